import type { Text } from "../../wire/wire";
import type { AurumView } from "../../wire/aurum";
import type { Face } from "../face";
import { Answers } from "./answers";
import { Chart } from "./chart";
import { readTyped } from "./read";
import { Sheet } from "./sheet";
import { Table } from "./table";
import { cardName, describe, moveText, scoreName, where } from "./words";

/** Nobody needs to be shown one after another that nothing was changed. */
const quick = (log: readonly Text[]): boolean => log.every(({ id }) => id === "aurum-told-stay");

export const face: Face<AurumView> = {
  game: "aurum",
  Table,
  Answers,
  Sheet,
  Chart,
  where,
  moveText,
  scoreText: scoreName,
  cardText: cardName,
  readMove: readTyped,
  describe,
  quick,
  keys: [{ keys: "4 4", says: "aurum-web-key-digit" }],
};
