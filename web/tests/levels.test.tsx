// The level of the bots: chosen where one plays, remembered by game, in words.
import { render } from "preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { firstPlan, wishOf } from "../src/pages/plan";
import { StartPage } from "../src/pages/start";
import { chooseLevel, levelOf } from "../src/state/level";
import { place } from "../src/state/place";
import type { GameEntry } from "../src/wire/wire";
import { speak } from "../src/words";
import { levelName, levelNote } from "../src/words/bots";
import { fakeFetch, settle } from "./fakes";

const entry = (name: string, bots: string[]): GameEntry => ({
  name,
  seats: [3, 4, 5],
  options: [],
  rules: 12,
  version: 1,
  bots,
});
const ALL = ["novice", "easy", "medium", "hard", "expert"];
const LUZ = entry("luz", ALL);
const LINEIT = entry("lineit", ["novice", "easy", "medium"]);
const host = document.createElement("div");

beforeEach(async () => {
  fakeFetch({});
  localStorage.clear();
  for (const game of ["luz", "lineit"]) chooseLevel(game, "");
  await speak("en");
  place.value = { version: "0", games: [LUZ, LINEIT], share: null, phrases: [] };
  document.body.append(host);
  render(<StartPage />, host);
  await settle();
});
afterEach(() => {
  render(null, host);
  host.remove();
  place.value = null;
  vi.unstubAllGlobals();
});

const pick = (): HTMLElement => host.querySelector<HTMLElement>(".drawer.open .level-pick")!;
const levels = (): HTMLElement[] => [...host.querySelectorAll<HTMLElement>("dialog[open] .level")];

/** Looks at the levels, of which there should be so many. */
async function look(count: number): Promise<void> {
  pick().click();
  await vi.waitFor(() => expect(levels()).toHaveLength(count));
}

async function choose(level: number): Promise<void> {
  levels()[level]!.click();
  await vi.waitFor(() => expect(levels()).toHaveLength(0));
}

it("begins easy, and keeps what was chosen for the game it was chosen for", async () => {
  expect(pick().textContent).toContain("Easy");
  await look(5);
  expect(levels().map((level) => level.getAttribute("aria-pressed"))).toEqual(
    ALL.map((bot) => String(bot === "easy")),
  );
  await choose(3);
  expect(pick().textContent).toContain("Hard");
  expect(JSON.parse(localStorage.getItem("kobako.levels")!)).toMatchObject({ luz: "hard" });
  expect(levelOf(LINEIT)).toBe("easy");
});

it("is what one plays against at once, and where a table is set up", async () => {
  const { asked } = fakeFetch({});
  chooseLevel("luz", "expert");
  await settle();
  host.querySelector<HTMLElement>(".ways-now .primary")!.click();
  await settle();
  expect(asked.map(({ what }) => what)).toContain("GET /api/me");
  expect(wishOf(firstPlan(LUZ)).bot).toBe("expert");
});

it("a level that a game does not have is not chosen there", () => {
  chooseLevel("lineit", "expert");
  expect(levelOf(LINEIT)).toBe("easy");
  expect(levelOf(entry("other", ["hard"]))).toBe("hard");
  expect(levelOf(undefined)).toBe("easy");
});

it("says so where a game has fewer levels", async () => {
  await look(5);
  expect(host.textContent).not.toContain("fewer levels");
  await choose(1);
  host.querySelector<HTMLElement>("#drawer-lineit button")!.click();
  await settle();
  await look(3);
  expect(host.textContent).toContain("In this game thinking ahead decides less, so there are fewer levels.");
});

it("is not asked where there is only one", async () => {
  place.value = { ...place.value!, games: [entry("luz", ["easy"])] };
  await settle();
  expect(pick()).toBeNull();
});

it.each(["en", "ja", "zh-Hant"] as const)(
  "every level has a name and a line of its own in %s",
  async (language) => {
    await speak(language);
    expect(new Set(ALL.map(levelName)).size).toBe(5);
    expect(new Set(ALL.map(levelNote)).size).toBe(5);
    expect(ALL.map(levelName)).not.toContain("hard");
    expect(levelName("wizard") + levelNote("wizard")).toBe("wizard");
  },
);
