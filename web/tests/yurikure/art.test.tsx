// Girls, seats and dice are told apart by form, not by colour alone; what is written can be read.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { h, render } from "preact";
import { expect, it } from "vitest";
import { LilyDefs, pips, SeatMark } from "../../src/games/yurikure/art";
import { GIRLS } from "../../src/games/yurikure/read";

const page = document.createElement("div");
const css = readFileSync(resolve(import.meta.dirname, "../../src/games/yurikure/art.css"), "utf8");

it("gives every girl her own petals, her own mark on them and her own colour", () => {
  render(h(LilyDefs, {}), page);
  const paths = (name: string): string[] =>
    GIRLS.map((girl) => page.querySelector(`#yurikure-lily-${girl} .yurikure-${name}`)!.getAttribute("d")!);
  expect(new Set(paths("petal")).size).toBe(7);
  expect(new Set(paths("vein")).size).toBe(7);
  const hues = GIRLS.map((girl) => new RegExp(`\\.yurikure-${girl} \\{[^}]*--petal: (#\\w+)`).exec(css)![1]);
  expect(new Set(hues).size).toBe(7);
});

it("gives every seat its own mark", () => {
  const marks = [0, 1, 2, 3].map((seat) => {
    render(h(SeatMark, { seat }), page);
    return page.querySelector("path")!.getAttribute("d");
  });
  expect(new Set(marks).size).toBe(4);
});

it("has as many pips as the die shows", () => {
  for (let die = 1; die <= 6; die++) expect(pips(die)).toHaveLength(die);
});
