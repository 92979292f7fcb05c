// What a note points at: the name of a place, and what of it ("slots 1 3", "card 54"), as things on the page.

/** Things that are pointed at together. */
type Group = readonly Element[];
type Find = (what: readonly string[]) => readonly Group[];

const all = (selector: string): Element[] => [...document.querySelectorAll(`.felt ${selector}`)];
/** All that fits a selector, together. */
const every =
  (selector: string): Find =>
  () => [all(selector)];

/** One thing for each word, found by an attribute. */
const each =
  (attribute: string): Find =>
  (words) =>
    words.map((word) => all(`[${attribute}="${CSS.escape(word)}"]`));

const answers: Find = () => [[...document.querySelectorAll(".question")]];

const textOf = (element: Element, part: string): string =>
  element.querySelector(part)?.textContent?.trim() ?? "";

const PLACES: Readonly<Record<string, Readonly<Record<string, Find>>>> = {
  luz: {
    hand: every(".luz-own"),
    others: every(".luz-look"),
    own: () => [all(".luz-plate").slice(-1)],
    slots: ([first, last = first]) => [
      all(".luz-own").filter((card) => {
        const slot = Number(textOf(card, ".luz-slot"));
        return Number(first) <= slot && slot <= Number(last);
      }),
    ],
    answers,
  },
  lineit: {
    display: every(".lineit-shown"),
    jackpots: every(".lineit-jackpots"),
    hand: every(".lineit-hand"),
    own: every(".bones-own .plate"),
    card: ([card]) => [all("[data-spot]").filter((one) => textOf(one, "b") === card)],
    answers,
  },
  dragonegg: {
    hand: every(".dragonegg-hand"),
    trays: every(".dragonegg-trays"),
    others: every(".bones-other"),
    card: ([card]) => each("data-card")([`${card}.0`]),
    answers,
  },
  yurikure: {
    ring: every(".yurikure-girls"),
    middle: every(".yurikure-middle"),
    girls: each("data-girl"),
    answers,
  },
  aurum: {
    hand: every(".aurum-hand"),
    gold: every(".bones-own .aurum-golds"),
    middle: every(".bones-middle"),
    own: every(".bones-own .plate"),
    card: each("data-card"),
    answers,
  },
};

/** What a place is on the page now; nothing for a place that is not there. */
export function placesOf(game: string, place: string | null): readonly Group[] {
  const [name = "", ...what] = place?.split(" ") ?? [];
  return PLACES[game]?.[name]?.(what) ?? [];
}
