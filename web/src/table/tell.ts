// Sentences that the server sends as ids with arguments, said to the person who reads.

import type { Refused, Text } from "../wire/wire";
import { has, say } from "../words";
import { list } from "./people";

export interface Reader {
  seat: number | null; // where the reader sits
  names: readonly string[]; // by seat
  card?: (card: string) => string; // a card of the notation in words
}

type Arguments = Text["args"];
type Argument = Arguments[string];

/** Arguments that are cards of the notation: one or a list. A set is its two cards, with a blank between. */
const CARDS = ["card", "cards", "gold", "old", "set", "strong", "weak"];

/** Cards in words. A number is no card. What was told before there were lists has commas and blanks. */
function inWords(told: Argument, card: (text: string) => string): Argument {
  if (typeof told === "number") return told;
  const cards = typeof told === "string" ? told.split(/,? /) : told.map(String);
  return cards.filter(Boolean).map(card);
}

function forReader(args: Arguments, { seat, names, card }: Reader): Arguments {
  const said = { ...args };
  if (card) for (const key of CARDS) if (key in args) said[key] = inWords(args[key]!, card);
  if (typeof args.seat !== "number") return said;
  return { name: names[args.seat] ?? "", ...said, who: args.seat === seat ? "you" : "other" };
}

/** A sentence about the table. The seat that it is about gets its name, and "you" if it is the reader's. */
export function tell(text: Text, reader: Reader): string {
  if (!has(text.id)) return say("table-no-sentence", { id: text.id });
  return say(text.id, forReader(text.args, reader));
}

/** Why something was refused. Whom one has to wait for is said by name, not by number. */
export function tellRefusal(refused: Pick<Refused, "id" | "args">, reader: Reader): string {
  if (refused.id !== "not-your-turn") return tell(refused, reader);
  const seats = [refused.args.seats ?? []].flat();
  const names = seats.map((seat) => reader.names[Number(seat)] ?? String(seat));
  return say("table-not-your-turn", { names: list(names) });
}

/** The number of the rule that is cited: 7 in "luz 7". */
export function ruleNumber(rule: string | null | undefined): number | null {
  const number = Number(rule?.split(" ").pop());
  return Number.isInteger(number) && number > 0 ? number : null;
}
