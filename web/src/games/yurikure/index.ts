import type { Text } from "../../wire/wire";
import type { YurikureView } from "../../wire/yurikure";
import type { Face } from "../face";
import { Answers } from "./answers";
import { Chart } from "./chart";
import { readMove } from "./read";
import { Sheet } from "./sheet";
import { answered, readOrder, Standing } from "./standing";
import { Table } from "./table";
import { describe, moveText, where } from "./words";

const QUICK = ["yurikure-told-pass", "yurikure-told-placed"];

export const face: Face<YurikureView> = {
  game: "yurikure",
  Table,
  Answers,
  Standing,
  answered,
  readOrder,
  Sheet,
  Chart,
  where,
  moveText,
  readMove,
  describe,
  quick: (log: readonly Text[]) => log.every(({ id }) => QUICK.includes(id)),
  keys: [
    { keys: "0", says: "yurikure-web-key-pass" },
    { keys: "Tab", says: "yurikure-web-key-girls" },
  ],
};
