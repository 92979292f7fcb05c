// Records that are as they had to be pass; records that somebody has changed do not.
import { describe, expect, it } from "vitest";
import { LARGEST } from "../src/deal/record";
import { verifyRecord, type Verdict } from "../src/deal/verify";
import { drawnRecord, fromRepository, OTHERS, playedRecord, tableRecord, type Drawn } from "./records";

const SEAT_0 = "11".repeat(32);
const COMMITTED_0 = "2d842ed9060dbb63ae42e163c055719239f02084fc4d2a79ef0decc25e254a0c";
const commitOf = (text: string): string => /commit ([0-9a-f]+)/.exec(text)?.[1] ?? "";
const marks = ({ steps }: Verdict): string[] => steps.map(({ mark }) => mark);
const swapped = (text: string, a: string, b: string): string =>
  text.replace(new RegExp(`\\b(?:${a}|${b})\\b`, "g"), (card) => (card === a ? b : a));

describe("records as they had to be", () => {
  it.each([3, 4, 5])("a game of %i by the engine, from a number", (players) => {
    const verdict = verifyRecord(playedRecord(players));
    expect(verdict).toMatchObject({ ok: true, result: "fits", id: "verify-web-agrees", args: { lines: 5 } });
    expect(verdict.steps.map(({ id }) => id)).toEqual([
      "verify-web-seed-number",
      "verify-web-first",
      ...Array<string>(4).fill("verify-web-deal"),
    ]);
    expect(verdict.steps.at(-1)?.args).toEqual({ game: "luz", nth: 4 });
  });

  it("a table: promise, secret, bytes of the seats, seed, chance", () => {
    const verdict = verifyRecord(tableRecord());
    expect(verdict.id).toBe("verify-web-agrees");
    expect(verdict.steps.map(({ id }) => id)).toEqual([
      "verify-web-commit",
      "verify-web-secret",
      "verify-web-seat",
      "verify-web-seat",
      "verify-web-seat-none",
      "verify-web-seed-table",
      "verify-web-first",
      "verify-web-deal",
    ]);
    expect(marks(verdict)).toEqual(["told", "fits", "told", "told", "told", "told", "fits", "fits"]);
  });

  it("a branch: what was taken from another record is not drawn again", () => {
    const hash = "ab".repeat(32);
    const changed = playedRecord(3).replace(/^first .$/m, "first 2");
    const branched = (count: number): Verdict =>
      verifyRecord(changed.replace("[rules 1]\n", `[rules 1]\n[branch ${count} ${hash}]\n`));
    expect(branched(0)).toMatchObject({ ok: false, result: "differs", id: "verify-web-differs" });
    const verdict = branched(1);
    expect(verdict).toMatchObject({ ok: true, id: "verify-web-agrees", args: { lines: 4 } });
    expect(verdict.steps[0]).toMatchObject({ id: "verify-web-branch", mark: "told", found: hash });
    expect(verdict.steps.at(-1)?.args).toEqual({ game: "luz", nth: 4 });
    expect(branched(1000)).toMatchObject({ ok: false, result: "unchecked", id: "verify-web-no-chance" });
  });

  it("a bot's seat adds nothing, a person's should have", () => {
    const text = tableRecord().replace(
      "[deal-v1 secret",
      "[seat 2 easy 0 1]\n[seat 1 human]\n[deal-v1 secret",
    );
    const ids = verifyRecord(text).steps.map(({ id }) => id);
    expect(ids.slice(2, 5)).toEqual(["verify-web-seat", "verify-web-seat", "verify-web-seat-bot"]);
  });

  it("with what this browser has seen of the table", () => {
    const seen = {
      commit: commitOf(tableRecord()),
      seats: [COMMITTED_0, null, null],
      own: { seat: 0, bytes: SEAT_0 },
    };
    const verdict = verifyRecord(tableRecord(), seen);
    expect(verdict.ok).toBe(true);
    expect(verdict.steps.slice(0, 4).map(({ id, mark }) => `${id} ${mark}`)).toEqual([
      "verify-web-commit-seen fits",
      "verify-web-secret fits",
      "verify-web-seat-own fits",
      "verify-web-seat-commit fits",
    ]);
  });

  it("the examples of the documentation, typed by a person too", () => {
    const examples = [...fromRepository("docs/record.md").matchAll(/```record\n(.*?)```/gs)];
    expect(examples).toHaveLength(2);
    for (const [, text = ""] of examples) expect(verifyRecord(text)).toMatchObject({ ok: true });
    const [, text = ""] = examples[0] ?? [];
    expect(verifyRecord(text.replaceAll("\n", "\r\n").trimEnd())).toMatchObject({ ok: true });
  });

  it("both sources, if both stand there", () => {
    const both = tableRecord().replace("[rules 1]", "[rules 1]\n[seed 7]");
    expect(verifyRecord(both)).toMatchObject({ ok: false, id: "verify-web-differs" });
  });
});

