// A record as text (docs/record.md), read as far as its chance can be checked: head, options, tags and steps. The
// moves are only looked at for their form; whether they are legal is for the game's own rules to say.
import type { Chance, Dealing, Due, Options } from "./dealing";
import { DEALINGS } from "./games";

export const LARGEST = 1_000_000; // characters; a whole game is some thousands

/** So many steps were taken from the record with this hash. */
interface Branch {
  readonly steps: number;
  readonly hash: string;
}

export interface RecordParts {
  readonly dealing: Dealing;
  readonly players: number;
  readonly options: Options;
  readonly seed: string | null; // decimal digits
  readonly commit: string | null;
  readonly secret: string | null;
  readonly seats: readonly (string | null)[]; // bytes in hex by seat; null for none
  readonly bots: readonly boolean[]; // by seat: whether a bot had it from the start
  readonly branch: Branch | null;
  readonly chances: readonly Chance[];
  readonly over: boolean;
}

type Args = Record<string, string | number>;

/** A text that is no record; `id` and `args` are the message that says why. */
export class Unreadable extends Error {
  constructor(
    readonly id: string,
    readonly args: Args = {},
  ) {
    super(id);
  }
}

interface Line {
  readonly number: number;
  readonly text: string;
}

const HEX = "[0-9a-f]{64}";
const NUMBER = "(?:0|[1-9][0-9]{0,18})";
const TAG = new RegExp(
  `^(?:rules ${NUMBER}|seed (?:0|[1-9][0-9]{0,999})|deal-v1 (?:commit|secret) ${HEX}` +
    `|deal-v1 seat ${NUMBER} (?:${HEX}|missing)|seat ${NUMBER} (?:human|[a-z][a-z0-9-]* ${NUMBER} ${NUMBER})` +
    `|bot ${NUMBER} ${NUMBER}|branch ${NUMBER} ${HEX}|x-[^;]*)$`,
);

/** The parts of a record, or an error that says what is wrong with the first line that cannot be. */
export function readRecord(text: string): RecordParts {
  const lines = contents(text);
  const dealing = readGame(lines[0]);
  const players = readPlayers(dealing, lines[1]);
  const [options, tags, steps, ends] = parted(lines.slice(2));
  return {
    dealing,
    players,
    options: readOptions(options, dealing),
    ...readTags(tags, dealing, players),
    chances: readSteps(steps, dealing, players, ends[0]),
    over: ends.length > 0,
  };
}

function contents(text: string): Line[] {
  if (text.length > LARGEST) throw new Unreadable("verify-web-too-large");
  if (text.includes("\0")) throw new Unreadable("verify-web-not-text");
  return text
    .split("\n")
    .map((line, index) => ({ number: index + 1, text: content(line) }))
    .filter((line) => line.text !== "");
}

const content = (line: string): string =>
  line
    .replace(/\r$/, "")
    .replace(/;.*$/, "")
    .replace(/^[ \t]+|[ \t]+$/g, "");

function readGame(line: Line | undefined): Dealing {
  const name = line && /^\[game ([a-z0-9-]+)\]$/.exec(line.text)?.[1];
  if (!name) throw new Unreadable("verify-web-no-game");
  const found = DEALINGS.find((dealing) => dealing.game === name);
  if (!found) throw new Unreadable("verify-web-other-game", { game: shortened(name) });
  return found;
}

function readPlayers(dealing: Dealing, line: Line | undefined): number {
  const players = Number(line && /^\[players ([1-9])\]$/.exec(line.text)?.[1]);
  if (!dealing.players.includes(players)) {
    const [low, high] = [Math.min(...dealing.players), Math.max(...dealing.players)];
    throw new Unreadable("verify-web-no-players", { low, high });
  }
  return players;
}

type Parts = [options: Line[], tags: Line[], steps: Line[], ends: Line[]];

/** Options, tags, steps, and the end: in this order. */
function parted(lines: readonly Line[]): Parts {
  const parts: Parts = [[], [], [], []];
  let reached = 0;
  for (const line of lines) {
    const part = partOf(line);
    if (part < reached) throw new Unreadable("verify-web-order", { line: line.number });
    reached = part;
    parts[part].push(line);
  }
  const ends = parts[3].map(({ text }) => text.slice(1, text.indexOf(" "))).join();
  if (!["", "scores,winners"].includes(ends)) {
    throw new Unreadable("verify-web-ending", { line: parts[3][0]?.number ?? 0 });
  }
  return parts;
}

