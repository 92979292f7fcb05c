// Steps of a game are shown one after another, so that one can follow what the others did.

import { batch, computed, effect, signal, untracked, type ReadonlySignal } from "@preact/signals";
import { clock } from "../clock";
import type { Stage } from "../games/face";
import { still } from "../state/settings";
import type { Frame, TableState } from "../state/table";
import type { Game } from "../wire/wire";

/** How long a step stays before the next is shown, in ms. */
export const PACE = 650;
/** What is more than one line of the log is worth a longer look: a trick is won, a round is scored. */
export const LONGER = 700;
/** So many steps that wait are worth a word. */
const MANY = 3;
/** Whoever is further behind than this sees the newest at once. */
export const MOST_BEHIND = 12;

export interface Shown {
  game: Game;
  still: boolean; // without motion
}

/** Which part of a step is being told. */
interface Telling extends Stage {
  number: number;
}

/** What the game knows of its steps: a `quick` one stays for no time, one with stages is told bit by bit. */
export interface Manner {
  quick?(frame: Frame): boolean;
  stages?(frame: Frame): readonly Stage[];
}

const sameView = (before: Game | undefined, after: Game): boolean =>
  JSON.stringify(before?.view) === JSON.stringify(after.view);

/** How long a frame is shown when so many wait behind it; not at all if there is nothing new to see. */
export function stay(frame: Frame, waiting: number): number {
  if (frame.jump || document.hidden) return 0; // nobody looks, and a hidden page is given no time
  const whole = PACE + (frame.log.length > 1 ? LONGER : 0);
  return waiting > 2 ? whole / 2 : whole;
}

/** Shows the frames of a table, each for its while. */
export class Projector {
  readonly shown = signal<Shown | null>(null);
  /** How many steps have come that are not seen yet. */
  readonly waiting = signal(0);
  /** How far the step that is shown has been told; null when all of it is. */
  readonly stage = signal<Telling | null>(null);
  readonly behind = computed(() => this.waiting.value > 0 || this.stage.value !== null);
  readonly farBehind = computed(() => this.waiting.value >= MANY);
  readonly #state: ReadonlySignal<TableState | null>;
  readonly #done: (seq: number) => void;
  readonly #manner: Manner;
  readonly #stop: () => void;
  #running = false;
  #ended = false;
  #hurry = false;
  #stages: readonly Stage[] = []; // of the step that is shown
  #skip: () => void = () => undefined;

  /** `done` is told the `seq` of every frame that is shown. */
  constructor(state: ReadonlySignal<TableState | null>, done: (seq: number) => void, manner: Manner = {}) {
    this.#state = state;
    this.#done = done;
    this.#manner = manner;
    this.#stop = effect(() => {
      const waiting = this.#state.value?.frames.length ?? 0;
      if (!waiting) return;
      this.waiting.value = this.#running ? waiting : 0;
      if (waiting > MOST_BEHIND) this.#skip();
      untracked(() => void this.#run());
    });
  }

  /** Tells the rest of a step at once; when that was done, shows all that waits, without motion. */
  skip(): void {
    const stage = this.stage.peek();
    const isTold = !stage || stage.number === this.#stages.length - 1;
    this.#hurry = isTold && this.waiting.peek() > 0;
    this.#skip();
  }

  dispose(): void {
    this.#ended = true;
    this.#stop();
    this.#skip();
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    for (let frame = this.#show(); frame && !this.#ended; frame = this.#show())
      if (this.stage.peek()) await this.#tell();
      else await this.#pause(stay(frame, this.#frames().length));
    this.#running = false;
  }

  /** One stage after another; whoever skips sees the last, and has to skip that too. */
  async #tell(): Promise<void> {
    const last = this.#stages.length - 1;
    for (let number = this.stage.peek()!.number; number <= last && !this.#ended; number++) {
      this.stage.value = this.#telling(number);
      const skipped = await this.#pause(this.#stages[number]!.lasts);
      if (skipped && number < last) number = last - 1;
    }
    this.stage.value = null;
  }

  #telling(number: number): Telling | null {
    const stage = this.#stages[number];
    return stage ? { ...stage, number } : null;
  }

  #frames(): readonly Frame[] {
    return this.#state.peek()?.frames ?? [];
  }

  /** Shows the next frame, or the newest if one is in a hurry or far behind. */
  #show(): Frame | undefined {
    const frames = this.#frames();
    const jump = this.#hurry || frames.length > MOST_BEHIND;
    const frame = jump ? frames.at(-1) : frames[0];
    this.#hurry = false;
    if (!frame) return undefined;
    let changed = true;
    batch(() => {
      changed = !sameView(this.shown.value?.game, frame.game);
      const bitByBit = changed && !jump && !frame.jump && !document.hidden;
      this.#stages = (bitByBit && this.#manner.stages?.(frame)) || [];
      this.stage.value = this.#telling(still.peek() ? this.#stages.length - 1 : 0);
      this.shown.value = { game: frame.game, still: jump || frame.jump };
      this.#done(frame.seq);
      this.waiting.value = this.#frames().length;
    });
    return { ...frame, jump: frame.jump || !changed || this.#manner.quick?.(frame) === true };
  }

  /** Waits; whether it was cut short. */
  #pause(ms: number): Promise<boolean> {
    return new Promise((resume) => {
      this.#skip = () => resume(true);
      if (ms > 0) void clock.wait(ms).then(() => resume(false));
      else resume(false);
    });
  }
}
