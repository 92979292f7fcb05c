import { recall, remember } from "../state/storage";
import type { GameEntry } from "../wire/wire";

/** The five drawers of the box, in their order. What can be played is the server's to say. */
export const BOX = [
  { game: "luz", low: 3, high: 5 },
  { game: "lineit", low: 2, high: 5 },
  { game: "dragonegg", low: 2, high: 5 },
  { game: "yurikure", low: 3, high: 4 },
  { game: "aurum", low: 3, high: 4 },
] as const;

export type BoxGame = (typeof BOX)[number]["game"];

const OPENED = "drawer";

/** The drawer that was opened last in this browser. */
export function lastOpened(): BoxGame {
  const last = recall(OPENED);
  return BOX.find(({ game }) => game === last)?.game ?? BOX[0].game;
}

/** This drawer was opened. */
export const rememberOpened = (game: BoxGame): void => void remember(OPENED, game);

const USUAL_PLAYERS = 4;

/** How many play if nobody says otherwise. */
export const usualPlayers = (entry: GameEntry | undefined): number =>
  entry && !entry.seats.includes(USUAL_PLAYERS) ? entry.seats[0]! : USUAL_PLAYERS;
