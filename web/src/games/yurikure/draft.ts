// An answer that is being put together, partly on the ring and partly in the question bar.

import { signal } from "@preact/signals";
import type { YurikureView } from "../../wire/yurikure";
import { isAsking, isPlacing, pairOf, readDeclaration } from "./read";

export type Verb = "approach" | "confess" | "negotiate" | "idle";
export const VERBS: readonly Verb[] = ["approach", "confess", "negotiate", "idle"];

export interface Draft {
  verb: Verb | null; // what the girl is to do
  girls: readonly string[]; // who was chosen, at most two
  level: number | null; // of control
}

const EMPTY: Draft = { verb: null, girls: [], level: null };
const kept = signal<{ question: string; draft: Draft }>({ question: "", draft: EMPTY });

/** What is asked, as far as an answer belongs to it: what others do meanwhile does not matter. */
function questionOf(view: YurikureView): string {
  const { deciding, seat } = view;
  if (isPlacing(view)) return `place ${view.placed[seat!]}`;
  if (!deciding) return view.phase;
  const step = isAsking(view) ? "asking" : view.phase;
  return [view.round, deciding.actor, deciding.what, deciding.girl, view.reveals.length, step].join(" ");
}

/** What was chosen so far for the question of this view. */
export const draftOf = (view: YurikureView): Draft =>
  kept.value.question === questionOf(view) ? kept.value.draft : EMPTY;

export function change(view: YurikureView, change: Partial<Draft>): void {
  kept.value = { question: questionOf(view), draft: { ...draftOf(view), ...change } };
}

/** The next table asks the same questions: nothing may be chosen there. */
export function forget(): void {
  kept.value = { question: "", draft: EMPTY };
}

/** How many girls the answer names. */
export function namedBy(view: YurikureView, { verb }: Draft): number {
  if (isPlacing(view) || verb === "negotiate") return 2;
  return verb === "approach" || verb === "confess" ? 1 : 0;
}

/** A girl is touched: she is chosen, or no more; one too many begins anew. */
export function touch(view: YurikureView, girl: string): void {
  const draft = draftOf(view);
  const most = namedBy(view, draft);
  const { girls } = draft;
  if (girls.includes(girl)) change(view, { girls: girls.filter((one) => one !== girl) });
  else change(view, { girls: girls.length < most ? [...girls, girl] : [girl] });
}

/** The move that was put together; null as long as something is missing. */
export function moveOf(view: YurikureView, draft: Draft): string | null {
  const { verb, girls } = draft;
  if (girls.length !== namedBy(view, draft)) return null;
  if (view.phase === "support" && isPlacing(view))
    return `support ${view.value} ${pairOf(girls[0]!, girls[1]!)}`;
  if (view.phase === "extra" && isPlacing(view)) return `extra ${pairOf(girls[0]!, girls[1]!)}`;
  if (verb === null) return null;
  if (verb === "negotiate") return `negotiate ${pairOf(girls[0]!, girls[1]!)}`;
  return [verb, ...girls].join(" ");
}

/** A move that was chosen elsewhere, by a key, as a draft: it shows on the ring just so. */
export function draftFrom(move: string | null | undefined): Draft | null {
  const [word = "", first, last] = (move ?? "").split(" ");
  if (word === "support" || word === "extra") return { ...EMPTY, girls: [...(last ?? first ?? "")] };
  if (word === "reveal") return { ...EMPTY, level: Number(first) };
  const declared = readDeclaration(move);
  return declared && VERBS.includes(declared.verb as Verb)
    ? { ...EMPTY, verb: declared.verb as Verb, girls: declared.girls }
    : null;
}
