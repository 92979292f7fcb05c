import type { JSX } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import type { LineitView } from "../../wire/lineit";
import type { TableProps } from "../face";
import { Bones } from "../parts/bones";
import { Patterns, Town } from "./art";
import { Names, useNames } from "./copies";
import { Display } from "./display";
import { Halls } from "./halls";
import { useHold } from "./hold";
import { Enlarged, Other } from "./others";
import { Own } from "./own";
import { pick } from "./pick";
import "./table.css";
import "./arrange.css";

/** The table of Line-it: a map with everybody's lines, the display and the four halls. */
export function Table(table: TableProps<LineitView>): JSX.Element {
  const hold = useHold(table);
  const [open, setOpen] = useState<number | null>(null);
  const { view } = table;
  const nameOf = useNames(view);
  useEscape(() => {
    setOpen(null);
    pick(view, null);
  });
  return (
    <Names.Provider value={nameOf}>
      <Bones
        game="lineit"
        table={table}
        others={(seat) => <Other table={table} seat={seat} onLook={() => setOpen(seat)} />}
        middle={() => (
          <>
            <Patterns />
            <Town />
            <Display table={table} hold={hold} />
            <Halls table={table} hold={hold} />
            {open !== null && <Enlarged table={table} seat={open} onClose={() => setOpen(null)} />}
          </>
        )}
        own={() => <Own table={table} hold={hold} />}
      />
    </Names.Provider>
  );
}

/** Escape puts everything back, wherever the focus is. */
function useEscape(run: () => void): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => void (event.key === "Escape" && run());
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
