// The question bar: pass and reveal, declare, yes and no, and standing orders.
import { act } from "preact/test-utils";
import { describe, expect, it } from "vitest";
import { face } from "../../src/games/yurikure";
import { all, click, one } from "../stage";
import { SCENES } from "./scenes";
import { show, freshTable } from "./stage";

freshTable();
const four = SCENES[4];
const button = (text: string): HTMLElement =>
  all("button").find((each) => each.textContent!.trim() === text)!;

const slide = (value: number) =>
  act(() => {
    const slider = one<HTMLInputElement>("input[type=range]");
    slider.value = String(value);
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  });

describe("asked for control", () => {
  const { legal } = four.reveal!;
  const levels = legal.flatMap((move) => (move === "pass" ? [] : [Number(move.slice(7))]));

  it("passes by the big button", async () => {
    const told = await show(four.reveal!, "Answers");
    await click(button("Pass"));
    expect(told.onMove.mock.calls).toEqual([["pass"]]);
  });

  it("reveals a level that was chosen by the slider or step by step", async () => {
    const told = await show(four.reveal!, "Answers");
    await slide(levels[1]!);
    expect(one("input").getAttribute("aria-valuetext")).toBe(`Reveal ${levels[1]}`);
    expect(all(".yurikure-on")).toHaveLength(2);
    await click(one("[aria-label=More]"));
    await click(button(`Reveal ${levels[2]}`));
    expect(told.onMove.mock.calls).toEqual([[`reveal ${levels[2]}`]]);
    await slide(levels[0]! - 1);
    expect(button("Pass")).toBeTruthy();
  });

  it("offers legal levels only, and none to somebody who cannot", async () => {
    await show(four.reveal!, "Answers");
    const slider = one<HTMLInputElement>("input[type=range]");
    expect([Number(slider.min) + 1, Number(slider.max)]).toEqual([levels[0], levels.at(-1)]);
    await show(four["outbid-reveal"]!, "Answers");
    expect(all("input")).toHaveLength(0);
    expect(button("Pass")).toBeTruthy();
  });

  it("leaves a level to the server, which reveals as much as is needed", async () => {
    const told = await show(four.reveal!, "all");
    await slide(levels[1]!);
    await click(button(`Up to ${levels[1]}, as needed`));
    expect(told.onOrder.mock.calls).toEqual([[`reveal ${levels[1]}`]]);
  });

  it("goes on passing by one touch", async () => {
    const told = await show(four.reveal!, "Standing");
    for (const each of all(".yurikure-offers button")) await click(each);
    expect(told.onOrder.mock.calls).toEqual([["pass until"], ["pass girl"], ["pass round"]]);
  });

  it("shows a level that was chosen by a key, whose button is the page's", async () => {
    await show(four.reveal!, "Answers", { chosen: `reveal ${levels[0]}` });
    expect(all(".yurikure-on")).toHaveLength(1);
    expect(all(".yurikure-main > .button")).toHaveLength(0);
  });
});

describe("before one is asked", () => {
  const scene = four["wait-object"]!;

  it("answers ahead", async () => {
    const told = await show(scene, "Standing");
    await click(button("Pass when asked"));
    expect(told.onOrder.mock.calls).toEqual([["pass until"]]);
    expect(all(".yurikure-offers button")).toHaveLength(2);
  });

  it("says which order stands, and takes it back", async () => {
    const told = await show(scene, "Standing", { order: "pass round" });
    expect(one(".yurikure-given").textContent).toContain("You pass until the round is over.");
    await click(button("Take back"));
    expect(told.onOrder.mock.calls).toEqual([[null]]);
  });

  it("can be another order instead", async () => {
    const told = await show(scene, "Standing", { order: "pass girl" });
    for (const each of all(".yurikure-offers button")) await click(each);
    expect(told.onOrder.mock.calls).toEqual([["pass until"], ["pass round"]]);
  });

  it("says that the order stands while one declares, or dice are rolled", async () => {
    for (const name of ["action", "couple"]) {
      await show(four[name]!, "Standing", { order: "pass round" });
      expect(all(".yurikure-given")).toHaveLength(1);
      expect(all(".yurikure-offers")).toHaveLength(0);
    }
  });

  it.each(["pass until", "pass girl", "reveal 4"])("has words for %s", async (order) => {
    await show(scene, "Standing", { order });
    expect(one(".yurikure-given p").textContent).toMatch(/^You (pass|reveal) .*\.$/);
  });

  it.each(["support", "placed", "couple", "extra", "over", "action"])(
    "offers nothing at %s",
    async (name) => {
      await show(four[name]!, "Standing");
      expect(all("button")).toHaveLength(0);
    },
  );

  it("is answered by an order wherever control is asked for, and nowhere else", () => {
    expect(face.answered!(four.reveal!.view, "pass round")).toBe(true);
    expect(face.answered!(four.object!.view, "reveal 3")).toBe(true);
    expect(face.answered!(four.action!.view, "pass round")).toBe(false);
    expect(face.answered!(four.extra!.view, "pass round")).toBe(false);
  });
});

describe("declaring", () => {
  const scene = four.action!;
  const verb = (name: string) =>
    click(all(".yurikure-verbs button").find((each) => each.textContent === name)!);
  const others = scene.view.order.filter((girl) => girl !== scene.view.deciding!.girl);

  it("says what she does and to whom, step by step", async () => {
    const told = await show(scene, "all");
    await verb("Approach");
    expect(all(".yurikure-targets button")).toHaveLength(6);
    expect(one(".yurikure-means").textContent).toContain("Approach whom?");
    await click(all(".yurikure-targets button")[2]!);
    await click(one(".yurikure-make"));
    expect(told.onMove.mock.calls).toEqual([[`approach ${others[2]}`]]);
  });

  it("takes the flowers of the ring as well", async () => {
    const told = await show(scene, "all");
    await verb("Negotiate");
    const free = scene.legal.find((move) => move.startsWith("negotiate"))!.slice(10);
    for (const mark of free) await click(all(".yurikure-girl")[scene.view.order.indexOf(mark)]!);
    await click(one(".yurikure-make"));
    expect(told.onMove.mock.calls).toEqual([[`negotiate ${free}`]]);
  });

  it("can be nothing", async () => {
    const told = await show(scene, "all");
    await verb("Nothing");
    expect(all(".yurikure-targets")).toHaveLength(0);
    await click(one(".yurikure-make"));
    expect(told.onMove.mock.calls).toEqual([["idle"]]);
  });

  it("tells the chance of a confession, and says who cannot confess", async () => {
    const free = ["confess", "approach"].flatMap((word) => others.map((girl) => `${word} ${girl}`));
    await show({ view: scene.view, legal: free }, "all");
    await verb("Confess");
    expect(all(".yurikure-targets small").every((odds) => /^[0-6]\/6$/.test(odds.textContent!))).toBe(true);
    const told = await show({ view: scene.view, legal: ["idle"] }, "Answers");
    expect(all(".yurikure-verbs [aria-disabled=true]")).toHaveLength(3);
    await verb("Confess");
    expect(told.onMove.mock.calls).toEqual([[`confess ${others[0]}`]]); // the server knows why not
  });
});

describe.each(["answer", "vote", "consent"])("yes and no: %s", (name) => {
  it("say what they mean", async () => {
    const told = await show(four[name]!, "Answers");
    const answers = all(".yurikure-answer button");
    expect(answers.map((each) => each.querySelector("small")!.textContent!.length > 10)).toEqual([
      true,
      true,
    ]);
    for (const each of answers) await click(each);
    expect(told.onMove.mock.calls).toEqual([["yes"], ["no"]]);
  });
});
