// Views of real games, cut from tests/records by `make generate`.
import type { LuzView } from "../../src/wire/luz";
import three from "../generated/scenes/luz-3.json";
import four from "../generated/scenes/luz-4.json";
import five from "../generated/scenes/luz-5.json";
import { everyOf, type Scene } from "../stage";

type SceneName = "empty" | "bid" | "follow" | "complete" | "watched" | "scored" | "over";

export const SCENES = { 3: three, 4: four, 5: five } as unknown as Record<
  number,
  Record<SceneName, Scene<LuzView>>
>;
export const EVERY = everyOf(SCENES);
