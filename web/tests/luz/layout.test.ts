// Places of cards at every size: inside the table, large enough, and one before the other's eyes.
import { describe, expect, it } from "vitest";
import { frameFor } from "../../src/games/luz/arrange";
import { RATIO, TOUCH, type Frame } from "../../src/games/luz/frame";
import type { Box } from "../../src/games/parts/box";
import { CARD } from "../../src/games/luz/glass";
import { breakAt, layout, ownRows, type Look, type Place } from "../../src/games/luz/layout";
import { cardKey, tricksDone } from "../../src/games/luz/read";
import type { Card, LuzView } from "../../src/wire/luz";
import { EVERY, SCENES } from "./scenes";

/** The room that a page leaves for the table: phones upright and on their side, with the bid picker or without; desks. */
const SIZES: [number, number][] = [
  [360, 470],
  [360, 530],
  [360, 624],
  [390, 640],
  [390, 720],
  [430, 800],
  [435, 375],
  [503, 360],
  [768, 880],
  [844, 280],
  [844, 310],
  [932, 340],
  [960, 640],
  [1280, 680],
  [1560, 940],
  [2200, 1200],
];
const EVERYWHERE = SIZES.flatMap(([width, height]) =>
  [3, 4, 5].map((players) => ({ width, height, players })),
);

const resting = (view: LuzView): Look => ({ gathered: tricksDone(view), open: null, last: false });

function boxOf(place: Place): Box {
  const [width, height] = [CARD.width * place.scale, CARD.height * place.scale];
  return { x: place.x - width / 2, y: place.y - height / 2, width, height };
}

const inside = (box: Box, frame: Frame): boolean =>
  box.x >= -0.5 &&
  box.y >= -0.5 &&
  box.x + box.width <= frame.width + 0.5 &&
  box.y + box.height <= frame.height + 0.5;

const overlap = (a: Box, b: Box): boolean =>
  a.x + a.width > b.x + 0.5 &&
  b.x + b.width > a.x + 0.5 &&
  a.y + a.height > b.y + 0.5 &&
  b.y + b.height > a.y + 0.5;

/** The cards that are seen: those in hands and in the trick. */
const seen = (view: LuzView, frame: Frame, look: Look): Box[] =>
  [...layout(view, frame, look).values()].filter((place) => place.where !== "won").map(boxOf);

const clashes = (boxes: Box[], others?: Box[]): [Box, Box][] =>
  boxes.flatMap((a, i) =>
    (others ?? boxes.slice(i + 1)).filter((b) => overlap(a, b)).map((b): [Box, Box] => [a, b]),
  );

describe.each(EVERYWHERE)(
  "a table of $width x $height with $players players",
  ({ width, height, players }) => {
    const scenes = EVERY.filter((scene) => scene.players === players).map(({ view }) => ({
      view,
      frame: frameFor({ width, height }, players, view.phase === "bid"),
      look: { ...resting(view), gathered: Math.max(0, tricksDone(view) - 1) },
    }));
    const plates = (frame: Frame): Box[] => [...frame.seats, frame.own].map(({ plate }) => plate);

    it("keeps every card and every plate inside", () => {
      for (const { view, frame, look } of scenes) {
        const cards = [look, resting(view), { ...look, open: 0 }].flatMap((one) => seen(view, frame, one));
        expect([...cards, ...plates(frame)].filter((box) => !inside(box, frame))).toEqual([]);
      }
    });

    it("has a place for every card", () => {
      for (const { view, frame, look } of scenes)
        expect(layout(view, frame, look).size).toBe(view.hands.length ? 10 * players : 0);
    });

    it("lets no two cards lie on each other, and no plate on a hand", () => {
      for (const { view, frame, look } of scenes) {
        expect(clashes(seen(view, frame, look))).toEqual([]);
        expect(clashes(seen(view, frame, resting(view)), plates(frame))).toEqual([]);
      }
    });

    it("gives the finger 44 px for every card of the own hand", () => {
      for (const { frame } of scenes) expect(frame.own.hand.card).toBeGreaterThanOrEqual(TOUCH);
    });

    it("shows the others' hands and the trick large enough to be read", () => {
      const frame = frameFor({ width, height }, players);
      for (const { hand } of frame.seats) expect(hand.card).toBeGreaterThanOrEqual(20); // a numeral of 13 px
      expect(frame.trick).toBeGreaterThanOrEqual(36);
    });
  },
);

it("shows five players on a small phone with the bid picker open", () => {
  for (const height of [360, 380, 400]) {
    const frame = frameFor({ width: 360, height }, 5, true);
    for (const { hand } of frame.seats) expect(hand.card).toBeGreaterThanOrEqual(20);
    expect(frame.own.plate.y).toBeGreaterThan(frame.seats[3]!.hand.box.y + frame.seats[3]!.hand.card * RATIO);
  }
});

const hand = (suits: string): Card[] =>
  [...suits].map((suit) => ({ suit, rank: 1, played: false, maybe: [] }));

it("breaks a hand between two suits where it can", () => {
  expect(breakAt(hand("YYRRRGGBBP"))).toBe(5);
  expect(breakAt(hand("YYRRGGGBBP"))).toBe(4);
  expect(breakAt(hand("YYYRRRGGBP"))).toBe(6);
  expect(breakAt(hand("YYYRRRRGGG"))).toBe(5);
  expect(ownRows(hand("YYRRGGGBBP"), 2)).toEqual([
    [1, 2, 3, 4],
    [5, 6, 7, 8, 9, 10],
  ]);
});

describe("a trick", () => {
  const { view } = SCENES[4]!.complete;
  const frame = frameFor({ width: 390, height: 640 }, 4);
  const done = tricksDone(view);
  const last = view.tricks[done - 1]!;
  const places = (look: Partial<Look>) => layout(view, frame, { ...resting(view), ...look });
  const of = (look: Partial<Look>) =>
    last.cards.map(({ seat, slot }) => places(look).get(cardKey(seat, slot))!);

  it("lies in the middle until it is gathered, then goes to its winner", () => {
    expect(of({ gathered: done - 1 }).every((place) => place.where === "trick")).toBe(true);
    const won = of({});
    expect(won.every((place) => place.where === "won")).toBe(true);
    expect(new Set(won.map(({ x, y }) => `${x} ${y}`)).size).toBe(1);
  });

  it("lies on the table again while it is looked at", () => {
    expect(of({ last: true }).every((place) => place.where === "trick")).toBe(true);
  });

  it("lies in the order of play on a narrow table", () => {
    const along = of({ gathered: done - 1 }).map(({ x }) => x);
    expect(along).toEqual([...along].sort((a, b) => a - b));
  });
});

it("enlarges the hand that is looked at", () => {
  const { view } = SCENES[5]!.bid;
  const frame = frameFor({ width: 360, height: 624 }, 5);
  const small = layout(view, frame, resting(view)).get(cardKey(3, 1))!;
  const large = layout(view, frame, { ...resting(view), open: 3 }).get(cardKey(3, 1))!;
  expect(large.scale).toBeGreaterThan(1.4 * small.scale);
  expect(large.z).toBeGreaterThan(small.z);
});
