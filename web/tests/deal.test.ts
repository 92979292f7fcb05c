// deal-v1 in TypeScript against the vectors of the repository, which the engine's tests are held to as well.
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import vectors from "../../tests/vectors/deal-v1.json";
import { commitment, seatCommitment } from "../src/deal/commit";
import { luz, pack } from "../src/deal/luz";
import { Stream, seedOfNumber, seedOfTable, shuffle } from "../src/deal/stream";
import { shownVectors } from "./records";

describe("vectors", () => {
  it.each(vectors.int_seeds)("seed of $int", ({ int, seed }) => {
    expect(bytesToHex(seedOfNumber(int))).toBe(seed);
  });

  it.each(vectors.tables)("a table of $seats.length", (table) => {
    const secret = hexToBytes(table.secret);
    const seats = table.seats.map(hexToBytes);
    expect(commitment(secret)).toBe(table.commitment);
    expect(seats.map(seatCommitment)).toEqual(table.seat_commitments);
    expect(bytesToHex(seedOfTable(secret, seats))).toBe(table.seed);
    const given = seats.map((bytes) => (bytes.every((byte) => byte === 0) ? null : bytes));
    expect(given).toContain(null);
    expect(bytesToHex(seedOfTable(secret, given))).toBe(table.seed);
  });

  it.each(vectors.below)("below, line $k of $seed", ({ seed, k, m, results }) => {
    const stream = new Stream(hexToBytes(seed), k);
    expect(m.map((most) => stream.below(most))).toEqual(results);
  });

  it.each(vectors.luz)("luz with $players, line $k", ({ players, seed, k, line }) => {
    const kind = k === 0 ? "first" : "deal";
    expect(luz.draw(kind, players, new Stream(hexToBytes(seed), k))).toBe(line);
  });

  it("none is left out", () => {
    expect(Object.keys(vectors)).toEqual(["int_seeds", "tables", "below", "luz"]);
  });
});

it.each(shownVectors())("the vectors that the page shows: %s", (...told) => {
  const seed = told.find(([name]) => name === "seed")?.[1] ?? "";
  const players = Number(told.find(([name]) => name === "players")?.[1]);
  const lines = told.filter(([name]) => name === "chance").map(([, rest]) => rest);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) {
    const [k = "", kind = ""] = line.split(" ");
    expect(`${k} ${luz.draw(kind, players, new Stream(hexToBytes(seed), Number(k)))}`).toBe(line);
  }
});

describe("drawing", () => {
  it("needs a whole number from 1 up", () => {
    const stream = new Stream(seedOfNumber("0"), 0);
    for (const m of [0, -1, 1.5, NaN, 2 ** 32 + 1]) expect(() => stream.below(m)).toThrow(RangeError);
    expect(stream.below(2 ** 32)).toBeLessThan(2 ** 32);
  });

  it("reads nothing for one card", () => {
    const [read, unread] = [new Stream(seedOfNumber("3"), 0), new Stream(seedOfNumber("3"), 0)];
    expect(shuffle(["Y1"], read)).toEqual(["Y1"]);
    expect(read.below(65536)).toBe(unread.below(65536));
  });

  it("shuffles a copy", () => {
    const cards = pack(4);
    const shuffled = shuffle(cards, new Stream(seedOfNumber("1"), 1));
    expect(cards).toEqual(pack(4));
    expect([...shuffled].sort()).toEqual([...cards].sort());
  });
});

describe("when chance is due in luz", () => {
  it.each([3, 4, 5])("%i players: first, then a deal in front of every round", (players) => {
    const kinds = Array.from({ length: 5 * 12 * players }, (_, step) => luz.due(step, players));
    expect(kinds.filter((kind) => kind === "first")).toHaveLength(1);
    expect(kinds.filter((kind) => kind === "deal")).toHaveLength(4);
    expect(kinds.filter((kind) => kind === "decision")).toHaveLength(4 * 11 * players);
    expect(kinds.slice(0, 3)).toEqual(["first", "deal", "decision"]);
    expect(kinds.at(-1)).toBe("over");
  });
});
