import type { LuzView } from "../../wire/luz";
import type { Face } from "../face";
import { Answers, moveText } from "./answers";
import { Chart } from "./chart";
import { Sheet } from "./sheet";
import { Table } from "./table";
import { cardName, describe, where } from "./words";

/** A bare number is a bid while there is bidding, and a slot afterwards. */
export function readMove(view: LuzView, text: string): string {
  const trimmed = text.trim();
  if (!/^\d+\+?$/.test(trimmed)) return text;
  return `${view.phase === "bid" ? "bid" : "play"} ${trimmed}`;
}

export const face: Face<LuzView> = {
  game: "luz",
  Table,
  Answers,
  Sheet,
  Chart,
  where,
  moveText,
  cardText: cardName,
  readMove,
  describe,
  keys: [{ keys: "i", says: "luz-web-key-info" }],
};
