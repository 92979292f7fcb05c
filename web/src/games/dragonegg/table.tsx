import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { DragonEggView } from "../../wire/dragonegg";
import type { TableProps } from "../face";
import { Bones } from "../parts/bones";
import { bottomSeat } from "../parts/seats";
import { Centre, type Look } from "./centre";
import { draftOf } from "./draft";
import { useHold } from "./hold";
import { Over } from "./ledger";
import { Hand } from "./own";
import { OtherSeat, SeatPlate, type Shown } from "./seat";
import "./table.css";
import "./tokens.css";
import "./seats.css";
import "./centre.css";
import "./trays.css";
import "./own.css";
import "./over.css";
import { asTold, toldAt } from "./told";
import { Trays } from "./trays";

/** The table of the Dragon's Egg, as far as what has happened is told. */
export function Table(props: TableProps<DragonEggView>): JSX.Element {
  const told = toldAt(props.view, props.stage);
  const table: Shown = { ...props, view: asTold(props.view, told), told };
  const { view } = table;
  const hold = useHold(table);
  const draft = draftOf(view);
  const [look, setLook] = useState<Look | null>(null);
  useEffect(() => setLook(null), [view.round, view.over]);
  const close = (): void => setLook(null);
  return (
    <Bones
      game="dragonegg"
      table={table}
      others={(seat) => <OtherSeat table={table} seat={seat} />}
      middle={() => (
        <div class="dragonegg-middle">
          <Centre table={table} onLook={setLook} />
          <Trays {...{ table, draft, hold }} />
        </div>
      )}
      own={(_, size) => (
        <div class="dragonegg-before">
          <SeatPlate table={table} seat={bottomSeat(view)} />
          <Hand {...{ table, draft, hold, size }} />
        </div>
      )}
    >
      {look && <Over table={table} look={look} onClose={close} />}
    </Bones>
  );
}
