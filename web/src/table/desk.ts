// What one page knows and does at one table. The components draw it; nothing of it is kept when the page is left.

import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { AnyFace } from "../games/face";
import { act, connection, type AtTableType, type Fields } from "../net/socket";
import { navigate } from "../shell";
import { me } from "../state/me";
import { shown, tableOf } from "../state/tables";
import type { Done, Game, Refused } from "../wire/wire";
import { Projector } from "./frames";
import { touch, wide } from "./media";
import { isFull, isHost, namesOf, seatOf } from "./people";
import { Talk } from "./talk";
import { tell, tellRefusal, type Reader } from "./tell";

/** What can lie beside or over the table. */
export type Leaf = "log" | "chat" | "scores" | "rules";
export type Over = Leaf | "menu" | "keys" | "words" | "leave" | "result" | "close" | "people" | "hint";

const LEAVES: readonly unknown[] = ["log", "chat", "scores", "rules"] satisfies Leaf[];
export const isLeaf = (over: Over | null): over is Leaf => LEAVES.includes(over);

/** Something that was not done, and why. */
export interface Refusal {
  text: string;
  rule: string | null;
}

export class Desk {
  readonly state;
  readonly person: ReadonlySignal<string | null> = computed(() => me.value?.person ?? null);
  readonly room = computed(() => this.state.value?.room ?? null);
  readonly names = computed(() => namesOf(this.room.value?.chairs ?? []));
  readonly seat = computed(() => this.room.value && seatOf(this.room.value, this.person.value));
  readonly host = computed(() => this.room.value !== null && isHost(this.room.value, this.person.value));
  /** What the game looks like; null until it is loaded. */
  readonly face = signal<AnyFace | null>(null);
  readonly reader = computed<Reader>(() => ({
    seat: this.seat.value,
    names: this.names.value,
    card: this.face.value?.cardText,
  }));
  readonly full = computed(() => this.room.value !== null && isFull(this.room.value));
  readonly away = computed(() => this.room.value?.chairs[this.seat.value ?? -1]?.away ?? false);
  /** The game as it is seen now; the newest state may still be on its way through the projector. */
  readonly game = computed<Game | null>(() => this.projector.shown.value?.game ?? null);
  /** Whether our standing order answers what is asked. */
  readonly answered = computed(() => {
    const [order, game] = [this.state.value?.order, this.game.value];
    return (order && game && this.face.value?.answered?.(game.view, order)) ?? false;
  });
  /** Whether we are to do something. */
  readonly myTurn = computed(
    () =>
      (this.game.value?.turn ?? false) &&
      this.mayAct() &&
      !this.away.value &&
      !this.projector.behind.value &&
      !this.answered.value,
  );
  /** The move that is chosen, not confirmed. */
  readonly chosen = signal<string | null>(null);
  readonly refusal = signal<Refusal | null>(null);
  /** How many acts are on their way. */
  readonly sending = signal(0);
  /** The move that is on its way. */
  readonly moving = signal<string | null>(null);
  /** Whether the chosen move was chosen by a key: then the focus goes to the button that confirms it. */
  byKey = false;
  /** Whether the server says what moves are worth, where that is fair. */
  readonly offersHints: boolean = true;
  /** Whether the line for typed commands is shown on a small screen. */
  readonly typing = signal(false);
  /** Whether we have asked for a rematch: then we go there as soon as there is one. */
  readonly wantsAgain = signal(false);
  /** The last line of the chat that was seen; null before the table has come. */
  readonly chatSeen = signal<number | null>(null);
  readonly talk;
  readonly leaf = signal<Leaf>("log");
  readonly over = signal<Over | null>(null);
  readonly rule = signal<number | null>(null);
  readonly projector;
  #decision: number | null = null;
  readonly #stops: (() => void)[];

