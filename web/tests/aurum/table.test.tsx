// The table of Aurum in the page: what it shows, what it must not know, and how cards are touched.
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import { face } from "../../src/games/aurum";
import type { TableProps } from "../../src/games/face";
import type { AurumView } from "../../src/wire/aurum";
import { all, click, freshPage, NAMES, resize, showParts, texts, type Scene } from "../stage";
import { EVERY, SCENES } from "./scenes";

freshPage("aurum", 350, 560);

const show = (scene: Scene<AurumView>, more: Partial<TableProps<AurumView>> = {}) =>
  showParts(face, ["Table"], scene, more);
/** The plate of an own card, found by its name. */
const own = (name: string): HTMLElement =>
  all(".aurum-card, .aurum-gold").find((one) =>
    new RegExp(`^${name}(,|$)`).test(one.querySelector(".unseen")!.textContent!),
  )!;

/** All fronts of base cards that are in the page. */
const fronts = (): Set<string> =>
  new Set(
    all(".aurum-metal")
      .map((one) => ({ suit: /aurum-([BPZCS])\b/.exec(one.className)?.[1], rank: one.textContent }))
      .filter(({ suit }) => suit)
      .map(({ suit, rank }) => `${suit}${rank}`),
  );

describe.each(EVERY)("$players players, $name", (scene) => {
  it("says what it draws, and draws no card that is not known", async () => {
    const { view } = scene;
    await show(scene);
    const said = texts(".plate .unseen").join("\n");
    for (const [seat, name] of NAMES.slice(0, view.players).entries())
      expect(said).toContain(seat === view.seat ? "You:" : `${name}:`);
    const drawn = fronts();
    for (const card of view.unseen) expect(drawn).not.toContain(card);
    for (const { card } of view.own) expect(drawn).toContain(card);
  });
});

it.each([
  [350, 560, "narrow"],
  [454, 375, "narrow"],
  [574, 390, "low"],
  [960, 660, "wide"],
])("stands at %i by %i px: %s", async (width, height, kind) => {
  resize(width, height);
  const { view } = SCENES[4].follow!;
  await show(SCENES[4].follow!);
  expect(all(`.bones-${kind} .plate`)).toHaveLength(view.players);
  expect(all(".aurum-stand")).toHaveLength(view.supply.length);
});

describe("secrets", () => {
  it("shows a spectator closed plates, and secret predictions closed", async () => {
    await show(SCENES[3].watched!);
    const { held, cards } = SCENES[3].watched!.view.hands[0]!;
    expect(all(".aurum-hand .aurum-back")).toHaveLength(held - cards.length);
    expect(all(".aurum-card, .aurum-gold")).toHaveLength(0);
    const { view } = SCENES[3].predict!;
    await show({ view: { ...view, predictions: ["?", null, "?"] }, legal: [] });
    expect(all(".aurum-seat .aurum-rack .aurum-back")).toHaveLength(2);
    expect(all(".aurum-shown .aurum-vacant")).toHaveLength(1);
  });
});

