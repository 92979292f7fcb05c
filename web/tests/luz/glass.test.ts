// The glass of Luz: every suit has its own form and pattern, and its numerals can be read.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { render, h } from "preact";
import { describe, expect, it } from "vitest";
import { rosette } from "../../src/art/geometry";
import { EMBLEMS, SUITS } from "../../src/art/suits";
import { Back, Front, GlassDefs, SmallFront } from "../../src/games/luz/glass";

const css = readFileSync(resolve(import.meta.dirname, "../../src/games/luz/glass.css"), "utf8");

/** The tint of a suit, g0 to g4, as it stands in the style sheet. */
function tint(suit: string, step: number): string {
  const rule = new RegExp(`\\.luz-${suit} \\{([^}]*)\\}`).exec(css)![1]!;
  return new RegExp(`--g${step}: (#[0-9a-f]{6})`).exec(rule)![1]!;
}

function light(colour: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [less, more] = [light(a), light(b)].sort((x, y) => x - y);
  return (more! + 0.05) / (less! + 0.05);
}

describe.each(SUITS)("suit %s", (suit) => {
  it("has numerals of high contrast on its palest pane", () => {
    expect(contrast(tint(suit, 4), tint(suit, 0))).toBeGreaterThan(7);
  });

  it("shows its pale emblem clearly on its deep panes", () => {
    expect(contrast(tint(suit, 0), "#22252c")).toBeGreaterThan(4.5);
  });
});

it("tells suits apart by emblem and pattern, not by hue alone", () => {
  expect(new Set(SUITS.map((suit) => EMBLEMS[suit].body)).size).toBe(5);
  const page = document.createElement("div");
  render(h(GlassDefs, {}), page);
  const fields = SUITS.map((suit) => page.querySelector(`#luz-field-${suit} path`)!.getAttribute("d"));
  expect(new Set(fields).size).toBe(5);
});

it("has as many panes in a rosette as its rank, of which no two neighbours share a tint", () => {
  const page = document.createElement("div");
  render(h(GlassDefs, {}), page);
  for (let rank = 1; rank <= 12; rank++) {
    expect(rosette(0, 0, 1, 2, rank)).toHaveLength(rank);
    const tints = [...page.querySelectorAll(`#luz-rose-${rank} path`)].map((one) =>
      one.getAttribute("class"),
    );
    expect(tints).toHaveLength(rank);
    if (rank > 1) tints.forEach((one, i) => expect(one).not.toBe(tints[(i + 1) % rank]));
  }
});

it("draws every rank on fronts and none on a back", () => {
  const page = document.createElement("div");
  const text = (node: preact.ComponentChild): string => (render(node, page), page.textContent!);
  for (let rank = 1; rank <= 12; rank++) {
    expect(text(h(Front, { suit: "R", rank }))).toBe(String(rank));
    expect(text(h(SmallFront, { suit: "R", rank }))).toBe(String(rank));
  }
  expect(text(h(Back, { suit: "R" }))).toBe("");
  expect(page.innerHTML).not.toMatch(/luz-rose/);
});
