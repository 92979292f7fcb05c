import type { JSX } from "preact";
import type { LuzView, Score } from "../../wire/luz";
import { say } from "../../words";
import type { SheetProps } from "../face";
import { ScoreSheet, type Entry } from "../parts/sheet";
import { signed } from "../parts/words";
import { readBid, standing } from "./read";

const ROUNDS = [1, 2, 3, 4];

/** Tricks, bid and points of a seat in a round; what is not there yet stays empty. */
function entry(score: Score | undefined, seat: number): Entry | null {
  const bid = score?.bids[seat];
  if (!score || !bid) return null;
  const [won, points] = [score.won[seat]!, score.points[seat] ?? null];
  const note = `${won}/${bid}`;
  if (points === null) return { note, points: null };
  const { kind } = standing(readBid(bid), won);
  return { note, points: signed(points), tone: kind === "exact" || kind === "saved" ? "good" : "bad" };
}

/** The score sheet of four rounds. */
export function Sheet({ view, names }: SheetProps<LuzView>): JSX.Element {
  const lines = ROUNDS.map((round) => ({
    head: round,
    now: round === view.round && !view.over,
    entries: names.map((_, seat) => entry(view.sheet[round - 1], seat)),
  }));
  return (
    <ScoreSheet
      caption={say("luz-web-sheet")}
      names={names}
      seat={view.seat}
      lines={lines}
      totals={view.scores}
    />
  );
}
