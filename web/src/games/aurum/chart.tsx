import type { JSX } from "preact";
import type { AurumView, Round, Side } from "../../wire/aurum";
import type { SheetProps } from "../face";
import { TotalsChart } from "../parts/chart";
import { sideName } from "./words";

const ROUNDS = 3;
const NUGGETS = 2; // win the game

/** What a side has got in a round: points, or a nugget. */
const brought = (view: AurumView, round: Round, side: Side): number =>
  view.scoring === "points" ? (side.points ?? 0) : Number(round.winners.includes(side.seats[0]!));

/** Totals of every side before the first round and after each that is over. */
export function runningTotals(view: AurumView): number[][] {
  return view.teams.map((_, i) =>
    view.sheet.reduce(
      (totals, round) => [...totals, totals.at(-1)! + brought(view, round, round.sides[i]!)],
      [0],
    ),
  );
}

export function Chart({ view, names }: SheetProps<AurumView>): JSX.Element {
  const sides = view.teams.map((seats) => sideName(view, names, seats));
  const scale = view.scoring === "points" ? { rounds: ROUNDS } : { least: NUGGETS };
  return <TotalsChart names={sides} totals={runningTotals(view)} {...scale} />;
}
