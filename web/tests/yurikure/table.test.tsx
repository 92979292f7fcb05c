// The table of Yurikure in the page: what it shows, what it must not know, and how girls are touched.
import { render } from "preact";
import { describe, expect, it } from "vitest";
import { isRelated, PAIRS } from "../../src/games/yurikure/read";
import { all, click, one, page, pass, press } from "../stage";
import { EVERY, SCENES } from "./scenes";
import { freshTable, girl, show } from "./stage";

freshTable();
const four = SCENES[4];

describe.each(EVERY)("$players players, $name", ({ view, legal }) => {
  it("has seven girls, and a ribbon wherever there is something", async () => {
    await show({ view, legal }, "Table");
    expect(all(".yurikure-girl")).toHaveLength(7);
    expect(all(".yurikure-ribbon")).toHaveLength(view.pairs.filter(isRelated).length);
    expect(all(".yurikure-ribbons .yurikure-bow")).toHaveLength(view.couples.length);
    const thorns = view.pairs.reduce((sum, { dissatisfaction }) => sum + dissatisfaction, 0);
    const drawn = all(".yurikure-thorns").map((path) => path.getAttribute("d")!.split("M").length - 1);
    expect(drawn.reduce((sum, count) => sum + count, 0)).toBe(thorns);
  });
});

describe("what is secret", () => {
  it("is shown to nobody who watches", async () => {
    await show(four.watched!, "all");
    expect(all(".yurikure-hope, .yurikure-reach, .yurikure-ghost, .yurikure-backed")).toHaveLength(0);
  });

  it("is shown to you alone: your points and how far they reach", async () => {
    await show(four.reveal!, "Table");
    expect(all(".yurikure-hope")).toHaveLength(5);
    expect(all(".yurikure-backed")).toHaveLength(5);
    expect(all(".yurikure-ghost")).toHaveLength(1);
    expect(all(".bones-others .yurikure-backed")).toHaveLength(0);
  });

  it("lies open at the end", async () => {
    await show(four.over!, "Table");
    expect(all(".bones-others .yurikure-backed").length).toBeGreaterThan(10);
    const { pairs } = four.over!.view.result!;
    expect(all(".yurikure-counts").length > 0).toBe(pairs.length > 0);
  });
});

describe("the middle", () => {
  it("has the girl in question with a candle of every seat", async () => {
    const { view } = four.object!;
    await show(four.object!, "Table");
    expect(one(".yurikure-matter").textContent).toMatch(/acts|answers|votes|consent/);
    expect(all(".yurikure-candle")).toHaveLength(4);
    expect(all(".yurikure-lit")).toHaveLength(1);
    expect(one(".yurikure-declared").textContent).not.toBe("");
    expect(one(".yurikure-stepped .yurikure-name")).toBeTruthy();
    expect(one(".yurikure-candles .unseen").textContent).toContain(
      `Your control over her is ${view.control[1]!["RWKYPGS".indexOf(view.deciding!.girl)]}`,
    );
  });

  it("shows another girl who is touched, and her ribbons; a second touch puts her back", async () => {
    await show(four["outbid-reveal"]!, "Table");
    const other = all(".yurikure-girl:not(.yurikure-stepped)")[0]!;
    await click(other);
    expect(other.getAttribute("aria-pressed")).toBe("true");
    expect(one(".yurikure-matter").textContent).toBe(other.querySelector(".yurikure-name")!.textContent);
    expect(all(".yurikure-ribbon:not(.yurikure-faint)")).toHaveLength(6);
    await click(other);
    expect(one(".yurikure-matter").textContent).toContain("acts");
  });

  it("shows dice, and for a moment those that have fallen, until anything is touched", async () => {
    const { view } = four.kiss!;
    await show(four.kiss!, "Table", { still: false });
    expect(one(".yurikure-dice").textContent).toContain("Kiss phase");
    expect(all(".yurikure-due")).toHaveLength(1);
    const next = { ...four.reveal!.view, kiss_dice: [{ pair: view.rolling!.pair, die: 5, fate: "kissed" }] };
    await show({ view: next, legal: [] }, "Table", { still: false });
    expect(one(".yurikure-dice").textContent).toContain("kissed");
    await pass(1600);
    expect(one(".yurikure-middle .yurikure-dice")).toBeNull();
    expect(all(".yurikure-candle")).toHaveLength(4);
  });

  it("shows the die after a refused confession", async () => {
    await show(four.confession!, "Table", { still: false });
    expect(all(".yurikure-great-die .yurikure-due")).toHaveLength(1);
    await show({ view: { ...four.reveal!.view, die: 3 }, legal: [] }, "Table", { still: false });
    expect(all(".yurikure-great-die .yurikure-rolled")).toHaveLength(1);
    await pass(1600);
    expect(all(".yurikure-great-die")).toHaveLength(0);
  });

  it("goes on at once where nothing moves", async () => {
    await show(four.kiss!, "Table");
    await show(four.reveal!, "Table");
    expect(all(".yurikure-candle")).toHaveLength(4);
  });

  it("says how it ended", async () => {
    await show(four.over!, "Table");
    expect(one(".yurikure-middle").textContent).toMatch(/Fated couple|nine rounds|No couple|one another/);
  });
});

