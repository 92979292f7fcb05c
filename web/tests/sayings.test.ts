// Everything that random games have to say and to refuse, in all languages: tools/sayings.py plays them.
import { beforeAll, describe, expect, it } from "vitest";
import { faceOf } from "../src/games";
import { tell, tellRefusal, type Reader } from "../src/table/tell";
import type { Text } from "../src/wire/wire";
import { LANGUAGES, speak } from "../src/words";
import { fromRepository } from "./records";

interface Saying extends Text {
  game: string;
  refusal: boolean;
}

const sayings = JSON.parse(fromRepository("web/tests/generated/sayings.json")) as Saying[];
const NAMES = ["Ada", "Bo", "Cy", "Di", "Ed"];

/** What nobody should read in any language: signs of a mistake, and marks that stand twice or after a blank. */
const BROKEN = [
  /NaN|undefined|null|None|object|[{}[\]]/,
  /[,.;:!?、。，；：！？] ?[,.;:!?、。，；：！？]/,
  / [,.;!?]/,
];
const HALF_WIDTH = /,| [、。，；：！？]|[、。，；：！？] /; // in Chinese and Japanese
/** A move as it is typed: a verb, and everything after it that a notation may have. "You play Z4" is none. */
const TYPED =
  /(?<!\b(?:You|you|can|must) )\b(?:approach|bid|confess|discard|extra|negotiate|play|predict|reveal|sets|support|swap|take)(?: (?:[A-Z\d+*/]{1,3}|line|partner)(?![\w]))+/g;
/** Cards and girls as the notation writes them. */
const CODES: Readonly<Record<string, RegExp>> = {
  luz: /(?<!\w)[YRGBP](?:\d+|\?)?(?!\w)/,
  lineit: /(?<!\w)[RBGY](?!\w)/,
  dragonegg: /(?<!\w)[RB][1-7*?]?(?!\w)/,
  yurikure: /(?<!\w)[RWKYPGS]{1,2}(?!\w)/,
  aurum: /(?<!\w)[BPZCSG](?:\d+|\?)?(?!\w)/,
};
const EXPLAINED = ["yurikure-no-pair"]; // this one says how codes are written

function faultsOf(said: string, { game, id }: Pick<Saying, "game" | "id">, language: string): string[] {
  const faults = language === "en" ? BROKEN : [...BROKEN, HALF_WIDTH];
  const codes = EXPLAINED.includes(id) ? [] : [CODES[game]!];
  const found = faults.filter((fault) => fault.test(said));
  return [...found, ...codes.filter((code) => code.test(said.replace(TYPED, "")))].map(String);
}

it.each([
  ["aurum", "Lead one of phosphorus NaN, silver NaN, zinc 10.", "en"],
  ["aurum", "你可以出磷 3, 銀 5。", "zh-Hant"],
  ["aurum", "你的手牌： 鉍 3", "zh-Hant"],
  ["aurum", "Lead one of P3, S10.", "en"],
  ["aurum", "Your collection has .", "en"],
  ["luz", "Play slot {$slots}.", "en"],
  ["luz", "スロット1、、2", "ja"],
  ["dragonegg", "You discard R*.", "en"],
  ["aurum", "You do not hold zinc 3. You can play P2.", "en"],
  ["yurikure", "行動順は R W K です。", "ja"],
])("a fault is found in %s: %s", (game, said, language) => {
  expect(faultsOf(said, { game, id: "" }, language)).not.toEqual([]);
});

it("a move to type is no fault", () => {
  const said = "Type it like this: sets R5 R5 / B1 B3";
  expect(faultsOf(said, { game: "dragonegg", id: "" }, "en")).toEqual([]);
});

describe.each(["luz", "lineit", "dragonegg", "yurikure", "aurum"])("%s", (game) => {
  const own = sayings.filter((saying) => saying.game === game);
  let card: Reader["card"];
  beforeAll(async () => void (card = (await faceOf(game)).cardText));

  it.each(LANGUAGES)("says everything well in %s", async (language) => {
    await speak(language);
    expect(own.length).toBeGreaterThan(1000);
    const wrong = new Map<string, string>(); // one of each id
    for (const seat of [null, 0]) {
      const reader = { seat, names: NAMES, card };
      for (const saying of own) {
        const said = (saying.refusal ? tellRefusal : tell)(saying, reader);
        const faults = faultsOf(said, saying, language);
        if (faults.length) wrong.set(saying.id, `${said} ${faults.join(" ")}`);
      }
    }
    expect([...wrong]).toEqual([]);
  });
});
