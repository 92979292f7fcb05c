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

/** Another window of this browser: with modules of its own, over the same storage. */
async function window(): Promise<
  typeof import("../src/state/settings") & typeof import("../src/state/level")
> {
  vi.resetModules();
  return { ...(await import("../src/state/settings")), ...(await import("../src/state/level")) };
}

it("leaves what another window has changed", async () => {
  localStorage.clear();
  const [one, other] = [await window(), await window()];
  const luz = { name: "luz", bots: ["easy", "hard"] };
  one.change({ theme: "dark" });
  one.chooseLevel("luz", "hard");
  other.change({ sound: false });
  other.chooseLevel("lineit", "easy");
  expect(settingsOf(recall("settings"))).toMatchObject({ theme: "dark", sound: false });
  expect(recall("levels")).toEqual({ luz: "hard", lineit: "easy" });
  expect(one.settings.value.sound).toBe(true);
  dispatchEvent(Object.assign(new Event("storage"), { key: "kobako.settings" }));
  expect(one.settings.value).toMatchObject({ theme: "dark", sound: false });
  expect(other.levelOf(luz)).toBe("hard");
});

it("keeps what was changed where nothing can be stored any more", async () => {
  const { change, settings } = await window();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("QuotaExceededError");
  });
  change({ theme: "light" });
  change({ motion: "none" });
  expect(settings.value).toMatchObject({ theme: "light", motion: "none" });
});

it("takes names that the server takes, and no longer ones", () => {
  expect(settingsOf({ name: "🦊".repeat(24) }).name).toBe("🦊".repeat(24));
  expect(settingsOf({ name: "x".repeat(25) }).name).toBe("");
});

it("goes on where nothing can be stored", () => {
  const forbidden = (): never => {
    throw new DOMException("SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  expect(() => remember("settings", DEFAULTS)).not.toThrow();
  expect(recall("settings")).toBe(null);
});
