// The round told part by part, the table in words, score sheet and chart.
import { describe, expect, it } from "vitest";
import { face } from "../../src/games/dragonegg";
import { runningTotals } from "../../src/games/dragonegg/chart";
import { asTold, toldAt } from "../../src/games/dragonegg/told";
import type { DragonEggView } from "../../src/wire/dragonegg";
import { all, NAMES, one, showChart, showSheet } from "../stage";
import { EVERY, freshTable, scene, show } from "./scenes";

const SETTLED = EVERY.filter(({ name }) => name.startsWith("settled") || name === "over");

freshTable();

describe.each(SETTLED)("a settled round, $players players, $name", ({ view }) => {
  const last = view.last!;
  const stages = () => face.stages!(view, NAMES);
  const at = (stage: number): DragonEggView => asTold(view, toldAt(view, stage));

  it("has a stage for all that there is to tell, each with a short sentence", () => {
    const gifts = last.short || last.results.some(({ bracelet }) => bracelet) ? 1 : 0;
    expect(stages()).toHaveLength(7 + gifts + (last.egg_why === "nobody" ? 0 : 1));
    for (const { lasts, says } of stages()) {
      expect(lasts).toBeGreaterThan(0);
      expect(says).not.toMatch(/dragonegg-|undefined|\{/);
    }
  });

  it("begins as if nothing had been settled", () => {
    const first = at(0);
    const isClosed = (seat: number, row: "strong" | "weak"): boolean =>
      view.shown === row && view.egg_user !== seat;
    first.seats.forEach((seat, i) => {
      expect(seat.money).toBe(view.seats[i]!.money - last.results[i]!.gain);
      for (const row of ["strong", "weak"] as const) {
        expect(seat[row].state).toBe(isClosed(i, row) ? "open" : "down");
        if (i !== view.seat && !isClosed(i, row)) expect(seat[row].set).toBeNull();
      }
    });
    const bracelets = (one: DragonEggView): number =>
      one.middle + one.seats.reduce((sum, seat) => sum + seat.bracelets, 0);
    expect(bracelets(first)).toBe(bracelets(view));
    expect(first.egg).toBe(last.egg_from);
    expect(first.winners).toEqual([]);
  });

  it("turns up the strong sets, then the weak ones, and ends with everything", () => {
    expect(at(1).seats.every(({ strong }) => strong.state === "open")).toBe(true);
    expect(at(2).seats.some(({ weak }) => weak.state === "down")).toBe(true);
    expect(at(3).seats.every(({ weak }) => weak.state === "open")).toBe(true);
    expect(at(5).scores).toEqual(view.scores);
    expect(at(stages().length - 1)).toEqual(view);
    expect(asTold(view, toldAt(view, undefined))).toEqual(view);
  });

  it("shows sticks, then the product, and lets them fall only while it is told", async () => {
    const sticks = (): number =>
      all(".dragonegg-other .dragonegg-sticks, .dragonegg-info .dragonegg-sticks").length;
    for (const [stage, rows, gains] of [
      [1, 0, 0],
      [2, 1, 0],
      [4, 2, 0],
      [5, 2, 1],
    ] as const) {
      await show({ view, legal: [] }, { stage, still: false });
      expect(sticks()).toBe(rows * view.players);
      expect(all(".dragonegg-gain")).toHaveLength(gains * view.players);
    }
    expect(all(".dragonegg-falls").length).toBeGreaterThan(0);
    const counted = all(".dragonegg-other .dragonegg-sticks i, .dragonegg-info .dragonegg-sticks i").length;
    expect(counted).toBe(last.results.reduce((sum, one) => sum + one.strong_points + one.weak_points, 0));
    await show({ view, legal: [] });
    expect(all(".dragonegg-falls, .dragonegg-grows, .dragonegg-fresh")).toHaveLength(0);
  });
});

describe("stages", () => {
  it("are only of rounds that are settled", () => {
    for (const { view } of EVERY.filter(({ name }) => !SETTLED.some((one) => one.name === name)))
      expect(face.stages!(view, NAMES)).toEqual([]);
  });

  it("say who wins the egg, and what we have gained", () => {
    const { view } = scene("settled-egg");
    const says = face.stages!(view, NAMES).map((stage) => stage.says);
    const holder = view.last!.egg_to === view.seat ? "You" : NAMES[view.last!.egg_to!];
    expect(says.at(-2)).toMatch(new RegExp(`^${holder} (wins?|keeps?) the egg\\.$`));
    const { gain } = view.last!.results[view.seat!]!;
    expect(says.at(-1)).toContain(gain === 0 ? "nothing" : gain === 1 ? "one coin" : `${gain} coins`);
    expect(face.stages!({ ...view, seat: null }, NAMES).at(-1)!.says).toMatch(/^Round \d+ is settled\.$/);
  });
});

describe("words", () => {
  it("name the hand, the sets, what everybody has and whose turn it is", () => {
    const { view } = scene("bracelet");
    const text = face.describe(view, NAMES).join("\n");
    expect(text).toMatch(/^Your hand: (red|blue) (\d, \w+|wild).*\.$/m);
    expect(text).toMatch(/^You: (\d+ coins|one coin), ([2-9] bracelets|one bracelet), \d cards in hand\.$/m);
    expect(text).toMatch(/^Round \d+ was settled like this:$/m);
    expect(text).toContain("It is your turn.");
    expect(text).toContain(`The game ends when somebody has ${view.target} coins.`);
  });

  it("tell nothing of closed sets", () => {
    const { view } = scene("watched");
    const text = face.describe({ ...view, last: null }, NAMES).join("\n");
    expect(text).not.toMatch(/strong set: (red|blue)|Hand of/);
  });

  it("say moves", () => {
    const { view } = scene("egg");
    expect(
      ["egg strong", "keep", "bracelet", "discard R5", "discard B*", "sets R1 R2 / B3 B4", "x"].map((move) =>
        face.moveText!(view, move),
      ),
    ).toEqual([
      "See strong sets",
      "Keep the egg",
      "Draw a card",
      "Discard red 5, house",
      "Discard blue wild",
      "Lay both sets",
      "x",
    ]);
    expect(face.scoreText!(view, 1)).toBe("1 coin");
    expect(face.cardText!("B7")).toBe("blue 7");
  });
});

describe("the score sheet", () => {
  it("has a line for each round and the totals", async () => {
    const { view } = scene("over", 3);
    await showSheet(face, view);
    const rows = all("tbody tr").map((row) =>
      [...row.querySelectorAll("td")].map((cell) => cell.textContent),
    );
    expect(rows).toHaveLength(view.sheet.length);
    const { gains, totals } = view.sheet.at(-1)!;
    expect(rows.at(-1)).toEqual(gains.map((gain, seat) => `${totals[seat]}+${gain}`));
    expect(all("tfoot td").map((cell) => Number(cell.textContent))).toEqual(view.scores);
  });

  it("marks the round that is played", async () => {
    const { view } = scene("bracelet");
    await showSheet(face, view);
    expect(one(".sheet-now th").textContent).toBe(String(view.round));
  });
});

it("the chart adds the rounds up to the totals, and says them", async () => {
  for (const { view } of SETTLED) expect(runningTotals(view).map((line) => line.at(-1))).toEqual(view.scores);
  const { view } = scene("over", 4);
  await showChart(face, view);
  const text = one("desc").textContent;
  view.scores.forEach((score, seat) => expect(text).toMatch(new RegExp(`${NAMES[seat]}: .*${score}`)));
});
