// Two sets are put together: by touch, by dragging, by keys and by typing.
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { face } from "../../src/games/dragonegg";
import {
  draftOf,
  exchange,
  forget,
  isWrongWay,
  moveOf,
  pairIn,
  put,
  takeBack,
} from "../../src/games/dragonegg/draft";
import { idsOf, pairOf } from "../../src/games/dragonegg/read";
import { all, click, one, propsOf, said } from "../stage";
import { freshTable, held, scene, show } from "./scenes";

const shown = scene("sets");
const { view } = shown;
const hand = view.seats[1]!.cards as string[];
const ids = idsOf(hand);

freshTable();

/** Two cards that are weaker than two others. */
function weakFirst(): string[] {
  const four = ids.slice(0, 4);
  four.forEach((id) => put(view, id));
  const wrong = isWrongWay(view, draftOf(view));
  if (!wrong) exchange(view);
  const places = draftOf(view).places as string[];
  forget();
  return places;
}
const lay = (): HTMLButtonElement => one(".dragonegg-answers .primary") as HTMLButtonElement;
const laid = (): (string | undefined)[] =>
  all("[data-place]").map((place) => place.querySelector<HTMLElement>("[data-card]")?.dataset.card);

describe("by touch", () => {
  it("cards go to the next place and back", async () => {
    await show(shown);
    expect(lay().textContent).toBe("Choose 4 more");
    expect(lay().disabled).toBe(true);
    await click(held()[0]!);
    await click(held()[0]!);
    expect(laid()).toEqual([ids[0], ids[1], undefined, undefined]);
    expect(held()).toHaveLength(3);
    await click(one("[data-place] [data-card]"));
    expect(laid()).toEqual([undefined, ids[1], undefined, undefined]);
    await click(held()[0]!); // the place that has become free
    expect(laid()[0]).toBe(ids[0]);
  });

  it("an empty place can be chosen first", async () => {
    await show(shown);
    await click(all(".dragonegg-place")[3]!);
    await click(held()[0]!);
    expect(laid()).toEqual([undefined, undefined, undefined, ids[0]]);
  });

  it("the strength of a set is said as soon as it is there", async () => {
    await show(shown);
    await click(held()[0]!);
    expect(all(".dragonegg-live .unseen")).toHaveLength(0);
    await click(held()[0]!);
    const { set } = pairOf(view, hand[0]!, hand[1]!)!;
    const kind = set.kind === "friend" ? "friends" : "barya";
    expect(one('[role="status"] .unseen').textContent).toBe(`strong set ${kind}, sum\u00a0${set.sum}`);
  });

  it("both sets are laid by the button", async () => {
    const onMove = await show(shown);
    const [a, b, c, d] = weakFirst();
    for (const id of [c, d, a, b]) await click(one(`.dragonegg-hand [data-card="${id}"]`));
    expect(lay().textContent).toBe("Lay both sets");
    await click(lay());
    const [e, f, g, h] = [c, d, a, b].map((id) => id!.slice(0, 2));
    expect(onMove.mock.calls).toEqual([[`sets ${e} ${f} / ${g} ${h}`]]);
  });

  it("sets that lie the wrong way round are exchanged with one tap, and that is said", async () => {
    const onMove = await show(shown);
    const four = weakFirst();
    for (const id of four) await click(one(`.dragonegg-hand [data-card="${id}"]`));
    expect(said()).toContain("Your weak set is the stronger one.");
    expect(one(".dragonegg-exchange").classList).toContain("dragonegg-wanted");
    expect(lay().textContent).toBe("Exchange the sets");
    await click(lay());
    expect(laid()).toEqual([...four.slice(2), ...four.slice(0, 2)]);
    expect(onMove).not.toHaveBeenCalled();
    await click(one(".dragonegg-exchange"));
    expect(laid()).toEqual(four);
  });

  it("a set that an option forbids says so, and may be tried", async () => {
    const pairs = view.pairs.map((pair) => ({ ...pair, allowed: false }));
    const onMove = await show({ ...shown, view: { ...view, pairs } });
    for (const _ of [1, 2, 3, 4]) await click(held()[0]!);
    expect(all(".dragonegg-forbidden")).toHaveLength(2);
    if (lay().textContent !== "Lay both sets") await click(lay());
    await click(lay());
    expect(onMove).toHaveBeenCalledOnce();
  });

  it("a bracelet is put back by its button, and what is laid stays", async () => {
    const with_ = scene("bracelet");
    const onMove = await show(with_);
    await click(held()[0]!);
    await click(one(".dragonegg-bracelet"));
    expect(onMove.mock.calls).toEqual([["bracelet"]]);
    const before = laid()[0];
    const seats = with_.view.seats.map((seat, i) =>
      i === 1 ? { ...seat, cards: [...seat.cards, "B*"] } : seat,
    );
    await show({ ...with_, view: { ...with_.view, seats } });
    expect(laid()[0]).toBe(before);
    expect(held()).toHaveLength(with_.view.seats[1]!.cards.length);
  });

  it("is forgotten in another round, and where nothing is asked of us nothing can be touched", async () => {
    await show(shown);
    await click(held()[0]!);
    await show({ ...shown, view: { ...view, round: view.round + 1 } });
    expect(laid()).toEqual([undefined, undefined, undefined, undefined]);
    await show(shown, { turn: false });
    expect(held()).toHaveLength(0);
    expect(all(".dragonegg-answers")).toHaveLength(0);
  });
});

