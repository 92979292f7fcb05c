import { batch, type ReadonlySignal } from "@preact/signals";
import { newCid } from "../state/cid";
import { applyToLobby } from "../state/lobby";
import { ensureGuest, loadMe } from "../state/me";
import { banned, notice, turns } from "../state/told";
import { applyToTable, forgetTable, problemOf, seqOf } from "../state/tables";
import type { Done, FromClient, FromServer, Refused } from "../wire/wire";
import { Connection, type Status } from "./connection";

/** What is done at a table: everything that carries a `cid`. */
export type AtTable = Extract<FromClient, { cid: string }>;
export type AtTableType = AtTable["type"];
/** What an act needs besides its table and its `cid`. */
export type Fields<T extends AtTableType> = Omit<Extract<AtTable, { type: T }>, "type" | "table" | "cid">;

interface Waiting {
  message: AtTable;
  answer: (answer: Done | Refused) => void;
}

const outbox = new Map<string, Waiting>(); // by cid, in the order in which they were done
const watched = new Map<string, { password?: string; by: number }>();
const asked = new Map<string, { after: number; times: number }>(); // gaps of tables that were asked for
let lobbyBy = 0; // how many parts of the page show the lobby
let feedBy = 0; // and what is asked of us

const line = new Connection(() => `${location.origin.replace(/^http/, "ws")}/api/socket`, {
  /** The handshake refuses somebody whom the server does not know, but a browser is not told so. */
  prepare: async () => {
    await loadMe();
    await ensureGuest();
  },
  onWelcome: resend,
  onMessage: (message) => batch(() => receive(message)),
});

/** How the connection to the server is. */
export const connection: ReadonlySignal<Status> = line.status;

/** The server's time in ms; clocks are told in it. */
export const serverNow = (): number => line.now();

addEventListener("online", () => line.probe());
addEventListener("offline", () => line.probe());
addEventListener("pageshow", () => line.probe());
document.addEventListener("visibilitychange", () => document.hidden || line.probe());

/** Sends something that needs no answer, if there is a connection. */
export function send(message: FromClient): void {
  line.connect();
  line.send(message);
}

/** Does something at a table. It waits for a connection, and is sent until it is answered. */
export function act<T extends AtTableType>(
  table: string,
  type: T,
  fields: Fields<T>,
): Promise<Done | Refused> {
  const message = { type, table, cid: newCid(), ...fields } as unknown as AtTable;
  return new Promise((answer) => {
    outbox.set(message.cid, { message, answer });
    send(message);
  });
}

const watchMessage = (table: string, after: number | null): FromClient => {
  const password = watched.get(table)?.password;
  return { type: "watch", table, ...(after === null ? {} : { after }), ...(password ? { password } : {}) };
};

/** From now on the table's state is kept in `tableOf(table)`. Every call has its `unwatch`. */
export function watch(table: string, password?: string): void {
  const before = watched.get(table);
  watched.set(table, { password: password ?? before?.password, by: (before?.by ?? 0) + 1 });
  if (before && !password) return;
  problemOf(table).value = null;
  send(watchMessage(table, seqOf(table)));
}

/** Tries a password at a table that is watched already. */
export function unlock(table: string, password: string): void {
  const before = watched.get(table);
  watched.set(table, { password, by: before?.by ?? 1 });
  problemOf(table).value = null;
  send(watchMessage(table, null));
}

export function unwatch(table: string): void {
  const before = watched.get(table);
  if (!before) return;
  if (before.by > 1) return void watched.set(table, { ...before, by: before.by - 1 });
  watched.delete(table);
  forgetTable(table);
  send({ type: "unwatch", table });
}

/** Keeps the lobby up to date until the answer is called. */
export function watchLobby(): () => void {
  lobbyBy += 1;
  if (lobbyBy === 1) send({ type: "lobby", on: true });
  return () => {
    lobbyBy -= 1;
    if (lobbyBy === 0) send({ type: "lobby", on: false });
  };
}

/** Keeps what is asked of us up to date until the answer is called. */
export function watchFeed(): () => void {
  feedBy += 1;
  if (feedBy === 1) send({ type: "feed", on: true });
  return () => {
    feedBy -= 1;
    if (feedBy === 0) send({ type: "feed", on: false });
  };
}

/** After a connection was made: what we look at, from where we left off, and what nobody has answered. */
function resend(): void {
  asked.clear();
  if (lobbyBy > 0) line.send({ type: "lobby", on: true });
  if (feedBy > 0) line.send({ type: "feed", on: true });
  for (const table of watched.keys()) line.send(watchMessage(table, seqOf(table)));
  for (const { message } of outbox.values()) line.send(message);
}

/** Something is missing: ask for it; if that does not bring it, for the whole table. */
function fillGap(table: string): void {
  const after = seqOf(table);
  if (after === null) return; // the whole table is on its way
  const before = asked.get(table);
  const times = before?.after === after ? before.times + 1 : 1;
  asked.set(table, { after, times });
  if (times <= 2) line.send(watchMessage(table, times === 1 ? after : null));
}

function settle(answer: Done | Refused): void {
  const waiting = outbox.get(answer.cid ?? "");
  outbox.delete(answer.cid ?? "");
  if (waiting) waiting.answer(answer);
  else if (answer.type === "refused" && answer.table) problemOf(answer.table).value = answer;
}

function receive(message: FromServer): void {
  switch (message.type) {
    case "snapshot":
    case "update":
    case "caught":
    case "presence":
    case "ordered":
      if (watched.has(message.table) && applyToTable(message) === "gap") fillGap(message.table);
      return;
    case "welcome":
      notice.value = null; // if there is one, the server says so after this
      return;
    case "turns":
      turns.value = message.turns;
      return;
    case "notice":
      notice.value = message.at === null ? null : { at: message.at, text: message.text ?? "" };
      return;
    case "done":
    case "refused":
      if (message.type === "refused" && message.id.startsWith("server-banned")) {
        banned.value = message;
        return line.stop();
      }
      return settle(message);
    case "lobbyall":
    case "lobbyone":
    case "lobbygone":
      return applyToLobby(message);
  }
}
