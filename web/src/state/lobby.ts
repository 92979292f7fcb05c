import { signal } from "@preact/signals";
import type { LobbyAll, LobbyGone, LobbyOne, LobbyRow } from "../wire/wire";

/** Public tables that are open or running, newest first; null until they are known. */
export const lobby = signal<readonly LobbyRow[] | null>(null);

/** The lobby after a message. */
export function reduceLobby(
  rows: readonly LobbyRow[],
  message: LobbyAll | LobbyOne | LobbyGone,
): readonly LobbyRow[] {
  if (message.type === "lobbyall") return message.rows;
  if (message.type === "lobbygone") return rows.filter((row) => row.table !== message.table);
  const { row } = message;
  const known = rows.some(({ table }) => table === row.table);
  return known ? rows.map((old) => (old.table === row.table ? row : old)) : [row, ...rows];
}

export function applyToLobby(message: LobbyAll | LobbyOne | LobbyGone): void {
  lobby.value = reduceLobby(lobby.value ?? [], message);
}
