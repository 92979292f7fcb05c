// Pages that have to wait for something, or that do not get it.
import { render, type JSX } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { trouble } from "../src/pages/begin";
import { Calls } from "../src/pages/calls";
import { HostPage } from "../src/pages/host";
import { LobbyPage } from "../src/pages/lobby";
import { NewTablePage } from "../src/pages/new-table";
import { PeoplePage } from "../src/pages/people";
import { ReviewPage } from "../src/pages/review";
import { StartPage } from "../src/pages/start";
import { lazy, lazyDialog } from "../src/shell/lazy";
import { calls, subscribed } from "../src/social/calls";
import { people } from "../src/social/people";
import { lobby } from "../src/state/lobby";
import { me } from "../src/state/me";
import { place } from "../src/state/place";
import { notice, turns } from "../src/state/told";
import type { Calls as Called, LobbyRow, Turn } from "../src/wire/wire";
import { know, say, speak } from "../src/words";
import { fakeFetch, HandClock, settle } from "./fakes";

const ANN = { person: "p-ann", name: "Ann", token: null, tables: [] };
const PLACE = {
  version: "1",
  games: [{ name: "luz", seats: [3, 4, 5], options: [], rules: 12, version: 1, bots: ["easy"] }],
  share: null,
  phrases: [],
};
let root: HTMLElement;
let answers: ReturnType<typeof fakeFetch>["answers"];

beforeAll(async () => {
  await speak("en");
  for (const topic of ["social", "review", "host"]) await know(topic);
});
beforeEach(() => {
  globalThis.kobakoClock = new HandClock();
  vi.stubGlobal("WebSocket", class {});
  vi.stubGlobal("isSecureContext", false);
  ({ answers } = fakeFetch({ "GET /api/me": [200, ANN] }));
  root = document.body.appendChild(document.createElement("div"));
});
afterEach(() => {
  render(null, root);
  root.remove();
  [me.value, people.value, place.value, calls.value, subscribed.value] = [null, null, null, null, null];
  [lobby.value, turns.value, trouble.value, notice.value] = [null, null, null, null];
  globalThis.kobakoClock = undefined;
  vi.unstubAllGlobals();
});

async function open(page: JSX.Element): Promise<void> {
  await act(() => render(page, root));
  await act(settle);
}
async function press(name: string): Promise<void> {
  const button = [...root.querySelectorAll("button")].find(({ textContent }) => textContent === name)!;
  await act(() => button.click());
  await act(settle);
}
const alert = (): string => root.querySelector("[role=alert]")?.textContent ?? "";
const status = (): string => root.querySelector("main [role=status]")?.textContent ?? "";

it("says of people that they are on their way, that they did not come, or that there are none", async () => {
  await act(() => render(<PeoplePage />, root));
  expect(root.textContent).not.toContain(say("social-nobody"));
  expect(status()).toBe(say("web-loading"));
  await act(settle);
  expect(alert()).toBe(say("web-unreachable"));
  expect(root.textContent).not.toContain(say("social-nobody"));
  answers["GET /api/people"] = [200, []];
  await press(say("web-retry"));
  expect(alert()).toBe("");
  expect(root.textContent).toContain(say("social-nobody"));
  expect(document.activeElement).toBe(root.querySelector("main"));
});

it("offers a new table as soon as the server has said what it has", async () => {
  await open(<NewTablePage game="luz" />);
  expect(alert()).toBe(say("web-unreachable"));
  answers["GET /api/place"] = [200, PLACE];
  await press(say("web-retry"));
  expect(root.querySelector("form.plan")).not.toBeNull();
});

it("asks for a review again", async () => {
  answers["GET /api/tables/abc/review"] = [403, { id: "server-not-yours", args: {} }];
  await open(<ReviewPage id="abc" />);
  expect(alert()).not.toBe("");
  answers["GET /api/tables/abc/review"] = [200, { done: 0, of: 2, waiting: 3, seqs: [], review: null }];
  await press(say("web-retry"));
  expect(alert()).toBe("");
  expect(root.querySelector(".review-working")!.textContent).toContain(say("review-waiting", { count: 3 }));
});

const CALLS: Called = { feed: null, push: "key", devices: 0, here: true };
const LINK = { atom: "http://x/feed/secret.atom", json: "http://x/feed/secret.json" };

it("says that it does not know how one is called", async () => {
  me.value = ANN as never;
  await open(<Calls />);
  expect(alert()).toBe(say("web-unreachable"));
  expect(root.querySelector("input")).toBeNull();
  answers["GET /api/calls"] = [200, CALLS];
  await press(say("web-retry"));
  expect(root.querySelector("input[role=switch]")).not.toBeNull();
});

it("shows a new link, although nothing is answered after it", async () => {
  me.value = ANN as never;
  answers["GET /api/calls"] = [200, CALLS];
  await open(<Calls />);
  await press(say("social-feed-make"));
  expect(alert()).toBe(say("web-unreachable"));
  answers["POST /api/calls/link"] = [200, LINK];
  delete answers["GET /api/calls"];
  await press(say("social-feed-make"));
  expect(alert()).toBe("");
  expect(root.querySelector<HTMLInputElement>("input[readonly]")!.value).toContain(LINK.atom);
});

