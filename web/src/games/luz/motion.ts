// When things move. All time comes from the clock, or from transitions that are 0 when nothing shall move.

import { useEffect, useState } from "preact/hooks";
import { clock } from "../../clock";
import type { LuzView } from "../../wire/luz";
import { tricksDone } from "./read";

const READ = 900; // ms that a complete trick can be read before it gathers
const DEAL = 2400; // ms until all cards have come

/**
 * How many tricks have gone to their winners. A complete one stays for a moment, or until `sweep`; where nothing
 * moves it stays until the next begins.
 */
export function useGathered(view: LuzView, still: boolean): { gathered: number; sweep(): void } {
  const done = tricksDone(view);
  const fresh = done > 0 && view.tricks.length === done;
  const key = `${view.round} ${done}`;
  const [swept, setSwept] = useState("");
  useEffect(() => {
    let wanted = fresh && !still;
    if (wanted) void clock.wait(READ).then(() => wanted && setSwept(key));
    return () => void (wanted = false);
  }, [key, fresh, still]);
  const gathered = fresh && swept !== key ? done - 1 : done;
  return { gathered, sweep: () => void (still || setSwept(key)) };
}

const isNewDeal = (view: LuzView): boolean =>
  view.phase === "bid" && (view.sheet[view.round - 1]?.bids.every((bid) => bid === null) ?? false);

/** Whether the cards of this round are just being dealt. */
export function useDealing(view: LuzView, still: boolean): boolean {
  const [dealt, setDealt] = useState(isNewDeal(view) ? 0 : view.round);
  const dealing = !still && isNewDeal(view) && dealt !== view.round;
  useEffect(() => {
    let wanted = dealing;
    if (wanted) void clock.wait(DEAL).then(() => wanted && setDealt(view.round));
    return () => void (wanted = false);
  }, [dealing, view.round]);
  return dealing;
}
