// Question bar, score sheet, chart, words and short answers of Line-it.
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it } from "vitest";
import type { TableProps } from "../../src/games/face";
import { face } from "../../src/games/lineit";
import { barOf } from "../../src/games/lineit/chart";
import { rename } from "../../src/games/lineit/copies";
import { endsTurn, pick, setEndsTurn } from "../../src/games/lineit/pick";
import { endOf, readCardMove, spotOf } from "../../src/games/lineit/read";
import type { Desk } from "../../src/table/desk";
import { Keys } from "../../src/table/keys";
import type { LineitView } from "../../src/wire/lineit";
import { all, click, freshPage, namesOf, one, page, showChart, showParts, showSheet, texts } from "../stage";
import { EVERY, scene, type Scene } from "./scenes";

freshPage("lineit");
beforeEach(() => setEndsTurn(true));

describe("the question bar", () => {
  const show = (at: Scene, more: Partial<TableProps<LineitView>> = {}) =>
    showParts(face, ["Answers"], at, { chosen: null, ...more });
  const pickFirst = (at: Scene) => act(() => pick(at.view, "display 0"));

  it("offers both ways for a picked card, with what they bring", async () => {
    const begin = scene("begin", 3);
    const number = begin.view.display[0]!.card.card;
    await pickFirst(begin);
    const onMove = await show(begin);
    expect(texts(".lineit-way")).toHaveLength(2);
    expect(texts(".lineit-way")[0]).toContain(`${number} To the line`);
    expect(texts(".lineit-way small").join()).toMatch(/cash (0|−\d)$/);
    await click(all(".lineit-way")[1]!);
    expect(onMove.mock.calls).toEqual([[`take ${number} hand`]]);
  });

  it("says that a card does not fit, and lets it be tried", async () => {
    const take = scene("take");
    const misfit = take.view.additions.find(({ rule, source }) => rule && source === "display")!;
    const at = take.view.display.findIndex(({ card }) => card.card === misfit.card.card);
    await act(() => pick(take.view, `display ${at}`));
    const onMove = await show(take);
    expect(all(".lineit-way")[0]!.getAttribute("aria-disabled")).toBe("true");
    expect(texts(".lineit-way")[0]).toContain("does not fit");
    await click(all(".lineit-way")[0]!);
    expect(onMove.mock.calls).toEqual([[misfit.move]]);
  });

  /** The position after a card of the display was taken. */
  const after = ({ view }: Scene, at: number): Scene => ({
    view: {
      ...view,
      took: true,
      display: view.display.map((one, i) => (i === at ? { ...one, taken: true } : one)),
    },
    legal: ["end"],
  });

  it("ends the turn with the card, if that is wished", async () => {
    const begin = scene("begin", 3);
    await pickFirst(begin);
    const first = await show(begin);
    await click(all(".lineit-way")[0]!);
    const move = first.mock.calls[0]![0] as string;
    const later = after(begin, 0);
    const onWay = await show(later, { chosen: move }); // the answer has not come yet
    expect(onWay).not.toHaveBeenCalled();
    const then = await show(later);
    expect(then.mock.calls).toEqual([["end"]]);
    const again = await show({ ...later, view: { ...later.view } });
    expect(again).not.toHaveBeenCalled();
  });

  it("does not end it otherwise, and remembers that", async () => {
    const begin = scene("begin", 3);
    await pickFirst(begin);
    await show(begin);
    expect(all(".lineit-ends")[0]!.getAttribute("aria-pressed")).toBe("true");
    await click(all(".lineit-ends")[0]!);
    expect(endsTurn.value).toBe(false);
    await click(all(".lineit-way")[0]!);
    const then = await show(after(begin, 0));
    expect(then).not.toHaveBeenCalled();
    expect(texts(".button")).toEqual(["End turn"]);
    await click(all(".button")[0]!);
    expect(then.mock.calls).toEqual([["end"]]);
  });

  it("does not end the turn of somebody whose take went wrong", async () => {
    const begin = scene("begin", 3);
    await pickFirst(begin);
    await show(begin);
    await click(all(".lineit-way")[0]!);
    const then = await show(after(begin, 1)); // another card was taken, by hand
    expect(then).not.toHaveBeenCalled();
  });

  it("has cashing with what it brings, and passing where that is allowed", async () => {
    const challenge = scene("challenge", 5);
    await show(challenge);
    expect(texts(".button")).toEqual([expect.stringMatching(/^Cash: \d cards?, [+−]\d$/)]);
    await show({ view: scene("final", 3).view, legal: ["play 5", "pass"] });
    expect(texts(".button")).toEqual(["Pass"]);
  });

  it("leaves the chosen move to the page, and says nothing when cards are the answer", async () => {
    const took = scene("took");
    await show(took, { chosen: "end" });
    expect(texts(".button").join()).not.toContain("End turn");
    await show(scene("final", 3));
    expect(page.innerHTML).toBe("");
    await show(scene("wait"));
    expect(page.innerHTML).toBe("");
  });
});

