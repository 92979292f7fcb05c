import type { LineitView } from "../../wire/lineit";
import type { Face } from "../face";
import { Answers } from "./answers";
import { Chart } from "./chart";
import { isQuick, readMove } from "./read";
import { Sheet } from "./sheet";
import { Table } from "./table";
import { describe, moveText, where } from "./words";

export const face: Face<LineitView> = {
  game: "lineit",
  Table,
  Answers,
  Sheet,
  Chart,
  where,
  moveText,
  readMove,
  describe,
  quick: isQuick,
};
