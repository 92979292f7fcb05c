// Views of real games, made by tools/fixtures.py; and the table with one of them.
import { render } from "preact";
import { act } from "preact/test-utils";
import { vi } from "vitest";
import type { TableProps } from "../../src/games/face";
import { face } from "../../src/games/dragonegg";
import type { DragonEggView } from "../../src/wire/dragonegg";
import two from "../../src/games/dragonegg/fixtures/2.json";
import three from "../../src/games/dragonegg/fixtures/3.json";
import four from "../../src/games/dragonegg/fixtures/4.json";
import five from "../../src/games/dragonegg/fixtures/5.json";

export interface Scene {
  view: DragonEggView;
  legal: string[];
}
type Scenes = Record<string, Scene>;

export const SCENES = { 2: two, 3: three, 4: four, 5: five } as unknown as Record<2 | 3 | 4 | 5, Scenes>;
export const NAMES = ["Ana", "Bela", "Chidi", "Dora", "Emre"];

/** Every scene of every number of players. */
export const EVERY = Object.entries(SCENES).flatMap(([players, scenes]) =>
  Object.entries(scenes).map(([name, scene]) => ({ players: Number(players), name, ...scene })),
);

export const scene = (name: string, players: 2 | 3 | 4 | 5 = 4): Scene => SCENES[players][name]!;

export const page = document.body.appendChild(document.createElement("main"));
export const all = (css: string): HTMLElement[] => [...page.querySelectorAll<HTMLElement>(css)];
export const one = (css: string): HTMLElement => all(css)[0]!;
export const click = (element: Element) =>
  act(() => void element.dispatchEvent(new MouseEvent("click", { bubbles: true })));

/** What the page gives a face. */
export function propsOf({ view, legal }: Scene, more: Partial<TableProps<DragonEggView>> = {}) {
  const turn = view.seat !== null && view.pending.includes(view.seat);
  const names = NAMES.slice(0, view.players);
  return {
    view,
    legal,
    turn,
    names,
    chairs: [],
    clocks: null,
    still: true,
    onMove: () => undefined,
    ...more,
  };
}

/** The table and its part of the question bar. */
export async function show(shown: Scene, more: Partial<TableProps<DragonEggView>> = {}) {
  const onMove = vi.fn<(move: string) => void>();
  const props = propsOf(shown, { onMove, ...more });
  const Answers = face.Answers!;
  await act(() =>
    render(
      <>
        <face.Table {...props} />
        <Answers {...props} />
      </>,
      page,
    ),
  );
  return onMove;
}

/** All that is read or heard. */
export const said = (): string =>
  all("[aria-label], [title]")
    .flatMap((each) => [each.getAttribute("aria-label"), each.getAttribute("title")])
    .concat(page.textContent)
    .join("\n");

/** Cards of the own hand that can be touched. */
export const held = (): HTMLElement[] => all(".dragonegg-hand [data-card]");

/** Every table has a size, also where nothing is laid out. */
export function withSize(width = 360, height = 560): void {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(height);
}
