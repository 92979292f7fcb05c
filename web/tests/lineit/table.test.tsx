// The table of Line-it in the page: what it shows, and how cards are touched.
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { TableProps } from "../../src/games/face";
import { face } from "../../src/games/lineit";
import { pick } from "../../src/games/lineit/pick";
import type { LineitView } from "../../src/wire/lineit";
import { all, click, freshPage, said, showParts } from "../stage";
import { EVERY, longer, scene, SCENES, type Scene } from "./scenes";

freshPage("lineit");
afterEach(() => pick(scene("begin").view, null));

const show = (at: Scene, more: Partial<TableProps<LineitView>> = {}) => showParts(face, ["Table"], at, more);
const card = (spot: string): HTMLElement => all(`[data-spot="${spot}"]`)[0]!;

/** The spot of the first card of the display that a check likes. */
const spotWhere = ({ view }: Scene, check: (card: string) => boolean): string =>
  `display ${view.display.findIndex(({ card: { card: text }, taken }) => !taken && check(text))}`;

describe.each(EVERY)("$players players, $name", ({ view, legal }) => {
  it("has every line, hand, hall and card of the display", async () => {
    await show({ view, legal });
    const stations = view.lines.reduce((sum, { cards }) => sum + cards.length, 0);
    expect(all(".lineit-stop .lineit-drawn :is(.lineit-mark, .lineit-sign)")).toHaveLength(stations);
    const held = view.hands.flat().length;
    expect(all(":is(.lineit-hand, .lineit-held) .lineit-ticket")).toHaveLength(held);
    const shown = view.display.filter(({ taken }) => !taken).length;
    expect(all(".lineit-shown .lineit-ticket")).toHaveLength(shown);
    const waiting = view.jackpots.map(({ cards }) => cards.length);
    expect(all(".lineit-hall-head > b").map((one) => Number(one.textContent))).toEqual(waiting);
  });

  it("lets nobody touch what is not theirs to touch", async () => {
    await show({ view: { ...view, seat: null }, legal: [] });
    expect(said()).not.toMatch(/lineit-|undefined|null|NaN|\{|\b[Yy]our?\b/);
    expect(all("button:not(.lineit-look)")).toHaveLength(0);
    expect(all(".lineit-invites, .lineit-dim, .lineit-ghost")).toHaveLength(0);
  });
});

describe("the display", () => {
  const full = scene("full", 4);
  const { legal } = full;
  const fits = spotWhere(full, (text) => legal.includes(`take ${text} line`));
  const misfits = spotWhere(full, (text) => !legal.includes(`take ${text} line`));

  it("invites to cards that can be taken, and dims the others", async () => {
    await show(full);
    expect(card(fits).classList).toContain("lineit-invites");
    expect(card(fits).getAttribute("aria-disabled")).toBe("false");
    expect(card(misfits).classList).toContain("lineit-dim");
    expect(card(misfits).getAttribute("aria-disabled")).toBe("true");
    expect(card(misfits).textContent).toMatch(/does not fit/);
  });

  it("picks a card at the first touch and takes it at the second", async () => {
    const onChoose = vi.fn();
    const onMove = await show(full, { onChoose });
    await click(card(fits));
    expect(onMove).not.toHaveBeenCalled();
    expect(onChoose).toHaveBeenCalledWith(null); // what was chosen by key is put back
    expect(card(fits).getAttribute("aria-pressed")).toBe("true");
    await click(card(fits));
    const number = full.view.display[Number(fits.slice(8))]!.card.card;
    expect(onMove.mock.calls).toEqual([[`take ${number} line`]]);
  });

  it("tries what cannot be taken, so that the server says why", async () => {
    const onMove = await show(full);
    await click(card(misfits));
    const number = full.view.display[Number(misfits.slice(8))]!.card.card;
    expect(onMove.mock.calls).toEqual([[`take ${number} line`]]);
  });

  it("forgets what was picked when the table changes, and by Escape", async () => {
    await show(full);
    await click(card(fits));
    await act(() => void dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" })));
    expect(all(".lineit-chosen")).toHaveLength(0);
    await click(card(fits));
    expect(all(".lineit-chosen")).toHaveLength(1);
    await show({ view: { ...full.view }, legal });
    expect(all(".lineit-chosen")).toHaveLength(0);
  });

  it("keeps the place of a card that was taken", async () => {
    const took = scene("took");
    await show(took);
    expect(all(".lineit-place.lineit-taken").length).toBeGreaterThan(0);
    expect(all(".lineit-shown > li")).toHaveLength(took.view.players + 2);
  });
});

describe("your line", () => {
  it("shows a picked card as a ghost with what it brings, and takes it there", async () => {
    const won = scene("jackpot", 3);
    const addition = won.view.additions.find(
      ({ jackpot, rule, source }) => jackpot && !rule && source === "display",
    )!;
    const spot = spotWhere(won, (text) => text === addition.card.card);
    const onMove = await show(won);
    expect(card(spot).querySelector(".lineit-prize")!.textContent).toBe(`+${addition.jackpot}`);
    await click(card(spot));
    expect(all(".lineit-ghost b")[0]!.textContent).toBe(addition.card.card);
    expect(all(".lineit-with")[0]!.textContent).toMatch(`Jackpot: ${addition.jackpot} card`);
    expect(all(".lineit-wins")).toHaveLength(1);
    await click(all(".lineit-ghost > button")[0]!);
    expect(onMove.mock.calls).toEqual([[addition.move]]);
  });

  it("says what comes next, how the challenge stands and what cashing brings", async () => {
    const { view } = scene("challenge", 5);
    const { standing } = view.lines[1]!;
    await show(scene("challenge", 5));
    const text = all(".lineit-standing")[0]!.textContent;
    expect(text).toContain(
      standing.direction === "up" ? `over ${standing.above}` : `under ${standing.below}`,
    );
    expect(text).toContain(`${standing.challenge!.after} of ${standing.challenge!.value}`);
    expect(text).toContain("Cash now:");
    expect(all(".lineit-next b")[0]!.textContent).toMatch(/^[<>]\d+$/);
  });

  it("follows what is chosen by key, to the line and to the hand", async () => {
    const begin = scene("begin", 5);
    await show(begin, { chosen: begin.legal.find((move) => move.endsWith("line"))! });
    expect(all(".lineit-chosen")).toHaveLength(1);
    expect(all(".lineit-ghost")).toHaveLength(1);
    expect(all(".lineit-open")).toHaveLength(0);
    await show(begin, { chosen: begin.legal.find((move) => move.endsWith("hand"))! });
    expect(all(".lineit-ghost")).toHaveLength(0);
    expect(all(".lineit-open")).toHaveLength(1);
  });

  it("has no ghost of a card that fits but cannot be taken any more", async () => {
    const took = scene("took", 3);
    const after = took.view.additions.findIndex(({ source, after }) => source === "display" && after);
    const spot = spotWhere(took, (text) => text === took.view.additions[after]!.card.card);
    await show(took);
    const rest = new PointerEvent("pointerenter", { pointerType: "mouse" });
    await act(() => void card(spot).dispatchEvent(rest));
    expect(all(".lineit-ghost")).toHaveLength(0);
  });

  it("has all stations, and those of others in short", async () => {
    const { view, legal } = SCENES[2]!.begin!;
    await show({ view: longer(view), legal });
    expect(all(".lineit-own .lineit-mark").length).toBe(21);
    expect(all(".lineit-mini .lineit-mark").length).toBe(13);
    expect(all(".lineit-left")[0]!.textContent).toBe("8…");
    await click(all(".lineit-look")[0]!);
    expect(all(".lineit-large .lineit-mark").length).toBe(21);
  });
});

describe("your hand", () => {
  it("takes the picked card by a touch on a free place", async () => {
    const begin = scene("begin", 3);
    const onMove = await show(begin);
    await click(card("display 0"));
    await click(all(".lineit-open > button")[0]!);
    expect(onMove.mock.calls).toEqual([[`take ${begin.view.display[0]!.card.card} hand`]]);
  });

  it("plays by the page's choice, or at once where there is none", async () => {
    const took = scene("took");
    const move = took.legal.find((one) => one.startsWith("play"))!;
    const at = took.view.hands[1]!.findIndex((one) => move === `play ${one.card}`);
    const onChoose = vi.fn();
    await show(took, { onChoose });
    await click(card(`hand ${at}`));
    expect(onChoose.mock.calls).toEqual([[move]]);
    const onMove = await show(took);
    await click(card(`hand ${at}`));
    expect(onMove.mock.calls).toEqual([[move]]);
    await show(took, { chosen: move });
    expect(card(`hand ${at}`).classList).toContain("lineit-chosen");
    expect(all(".lineit-ghost > button")).toHaveLength(1);
  });
});

describe("dragging", () => {
  const begin = scene("begin", 4);
  const number = begin.view.display.find(({ taken }) => !taken)!.card.card;
  const spot = spotWhere(begin, (text) => text === number);
  const finger = (type: string, clientY: number) =>
    act(() => void card(spot).dispatchEvent(new PointerEvent(type, { clientX: 9, clientY, bubbles: true })));
  const drag = async (place: string | null): Promise<void> => {
    document.elementsFromPoint = () => (place ? all(`[data-drop="${place}"]`) : []);
    await finger("pointerdown", 100);
    await finger("pointermove", 200);
    expect(card(spot).classList).toContain("lineit-dragged");
    expect(card(spot).style.translate).toBe("0px 100px");
    await finger("pointerup", 200);
    await click(card(spot));
  };

  it.each([["line"], ["hand"]])("onto the %s is the move", async (place) => {
    const onMove = await show(begin);
    await drag(place);
    expect(onMove.mock.calls).toEqual([[`take ${number} ${place}`]]);
  });

  it("elsewhere is none", async () => {
    const onMove = await show(begin);
    await drag(null);
    expect(onMove).not.toHaveBeenCalled();
    expect(all(".lineit-dragged, .lineit-chosen")).toHaveLength(0);
  });
});

it.each([
  [360, 560, "narrow"],
  [600, 380, "low"],
  [960, 620, "wide"],
])("has the same things on a table of %i by %i", async (width, height, kind) => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(height);
  await show(scene("full", 4));
  expect(all(`.bones-${kind} :is(.lineit-other, .lineit-display, .lineit-halls, .lineit-own)`)).toHaveLength(
    6,
  );
});

describe("looking around", () => {
  const wait = scene("wait", 5);

  it("marks whose turn it is, who begins and who is ahead", async () => {
    await show(wait);
    expect(all(".plate-now")).toHaveLength(1);
    expect(all(".lineit-flag")).toHaveLength(1);
    const best = Math.max(...wait.view.scores);
    for (const one of all(".lineit-leads")) expect(Number(one.textContent)).toBe(best);
  });

  it("enlarges another line and puts it back", async () => {
    await show(wait);
    await click(all(".lineit-look")[0]!);
    expect(all('[role="dialog"]')[0]!.getAttribute("aria-label")).toBe("Chidi");
    await act(() => void dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" })));
    expect(all('[role="dialog"]')).toHaveLength(0);
  });

  it("adds tokens up where there are many and little room", async () => {
    const tokens = wait.view.players === 5 ? [["+3", "-5", "-4"], ["+3", "-5", "-4"], [], [], []] : [];
    await show({ view: { ...wait.view, tokens }, legal: [] });
    expect(all(".lineit-own .lineit-token").map((one) => one.textContent)).toEqual(["+3", "−5", "−4"]);
    expect(all(".lineit-other .lineit-token").map((one) => one.textContent)).toEqual(["−6"]);
  });
});

describe("a train", () => {
  const took = scene("took");
  const cashed: LineitView = {
    ...took.view,
    discard: took.view.discard + 1,
    lines: took.view.lines.map((line, seat) =>
      seat === 1 ? { ...line, cards: [], standing: { ...line.standing, cash: null } } : line,
    ),
  };

  it("runs along a line that was cashed, and is gone then", async () => {
    let finish = (): void => undefined;
    const finished = new Promise<void>((end) => (finish = end));
    vi.spyOn(HTMLElement.prototype, "animate").mockReturnValue({ finished } as unknown as Animation);
    await show(took, { still: false });
    await show({ view: cashed, legal: [] }, { still: false });
    expect(all(".lineit-own .lineit-train")).toHaveLength(1);
    expect(all(".lineit-own .lineit-stop")).toHaveLength(took.view.lines[1]!.cards.length);
    await act(async () => finish());
    expect(all(".lineit-train")).toHaveLength(0);
    expect(all(".lineit-own .lineit-next")).toHaveLength(1);
  });

  it("does not run where nothing moves, nor when a move was taken back", async () => {
    await show(took);
    await show({ view: cashed, legal: [] });
    expect(all(".lineit-train")).toHaveLength(0);
    await show(took, { still: false });
    await show({ view: { ...cashed, discard: took.view.discard }, legal: [] }, { still: false });
    expect(all(".lineit-train")).toHaveLength(0);
  });
});
