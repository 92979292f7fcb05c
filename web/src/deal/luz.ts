// What chance decides in Luz, and when: docs/deal-v1.md, section 5, and docs/record.md.
import type { Dealing } from "./dealing";
import { shuffle } from "./stream";

const SUITS = [..."YRGBP"];
const RANKS: Readonly<Record<number, number>> = { 3: 8, 4: 10, 5: 12 };
const ROUNDS = 4;
const HAND = 10;

/** The cards of the number of players, in notation order. */
export function pack(players: number): string[] {
  const ranks = Array.from({ length: RANKS[players] ?? 0 }, (_, rank) => rank + 1);
  return SUITS.flatMap((suit) => ranks.map((rank) => `${suit}${rank}`));
}

export const luz: Dealing = {
  game: "luz",
  players: [3, 4, 5],
  rules: 1,
  decision: /^(?:bid (?:[0-9]|10)\+?|play (?:[1-9]|10))$/,
  due(steps, players) {
    if (steps === 0) return "first";
    const round = 1 + players + HAND * players; // a deal, a bid of every seat, ten cards of every seat
    if (steps > ROUNDS * round) return "over";
    return (steps - 1) % round === 0 ? "deal" : "decision";
  },
  draw(kind, players, stream) {
    if (kind === "first") return `first ${stream.below(players)}`;
    return ["deal", ...shuffle(pack(players), stream)].join(" ");
  },
};