/** A browser that could be called, and what its owner answers. */
function callable(answer: NotificationPermission): { unsubscribe: ReturnType<typeof vi.fn> } {
  const notification = { permission: "default", requestPermission: () => ask() };
  const ask = (): Promise<string> => Promise.resolve((notification.permission = answer));
  const one = { endpoint: "https://push.example/1", getKey: () => null, unsubscribe: vi.fn() };
  const worker = {
    pushManager: { subscribe: () => Promise.resolve(one), getSubscription: () => Promise.resolve(null) },
  };
  const serviceWorker = {
    register: () => Promise.resolve(worker),
    getRegistration: () => Promise.resolve(worker),
    ready: Promise.resolve(worker),
  };
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", notification);
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { serviceWorker }));
  return one;
}

it.each([
  ["denied", "social-push-denied"],
  ["granted", "social-push-failed"], // but the server does not hear of it
] as const)("shows that nobody is called who has %s it", async (answer, note) => {
  const one = callable(answer);
  me.value = ANN as never;
  answers["GET /api/calls"] = [200, CALLS];
  await open(<Calls />);
  const push = (): HTMLInputElement => root.querySelector("input[role=switch]")!;
  expect(push().disabled).toBe(false);
  await act(() => push().click());
  await act(settle);
  expect(push().checked).toBe(false);
  expect(root.textContent).toContain(say(note));
  expect(one.unsubscribe).toHaveBeenCalledTimes(answer === "granted" ? 1 : 0);
});

it("shows nothing for a part that did not come if one can do without, and says so for others", async () => {
  const lost = (): Promise<never> => Promise.reject(new Error("gone"));
  const [Page, Small, Asked] = [lazy(lost), lazy(lost, null, () => null), lazyDialog(lost)];
  await open(<Page />);
  expect(root.querySelector("main h1")!.textContent).toBe(say("web-load-failed"));
  await open(<Small />);
  expect(root.textContent).toBe("");
  const close = vi.fn();
  await act(() => render(<Asked open onClose={close} />, root));
  expect(root.innerHTML).toBe(""); // and nothing in its place before
  await act(settle);
  expect(root.querySelector("dialog[open] [role=alert]")!.textContent).toBe(say("web-part-failed"));
  expect(root.querySelector("main")).toBeNull();
});

const row = (table: string, name: string): LobbyRow => ({
  table,
  game: "luz",
  players: 3,
  options: {},
  clock: { kind: "none", seconds: 0, increment: 0 },
  visibility: "public",
  status: "open",
  host_name: name,
  chairs: [{ kind: "person", person: "p-x", name, bot: null, away: false, kept: false, commit: null }],
  rated: false,
  opened: 0,
});

it("counts open tables for who listens, and reads no list aloud", async () => {
  lobby.value = [row("a", "Bo"), row("b", "Cy")];
  await open(<LobbyPage />);
  expect(status()).toBe("2 tables with free seats");
  expect(root.querySelector("main [aria-live]")).toBeNull();
});

it("has a name for those who have left for good", async () => {
  lobby.value = [row("a", "")];
  const turn = { table: "a", game: "luz", kind: "move", host_name: "", since: 0, due: null };
  turns.value = [turn as Turn];
  await open(<StartPage />);
  expect(root.querySelector(".row-people a")!.textContent).toBe(say("someone-left"));
  expect(root.querySelector(".turn-row")!.textContent).toContain(say("someone-left"));
  expect(status()).toBe("1 table waits for you");
  expect(root.querySelector("main [aria-live]")).toBeNull();
});

it("tells why no table was opened only where that was tried", async () => {
  await open(<StartPage />);
  await act(() => void (trouble.value = { id: "web-unreachable", args: {} }));
  expect(alert()).toBe(say("web-unreachable"));
  await act(() => root.querySelector<HTMLElement>(".drawer-pull")!.click());
  await act(settle);
  expect(alert()).toBe("");
  await act(() => void (trouble.value = { id: "web-unreachable", args: {} }));
  answers["GET /api/place"] = [200, PLACE];
  await open(<NewTablePage game="luz" />);
  expect(root.querySelector("form.plan")).not.toBeNull();
  expect(alert()).toBe("");
});

it("shows a host at once what everybody is told of a restart", async () => {
  const desk = { reports: [], bans: [], acts: [], restart: null, text: "" };
  answers["GET /api/host"] = [200, desk];
  answers["POST /api/host/notice"] = [200, { ...desk, restart: 1_300_000, text: "Back soon." }];
  me.value = ANN;
  await open(<HostPage />);
  expect(notice.value).toBeNull();
  await press(say("host-restart-go"));
  expect(notice.value).toEqual({ at: 1_300_000, text: "Back soon." });
  answers["POST /api/host/notice"] = [200, desk];
  await press(say("host-restart-end"));
  expect(notice.value).toBeNull();
});
