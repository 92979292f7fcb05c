import type { JSX } from "preact";
import type { LuzView } from "../../wire/luz";
import type { SheetProps } from "../face";
import { TotalsChart } from "../parts/chart";

const ROUNDS = 4;

/** Totals of every seat before the first round and after each that is scored. */
export function runningTotals(view: LuzView): number[][] {
  const scored = view.sheet.filter((score) => score.points.every((points) => points !== null));
  return Array.from({ length: view.players }, (_, seat) =>
    scored.reduce((totals, score) => [...totals, totals.at(-1)! + score.points[seat]!], [0]),
  );
}

export function Chart({ view, names }: SheetProps<LuzView>): JSX.Element {
  return <TotalsChart names={names} totals={runningTotals(view)} rounds={ROUNDS} />;
}
