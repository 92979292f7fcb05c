// Views of real games, cut from tests/records by `make generate`.
import type { AurumView } from "../../src/wire/aurum";
import three from "../generated/scenes/aurum-3.json";
import four from "../generated/scenes/aurum-4.json";
import { everyOf, type Scene } from "../stage";

export const SCENES = { 3: three, 4: four } as unknown as Record<3 | 4, Record<string, Scene<AurumView>>>;
export const EVERY = everyOf(SCENES);
