// Bid picker, score sheet, chart, and the table in words.
import { describe, expect, it, vi } from "vitest";
import { face } from "../../src/games/luz";
import { runningTotals } from "../../src/games/luz/chart";
import { readBid, readCard, standing } from "../../src/games/luz/read";
import { gridOf, spread } from "../../src/games/parts/chart";
import type { TableProps } from "../../src/games/face";
import type { LuzView } from "../../src/wire/luz";
import { all, click, freshPage, NAMES, one, page, showChart, showParts, showSheet } from "../stage";
import { EVERY, SCENES } from "./scenes";

freshPage("luz");

describe("the bid picker", () => {
  const { view, legal } = SCENES[4]!.bid;
  const show = (more: Partial<TableProps<LuzView>> = {}) =>
    showParts(face, ["Answers"], { view, legal }, more);
  const make = (): HTMLButtonElement => one<HTMLButtonElement>(".button");

  it("puts a bid together and makes it by its button", async () => {
    const onMove = await show();
    expect(make().disabled).toBe(true);
    await click(all(".luz-choice")[3]!);
    expect(all(".luz-choice.luz-lit")).toHaveLength(3);
    expect(make().textContent).toBe("Bid 3: win exactly 3");
    await click(all(".luz-safety")[0]!);
    expect(make().textContent).toBe("Bid 3+: win 3 or 4");
    await click(make());
    expect(onMove.mock.calls).toEqual([["bid 3+"]]);
  });

  it("takes the safety bead first as well", async () => {
    const onMove = await show();
    await click(all(".luz-safety")[0]!);
    expect(make().disabled).toBe(true);
    await click(all(".luz-choice")[0]!);
    await click(make());
    expect(onMove.mock.calls).toEqual([["bid 0+"]]);
  });

  it("offers what is legal, each by its name", async () => {
    await show({ legal: ["bid 2", "bid 2+", "bid 7"] });
    const names = all(".luz-choices .luz-choice").map((one) => one.getAttribute("aria-label"));
    expect(names).toEqual(["2 yellow beads", "7 yellow beads"]);
  });

  it("follows what was chosen by key, and leaves the button to the page", async () => {
    const onChoose = vi.fn();
    await show({ chosen: "bid 2+", onChoose });
    expect(all(".luz-lit")).toHaveLength(3);
    expect(make()).toBeNull();
    await click(all(".luz-choice")[5]!);
    expect(onChoose).toHaveBeenCalledWith(null);
  });

  it("is not there when cards are the answer", async () => {
    await show(SCENES[4]!.follow);
    expect(page.innerHTML).toBe("");
  });
});

describe("the score sheet", () => {
  it("has a line for each round and the totals", async () => {
    const { view } = SCENES[3]!.over;
    await showSheet(face, view);
    const rows = all("tbody tr").map((row) =>
      [...row.querySelectorAll("td")].map((cell) => cell.textContent),
    );
    expect(rows).toHaveLength(4);
    const { won, bids, points } = view.sheet[3]!;
    const first = points[0]!;
    expect(rows[3]![0]).toBe(`${won[0]}/${bids[0]}${first < 0 ? `−${-first}` : `+${first}`}`);
    expect(all("tfoot td").map((one) => Number(one.textContent!.replace("−", "-")))).toEqual(view.scores);
    expect(all("th[scope]").length).toBe(1 + 3 + 4 + 1);
  });

  it("leaves empty what is not there yet", async () => {
    await showSheet(face, SCENES[5]!.empty.view);
    expect(all("tbody td").every((cell) => cell.textContent === "")).toBe(true);
  });
});

describe("the chart", () => {
  it("adds the rounds up to the totals", () => {
    for (const { view } of EVERY.filter(({ name }) => name === "over" || name === "scored"))
      expect(runningTotals(view).map((line) => line.at(-1))).toEqual(view.scores);
  });

  it("says its numbers", async () => {
    const { view } = SCENES[4]!.over;
    await showChart(face, view);
    const said = one("desc").textContent!;
    view.scores.forEach((score, seat) => expect(said).toMatch(new RegExp(`${NAMES[seat]}: .*${score}`)));
    expect(all(".chart-line")).toHaveLength(4);
  });

  it("has round numbers beside it and names that do not lie on each other", () => {
    expect(gridOf(-20, 85)).toEqual([-25, 0, 25, 50, 75, 100]);
    expect(gridOf(0, 10)).toEqual([0, 2, 4, 6, 8, 10]);
    const names = spread([50, 50, 52, 180, 185]).sort((a, b) => a - b);
    names.slice(1).forEach((y, i) => expect(y - names[i]!).toBeGreaterThanOrEqual(15));
  });
});

describe("words", () => {
  it("names hands of others, closed cards and what they can be, and the trick", () => {
    const { view } = SCENES[4]!.follow;
    const text = face.describe(view, NAMES).join("\n");
    const [lead] = view.tricks.at(-1)!.cards;
    expect(text).toMatch(new RegExp(`This trick: ${NAMES[lead!.seat]} \\w+ ${lead!.card.slice(1)}`));
    expect(text).toMatch(/Hand of Ana: .*\d/);
    expect(text).toMatch(/Slot \d+, .*number 1 of \d from the low side. It (can be|is) \d/);
    expect(text).toContain("It is your turn.");
  });

  it("tells no rank of a closed card", () => {
    const { view } = SCENES[5]!.watched;
    const [hands] = [face.describe(view, NAMES).filter((line) => line.startsWith("Hand of"))];
    expect(hands).toHaveLength(5);
    for (const line of hands!) expect(line).toMatch(/^Hand of \w+: (\w+, \d+ closed(; )?)+\.$/);
  });

  it("says where the game is", () => {
    expect(face.where!(SCENES[3]!.bid.view)).toBe("Round 1 of 4, bidding");
    expect(face.where!(SCENES[3]!.complete.view)).toBe("Round 1 of 4, trick 4 of 10");
    expect(face.where!(SCENES[3]!.over.view)).toBe("Round 4 of 4, game over");
  });

  it("says moves in words", () => {
    const { view, legal } = SCENES[4]!.follow;
    expect(face.moveText!(view, legal[0]!)).toMatch(/^Play slot \d: \w+ \(\w+\)$/);
    expect(face.moveText!(view, "bid 0+")).toBe("Bid 0+: win 0 or 1");
    expect(face.moveText!(view, "nonsense")).toBe("nonsense");
  });
});

it("reads short answers as moves", () => {
  const [bid, play] = [SCENES[3]!.bid.view, SCENES[3]!.follow.view];
  expect(face.readMove(bid, "3+")).toBe("bid 3+");
  expect(face.readMove(bid, " 0 ")).toBe("bid 0");
  expect(face.readMove(play, "10")).toBe("play 10");
  expect(face.readMove(play, "play 4")).toBe("play 4");
  expect(face.readMove(play, "hello")).toBe("hello");
});

it("reads cards and bids", () => {
  expect(readCard("Y12")).toEqual({ suit: "Y", rank: 12 });
  expect(readCard("B?")).toEqual({ suit: "B", rank: null });
  expect(readBid("10+")).toEqual({ beads: 10, safety: true });
});

it.each([
  ["3", 1, "needs", 2],
  ["3", 3, "exact", 0],
  ["3", 4, "over", 1],
  ["3+", 4, "saved", 1],
  ["3+", 5, "over", 2],
  ["0+", 0, "exact", 0],
])("a bid of %s with %i tricks: %s by %i", (bid, won, kind, by) => {
  expect(standing(readBid(bid), won)).toEqual({ kind, by });
});
