// The record of a table as a file.
import { api } from "../net/api";
import { passwordOf } from "./password";

/** Saves the record of a game that is over; a Refusal says why not. */
export async function saveRecord(game: string, table: string): Promise<void> {
  const text = await api.record(table, passwordOf(table));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = `${game}-${table}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}
