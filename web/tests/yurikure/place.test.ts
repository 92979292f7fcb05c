// The ring at every size: inside its room, flowers apart from each other, ribbons past the middle.
import { describe, expect, it } from "vitest";
import {
  alongside,
  curveOf,
  nodeOf,
  ringIn,
  roomIn,
  thornsOf,
  widthOf,
  type Point,
} from "../../src/games/yurikure/place";
import { GIRLS, PAIRS } from "../../src/games/yurikure/read";

/** The room that the page leaves for the ring: phones upright and on their side, with more or less asked; desks. */
const SIZES: [number, number][] = [
  [350, 250],
  [350, 330],
  [350, 440],
  [380, 520],
  [425, 230],
  [560, 600],
  [400, 560],
  [900, 900],
];
const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

describe.each(SIZES)("in %i by %i", (width, height) => {
  const ring = ringIn({ width, height }, GIRLS);

  it("all flowers and their names are inside", () => {
    for (const girl of GIRLS) {
      const [x, y] = nodeOf(ring, girl);
      expect(x - 29).toBeGreaterThanOrEqual(0);
      expect(x + 29).toBeLessThanOrEqual(width);
      expect(y - ring.lily / 2).toBeGreaterThanOrEqual(0);
      expect(y + ring.lily / 2 + 32).toBeLessThanOrEqual(height);
    }
  });

  it("a finger hits one flower and not another", () => {
    for (const pair of PAIRS)
      expect(far(nodeOf(ring, pair[0]!), nodeOf(ring, pair[1]!))).toBeGreaterThan(ring.lily);
  });

  it("ribbons join their flowers, and no two have the same middle", () => {
    const curves = PAIRS.map((pair) => curveOf(ring, pair));
    curves.forEach(({ from, to, mid }, i) => {
      const ends = [...PAIRS[i]!].map((girl) => nodeOf(ring, girl));
      expect(far(from, ends[0]!) < 1 || far(from, ends[1]!) < 1).toBe(true);
      expect(far(from, to)).toBeGreaterThan(0);
      curves.slice(i + 1).forEach((other) => expect(far(mid, other.mid)).toBeGreaterThan(10));
    });
  });

  it("the middle is left free", () => {
    const room = roomIn(ring);
    for (const pair of PAIRS) {
      const [x, y] = curveOf(ring, pair).mid;
      const out = ((2 * (x - ring.x)) / room.width) ** 2 + ((2 * (y - ring.y)) / room.height) ** 2;
      expect(out).toBeGreaterThan(1);
    }
  });
});

it("has as many thorns as there is dissatisfaction, before the bow", () => {
  const curve = curveOf(ringIn({ width: 350, height: 330 }, GIRLS), "RY");
  for (let count = 0; count <= 6; count++) {
    const thorns = thornsOf(curve, count, 5);
    expect(thorns).toHaveLength(count);
    for (const [, tip] of thorns) expect(far(tip!, curve.mid)).toBeGreaterThan(14);
  }
  expect(far(alongside(curve, 0.5).point, curve.mid)).toBeLessThan(0.01);
});

it("has wider ribbons with more affection", () => {
  const widths = [0, 1, 2, 3, 4, 5, 6].map(widthOf);
  expect([...widths].sort((a, b) => a - b)).toEqual(widths);
  expect(new Set(widths).size).toBe(7);
});
