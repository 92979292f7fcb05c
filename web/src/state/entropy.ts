import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { effect } from "@preact/signals";
import { seatCommitment } from "../deal/commit";
import { bearWitness } from "../deal/witness";
import { api } from "../net/api";
import { act } from "../net/socket";
import type { Done, NewTable, Opened, Refused } from "../wire/wire";
import { newCid } from "./cid";
import { me } from "./me";
import { forget, recall, remember } from "./storage";
import { tableOf, type TableState } from "./tables";

/*
 * deal-v1: every person puts 32 random bytes into the deal. They are committed to when sitting down and
 * opened when all sit, so that nobody can choose last. Until then this browser keeps them, by table and
 * commitment.
 */
type Kept = Record<string, string>; // bytes by commitment, both in hexadecimal

/** What the world may know of the bytes before they are opened. */
export const commitOf = (bytes: string): string => seatCommitment(hexToBytes(bytes));

const kept = (key: string): Kept => (recall(`bytes.${key}`) ?? {}) as Kept;

/** Makes bytes for a table, keeps them, and answers with their commitment. */
export function commitTo(key: string): string {
  const bytes = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
  const commit = commitOf(bytes);
  remember(`bytes.${key}`, { ...kept(key), [commit]: bytes });
  return commit;
}

/** The bytes that are to be opened now: the game is about to begin, and our chair bears our commitment. */
function bytesToOpen(state: TableState, person: string, bytes: Kept): string | null {
  if (state.room.status !== "opening") return null;
  const chair = state.room.chairs.find((chair) => chair.person === person && !chair.kept);
  return bytes[chair?.commit ?? ""] ?? null;
}

/** Takes a seat, with a commitment. */
export const sit = (table: string, seat: number): Promise<Done | Refused> =>
  act(table, "sit", { seat, commit: commitTo(table) });

/** Opens a table, with a commitment if one of its seats is ours. */
export async function openTable(wish: Omit<NewTable, "cid" | "commit">): Promise<Opened> {
  const cid = newCid();
  const mine = wish.seats.includes("me");
  const opened = await api.open({ ...wish, cid, ...(mine ? { commit: commitTo(cid) } : {}) });
  remember(`bytes.${opened.table}`, kept(cid));
  forget(`bytes.${cid}`);
  return opened;
}

/** Shows our bytes, and keeps in mind what the table had committed to before it knew them. */
async function show({ table, room }: TableState, bytes: string): Promise<void> {
  const seat = room.chairs.findIndex(({ commit }) => commit === commitOf(bytes));
  const { type } = await act(table, "bytes", { bytes });
  bearWitness({ table, commit: room.commit, own: type === "done" ? { seat, bytes } : null });
}

/** Opens our commitment at a watched table when it is time, and forgets the bytes when they are in use. */
export function openInTime(table: string): () => void {
  let sent = "";
  return effect(() => {
    const state = tableOf(table).value;
    if (!state || !me.value) return;
    const bytes = bytesToOpen(state, me.value.person, kept(table));
    if (bytes && bytes !== sent) void show(state, (sent = bytes));
    if (["running", "over", "closed"].includes(state.room.status)) forget(`bytes.${table}`);
  });
}
