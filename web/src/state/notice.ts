// Whether the server will restart, for pages that have no socket.

import { clock } from "../clock";
import { get } from "../net/api";
import { connection } from "../net/socket";
import { notice } from "./told";
import type { Notice } from "../wire/wire";

const ASK_AGAIN = 60_000;

async function load(): Promise<void> {
  const { at, text } = await get<Notice>("/notice");
  notice.value = at === null ? null : { at, text: text ?? "" };
}

/** Asks now and then; with a socket, the server tells. */
export function followNotice(): void {
  if (connection.peek() !== "online") void load().catch(() => null);
  clock.after(ASK_AGAIN, followNotice);
}
