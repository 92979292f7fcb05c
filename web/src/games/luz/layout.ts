// Where every card of the table is: a pure function of the view, the frame and what the player looks at.

import type { Card, LuzView, Trick } from "../../wire/luz";
import type { Box } from "../parts/box";
import { seatsAround } from "../parts/seats";
import { CAPTION, GAP, ORDER, RATIO, SUIT_GAP, fitting, ringSpots, type Frame, type Row } from "./frame";
import { CARD } from "./glass";
import { cardKey, suitGroups, tricksDone } from "./read";

/** The place of a card: its middle, and how it lies there. */
export interface Place {
  x: number;
  y: number;
  scale: number;
  turn: number; // degrees
  z: number;
  up: boolean; // its front is seen
  small: boolean; // there is little room: a great numeral instead of the rosette
  where: "hand" | "trick" | "won";
}

/** What of the table is looked at; nothing of it is known to anybody else. */
export interface Look {
  gathered: number; // tricks that have gone to their winners
  open: number | null; // the seat whose hand is enlarged
  last: boolean; // the last trick lies on the table again
}

export type Places = ReadonlyMap<string, Place>;

const Z = { won: 1, hand: 10, trick: 30, open: 60 };
const SMALL = 52; // width of a card that can show its rosette

/** Where a hand of two rows breaks: best between two suits. */
export function breakAt(hand: readonly Card[]): number {
  const ends = suitGroups(hand).map((group) => group.slots.at(-1)!);
  return [5, 4, 6].find((slot) => ends.includes(slot)) ?? 5;
}

/** The rows of your own hand, as slots: an empty slot keeps its place. */
export function ownRows(hand: readonly Card[], rows: 1 | 2): number[][] {
  const slots = hand.map((_, i) => i + 1);
  const cut = rows === 1 ? slots.length : breakAt(hand);
  return [slots.slice(0, cut), slots.slice(cut)];
}

/** The rows of another hand, as slots: it closes up when a card has gone. */
function closedUp(hand: readonly Card[], rows: 1 | 2): number[][] {
  const slots = hand.map((_, i) => i + 1).filter((slot) => !hand[slot - 1]!.played);
  const cut =
    rows === 1 || slots.length < 7 ? 6 + 4 * (2 - rows) : breakAt(slots.map((slot) => hand[slot - 1]!));
  return [slots.slice(0, cut), slots.slice(cut)];
}

type Spot = { x: number; y: number };

/** The middles of a hand's cards by slot. */
function handSpots(hand: readonly Card[], rows: number[][], row: Row, under: number, align: number): Spot[] {
  const spots: Spot[] = [];
  rows.forEach((slots, line) => {
    const y = row.box.y + (row.card * RATIO) / 2 + line * (row.card * RATIO + GAP + under);
    const along = rowSpots(
      slots.map((slot) => hand[slot - 1]!),
      row,
      align,
    );
    slots.forEach((slot, i) => (spots[slot - 1] = { x: along[i]!, y }));
  });
  return spots;
}

/** The middles of a row of cards, with a gap where the next suit begins; `align` 0 is left, 0.5 the middle. */
function rowSpots(cards: readonly Card[], { box, card }: Row, align: number): number[] {
  let x = card / 2;
  const spots = cards.map(({ suit }, i) => {
    if (i) x += card + GAP + (cards[i - 1]!.suit === suit ? 0 : SUIT_GAP);
    return x;
  });
  const left = box.x + (box.width - (x + card / 2)) * align;
  return spots.map((spot) => left + spot);
}

/** The middles of your own cards by slot. Under each row is room for the mark of its order. */
export const ownSpots = (hand: readonly Card[], row: Row): Spot[] =>
  handSpots(hand, ownRows(hand, row.rows), row, ORDER, 0.5);

const otherSpots = (hand: readonly Card[], row: Row, align: number): Spot[] =>
  handSpots(hand, closedUp(hand, row.rows), row, 0, align);

/** The box in which a hand is enlarged, in the middle of the table. */
export function openRow(frame: Frame): Row {
  const room = { width: Math.min(frame.width - 24, 640), height: Math.min(frame.height - 60, 320) };
  const card = Math.min(84, fitting(room.width, 2), (room.height - GAP) / 2 / RATIO);
  const height = 2 * card * RATIO + GAP;
  const box: Box = {
    x: (frame.width - room.width) / 2,
    y: (frame.height - height) / 2,
    width: room.width,
    height,
  };
  return { box, card, rows: 2 };
}

