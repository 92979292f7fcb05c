// Moves through the moments of a game, by hand or by itself.
import { computed, effect, signal } from "@preact/signals";
import { clock } from "../clock";
import { momentAt, roundsOf, stopsOf, type Moment } from "./moments";

export const SPEEDS = [0.5, 1, 2, 4] as const;
/**
 * How long a step stays at speed 1; how much longer one that says more (a trick is won, a round is scored), and one
 * that begins another phase (all cards come).
 */
export const PACE = 1100;
export const LONGER = 900;
export const PHASE = 1800;

export class Player {
  readonly moments = signal<readonly Moment[]>([]);
  readonly step = signal(0);
  readonly playing = signal(false);
  readonly speed = signal<number>(1);
  /** The way to this moment is shown as motion; otherwise it is there at once. */
  readonly gliding = signal(false);
  /** The slider says where it is by itself: nothing else has to be read out. */
  readonly dragged = signal(false);

  readonly last = computed(() => Math.max(0, this.moments.value.length - 1));
  readonly moment = computed(() => this.moments.value[this.step.value] ?? null);
  readonly rounds = computed(() => roundsOf(this.moments.value));
  readonly stops = computed(() => stopsOf(this.moments.value));
  readonly #stop: () => void;

  constructor(moments: readonly Moment[], step: number) {
    this.moments.value = moments;
    this.go(step);
    this.#stop = effect(() => (this.playing.value ? this.#wait(this.#stay()) : undefined));
  }

  dispose(): void {
    this.#stop();
  }

  /** The same moment as another seat was told it. */
  retell(moments: readonly Moment[]): void {
    if (moments === this.moments.peek()) return;
    const seq = this.moment.peek()?.seq ?? 0;
    this.moments.value = moments;
    this.#show(momentAt(moments, seq), false);
  }

  /** To a moment, at once. Whoever goes there by hand stops the game that plays by itself. */
  go(step: number, { dragged = false }: { dragged?: boolean } = {}): void {
    this.playing.value = false;
    this.dragged.value = dragged;
    this.#show(step, false);
  }

  /** One step on: seen as motion, unless many follow each other. */
  on({ quickly = false }: { quickly?: boolean } = {}): void {
    this.playing.value = false;
    this.dragged.value = false;
    this.#show(this.step.peek() + 1, !quickly);
  }

  back(): void {
    this.go(this.step.peek() - 1);
  }

  trickOn(): void {
    this.go(this.stops.peek().find((stop) => stop > this.step.peek()) ?? this.last.peek());
  }

  trickBack(): void {
    this.go(this.stops.peek().findLast((stop) => stop < this.step.peek()) ?? 0);
  }

  /** Plays or pauses; at the end it begins anew. */
  toggle(): void {
    this.dragged.value = false;
    if (!this.playing.peek() && this.step.peek() === this.last.peek()) this.#show(0, false);
    this.playing.value = !this.playing.peek();
  }

  #show(step: number, gliding: boolean): void {
    const next = Math.min(Math.max(0, step), this.last.peek());
    this.gliding.value = gliding && next !== this.step.peek();
    this.step.value = next;
  }

  #stay(): number {
    const [now, before] = [this.moment.value, this.moments.value[this.step.value - 1]];
    const long = (now?.log.length ?? 0) > 1 ? LONGER : 0;
    const fresh = before && before.view.phase !== now?.view.phase ? PHASE : 0;
    return (PACE + long + fresh) / this.speed.value;
  }

  #wait(ms: number): () => void {
    let wanted = true;
    void clock.wait(ms).then(() => wanted && this.#tick());
    return () => void (wanted = false);
  }

  #tick(): void {
    this.#show(this.step.peek() + 1, true);
    if (this.step.peek() === this.last.peek()) this.playing.value = false;
  }
}

/** What a key does; whether it did anything. */
export function press(player: Player, { key, repeat }: Pick<KeyboardEvent, "key" | "repeat">): boolean {
  const keys: Record<string, () => void> = {
    ArrowRight: () => player.on({ quickly: repeat }),
    ArrowLeft: () => player.back(),
    PageDown: () => player.trickOn(),
    PageUp: () => player.trickBack(),
    Home: () => player.go(0),
    End: () => player.go(player.last.peek()),
    " ": () => player.toggle(),
  };
  keys[key]?.();
  return key in keys;
}
