// A few arrangements are tried at every size; the one that shows the cards best is taken.

import type { Box, Size } from "../parts/box";
import {
  CAPTION,
  EDGE,
  fitting,
  handHeight,
  ORDER,
  PLATE,
  RATIO,
  ringTrick,
  rowWidth,
  sidePlate,
  SIGN,
  SPOTS,
  TALL_PLATE,
  TOUCH,
  WIDE_SIGN,
  type Frame,
  type SeatFrame,
} from "./frame";

type Ring = keyof typeof SPOTS;

/** The widest that cards need to be on a table of usual size. */
const FULL = { hand: 64, own: 84, trick: 92 };
const NARROW = 560; // where a table is wider, the seats may be around the trick
const TWO_LINES = 1.9; // how much higher than one line the sign is then
const SIDE_SIGN = 164; // its width where it stands beside the trick
/** Heights of a seat in one row: with the gap to the next a finger can hit it; or lower, where there is no room. */
const LINES = [TOUCH - 4, 28];

/** How much larger than usual the table is. */
const growth = ({ width, height }: Size): number => Math.max(1, Math.min(1.5, width / 1000, height / 680));

/** What two rows of your own hand leave on their left; a wide table has room elsewhere. */
const besideRows = (size: Size, card: number): number =>
  size.width < NARROW ? size.width - 3 * EDGE - rowWidth(card, 2) : 0;

/** Your own hand at the lower edge; its plate lies above it, or on its left where the table is wide or low. */
function lowerEdge(size: Size, card: number): SeatFrame & { top: number } {
  const width = size.width - 2 * EDGE;
  const rows = rowWidth(card, 1) <= width ? 1 : 2;
  const height = handHeight(card, rows) + rows * ORDER;
  const y = size.height - EDGE - height;
  const aside = rows === 1 ? (size.width - rowWidth(card, 1)) / 2 - 3 * EDGE : besideRows(size, card);
  const tall = TALL_PLATE * growth(size);
  const high = size.height > 600 ? PLATE + 8 : PLATE;
  const long = Math.min(width, 560);
  const isAside = aside > (size.height > 420 ? 170 : 72);
  const plate = isAside
    ? { x: EDGE, y: size.height - EDGE - ORDER - tall, width: Math.min(aside, 300), height: tall }
    : { x: (size.width - long) / 2, y: y - high - 5, width: long, height: high };
  const left = isAside && rows === 2 ? aside + EDGE : 0; // two rows move to the right to make room
  return {
    plate,
    hand: { box: { x: EDGE + left, y, width: width - left, height }, card, rows },
    top: Math.min(y, plate.y) - EDGE,
  };
}

/** Sign and trick share what the seats leave. */
function centre(box: Box, grow = 1): Pick<Frame, "sign" | "middle"> {
  const height = SIGN * grow * (box.width < WIDE_SIGN * grow ? TWO_LINES : 1);
  return { sign: { ...box, height }, middle: { ...box, y: box.y + height, height: box.height - height } };
}

/** The sign in two lines on the left of the trick, where it leaves enough: for a low table. */
function signBeside(box: Box): Pick<Frame, "sign" | "middle">[] {
  if (box.height < TWO_LINES * SIGN || box.width < 2 * SIDE_SIGN) return [];
  const middle = { ...box, x: box.x + SIDE_SIGN, width: box.width - SIDE_SIGN };
  return [{ sign: { ...box, width: SIDE_SIGN }, middle }];
}

/** The widest cards of a trick that lies in one row, with names under them. */
function rowTrick(middle: Box, players: number): number {
  return Math.max(
    0,
    Math.min(FULL.trick, (middle.height - CAPTION - 4) / RATIO, (middle.width - 4) / players - 8),
  );
}