describe("rigged records", () => {
  it.each([3, 4, 5])("two cards swapped in one deal of %i", (players) => {
    const lines = playedRecord(players).split("\n");
    const deals = lines.flatMap((line, place) => (line.startsWith("deal") ? [place] : []));
    for (const place of deals) {
      const rigged = lines.with(place, swapped(lines[place] ?? "", "Y1", "P8")).join("\n");
      const verdict = verifyRecord(rigged);
      expect(verdict).toMatchObject({
        result: "differs",
        id: "verify-web-differs",
        args: { line: place + 1 },
      });
      expect(marks(verdict).filter((mark) => mark === "differs")).toHaveLength(1);
    }
  });

  it("another first dealer", () => {
    const rigged = tableRecord().replace("first 2", "first 1");
    expect(verifyRecord(rigged)).toMatchObject({ id: "verify-web-differs", args: { line: 9 } });
  });

  it("another seed", () => {
    expect(verifyRecord(playedRecord(4, ["[seed 2]"]))).toMatchObject({ id: "verify-web-differs" });
  });

  it("another secret", () => {
    const rigged = tableRecord().replace("secret 00", "secret 01");
    expect(verifyRecord(rigged)).toMatchObject({ result: "differs", id: "verify-web-wrong-secret" });
  });

  it("another secret with its own promise: the cards do not follow from it, and the promise was another", () => {
    const text = tableRecord();
    const honest = commitOf(text);
    const forged = verifyRecord(text.replace("secret 00", "secret 01")).steps[1]?.found ?? "";
    const rigged = text.replace("secret 00", "secret 01").replace(honest, forged);
    expect(verifyRecord(rigged)).toMatchObject({ id: "verify-web-differs" });
    expect(verifyRecord(rigged, { commit: honest })).toMatchObject({ id: "verify-web-other-commit" });
  });

  it("other bytes of a seat", () => {
    const rigged = tableRecord().replace(SEAT_0, "13".repeat(32));
    expect(verifyRecord(rigged)).toMatchObject({ id: "verify-web-differs" });
    expect(verifyRecord(rigged, { seats: [COMMITTED_0] })).toMatchObject({
      id: "verify-web-wrong-seat",
      args: { seat: 0 },
    });
    expect(verifyRecord(rigged, { own: { seat: 0, bytes: SEAT_0 } })).toMatchObject({
      id: "verify-web-wrong-own",
    });
  });

  it("a seat's bytes left out, though it sent them", () => {
    const rigged = tableRecord().replace(`seat 0 ${SEAT_0}`, "seat 0 missing");
    expect(verifyRecord(rigged)).toMatchObject({ id: "verify-web-differs" });
    expect(verifyRecord(rigged, { own: { seat: 0, bytes: SEAT_0 } })).toMatchObject({
      id: "verify-web-wrong-own",
    });
  });

  it("a round left out", () => {
    const lines = playedRecord(3).split("\n");
    const second = lines.flatMap((line, place) => (line.startsWith("deal") ? [place] : []))[1] ?? 0;
    const verdict = verifyRecord(lines.toSpliced(second, 1).join("\n"));
    expect(verdict).toMatchObject({ result: "unreadable", id: "verify-web-step", args: { due: "deal" } });
  });
});

