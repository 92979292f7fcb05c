// Views of real games, cut from tests/records by `make generate`; and the table with one of them.
import { afterEach } from "vitest";
import type { TableProps } from "../../src/games/face";
import { face } from "../../src/games/dragonegg";
import { forget } from "../../src/games/dragonegg/draft";
import type { DragonEggView } from "../../src/wire/dragonegg";
import two from "../generated/scenes/dragonegg-2.json";
import three from "../generated/scenes/dragonegg-3.json";
import four from "../generated/scenes/dragonegg-4.json";
import five from "../generated/scenes/dragonegg-5.json";
import { all, everyOf, freshPage, showParts, type Scene as Shown } from "../stage";

export type Scene = Shown<DragonEggView>;
type Scenes = Record<string, Scene>;

const SCENES = { 2: two, 3: three, 4: four, 5: five } as unknown as Record<2 | 3 | 4 | 5, Scenes>;
export const EVERY = everyOf(SCENES);

export const scene = (name: string, players: 2 | 3 | 4 | 5 = 4): Scene => SCENES[players][name]!;

/** A fresh page for every test, on which no set is begun. */
export function freshTable(): void {
  freshPage("dragonegg");
  afterEach(forget);
}

/** The table and its part of the question bar. */
export const show = (shown: Scene, more: Partial<TableProps<DragonEggView>> = {}) =>
  showParts(face, ["Table", "Answers"], shown, more);

/** Cards of the own hand that can be touched. */
export const held = (): HTMLElement[] => all(".dragonegg-hand [data-card]");