/** Seats in full rows, one under the other, each with its plate on top of its hand. */
function stacked(size: Size, players: number, card: number, own: number): Frame[] {
  const width = size.width - 2 * EDGE;
  const each = PLATE + 3 + card * RATIO + EDGE + 1;
  const seats = Array.from({ length: players - 1 }, (_, i): SeatFrame => {
    const y = EDGE + i * each;
    const box = { x: EDGE, y: y + PLATE + 3, width, height: card * RATIO };
    return { plate: { x: EDGE, y, width, height: PLATE }, hand: { box, card, rows: 1 } };
  });
  return belowSeats("stacked", size, players, seats, EDGE + (players - 1) * each, own);
}

/** Seats in full rows, each with its plate on the left of its hand. */
function lined(size: Size, players: number, card: number, own: number, line: number): Frame[] {
  const height = Math.max(card * RATIO, line);
  const beside = sidePlate(size.width);
  const x = EDGE + beside + 4;
  const seats = Array.from({ length: players - 1 }, (_, i): SeatFrame => {
    const y = EDGE + i * (height + 4);
    const middle = y + (height - card * RATIO) / 2;
    const box = { x, y: middle, width: size.width - x - EDGE, height: card * RATIO };
    return { plate: { x: EDGE, y, width: beside, height }, hand: { box, card, rows: 1 } };
  });
  return belowSeats("lined", size, players, seats, EDGE + (players - 1) * (height + 4), own);
}

function belowSeats(
  kind: "stacked" | "lined",
  size: Size,
  players: number,
  seats: SeatFrame[],
  y: number,
  card: number,
): Frame[] {
  const { top, ...own } = lowerEdge(size, card);
  const box = { x: EDGE, y, width: size.width - 2 * EDGE, height: top - y };
  return [centre(box), ...signBeside(box)].map((rest) => {
    const trick = rowTrick(rest.middle, players);
    return { ...size, kind, grow: 1, seats, own, ...rest, trick, ring: null };
  });
}

/** A seat in a column: its plate, and two rows of cards under it. */
function inColumn(x: number, y: number, card: number, plate: number): SeatFrame {
  const width = rowWidth(card, 2);
  const box = { x, y: y + plate + 3, width, height: handHeight(card, 2) };
  return { plate: { x, y, width, height: plate }, hand: { box, card, rows: 2 } };
}

/** A seat at the upper edge: one row of cards. */
function onTop(size: Size, most: number, plate: number): SeatFrame {
  const card = Math.min(most, fitting(size.width - 2 * EDGE, 1));
  const [width, height] = [rowWidth(card, 1), card * RATIO];
  const x = (size.width - width) / 2;
  const box = { x, y: EDGE + plate + 3, width, height };
  return { plate: { x, y: EDGE, width, height: plate }, hand: { box, card, rows: 1 } };
}

/** Seats on both sides of the trick; of four players one sits opposite, or in the corner where that is too high. */
function around(size: Size, ring: Ring, card: number, ownCard: number, plate: number): Frame {
  const { top, ...own } = lowerEdge(size, ownCard);
  const grow = growth(size);
  const width = rowWidth(card, 2);
  const each = plate + 3 + handHeight(card, 2);
  const opposite = onTop(size, card, plate);
  const high = ring === "four" ? EDGE + plate + 3 + opposite.hand.box.height + EDGE : EDGE;
  const low = EDGE + each + Math.max(6, (top - 2 * each - EDGE) * 0.7);
  const single = high + Math.max(0, (top - high - each) / 3);
  const right = size.width - EDGE - width;
  const column = (x: number, y: number): SeatFrame => inColumn(x, y, card, plate);
  const seats: Readonly<Record<Ring, SeatFrame[]>> = {
    three: [column(EDGE, single), column(right, single)],
    four: [column(EDGE, single), opposite, column(right, single)],
    corner: [column(EDGE, low), column(EDGE, EDGE), column(right, single)],
    five: [column(EDGE, low), column(EDGE, EDGE), column(right, EDGE), column(right, low)],
  };
  const rest = centre(
    { x: width + 3 * EDGE, y: high, width: right - width - 4 * EDGE, height: top - high },
    grow,
  );
  const fits = seats[ring][0]!.hand.box.y + handHeight(card, 2) <= top && rest.middle.width > TOUCH;
  const trick = fits ? ringTrick(rest.middle, SPOTS[ring], FULL.trick * grow) : -1;
  return { ...size, kind: "around", grow, seats: seats[ring], own, ...rest, trick, ring: SPOTS[ring] };
}

