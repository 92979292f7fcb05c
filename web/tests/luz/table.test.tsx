// The table of Luz in the page: what it shows, what it must not know, and how cards are touched.
import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import { face } from "../../src/games/luz";
import type { TableProps } from "../../src/games/face";
import { change } from "../../src/state/settings";
import type { LuzView } from "../../src/wire/luz";
import { all, click, freshPage, NAMES, page, pass, press, showParts, stopTime, type Scene } from "../stage";
import { EVERY, SCENES } from "./scenes";

freshPage("luz", 390, 640);
stopTime();

const show = (scene: Scene<LuzView>, more: Partial<TableProps<LuzView>> = {}) =>
  showParts(face, ["Table"], scene, more);
const slot = (number: number): HTMLElement =>
  all(".luz-own").find((one) => one.textContent === String(number))!;
const cardOf = (element: Element): HTMLElement => element.closest<HTMLElement>(".luz-card")!;

describe.each(EVERY.filter(({ view }) => view.hands.length))("$players players, $name", ({ view, legal }) => {
  it("has no rank of a closed card anywhere", async () => {
    await show({ view, legal });
    const closed = view.hands.flat().filter((card) => card.rank === null);
    expect(all(".luz-card .luz-closed").length).toBeGreaterThanOrEqual(closed.length);
    for (const own of all(".luz-own")) {
      expect(cardOf(own).textContent).toMatch(/^\d+$/); // its slot
      expect(cardOf(own).innerHTML).not.toMatch(/luz-rose|luz-numeral/);
    }
    const open = view.hands.flat().filter((card) => card.rank !== null);
    expect(all(".luz-layer .luz-numeral")).toHaveLength(open.length);
  });

  it("is the same whatever closed cards can be, until that is asked for", async () => {
    await show({ view, legal });
    const before = page.innerHTML;
    const hands = view.hands.map((hand) => hand.map((card) => ({ ...card, maybe: card.maybe.slice(0, 1) })));
    await show({ view: { ...view, hands }, legal });
    expect(page.innerHTML).toBe(before);
  });

  it("says what it draws", async () => {
    await show({ view, legal });
    const said = all(".unseen, [aria-label]").map((one) => one.getAttribute("aria-label") ?? one.textContent);
    for (const name of NAMES.slice(0, view.players))
      expect(said.some((text) => text?.includes(name) || text?.startsWith("You:"))).toBe(true);
    expect(said.join()).not.toMatch(/luz-|undefined|null|NaN/);
  });
});

