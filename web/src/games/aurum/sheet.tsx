import type { JSX } from "preact";
import type { AurumView, Round, Side } from "../../wire/aurum";
import { say } from "../../words";
import type { SheetProps } from "../face";
import { ScoreSheet, type Entry } from "../parts/sheet";
import { sideNumber, standing } from "./read";
import { Nugget } from "./signs";
import { sideName } from "./words";

/** Tricks, prediction and points of a side in a round, and its nugget if it won. */
function entry(view: AurumView, side: Side, round: Round | null): Entry | null {
  if (side.prediction === null) return null;
  const note = `${side.won}/${side.prediction}`;
  if (!round) return { note, points: null };
  const won = round.winners.includes(side.seats[0]!);
  const points = (
    <span class="aurum-entry">
      {side.prediction_points}+{side.gold_points}={side.points}
      {won && view.scoring === "nuggets" && <Nugget />}
      {won && <span class="unseen">{say("aurum-web-round-won")}</span>}
    </span>
  );
  const kind = standing(side).kind;
  return { note, points, tone: kind === "exact" ? "good" : kind === "needs" ? "bad" : undefined };
}

/** The score sheet: a column for each side, which is a team or a seat. */
export function Sheet({ view, names }: SheetProps<AurumView>): JSX.Element {
  const lines = view.sheet.map((round, i) => ({
    head: i + 1,
    now: false,
    entries: round.sides.map((side) => entry(view, side, round)),
  }));
  const now = { head: view.round, now: true, entries: view.sides.map((side) => entry(view, side, null)) };
  const isOpen = view.round > view.sheet.length;
  return (
    <ScoreSheet
      caption={say("aurum-web-sheet")}
      names={view.teams.map((seats) => sideName(view, names, seats))}
      seat={view.seat === null ? null : sideNumber(view, view.seat)}
      lines={isOpen ? [...lines, now] : lines}
      totals={view.teams.map(([seat]) => view.scores[seat!]!)}
      sum={view.scoring === "points" ? undefined : say("aurum-web-nuggets")}
    />
  );
}
