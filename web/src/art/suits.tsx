import { at, disc, onCircle, star } from "./geometry";

/** The suits of Luz in the order of the rules; each has its emblem, its pattern and its hue. */
export const SUITS = ["Y", "R", "G", "B", "P"] as const;
export type Suit = (typeof SUITS)[number];

/** An emblem within 12 of the origin: a body, and lines that are cut out of it. */
export interface Emblem {
  body: string;
  lines: string;
}

const around = (count: number, draw: (turn: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i / count)).join("");

const petals = (distance: number, radius: number, shift: number): string =>
  around(5, (turn) => disc(...onCircle(0, 0, distance, turn + shift), radius));

/** Arcs that open outwards: the inner petals of the rose. */
const folds = (distance: number, radius: number): string =>
  around(5, (turn) => {
    const [from, to] = [onCircle(0, 0, distance, turn), onCircle(0, 0, distance, turn + 0.2)];
    return `M${at(from)}A${radius} ${radius} 0 0 1 ${at(to)}`;
  });

const spokes = (inner: number, outer: number, shift: number): string =>
  around(
    5,
    (turn) => `M${at(onCircle(0, 0, inner, turn + shift))}L${at(onCircle(0, 0, outer, turn + shift))}`,
  );

export const EMBLEMS: Readonly<Record<Suit, Emblem>> = {
  Y: { body: star(0, 0, 12, 12, 7.4), lines: disc(0, 0, 5.2) },
  R: {
    body: petals(6.4, 5.4, 0) + disc(0, 0, 7),
    lines: disc(0, 0, 1.5) + folds(4.4, 2.7) + spokes(4.6, 9, 0.1),
  },
  G: {
    body: "M0-12C8-8 10 2 1 8.6V12H-1V8.6C-10 2-8-8 0-12Z",
    lines:
      "M0-7V9M0-3L4.200-6M0-3L-4.200-6M0 1.200L5.600-2.400M0 1.200L-5.600-2.400M0 5.300L4.800 2M0 5.300L-4.800 2",
  },
  B: {
    body: "M0-12C2.500-6 8.200-1 8.200 4A8.200 8.200 0 0 1-8.200 4C-8.200-1-2.500-6 0-12Z",
    lines: "M-4.600 3.600A4.600 4.600 0 0 0 0.400 8.400",
  },
  P: {
    body:
      "M0-12C3.600-8.800 4.600-4.600 2 1H3C3.200-3.600 5.600-7.400 8.800-7.200C12.400-6.800 13-2 10-0.200C8.600 0.500 7.200-0.200 7.200-1.600" +
      "C7.200-2.600 8-3.200 8.800-2.800C7.600-4.200 5.200-2.200 5 1H5.400V4H2.400C2.800 5.600 4.600 6.400 6.600 5.800C6.200 8.400 3.400 9 1.800 7.400" +
      "C1.800 9.200 1.200 10.800 0 12C-1.200 10.800-1.800 9.200-1.800 7.400C-3.400 9-6.200 8.400-6.600 5.800C-4.600 6.400-2.800 5.600-2.400 4H-5.400V1H-5" +
      "C-5.200-2.200-7.600-4.200-8.800-2.800C-8-3.200-7.200-2.600-7.200-1.600C-7.200-0.200-8.600 0.500-10-0.200C-13-2-12.400-6.800-8.800-7.200" +
      "C-5.600-7.400-3.200-3.600-3 1H-2C-4.600-4.600-3.600-8.800 0-12Z",
    lines: "M-5 2.500H5",
  },
};