describe("the score sheet", () => {
  it("has score pile, tokens, line and totals", async () => {
    for (const { view } of EVERY) {
      await showSheet(face, view);
      expect(all("tbody tr")).toHaveLength(view.over ? 2 : 3);
      const rows = all("tbody tr").map((row) =>
        [...row.querySelectorAll("td")].map((one) => one.textContent),
      );
      expect(rows[0]).toEqual(view.piles.map(String));
      const totals = all("tfoot td").map((one) => Number(one.textContent!.replace("−", "-")));
      expect(totals).toEqual(view.scores);
    }
  });

  it("adds tokens up", async () => {
    const { view } = scene("over", 2);
    const tokens = [["+3", "-5"], ["+4"]];
    await showSheet(face, { ...view, tokens });
    expect(texts("tbody tr:nth-child(2) td")).toEqual(["+3 −5−2", "+4"]);
    expect(all(".sheet-bad")).toHaveLength(1);
  });
});

describe("the chart", () => {
  it("is made of cards and tokens that give the scores", () => {
    for (const { view } of EVERY)
      view.scores.forEach((score, seat) => {
        const { cards, won, lost } = barOf(view, seat);
        expect(cards + won - lost).toBe(score);
      });
  });

  it("says its numbers", async () => {
    const { view } = scene("over", 5);
    await showChart(face, view);
    const said = one("desc").textContent!;
    view.scores.forEach((score, seat) => {
      const name = seat === view.seat ? "Your score" : `The score of ${namesOf(view)[seat]}`;
      expect(said).toContain(`${name} is ${score}`);
    });
    expect(all(".lineit-bar")).toHaveLength(5);
  });

  it("has room for a total below zero", async () => {
    const { view } = scene("over", 2);
    const poor = { ...view, scores: [-4, 3], piles: [1, 3], tokens: [["-5"], []] };
    await showChart(face, poor);
    for (const bar of all(".lineit-chart rect[x]")) expect(Number(bar.getAttribute("x"))).toBeGreaterThan(80);
  });
});

describe("words", () => {
  it("tells display, lines, hands, jackpots and what would fit", () => {
    const { view } = scene("jackpot", 3);
    const text = face.describe(view, namesOf(view)).join("\n");
    expect(text).toMatch(/In the display: (red|blue|green|yellow|challenge) /);
    expect(text).toMatch(/Your line: .*Cash now: [+−]?\d+ \(\d+ cards?\)?/);
    expect(text).toMatch(/Hand of Ana: /);
    expect(text).toMatch(/Red jackpot: \d+ cards?\. Your line has \d of this colour\./);
    expect(text).toMatch(/would win a jackpot of \d+ cards?\./);
    expect(text).toContain("It is your turn.");
  });

  it("says where the game is", () => {
    expect(face.where!(scene("wait", 3).view)).toBe("Round 5 of 21");
    expect(face.where!(scene("final", 4).view)).toBe("Final phase");
    expect(face.where!(scene("over", 2).view)).toBe("Game over");
    expect(face.where!(scene("empty", 2).view)).toBe("The game begins");
  });

  it("says moves in words", () => {
    for (const { view, legal } of EVERY)
      for (const move of legal)
        expect(face.moveText!(view, move)).toMatch(/^(Take|Play|Cash:|End turn|Pass)/);
    expect(face.moveText!(scene("begin").view, "nonsense")).toBe("nonsense");
    const { view } = scene("jackpot", 3);
    const wins = view.additions.find(({ jackpot, rule }) => jackpot && !rule)!;
    expect(face.moveText!(view, wins.move)).toContain(`jackpot +${wins.jackpot}`);
  });
});

