// A view in the words of the card table. Nothing here knows a rule that the view does not show.

import type { DragonEggView, Pair } from "../../wire/dragonegg";
import { bottomSeat } from "../parts/seats";

export type View = DragonEggView;

/** The strong set lies before the far hills, the weak one on the near table. */
export const ROWS = ["strong", "weak"] as const;
export type Row = (typeof ROWS)[number];

/** "R5" is the red 5, "B*" the blue wild. */
export function readCard(text: string): { colour: string; rank: string } {
  return { colour: text[0]!, rank: text.slice(1) };
}

/** Whether the round on the table has been settled: its sets lie open, and nothing is dealt yet. */
export const isSettled = (view: View): boolean => view.last?.round === view.round;

/** Whether sets are made now: in the first place, or again with the help of the egg. */
export const isMaking = (view: View): boolean => view.phase === "sets" || view.phase === "remake";

/** The cards that we hold; [] for whoever only watches. */
export function ownHand(view: View): string[] {
  if (view.seat === null) return [];
  return view.seats[view.seat]!.cards.filter((card) => card !== null);
}

/** What lies in the hand at the lower edge of the table; null is the back of a card. */
export const lowerHand = (view: View): readonly (string | null)[] => view.seats[bottomSeat(view)]!.cards;

/** Names for cards of which there are two: "R5.0" and "R5.1". A back is known by its place: "?.3". */
export function idsOf(cards: readonly (string | null)[]): string[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const name = card ?? "?";
    const copy = seen.get(name) ?? 0;
    seen.set(name, copy + 1);
    return `${name}.${copy}`;
  });
}

export const cardOf = (id: string): string => id.slice(0, id.indexOf("."));

/** What two cards of our hand would be as a set. */
export function pairOf(view: View, first: string, second: string): Pair | undefined {
  const wanted = [first, second].sort().join(" ");
  return view.pairs.find(({ set }) => [...set.cards].sort().join(" ") === wanted);
}

const CARD = /[rb][1-7*]/gi;
const SETS = /^(sets\s+)?([rb][1-7*]\s*[/,]?\s*){4}$/i;

/** Four cards that were typed, as the move that lays them: the slash and the capitals may be missing. */
function readSets(text: string): string | null {
  if (!SETS.test(text)) return null;
  const [a, b, c, d] = text.toUpperCase().replace("SETS", "").match(CARD)!;
  return `sets ${a} ${b} / ${c} ${d}`;
}

const EGG_MOVES = ["egg strong", "egg weak", "keep"];

/** Short answers: cards for two sets; a number or "weak" for the egg; a number or a card to discard. */
export function readMove(view: View, text: string): string {
  const short = text.trim();
  const number = /^\d+$/.test(short) ? Number(short) : 0;
  if (view.phase === "egg")
    return EGG_MOVES.find((move) => move === `egg ${short}`) ?? EGG_MOVES[number - 1] ?? text;
  if (view.phase === "discard") {
    const card = ownHand(view)[number - 1] ?? (/^[rb][1-7*]$/i.test(short) ? short.toUpperCase() : null);
    return card ? `discard ${card}` : text;
  }
  return readSets(short) ?? text;
}

/** The card of a move "discard R5". */
export const discardOf = (move: string | null | undefined): string | null =>
  move?.startsWith("discard ") ? move.slice("discard ".length) : null;
