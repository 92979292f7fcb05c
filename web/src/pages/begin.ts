import { signal } from "@preact/signals";
import { Refusal } from "../net/api";
import { navigate } from "../shell/router";
import { openTable } from "../state/entropy";
import { levelOf, usualBot } from "../state/level";
import { asSomebody } from "../state/me";
import { loadPlace } from "../state/place";
import type { GameEntry, NewTable, Opened, Problem } from "../wire/wire";
import { usualPlayers } from "./games";

/** Whether a table is being opened right now. */
export const opening = signal(false);
/** Why no table could be opened; null when nothing is wrong. */
export const trouble = signal<Problem | null>(null);

/** Opens a table and goes there. Nothing is asked: whoever has no name gets one. */
export async function begin(open: () => Promise<Opened>): Promise<void> {
  if (opening.peek()) return;
  opening.value = true;
  trouble.value = null;
  try {
    const opened = await asSomebody(open);
    navigate(`/t/${opened.table}`);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    trouble.value = refusal.problem;
  } finally {
    opening.value = false;
  }
}

/** Opens a table as it was planned. */
export const beginTable = (wish: Omit<NewTable, "cid" | "commit">): Promise<void> =>
  begin(() => openTable(wish));

async function entryOf(game: string): Promise<GameEntry | undefined> {
  return (await loadPlace())?.games.find(({ name }) => name === game);
}

/** Against bots of the level that was chosen, at once. */
export async function playNow(game: string): Promise<void> {
  const entry = await entryOf(game);
  await playAgainst(game, entry, levelOf(entry));
}

/** Against the bots that a newcomer plays against, at once. */
export async function playEasy(game: string): Promise<void> {
  const entry = await entryOf(game);
  await playAgainst(game, entry, usualBot(entry?.bots ?? []));
}

async function playAgainst(game: string, entry: GameEntry | undefined, bot: string): Promise<void> {
  const others = Array<string>(usualPlayers(entry) - 1).fill(`bot ${bot}`);
  await beginTable({ game, seats: ["me", ...others], bot, visibility: "link", start: true });
}

/** A table for friends, who come by its link. */
export async function inviteFriends(game: string): Promise<void> {
  const entry = await entryOf(game);
  const others = Array<string>(usualPlayers(entry) - 1).fill("person");
  await beginTable({ game, seats: ["me", ...others], bot: levelOf(entry), visibility: "link" });
}
