// What chance decides in Line-it: who starts, and the deck.
import { inOrder, type Dealing } from "./dealing";
import { drawCards, drawFirst, upTo } from "./draws";

/** All cards in notation order. */
const PACK = [...upTo(100).map(String), "+3", "+3", "+4", "+4", "+5", "+5"];
const CARD = "(?:[1-9][0-9]?|100|\\+[345])";

export const lineit: Dealing = {
  game: "lineit",
  players: [2, 3, 4, 5],
  options: [
    { name: "challenge_rule", values: ["exact", "at_least"] },
    { name: "final_hand_play", values: ["mandatory", "optional"] },
    { name: "final_start", values: ["passed", "kept"] },
  ],
  rules: 1,
  decision: new RegExp(`^(?:take ${CARD} (?:line|hand)|play ${CARD}|cash|end|pass)$`),
  due: inOrder(["first", "deck"]),
  draw({ kind }, players, _options, stream) {
    return kind === "first" ? drawFirst(players, stream) : drawCards(kind, PACK, stream);
  },
};
