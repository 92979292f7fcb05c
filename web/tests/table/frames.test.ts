import { signal } from "@preact/signals";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LONGER, MOST_BEHIND, PACE, Projector } from "../../src/table/frames";
import { change } from "../../src/state/settings";
import { reduce, withShown, type Frame, type TableState } from "../../src/state/table";
import type { Update } from "../../src/wire/wire";
import { game, settle, snapshot, update } from "./fake";
import { HandClock } from "../fakes";

let hand: HandClock;
const state = signal<TableState | null>(null);
let projector: Projector;

beforeEach(() => {
  hand = new HandClock(settle);
  globalThis.kobakoClock = hand;
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

describe("a step with stages", () => {
  const STAGES = [
    { lasts: 100, says: "one" },
    { lasts: 200, says: "two" },
    { lasts: 300, says: "three" },
  ];
  const said = (): string | undefined => projector.stage.value?.says;

  beforeEach(async () => {
    projector.dispose();
    const stages = (frame: Frame) => (frame.seq === 11 ? STAGES : []);
    projector = new Projector(state, (seq) => (state.value = withShown(state.value!, seq)), { stages });
    await start();
  });

  it("is told one after another, and the next step waits", async () => {
    [11, 12].forEach((seq) => step(seq));
    await hand.pass(0);
    expect([seen(), said(), projector.behind.value]).toEqual([11, "one", true]);
    await hand.pass(100);
    expect(said()).toBe("two");
    await hand.pass(200);
    expect(projector.stage.value).toMatchObject({ number: 2, says: "three" });
    await hand.pass(299);
    expect(seen()).toBe(11);
    await hand.pass(1);
    expect([seen(), projector.stage.value, projector.behind.value]).toEqual([12, null, false]);
  });

  it("counts as not seen until all of it is told", async () => {
    step(11);
    await hand.pass(0);
    expect([projector.waiting.value, projector.behind.value]).toEqual([0, true]);
    await hand.pass(600);
    expect([said(), projector.behind.value]).toEqual([undefined, false]);
  });

  it("is told at once by a click, and left by another", async () => {
    [11, 12].forEach((seq) => step(seq));
    await hand.pass(0);
    projector.skip();
    await hand.pass(0);
    expect([seen(), said()]).toEqual([11, "three"]);
    projector.skip();
    await hand.pass(0);
    expect([seen(), projector.stage.value]).toEqual([12, null]);
  });

  it("stands at once where nothing moves, and can still be read", async () => {
    change({ motion: "none" });
    [11, 12].forEach((seq) => step(seq));
    await hand.pass(0);
    expect([seen(), said()]).toEqual([11, "three"]);
    await hand.pass(300);
    expect(seen()).toBe(12);
    change({ motion: "auto" });
  });

  it("is not told to somebody who comes later, or does not look", async () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    step(11);
    await hand.pass(0);
    expect([seen(), projector.stage.value]).toEqual([11, null]);
  });
});
