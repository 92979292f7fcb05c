// What a browser remembers, and what it does not have to.
import { afterEach, expect, it, vi } from "vitest";
import { DEFAULTS, settingsOf } from "../src/state/settings";
import { recall, remember } from "../src/state/storage";

afterEach(() => vi.unstubAllGlobals());

it("takes what fits of what was stored, and leaves the rest as it was meant", () => {
  expect(settingsOf(null)).toEqual(DEFAULTS);
  expect(settingsOf("nonsense")).toEqual(DEFAULTS);
  expect(settingsOf({ theme: "pink", sound: false, language: "tlh", name: 7, more: 1 })).toEqual({
    ...DEFAULTS,
    sound: false,
  });
  expect(settingsOf({ language: "ja", theme: "dark", motion: "none", notify: true, name: "Åsa" })).toEqual({
    language: "ja",
    theme: "dark",
    sound: true,
    motion: "none",
    notify: true,
    name: "Åsa",
  });
});

it("follows a change at once and remembers it", async () => {
  vi.resetModules();
  const { change, follow, settings } = await import("../src/state/settings");
  await follow();
  change({ theme: "dark", motion: "none" });
  expect(document.documentElement.dataset).toMatchObject({ theme: "dark", motion: "none" });
  change({ theme: "auto", motion: "full" });
  expect(document.documentElement.dataset.theme).toBe(undefined);
  expect(document.documentElement.dataset.motion).toBe("full");
  expect(settingsOf(recall("settings"))).toEqual(settings.value);
});

it("goes on where nothing can be stored", () => {
  const forbidden = (): never => {
    throw new DOMException("SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  expect(() => remember("settings", DEFAULTS)).not.toThrow();
  expect(recall("settings")).toBe(null);
});
