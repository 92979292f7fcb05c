// Is chance in a record what it had to be? Everything is computed again here, from the record's text alone.
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { commitment, seatCommitment } from "./commit";
import type { Chance, ChanceKind } from "./dealing";
import { Unreadable, readRecord, type RecordParts } from "./record";
import { Stream, seedOfNumber, seedOfTable } from "./stream";

export type Args = Record<string, string | number>;

/** One thing that was looked at. `found` stands in the record; `wanted` is what had to stand there. */
export interface Step {
  readonly id: string;
  readonly args: Args;
  readonly mark: "fits" | "differs" | "told"; // told: nothing to compare it with
  readonly found?: string;
  readonly wanted?: string;
  readonly source?: string; // what `found` was computed from
  readonly line?: number;
  readonly shows?: Shown; // for chance
}

/** What a chance line shows, and of which game. */
export interface Shown {
  readonly game: string;
  readonly players: number;
  readonly kind: ChanceKind;
  readonly nth: number; // of its kind, counted from 1
}

export interface Verdict {
  readonly ok: boolean;
  readonly result: "fits" | "differs" | "unchecked" | "unreadable";
  readonly id: string;
  readonly args: Args;
  readonly steps: readonly Step[];
  readonly game: string | null; // null for a text that is no record
}

/** What was known of a table before its record was made. */
export interface Seen {
  readonly commit?: string; // what the table had committed to
  readonly seats?: readonly (string | null)[]; // what each seat had committed to
  readonly own?: { readonly seat: number; readonly bytes: string }; // what this browser sent
}

/** Draw all chance of a record again and say of every step whether it fits. */
export function verifyRecord(text: string, seen: Seen = {}): Verdict {
  try {
    return verifyParts(readRecord(text), seen);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { ok: false, result: "unreadable", id: error.id, args: error.args, steps: [], game: null };
  }
}

function verifyParts(record: RecordParts, seen: Seen): Verdict {
  const { game } = record.dealing;
  const promised = [...branchSteps(record), ...tableSteps(record, seen)];
  const nothing = whyNothing(record);
  if (nothing) return { ok: false, result: "unchecked", id: nothing, args: {}, steps: promised, game };
  const drawn = [
    ...(record.seed === null ? [] : numberSteps(record, record.seed)),
    ...(record.secret === null ? [] : mixedSteps(record, record.secret)),
  ];
  return { ...judge([...promised, ...drawn], drawnHere(record).length), game };
}

/** What was taken from another record is that record's to prove. */
const drawnHere = ({ chances, branch }: RecordParts): readonly Chance[] =>
  chances.filter(({ step }) => step >= (branch?.steps ?? 0));

const branchSteps = ({ branch }: RecordParts): Step[] =>
  branch
    ? [{ id: "verify-web-branch", args: { steps: branch.steps }, mark: "told", found: branch.hash }]
    : [];

function whyNothing(record: RecordParts): string | null {
  const { seed, commit, secret } = record;
  if (commit !== null && secret === null) return "verify-web-no-secret";
  if (commit === null && secret !== null) return "verify-web-no-commit";
  if (seed === null && secret === null) return "verify-web-no-source";
  return drawnHere(record).length === 0 ? "verify-web-no-chance" : null;
}

// ------------------------------------------------------------------------------------ what was promised

function tableSteps(record: RecordParts, seen: Seen): Step[] {
  if (record.commit === null) return [];
  return [
    commitStep(record.commit, seen.commit),
    ...(record.secret === null ? [] : [secretStep(record.secret, record.commit)]),
    ...record.seats.flatMap((bytes, seat) => seatSteps(record, bytes, seat, seen)),
  ];
}

const commitStep = (commit: string, seen: string | undefined): Step =>
  seen === undefined
    ? { id: "verify-web-commit", args: {}, mark: "told", found: commit }
    : compared("verify-web-commit-seen", {}, commit, seen);

const secretStep = (secret: string, commit: string): Step => ({
  ...compared("verify-web-secret", {}, commitment(hexToBytes(secret)), commit),
  source: secret,
});

