// What the table reads out of a view: moves, tricks, and where every gold card is.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { METALS, SIGNS } from "../../src/art/metals";
import { byRank, goldPlaces } from "../../src/games/aurum/gold";
import { perRow } from "../../src/games/aurum/hand";
import { SHIMMER } from "../../src/games/aurum/metal";
import {
  inOrder,
  lastTrick,
  openTrick,
  partnerOf,
  readMove,
  readTyped,
  roundToShow,
  standing,
  trickOnTable,
  writeSwap,
} from "../../src/games/aurum/read";
import { EVERY, SCENES } from "./scenes";

const ranks = (names: readonly string[]): number[] =>
  names.map((name) => Number(name[1])).sort((a, b) => a - b);

describe("gold", () => {
  it.each(EVERY)("$players players, $name: every card is where the view counts it", ({ view }) => {
    const { shelf, seats, trick } = goldPlaces(view);
    expect(seats.map(ranks)).toEqual(view.collections);
    expect(ranks(shelf)).toEqual(view.supply.flatMap(({ rank, left }) => Array<number>(left).fill(rank)));
    const played = openTrick(view)?.cards.filter(({ card }) => card.startsWith("G")) ?? [];
    expect(trick.filter((name) => name !== null)).toHaveLength(played.length);
    for (const { seat, card } of played) expect(trick[seat]).toMatch(new RegExp(`^${card}`));
    const all = [...shelf, ...seats.flat(), ...trick.filter((name) => name !== null)];
    expect(new Set(all).size).toBe(view.supply.reduce((sum, { total }) => sum + total, 0));
  });

  it("is sorted by rank, and equal cards stand together", () => {
    expect(byRank(["G3b", "G0a", "G3a"])).toEqual([
      { rank: 0, names: ["G0a"] },
      { rank: 3, names: ["G3a", "G3b"] },
    ]);
  });
});

describe("moves", () => {
  it.each([
    ["predict Z4", { verb: "predict", card: "Z4" }],
    ["play G3", { verb: "play", card: "G3" }],
    ["swap G0 Z10", { verb: "swap", gold: 0, card: "Z10", partner: false }],
    ["swap G2 B1 partner", { verb: "swap", gold: 2, card: "B1", partner: true }],
    ["stay", { verb: "stay" }],
    ["stop", { verb: "stop" }],
    ["swap G0", null],
    ["hello", null],
    [null, null],
  ])("%s", (text, move) => expect(readMove(text)).toEqual(move));

  it("are written as they are read", () => {
    for (const partner of [false, true])
      expect(readMove(writeSwap(2, "B1", partner))).toEqual({ verb: "swap", gold: 2, card: "B1", partner });
  });

  it("are understood when they are typed in short", () => {
    const [predict, swap, follow] = [SCENES[3].predict!.view, SCENES[3].swap!.view, SCENES[3].follow!.view];
    expect(readTyped(predict, " z4 ")).toBe("predict Z4");
    expect(readTyped(follow, "G0")).toBe("play G0");
    expect(readTyped(swap, "g0 z7")).toBe("swap G0 Z7");
    expect(readTyped(swap, "G0 Z7 partner")).toBe("swap G0 Z7 partner");
    expect(readTyped(swap, "0")).toBe("stay");
    expect(readTyped(follow, "play Z4")).toBe("play Z4");
    expect(readTyped(follow, "hello")).toBe("hello");
  });

  it("are found by the number of a card, and the next by typing it again", () => {
    const { view } = SCENES[3].predict!;
    const rank = view.own.map((own) => own.rank).find((one, i, all) => all.indexOf(one) !== i)!;
    const [first, second] = view.own.filter((own) => own.rank === rank);
    expect(readTyped(view, `${rank}`)).toBe(`predict ${first!.card}`);
    expect(readTyped(view, `${rank}${rank}`)).toBe(`predict ${second!.card}`);
    expect(readTyped(view, "10")).toBe("10"); // three players have no tens
    const swap = SCENES[3].swap!.view;
    expect(readTyped(swap, `${swap.own[0]!.rank}`)).toBe(`swap G0 ${swap.own[0]!.card}`);
    const follow = SCENES[4].follow!.view; // C9 is sealed, so the 9 is Z9
    expect(readTyped(follow, "9")).toBe("play Z9");
    expect(readTyped(SCENES[4].predict!.view, "10")).toMatch(/^predict [BPZCS]10$|^10$/);
  });
});