describe("by dragging", () => {
  /** Every place is a square of 10 beside the one before it, at y = 0; the hand is at y = 100. */
  beforeEach(() => {
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      const place = this.closest<HTMLElement>("[data-place]")?.dataset.place;
      if (place) return new DOMRect(Number(place) * 10, 0, 10, 10);
      if (this.matches(".bones-middle")) return new DOMRect(0, 0, 300, 50);
      return this.matches(".bones-others") ? new DOMRect(0, -50, 300, 40) : new DOMRect(0, 100, 10, 10);
    });
  });

  const drag = async (card: HTMLElement, x: number, y: number): Promise<void> => {
    const finger = (type: string, clientX: number, clientY: number) =>
      act(() => void card.dispatchEvent(new PointerEvent(type, { clientX, clientY, bubbles: true })));
    await finger("pointerdown", 0, 0);
    await finger("pointermove", x / 2, y / 2);
    await finger("pointermove", x, y);
    expect(all(".dragonegg-lifted")).toHaveLength(1);
    await finger("pointerup", x, y);
    await click(card);
  };

  it("a card comes to the place where it is let go", async () => {
    await show(shown);
    await drag(held()[1]!, 20, -100);
    expect(laid()).toEqual([undefined, undefined, ids[1], undefined]);
    await drag(held()[0]!, 60, -70); // somewhere on the table: the next place
    expect(laid()).toEqual([ids[0], undefined, ids[1], undefined]);
    await drag(one(`[data-card="${ids[0]}"]`), 20, 0); // two change their places
    expect(laid()).toEqual([ids[1], undefined, ids[0], undefined]);
    await drag(one(`[data-card="${ids[1]}"]`), 0, 200); // back into the hand
    expect(laid()).toEqual([undefined, undefined, ids[0], undefined]);
    await drag(held()[0]!, 0, 20); // not far enough
    expect(laid()).toEqual([undefined, undefined, ids[0], undefined]);
  });

  it("a card that is dragged away is discarded at once", async () => {
    const onChoose = vi.fn();
    const onMove = await show(scene("discard"), { onChoose });
    await drag(held()[0]!, 0, 30);
    expect(onMove).not.toHaveBeenCalled();
    await drag(held()[0]!, 50, -80);
    expect(onMove.mock.calls).toEqual([[`discard ${scene("discard").view.seats[1]!.cards[0]}`]]);
    expect(onChoose).not.toHaveBeenCalled();
  });
});

