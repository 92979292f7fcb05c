// How this browser is called, and by whom no more.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type * as State from "../src/account/state";
import type * as Calls from "../src/social/calls";
import { fakeFetch } from "./fakes";

let calls: typeof Calls;
let account: typeof State;
let server: ReturnType<typeof fakeFetch>;
const unsubscribe = vi.fn(async () => true);
const assign = vi.fn();
const known = (here: boolean): [number, unknown] => [200, { feed: null, push: "key", devices: 1, here }];

beforeEach(async () => {
  vi.resetModules();
  vi.clearAllMocks();
  localStorage.clear();
  const me = { person: "p", name: "Ann", token: null, tables: [] };
  server = fakeFetch({ "GET /api/me": [200, me], "GET /api/calls": known(true) });
  const worker = { pushManager: { getSubscription: async () => ({ unsubscribe }) } };
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("Notification", { permission: "granted" });
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => worker } });
  vi.stubGlobal("location", { assign });
  calls = await import("../src/social/calls");
  account = await import("../src/account/state");
});

afterEach(() => vi.unstubAllGlobals());

it.each([true, false])("a browser is called if the server says so, too: %s", async (here) => {
  server.answers["GET /api/calls"] = known(here);
  await calls.loadCalls();
  expect(calls.subscribed.value).toBe(here);
});

it("whoever was here is not called here any more, before the page begins anew", async () => {
  assign.mockImplementationOnce(() => expect(unsubscribe).toHaveBeenCalledOnce());
  await account.beginAgain(null);
  expect(assign).toHaveBeenCalledWith("/");
});

it("a browser that cannot be called, or does not answer, signs out as well", async () => {
  unsubscribe.mockRejectedValueOnce(new DOMException("no"));
  await account.beginAgain(null);
  vi.stubGlobal("navigator", {});
  await account.beginAgain(null);
  expect(assign).toHaveBeenCalledTimes(2);
});

it("what the browser has ended by itself can be switched off", async () => {
  await calls.loadCalls();
  vi.stubGlobal("navigator", {});
  await calls.unsubscribe();
  expect(calls.subscribed.value).toBe(false);
});