/** The trick that lies on the table, and its number counted from 0; null when there is none. */
export function trickOnTable(view: LuzView, look: Look): { trick: Trick; index: number } | null {
  const index = look.last ? tricksDone(view) - 1 : look.gathered;
  const trick = view.tricks[index];
  return trick ? { trick, index } : null;
}

/** The middles of the cards of the trick: before each seat, or in the order in which they were played. */
export function trickSpots(view: LuzView, frame: Frame, trick: Trick): { x: number; y: number }[] {
  const { middle, trick: card } = frame;
  if (frame.ring) {
    const [spots, seats] = [ringSpots(middle, card, frame.ring), seatsAround(view)];
    return trick.cards.map(({ seat }) => spots[seats.indexOf(seat)]!);
  }
  const gap = Math.min(16, (middle.width - 12 - view.players * card) / (view.players - 1));
  const left = middle.x + (middle.width - view.players * card - (view.players - 1) * gap) / 2;
  const y = middle.y + (middle.height - CAPTION) / 2;
  return trick.cards.map((_, i) => ({ x: left + card / 2 + i * (card + gap), y }));
}

/** The middle of a seat's plate: tricks gather there, and the dealer's cards come from there. */
export function platePoint(view: LuzView, frame: Frame, seat: number): { x: number; y: number } {
  const { plate } = frame.seats[seatsAround(view).indexOf(seat)] ?? frame.own;
  return { x: plate.x + Math.min(plate.width / 2, 120), y: plate.y + plate.height / 2 };
}

/** The place of every card, by the key of its seat and slot. */
export function layout(view: LuzView, frame: Frame, look: Look): Places {
  const places = new Map<string, Place>();
  if (!view.hands.length) return places;
  seatsAround(view).forEach((seat, i) => {
    const hand = view.hands[seat]!;
    const other = frame.seats[i];
    if (look.open === seat) placeHand(places, hand, seat, openRow(frame), Z.open, 0.5);
    else if (other) placeHand(places, hand, seat, other.hand, Z.hand, frame.kind === "around" ? 0.02 : 0);
    else placeOwn(places, hand, seat, frame.own.hand);
  });
  const now = trickOnTable(view, look);
  view.tricks.forEach((trick, index) => {
    if (index === now?.index) placeTrick(places, view, frame, trick);
    else placeWon(places, view, frame, trick);
  });
  return places;
}

function placeHand(
  places: Map<string, Place>,
  hand: Card[],
  seat: number,
  row: Row,
  z: number,
  align: number,
): void {
  const spots = otherSpots(hand, row, align);
  hand.forEach((card, i) => spots[i] && places.set(cardKey(seat, i + 1), inHand(card, spots[i], row, z)));
}

function placeOwn(places: Map<string, Place>, hand: Card[], seat: number, row: Row): void {
  const spots = ownSpots(hand, row);
  hand.forEach((card, i) => places.set(cardKey(seat, i + 1), inHand(card, spots[i]!, row, Z.hand)));
}

function inHand(card: Card, spot: Spot, row: Row, z: number): Place {
  const up = card.rank !== null;
  return { ...spot, scale: row.card / CARD.width, turn: 0, z, up, small: row.card < SMALL, where: "hand" };
}

function placeTrick(places: Map<string, Place>, view: LuzView, frame: Frame, trick: Trick): void {
  const spots = trickSpots(view, frame, trick);
  trick.cards.forEach(({ seat, slot }, i) =>
    places.set(cardKey(seat, slot), {
      ...spots[i]!,
      scale: frame.trick / CARD.width,
      turn: frame.ring ? LEAN[(seat + slot) % LEAN.length]! : 0,
      z: Z.trick + i,
      up: true,
      small: frame.trick < SMALL,
      where: "trick",
    }),
  );
}

/** Cards on a cloth never lie quite straight. How they lie depends on what everybody knows. */
const LEAN = [-3, 2, -1.5, 3, 1];

function placeWon(places: Map<string, Place>, view: LuzView, frame: Frame, trick: Trick): void {
  const point = platePoint(view, frame, trick.winner ?? 0);
  const place: Place = {
    ...point,
    scale: 0.16,
    turn: 0,
    z: Z.won,
    up: true,
    small: frame.trick < SMALL,
    where: "won",
  };
  for (const { seat, slot } of trick.cards) places.set(cardKey(seat, slot), place);
}
