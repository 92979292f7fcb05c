// What the player does with the cards of the display and of the own hand.

import { useState } from "preact/hooks";
import type { Addition, LineitView } from "../../wire/lineit";
import type { TableProps } from "../face";
import type { Holding, Way as Distance } from "../parts/touch";
import { endAfter, pick, pickedIn } from "./pick";
import {
  additionAt,
  cardAt,
  isShown,
  playMove,
  readCardMove,
  spotOf,
  takeMove,
  waysOf,
  type Spot,
  type Way,
} from "./read";

export interface Hold extends Holding<Spot> {
  /** The card that is dragged, and how far. */
  dragged: { spot: Spot; by: Distance } | null;
  /** The card that was picked or chosen. */
  chosen: Spot | null;
  /** Where the chosen card may go by one more touch. */
  ways: readonly Way[];
  /** What the card under the finger, or the chosen one, would do in the line. */
  ghost: Addition | null;
  isOpen(spot: Spot): boolean; // whether something can be done with the card
  go(way: Way): void; // the chosen card goes there
}

const MIDDLE = 0.5;

/** The part of the table on which a card was let go: it is marked in the page. */
function placeUnder(spot: Spot): string | undefined {
  const card = document.querySelector(`[data-spot="${spot}"]`);
  if (!card || !document.elementsFromPoint) return undefined;
  const { left, top, width, height } = card.getBoundingClientRect();
  const under = document.elementsFromPoint(left + MIDDLE * width, top + MIDDLE * height);
  return under
    .map((element) => element.closest<HTMLElement>("[data-drop]")?.dataset.drop)
    .find((place) => place !== undefined);
}

/** The ways that are open to the card at a spot. */
function openWays(view: LineitView, legal: readonly string[], spot: Spot): Way[] {
  const card = cardAt(view, spot)?.card ?? "";
  if (isShown(spot)) return waysOf(card, legal);
  return legal.includes(playMove(card)) ? ["line"] : [];
}

function moveOf(view: LineitView, spot: Spot, way: Way): string {
  const card = cardAt(view, spot)?.card ?? "";
  return isShown(spot) ? takeMove(card, way) : playMove(card);
}

/** What a card would do in the line, if it can go there now or does not fit at all. */
function ghostOf(view: LineitView, spot: Spot | null): Addition | null {
  const addition = spot === null ? undefined : additionAt(view, spot);
  return addition && (addition.rule === null || addition.after === null) ? addition : null;
}

/** The finger on the cards; the move itself belongs to the page. */
export function useHold({ view, legal, chosen, onChoose, onMove }: TableProps<LineitView>): Hold {
  const [asked, ask] = useState<Spot | null>(null);
  const [dragged, setDragged] = useState<Hold["dragged"]>(null);
  const byPage = readCardMove(chosen);
  const picked = byPage ? spotOf(view, chosen) : pickedIn(view);
  const looked = dragged?.spot ?? picked ?? asked;
  const wantsLine = byPage?.way !== "hand";
  const move = (spot: Spot, way: Way): void => {
    endAfter(view, null); // only the buttons end the turn as well
    onMove(moveOf(view, spot, way));
  };
  const ways = (spot: Spot): Way[] => openWays(view, legal, spot);
  return {
    dragged,
    chosen: picked,
    ways: picked === null ? [] : byPage ? [byPage.way] : ways(picked),
    ghost: legal.length && wantsLine ? ghostOf(view, looked) : null,
    isOpen: (spot) => ways(spot).length > 0,
    ask,
    choose(spot) {
      const [first] = ways(spot);
      if (!isShown(spot)) (onChoose ?? onMove)(moveOf(view, spot, "line"));
      else if (first && spot !== picked) {
        onChoose?.(null);
        pick(view, spot);
      } else move(spot, first ?? "line");
    },
    go: (way) => void (picked !== null && move(picked, way)),
    drag: (spot, by) => setDragged(by && { spot, by }),
    drop(spot) {
      const place = placeUnder(spot);
      setDragged(null);
      if (place === "line" || (place === "hand" && isShown(spot))) move(spot, place as Way);
    },
  };
}
