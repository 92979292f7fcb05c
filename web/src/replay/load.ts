// The log of a finished game, as one seat was told it.
import { api, Refusal } from "../net/api";
import { passwordOf } from "../table/password";
import type { Room, Update } from "../wire/wire";
import { momentsOf, type Moment } from "./moments";

/** A seat, or "watch" for what everybody was told. */
export type Eye = number | "watch";

export interface Told {
  readonly room: Room;
  readonly eye: Eye;
  readonly moments: readonly Moment[];
}

export type Trouble = "not-over" | "closed" | "none" | "failed";

/** A game that cannot be shown. */
export class NoReplay extends Error {
  constructor(readonly why: Trouble) {
    super(why);
  }
}

const SPECTATOR = -1; // as the server counts

async function updatesOf(table: string, eye: Eye | null): Promise<Update[]> {
  const seat = eye === null ? undefined : eye === "watch" ? SPECTATOR : eye;
  const updates: Update[] = [];
  for (;;) {
    const page = await api.events(table, updates.at(-1)?.seq ?? 0, seat, passwordOf(table));
    updates.push(...page.updates);
    if (!page.more || page.updates.length === 0) return updates;
  }
}

const whyNot = (error: unknown): Trouble => {
  const status = error instanceof Refusal ? error.status : 0;
  if (status === 404) return "none";
  return status === 409 ? "not-over" : "failed";
};

/** A game through an eye; null is the reader's own. Throws NoReplay. */
export async function loadTold(table: string, eye: Eye | null): Promise<Told> {
  const updates = await updatesOf(table, eye).catch((error: unknown) => {
    throw new NoReplay(whyNot(error));
  });
  const room = updates.findLast((update) => update.room)?.room;
  if (!room) throw new NoReplay("failed");
  if (room.status !== "over") throw new NoReplay(room.status === "closed" ? "closed" : "not-over");
  const moments = momentsOf(updates);
  const [first] = moments;
  if (!first) throw new NoReplay("failed");
  return { room, eye: eye ?? first.view.seat ?? "watch", moments };
}

/** What the address says of the eye: a seat's number or "watch". */
export function readEye(text: string | null): Eye | null {
  if (text === "watch") return "watch";
  return text !== null && /^[0-7]$/.test(text) ? Number(text) : null;
}
