// What the replay page keeps: through whose eye the game is seen, and where in it one is.
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { clock } from "../clock";
import { navigate, search } from "../shell";
import { loadTold, type Eye, type Told } from "./load";
import { momentAt } from "./moments";
import { Player, press } from "./player";

const SETTLED = 400; // ms after which the address says where one is

/** What is told, through one eye after another; each is fetched once. */
export function useEyes(table: string, first: Told): [Told, (eye: Eye) => void, boolean] {
  const [told, setTold] = useState(first);
  const [failed, setFailed] = useState(false);
  const known = useMemo(() => new Map([[first.eye, first]]), [first]);
  const choose = (eye: Eye): void => {
    const found = known.get(eye);
    setFailed(false);
    if (found) return setTold(found);
    loadTold(table, eye).then(
      (next) => {
        known.set(eye, next);
        setTold(next);
      },
      () => setFailed(true),
    );
  };
  return [told, choose, failed];
}

/** Where the address says that one is: at a step, or behind an entry of the log. */
function firstStep({ moments }: Told): number {
  const [step, seq] = ["step", "seq"].map((name) => Number(search.peek().get(name) ?? 0) || 0);
  return seq ? momentAt(moments, seq) : Math.max(0, step! - 1);
}

/** A player for the page's life: it listens to keys and writes its place into the address. */
export function usePlayer(table: string, told: Told): Player {
  const player = useMemo(() => new Player(told.moments, firstStep(told)), []);
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isForReplay(event) && press(player, event)) event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("keydown", onKey);
      player.dispose();
    };
  }, []);
  useEffect(() => player.retell(told.moments), [told]);
  const step = player.step.value + 1;
  useEffect(
    () =>
      clock.after(SETTLED, () =>
        navigate(`/t/${table}/replay?step=${step}&seat=${told.eye}`, { replace: true }),
      ),
    [step, told],
  );
  return player;
}

/** Keys that something else on the page needs are left to it: lists, buttons under the space bar, dialogs. */
function isForReplay(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (target?.closest("select, textarea, dialog, .replay-log, input:not([type=range])")) return false;
  return event.key !== " " || !target?.closest("button, a, summary");
}
