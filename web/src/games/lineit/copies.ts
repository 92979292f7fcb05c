// There are two challenge cards of each kind, and they look the same. To see one travel, each has a name that it
// keeps: what is gone from one place is what has come to another.

import { createContext } from "preact";
import { useContext, useRef } from "preact/hooks";
import type { Card, LineitView } from "../../wire/lineit";

/** Places of the table, as "line 2", and what lies there. */
export type Places = ReadonlyMap<string, string>;

export const shownPlace = (round: number, at: number): string => `shown ${round} ${at}`;
export const handPlace = (seat: number, at: number): string => `hand ${seat} ${at}`;
export const linePlace = (seat: number): string => `line ${seat}`;

/** Where challenge cards lie. */
function challengePlaces(view: LineitView): Places {
  const found: [string, Card][] = [
    ...view.display.flatMap(({ card, taken }, at): [string, Card][] =>
      taken ? [] : [[shownPlace(view.round, at), card]],
    ),
    ...view.hands.flatMap((hand, seat) =>
      hand.map((card, at): [string, Card] => [handPlace(seat, at), card]),
    ),
    ...view.lines.flatMap(({ cards }, seat) => cards.map((card): [string, Card] => [linePlace(seat), card])),
  ];
  return new Map(found.filter(([, { colour }]) => colour === null).map(([place, { card }]) => [place, card]));
}

const namesOf = (card: string): string[] => [`${card}a`, `${card}b`];

/** The names of the cards at these places, when they had those names before. */
export function rename(before: Places, places: Places): Places {
  const stays = ([place, card]: [string, string]): boolean => namesOf(card).includes(before.get(place) ?? "");
  const names = new Map([...places].filter(stays).map(([place]) => [place, before.get(place)!]));
  const gone = [...before.values()].filter((name) => ![...names.values()].includes(name));
  for (const [place, card] of places) {
    if (names.has(place)) continue;
    const free = namesOf(card).filter((name) => ![...names.values()].includes(name));
    names.set(place, free.find((name) => gone.includes(name)) ?? free[0] ?? card);
  }
  return names;
}

/** The name by which a card travels. */
type NameOf = (place: string, card: Card) => string;

export const Names = createContext<NameOf>((_, { card }) => card);
export const useName = (): NameOf => useContext(Names);

/** Names for all cards of a table, from view to view. */
export function useNames(view: LineitView): NameOf {
  const last = useRef<{ view: LineitView; names: Places } | null>(null);
  if (last.current?.view !== view)
    last.current = { view, names: rename(last.current?.names ?? new Map(), challengePlaces(view)) };
  const { names } = last.current;
  return (place, { card, colour }) => (colour === null ? (names.get(place) ?? card) : card);
}
