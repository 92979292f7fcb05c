import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { clock } from "../clock";
import { unwatch, watch } from "../net/socket";
import { openInTime } from "../state/entropy";
import { loadMe, me } from "../state/me";
import { loadPlace } from "../state/place";
import { problemOf } from "../state/tables";
import { Desk } from "./desk";
import { Loading, NameGate, NoTable } from "./gate";
import { passwordOf } from "./password";
import { RoomPage } from "./room";
import { useGameTexts } from "../words/use-game";
import "../shell/fields.css";
import "./table.css";
import { callWhenTurn } from "./turn";

const RETRY = 2000;

/** Finds out who we are; asks again as long as nobody answers. */
function useKnown(): { asked: boolean } {
  const [asked, setAsked] = useState(me.value !== null);
  useEffect(() => {
    let wanted = !asked;
    const ask = (): void => {
      if (!wanted) return;
      loadMe().then(
        () => wanted && setAsked(true),
        () => clock.after(RETRY, ask),
      );
    };
    ask();
    return () => void (wanted = false);
  }, []);
  return { asked };
}

/** The page of a table: `/t/{id}`. Somebody who comes by a link for the first time is asked for a name. */
export function TablePage({ id = "" }: { id?: string }): JSX.Element {
  const { asked } = useKnown();
  if (me.value) return <Watched key={id} table={id} />;
  return asked ? <NameGate /> : <Loading />;
}

function useDesk(table: string): Desk {
  const desk = useMemo(() => new Desk(table), [table]);
  useEffect(() => {
    void loadPlace();
    watch(table, passwordOf(table));
    const stops = [openInTime(table), callWhenTurn(desk), () => unwatch(table), () => desk.dispose()];
    return () => stops.forEach((stop) => stop());
  }, [desk]);
  return desk;
}

function Watched({ table }: { table: string }): JSX.Element {
  const desk = useDesk(table);
  const problem = problemOf(table).value;
  const here = useGameTexts(desk.room.value?.game ?? null); // before anything is said of it
  if (desk.room.value && here) return <RoomPage desk={desk} />;
  return problem ? <NoTable table={table} problem={problem} /> : <Loading />;
}
