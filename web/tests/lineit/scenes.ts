// Views of real games, cut from tests/records by `make generate`.
import type { LineitView } from "../../src/wire/lineit";
import two from "../generated/scenes/lineit-2.json";
import three from "../generated/scenes/lineit-3.json";
import four from "../generated/scenes/lineit-4.json";
import five from "../generated/scenes/lineit-5.json";
import { everyOf, type Scene as Shown } from "../stage";

export type Scene = Shown<LineitView>;

export const SCENES = { 2: two, 3: three, 4: four, 5: five } as unknown as Record<
  number,
  Record<string, Scene>
>;
export const EVERY = everyOf(SCENES);

/** A scene of that name, whatever the number of players. */
export const scene = (name: string, players?: number): Scene =>
  players ? SCENES[players]![name]! : EVERY.find((one) => one.name === name)!;

/** The same table with much longer lines than the bots build. */
export function longer(view: LineitView, stations = 21): LineitView {
  const cards = Array.from({ length: stations }, (_, i) => ({
    card: `${4 * i + 1}`,
    colour: "R",
  }));
  return { ...view, lines: view.lines.map((line) => ({ ...line, cards })) };
}
