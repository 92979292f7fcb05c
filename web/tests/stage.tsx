// The parts of a game's face on a page of their own, and what a test sees and touches there.
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, vi } from "vitest";
import type { Face, TableProps, View } from "../src/games/face";
import { know, speak } from "../src/words";
import { HandClock } from "./fakes";

/** What a seat is told in a real game: its view and its legal moves. */
export interface Scene<V extends View = View> {
  view: V;
  legal: string[];
}

export const NAMES = ["Ana", "Bela", "Chidi", "Dora", "Emre"];
export const namesOf = ({ players }: View): string[] => NAMES.slice(0, players);

/** Texts that are missing, or values that have no words. */
export const broken = (game: string): RegExp => new RegExp(`${game}-|undefined|null|NaN|\\{|object Object`);

/** Every scene of every number of players. */
export const everyOf = <V extends View>(scenes: Record<number, Record<string, Scene<V>>>) =>
  Object.entries(scenes).flatMap(([players, named]) =>
    Object.entries(named).map(([name, scene]) => ({ players: Number(players), name, ...scene })),
  );

export let page: HTMLElement;
let hand: HandClock;

/** Every table has a size, also where nothing is laid out. */
export function resize(width: number, height: number): void {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(height);
}

/** A fresh page of a size for every test, in English. */
export function freshPage(game: string, width = 360, height = 560): void {
  beforeEach(async () => {
    await speak("en");
    await know(game);
    resize(width, height);
    page = document.body.appendChild(document.createElement("main"));
  });
  afterEach(() => {
    render(null, page);
    page.remove();
  });
}

/** Time passes only by `pass`. */
export function stopTime(): void {
  beforeEach(() => void (globalThis.kobakoClock = hand = new HandClock()));
  afterEach(() => void (globalThis.kobakoClock = undefined));
}
export const pass = (ms: number): Promise<void> => act(() => hand.pass(ms));

/** What the page gives a face, with a scene in it. */
export const propsOf = <V extends View>(
  { view, legal }: Scene<V>,
  more: Partial<TableProps<V>> = {},
): TableProps<V> => ({
  view,
  legal,
  turn: view.seat !== null && view.pending.includes(view.seat),
  names: namesOf(view),
  chairs: [],
  clocks: null,
  still: true,
  onMove: () => undefined,
  ...more,
});

export type Part = "Table" | "Answers" | "Standing";

/** Shows parts of a face; what comes back is told the moves. */
export async function showParts<V extends View>(
  face: Face<V>,
  parts: readonly Part[],
  scene: Scene<V>,
  more: Partial<TableProps<V>> = {},
) {
  const onMove = vi.fn<(move: string) => void>();
  const props = propsOf(scene, { onMove, ...more });
  const shown = parts.map((part) => {
    const Shown = face[part];
    return Shown && <Shown key={part} {...props} />;
  });
  await act(() => render(<>{shown}</>, page));
  return onMove;
}

export const showSheet = <V extends View>(face: Face<V>, view: V) =>
  act(() => render(<face.Sheet view={view} names={namesOf(view)} />, page));
export const showChart = <V extends View>(face: Face<V>, view: V) =>
  act(() => render(<face.Chart view={view} names={namesOf(view)} />, page));

export const all = (css: string): HTMLElement[] => [...page.querySelectorAll<HTMLElement>(css)];
export const one = <E extends HTMLElement = HTMLElement>(css: string): E => page.querySelector<E>(css)!;
export const texts = (css: string): string[] => all(css).map((each) => each.textContent!);
/** All that is read or heard. */
export const said = (): string =>
  all("[aria-label], [aria-valuetext], [title]")
    .flatMap((each) => ["aria-label", "aria-valuetext", "title"].map((name) => each.getAttribute(name) ?? ""))
    .concat(page.textContent)
    .join("\n");

export const click = (element: Element) =>
  act(() => void element.dispatchEvent(new MouseEvent("click", { bubbles: true })));
export const press = (element: Element, key: string) =>
  act(() => void element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