describe("tricks", () => {
  it("stay on the table until the next begins", () => {
    const { view } = SCENES[4].lead!;
    expect(openTrick(view)!.cards).toEqual([]);
    expect(trickOnTable(view)).toBe(lastTrick(view));
    const { view: later } = SCENES[4].follow!;
    expect(trickOnTable(later)).toBe(openTrick(later));
  });

  it("are shown in the order in which they are played", () => {
    const { view } = SCENES[4].follow!;
    expect(inOrder(view, openTrick(view))).toEqual([2, 3, 0, 1]);
    expect(inOrder(SCENES[4].empty!.view, undefined)).toEqual([0, 1, 2, 3]);
  });
});

it("shows a result from the end of a round until the next is under way", () => {
  for (const { view, name } of EVERY)
    expect(roundToShow(view) !== null, name).toBe(["ended", "scored", "over"].includes(name));
});

it.each([
  [null, 0, "none", 0],
  [3, 1, "needs", 2],
  [3, 3, "exact", 0],
  [3, 5, "over", 2],
])("a prediction of %s with %i tricks: %s by %i", (prediction, won, kind, by) => {
  expect(standing({ prediction, won })).toEqual({ kind, by });
});

it("knows partners", () => {
  expect([0, 1, 2, 3].map((seat) => partnerOf(SCENES[4].follow!.view, seat))).toEqual([2, 3, 0, 1]);
  expect(partnerOf(SCENES[3].follow!.view, 1)).toBeNull();
});

it.each([
  [12, 350, 6],
  [11, 350, 6],
  [7, 350, 7],
  [8, 350, 4],
  [9, 454, 9],
  [10, 454, 5],
  [12, 960, 12],
  [0, 350, 1],
])("%i cards at %i px: %i in a row", (cards, width, per) => {
  expect(perRow(cards, width)).toBe(per);
  if (cards) expect((width - 10 + 4) / per - 4).toBeGreaterThanOrEqual(44);
});

describe("metals", () => {
  const css = readFileSync(resolve(import.meta.dirname, "../../src/games/aurum/metal.css"), "utf8");
  const coloursOf = (suit: string): { ink: string; tints: string[] } => {
    const block = new RegExp(`\\.aurum-${suit} \\{([^}]*)\\}`).exec(css)![1]!;
    const colours = (name: string) =>
      [...block.matchAll(new RegExp(`--${name}: (#\\w{6})`, "g"))].map(([, colour]) => colour!);
    return { ink: colours("metal-ink")[0]!, tints: suit === "B" ? [...SHIMMER] : colours("t\\d") };
  };
  const light = (colour: string): number => {
    const [r, g, b] = [1, 3, 5]
      .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const dimmed = Number(/brightness\(([\d.]+)\)/.exec(css)![1]) ** 2.2; // as light, which is not linear
  const chalk = /--metal-ink: (#\w{6});\s*box-shadow[^;]*;\s*& \.aurum-surface/.exec(css)![1]!;

  it.each(METALS)("%s has an ink that can be read on every tint, shining or not", (suit) => {
    const { ink, tints } = coloursOf(suit);
    expect(tints.length).toBeGreaterThan(3);
    for (const tint of tints) {
      expect((light(tint) + 0.05) / (light(ink) + 0.05), tint).toBeGreaterThan(4.5);
      expect((light(chalk) + 0.05) / (light(tint) * dimmed + 0.05), tint).toBeGreaterThan(4.5);
    }
  });

  it("are told apart by their signs", () => expect(new Set(Object.values(SIGNS)).size).toBe(METALS.length));
});
