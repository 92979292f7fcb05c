// What is put together of a move that takes more than one touch: a prediction, or a swap. Cards are touched on the
// table and the move is made in the question bar, so both look here.

import { signal } from "@preact/signals";
import type { AurumView } from "../../wire/aurum";
import type { TableProps } from "../face";
import { readMove } from "./read";

export interface Draft {
  gold: number | null; // rank of the gold that is to be paid
  card: string | null; // card that is to be laid
}

const NOTHING: Draft = { gold: null, card: null };
type Question = AurumView | string;
const begun = signal<{ question: Question; draft: Draft }>({ question: "", draft: NOTHING });

/** What a draft belongs to: a position; or, while all predict, the hand, whatever others do meanwhile. */
const questionOf = (view: AurumView): Question =>
  view.phase === "predict" ? [view.round, ...view.own.map(({ card }) => card)].join(" ") : view;

type Needs = Pick<TableProps<AurumView>, "view" | "chosen" | "onChoose">;

/** What is chosen so far, here or by a key. */
export function draftOf({ view, chosen }: Needs): Draft {
  const move = readMove(chosen);
  if (move?.verb === "swap") return move;
  if (move?.verb === "predict") return { gold: null, card: move.card };
  return begun.value.question === questionOf(view) ? begun.value.draft : NOTHING;
}

/** Chooses a card to lay, or puts it back. Whoever has but one kind of gold pays with that. */
export function putCard(table: Needs, card: string): void {
  const before = draftOf(table);
  const golds = table.view.offer?.gold ?? [];
  const gold = before.gold ?? (golds.length === 1 ? golds[0]! : null);
  put(table, { gold, card: card === before.card ? null : card });
}

/** Chooses the gold to pay, or puts it back. */
export function putGold(table: Needs, gold: number): void {
  const before = draftOf(table);
  put(table, { ...before, gold: gold === before.gold ? null : gold });
}

function put({ view, chosen, onChoose }: Needs, draft: Draft): void {
  begun.value = { question: questionOf(view), draft };
  if (chosen) onChoose?.(null);
}
