// Setting up a table.
import { expect, it } from "vitest";
import {
  CLOCKS,
  DAYS,
  firstPlan,
  kindOf,
  startsAtOnce,
  wishOf,
  withPlayers,
  withSeat,
} from "../src/pages/plan";
import type { GameEntry } from "../src/wire/wire";

const LUZ: GameEntry = {
  name: "luz",
  seats: [3, 4, 5],
  options: [],
  rules: 12,
  version: 1,
  bots: ["novice", "easy", "hard"],
};
const kinds = (plan: ReturnType<typeof firstPlan>): string[] => plan.seats.map(({ kind }) => kind);

it("begins with you and friends, for as many as usual", () => {
  expect(wishOf(firstPlan(LUZ))).toEqual({
    game: "luz",
    seats: ["me", "person", "person", "person"],
    options: {},
    clock: CLOCKS.none,
    visibility: "link",
    bot: "easy",
    start: false,
    rated: false,
  });
  expect(firstPlan({ ...LUZ, seats: [2, 3], bots: ["hard"] }).seats).toEqual([
    { kind: "me", bot: "hard" },
    { kind: "person", bot: "hard" },
  ]);
});

it("keeps who sits where when the number of players changes, and you at the table", () => {
  const plan = withSeat(firstPlan(LUZ), 1, { kind: "bot" });
  expect(kinds(withPlayers(plan, 5))).toEqual(["me", "bot", "person", "person", "person"]);
  expect(kinds(withPlayers(plan, 3))).toEqual(["me", "bot", "person"]);
  const last = withSeat(plan, 3, { kind: "me" });
  expect(kinds(last)).toEqual(["person", "bot", "person", "me"]);
  expect(kinds(withPlayers(last, 3))).toEqual(["me", "bot", "person"]);
});

it("starts at once when nobody has to come", () => {
  const bots = [1, 2, 3].reduce(
    (plan, seat) => withSeat(plan, seat, { kind: "bot", bot: "hard" }),
    firstPlan(LUZ),
  );
  expect(startsAtOnce(bots)).toBe(true);
  expect(wishOf(bots)).toMatchObject({
    seats: ["me", "bot hard", "bot hard", "bot hard"],
    bot: "hard",
    start: true,
  });
});

it("sends a password only with a table that has one", () => {
  const plan = { ...firstPlan(LUZ), password: "sesame" };
  expect(wishOf(plan)).not.toHaveProperty("password");
  expect(wishOf({ ...plan, visibility: "password" as const })).toMatchObject({ password: "sesame" });
});

it("keeps a seat for a friend, one for each", () => {
  const plan = withSeat(firstPlan(LUZ), 1, { friend: "abc" });
  expect(wishOf(plan).seats).toEqual(["me", "for abc", "person", "person"]);
  expect(wishOf(withSeat(plan, 2, { friend: "abc" })).seats).toEqual(["me", "person", "for abc", "person"]);
  expect(wishOf(withSeat(plan, 1, { kind: "bot" })).seats).toEqual(["me", "bot easy", "person", "person"]);
  expect(wishOf(withPlayers(withSeat(plan, 3, { friend: "xyz" }), 5)).seats[4]).toBe("person");
  expect(startsAtOnce(plan)).toBe(false);
});

it("has days for each move as a clock of their own", () => {
  expect(kindOf(CLOCKS.days)).toBe("days");
  expect(CLOCKS.days.kind).toBe("move");
  expect([CLOCKS.none, CLOCKS.move, CLOCKS.bank].map(kindOf)).toEqual(["none", "move", "bank"]);
  expect(DAYS.map((seconds) => kindOf({ kind: "move", seconds, increment: 0 }))).toEqual(
    DAYS.map(() => "days"),
  );
});

it("is rated when it is public, unless somebody says otherwise", () => {
  const open = { ...firstPlan(LUZ), visibility: "public" as const };
  expect(wishOf(open).rated).toBe(true);
  expect(wishOf({ ...open, rated: false }).rated).toBe(false);
  expect(wishOf({ ...firstPlan(LUZ), rated: true }).rated).toBe(true);
});
