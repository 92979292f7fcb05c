// A lesson stops at its notes, takes the move that is asked for, and says kindly that another is not.
import { signal } from "@preact/signals";
import { afterEach, describe, expect, it } from "vitest";
import { Teacher } from "../src/learn/teacher";
import { tableOf } from "../src/state/tables";
import type { Game, Lesson, Room, Update } from "../src/wire/wire";

const TABLE = "lesson-luz";
const game = (decision: number): Game =>
  ({
    view: { decision },
    turn: true,
    legal: ["a", "b"],
    ask: { id: "", args: {} },
    decision,
    undo: true,
  }) as never;
const update = (seq: number, more: Partial<Update> = {}): Update => ({
  type: "update",
  table: TABLE,
  seq,
  ...more,
});
const LESSON: Lesson = {
  game: "luz",
  seat: 0,
  updates: [
    update(1, { room: {} as Room }),
    update(2, { room: {} as Room, game: game(0) }),
    ...[3, 4, 5, 6].map((seq) => update(seq, { game: game(seq) })),
  ],
  notes: [
    { seq: 3, id: "first", place: null, move: null },
    { seq: 3, id: "second", place: "hand", move: "a" },
    { seq: 6, id: "third", place: null, move: null },
  ],
};

const shown = { waiting: signal(0), behind: signal(false) };
let teacher: Teacher;
const begin = (): void => void (teacher = new Teacher(LESSON, shown));
const told = (): number | undefined => tableOf(TABLE).value?.seq;
const said = (): string | undefined => teacher.note.value?.id;

afterEach(() => {
  teacher.dispose();
  [shown.waiting.value, shown.behind.value] = [0, false];
});

describe("a lesson", () => {
  it("goes on to its first note and waits until it is read", () => {
    begin();
    expect([told(), said(), teacher.asks.value]).toEqual([3, "first", false]);
    teacher.next();
    expect([told(), said(), teacher.asks.value]).toEqual([3, "second", true]);
  });

  it("is not passed over where a move is asked for", () => {
    begin();
    teacher.next();
    teacher.next();
    expect(said()).toBe("second");
  });

  it("takes the move that is asked for, and no other", () => {
    begin();
    expect(teacher.try("a", ["a", "b"], "A")).toMatchObject({ type: "refused" }); // nothing is asked yet
    teacher.next();
    expect(teacher.try("b", ["a", "b"], "A")).toMatchObject({ id: "learn-other", args: { move: "A" } });
    expect(teacher.try("c", ["a", "b"], "A")).toMatchObject({ id: "learn-not-now", args: { move: "A" } });
    expect([told(), said()]).toEqual([3, "second"]);
    expect(teacher.try("a", ["a", "b"], "A").type).toBe("done");
    expect([told(), said(), teacher.last.value]).toEqual([6, "third", true]);
  });

  it("says nothing while the table is still moving", () => {
    begin();
    shown.behind.value = true;
    expect(said()).toBeUndefined();
  });

  it("tells no more steps than can be shown", () => {
    begin();
    teacher.next();
    shown.waiting.value = 6;
    teacher.try("a", [], "A");
    expect(told()).toBe(3);
    shown.waiting.value = 5;
    expect(told()).toBe(6);
  });

  it("offers no undo, and begins again from the start", () => {
    begin();
    teacher.next();
    teacher.try("a", [], "A");
    expect(tableOf(TABLE).value?.game?.undo).toBe(false);
    teacher.restart();
    expect([told(), said()]).toEqual([3, "first"]);
  });

  it("leaves nothing behind", () => {
    begin();
    teacher.dispose();
    expect(tableOf(TABLE).value).toBeNull();
  });
});