describe("the other games", () => {
  const ids: Readonly<Record<string, string[]>> = {
    lineit: ["first", "deck"],
    dragonegg: ["deck", "deck", "deck"],
    yurikure: ["setup", "first", "roll"],
    aurum: ["first", "deal", "deal"],
  };

  it.each(OTHERS)("$game with $players, $options, as it had to be", (drawn) => {
    const verdict = verifyRecord(drawnRecord(drawn));
    expect(verdict).toMatchObject({ ok: true, game: drawn.game, args: { lines: drawn.lines.length } });
    const [seed, ...chance] = verdict.steps;
    expect(seed?.id).toBe("verify-web-seed-number");
    expect(chance.length).toBeGreaterThan(1);
    expect(chance.map(({ id }) => id)).toEqual(
      ids[drawn.game]?.slice(0, chance.length).map((kind) => `verify-web-${kind}`),
    );
  });

  /** Every line with a change: another seat, another die, or its last two cards swapped. */
  const rigged = (line: string): string =>
    /^(?:first|roll) /.test(line)
      ? line.replace(/\d$/, (digit) => (digit === "1" ? "2" : "1"))
      : line.replace(/(\S+) (\S+)$/, "$2 $1");

  it.each(OTHERS)("$game with $players, $options, rigged", (drawn) => {
    const text = drawnRecord(drawn);
    drawn.lines.forEach((line, k) => {
      const changed = { ...drawn, lines: drawn.lines.with(k, rigged(line)) };
      const verdict = verifyRecord(drawnRecord(changed));
      const place = lineOf(text, drawn, k);
      expect(verdict).toMatchObject({ result: "differs", id: "verify-web-differs", args: { line: place } });
      expect(marks(verdict).filter((mark) => mark === "differs")).toHaveLength(1);
      expect(verdict.steps.find(({ mark }) => mark === "differs")?.line).toBe(place);
    });
  });

  it.each(OTHERS)("$game with $players, $options, with another seed", (drawn) => {
    expect(verifyRecord(drawnRecord({ ...drawn, seed: "4711" }))).toMatchObject({ result: "differs" });
  });

  it.each([
    ["without its last card", (line: string) => line.replace(/ \S+$/, "")],
    ["with a card more", (line: string) => `${line} R1`],
    ["with a card in place of another", (line: string) => line.replace(/\S+$/, "R8")],
  ])("a deck or deal %s", (_, change) => {
    for (const drawn of OTHERS.filter(({ game }) => game !== "yurikure")) {
      const k = drawn.game === "dragonegg" ? 0 : 1; // later decks of dragonegg: below
      const changed = { ...drawn, lines: drawn.lines.with(k, change(drawn.lines[k] ?? "")) };
      expect(verifyRecord(drawnRecord(changed)), drawn.game).toMatchObject({ result: "differs" });
    }
  });

  it("a later deck of dragonegg with a card thrice, or with one that is not in the pack", () => {
    const drawn = OTHERS.find(({ game }) => game === "dragonegg")!;
    for (const card of ["R5", "R8"]) {
      const changed = { ...drawn, lines: drawn.lines.with(1, `${drawn.lines[1]} ${card}`) };
      expect(verifyRecord(drawnRecord(changed))).toMatchObject({ result: "differs" });
    }
  });

  it.each(OTHERS)("$game with $players, $options, at its end", (drawn) => {
    const text = `${drawnRecord(drawn)}[scores 1 2 3]\n[winners 2]\n`;
    expect(verifyRecord(text)).toMatchObject({ ok: true });
    expect(verifyRecord(text.replace("[winners 2]\n", ""))).toMatchObject({ id: "verify-web-ending" });
  });

  it("dice that are not dice", () => {
    const drawn = OTHERS.find(({ game }) => game === "yurikure")!;
    for (const roll of ["roll 4 4", "roll 04", "roll  4", "roll four"]) {
      const changed = { ...drawn, lines: drawn.lines.with(2, roll) };
      expect(verifyRecord(drawnRecord(changed)), roll).toMatchObject({ result: "differs" });
    }
  });
});