describe("by keys", () => {
  const press = (key: string, props = propsOf(shown)): boolean => {
    let taken = false;
    void act(() => void (taken = face.press!(props, key)));
    return taken;
  };
  const focused = (): string | undefined => (document.activeElement as HTMLElement).dataset.card;
  const drawn = () => act(() => new Promise((done) => setTimeout(done, 40)));

  it("arrows and digits go to a card", async () => {
    await show(shown);
    expect(press("ArrowRight")).toBe(true);
    expect(focused()).toBe(ids[0]);
    press("ArrowLeft");
    expect(focused()).toBe(ids.at(-1));
    press("3");
    expect(focused()).toBe(ids[2]);
  });

  it("the focus goes on to the next card, and in the end to the button", async () => {
    await show(shown);
    press("2");
    for (let i = 0; i < 4; i++) {
      await click(document.activeElement!);
      await drawn();
      if (i < 3) expect(focused()).toBeDefined();
    }
    expect(laid().every((id) => id !== undefined)).toBe(true);
    expect(document.activeElement).toBe(lay());
  });

  it("x exchanges, Backspace takes back, Escape takes all back, b draws", async () => {
    const onMove = await show(shown);
    expect(press("x")).toBe(false);
    put(view, ids[0]!);
    put(view, ids[1]!);
    expect(press("x")).toBe(true);
    expect(draftOf(view).places).toEqual([null, null, ids[0], ids[1]]);
    press("Backspace");
    expect(draftOf(view).places).toEqual([null, null, ids[0], null]);
    expect(press("Escape")).toBe(true);
    expect(press("Escape")).toBe(false);
    expect(draftOf(view).places).toEqual([null, null, null, null]);
    expect(press("b")).toBe(false);
    expect(press("b", propsOf(scene("bracelet"), { onMove }))).toBe(true);
    expect(onMove.mock.calls).toEqual([["bracelet"]]);
  });

  it("has no keys of its own where moves are listed", () => {
    for (const name of ["egg", "discard"])
      for (const key of ["ArrowRight", "1", "x", "Escape"])
        expect(press(key, propsOf(scene(name)))).toBe(false);
  });
});

describe("by typing", () => {
  it.each([
    ["sets R1 R2 / B3 B*", "sets R1 R2 / B3 B*"],
    ["sets r1 r2 b3 b*", "sets R1 R2 / B3 B*"],
    ["R1 R2 / B3 B*", "sets R1 R2 / B3 B*"],
    ["r1r2/b3b*", "sets R1 R2 / B3 B*"],
    ["sets R1 R2", "sets R1 R2"],
    ["bracelet", "bracelet"],
    ["hello", "hello"],
  ])("%s is %s", (text, move) => expect(face.readMove(view, text)).toBe(move));

  it("the egg and a discard have short answers", () => {
    const [egg, discard] = [scene("egg").view, scene("discard").view];
    expect(["strong", "weak", "keep", "2", "3", "x"].map((text) => face.readMove(egg, text))).toEqual([
      "egg strong",
      "egg weak",
      "keep",
      "egg weak",
      "keep",
      "x",
    ]);
    const [first] = discard.seats[1]!.cards;
    expect(face.readMove(discard, "1")).toBe(`discard ${first}`);
    expect(face.readMove(discard, "r5")).toBe("discard R5");
    expect(face.readMove(discard, "99")).toBe("99");
  });
});

describe("the egg", () => {
  it("is used by one of three buttons", async () => {
    const onMove = await show(scene("egg"));
    const names = all(".dragonegg-answers button").map((button) => button.textContent);
    expect(names).toEqual(["See strong sets", "See weak sets", "Keep the egg"]);
    await click(all(".dragonegg-answers button")[1]!);
    expect(onMove.mock.calls).toEqual([["egg weak"]]);
  });
});

describe("the draft", () => {
  it("reads pairs in any order, and knows the move", () => {
    put(view, ids[1]!, 0);
    put(view, ids[0]!, 1);
    expect(pairIn(view, draftOf(view), "strong")).toEqual(pairOf(view, hand[0]!, hand[1]!));
    expect(moveOf(draftOf(view))).toBeNull();
    put(view, ids[2]!);
    put(view, ids[3]!);
    expect(moveOf(draftOf(view))).toBe(`sets ${hand[1]} ${hand[0]} / ${hand[2]} ${hand[3]}`);
    put(view, ids[4]!); // no place is left
    expect(draftOf(view).places).not.toContain(ids[4]);
    takeBack(view, ids[0]!);
    expect(draftOf(view).aim).toBe(1);
  });

  it("tells two equal cards apart", () =>
    expect(idsOf(["R5", "R5", "B1", null])).toEqual(["R5.0", "R5.1", "B1.0", "?.0"]));
});
