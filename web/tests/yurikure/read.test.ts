// What is read from a view, what is put together for an answer, and what is typed.
import { beforeEach, describe, expect, it } from "vitest";
import { change, draftFrom, draftOf, moveOf, touch } from "../../src/games/yurikure/draft";
import {
  GIRLS,
  levelsOf,
  pairOf,
  PAIRS,
  pointsText,
  readMove,
  relation,
  rollOf,
  supported,
  turnOf,
  voteOf,
} from "../../src/games/yurikure/read";
import { readOrder } from "../../src/games/yurikure/standing";
import type { YurikureView } from "../../src/wire/yurikure";
import { SCENES } from "./scenes";

const four = SCENES[4];

it("names pairs as the notation does", () => {
  expect(PAIRS).toEqual(four.over!.view.pairs.map(({ pair }) => pair));
  expect(pairOf("S", "R")).toBe("RS");
  expect(pairOf("W", "K")).toBe("WK");
});

describe("your support", () => {
  it("comes with the dearest pair first, and adds up", () => {
    const { view } = four.extra!;
    const own = supported(view, 1);
    expect(own.map(({ points }) => points[0])).toEqual([5, 4, 3, 2, 1]);
    const sums = GIRLS.map((girl) =>
      own.reduce((sum, { pair, points }) => sum + (pair.includes(girl) ? points[0] + points[1] : 0), 0),
    );
    expect(sums).toEqual(view.control[1]);
  });

  it("of others is known at the end only", () => {
    expect(supported(four.extra!.view, 0)).toEqual([]);
    expect(supported(four.over!.view, 0).length).toBeGreaterThan(4);
  });

  it("is written with extra points apart", () => {
    expect([pointsText([5, 0]), pointsText([4, 2]), pointsText([0, 1]), pointsText([0, 0])]).toEqual([
      "5",
      "4+2",
      "+1",
      "",
    ]);
  });
});

it("knows the levels that one could reveal, as the server does", () => {
  for (const name of ["reveal", "object", "outbid-reveal"]) {
    const { view, legal } = four[name]!;
    expect(levelsOf(view).map((level) => `reveal ${level}`)).toEqual(legal.filter((move) => move !== "pass"));
  }
  expect(levelsOf(four.watched!.view)).toEqual([]);
});

it("says who has acted, who has voted and whose dice lie there", () => {
  const { view } = four.votes!;
  const at = view.order.indexOf(view.deciding!.actor);
  expect(view.order.map((girl) => turnOf(view, girl))).toEqual(
    view.order.map((_, i) => (i < at ? "done" : i === at ? "now" : "later")),
  );
  const votes = view.order.map((girl) => voteOf(view, girl));
  expect(votes.filter((vote) => vote === "yes")).toHaveLength(view.deciding!.yes.length);
  expect(votes.filter((vote) => vote === null)).toHaveLength(2); // those it is about
  expect(rollOf(four.support!.view)).toBeNull();
  expect(rollOf(four.couple!.view)!.what).toBe("couple");
  expect(rollOf(four.kiss!.view)).toMatchObject({ what: "kiss", next: four.kiss!.view.rolling!.pair });
});

describe("an answer that is put together", () => {
  beforeEach(() => change(four.over!.view, {}));

  it("names two girls for points, in whatever order they were touched", () => {
    const { view, legal } = four.support!;
    touch(view, "S");
    expect(moveOf(view, draftOf(view))).toBeNull();
    touch(view, "R");
    expect(moveOf(view, draftOf(view))).toBe("support 5 RS");
    expect(legal).toContain("support 5 RS");
    touch(view, "R");
    expect(draftOf(view).girls).toEqual(["S"]);
    touch(view, "K");
    touch(view, "G");
    expect(draftOf(view).girls).toEqual(["G"]); // one too many begins anew
  });

  it("stays while others place theirs, and is gone with the next question", () => {
    const { view } = four.support!;
    touch(view, "S");
    const others = { ...view, placed: view.placed.map((count, seat) => (seat === 1 ? count : count + 1)) };
    expect(draftOf(others).girls).toEqual(["S"]);
    const next: YurikureView = { ...view, placed: view.placed.map((count) => count + 1), value: 4 };
    expect(draftOf(next).girls).toEqual([]);
  });

  it("says what a girl does and to whom", () => {
    const { view } = four.action!;
    const made = (verb: "approach" | "confess" | "negotiate" | "idle", ...girls: string[]) =>
      moveOf(view, { verb, girls, level: null });
    expect(made("idle")).toBe("idle");
    expect(made("approach")).toBeNull();
    expect(made("approach", "K")).toBe("approach K");
    expect(made("negotiate", "K", "W")).toBe("negotiate WK");
    expect(moveOf(view, draftOf(view))).toBeNull();
  });

  it("is read from a move that was chosen by a key", () => {
    expect(draftFrom("support 5 RW")!.girls).toEqual(["R", "W"]);
    expect(draftFrom("extra GS")!.girls).toEqual(["G", "S"]);
    expect(draftFrom("reveal 12")!.level).toBe(12);
    expect(draftFrom("negotiate WK")).toMatchObject({ verb: "negotiate", girls: ["W", "K"] });
    expect(draftFrom("pass")).toBeNull();
    expect(draftFrom(null)).toBeNull();
  });
});

it.each([
  ["support", "rw", "support 5 RW"],
  ["support", "WR", "support 5 RW"],
  ["support", "support 5 sr", "support 5 RS"],
  ["extra", "gs", "extra GS"],
  ["reveal", "4", "reveal 4"],
  ["reveal", "0", "pass"],
  ["reveal", "p", "pass"],
  ["reveal", "Pass", "pass"],
  ["reveal", "rw", "rw"],
  ["action", "a k", "approach K"],
  ["action", "c K", "confess K"],
  ["action", "n kw", "negotiate WK"],
  ["action", "i", "idle"],
  ["vote", "y", "yes"],
  ["vote", "n", "no"],
  ["vote", "hello", "hello"],
])("%s: %j is %j", (name, typed, move) => {
  expect(readMove(four[name]!.view, typed)).toBe(move);
});

it.each([
  ["pass until", "pass until"],
  ["p round", "pass round"],
  [" Pass girl ", "pass girl"],
  ["up to 4", "reveal 4"],
  ["upto 12", "reveal 12"],
  ["pass", null],
  ["reveal 4", null], // that is a move
])("%j is the standing order %j", (typed, order) => expect(readOrder(typed)).toBe(order));

it("finds how two girls stand", () => {
  const { view } = four.over!;
  for (const pair of view.couples) expect(relation(view, pair).bond).not.toBe("none");
});