/** In which line of a record the k-th chance line stands. */
function lineOf(text: string, { lines }: Drawn, k: number): number {
  const chance = text.split("\n").flatMap((line, i) => (/^[a-z]/.test(line) ? [i + 1] : []));
  expect(chance).toHaveLength(lines.length);
  return chance[k]!;
}

describe("options", () => {
  const aurum = drawnRecord(OTHERS.find(({ game }) => game === "aurum")!);
  const yurikure = drawnRecord(OTHERS.find(({ game }) => game === "yurikure")!);
  const optional = (text: string, ...options: string[]): string =>
    text.replace("[rules 1]", [...options.map((option) => `[option ${option}]`), "[rules 1]"].join("\n"));

  it("may be named, also the default, and concern no chance but the setup of yurikure", () => {
    const fits = [
      optional(aurum, "zero_gold no", "scoring points"),
      optional(aurum, "scoring nuggets"),
      optional(yurikure, "reveal_direction right", "duplicate_support yes"),
      optional(yurikure, "setup_disjoint girls"),
    ];
    for (const text of fits) expect(verifyRecord(text)).toMatchObject({ ok: true });
    expect(verifyRecord(optional(yurikure, "setup_disjoint pairs"))).toMatchObject({ result: "differs" });
  });

  it.each([
    ["verify-web-option", {}, optional(aurum, "setup_disjoint girls")],
    ["verify-web-option", {}, optional(aurum, "constructor no")],
    ["verify-web-value", { values: "yes / no" }, optional(aurum, "zero_gold maybe")],
    ["verify-web-twice", {}, optional(aurum, "zero_gold yes", "zero_gold no")],
    ["verify-web-tag", {}, optional(aurum, "zero_gold")],
    ["verify-web-tag", {}, optional(aurum, "zero_gold no no")],
    ["verify-web-order", {}, aurum.replace("[rules 1]", "[rules 1]\n[option zero_gold no]")],
    ["verify-web-option", {}, playedRecord(3).replace("[rules 1]", "[option scoring points]\n[rules 1]")],
  ])("%s %o", (id, args, text) => {
    expect(verifyRecord(text)).toMatchObject({ result: "unreadable", id, args, game: null });
  });
});

describe("nothing to check by", () => {
  const without = (text: string, tag: string): string => text.replace(new RegExp(`^\\[${tag}.*\\n`, "m"), "");

  it.each([
    ["verify-web-no-secret", without(tableRecord(), "deal-v1 secret")],
    ["verify-web-no-commit", without(tableRecord(), "deal-v1 commit")],
    ["verify-web-no-source", playedRecord(3, [])],
    ["verify-web-no-chance", "[game luz]\n[players 3]\n[seed 7]\n"],
  ])("%s", (id, text) => {
    expect(verifyRecord(text)).toMatchObject({ ok: false, result: "unchecked", id });
  });
});

