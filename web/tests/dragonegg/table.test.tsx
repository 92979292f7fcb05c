// The table of the Dragon's Egg in the page: what it shows, and what it must not know.
import { describe, expect, it, vi } from "vitest";
import { handShape } from "../../src/games/dragonegg/own";
import type { DragonEggView } from "../../src/wire/dragonegg";
import { all, click, one, press, said } from "../stage";
import { EVERY, freshTable, held, scene, show, type Scene } from "./scenes";

freshTable();

/** All cards of which the view says what they are, and those of which it does not. */
function countCards({ seats }: DragonEggView): { open: number; closed: number } {
  const cards = seats.flatMap((seat) => seat.cards);
  const trays = seats.flatMap((seat) => [seat.strong, seat.weak]).filter(({ state }) => state !== "empty");
  const known = trays.filter(({ set }) => set !== null).length;
  return {
    open: cards.filter((card) => card !== null).length + 2 * known,
    closed: cards.length - cards.filter((card) => card !== null).length + 2 * (trays.length - known),
  };
}

describe.each(EVERY)("$players players, $name", ({ view, legal }) => {
  it("has no card in the page that the view does not show", async () => {
    await show({ view, legal });
    const own = view.seats[view.seat ?? 0]!.cards.length;
    const others = view.seats.reduce((sum, { cards }) => sum + cards.length, 0) - own;
    const { open, closed } = countCards(view);
    const shown = view.over ? others : 0; // what others hold is counted, and shown in the end
    expect(all(".dragonegg-print:is(.dragonegg-R, .dragonegg-B)")).toHaveLength(
      open - (view.over ? others : 0) + shown,
    );
    expect(all(".dragonegg-print:not(.dragonegg-R, .dragonegg-B)")).toHaveLength(
      closed - (view.over ? 0 : others),
    );
  });

  it("says of every seat what it has, and of every tray what lies there", async () => {
    await show({ view, legal });
    const plates = all(".plate .unseen").map((each) => each.textContent);
    const many = (count: number, what: string): string => (count === 1 ? `one ${what}` : `${count} ${what}s`);
    view.seats.forEach(({ money, bracelets }) => {
      const has = `${many(money, "coin")}, ${many(bracelets, "bracelet")}`;
      expect(plates.some((text) => text.includes(has))).toBe(true);
    });
    expect(all(".dragonegg-small .unseen")).toHaveLength(2 * (view.players - 1));
  });

  it("has one egg, in its holder's place", async () => {
    await show({ view, legal });
    expect(all(".dragonegg-egg")).toHaveLength(1);
    const place = one(".dragonegg-egg").closest(".plate");
    if (view.egg === null) expect(place).toBeNull();
    else expect(place!.querySelector(".unseen")!.textContent).toContain("Has the egg.");
  });

  it("lets nobody touch what is not theirs to touch", async () => {
    await show({ view: { ...view, seat: null }, legal: [] });
    expect(all("button:not(.dragonegg-chip)")).toHaveLength(0);
  });
});

describe("a hand", () => {
  it.each([
    [5, 360, 560, 1, "whole"],
    [6, 360, 560, 1, "whole"],
    [7, 360, 560, 1, "whole"],
    [8, 360, 560, 2, "square"],
    [17, 360, 560, 3, "square"],
    [17, 435, 375, 3, "square"],
    [17, 960, 620, 1, "whole"],
  ])(
    "of %i cards on %i by %i has %i rows of %s cards that a finger can hit",
    (count, width, height, rows, format) => {
      const shape = handShape(count, { width, height });
      expect(shape.format).toBe(format);
      expect(Math.ceil(count / shape.columns)).toBe(rows);
      expect(shape.width).toBeGreaterThanOrEqual(44);
      expect(shape.columns * (shape.width + 5) - 5).toBeLessThanOrEqual(width - 10);
    },
  );

  it("is discarded from by a touch, and shows what is chosen", async () => {
    const onChoose = vi.fn();
    const shown = scene("discard");
    await show(shown, { onChoose });
    expect(held()).toHaveLength(shown.view.seats[1]!.cards.length);
    await click(held()[2]!);
    const move = `discard ${shown.view.seats[1]!.cards[2]}`;
    expect(onChoose.mock.calls).toEqual([[move]]);
    await show(shown, { chosen: move });
    expect(all(".dragonegg-own[aria-pressed=true]")).toHaveLength(1);
    expect(all(".dragonegg-next")).toHaveLength(0); // nothing can be laid now
  });
});

describe("looking around", () => {
  it("shows the last round again, and puts it away", async () => {
    const shown = scene("waiting");
    await show(shown);
    await click(all(".dragonegg-chip").find((chip) => chip.textContent === "Last round")!);
    const dialog = one('[role="dialog"]');
    expect(dialog.getAttribute("aria-label")).toBe(`Round ${shown.view.last!.round}`);
    const gains = all(".dragonegg-ledger .dragonegg-gain b").map((each) => Number(each.textContent));
    expect(gains.sort()).toEqual(shown.view.last!.results.map(({ gain }) => gain).sort());
    await press(one(".veil-close"), "Escape");
    expect(all('[role="dialog"]')).toHaveLength(0);
  });

  it("opens the deck when all is over", async () => {
    const shown = scene("over");
    await show(shown);
    await click(all(".dragonegg-chip").find((chip) => chip.textContent === "Rest of the deck")!);
    expect(all(".dragonegg-rest li")).toHaveLength(shown.view.rest.length);
    await click(one(".veil-close"));
    expect(all('[role="dialog"]')).toHaveLength(0);
  });

  it("is over when another round begins", async () => {
    const shown = scene("waiting");
    await show(shown);
    await click(one(".dragonegg-chip"));
    await show({ ...shown, view: { ...shown.view, round: shown.view.round + 1 } });
    expect(all('[role="dialog"]')).toHaveLength(0);
  });
});

describe("while others think", () => {
  const shown: Scene = scene("waiting");
  const own = shown.view.seats[1]!;

  it("we see our sets, and that they are closed to others", async () => {
    await show(shown);
    expect(all(".dragonegg-tray-down .dragonegg-pair .dragonegg-print")).toHaveLength(4);
    expect(all(".dragonegg-info .dragonegg-hint").map((each) => each.textContent)).toEqual([
      "Face down",
      "Face down",
    ]);
    expect(said()).toContain(`sum\u00a0${own.strong.set!.sum}`);
  });

  it("we see who has laid theirs", async () => {
    await show(shown);
    const laid = shown.view.seats.filter(({ committed }, seat) => committed && seat !== 1).length;
    expect(all(".dragonegg-small-cards .dragonegg-lying")).toHaveLength(4 * laid);
  });
});
