// The two sets as they are being put together. They lie on the table, and the button that lays them down is in the
// question bar; so what both know is a signal. It belongs to one round, and is forgotten when the table is left.

import { signal } from "@preact/signals";
import { cardOf, idsOf, isMaking, ownHand, pairOf, ROWS, type Row, type View } from "./read";
import type { Pair } from "../../wire/dragonegg";

/** What lies on the four places: two for the strong set, two for the weak one. Cards are known by their ids. */
export type Places = readonly (string | null)[];

export interface Draft {
  places: Places;
  aim: number | null; // the empty place that the next card is meant for
}

const EMPTY: Draft = { places: [null, null, null, null], aim: null };

const kept = signal<Draft & { of: string }>({ ...EMPTY, of: "" });

const nameOf = (view: View): string => `${view.round} ${view.phase} ${view.seat}`;

/** What was put together in this round. */
export function draftOf(view: View): Draft {
  const { of, places, aim } = kept.value;
  if (!isMaking(view) || of !== nameOf(view)) return EMPTY;
  const held = idsOf(ownHand(view));
  const isLaid = view.seat !== null && view.seats[view.seat]!.committed;
  if (!isLaid && places.some((id) => id !== null && !held.includes(id))) return EMPTY;
  return { places, aim };
}

function keep(view: View, draft: Draft): void {
  kept.value = { ...draft, of: nameOf(view) };
}

export function forget(): void {
  kept.value = { ...EMPTY, of: "" };
}

/** The place for the next card; -1 when all are taken. */
export function nextPlace({ places, aim }: Draft): number {
  return aim !== null && places[aim] === null ? aim : places.indexOf(null);
}

/** The draft with a card on a place; what lay there goes to where the card comes from. */
function withCard({ places }: Draft, id: string, place: number): Draft {
  const from = places.indexOf(id);
  const other = places[place] ?? null;
  return { places: places.map((one, i) => (i === place ? id : i === from ? other : one)), aim: null };
}

/** Puts a card on a place, or on the next one. */
export function put(view: View, id: string, place = nextPlace(draftOf(view))): void {
  if (place >= 0) keep(view, withCard(draftOf(view), id, place));
}

/** Takes a card back into the hand. */
export function takeBack(view: View, id: string): void {
  const { places } = draftOf(view);
  keep(view, { places: places.map((one) => (one === id ? null : one)), aim: places.indexOf(id) });
}

/** The next card is meant for this place. */
export function aimAt(view: View, place: number): void {
  keep(view, { ...draftOf(view), aim: place });
}

/** The strong set becomes the weak one, and the other way round. */
export function exchange(view: View): void {
  const [a, b, c, d] = draftOf(view).places;
  keep(view, { places: [c!, d!, a!, b!], aim: null });
}

/** All cards go back into the hand; whether there were any. */
export function clear(view: View): boolean {
  const had = draftOf(view).places.some((id) => id !== null);
  if (had) keep(view, EMPTY);
  return had;
}

export const placesOf = (row: Row): readonly [number, number] => (row === "strong" ? [0, 1] : [2, 3]);

/** What a set would be, as the view says it; undefined while a card is missing. */
export function pairIn(view: View, { places }: Draft, row: Row): Pair | undefined {
  const [first, second] = placesOf(row).map((place) => places[place]);
  return first && second ? pairOf(view, cardOf(first), cardOf(second)) : undefined;
}

/** Whether both sets are there and the one that should be strong is the weaker one. */
export function isWrongWay(view: View, draft: Draft): boolean {
  const [strong, weak] = ROWS.map((row) => pairIn(view, draft, row));
  return strong !== undefined && weak !== undefined && strong.set.strength < weak.set.strength;
}

/** The move that lays both sets; null while a card is missing. */
export function moveOf({ places }: Draft): string | null {
  if (places.includes(null)) return null;
  const [a, b, c, d] = places.map((id) => cardOf(id!));
  return `sets ${a} ${b} / ${c} ${d}`;
}