describe("texts that are no records", () => {
  const head = "[game luz]\n[players 3]\n";
  const start = `${head}[seed 0]\nfirst 1\n`;

  it.each([
    ["verify-web-no-game", {}, ""],
    ["verify-web-no-game", {}, "Hello"],
    ["verify-web-no-game", {}, "[players 3]\n[game luz]"],
    ["verify-web-other-game", { game: "chess" }, "[game chess]\n[players 2]"],
    ["verify-web-no-players", {}, "[game luz]"],
    ["verify-web-no-players", { low: 3, high: 5 }, "[game luz]\n[players 6]"],
    ["verify-web-no-players", { low: 2, high: 5 }, "[game lineit]\n[players 1]"],
    ["verify-web-no-players", { low: 3, high: 4 }, "[game aurum]\n[players 5]"],
    ["verify-web-other-rules", { rules: "2", known: 1 }, `${head}[rules 2]`],
    ["verify-web-tag", { line: 3 }, `${head}[seed -1]`],
    ["verify-web-tag", { line: 3 }, `${head}[seed 07]`],
    ["verify-web-tag", { line: 3 }, `${head}[seed 7`],
    ["verify-web-tag", { line: 3 }, `${head}[deal-v1 secret abc]`],
    ["verify-web-tag", { line: 3 }, `${head}[colour blue]`],
    ["verify-web-no-seat", { line: 3 }, `${head}[deal-v1 seat 3 missing]`],
    ["verify-web-twice", { line: 4 }, `${head}[seed 7]\n[seed 7]`],
    ["verify-web-twice", { line: 4 }, `${head}[deal-v1 seat 0 missing]\n[deal-v1 seat 0 ${SEAT_0}]`],
    ["verify-web-order", { line: 4 }, `${head}first 1\n[seed 0]`],
    ["verify-web-order", { line: 4 }, `${head}[scores 1 2 3]\nfirst 1\n[winners 2]`],
    ["verify-web-ending", { line: 5 }, `${start}[scores 1 2 3]`],
    ["verify-web-step", { line: 3, due: "first" }, `${head}deal Y1`],
    ["verify-web-step", { line: 5, due: "deal" }, `${start}first 1`],
    ["verify-web-step", { line: 5, due: "deal" }, `${start}[scores 1 2 3]\n[winners 2]`],
    ["verify-web-step", { line: 6, due: "decision" }, `${start}deal Y1\n2 bid 11`],
    ["verify-web-step", { line: 6, due: "decision" }, `${start}deal Y1\n3 bid 1`],
    ["verify-web-step", { line: 6, due: "decision" }, `${start}deal Y1\ndeal Y1`],
    ["verify-web-not-text", {}, `${head}\0`],
    ["verify-web-too-large", {}, head + "; a long comment\n".repeat(LARGEST / 10)],
  ])("%s %o", (id, args, text) => {
    expect(verifyRecord(text)).toMatchObject({ ok: false, result: "unreadable", id, args, steps: [] });
  });

  it.each([
    ["lineit", 3, "first", "deck 1"],
    ["lineit", 4, "deck", "first 1\n0 end"],
    ["lineit", 4, "deck", "first 1\n[scores 0 0 0]\n[winners 0 1 2]"],
    ["lineit", 5, "step", "first 1\ndeck 1\ndeck 1"],
    ["lineit", 5, "step", "first 1\ndeck 1\n0 bid 1"],
    ["lineit", 5, "step", "first 1\ndeck 1\n3 end"],
    ["dragonegg", 3, "deck", "first 1"],
    ["dragonegg", 3, "deck", "deck"],
    ["dragonegg", 4, "step", "deck R1\nfirst 1"],
    ["yurikure", 3, "setup", "first 1"],
    ["yurikure", 4, "first", "setup couple RW\nroll 1"],
    ["yurikure", 5, "step", "setup couple RW\nfirst 1\nsetup couple RW"],
    ["aurum", 4, "deal", "first 1\nfirst 1"],
    ["aurum", 6, "step", "first 1\ndeal Z1\ndeal Z2\nfirst 1"],
  ])("verify-web-step in %s, line %i: %s", (game, line, due, steps) => {
    const verdict = verifyRecord(`[game ${game}]\n[players 3]\n${steps}`);
    expect(verdict).toMatchObject({ result: "unreadable", id: "verify-web-step", args: { line, due } });
  });

  it("a whole game without its end, or with more after it", () => {
    const lines = playedRecord(3).trimEnd().split("\n");
    expect(verifyRecord(lines.slice(0, -2).join("\n"))).toMatchObject({ id: "verify-web-no-end" });
    const longer = lines.toSpliced(-2, 0, "0 play 1").join("\n");
    expect(verifyRecord(longer)).toMatchObject({ id: "verify-web-step", args: { due: "over" } });
  });

  it("says no more of a long line than its beginning", () => {
    const verdict = verifyRecord(`${head}[x${"y".repeat(5000)}]`);
    expect(String(verdict.args.text).length).toBeLessThan(50);
  });
});