/** How well a card of this width can be seen: first of all it must be read, then it may be beautiful. */
const seen = (card: number, need: number, full: number): number =>
  5 * Math.min(1, card / need) + Math.max(0, Math.min(1, (card - need) / (full - need)));

/** What a frame is worth. While there is bidding nobody plays, and the trick may be cramped. */
function worth(frame: Frame, bidding: boolean): number {
  const hands = Math.min(...frame.seats.map((seat) => seat.hand.card));
  if (hands < 14 || frame.trick < 0) return -99;
  if (frame.own.plate.y < 0 || frame.middle.height < 0) return frame.middle.height / 10 - 20;
  if (!bidding && frame.trick < 20) return frame.trick / 1000 - 9;
  const { grow } = frame;
  const plates = Math.min(1, frame.seats[0]!.plate.height / TALL_PLATE) / 6;
  const sign = Math.min(1, frame.sign.width / 200) + (frame.sign.width < WIDE_SIGN * grow ? 0 : 0.3);
  const opposite = frame.ring === SPOTS.four && frame.trick > 55 ? 1 : 0; // one likes to see whom one plays against
  const trick = bidding ? 0 : seen(frame.trick, 46, FULL.trick * grow);
  const own = 0.7 * seen(frame.own.hand.card, 46, FULL.own * grow);
  const slim = frame.kind === "lined" && frame.seats[0]!.plate.height < LINES[0]! ? 3 : 0;
  return seen(hands, 27, FULL.hand * grow) + trick + own + 2 * sign + opposite + plates - slim;
}

const range = (from: number, to: number, step: number): number[] =>
  to < from ? [from] : Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

const RINGS: Readonly<Record<number, readonly Ring[]>> = {
  3: ["three"],
  4: ["four", "corner"],
  5: ["five"],
};

/** Every arrangement that is tried. Wide tables have their seats around, narrow ones have them above. */
function* candidates(size: Size, players: number): Generator<Frame> {
  const inner = size.width - 2 * EDGE;
  const grow = growth(size);
  for (const own of range(
    TOUCH,
    Math.min(FULL.own * grow, Math.max(fitting(inner, 1), fitting(inner, 2))),
    4,
  )) {
    if (size.width > 1.15 * size.height && size.width > NARROW)
      for (const ring of RINGS[players]!)
        for (const plate of [PLATE, TALL_PLATE * grow])
          for (const card of range(16, FULL.hand * grow, 2)) yield around(size, ring, card, own, plate);
    else {
      for (const card of range(16, Math.min(FULL.hand, fitting(inner, 1)), 1))
        yield* stacked(size, players, card, own);
      const widest = fitting(inner - sidePlate(size.width) - 4, 1);
      if (size.width < NARROW)
        for (const line of LINES)
          for (const card of range(16, widest, 1)) yield* lined(size, players, card, own, line);
    }
  }
}

function best(size: Size, players: number, bidding: boolean): Frame {
  let [chosen, most]: [Frame | null, number] = [null, -Infinity];
  for (const frame of candidates(size, players)) {
    const value = worth(frame, bidding);
    if (value > most) [chosen, most] = [frame, value];
  }
  return chosen!;
}

const known = new Map<string, Frame>();

/** The best arrangement for so many players on a table of this size. */
export function frameFor(size: Size, players: number, bidding = false): Frame {
  const key = [size.width, size.height, players, bidding].join();
  let frame = known.get(key);
  if (!frame) {
    frame = best(size, players, false);
    if (bidding && frame.seats[0]!.hand.card < 30) frame = best(size, players, true);
    if (known.size > 50) known.clear();
    known.set(key, frame);
  }
  return frame;
}