describe("your hand", () => {
  const scene = SCENES[4]!.follow;
  const legal = Number(scene.legal[0]!.slice(5));
  const illegal =
    scene.view.hands[1]!.findIndex((card, i) => !card.played && !scene.legal.includes(`play ${i + 1}`)) + 1;

  it("invites to legal cards only, and lets any be tried", async () => {
    const onChoose = vi.fn();
    await show(scene, { onChoose });
    expect(cardOf(slot(legal)).classList).toContain("luz-invites");
    expect(slot(legal).getAttribute("aria-disabled")).toBe("false");
    expect(cardOf(slot(illegal)).classList).toContain("luz-dim");
    expect(slot(illegal).getAttribute("aria-disabled")).toBe("true");
    await click(slot(legal));
    await click(slot(illegal));
    expect(onChoose.mock.calls).toEqual([[`play ${legal}`], [`play ${illegal}`]]);
  });

  it("moves at once where nothing has to be chosen first", async () => {
    const onMove = await show(scene);
    await click(slot(legal));
    expect(onMove).toHaveBeenCalledWith(`play ${legal}`);
  });

  it("raises the chosen card and tells what it can be", async () => {
    await show(scene, { chosen: `play ${legal}` });
    expect(cardOf(slot(legal)).classList).toContain("luz-chosen");
    expect(slot(legal).getAttribute("aria-pressed")).toBe("true");
    const ranks = scene.view.hands[1]![legal - 1]!.maybe;
    expect(all(".luz-maybe b").map((one) => Number(one.textContent))).toEqual(ranks);
  });

  it("tells by the key i, by a rest of the mouse and by a long press what a card can be", async () => {
    await show(scene);
    const told = (): boolean => all('.luz-maybe[role="status"]').length === 1;
    await press(slot(illegal), "i");
    expect(told()).toBe(true);
    await press(slot(illegal), "i");
    expect(told()).toBe(false);
    await act(
      () => void slot(legal).dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" })),
    );
    await pass(400);
    expect(told()).toBe(true);
    await act(
      () => void slot(legal).dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" })),
    );
    expect(told()).toBe(false);
    const down = new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true });
    await act(() => void slot(legal).dispatchEvent(down));
    await pass(500);
    expect(told()).toBe(true);
  });

  it("forgets what was asked of a card that has been played since", async () => {
    await show(scene);
    await press(slot(legal), "i");
    const hands = scene.view.hands.map((cards, seat) =>
      cards.map((card, i) => (seat === 1 && i + 1 === legal ? { ...card, played: true, rank: 3 } : card)),
    );
    await show({ view: { ...scene.view, hands }, legal: [] });
    expect(all(".luz-maybe")).toHaveLength(0);
    await show({ view: { ...scene.view, hands }, legal: [] }, { chosen: `play ${illegal}` });
    expect(all(".luz-maybe")).toHaveLength(1);
  });

  const drag = async (number: number, y: number): Promise<void> => {
    const finger = (type: string, clientY: number) =>
      act(
        () =>
          void slot(number).dispatchEvent(new PointerEvent(type, { clientX: 100, clientY, bubbles: true })),
      );
    await finger("pointerdown", 500);
    await finger("pointermove", 490);
    await finger("pointermove", 500 + y);
    expect(cardOf(slot(number)).classList).toContain("luz-dragged");
    await finger("pointerup", 500 + y);
    await click(slot(number));
  };

  it("plays a card that is dragged onto the cloth, and takes back one that is not", async () => {
    const onChoose = vi.fn();
    const onMove = await show(scene, { onChoose });
    await drag(legal, -20);
    expect(onMove).not.toHaveBeenCalled();
    await drag(legal, -150);
    expect(onMove.mock.calls).toEqual([[`play ${legal}`]]);
    expect(onChoose).not.toHaveBeenCalled();
  });
});

describe("motion", () => {
  const { view } = SCENES[3]!.complete;
  const last = view.tricks.at(-1)!;
  /** The same table before the last card was played. */
  const before = (): LuzView => {
    const gone = last.cards.at(-1)!;
    const hands = view.hands.map((hand, seat) =>
      hand.map((card, i) =>
        seat === gone.seat && i + 1 === gone.slot
          ? { ...card, played: false, rank: seat === view.seat ? null : card.rank }
          : card,
      ),
    );
    return {
      ...view,
      hands,
      tricks: [...view.tricks.slice(0, -1), { ...last, cards: last.cards.slice(0, -1) }],
    };
  };

  it("plays a card by moving its own element", async () => {
    await show({ view: before(), legal: [] });
    const cards = all(".luz-card");
    const places = cards.map((card) => card.style.transform);
    await show({ view, legal: [] });
    expect(all(".luz-card")).toEqual(cards);
    expect(all(".luz-card").filter((card, i) => card.style.transform !== places[i]).length).toBeGreaterThan(
      0,
    );
  });

  it("fades in what has moved where nothing shall travel, and only then", async () => {
    const animate = vi.fn();
    HTMLElement.prototype.animate = animate;
    for (const motion of ["full", "none"] as const) {
      change({ motion });
      render(null, page);
      await show({ view: before(), legal: [] });
      await show({ view, legal: [] });
      expect(animate.mock.calls.length).toBe(motion === "none" ? 1 : 0);
    }
    change({ motion: "auto" });
  });

  it("lets a complete trick be read for a moment, then gathers it", async () => {
    await show({ view, legal: [] }, { still: false });
    expect(all(".luz-at-trick")).toHaveLength(3);
    await pass(1000);
    expect(all(".luz-at-trick")).toHaveLength(0);
    expect(all(".luz-at-won")).toHaveLength(9);
  });

  it("gathers it at once when anything is touched", async () => {
    await show({ view, legal: [] }, { still: false });
    await act(
      () => void all(".luz-window")[0]!.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })),
    );
    expect(all(".luz-at-trick")).toHaveLength(0);
  });

  it("leaves it there when nothing shall move", async () => {
    await show({ view, legal: [] });
    await pass(5000);
    expect(all(".luz-at-trick")).toHaveLength(3);
  });

  it("deals card by card, but not when one comes late", async () => {
    const { view: fresh } = SCENES[3]!.bid;
    const none = { ...fresh, sheet: fresh.sheet.map((score) => ({ ...score, bids: [null, null, null] })) };
    await show({ view: none, legal: [] }, { still: false });
    const delays = all(".luz-card").map((card) => parseInt(card.style.getPropertyValue("--delay"), 10));
    expect(new Set(delays).size).toBe(30);
    await pass(3000);
    expect(all(".luz-dealing")).toHaveLength(0);
    render(null, page);
    await show({ view: fresh, legal: [] }, { still: false });
    expect(all(".luz-dealing")).toHaveLength(0);
  });
});

