// Records for tests: games that the engine has played, the table of docs/deal-v1.md, and chance of all games.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import vectors from "../../tests/vectors/deal-v1.json";

export const fromRepository = (path: string): string =>
  readFileSync(resolve(import.meta.dirname, "../..", path), "utf8");

/** A whole game of the engine, as the record of it would be: tests/playthroughs. */
export function playedRecord(players: number, tags?: readonly string[]): string {
  const [head = "", ...lines] = fromRepository(`tests/playthroughs/luz-${players}.txt`).trim().split("\n");
  const steps = lines
    .flatMap((line) => (line.includes("  of ") ? line.replace(/ {2}of .*$/, "") : line.split(", ")))
    .filter((step) => /^(?:[0-9] |first |deal )/.test(step));
  const [, scores = "", winner = ""] = /scores \[(.*)\] winners \((\d),/.exec(lines.at(-1) ?? "") ?? [];
  const named = tags ?? [`[seed ${head.split(" ")[2]}]`];
  return [
    "[game luz]",
    `[players ${players}]`,
    "[rules 1]",
    ...named,
    ...steps,
    `[scores ${scores.replaceAll(",", "")}]`,
    `[winners ${winner}]`,
    "",
  ].join("\n");
}

/** The vectors that stand in docs/deal-v1.md, each as pairs of a name and the rest of its line. */
export const shownVectors = (): [string, string][][] =>
  [...fromRepository("docs/deal-v1.md").matchAll(/```vector\n(.*?)```/gs)].map(([, block = ""]) =>
    block
      .trim()
      .split("\n")
      .map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)]),
  );

/** The table of docs/deal-v1.md as the beginning of a record. */
export function tableRecord(): string {
  const told = shownVectors()[2] ?? [];
  const all = (name: string): string[] => told.filter(([key]) => key === name).map(([, rest]) => rest);
  return [
    "[game luz]",
    "[players 3]",
    "[rules 1]",
    `[deal-v1 commit ${all("commitment")[0]}]`,
    ...all("bytes").map((text) => `[deal-v1 seat ${text.replace(/0{64}$/, "missing")}]`),
    `[deal-v1 secret ${all("secret")[0]}]`,
    ...all("chance").map((text) => text.slice(2)),
    "",
  ].join("\n");
}

/** What deal-v1 draws in a game, computed from its text by a program that shares nothing with this one. */
export interface Drawn {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  readonly seed: string; // a whole number
  readonly lines: readonly string[]; // what chance decides, in the order of the record
}
export const DRAWN = vectors.games as unknown as readonly Drawn[];
export const OTHERS = DRAWN.filter(({ game }) => game !== "luz");

const MOVES: Readonly<Record<string, string>> = {
  lineit: "0 take 57 line",
  dragonegg: "1 sets R5 R* / B2 B3",
  yurikure: "2 support 5 RW",
  aurum: "1 predict Z4",
};

/** A record with that chance: the start, and a move in front of every later chance line and at the end. */
export function drawnRecord({ game, players, options, seed, lines }: Drawn): string {
  const start = game === "dragonegg" ? 1 : 2;
  const move = MOVES[game] ?? "";
  return [
    `[game ${game}]`,
    `[players ${players}]`,
    ...Object.entries(options).map(([name, value]) => `[option ${name} ${value}]`),
    "[rules 1]",
    `[seed ${seed}]`,
    ...lines.slice(0, start),
    ...lines.slice(start).flatMap((line) => [move, line]),
    move,
    "",
  ].join("\n");
}