describe("short answers", () => {
  it("are read as moves", () => {
    const take = scene("take");
    for (const { card, source, rule, move } of take.view.additions) {
      const number = card.card;
      const hand = rule !== null && source === "display" ? `take ${number} hand` : move;
      expect(face.readMove(take.view, number)).toBe(hand);
      expect(face.readMove(take.view, `${number} hand`)).toBe(`take ${number} hand`);
    }
    expect(face.readMove(take.view, " 101 ")).toBe("take 101 line");
    expect(face.readMove(take.view, "take 5 line")).toBe("take 5 line");
    expect(face.readMove(take.view, "hello")).toBe("hello");
  });

  it("are typed key by key, and arrows step through what is offered", () => {
    const begin = scene("begin", 5);
    const picks: (string | null)[] = [];
    const desk = {
      face: { value: face },
      game: { value: begin },
      myTurn: { value: true },
      moving: { value: null },
      chosen: { value: null as string | null },
      pick(move: string | null) {
        picks.push(move);
        this.chosen.value = move;
      },
    };
    const keys = new Keys(desk as unknown as Desk);
    const press = (key: string): void => keys.press(new KeyboardEvent("keydown", { key }));
    const number = begin.view.display.map(({ card }) => card.card).find((text) => /^\d\d$/.test(text))!;
    [...number].forEach(press);
    expect(picks.at(-1)).toBe(`take ${number} line`);
    press("Escape");
    press("ArrowRight");
    expect(picks.at(-1)).toBe(begin.legal[0]);
    press("ArrowLeft");
    expect(picks.at(-1)).toBe(begin.legal.at(-1));
  });
});

it("reads moves with cards", () => {
  expect(readCardMove("take +3 hand")).toEqual({ card: "+3", way: "hand", held: false });
  expect(readCardMove("play 57")).toEqual({ card: "57", way: "line", held: true });
  expect(readCardMove("end")).toBeNull();
  const { view } = scene("begin", 3);
  expect(spotOf(view, `take ${view.display[2]!.card.card} line`)).toBe("display 2");
  expect(spotOf(view, "play 5")).toBeNull();
});

it("leaves the beginning of a long line out, but not its challenge", () => {
  const sign = { card: "+3", colour: null };
  const cards = [sign, ...Array.from({ length: 9 }, (_, i) => ({ card: `${i}`, colour: "R" }))];
  const short = endOf(cards, 5);
  expect(short.cards.map(({ card }) => card)).toEqual(["+3", "5", "6", "7", "8"]);
  expect(short.left).toBe(5);
  expect(endOf(cards, 10)).toEqual({ cards, left: 0 });
});

it("knows which of two equal challenge cards has gone where", () => {
  const at = (...entries: [string, string][]) => new Map(entries);
  const first = rename(at(), at(["shown 1 0", "+3"], ["line 2", "+3"]));
  expect([...first.values()].sort()).toEqual(["+3a", "+3b"]);
  const then = rename(first, at(["line 0", "+3"], ["line 2", "+3"]));
  expect(then.get("line 0")).toBe(first.get("shown 1 0"));
  expect(then.get("line 2")).toBe(first.get("line 2"));
});

it("does not stop for somebody who ends the turn", () => {
  const told = (...ids: string[]) => ids.map((id) => ({ id, args: {} }));
  expect(face.quick!(told("lineit-told-end"))).toBe(true);
  expect(face.quick!(told("lineit-told-end", "lineit-told-left"))).toBe(false);
  expect(face.quick!([])).toBe(false);
});
