// Starts the table page against the fake server.
import { h, render } from "preact";
import { afterEach, beforeEach, vi } from "vitest";
import type { Snapshot } from "../../src/wire/wire";
import {
  ann,
  close,
  fakeFace,
  fakeHttp,
  GreetingSocket,
  place,
  settle,
  snapshot,
  socket,
  TABLE,
} from "./fake";
import { FakeSocket, HandClock } from "../fakes";

vi.mock("../../src/games", () => ({ faceOf: () => Promise.resolve(fakeFace) }));

export let hand: HandClock;

/** A fresh page with fresh modules for every test. */
export function freshPage(): void {
  beforeEach(() => {
    vi.resetModules();
    FakeSocket.all.length = 0;
    localStorage.clear();
    sessionStorage.clear();
    hand = new HandClock(settle);
    globalThis.kobakoClock = hand;
    vi.stubGlobal("WebSocket", GreetingSocket);
    fakeHttp({ "/api/me": ann, "/api/place": place });
    (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(
      `http://localhost/t/${TABLE}`,
    );
    document.body.innerHTML = '<div id="page"></div>';
    HTMLElement.prototype.scrollIntoView = () => undefined;
  });
  afterEach(async () => {
    close();
    await settle();
    globalThis.kobakoClock = undefined;
    vi.unstubAllGlobals();
  });
}

/** Opens the page; nothing has come from the server yet but its welcome. */
export async function open(language: "en" | "ja" | "zh-Hant" = "en"): Promise<void> {
  const { know, speak } = await import("../../src/words");
  const { TablePage } = await import("../../src/table/page");
  await speak(language);
  await know("luz");
  render(h(TablePage, { id: TABLE }), document.getElementById("page")!);
  await settle();
}

/** Opens the page at a table. */
export async function openAt(
  change: Partial<Snapshot> = {},
  language?: "en" | "ja" | "zh-Hant",
): Promise<void> {
  await open(language);
  socket().receive(snapshot(change));
  await settle();
}
