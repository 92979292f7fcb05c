// A server and a game made of nothing, for tests of the table page.
import { render } from "preact";
import { vi } from "vitest";
import type { AnyFace } from "../../src/games/face";
import type { Chair, FromClient, FromServer, Game, Place, Room, Snapshot, Update } from "../../src/wire/wire";
import { FakeSocket } from "../fakes";

export const TABLE = "abcdefghij";
export const ME = "p-ann";

/** A socket whose server greets whoever comes. */
export class GreetingSocket extends FakeSocket {
  constructor(url: string) {
    super(url);
    queueMicrotask(() => this.welcome(globalThis.kobakoClock!.now!(), ME, "Ann"));
  }
}

export const socket = (): FakeSocket => FakeSocket.last;

/** The last message of a type that was sent. */
export function sent<T extends FromClient["type"]>(type: T): Extract<FromClient, { type: T }> | undefined {
  return socket().of(type).at(-1);
}

export function chair(change: Partial<Chair> = {}): Chair {
  return {
    kind: "open",
    person: null,
    name: "",
    bot: null,
    away: false,
    kept: false,
    commit: null,
    ...change,
  };
}

export const person = (id: string, name: string, change: Partial<Chair> = {}): Chair =>
  chair({ kind: "person", person: id, name, ...change });

export const bot = (name = "easy"): Chair => chair({ kind: "bot", bot: name });

export function room(change: Partial<Room> = {}): Room {
  return {
    table: TABLE,
    game: "luz",
    players: 3,
    options: {},
    clock: { kind: "none", seconds: 0, increment: 0 },
    visibility: "link",
    status: "running",
    host: ME,
    host_name: "Ann",
    chairs: [person(ME, "Ann"), person("p-bo", "Bo"), bot()],
    commit: "c".repeat(64),
    undo: null,
    next: null,
    reason: null,
    rated: false,
    branch: null,
    ...change,
  };
}

/** A position of the game that the fake face draws: pick one of some numbers. */
export function game(change: Partial<Game> = {}, view: Partial<Game["view"]> = {}): Game {
  const legal = change.legal ?? ["pick 1", "pick 3", "pick 10"];
  return {
    view: {
      game: "luz",
      players: 3,
      seat: 0,
      phase: "pick",
      pending: legal.length ? [0] : [1],
      scores: [0, 0, 0],
      over: false,
      winners: [],
      ...view,
    },
    turn: legal.length > 0,
    legal,
    ask: legal.length ? { id: "luz-ask-lead", args: {} } : { id: "luz-ask-wait-play", args: { seat: 1 } },
    decision: 4,
    undo: false,
    ...change,
  };
}

export function snapshot(change: Partial<Snapshot> = {}): Snapshot {
  return {
    type: "snapshot",
    table: TABLE,
    seq: 10,
    room: room(),
    game: game(),
    clocks: null,
    log: [{ id: "log-started", args: {} }],
    chat: [],
    ...change,
  };
}

export const update = (seq: number, change: Partial<Update>): Update => ({
  type: "update",
  table: TABLE,
  seq,
  ...change,
});

export const place: Place = {
  version: "1",
  games: [{ name: "luz", seats: [3, 4, 5], options: [], rules: 12, version: 1, bots: ["easy", "hard"] }],
  share: "http://192.0.2.7:8321",
  phrases: ["hello", "thanks"],
};

export const fakeFace: AnyFace = {
  game: "luz",
  Table: ({ view, legal, turn, stage, chosen, names, seatBox, onChoose, onMove }) => (
    <div data-phase={view.phase} data-turn={turn} data-stage={stage}>
      {["pick 1", "pick 2", "pick 3", "pick 10"].map((move) => (
        <button
          key={move}
          class="card"
          data-legal={legal.includes(move)}
          data-chosen={chosen === move}
          onClick={() => onChoose!(move)}
          onDblClick={() => onMove(move)}
        >
          {move}
        </button>
      ))}
      {names.map((name: string, seat: number) => (
        <p class="plate" key={seat}>
          {name} {seatBox!(seat)}
        </p>
      ))}
    </div>
  ),
  Standing: ({ view, order, onOrder }) =>
    view.phase === "orders" ? (
      <button class="standing" onClick={() => onOrder!(order ? null : "pass round")}>
        {order ?? "no order"}
      </button>
    ) : null,
  answered: (view, order) => view.phase === "orders" && order !== "nothing",
  readOrder: (text) => (text.startsWith("pass ") ? text : null),
  Sheet: () => <table class="fake-sheet" />,
  Chart: () => <svg class="fake-chart" />,
  where: () => "Round 2",
  moveText: (_, move) => `Do ${move}`,
  readMove: (_, text) => (/^\d+$/.test(text) ? `pick ${text}` : text),
  describe: (_, names) => [`${names[0]} sits here.`],
  stages: ({ phase }) => (phase === "told" ? ["first", "second"].map((says) => ({ lasts: 500, says })) : []),
  press: ({ onMove }, key) => key === "z" && (onMove("pick 3"), true),
};

/** Lets everything happen that waits for nothing but its turn, on a page: effects, drawing, parts that are loaded. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 6; i++) await new Promise((done) => setTimeout(done, 0));
}

/** Answers of the server over HTTP, by path. */
export function fakeHttp(answers: Record<string, unknown>): void {
  vi.stubGlobal("fetch", (path: string) => {
    const other = path.startsWith("/api/repute") ? [] : null; // nobody has played yet
    return Promise.resolve(new Response(JSON.stringify(answers[path] ?? other), { status: 200 }));
  });
}

export const ann = { person: ME, name: "Ann", token: null, tables: [] };

export const find = (selector: string): HTMLElement | null => document.querySelector(selector);
export const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
export const text = (selector: string): string => find(selector)?.textContent?.trim() ?? "";
export const button = (name: string): HTMLButtonElement | undefined =>
  all("button, a").find((one) => (one.getAttribute("aria-label") ?? one.textContent)?.trim() === name) as
    HTMLButtonElement | undefined;

/** The server says something. */
export async function hear(message: FromServer): Promise<void> {
  socket().receive(message);
  await settle();
}

/** A button or a link is pressed. */
export async function tap(name: string): Promise<void> {
  button(name)!.click();
  await settle();
}

/** A key is pressed. */
export async function hit(name: string, target?: EventTarget): Promise<void> {
  key(name, target);
  await settle();
}

/** Something is written into a field, and sent by Enter. */
export async function submit(selector: string, value: string): Promise<void> {
  const field = find(selector) as HTMLInputElement;
  type(field, value);
  await settle();
  field.form!.requestSubmit();
  await settle();
}

export function type(field: HTMLInputElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

export const key = (name: string, target: EventTarget = document.body): boolean =>
  target.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));

/** The server has done the last thing of a type. */
export function done(kind: FromClient["type"], seq = 11): void {
  const { cid } = sent(kind) as { cid: string };
  socket().receive({ type: "done", table: TABLE, cid, seq });
}

export function refuse(kind: FromClient["type"], id: string, args = {}, rule: string | null = null): void {
  const { cid } = sent(kind) as { cid: string };
  socket().receive({ type: "refused", id, args, rule, table: TABLE, cid });
}

/** Ends the page. */
export function close(): void {
  render(null, document.getElementById("page")!);
}
