// What chance decides in The Dragon's Egg: the deck of every round.
import { inOrder, type Chance, type Dealing } from "./dealing";
import { drawCards, suited } from "./draws";

const COPIES = 2;
const KINDS = suited("RB", [..."1234567*"]);
const CARD = "[RB][1-7*]";

/**
 * The cards of a deck in notation order. The first has all of them. A later one has those that are in no hand: only
 * the moves tell which, so they are taken from the line, but none that is not in the pack.
 */
function cardsOf({ k, text }: Chance): string[] {
  const there = text.split(" ").slice(1);
  const copies = (kind: string): number =>
    k === 0 ? COPIES : Math.min(COPIES, there.filter((card) => card === kind).length);
  return KINDS.flatMap((kind) => Array<string>(copies(kind)).fill(kind));
}

export const dragonegg: Dealing = {
  game: "dragonegg",
  players: [2, 3, 4, 5],
  options: [{ name: "wild_cross_colour", values: ["allowed", "forbidden"] }],
  rules: 1,
  decision: new RegExp(
    `^(?:bracelet|sets ${CARD} ${CARD} / ${CARD} ${CARD}|egg (?:strong|weak)|keep|discard ${CARD})$`,
  ),
  due: inOrder(["deck"], "deck"),
  draw: (chance, _players, _options, stream) => drawCards(chance.kind, cardsOf(chance), stream),
};
