import { signal } from "@preact/signals";
import type { GameEntry } from "../wire/wire";
import { recall, remember } from "./storage";

const KEY = "levels";
const USUAL = "easy";

type Levels = Readonly<Record<string, unknown>>;

const stored = recall(KEY);
const chosen = signal<Levels>(typeof stored === "object" && stored !== null ? (stored as Levels) : {});

/** The bot that a newcomer plays against. */
export const usualBot = (bots: readonly string[]): string =>
  bots.includes(USUAL) ? USUAL : (bots[0] ?? USUAL);

/** The level that was chosen last for a game in this browser, else the newcomer's. */
export function levelOf(entry: Pick<GameEntry, "name" | "bots"> | undefined): string {
  const last = entry && chosen.value[entry.name];
  return entry?.bots.find((bot) => bot === last) ?? usualBot(entry?.bots ?? []);
}

/** From now on bots play a game at this level, unless something else is said. */
export function chooseLevel(game: string, bot: string): void {
  chosen.value = { ...chosen.value, [game]: bot };
  remember(KEY, chosen.value);
}
