// Sentences that the server sends as ids with arguments, said to the person who reads.

import type { Refused, Text } from "../wire/wire";
import { listed } from "../games/parts/words";
import { has, say } from "../words";
import { list } from "./people";

export interface Reader {
  seat: number | null; // where the reader sits
  names: readonly string[]; // by seat
  card?: (card: string) => string; // a card of the notation in words
}

type Arguments = Text["args"];

/** Arguments that are cards of the notation, or several with blanks between them. */
const CARDS = ["card", "cards", "gold", "old"];
/** And sets of cards. A refusal leaves them as they are: it says how they are typed. */
const SETS = ["set", "strong", "weak"];

/** The arguments with all cards in words. A number is no card. */
function inWords(args: Arguments, card: (text: string) => string, keys: readonly string[]): Arguments {
  const told = Object.entries(args).map(([key, value]) =>
    keys.includes(key) && typeof value === "string" && value
      ? [key, listed(value.split(" ").map(card))]
      : [key, value],
  );
  return Object.fromEntries(told) as Arguments;
}

function forReader(args: Arguments, { seat, names, card }: Reader, keys: readonly string[]): Arguments {
  const said = card ? inWords(args, card, keys) : args;
  if (typeof args.seat !== "number") return said;
  return { name: names[args.seat] ?? "", ...said, who: args.seat === seat ? "you" : "other" };
}

/** A sentence about the table. The seat that it is about gets its name, and "you" if it is the reader's. */
export function tell(text: Text, reader: Reader, keys: readonly string[] = [...CARDS, ...SETS]): string {
  if (!has(text.id)) return say("table-no-sentence", { id: text.id });
  return say(text.id, forReader(text.args, reader, keys));
}

/** Why something was refused. Whom one has to wait for is said by name, not by number. */
export function tellRefusal(refused: Pick<Refused, "id" | "args">, reader: Reader): string {
  if (refused.id !== "not-your-turn") return tell(refused, reader, CARDS);
  const seats = String(refused.args.seats).match(/\d+/g) ?? [];
  return say("table-not-your-turn", { names: list(seats.map((seat) => reader.names[Number(seat)] ?? seat)) });
}

/** The number of the rule that is cited: 7 in "luz 7". */
export function ruleNumber(rule: string | null | undefined): number | null {
  const number = Number(rule?.split(" ").pop());
  return Number.isInteger(number) && number > 0 ? number : null;
}
