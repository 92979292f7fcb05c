// What several games draw alike: docs/deal-v1.md, sections 4 and 5.
import type { ChanceKind } from "./dealing";
import { shuffle, type Stream } from "./stream";

export const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

/** Cards in notation order: every suit with all of the ranks. */
export const suited = (suits: string, ranks: readonly (number | string)[]): string[] =>
  [...suits].flatMap((suit) => ranks.map((rank) => `${suit}${rank}`));

export const drawFirst = (players: number, stream: Stream): string => `first ${stream.below(players)}`;

/** A chance line of cards, which come in notation order. */
export const drawCards = (kind: ChanceKind, cards: readonly string[], stream: Stream): string =>
  [kind, ...shuffle(cards, stream)].join(" ");