describe("points", () => {
  it("go on two girls that are touched, and are placed by the button", async () => {
    const told = await show(four.support!, "all");
    const make = (): HTMLButtonElement => one(".yurikure-make");
    expect(make().disabled).toBe(true);
    await click(girl("Sky"));
    expect(make().textContent).toBe("Tap the other girl");
    await click(girl("Red"));
    expect(girl("Red").getAttribute("aria-pressed")).toBe("true");
    expect(make().textContent).toBe("Place 5 on Red and Sky");
    await click(make());
    expect(told.onMove.mock.calls).toEqual([["support 5 RS"]]);
  });

  it("go on a pair of the table as well", async () => {
    const told = await show(four.later!, "all");
    await click(one(".yurikure-left"));
    const cells = all(".yurikure-pair button");
    expect(cells).toHaveLength(2 * PAIRS.length);
    expect(cells.filter((cell) => cell.tabIndex === 0)).toHaveLength(PAIRS.length);
    await click(cells.find((cell) => cell.textContent!.startsWith("Red and Sky"))!);
    expect(all(".yurikure-panel")).toHaveLength(0);
    await click(one(".yurikure-make"));
    expect(told.onMove.mock.calls).toEqual([["support 2 RS"]]);
  });

  it("dim the girls with whom the pair is taken already", async () => {
    const { view, legal } = four.later!;
    await show(four.later!, "Table");
    const taken = PAIRS.find((pair) => view.support[1]![PAIRS.indexOf(pair)])!;
    expect(legal).not.toContain(`support 2 ${taken}`);
    const flowers = all(".yurikure-girl");
    const at = (mark: string): HTMLElement => flowers[view.order.indexOf(mark)]!;
    await click(at(taken[0]!));
    expect(at(taken[1]!).classList).toContain("yurikure-dim");
  });

  it("chosen by a key show on the ring, and the page has the button", async () => {
    await show(four.support!, "all", { chosen: "support 5 KG" });
    expect(all(".yurikure-pressed .yurikure-name").map((name) => name.textContent)).toEqual(
      expect.arrayContaining(["Black", "Green"]),
    );
    expect(all(".yurikure-make")).toHaveLength(0);
    const told = await show(four.support!, "all", { chosen: "support 5 KG" });
    await click(girl("Red"));
    expect(told.onChoose).toHaveBeenCalledWith(null); // by hand now
  });
});

describe("looking closer", () => {
  it("shows all pairs as a table, and Escape puts it away", async () => {
    await show(four.action!, "Table");
    await click(one(".yurikure-left"));
    const rows = all(".yurikure-panel tbody tr");
    expect(rows).toHaveLength(7);
    expect(rows[0]!.querySelectorAll("td")).toHaveLength(7);
    const { view } = four.action!;
    const [couple] = view.couples;
    expect(one(".yurikure-panel").textContent).toContain(couple ? "couple before a kiss" : "affection");
    await press(one(".yurikure-panel"), "Escape");
    expect(all(".yurikure-panel")).toHaveLength(0);
  });

  it("shows the last dice", async () => {
    await show(four.extra!, "Table");
    await click(one(".yurikure-right"));
    expect(all(".yurikure-panel .yurikure-die").length).toBeGreaterThan(0);
    await click(one(".veil-close"));
    expect(all(".yurikure-panel")).toHaveLength(0);
  });
});

it("shows three years of three terms", async () => {
  await show(four.extra!, "Table");
  expect(all(".yurikure-term")).toHaveLength(9);
  expect(all(".yurikure-term-done")).toHaveLength(3);
  expect(one(".yurikure-years .unseen").textContent).toBe("School year 2, term 1");
});

it("begins with nothing chosen, whatever was chosen at another table", async () => {
  await show(four.support!, "Table");
  await click(all(".yurikure-girl")[0]!);
  expect(all(".yurikure-girl[aria-pressed=true]")).toHaveLength(1);
  render(null, page);
  await show(four.support!, "Table");
  expect(all(".yurikure-girl[aria-pressed=true]")).toHaveLength(0);
});
