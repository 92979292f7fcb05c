import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LONGER, MOST_BEHIND, PACE, Projector } from "../../src/table/frames";
import { reduce, withShown, type TableState } from "../../src/state/table";
import type { Update } from "../../src/wire/wire";
import { game, Hand, snapshot, update } from "./fake";

let hand: Hand;
const state = signal<TableState | null>(null);
let projector: Projector;

beforeEach(() => {
  hand = new Hand();
  globalThis.kobakoClock = hand.clock;
  state.value = null;
  projector = new Projector(state, (seq) => (state.value = withShown(state.value!, seq)));
});
afterEach(() => {
  projector.dispose();
  globalThis.kobakoClock = undefined;
});

const come = (message: Parameters<typeof reduce>[1]): void =>
  void (state.value = reduce(state.value, message));
const step = (seq: number, log: Update["log"] = []): void =>
  come(update(seq, { log, game: game({ decision: seq }, { scores: [seq, 0, 0] }) }));
const seen = (): number | undefined => projector.shown.value?.game.decision;

async function start(): Promise<void> {
  come(snapshot());
  await hand.pass(0);
}

it("a snapshot is shown at once, without motion", async () => {
  await start();
  expect(projector.shown.value).toMatchObject({ still: true, game: { decision: 4 } });
  expect(state.value!.frames).toEqual([]);
  expect(projector.behind.value).toBe(false);
});

it("steps are shown one after another", async () => {
  await start();
  [11, 12].forEach((seq) => step(seq));
  await hand.pass(0);
  expect([seen(), projector.shown.value!.still, projector.behind.value]).toEqual([11, false, true]);
  await hand.pass(PACE - 1);
  expect(seen()).toBe(11);
  await hand.pass(1);
  expect([seen(), projector.behind.value]).toEqual([12, false]);
});

it("a step with more to tell stays longer", async () => {
  await start();
  const line = { id: "log-closed", args: {} };
  step(11, [line, line]);
  step(12);
  await hand.pass(PACE);
  expect(seen()).toBe(11);
  await hand.pass(LONGER);
  expect(seen()).toBe(12);
});

it("a step that comes later waits until the one before was seen", async () => {
  await start();
  step(11);
  await hand.pass(PACE / 2);
  step(12);
  await hand.pass(0);
  expect([seen(), projector.behind.value]).toEqual([11, true]);
  await hand.pass(PACE / 2);
  expect(seen()).toBe(12);
});

it("a click shows all that waits at once", async () => {
  await start();
  [11, 12, 13].forEach((seq) => step(seq));
  await hand.pass(0);
  projector.skip();
  await hand.pass(0);
  expect(projector.shown.value).toMatchObject({ still: true, game: { decision: 13 } });
  expect(state.value!.frames).toEqual([]);
});

it("a click when nothing waits makes nothing jump", async () => {
  await start();
  step(11);
  await hand.pass(0);
  projector.skip();
  await hand.pass(0);
  step(12);
  await hand.pass(0);
  expect(projector.shown.value).toMatchObject({ still: false, game: { decision: 12 } });
});

it("whoever is far behind sees the newest at once", async () => {
  await start();
  for (let seq = 11; seq <= 12 + MOST_BEHIND; seq++) step(seq);
  await hand.pass(PACE / 2);
  expect(seen()).toBe(12 + MOST_BEHIND);
});

it("a page that nobody looks at is always up to date", async () => {
  await start();
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  [11, 12, 13].forEach((seq) => step(seq));
  await hand.pass(0);
  expect([seen(), projector.behind.value]).toEqual([13, false]);
});

it("nothing is shown after the page was left", async () => {
  await start();
  projector.dispose();
  step(11);
  await hand.pass(PACE);
  expect(seen()).toBe(4);
});

it("a step that shows nothing new takes no time", async () => {
  await start();
  step(11);
  come(update(12, { game: game({ decision: 12, undo: true }, { scores: [11, 0, 0] }) }));
  step(13);
  await hand.pass(PACE);
  expect(seen()).toBe(13);
});

it("a word is said only when many wait", async () => {
  await start();
  [11, 12, 13].forEach((seq) => step(seq));
  await hand.pass(0);
  expect([projector.waiting.value, projector.farBehind.value]).toEqual([2, false]);
  step(14);
  expect([projector.waiting.value, projector.farBehind.value]).toEqual([3, true]);
});
