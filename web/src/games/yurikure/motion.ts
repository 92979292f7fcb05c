// Dice are looked at for a moment after the last of them has fallen.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { after } from "../../clock";
import type { Rolling, YurikureView } from "../../wire/yurikure";
import type { Roll } from "./read";

const LOOK = 1600; // ms

/** Dice that have fallen: those of all couples, or the one after a refused confession. */
export type Fallen = Roll | { what: "confession"; pair: string; die: number };

function fallen({ what, pair }: Rolling, view: YurikureView): Fallen | null {
  if (what === "couple") return { what, dice: view.couple_dice, next: null };
  if (what === "kiss") return { what, dice: view.kiss_dice, next: null };
  return view.die === null ? null : { what: "confession", pair, die: view.die };
}

/** Dice that lie there although the game has gone on; `sweep` takes them away. */
export function useFallen(view: YurikureView, still: boolean): { held: Fallen | null; sweep(): void } {
  const [held, hold] = useState<Fallen | null>(null);
  const before = useRef(view.rolling);
  const stop = useRef(() => {});
  useLayoutEffect(() => {
    const was = before.current;
    before.current = view.rolling;
    if (still || !was || was.what === view.rolling?.what) return;
    stop.current();
    hold(fallen(was, view));
    stop.current = after(LOOK, () => hold(null));
  }, [view]);
  useEffect(() => () => stop.current(), []);
  return { held: still ? null : held, sweep: () => hold(null) };
}