function partOf({ text }: Line): 0 | 1 | 2 | 3 {
  if (/^\[option\b/.test(text)) return 0;
  if (/^\[(?:scores|winners) /.test(text)) return 3;
  return text.startsWith("[") ? 1 : 2;
}

function readOptions(lines: readonly Line[], dealing: Dealing): Options {
  const told = new Map<string, string>();
  for (const line of lines) {
    const where = { line: line.number, text: shortened(line.text) };
    const [, name, value] = /^\[option ([a-z_]+) ([a-z_]+)\]$/.exec(line.text) ?? [];
    if (name === undefined || value === undefined) throw new Unreadable("verify-web-tag", where);
    const option = dealing.options.find((one) => one.name === name);
    if (!option) throw new Unreadable("verify-web-option", where);
    if (!option.values.includes(value)) {
      throw new Unreadable("verify-web-value", { ...where, values: option.values.join(" / ") });
    }
    if (told.has(name)) throw new Unreadable("verify-web-twice", where);
    told.set(name, value);
  }
  return told;
}

function readTags(tags: readonly Line[], dealing: Dealing, players: number) {
  const told = new Map<string, string>();
  for (const line of tags) readTag(line, told, players);
  const rules = told.get("rules");
  if (rules !== undefined && rules !== String(dealing.rules)) {
    throw new Unreadable("verify-web-other-rules", { rules, known: dealing.rules });
  }
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const bytes = seats.map((seat) => told.get(`deal-v1 seat ${seat}`) ?? "missing");
  return {
    seed: told.get("seed") ?? null,
    commit: told.get("deal-v1 commit") ?? null,
    secret: told.get("deal-v1 secret") ?? null,
    seats: bytes.map((one) => (one === "missing" ? null : one)),
    branch: readBranch(told.get("branch")),
    bots: seats.map((seat) => (told.get(`seat ${seat}`) ?? "human") !== "human"),
  };
}

function readBranch(text: string | undefined): Branch | null {
  const [steps, hash] = text?.split(" ") ?? [];
  return hash === undefined ? null : { steps: Number(steps), hash };
}

function readTag(line: Line, told: Map<string, string>, players: number): void {
  const tag = line.text.slice(1, -1);
  const where = { line: line.number, text: shortened(line.text) };
  if (!line.text.endsWith("]") || !TAG.test(tag)) throw new Unreadable("verify-web-tag", where);
  if (tag.startsWith("x-")) return;
  const seat = /(?:^|deal-v1 )seat ([0-9]+)/.exec(tag)?.[1];
  if (seat !== undefined && Number(seat) >= players) throw new Unreadable("verify-web-no-seat", where);
  const name = /^(?:rules|seed|deal-v1 (?:commit|secret|seat [0-9]+)|seat [0-9]+|bot [0-9]+|branch)/.exec(
    tag,
  );
  if (!name || told.has(name[0])) throw new Unreadable("verify-web-twice", where);
  told.set(name[0], tag.slice(name[0].length + 1));
}

function readSteps(
  steps: readonly Line[],
  dealing: Dealing,
  players: number,
  end: Line | undefined,
): Chance[] {
  const chances: Chance[] = [];
  steps.forEach((line, place) => {
    const due = dealing.due(place, players, chances.length);
    const kind = due.find((one) =>
      one === "decision" ? isDecision(line, dealing, players) : isChance(line, one),
    );
    if (kind === undefined) throw misplaced(line, due);
    if (kind !== "decision" && kind !== "over")
      chances.push({ k: chances.length, step: place, line: line.number, kind, text: line.text });
  });
  const due = dealing.due(steps.length, players, chances.length);
  if (end && !due.includes("over")) throw misplaced(end, due);
  if (!end && due.every((one) => one === "over")) throw new Unreadable("verify-web-no-end");
  return chances;
}

/** Says what had to stand there, if only one thing could. */
function misplaced({ number, text }: Line, possible: readonly Due[]): Unreadable {
  const due = possible.length === 1 ? possible.join() : "step";
  return new Unreadable("verify-web-step", { line: number, due, text: shortened(text) });
}

const isChance = (line: Line, due: Due): boolean => due !== "over" && line.text.startsWith(`${due} `);

function isDecision(line: Line, dealing: Dealing, players: number): boolean {
  const [, seat, move = ""] = /^([0-9]) (.*)$/.exec(line.text) ?? [];
  return seat !== undefined && Number(seat) < players && dealing.decision.test(move);
}

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
