// deal-v1 in TypeScript against the vectors of the repository, which the engine's tests are held to as well.
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import vectors from "../../tests/vectors/deal-v1.json";
import { commitment, seatCommitment } from "../src/deal/commit";
import type { ChanceKind, Dealing } from "../src/deal/dealing";
import { DEALINGS } from "../src/deal/games";
import { luz, pack } from "../src/deal/luz";
import { Stream, seedOfNumber, seedOfTable, shuffle } from "../src/deal/stream";
import { yurikure } from "../src/deal/yurikure";
import { DRAWN, shownVectors } from "./records";

interface Vector {
  readonly players: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly seed: string; // hex
  readonly k: number;
  readonly line: string;
}

const dealingOf = (game: string): Dealing => DEALINGS.find((dealing) => dealing.game === game)!;

/** What is drawn where a line stands. */
function drawn(game: string, { players, options = {}, seed, k, line }: Vector): string {
  const chance = { k, step: k, line: 1, kind: line.split(" ")[0] as ChanceKind, text: line };
  const told = new Map(Object.entries(options));
  return dealingOf(game).draw(chance, players, told, new Stream(hexToBytes(seed), k));
}

const GAMES = DEALINGS.map(({ game }) => game);

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

  it("none is left out", () => {
    expect(Object.keys(vectors)).toEqual(["int_seeds", "tables", "below", "games"]);
    expect(new Set(DRAWN.map(({ game }) => game))).toEqual(new Set(GAMES));
  });
});

it.each(shownVectors())("the vectors that the page shows: %s", (...told) => {
  const [seed = "", game = "", players] = ["seed", "game", "players"].map(
    (wanted) => told.find(([name]) => name === wanted)?.[1],
  );
  const lines = told.filter(([name]) => name === "chance").map(([, rest]) => rest);
  expect(lines.length).toBeGreaterThan(1);
  for (const text of lines) {
    const [k, line] = [Number.parseInt(text), text.slice(text.indexOf(" ") + 1)];
    expect(drawn(game, { players: Number(players), seed, k, line })).toBe(line);
  }
});

describe("all games", () => {
  it("are the five of the box", () => {
    expect(GAMES).toEqual(["luz", "lineit", "dragonegg", "yurikure", "aurum"]);
  });

  it.each(DRAWN)("$game with $players, $options", ({ game, players, options, seed, lines }) => {
    const hex = bytesToHex(seedOfNumber(seed));
    expect(lines.map((line, k) => drawn(game, { players, options, seed: hex, k, line }))).toEqual(lines);
  });

  it.each(DRAWN.filter(({ game }) => game !== "yurikure"))(
    "$game with $players: the order in a line says nothing",
    ({ game, players, seed, lines }) => {
      const hex = bytesToHex(seedOfNumber(seed));
      lines.forEach((line, k) => {
        const [kind, ...cards] = line.split(" ");
        expect(drawn(game, { players, seed: hex, k, line: [kind, ...cards.sort()].join(" ") })).toBe(line);
      });
    },
  );
});

describe("dragonegg", () => {
  const seed = bytesToHex(seedOfNumber("7"));
  const cards = (k: number, line: string): string[] =>
    drawn("dragonegg", { players: 2, seed, k, line }).split(" ").slice(1).sort();

  it("has all cards in the first deck, and those of the line in a later one", () => {
    expect(cards(0, "deck R1 R2")).toHaveLength(32);
    expect(cards(1, "deck R2 B* R1 R2")).toEqual(["B*", "R1", "R2", "R2"]);
  });

  it("has no card more than twice, and none that is not in the pack", () => {
    expect(cards(1, "deck R1 R1 R1 B8 Y1  x R*")).toEqual(["R*", "R1", "R1"]);
  });
});

describe("the setup of yurikure, by hand", () => {
  /** The setup if chance answers so, and what it was asked. */
  function setup(disjoint: string, answer: (m: number) => number): [string, number[]] {
    const asked: number[] = [];
    const below = (m: number): number => {
      asked.push(m);
      return answer(m);
    };
    const stream = { below } as unknown as Stream;
    const chance = { k: 0, step: 0, line: 1, kind: "setup", text: "" } as const;
    return [yurikure.draw(chance, 3, new Map([["setup_disjoint", disjoint]]), stream), asked];
  }

  it.each([
    ["girls", () => 0, "RW two RW one KY one PG order W K Y P G S R"],
    ["pairs", () => 0, "RW two RW one RK one RY order W K Y P G S R"],
    ["girls", (m: number) => m - 1, "GS two GS one YP one WK order R W K Y P G S"],
    ["pairs", (m: number) => m - 1, "GS two GS one PS one PG order R W K Y P G S"],
  ])("%s %o", (disjoint, answer, wanted) => {
    const [line, asked] = setup(disjoint, answer);
    expect(line).toBe(`setup couple ${wanted}`);
    const pairs = disjoint === "girls" ? [21, 21, 10, 3] : [21, 21, 20, 19];
    expect(asked).toEqual([...pairs, 7, 6, 5, 4, 3, 2]);
  });
});

describe("moves", () => {
  it.each([
    ["luz", "bid 0, bid 10+, play 1, play 10", "bid 11, bid +, play 0, play 11, pass"],
    [
      "lineit",
      "take 1 line, take +3 hand, take 100 hand, play 57, play +5, cash, end, pass",
      "take 0 line, take 101 hand, take 07 hand, take +6 line, take 5, play, play 5 line, cash 5, idle",
    ],
    [
      "dragonegg",
      "bracelet, sets R5 R* / B2 B3, egg strong, egg weak, keep, discard B*",
      "sets R5 R*, sets R5 R8 / B2 B3, sets R5 R* B2 B3, egg, discard, discard R1 R2, discard R0, pass",
    ],
    [
      "yurikure",
      "support 5 RW, extra GS, reveal 1, reveal 12, pass, approach R, confess S, negotiate KG, idle, yes, no",
      "support 6 RW, support 0 RW, extra WR, extra RR, reveal 0, reveal 01, approach B, negotiate K, roll 3",
    ],
    [
      "aurum",
      "predict Z4, swap G0 Z7, swap G8 S10 partner, stay, play C10, play G3, stop",
      "predict G1, predict Z11, swap Z7 G0, swap G9 Z7, swap G0 Z7 me, play R3, play Z0, pass",
    ],
  ])("%s", (game, moves, none) => {
    const { decision } = dealingOf(game);
    for (const move of moves.split(", ")) expect(move).toMatch(decision);
    for (const text of none.split(", ")) expect(text).not.toMatch(decision);
    expect(`${moves.split(", ")[0]} `).not.toMatch(decision);
  });
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
    const kinds = Array.from({ length: 5 * 12 * players }, (_, step) => luz.due(step, players, 0)).flat();
    expect(kinds).toHaveLength(5 * 12 * players);
    expect(kinds.filter((kind) => kind === "first")).toHaveLength(1);
    expect(kinds.filter((kind) => kind === "deal")).toHaveLength(4);
    expect(kinds.filter((kind) => kind === "decision")).toHaveLength(4 * 11 * players);
    expect(kinds.slice(0, 3)).toEqual(["first", "deal", "decision"]);
    expect(kinds.at(-1)).toBe("over");
  });
});