describe("your cards", () => {
  const scene = SCENES[4].follow!; // C9 is sealed, P6 would be the lowest and take gold 6

  it("are sealed with wax where their suit is in the trick, and can be tried all the same", async () => {
    const onChoose = vi.fn();
    await show(scene, { onChoose });
    expect(all(".aurum-card .aurum-sealed")).toHaveLength(1);
    expect(own("copper 9").querySelector(".aurum-seal")).not.toBeNull();
    expect(own("copper 9").className).toContain("aurum-dim");
    expect(own("copper 9").getAttribute("aria-disabled")).toBe("true");
    expect(own("bismuth 7").className).toContain("aurum-invites");
    await click(own("bismuth 7"));
    await click(own("gold 0"));
    await click(own("copper 9"));
    expect(onChoose.mock.calls).toEqual([["play B7"], ["play G0"], ["play C9"]]);
  });

  it("move at once where nothing has to be chosen first", async () => {
    const onMove = await show(scene);
    await click(own("phosphorus 6"));
    expect(onMove).toHaveBeenCalledWith("play P6");
  });

  it("say and show what they would do", async () => {
    await show(scene);
    const low = own("phosphorus 6");
    expect(low.querySelector(".unseen")!.textContent).toBe(
      "phosphorus 6, would be the lowest and take gold 6",
    );
    expect(low.querySelector(".aurum-hint-gold")!.textContent).toBe("6");
    const known = scene.view.own.map((card) => ({ ...card, wins: true, shown: true, takes: null }));
    await show({ ...scene, view: { ...scene.view, own: known } });
    expect(own("phosphorus 6").querySelectorAll(".aurum-crown, .aurum-low, .aurum-eye")).toHaveLength(3);
    expect(own("phosphorus 6").querySelector(".unseen")!.textContent).toContain("everybody knows it");
  });

  it("rise when they are chosen by key", async () => {
    await show(scene, { chosen: "play G0" });
    expect(all(".aurum-chosen")).toEqual([own("gold 0")]);
    expect(own("gold 0").getAttribute("aria-pressed")).toBe("true");
  });

  const drag = async (name: string, y: number): Promise<void> => {
    const finger = (type: string, clientY: number) =>
      act(() => void own(name).dispatchEvent(new PointerEvent(type, { clientX: 9, clientY, bubbles: true })));
    await finger("pointerdown", 500);
    await finger("pointermove", 500 + y / 2);
    await finger("pointermove", 500 + y);
    expect(own(name).className).toContain("aurum-dragged");
    await finger("pointerup", 500 + y);
    await click(own(name));
  };

  it("are played when they are dragged onto the cloth, and stay when they are not", async () => {
    const onChoose = vi.fn();
    const onMove = await show(scene, { onChoose });
    await drag("zinc 9", -20);
    expect(onMove).not.toHaveBeenCalled();
    await drag("zinc 9", -150);
    expect(onMove.mock.calls).toEqual([["play Z9"]]);
    expect(onChoose).not.toHaveBeenCalled();
  });

  it("stay chosen as a prediction while others lay theirs, and no longer", async () => {
    const { view, legal } = SCENES[3].predict!;
    await show({ view: { ...view, predictions: [null, null, null] }, legal });
    await click(all(".aurum-card")[0]!);
    await show({ view: { ...view, predictions: ["?", null, "?"] }, legal });
    expect(all(".aurum-chosen")).toHaveLength(1);
    await show({ view: { ...view, round: view.round + 1 }, legal });
    expect(all(".aurum-chosen")).toHaveLength(0);
  });

  it("tell who has to wait", async () => {
    const onChoose = vi.fn();
    await show({ view: SCENES[4].lead!.view, legal: [] }, { onChoose });
    await click(all(".aurum-card")[0]!);
    expect(onChoose).toHaveBeenCalledWith(expect.stringMatching(/^play /));
    await show({ view: SCENES[4].laid!.view, legal: [] }, { onChoose });
    await click(all(".aurum-card")[0]!);
    expect(onChoose).toHaveBeenLastCalledWith(expect.stringMatching(/^predict /));
  });
});

