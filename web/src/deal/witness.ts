// What this browser saw of a table before it showed its bytes. The server cannot change it afterwards, so it is what
// makes a table's commitment mean something.
import { recall, remember } from "../state/storage";
import type { Seen } from "./verify";

interface Witness {
  readonly table: string;
  readonly commit: string; // the table's
  readonly own: Seen["own"] | null; // what was sent for one's own seat and taken by the table
}

const MOST = 50; // tables that are remembered
const KEY = "witness";

const isWitness = (one: unknown): one is Witness =>
  typeof one === "object" && one !== null && ["table", "commit", "own"].every((key) => key in one);

function all(): Witness[] {
  const kept = recall(KEY);
  return Array.isArray(kept) ? kept.filter(isWitness) : [];
}

/** Remember what was seen. What is known of a table already stays as it is. */
export function bearWitness(seen: Witness): void {
  const known = all();
  if (known.some(({ table }) => table === seen.table)) return;
  remember(KEY, [...known, seen].slice(-MOST));
}

/** What this browser has seen of a table, or null. */
export function witnessOf(table: string): Seen | null {
  const found = all().find((one) => one.table === table);
  return found ? { commit: found.commit, ...(found.own ? { own: found.own } : {}) } : null;
}
