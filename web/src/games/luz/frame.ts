// Where things stand on the table: boxes for seats, hands, sign and trick.

import type { Box, Size } from "../parts/box";
import { CARD } from "./glass";

/** Room for a hand: cards of one width in one row or two. */
export interface Row {
  box: Box;
  card: number; // width of a card
  rows: 1 | 2;
}

export interface SeatFrame {
  plate: Box;
  hand: Row;
}

export interface Frame extends Size {
  kind: "stacked" | "lined" | "around";
  grow: number; // 1, and more on a large table: how much all may be larger
  seats: SeatFrame[]; // clockwise from the left of the lower edge; the lower edge itself is `own`
  own: SeatFrame;
  sign: Box; // trump, led suit, last trick
  middle: Box; // the trick
  trick: number; // width of its cards; negative when the seats themselves do not fit
  ring: readonly Spot[] | null; // where they lie before the seats; null: in a row
}

export const TOUCH = 44; // no target for a finger is smaller
export const RATIO = CARD.height / CARD.width;
export const GAP = 3; // between two cards
export const SUIT_GAP = 5; // more where the next suit begins
export const ORDER = 9; // height of the mark under a row of your hand that shows its order
export const CAPTION = 16; // height of a name under a card of the trick
export const EDGE = 5; // between the table's border and what lies on it
export const PLATE = 22; // height of a plate of one line
export const TALL_PLATE = 46;
export const SIGN = 30;
export const WIDE_SIGN = 348; // where it is narrower, the sign has two lines
const MOST = { 1: 10, 2: 6 } as const; // cards in a row

/** The width of a plate that stands beside its hand: for a name, and if possible for a bid with a long clock. */
export const sidePlate = (width: number): number => (width > 400 ? 94 : 82);

/** Where a seat can be touched to look closer at its hand: in a narrow row the plate belongs to it. */
export function touchBox({ plate, hand: { box } }: SeatFrame): Box {
  if (box.height >= TOUCH) return box;
  const bottom = Math.max(plate.y + plate.height, box.y + box.height);
  const missing = Math.max(0, TOUCH - (bottom - plate.y));
  const width = box.x + box.width - plate.x;
  return { x: plate.x, y: plate.y - missing / 2, width, height: bottom - plate.y + missing };
}

/** The width of a row of so wide cards when every suit is in it. */
export const rowWidth = (card: number, rows: 1 | 2): number =>
  MOST[rows] * card + (MOST[rows] - 1) * GAP + 4 * SUIT_GAP;

/** The widest cards that fit into a row of this width. */
export const fitting = (width: number, rows: 1 | 2): number => (width - rowWidth(0, rows)) / MOST[rows];

export const handHeight = (card: number, rows: number): number => rows * card * RATIO + (rows - 1) * GAP;

export type Spot = readonly [number, number];

/** Where a trick lies when the seats are around it, from the left of the lower edge: parts of the half box. */
export const SPOTS: Readonly<Record<"three" | "four" | "corner" | "five", readonly Spot[]>> = {
  three: [
    [-1, -0.5],
    [1, -0.5],
    [0, 1],
  ],
  four: [
    [-1, 0],
    [0, -1],
    [1, 0],
    [0, 1],
  ],
  corner: [
    [-1, 0.35],
    [-0.5, -1],
    [1, -0.3],
    [0, 1],
  ], // four players, two of them on the left
  five: [
    [-1, 0.35],
    [-0.5, -1],
    [0.5, -1],
    [1, 0.35],
    [0, 1],
  ],
};

/** The middles of a trick's cards, one before each seat. */
export function ringSpots(box: Box, card: number, spots: readonly Spot[]): { x: number; y: number }[] {
  const spread = {
    x: Math.min((box.width - card) / 2 - 10, 2.2 * card),
    y: Math.min((box.height - card * RATIO) / 2, 0.9 * card * RATIO),
  };
  return spots.map(([x, y]) => ({
    x: box.x + box.width / 2 + x * spread.x,
    y: box.y + box.height / 2 + y * spread.y,
  }));
}

/** The widest cards of a trick around the middle, up to a limit, that do not touch each other. */
export function ringTrick(middle: Box, ring: readonly Spot[], most: number): number {
  for (let card = most; card > 0; card -= 4) {
    const spots = ringSpots(middle, card, ring);
    const apart = spots.every((a, i) =>
      spots
        .slice(i + 1)
        .every((b) => Math.abs(a.x - b.x) > card + 5 || Math.abs(a.y - b.y) > card * RATIO + 5),
    );
    if (apart && card * RATIO <= middle.height && card <= middle.width) return card;
  }
  return 0;
}
