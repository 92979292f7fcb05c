// Views of real games, made by tools/fixtures.py.
import type { TableProps } from "../../src/games/face";
import type { AurumView } from "../../src/wire/aurum";
import three from "../../src/games/aurum/fixtures/3.json";
import four from "../../src/games/aurum/fixtures/4.json";

export interface Scene {
  view: AurumView;
  legal: string[];
}

export const SCENES = { 3: three, 4: four } as unknown as Record<3 | 4, Record<string, Scene>>;
export const NAMES = ["Ana", "Bela", "Chidi", "Dora"];

/** Every scene of three and of four players. */
export const EVERY = ([3, 4] as const).flatMap((players) =>
  Object.entries(SCENES[players]).map(([name, scene]) => ({ players, name, ...scene })),
);

/** What the page gives a face, with a scene in it. */
export const propsOf = (
  { view, legal }: Scene,
  more: Partial<TableProps<AurumView>> = {},
): TableProps<AurumView> => ({
  view,
  legal,
  names: NAMES.slice(0, view.players),
  chairs: [],
  clocks: null,
  still: true,
  onMove: () => undefined,
  ...more,
});
