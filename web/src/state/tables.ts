import { signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { Presence, Refused } from "../wire/wire";
import { leavesGap, reduce, withShown, type TableMessage, type TableState } from "./table";

export type { Frame, TableState } from "./table";

const states = new Map<string, Signal<TableState | null>>();
const problems = new Map<string, Signal<Refused | null>>();
const presences = new Map<string, Presence>(); // those that came before their table

function at<T>(all: Map<string, Signal<T | null>>, table: string): Signal<T | null> {
  const known = all.get(table) ?? signal<T | null>(null);
  all.set(table, known);
  return known;
}

/** A watched table; null until it has come. */
export const tableOf = (table: string): ReadonlySignal<TableState | null> => at(states, table);

/** Why a table cannot be watched; null when it can, or when that is not known yet. */
export const problemOf = (table: string): Signal<Refused | null> => at(problems, table);

/** The last entry of a table that we have, or null. */
export const seqOf = (table: string): number | null => states.get(table)?.peek()?.seq ?? null;

/** Takes a message in, or says that entries before it are missing. */
export function applyToTable(message: TableMessage): "done" | "gap" {
  const state = at(states, message.table);
  if (leavesGap(state.peek(), message)) return "gap";
  if (message.type === "presence") presences.set(message.table, message);
  const next = reduce(state.peek(), message);
  state.value = next && { ...next, presence: presences.get(message.table) ?? null };
  return "done";
}

/** The table page has shown all steps up to a `seq`: they leave `frames`. */
export function shown(table: string, seq: number): void {
  const state = at(states, table);
  if (state.peek()?.frames.some((frame) => frame.seq <= seq)) state.value = withShown(state.peek()!, seq);
}

export function forgetTable(table: string): void {
  presences.delete(table);
  at(states, table).value = null;
  problemOf(table).value = null;
}