describe("looking around", () => {
  const scene = SCENES[5]!.complete;

  it("enlarges another hand and puts it back", async () => {
    await show(scene);
    await click(all(".luz-look")[1]!);
    expect(all('[role="dialog"]')[0]?.getAttribute("aria-label")).toBe("Dora");
    await press(all(".veil-close")[0]!, "Escape");
    expect(all('[role="dialog"]')).toHaveLength(0);
    await click(cardOf(all(".luz-at-hand .luz-numeral")[0]!));
    expect(all('[role="dialog"]')).toHaveLength(1);
    await click(all(".veil-close")[0]!);
    expect(all('[role="dialog"]')).toHaveLength(0);
  });

  it("shows the last trick again", async () => {
    await show(scene, { still: false });
    await pass(1000);
    const button = all(".luz-chip").find((one) => one.textContent === "Last trick")!;
    await click(button);
    expect(button.getAttribute("aria-pressed")).toBe("true");
    expect(all(".luz-at-trick")).toHaveLength(5);
  });

  it("shows the suits set aside, and their ranks only when the game is over", async () => {
    const shown = async (one: Scene<LuzView>): Promise<number> => {
      await show(one);
      await click(all(".luz-chip").find((chip) => chip.textContent === "Set aside")!);
      expect(all(".luz-aside-card")).toHaveLength(10);
      return all(".luz-aside-card .luz-numeral").length;
    };
    expect(await shown(scene)).toBe(0);
    render(null, page);
    expect(await shown(SCENES[5]!.over)).toBe(10);
  });

  it("marks whose turn it is, and names trump and the led suit", async () => {
    await show(SCENES[5]!.follow);
    expect(all(".luz-now .luz-name").map((one) => one.textContent)).toEqual(["Bela"]);
    expect(all(".luz-suit").map((one) => one.textContent)).toEqual([
      "Trump sun",
      expect.stringMatching(/^Led \w+$/),
    ]);
  });

  it("keeps the number of a bot apart, so that it is not cut off", async () => {
    await show(SCENES[3]!.follow, { names: ["Bela", "初級ボット1", "Easy bot 12"] });
    const parts = (css: string): (string | null)[] =>
      all(`.luz-name ${css}`)
        .map((one) => one.textContent)
        .sort();
    expect(parts(".name-stem")).toEqual(["Bela", "Easy bot", "初級ボット"]);
    expect(parts(".name-number")).toEqual([" 12", "1"]);
  });
});
