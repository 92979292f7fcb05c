// Where everything stands on the ring, in px.

import { onCircle } from "../../art/geometry";
import type { Size } from "../parts/box";
import { pairOf } from "./read";

export type Point = readonly [number, number];

/** The seven places, and the middle that they leave. */
export interface Ring extends Size {
  lily: number; // how wide a flower is
  grow: number; // 1, and more on a large table: how much larger ribbons and their tags are
  order: readonly string[];
  x: number;
  y: number;
  across: number; // half the width of the ring, from middle to middle of two flowers
  up: number;
}

const NAME = 32; // height of the two lines under a flower
const SIDE = 62; // the least that a flower with its name takes
/** How far from the middle a ribbon passes, by how many places lie between its ends. */
const PASS = [0, 0.9, 0.68, 0.56];
const THORN = 7;

/** A ring that fills its room. */
export function ringIn({ width, height }: Size, order: readonly string[]): Ring {
  const lily = Math.round(Math.max(40, Math.min(90, width / 7, (height - NAME) / 7)));
  const room = (height - lily - NAME - 2) / 2;
  const across = Math.min((width - Math.max(SIDE, lily)) / 2, Math.max(1.35 * room, 175));
  const up = Math.min(room, 1.25 * across);
  const [x, y] = [width / 2, 1 + lily / 2 + room];
  return { width, height, lily, grow: Math.max(1, lily / 56), order, x, y, across, up };
}

function around(ring: Ring, turn: number, far: number): Point {
  const [x, y] = onCircle(0, 0, far, turn);
  return [ring.x + x * ring.across, ring.y + y * ring.up];
}

/** The middle of a girl's flower. */
export const nodeOf = (ring: Ring, girl: string): Point => around(ring, ring.order.indexOf(girl) / 7, 1);

/** A ribbon from flower to flower: a curve that leaves the middle free. */
export interface Curve {
  from: Point;
  by: Point; // control point
  to: Point;
  mid: Point;
}

/** How many places along the ring two girls are from each other. */
function apart(ring: Ring, pair: string): number {
  const steps = Math.abs(ring.order.indexOf(pair[0]!) - ring.order.indexOf(pair[1]!));
  return Math.min(steps, 7 - steps);
}

export function curveOf(ring: Ring, pair: string): Curve {
  const [a, b] = [...pair].map((girl) => ring.order.indexOf(girl)).sort((one, two) => one - two) as [
    number,
    number,
  ];
  const places = apart(ring, pair);
  const turn = ((b - a === places ? a : b) + places / 2) / 7;
  const [from, to] = [nodeOf(ring, ring.order[a]!), nodeOf(ring, ring.order[b]!)];
  const mid = around(ring, turn, PASS[places]!);
  const by: Point = [2 * mid[0] - (from[0] + to[0]) / 2, 2 * mid[1] - (from[1] + to[1]) / 2];
  return { from, by, to, mid };
}

/** A point of a curve and the direction to its side there; `t` runs from 0 to 1. */
export function alongside({ from, by, to }: Curve, t: number): { point: Point; side: Point } {
  const at = (i: 0 | 1): number => (1 - t) ** 2 * from[i] + 2 * t * (1 - t) * by[i] + t ** 2 * to[i];
  const way = (i: 0 | 1): number => 2 * (1 - t) * (by[i] - from[i]) + 2 * t * (to[i] - by[i]);
  const [dx, dy] = [way(0), way(1)];
  const length = Math.hypot(dx, dy) || 1;
  return { point: [at(0), at(1)], side: [-dy / length, dx / length] };
}

/** Thorns on a ribbon of so much width, on either side before its middle: each is a triangle. */
export function thornsOf(curve: Curve, count: number, width: number): Point[][] {
  return Array.from({ length: count }, (_, i) => {
    const { point, side } = alongside(curve, 0.4 - 0.045 * i);
    const out = i % 2 ? 1 : -1;
    const step = (far: number, along: number): Point => [
      point[0] + out * side[0] * far + side[1] * along,
      point[1] + out * side[1] * far - side[0] * along,
    ];
    return [step(width / 2 - 0.5, -2.6), step(width / 2 + THORN, 0), step(width / 2 - 0.5, 2.6)];
  });
}

/** The room in the middle that ribbons leave free. */
export const roomIn = ({ across, up }: Ring): Size => ({ width: 1.08 * across, height: 1.04 * up });

/** Where the numbers of a ribbon stand: in its middle, or where they are not in the way of its bow. */
export function tagPlace(ring: Ring, pair: string, couple: boolean): Point {
  const curve = curveOf(ring, pair);
  if (!couple) return curve.mid;
  return apart(ring, pair) === 1 ? beside(ring, curve, -18 * ring.grow) : alongside(curve, 0.7).point;
}

/** A point beside the middle of a ribbon, away from the middle of the ring. */
export function beside(ring: Ring, { mid: [x, y] }: Curve, far: number): Point {
  const [dx, dy] = [x - ring.x, y - ring.y];
  const length = Math.hypot(dx, dy) || 1;
  return [x + (dx / length) * far, y + (dy / length) * far];
}

/** How wide a ribbon is. */
export const widthOf = (affection: number): number => (affection ? 2 + 1.3 * affection : 1.6);

/** The pairs of a girl, in the order of the ring. */
export const pairsOf = (ring: Ring, girl: string): string[] =>
  ring.order.filter((other) => other !== girl).map((other) => pairOf(girl, other));
