import type { GameEntry } from "../wire/wire";
import { remembered } from "./storage";

const USUAL = "easy";

type Levels = Readonly<Record<string, unknown>>;

const [chosen, change] = remembered<Levels>("levels", (stored) =>
  typeof stored === "object" && stored !== null ? (stored as Levels) : {},
);

/** The bot that a newcomer plays against. */
export const usualBot = (bots: readonly string[]): string =>
  bots.includes(USUAL) ? USUAL : (bots[0] ?? USUAL);

/** The level that was chosen last for a game in this browser, else the newcomer's. */
export function levelOf(entry: Pick<GameEntry, "name" | "bots"> | undefined): string {
  const last = entry && chosen.value[entry.name];
  return entry?.bots.find((bot) => bot === last) ?? usualBot(entry?.bots ?? []);
}

/** From now on bots play a game at this level, unless something else is said. */
export const chooseLevel = (game: string, bot: string): void => change({ [game]: bot });
