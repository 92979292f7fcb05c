// Where a record comes from: a table of this server, a file, or text that was pasted.
import { LARGEST } from "../deal/record";
import type { Seen } from "../deal/verify";
import { witnessOf } from "../deal/witness";
import { api, Refusal } from "../net/api";
import { passwordOf } from "../table/password";
import { namesOf } from "../table/people";
import type { Chair, Room } from "../wire/wire";

/** A record, and what is known of its table besides. */
export interface Source {
  readonly text: string;
  readonly table: string | null;
  readonly chairs: readonly Chair[];
  readonly seen: Seen;
  readonly witnessed: boolean; // this browser sat there, or saw it
}

export const ofText = (text: string): Source => ({
  text,
  table: null,
  chairs: [],
  seen: {},
  witnessed: false,
});

/** The text of a file; one that is too large or no text becomes a text that is refused as such. */
export async function ofFile(file: File): Promise<Source> {
  if (file.size > LARGEST) return ofText(" ".repeat(LARGEST + 1));
  try {
    return ofText(new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer()));
  } catch {
    return ofText("\0");
  }
}

/** The record of a table, with its seats and what this browser has seen of it. */
export async function ofTable(table: string): Promise<Source> {
  const text = await api.record(table, passwordOf(table));
  const room = await lastRoom(table, text);
  const witness = witnessOf(table);
  const chairs = room?.chairs ?? [];
  const seats = chairs.map(({ commit }) => commit);
  return { text, table, chairs, seen: { ...witness, seats }, witnessed: witness !== null };
}

/** A table's log has an entry for every step of the record and some more: the last ones are enough. */
async function lastRoom(table: string, text: string): Promise<Room | null> {
  const steps = text.split("\n").filter((line) => /^[a-z0-9]/.test(line)).length;
  const events = await api.events(table, steps, undefined, passwordOf(table)).catch(() => null);
  return events?.updates.findLast(({ room }) => room)?.room ?? null;
}

/** Names by seat; none when only the record is known. */
export const namesIn = (source: Source): string[] => namesOf(source.chairs);

/** The message that says why a table's record is not here. */
export function whyNot(error: unknown): string {
  const status = error instanceof Refusal ? error.status : 0;
  if (status === 404) return "verify-web-no-table";
  return status === 409 ? "verify-web-not-over" : "verify-web-no-answer";
}
