// A page for the table of Yurikure and its controls.
import { render, type JSX } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, vi } from "vitest";
import { face } from "../../src/games/yurikure";
import { change } from "../../src/games/yurikure/draft";
import type { TableProps } from "../../src/games/face";
import type { YurikureView } from "../../src/wire/yurikure";
import { know, speak } from "../../src/words";
import { NAMES, SCENES, type Scene } from "./scenes";

export type Props = TableProps<YurikureView>;

export let page: HTMLElement;
let waits: { ms: number; end: () => void }[] = [];

/** Lets all that waits for so long go on. */
export const pass = (ms: number): Promise<void> =>
  act(async () => {
    const due = waits.filter((one) => one.ms <= ms);
    waits = waits.filter((one) => one.ms > ms);
    due.forEach((one) => one.end());
  });

/** A fresh page of a size for every test. */
export function freshPage(width = 390, height = 640): void {
  beforeEach(async () => {
    await speak("en");
    await know("yurikure");
    change(SCENES[4].over!.view, {}); // whatever was put together before
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
    vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(height);
    const wait = (ms: number): Promise<void> => new Promise((end) => waits.push({ ms, end }));
    globalThis.kobakoClock = { wait, frame: () => wait(0) };
    page = document.body.appendChild(document.createElement("main"));
  });
  afterEach(() => {
    render(null, page);
    page.remove();
    waits = [];
    globalThis.kobakoClock = undefined;
  });
}

type Part = "Table" | "Answers" | "Standing" | "all";

/** Shows the table, what the question bar has of the game, or both. */
export async function show({ view, legal }: Scene, part: Part, more: Partial<Props> = {}) {
  const told = { onMove: vi.fn(), onOrder: vi.fn(), onChoose: vi.fn() };
  const names = NAMES.slice(0, view.players);
  const props: Props = { view, legal, names, chairs: [], clocks: null, still: true, ...told, ...more };
  const parts: Record<string, (props: Props) => JSX.Element | null> = {
    Table: face.Table,
    Answers: face.Answers!,
    Standing: face.Standing!,
  };
  const shown = part === "all" ? Object.values(parts) : [parts[part]!];
  await act(() =>
    render(
      <>
        {shown.map((Shown, i) => (
          <Shown key={i} {...props} />
        ))}
      </>,
      page,
    ),
  );
  return told;
}

export const all = (css: string): HTMLElement[] => [...page.querySelectorAll<HTMLElement>(css)];
export const one = <E extends HTMLElement = HTMLElement>(css: string): E => page.querySelector<E>(css)!;
export const click = (element: Element) =>
  act(() => void element.dispatchEvent(new MouseEvent("click", { bubbles: true })));
export const press = (element: Element, key: string) =>
  act(() => void element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));

/** A girl's flower on the ring. */
export const girl = (name: string): HTMLElement =>
  all(".yurikure-girl").find((button) => button.querySelector(".yurikure-name")!.textContent === name)!;
