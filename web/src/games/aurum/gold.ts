// Where every gold card of this round is. The view counts gold by rank; here each card has a name of its own, such as
// G1b, so that it can be seen travelling between the shelf, the collections and the trick.

import type { AurumView, Trick } from "../../wire/aurum";
import { isGold, readCard } from "./read";

export interface GoldPlaces {
  shelf: string[];
  seats: string[][];
  trick: (string | null)[]; // by seat
}

const rankOf = (name: string): number => Number(name[1]);

/** Takes one card of a rank out of a heap. */
function take(heap: string[], rank: number): string[] {
  const at = heap.findIndex((name) => rankOf(name) === rank);
  return at < 0 ? [] : heap.splice(at, 1);
}

function played(places: GoldPlaces, { cards }: Trick): void {
  for (const { seat, card } of cards) {
    if (isGold(card)) places.trick[seat] = take(places.seats[seat]!, readCard(card).rank)[0] ?? null;
  }
}

/** What was taken for the lowest card comes first; then what was played goes back. */
function ended(places: GoldPlaces, { state, lowest, takes }: Trick): void {
  if (state === "done" && lowest !== null && takes !== null)
    places.seats[lowest]!.push(...take(places.shelf, takes));
  places.shelf.push(...places.trick.filter((name) => name !== null));
  places.trick.fill(null);
}

/** All gold cards by their names, each where it is now. */
export function goldPlaces(view: AurumView): GoldPlaces {
  const seats = Array.from({ length: view.players }, (): string[] => []);
  const shelf = view.supply.flatMap(({ rank, total }) =>
    Array.from({ length: total }, (_, i) => `G${rank}${"abcd"[i]}`),
  );
  const places = { shelf, seats, trick: seats.map((): string | null => null) };
  if (view.zero_gold && view.hands.length) seats.forEach((heap) => heap.push(...take(shelf, 0)));
  for (const trick of view.tricks) {
    for (const { seat, gold } of trick.swaps) shelf.push(...take(seats[seat]!, gold));
    played(places, trick);
    if (trick.state !== "open") ended(places, trick);
  }
  return places;
}

/** The cards of a heap by rank, ascending. */
export function byRank(heap: readonly string[]): { rank: number; names: string[] }[] {
  const ranks = [...new Set(heap.map(rankOf))].sort((a, b) => a - b);
  return ranks.map((rank) => ({ rank, names: heap.filter((name) => rankOf(name) === rank).sort() }));
}
