// What the server tells everybody, and what is asked of us.
import type { Signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { TurnList } from "../src/pages/turns";
import { News } from "../src/social/news";
import { banned, notice, turns } from "../src/state/told";
import { know, speak } from "../src/words";
import * as line from "../src/net/socket";
import { HandClock } from "./fakes";

let hand: HandClock;
let root: HTMLElement;

beforeAll(async () => {
  await speak("en");
  await know("social");
});
beforeEach(() => {
  hand = new HandClock();
  globalThis.kobakoClock = hand;
  root = document.body.appendChild(document.createElement("div"));
});
afterEach(() => {
  render(null, root);
  root.remove();
  [notice.value, banned.value, turns.value] = [null, null, null];
  globalThis.kobakoClock = undefined;
  vi.restoreAllMocks();
});

it("counts a restart down for the eye, and by minutes for the ear", async () => {
  notice.value = { at: hand.now() + 125_000, text: "A new version." };
  await act(() => render(<News />, root));
  const seen = (): string => root.querySelector("[aria-hidden='true']:not(svg)")!.textContent!;
  expect(seen()).toBe("The server restarts in 2:05. Your games are kept. A new version.");
  expect(root.querySelector("[role=status]")!.textContent).toContain("in 3 minutes");
  await act(() => hand.pass(66_000));
  expect(seen()).toContain("in 0:59");
  expect(root.querySelector("[role=status]")!.textContent).toContain("in 1 minute.");
  await act(() => hand.pass(60_000));
  expect(root.textContent).toBe(""); // without a line that is said elsewhere
  (line.connection as Signal<string>).value = "online";
  await act(() => hand.pass(1000));
  expect(seen()).toContain("restarts now");
});

it("says why one is not let in any more, whatever else there is to say", async () => {
  notice.value = { at: hand.now(), text: "" };
  banned.value = { type: "refused", id: "server-banned", args: { reason: "Enough." } } as never;
  await act(() => render(<News />, root));
  expect(root.querySelector("[role=alert]")!.textContent).toContain("Enough.");
});

it("lists what waits, with the days that are left", async () => {
  const turn = { table: "abc", game: "luz", host_name: "Ann", since: 0 };
  turns.value = [
    { ...turn, kind: "move", due: hand.now() + (2 * 24 + 4) * 3_600_000 },
    { ...turn, table: "xyz", kind: "seat", due: null },
  ];
  await act(() => render(<TurnList />, root));
  const rows = [...root.querySelectorAll("li.turn-row")];
  expect(rows[0]!.textContent).toContain("It is your turn.");
  expect(rows[0]!.textContent).toContain("2 days 4 h left");
  expect(rows.map((row) => row.querySelectorAll("button").length)).toEqual([0, 1]);
  expect(rows[1]!.querySelector("a")!.getAttribute("href")).toBe("/t/xyz");
});
