// Views of real games, cut from tests/records by `make generate`.
import type { YurikureView } from "../../src/wire/yurikure";
import three from "../generated/scenes/yurikure-3.json";
import four from "../generated/scenes/yurikure-4.json";
import { everyOf, type Scene } from "../stage";

export const SCENES = { 3: three, 4: four } as unknown as Record<3 | 4, Record<string, Scene<YurikureView>>>;
export const EVERY = everyOf(SCENES);
