// Views of real games, made by tools/fixtures.py.
import type { YurikureView } from "../../src/wire/yurikure";
import three from "../../src/games/yurikure/fixtures/3.json";
import four from "../../src/games/yurikure/fixtures/4.json";

export interface Scene {
  view: YurikureView;
  legal: string[];
}

export const SCENES = { 3: three, 4: four } as unknown as Record<3 | 4, Record<string, Scene>>;
export const NAMES = ["Ana", "Bela", "Chidi", "Dora"];
export const LANGUAGES = ["en", "ja", "zh-Hant"] as const;

/** Every scene of every number of players. */
export const EVERY = ([3, 4] as const).flatMap((players) =>
  Object.entries(SCENES[players]).map(([name, scene]) => ({ players, name, ...scene })),
);

/** Texts that are missing, or values that have no words. */
export const BROKEN = /yurikure-|undefined|null|NaN|\{|object Object/;