function seatSteps(record: RecordParts, bytes: string | null, seat: number, seen: Seen): Step[] {
  const promised = seen.seats?.[seat] ?? null;
  const own = seen.own?.seat === seat ? seen.own.bytes : null;
  const none = record.bots[seat] ? "verify-web-seat-bot" : "verify-web-seat-none";
  if (bytes === null && own === null) return [{ id: none, args: { seat }, mark: "told" }];
  const told: Step =
    own === null
      ? { id: "verify-web-seat", args: { seat }, mark: "told", found: bytes ?? "" }
      : compared("verify-web-seat-own", { seat }, bytes ?? "", own);
  if (promised === null || bytes === null) return [told];
  return [told, compared("verify-web-seat-commit", { seat }, seatCommitment(hexToBytes(bytes)), promised)];
}

// -------------------------------------------------------------------------------------- what was drawn

function numberSteps(record: RecordParts, digits: string): Step[] {
  const number = digits.length > 20 ? `${digits.slice(0, 20)}…` : digits;
  return seedSteps(record, seedOfNumber(digits), "verify-web-seed-number", { number });
}

function mixedSteps(record: RecordParts, secret: string): Step[] {
  const seats = record.seats.map((bytes) => (bytes === null ? null : hexToBytes(bytes)));
  return seedSteps(record, seedOfTable(hexToBytes(secret), seats), "verify-web-seed-table", {});
}

interface Drawn extends Chance {
  readonly wanted: string;
}

function seedSteps(record: RecordParts, seed: Uint8Array, id: string, args: Args): Step[] {
  const { dealing, players, options } = record;
  const drawn = drawnHere(record).map((chance) => ({
    ...chance,
    wanted: dealing.draw(chance, players, options, new Stream(seed, chance.k)),
  }));
  const [dice, others] = [
    drawn.filter(({ kind }) => kind === "roll"),
    drawn.filter(({ kind }) => kind !== "roll"),
  ];
  return [
    { id, args, mark: "told", found: bytesToHex(seed) },
    ...others.map((one) => lineStep(record, one)),
    ...(dice.length === 0 ? [] : [diceStep(record, dice)]),
  ];
}

const CHANCE_IDS: Readonly<Record<ChanceKind, string>> = {
  first: "verify-web-first",
  deal: "verify-web-deal",
  deck: "verify-web-deck",
  setup: "verify-web-setup",
  roll: "verify-web-roll",
};

function lineStep({ dealing: { game }, players, chances }: RecordParts, drawn: Drawn): Step {
  const { kind, k, text, wanted, line } = drawn;
  const nth = k - chances.findIndex((one) => one.kind === kind) + 1;
  const shows = { game, players, kind, nth };
  return { ...compared(CHANCE_IDS[kind], { game, nth }, text, wanted), line, shows };
}

/** All dice together; the line is that of the first that differs. */
function diceStep({ dealing: { game }, players }: RecordParts, dice: readonly Drawn[]): Step {
  const joined = (which: "text" | "wanted"): string =>
    ["roll", ...dice.map((die) => die[which].slice("roll ".length))].join(" ");
  const bad = dice.find(({ text, wanted }) => text !== wanted);
  return {
    ...compared(CHANCE_IDS.roll, {}, joined("text"), joined("wanted")),
    ...(bad ? { line: bad.line } : {}),
    shows: { game, players, kind: "roll", nth: 1 },
  };
}

const compared = (id: string, args: Args, found: string, wanted: string): Step => ({
  id,
  args,
  mark: found === wanted ? "fits" : "differs",
  found,
  wanted,
});

// ------------------------------------------------------------------------------------------ the verdict

const VERDICTS: Readonly<Record<string, string>> = {
  "verify-web-commit-seen": "verify-web-other-commit",
  "verify-web-secret": "verify-web-wrong-secret",
  "verify-web-seat-own": "verify-web-wrong-own",
  "verify-web-seat-commit": "verify-web-wrong-seat",
};

/** The first step that differs decides what is said. */
function judge(steps: readonly Step[], lines: number): Omit<Verdict, "game"> {
  const bad = steps.find(({ mark }) => mark === "differs");
  if (!bad) return { ok: true, result: "fits", id: "verify-web-agrees", args: { lines }, steps };
  const id = VERDICTS[bad.id] ?? "verify-web-differs";
  const args: Args = bad.line === undefined ? bad.args : { line: bad.line };
  return { ok: false, result: "differs", id, args, steps };
}
