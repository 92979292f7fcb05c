// Time, network and server in the hand of a test.
import { vi } from "vitest";
import type { Clock } from "../src/clock";
import type { FromClient, FromServer } from "../src/wire/wire";

/** Time that passes only when it is told to. */
export class HandClock implements Clock {
  time = 1_000_000;
  #due: { at: number; run: () => void }[] = [];

  constructor(private readonly settled = settle) {}

  now(): number {
    return this.time;
  }
  after(ms: number, run: () => void): () => void {
    const one = { at: this.time + ms, run };
    this.#due.push(one);
    return () => (this.#due = this.#due.filter((other) => other !== one));
  }
  wait(ms: number): Promise<void> {
    return new Promise((done) => this.after(ms, done));
  }
  frame(): Promise<void> {
    return this.wait(16);
  }

  /** Lets time pass, and all happen that is due then. */
  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    for (;;) {
      const next = this.#due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#due = this.#due.filter((other) => other !== next);
      this.time = Math.max(this.time, next.at);
      next.run();
      await this.settled();
    }
    this.time = end;
    await this.settled();
  }
}

/** Lets everything happen that waits for nothing but its turn. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 3; i++) await new Promise((done) => setImmediate(done));
}

/** The browser's side of a socket whose other side is the test. */
export class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all[FakeSocket.all.length - 1]!;
  }

  sent: FromClient[] = [];
  closed = false;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.closed = true;
  }

  receive(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(now = 5_000, person = "p-me", name = "Me"): void {
    this.receive({ type: "welcome", person, name, version: "0", now });
  }
  lose(code = 1006): void {
    this.onclose?.({ code });
  }
  /** What was sent of one type. */
  of<T extends FromClient["type"]>(type: T): Extract<FromClient, { type: T }>[] {
    return this.sent.filter((message) => message.type === type) as Extract<FromClient, { type: T }>[];
  }
}

/** A server over HTTP: a status and a body for each "METHOD /path". What is not there does not answer. */
export function fakeFetch(answers: Record<string, [status: number, body: unknown]>): {
  asked: { what: string; body: unknown }[];
  answers: Record<string, [status: number, body: unknown]>;
} {
  const asked: { what: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    const what = `${init?.method ?? "GET"} ${path}`;
    asked.push({ what, body: init?.body ? JSON.parse(init.body as string) : undefined });
    const answer = answers[what];
    if (!answer) throw new TypeError("nobody answers");
    return new Response(JSON.stringify(answer[1]), { status: answer[0] });
  });
  return { asked, answers };
}
