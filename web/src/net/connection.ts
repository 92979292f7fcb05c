import { signal } from "@preact/signals";
import { clock } from "../clock";
import type { FromClient, FromServer } from "../wire/wire";

/** "restarting": the server said that it goes and comes back. */
export type Status = "connecting" | "online" | "offline" | "restarting";

const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;
const FIRST_RETRY = 500;
const LAST_RETRY = 15_000;
const STEADY = 10_000; // a connection that lived so long was a good one: the next attempt is the first
const PATIENCE = 7; // attempts until a restart is called a failure
const RESTART = 1012; // the close code of a server that will be back

interface Hooks {
  /** Before every attempt. When it fails, there is no point in trying yet. */
  prepare(): Promise<void>;
  /** The server knows us: send again what has to be sent. */
  onWelcome(): void;
  onMessage(message: FromServer): void;
}

/** How long to wait before the n-th attempt, from 0: doubling, and spread, lest all come back at once. */
function retryAfter(attempt: number, random = Math.random()): number {
  return Math.min(LAST_RETRY, FIRST_RETRY * 2 ** attempt) * (0.5 + random / 2);
}

/** One WebSocket that comes back by itself. What was sent while it was away is the caller's to send again. */
export class Connection {
  readonly status = signal<Status>("connecting");
  #socket: WebSocket | null = null;
  #attempt = 0;
  #running = false;
  #trying = false;
  #stopped = false;
  #offset = 0;
  #pinged = 0;
  #since = Infinity; // when the server last bade us welcome
  #cancel: () => void = () => {};

  constructor(
    readonly url: () => string,
    readonly hooks: Hooks,
  ) {}

  /** The server's time in ms. */
  now(): number {
    return clock.now() + this.#offset;
  }

  /** Connects if it is not connected, without waiting for the next attempt. */
  connect(): void {
    this.#running = true;
    if (this.#socket || this.#trying || this.#stopped) return;
    this.#cancel();
    void this.#try();
  }

  /** Connects no more: the server does not want us. */
  stop(): void {
    this.#stopped = true;
  }

  /** Is the other side still there? To be asked when the machine wakes up or changes its network. */
  probe(): void {
    if (this.status.value === "online") this.#ping();
    else if (this.#running) this.connect();
  }

  /** Sends if there is a connection; otherwise nothing happens. */
  send(message: FromClient): void {
    if (this.status.value === "online") this.#socket?.send(JSON.stringify(message));
  }

  async #try(): Promise<void> {
    this.#trying = true;
    const ready = await this.hooks.prepare().then(
      () => true,
      () => false,
    );
    this.#trying = false;
    if (ready) this.#open();
    else this.#lost("offline");
  }

  #open(): void {
    const socket = new WebSocket(this.url());
    this.#socket = socket;
    this.#cancel = clock.after(PONG_WITHIN, () => this.#drop());
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket === socket) this.#receive(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code === RESTART ? "restarting" : "offline");
    };
  }

  #receive(message: FromServer): void {
    this.#rest();
    if (message.type === "pong") this.#setOffset(message.now, (clock.now() - this.#pinged) / 2);
    if (message.type === "welcome") {
      this.#setOffset(message.now, 0);
      this.#since = clock.now();
      this.status.value = "online";
    }
    this.hooks.onMessage(message);
    if (message.type === "welcome") this.hooks.onWelcome();
  }

  #setOffset(server: number, delay: number): void {
    this.#offset = server + delay - clock.now();
  }

  /** Whatever comes shows that the other side is there: ask again only after a while of silence. */
  #rest(): void {
    this.#cancel();
    this.#cancel = clock.after(PING_EVERY, () => this.#ping());
  }

  #ping(): void {
    this.#pinged = clock.now();
    this.send({ type: "ping" });
    this.#cancel();
    this.#cancel = clock.after(PONG_WITHIN, () => this.#drop());
  }

  /** Gives a dead socket up without waiting for its last word. */
  #drop(): void {
    const socket = this.#socket;
    this.#lost("offline");
    socket?.close();
  }

  #lost(why: Status): void {
    this.#socket = null;
    this.#cancel();
    if (clock.now() - this.#since > STEADY) this.#attempt = 0;
    this.#since = Infinity;
    const expected = this.status.value === "restarting" && this.#attempt < PATIENCE;
    if (!expected) this.status.value = why;
    if (this.#stopped) return;
    this.#cancel = clock.after(retryAfter(this.#attempt), () => void this.#try());
    this.#attempt += 1;
  }
}
