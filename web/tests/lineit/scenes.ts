// Views of real games, made by tools/fixtures.py.
import type { LineitView } from "../../src/wire/lineit";
import two from "../../src/games/lineit/fixtures/2.json";
import three from "../../src/games/lineit/fixtures/3.json";
import four from "../../src/games/lineit/fixtures/4.json";
import five from "../../src/games/lineit/fixtures/5.json";

export interface Scene {
  view: LineitView;
  legal: string[];
}

export const SCENES = { 2: two, 3: three, 4: four, 5: five } as unknown as Record<
  number,
  Record<string, Scene>
>;
export const NAMES = ["Ana", "Bela", "Chidi", "Dora", "Emre"];

export const namesOf = (view: LineitView): string[] => NAMES.slice(0, view.players);

/** Every scene of every number of players. */
export const EVERY = Object.entries(SCENES).flatMap(([players, scenes]) =>
  Object.entries(scenes).map(([name, scene]) => ({ players, name, ...scene })),
);

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
