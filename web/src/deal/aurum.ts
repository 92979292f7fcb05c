// What chance decides in Aurum: who starts, and the cards of every round.
import { inOrder, type Dealing } from "./dealing";
import { drawCards, drawFirst, suited, upTo } from "./draws";

/** The base cards of the number of players, in notation order: three play without copper and without tens. */
const pack = (players: number): string[] =>
  players === 3 ? suited("BPZS", upTo(9)) : suited("BPZCS", upTo(10));
const BASE = "[BPZCS](?:[1-9]|10)";
const GOLD = "G[0-8]";

export const aurum: Dealing = {
  game: "aurum",
  players: [3, 4],
  options: [
    { name: "zero_gold", values: ["yes", "no"] },
    { name: "scoring", values: ["nuggets", "points"] },
  ],
  rules: 1,
  decision: new RegExp(
    `^(?:predict ${BASE}|swap ${GOLD} ${BASE}(?: partner)?|stay|play (?:${BASE}|${GOLD})|stop)$`,
  ),
  due: inOrder(["first", "deal"], "deal"),
  draw({ kind }, players, _options, stream) {
    return kind === "first" ? drawFirst(players, stream) : drawCards(kind, pack(players), stream);
  },
};