  constructor(readonly table: string) {
    this.state = tableOf(table);
    this.talk = new Talk(table);
    this.projector = new Projector(this.state, (seq) => shown(table, seq), {
      quick: (frame) => this.face.peek()?.quick?.(frame.log) ?? false,
      stages: (frame) => this.face.peek()?.stages?.(frame.game.view, this.names.peek()) ?? [],
    });
    this.#stops = [
      () => this.projector.dispose(),
      effect(() => {
        const game = this.game.value;
        // What was chosen belonged to another question. (Others may answer theirs at the same time as we do.)
        if (!game?.turn || game.decision !== this.#decision) this.chosen.value = null;
        this.#decision = game?.decision ?? null;
      }),
      effect(() => {
        // What was said before we came is not new.
        this.chatSeen.value ??= this.state.value ? (this.state.value.chat.at(-1)?.seq ?? 0) : null;
      }),
      effect(() => {
        // Where there is room, leaves lie beside the table and cover nothing.
        if (wide.value && isLeaf(this.over.value)) this.over.value = null;
      }),
      effect(() => {
        if (this.wantsAgain.value && this.room.value?.next) navigate(`/t/${this.room.value.next}`);
      }),
    ];
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
  }

  /** Whether a move may be made when the game asks for one. */
  protected mayAct(): boolean {
    return true;
  }

  /** Does something at the table. A refusal is shown until the next deed. */
  async do<T extends AtTableType>(type: T, fields: Fields<T>): Promise<Done | Refused> {
    return this.doing(act(this.table, type, fields));
  }

  /** Waits for the answer to a deed. */
  async doing(deed: Promise<Done | Refused>): Promise<Done | Refused> {
    this.refusal.value = null;
    this.sending.value += 1;
    const answer = await deed;
    this.sending.value -= 1;
    if (answer.type === "refused") this.refuse(tellRefusal(answer, this.reader.value), answer.rule);
    return answer;
  }

  refuse(text: string, rule: string | null = null): void {
    this.refusal.value = { text, rule };
  }

  /** Whether no move can be made now: not all has been seen, or another one is on its way. */
  get busy(): boolean {
    return this.projector.behind.value || this.moving.value !== null;
  }

  /** Makes a move. Any may be tried; the server knows why not. */
  async move(move: string): Promise<void> {
    const game = this.state.value?.game;
    if (!game || this.seat.value === null || this.busy) return;
    this.projector.skip();
    this.moving.value = move;
    const answer = await this.do("act", { decision: game.decision, move });
    if (answer.type === "done") await this.#seen(answer.seq); // until then the old question would be asked again
    this.moving.value = null;
    if (answer.type === "refused") this.chosen.value = null;
  }

  /** When an entry of the log has come here. */
  async #seen(seq: number): Promise<void> {
    let stop = (): void => undefined;
    await new Promise<void>((done) => {
      stop = effect(() => {
        if ((this.state.value?.seq ?? 0) >= seq) done();
      });
    });
    stop();
  }

  /** Leaves a standing order, or takes it back. It is for what one sees: whoever is behind sees the rest first. */
  async order(order: string | null): Promise<void> {
    if (order !== null && this.projector.behind.value) this.projector.skip();
    else await this.do("order", { order });
  }

  /** A card was touched: that is the move, unless it still has to be confirmed. */
  choose(move: string | null): void {
    if (this.busy) return;
    const again = this.chosen.value === move;
    const legal = this.game.value?.legal.includes(move ?? "") ?? false;
    if (move && (again || !legal || !touch.value)) void this.move(move);
    else this.pick(move);
  }

  /** Only chooses; the move is made when it is confirmed. */
  pick(move: string | null, byKey = false): void {
    this.byKey = byKey;
    this.refusal.value = null;
    this.chosen.value = move;
  }

  confirm(): void {
    if (this.chosen.value) void this.move(this.chosen.value);
  }

  /** Shows the rules, at one of them. */
  showRule(rule: number | null): void {
    this.rule.value = rule;
    this.show("rules");
  }

  show(leaf: Leaf): void {
    this.leaf.value = leaf;
    this.over.value = leaf;
  }

  /** What is asked, or whom the table waits for. */
  ask(): string {
    const game = this.game.value;
    return game ? tell(game.ask, this.reader.value) : "";
  }

  get offline(): boolean {
    return connection.value !== "online";
  }
}
