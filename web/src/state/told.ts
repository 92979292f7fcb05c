import { signal } from "@preact/signals";
import type { Refused, Turn } from "../wire/wire";

/** Everything that is asked of us, newest first; null until it is known. */
export const turns = signal<readonly Turn[] | null>(null);

/** When the server will restart, and the host's word to it; null when nobody has said so. */
export const notice = signal<{ at: number; text: string } | null>(null);

/** Why the server does not let us in any more; null when it does. */
export const banned = signal<Refused | null>(null);