describe("the middle", () => {
  it("shows who is winning, who is lowest and what that takes", async () => {
    await show(SCENES[4].follow!); // C6 S10 G1
    expect(texts(".aurum-played")).toEqual(["Chidi66lowest", "Dora10", "Ana1winning", "you"]);
    expect(all(".aurum-best .aurum-G")).toHaveLength(1);
    expect(all(".aurum-wanted").map((one) => one.textContent)).toEqual(["6"]);
    expect(all(".aurum-free")).toHaveLength(1);
    expect(all(".aurum-trick > .unseen")[0]!.textContent).toBe(
      "This trick: Chidi copper 6 (lowest, for gold 6), Dora silver 10, Ana gold 1 (winning).",
    );
  });

  it.each(EVERY)(
    "$players players, $name: has a gap for every gold card that is not there",
    async ({ view, legal }) => {
      await show({ view, legal });
      expect(all(".aurum-stand .aurum-coin")).toHaveLength(view.supply.reduce((n, { left }) => n + left, 0));
      expect(all(".aurum-gap")).toHaveLength(view.supply.reduce((n, gold) => n + gold.total - gold.left, 0));
    },
  );

  it("shows the last trick again during the next, until something happens", async () => {
    const { view, legal } = SCENES[4].follow!;
    await show({ view, legal });
    const [chip] = all(".aurum-chip");
    await click(chip!);
    expect(all(".aurum-chip")[0]!.getAttribute("aria-pressed")).toBe("true");
    expect(all(".aurum-trick-done")).toHaveLength(1);
    await show({ view: { ...view }, legal });
    expect(all(".aurum-trick-open")).toHaveLength(1);
  });

  it("leaves the last trick lying before the next, with what it has brought", async () => {
    await show(SCENES[4].lead!);
    expect(texts(".aurum-lying")).toEqual(["Last trick"]);
    expect(all(".aurum-chip")).toHaveLength(0);
    expect(texts(".aurum-trick-done .aurum-tag-wins")).toEqual(["won"]);
  });

  it("tells that one card is both", async () => {
    const { view } = SCENES[4].follow!;
    const trick = view.tricks.at(-1)!;
    const both = { ...trick, winner: trick.lowest };
    await show({ view: { ...view, tricks: [...view.tricks.slice(0, -1), both] }, legal: [] });
    expect(texts(".aurum-played .aurum-tag")).toEqual(["", "6lowest"]);
  });

  it("shows the swaps before a trick", async () => {
    const { view } = SCENES[4].swapped!;
    await show(SCENES[4].swapped!);
    const [swap] = view.tricks.at(-1)!.swaps;
    expect(texts(".aurum-swap .aurum-metal")).toEqual(
      [`G${swap!.gold}`, swap!.taken, swap!.laid].map((card) => card.slice(1)),
    );
    expect(all(".aurum-swap .unseen")[0]!.textContent).toMatch(/ paid gold \d and laid /);
    expect(texts(".aurum-tag-swapped")).toEqual(["swapped"]);
  });

  it("has both teams and the two cards that nobody has", async () => {
    await show(SCENES[4].follow!);
    expect(texts(".aurum-side")).toEqual(["1/5= 6", "5/5= 12"]);
    expect(texts(".aurum-left .aurum-metal")).toEqual(["1", "3"]);
    await show(SCENES[3].follow!);
    expect(all(".aurum-side, .aurum-left, .aurum-team")).toHaveLength(0);
  });

  it("explains predictions at first, and later shows what the last round has brought", async () => {
    await show(SCENES[3].predict!);
    expect(texts(".aurum-lesson dd")).toEqual(["twice the number", "the number", "nothing"]);
    for (const name of ["ended", "scored", "over"]) {
      const { view } = SCENES[3][name]!;
      await show(SCENES[3][name]!);
      const round = view.sheet.at(-1)!;
      expect(texts(".aurum-result tbody b")).toEqual(round.sides.map(({ points }) => `${points}`));
      expect(all(".aurum-won-it")).toHaveLength(round.winners.length);
      expect(all(".aurum-result .aurum-nugget")).toHaveLength(round.winners.length);
      expect(texts(".aurum-result p")[0]).toMatch(/round\./);
    }
  });

  it.each([
    ["exact", "The tie went to an exact prediction."],
    ["gold", "The tie went to the highest gold."],
    ["shared", "The tie is shared."],
  ])("says what decided a tie: %s", async (decided, text) => {
    const { view } = SCENES[3].scored!;
    await show({ view: { ...view, sheet: [{ ...view.sheet[0]!, decided }] }, legal: [] });
    expect(texts(".aurum-result p")[0]).toContain(text);
  });
});

describe("seats", () => {
  it("can be seen closer, with all that is known", async () => {
    const { view } = SCENES[4].swapped!;
    await show(SCENES[4].swapped!);
    await click(all(".aurum-look")[0]!);
    expect(all('[role="dialog"]')[0]!.getAttribute("aria-label")).toBe("Chidi");
    const known = view.hands[2]!.cards.length + view.collections[2]!.length;
    expect(all(".aurum-panel .aurum-metal").length).toBeGreaterThanOrEqual(known + view.unseen.length + 1);
    await act(
      () =>
        void all(".veil-close")[0]!.dispatchEvent(
          new KeyboardEvent("keydown", { key: "Escape", bubbles: true }),
        ),
    );
    expect(all('[role="dialog"]')).toHaveLength(0);
  });

  it("have nuggets, or points where these are counted", async () => {
    const { view } = SCENES[3].over!;
    await show(SCENES[3].over!);
    expect(all(".plate-total .aurum-nugget")).toHaveLength(view.scores.reduce((a, b) => a + b));
    await show({ view: { ...view, scoring: "points", scores: [31, 5, 40] }, legal: [] });
    expect(texts(".plate-total").sort()).toEqual(["31", "40", "5"]);
  });

  it("name your partner", async () => {
    await show(SCENES[4].follow!);
    expect(texts(".aurum-seat .aurum-tag")).toEqual(["partner"]);
    expect(texts(".plate .unseen")[1]).toMatch(/^Dora: partner, /);
  });
});

describe("motion", () => {
  it("lets the cards of a trick melt in the winner's crucible when the next begins", async () => {
    const { view } = SCENES[4].follow!;
    await show(SCENES[4].follow!);
    const last = view.tricks.at(-2)!;
    const plate = all(".aurum-melting")[0]!.closest(".plate")!;
    expect(plate.querySelector(".plate-name")!.textContent).toBe(NAMES[last.winner!]);
    const base = last.cards.filter(({ card }) => !card.startsWith("G"));
    expect(all(".aurum-melting > *").map((one) => one.style.opacity)).toEqual(base.map(() => "0"));
  });
});
