// What a finger, the mouse or a key does with your own cards.

import { useState } from "preact/hooks";
import type { AurumView } from "../../wire/aurum";
import type { TableProps } from "../face";
import type { Holding, Way } from "../parts/touch";
import { draftOf, putCard, putGold } from "./draft";
import { goldCard, isGold, readCard, readMove } from "./read";

type TableOf = TableProps<AurumView>;

const FAR = 50; // px up: then a card that is let go is played

/** What the player does with the own cards; each is known by its notation. */
export interface Hold extends Holding<string> {
  dragged: { card: string; by: Way } | null;
  chosen(card: string): boolean;
  classes(card: string, playable: boolean): string;
}

/** Whether a move of this verb is offered. */
export const isAsked = (legal: readonly string[], verb: string): boolean =>
  legal.some((move) => move.startsWith(verb));

/** A touched card is the move, or a part of it. */
function choose(table: TableOf, card: string): void {
  const { view, legal, onMove, onChoose } = table;
  if (view.offer && isGold(card)) putGold(table, readCard(card).rank);
  else if (view.offer) putCard(table, card);
  else if (!isAsked(legal, "predict") || isGold(card))
    (onChoose ?? onMove)(`${view.phase === "predict" ? "predict" : "play"} ${card}`);
  else if (draftOf(table).card === card) onMove(`predict ${card}`);
  else putCard(table, card);
}

export function useHold(table: TableOf): Hold {
  const { legal, onMove } = table;
  const [dragged, setDragged] = useState<Hold["dragged"]>(null);
  const [move, draft] = [readMove(table.chosen), draftOf(table)];
  const playing = isAsked(legal, "play");
  const isChosen = (card: string): boolean =>
    card === draft.card ||
    (draft.gold !== null && card === goldCard(draft.gold)) ||
    (move?.verb === "play" && card === move.card);
  return {
    dragged,
    ask: () => undefined,
    chosen: isChosen,
    choose: (card) => choose(table, card),
    drag: (card, by) => setDragged(by && { card, by }),
    drop(card, by) {
      setDragged(null);
      if (by.y > -FAR) return;
      if (playing) onMove(`play ${card}`);
      else if (!isChosen(card)) choose(table, card);
    },
    classes(card, playable) {
      const invites = playable && (playing || isAsked(legal, "predict"));
      const state = invites ? "aurum-invites" : playing ? "aurum-dim" : "";
      const drag = dragged?.card === card ? "aurum-dragged" : "";
      return `${state} ${isChosen(card) ? "aurum-chosen" : ""} ${drag}`;
    },
  };
}
