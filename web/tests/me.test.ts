// Who plays in this browser.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type * as Person from "../src/state/me";
import type * as Settings from "../src/state/settings";
import { Refusal } from "../src/net/api";
import { fakeFetch } from "./fakes";

let person: typeof Person;
let settings: typeof Settings;
let server: ReturnType<typeof fakeFetch>;
const named = (name: string): [number, unknown] => [200, { person: "p", name, token: null, tables: [] }];
const made = (): unknown[] =>
  server.asked.filter(({ what }) => what === "POST /api/me").map(({ body }) => body);

beforeEach(async () => {
  vi.resetModules();
  localStorage.clear();
  server = fakeFetch({ "GET /api/me": [200, null], "POST /api/me": named("Åsa") });
  person = await import("../src/state/me");
  settings = await import("../src/state/settings");
  await (await import("../src/words")).speak("en");
});

afterEach(() => vi.unstubAllGlobals());

it("makes a guest with a name of our making, once", async () => {
  await Promise.all([person.ensureGuest(), person.ensureGuest()]);
  expect(made()).toEqual([{ name: expect.stringMatching(/^Guest \d{3}$/) as string }]);
  expect(person.isNamed.value).toBe(false);
});

it("keeps the guest that it was", async () => {
  server.answers["GET /api/me"] = named("Momo");
  expect((await person.ensureGuest()).name).toBe("Momo");
  expect(made()).toEqual([]);
});

it("takes a name that the player chooses, and remembers it", async () => {
  await person.ensureGuest("Åsa");
  expect(made()).toEqual([{ name: "Åsa" }]);
  expect(person.isNamed.value).toBe(true);
  person.me.value = null;
  await person.ensureGuest();
  expect(made()[1]).toEqual({ name: "Åsa" });
});

it("does not remember a name that the server refuses", async () => {
  server.answers["POST /api/me"] = [400, { id: "server-bad-name", args: {} }];
  await expect(person.ensureGuest("\u202e")).rejects.toMatchObject({ problem: { id: "server-bad-name" } });
  expect(settings.settings.value.name).toBe("");
});

it("becomes somebody again where it was forgotten", async () => {
  server.answers["GET /api/me"] = named("Momo");
  await person.ensureGuest();
  server.answers["GET /api/me"] = [200, null];
  const { Refusal: Refused } = await import("../src/net/api");
  const run = vi.fn<() => Promise<string>>();
  run.mockRejectedValueOnce(new Refused(401, { id: "no-guest", args: {} })).mockResolvedValueOnce("done");
  expect(await person.asSomebody(run)).toBe("done");
  expect(made()).toHaveLength(1);
});

it("passes every other refusal on", async () => {
  const refusal = new Refusal(429, { id: "server-too-fast", args: {} });
  await expect(person.asSomebody(() => Promise.reject(refusal))).rejects.toBe(refusal);
});
