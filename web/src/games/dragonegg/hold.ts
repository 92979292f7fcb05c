// What a finger, the mouse or Enter does with our own cards: put them on a tray, take them back, discard them.

import { useEffect, useState } from "preact/hooks";
import { drawn } from "../../clock";
import type { Holding, Way } from "../parts/touch";
import { aimAt, draftOf, forget, put, takeBack } from "./draft";
import { cardOf, isMaking } from "./read";
import type { Shown } from "./seat";

export interface Hold extends Holding<string> {
  canTouch: boolean; // our cards can be used for something now
  makes: boolean; // and that is to make sets
  dragged: { id: string; by: Way } | null;
  aim(place: number): void;
}

interface Point {
  x: number;
  y: number;
}

/** Where a card would come down: one of the four places, the table, or (null) the hand again. */
function dropPlace({ x, y }: Point, root: ParentNode = document): number | "table" | null {
  const isIn = (element: Element): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  };
  const place = [...root.querySelectorAll<HTMLElement>("[data-place]")].find(isIn);
  if (place) return Number(place.dataset.place);
  return [...root.querySelectorAll(".bones-middle, .bones-others")].some(isIn) ? "table" : null;
}

const elementOf = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`);

/** The middle of a card that was dragged so far from its place. */
function middleOf(id: string, by: Way): Point {
  const { x, y, width, height } = elementOf(id)!.parentElement!.getBoundingClientRect();
  return { x: x + width / 2 + by.x, y: y + height / 2 + by.y };
}

/** The card that had the focus lies elsewhere now: the focus goes to the next, or to the button that lays them. */
function keepFocus(slot: number): void {
  void drawn().then(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    const cards = [...document.querySelectorAll<HTMLElement>(".dragonegg-hand [data-card]")];
    const next = cards.find((card) => Number(card.dataset.slot) >= slot) ?? cards[0];
    const full = document.querySelectorAll("[data-place] [data-card]").length === 4;
    const button = document.querySelector<HTMLElement>(".dragonegg-answers .primary");
    (full ? button : next)?.focus({ preventScroll: true });
  });
}

const slotOf = (id: string): number => Number(elementOf(id)?.dataset.slot ?? 0);

/** What the table has to know of the finger. */
export function useHold({ view, legal, turn = false, onMove, onChoose }: Shown): Hold {
  const [dragged, setDragged] = useState<Hold["dragged"]>(null);
  useEffect(() => forget, []);
  const makes = turn && isMaking(view);
  const discards = legal.some((move) => move.startsWith("discard "));
  const isLaid = (id: string): boolean => draftOf(view).places.includes(id);
  return {
    canTouch: makes || discards,
    makes,
    dragged,
    ask: () => undefined,
    aim: (place) => makes && aimAt(view, place),
    choose(id) {
      if (discards) return (onChoose ?? onMove)(`discard ${cardOf(id)}`);
      if (!makes) return;
      const slot = slotOf(id);
      if (isLaid(id)) takeBack(view, id);
      else put(view, id);
      keepFocus(slot);
    },
    drag: (id, by) => setDragged(by && { id, by }),
    drop(id, by) {
      const place = dropPlace(middleOf(id, by));
      setDragged(null);
      if (discards && place !== null) onMove(`discard ${cardOf(id)}`);
      if (!makes) return;
      if (typeof place === "number") put(view, id, place);
      else if (place === "table" && !isLaid(id)) put(view, id);
      else if (place === null && isLaid(id)) takeBack(view, id);
    },
  };
}
