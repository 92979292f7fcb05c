// A view in the words of the card table. Nothing here knows a rule that the view does not show.

import type { Card, LuzView, Trick } from "../../wire/luz";

/** "Y12" is the sun 12; a back, "Y?", has no rank. */
export function readCard(text: string): { suit: string; rank: number | null } {
  return { suit: text[0]!, rank: Number(text.slice(1)) || null };
}

/** A bid as it is written: "3+" is three yellow beads and the safety bead. */
export interface Bid {
  beads: number;
  safety: boolean;
}

export const readBid = (text: string): Bid => ({ beads: parseInt(text, 10), safety: text.endsWith("+") });
export const writeBid = ({ beads, safety }: Bid): string => `bid ${beads}${safety ? "+" : ""}`;

/** How the tricks won stand to the bid: still needed, exact, saved by the safety bead, or too many. */
export type Standing = "needs" | "exact" | "saved" | "over";

export function standing(bid: Bid, won: number): { kind: Standing; by: number } {
  const by = Math.abs(won - bid.beads);
  if (won < bid.beads) return { kind: "needs", by };
  if (by === 0) return { kind: "exact", by };
  return { kind: bid.safety && by === 1 ? "saved" : "over", by };
}

export const isComplete = (view: LuzView, trick: Trick): boolean => trick.cards.length === view.players;

/** How many tricks of this round are complete. */
export const tricksDone = (view: LuzView): number =>
  view.tricks.filter((trick) => isComplete(view, trick)).length;

/** The number of the trick that is played now, counted from 1. */
export const trickNumber = (view: LuzView): number =>
  Math.min(tricksDone(view) + 1, view.hands[0]?.length ?? 1);

/** The line of the score sheet that belongs to the round on the table. */
export const scoreNow = (view: LuzView): LuzView["sheet"][number] | undefined => view.sheet[view.round - 1];

/** The bid that a seat has made in this round. */
export function bidOf(view: LuzView, seat: number): Bid | null {
  const text = scoreNow(view)?.bids[seat];
  return text ? readBid(text) : null;
}

/** Cards of the same suit that stand together, as slots. */
export function suitGroups(hand: readonly Card[]): { suit: string; slots: number[] }[] {
  const groups: { suit: string; slots: number[] }[] = [];
  hand.forEach(({ suit }, i) => {
    const last = groups.at(-1);
    if (last?.suit === suit) last.slots.push(i + 1);
    else groups.push({ suit, slots: [i + 1] });
  });
  return groups;
}

/** The name of a card's element: its seat and its slot, which everybody knows. */
export const cardKey = (seat: number, slot: number): string => `${seat}-${slot}`;

/** The slot of a move "play 4"; null for other moves. */
export function slotOf(move: string | null | undefined): number | null {
  const found = /^play (\d+)$/.exec(move ?? "");
  return found ? Number(found[1]) : null;
}
