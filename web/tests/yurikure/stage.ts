// The table of Yurikure and its controls.
import { beforeEach, vi } from "vitest";
import { face } from "../../src/games/yurikure";
import { change } from "../../src/games/yurikure/draft";
import type { TableProps } from "../../src/games/face";
import type { YurikureView } from "../../src/wire/yurikure";
import { all, freshPage, type Part, showParts, stopTime, type Scene } from "../stage";
import { SCENES } from "./scenes";

/** A fresh page of a size for every test, on which nothing is put together. */
export function freshTable(width = 390, height = 640): void {
  freshPage("yurikure", width, height);
  stopTime();
  beforeEach(() => change(SCENES[4].over!.view, {}));
}

/** Shows the table, what the question bar has of the game, or both. */
export async function show(
  scene: Scene<YurikureView>,
  part: Part | "all",
  more: Partial<TableProps<YurikureView>> = {},
) {
  const told = { onOrder: vi.fn(), onChoose: vi.fn() };
  const parts: Part[] = part === "all" ? ["Table", "Answers", "Standing"] : [part];
  return { onMove: await showParts(face, parts, scene, { ...told, ...more }), ...told };
}

/** A girl's flower on the ring. */
export const girl = (name: string): HTMLElement =>
  all(".yurikure-girl").find((button) => button.querySelector(".yurikure-name")!.textContent === name)!;
