// What chance decides in Luz, and when: docs/deal-v1.md, section 5, and docs/record.md.
import type { Dealing } from "./dealing";
import { drawCards, drawFirst, suited, upTo } from "./draws";

const RANKS: Readonly<Record<number, number>> = { 3: 8, 4: 10, 5: 12 };
const ROUNDS = 4;
const HAND = 10;

/** The cards of the number of players, in notation order. */
export const pack = (players: number): string[] => suited("YRGBP", upTo(RANKS[players] ?? 0));

export const luz: Dealing = {
  game: "luz",
  players: [3, 4, 5],
  options: [],
  rules: 1,
  decision: /^(?:bid (?:[0-9]|10)\+?|play (?:[1-9]|10))$/,
  due(steps, players) {
    if (steps === 0) return ["first"];
    const round = 1 + players + HAND * players; // a deal, a bid of every seat, ten cards of every seat
    if (steps > ROUNDS * round) return ["over"];
    return [(steps - 1) % round === 0 ? "deal" : "decision"];
  },
  draw({ kind }, players, _options, stream) {
    return kind === "first" ? drawFirst(players, stream) : drawCards(kind, pack(players), stream);
  },
};
