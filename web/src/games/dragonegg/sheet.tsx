import type { JSX } from "preact";
import type { DragonEggView } from "../../wire/dragonegg";
import { say } from "../../words";
import type { SheetProps } from "../face";
import { ScoreSheet, type Line } from "../parts/sheet";
import { figure, signed } from "../parts/words";
import { isSettled } from "./read";

/** What every round has brought, and what everybody had then. */
export function Sheet({ view, names }: SheetProps<DragonEggView>): JSX.Element {
  const settled = view.sheet.map(({ round, gains, totals }): Line => ({
    head: round,
    now: false,
    entries: gains.map((gain, seat) => ({
      note: figure(totals[seat]!),
      points: signed(gain),
      tone: gain > 0 ? "good" : undefined,
    })),
  }));
  const now: Line = { head: view.round, now: true, entries: names.map(() => null) };
  return (
    <ScoreSheet
      caption={say("dragonegg-web-sheet", { target: view.target })}
      names={names}
      seat={view.seat}
      lines={isSettled(view) ? settled : [...settled, now]}
      totals={view.scores}
    />
  );
}
