// A lesson at work: it tells the game step by step, stops at every note, and takes only the move that a note asks for.

import { computed, effect, signal, untracked } from "@preact/signals";
import { applyToTable, forgetTable } from "../state/tables";
import type { Done, Lesson, Note, Refused, Update } from "../wire/wire";

const AHEAD = 6; // steps that wait to be shown; with more of them some would be left out

/** What the teacher needs to know of the table: how many steps wait, and whether any is still being told. */
export interface Shown {
  readonly waiting: { readonly value: number };
  readonly behind: { readonly value: boolean };
}

export class Teacher {
  readonly table: string;
  readonly notes: readonly Note[];
  /** Which note is next, or being read. */
  readonly at = signal(0);
  /** The note that is to be read now; null while the table moves on to it. */
  readonly note = computed(() => (this.#reached.value ? this.notes[this.at.value]! : null));
  /** Whether a move is asked for. */
  readonly asks = computed(() => this.note.value?.move != null);
  readonly last = computed(() => this.at.value === this.notes.length - 1);
  readonly #told = signal(0); // updates that the table has
  readonly #reached;
  readonly #updates: readonly Update[];
  readonly #stop: () => void;

  constructor(lesson: Lesson, shown: Shown) {
    this.notes = lesson.notes;
    this.#updates = lesson.updates.map(calm);
    this.table = this.#updates[0]!.table;
    this.#open();
    this.#reached = computed(() => this.#seq() >= this.notes[this.at.value]!.seq && !shown.behind.value);
    this.#stop = effect(() => {
      const due = this.#seq() < this.notes[this.at.value]!.seq;
      if (due && shown.waiting.value < AHEAD) untracked(() => this.#tell());
    });
  }

  dispose(): void {
    this.#stop();
    forgetTable(this.table);
  }

  /** From the first step again. */
  restart(): void {
    this.at.value = 0;
    this.#open();
  }

  /** The note is read. */
  next(): void {
    if (this.note.peek() && !this.asks.peek() && !this.last.peek()) this.at.value += 1;
  }

  /** The learner tries a move. `text` is the one that is asked for, in words. */
  try(move: string, legal: readonly string[], text: string): Done | Refused {
    if (move !== this.note.peek()?.move) {
      const id = legal.includes(move) ? "learn-other" : "learn-not-now";
      return { type: "refused", id, args: { move: text }, rule: null, table: this.table, cid: null };
    }
    this.at.value += 1;
    return { type: "done", table: this.table, cid: "", seq: this.#seq() };
  }

  /** The seq of the last update that was told. */
  #seq(): number {
    return this.#updates[this.#told.value - 1]?.seq ?? 0;
  }

  /** The table as it is when the game begins. */
  #open(): void {
    const first = this.#updates.findIndex((update) => update.game);
    const { table, seq, room, game = null } = this.#updates[first]!;
    forgetTable(table);
    applyToTable({ type: "snapshot", table, seq, room: room!, game, clocks: null, log: [], chat: [] });
    this.#told.value = first + 1;
  }

  #tell(): void {
    applyToTable(this.#updates[this.#told.value]!);
    this.#told.value += 1;
  }
}

/** In a lesson no move is taken back. */
function calm(update: Update): Update {
  return update.game ? { ...update, game: { ...update.game, undo: false } } : update;
}
