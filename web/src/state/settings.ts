import { computed, effect, signal } from "@preact/signals";
import { choose, LANGUAGES, speak, type Language } from "../words";
import { remembered } from "./storage";

/** How many letters of a name the server takes. */
export const LONGEST_NAME = 24;

export interface Settings {
  /** null: whatever the browser asks for. */
  language: Language | null;
  theme: "auto" | "light" | "dark";
  sound: boolean;
  motion: "auto" | "full" | "none";
  /** Whether to tell the player outside of the page that it is their turn. */
  notify: boolean;
  /** The name that the player last chose; "" when none was. */
  name: string;
}

export const DEFAULTS: Settings = {
  language: null,
  theme: "auto",
  sound: true,
  motion: "auto",
  notify: false,
  name: "",
};

const ALLOWED: { [K in keyof Settings]: (value: unknown) => boolean } = {
  language: (value) => value === null || LANGUAGES.includes(value as Language),
  theme: (value) => ["auto", "light", "dark"].includes(value as string),
  sound: (value) => typeof value === "boolean",
  motion: (value) => ["auto", "full", "none"].includes(value as string),
  notify: (value) => typeof value === "boolean",
  name: (value) => typeof value === "string" && [...value].length <= LONGEST_NAME,
};

/** Settings made of whatever was stored: what does not fit is left at its default. */
export function settingsOf(stored: unknown): Settings {
  const given = (typeof stored === "object" && stored !== null ? stored : {}) as Record<string, unknown>;
  const fitting = Object.entries(ALLOWED).filter(([key, fits]) => key in given && fits(given[key]));
  return { ...DEFAULTS, ...Object.fromEntries(fitting.map(([key]) => [key, given[key]])) };
}

/** The settings, and how some of them are changed: all that depends on them follows at once. */
export const [settings, change] = remembered("settings", settingsOf);

const prefersStill = matchMedia("(prefers-reduced-motion: reduce)");
const machineStill = signal(prefersStill.matches);
prefersStill.addEventListener?.("change", (event) => (machineStill.value = event.matches));

/** Whether nothing shall travel: chosen here, or asked for by the machine. */
export const still = computed(() => {
  const { motion } = settings.value;
  return motion === "none" || (motion === "auto" && machineStill.value);
});

/** The language that the player chose, else the first that the browser asks for. */
const wishedLanguage = (): Language =>
  settings.value.language ?? choose(navigator.languages ?? [navigator.language]);

/** Lets the page follow the settings: language, colours, motion. Resolves when there are words to show. */
export function follow(): Promise<void> {
  const root = document.documentElement;
  effect(() => {
    const { theme } = settings.value;
    if (theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = theme;
  });
  effect(() => void (root.dataset.motion = still.value ? "none" : "full"));
  let first: Promise<void> | null = null;
  effect(() => {
    const spoken = speak(wishedLanguage());
    first ??= spoken;
  });
  return first ?? Promise.resolve();
}
