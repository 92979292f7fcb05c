// What the table and the question bar both know of the player's intentions.

import { signal } from "@preact/signals";
import { recall, remember } from "../../state/storage";
import type { LineitView } from "../../wire/lineit";
import { isTaken, type Spot } from "./read";

const ENDS = "lineit-ends";

/** A card of the display that was picked; where it goes is not decided yet. The next position forgets it. */
const picked = signal<{ view: LineitView; spot: Spot } | null>(null);

export const pickedIn = (view: LineitView): Spot | null =>
  picked.value?.view === view ? picked.value.spot : null;

export function pick(view: LineitView, spot: Spot | null): void {
  picked.value = spot === null ? null : { view, spot };
}

/** Whether the buttons that take a card end the turn as well. Kept in this browser. */
export const endsTurn = signal(recall(ENDS) !== false);

export function setEndsTurn(ends: boolean): void {
  endsTurn.value = ends;
  remember(ENDS, ends);
}

/** A turn that shall end as soon as the card at this spot was taken. */
let ending: { view: LineitView; spot: Spot } | null = null;

export function endAfter(view: LineitView, spot: Spot | null): void {
  ending = spot === null ? null : { view, spot };
}

/** Whether the turn shall end in this position, which follows the one in which that was wished; asked once. */
export function isEnding(view: LineitView): boolean {
  if (!ending || ending.view === view) return false;
  const { view: before, spot } = ending;
  ending = null;
  return view.round === before.round && isTaken(view, spot);
}
