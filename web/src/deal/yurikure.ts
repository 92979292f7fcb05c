// What chance decides in Yurikure: couple, affection and order of the start, a seat, and the dice.
import { inOrder, type Dealing } from "./dealing";
import { drawFirst } from "./draws";
import { shuffle, type Stream } from "./stream";

const GIRLS = [..."RWKYPGS"];
/** All pairs in their order: RW, RK, …, GS. */
const PAIRS = GIRLS.flatMap((one, i) => GIRLS.slice(i + 1).map((other) => one + other));
const PAIR = `(?:${PAIRS.join("|")})`;

const drawPair = (pairs: readonly string[], stream: Stream): string =>
  pairs[stream.below(pairs.length)] as string;

const shareGirl = (pair: string, other: string): boolean => [...pair].some((girl) => other.includes(girl));

/** The three pairs with affection have six different girls, or are just three different pairs; the couple is free. */
function drawSetup(disjoint: "girls" | "pairs", stream: Stream): string {
  const excludes = disjoint === "girls" ? shareGirl : (pair: string, other: string) => pair === other;
  const couple = drawPair(PAIRS, stream);
  const fond: string[] = [];
  while (fond.length < 3) {
    const allowed = PAIRS.filter((pair) => !fond.some((drawn) => excludes(drawn, pair)));
    fond.push(drawPair(allowed, stream));
  }
  const [two, one, another] = fond;
  const order = shuffle(GIRLS, stream).join(" ");
  return `setup couple ${couple} two ${two} one ${one} one ${another} order ${order}`;
}

export const yurikure: Dealing = {
  game: "yurikure",
  players: [3, 4],
  options: [
    { name: "setup_disjoint", values: ["girls", "pairs"] },
    { name: "reveal_direction", values: ["left", "right"] },
    { name: "duplicate_support", values: ["no", "yes"] },
  ],
  rules: 1,
  decision: new RegExp(
    `^(?:support [1-5] ${PAIR}|extra ${PAIR}|reveal [1-9][0-9]?|pass` +
      `|(?:approach|confess) [${GIRLS.join("")}]|negotiate ${PAIR}|idle|yes|no)$`,
  ),
  due: inOrder(["setup", "first"], "roll"),
  draw({ kind }, players, options, stream) {
    if (kind === "first") return drawFirst(players, stream);
    if (kind === "roll") return `roll ${1 + stream.below(6)}`;
    return drawSetup(options.get("setup_disjoint") === "pairs" ? "pairs" : "girls", stream);
  },
};
