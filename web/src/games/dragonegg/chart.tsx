import type { JSX } from "preact";
import type { DragonEggView } from "../../wire/dragonegg";
import type { SheetProps } from "../face";
import { TotalsChart } from "../parts/chart";

/** Totals of every seat before the first round and after each that is settled. */
export function runningTotals(view: DragonEggView): number[][] {
  return Array.from({ length: view.players }, (_, seat) => [
    0,
    ...view.sheet.map(({ totals }) => totals[seat]!),
  ]);
}

export function Chart({ view, names }: SheetProps<DragonEggView>): JSX.Element {
  return <TotalsChart names={names} totals={runningTotals(view)} />;
}
