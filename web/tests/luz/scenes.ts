// Views of real games, made by tools/fixtures.py.
import type { LuzView } from "../../src/wire/luz";
import three from "../../src/games/luz/fixtures/3.json";
import four from "../../src/games/luz/fixtures/4.json";
import five from "../../src/games/luz/fixtures/5.json";

export interface Scene {
  view: LuzView;
  legal: string[];
}
export type SceneName = "empty" | "bid" | "follow" | "complete" | "watched" | "scored" | "over";

export const SCENES = { 3: three, 4: four, 5: five } as unknown as Record<number, Record<SceneName, Scene>>;
export const NAMES = ["Ana", "Bela", "Chidi", "Dora", "Emre"];
export const PLAYERS = [3, 4, 5];
export const SCENE_NAMES: SceneName[] = ["empty", "bid", "follow", "complete", "watched", "scored", "over"];

/** Every scene of every number of players. */
export const EVERY = PLAYERS.flatMap((players) =>
  SCENE_NAMES.map((name) => ({ players, name, ...SCENES[players]![name] })),
);
