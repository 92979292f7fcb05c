import type { DragonEggView } from "../../wire/dragonegg";
import type { Face } from "../face";
import { Answers } from "./answers";
import { Chart } from "./chart";
import { KEYS, press } from "./keys";
import { readMove } from "./read";
import { Sheet } from "./sheet";
import { Table } from "./table";
import { stages } from "./told";
import { cardName, describe, moveText, scoreText, where } from "./words";

export const face: Face<DragonEggView> = {
  game: "dragonegg",
  Table,
  Answers,
  Sheet,
  Chart,
  where,
  moveText,
  scoreText,
  cardText: cardName,
  readMove,
  describe,
  stages,
  keys: KEYS,
  press,
};
