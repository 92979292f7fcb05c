// When things move. All time comes from the clock, or from transitions that are 0 when nothing shall move.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { clock } from "../../clock";
import { still } from "../../state/settings";
import type { LuzView } from "../../wire/luz";
import type { Frame, Size } from "./frame";
import { tricksDone } from "./read";

const READ = 900; // ms that a complete trick can be read before it gathers
const LEAST: Size = { width: 300, height: 240 }; // a table that is smaller is cut off
const FADE = 200;
const DEAL = 2400; // ms until all cards have come

/** The size of the table, whatever the page makes of it. */
export function useSize(): [{ current: HTMLDivElement | null }, Size | null] {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const measure = (): void => {
      const width = Math.max(LEAST.width, element.current!.clientWidth);
      const height = Math.max(LEAST.height, element.current!.clientHeight);
      setSize((old) => (old?.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, []);
  return [element, size];
}

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

/** A change of size is no motion: for that one picture nothing travels. */
export function useSteady(frame: Frame | null): boolean {
  const drawn = useRef<Frame | null>(null);
  const steady = drawn.current !== frame;
  const [, again] = useState(0);
  useLayoutEffect(() => {
    drawn.current = frame;
    if (steady) void clock.frame().then(() => again((count) => count + 1));
  });
  return steady;
}

/** Where nothing travels, a card that has come to another place appears there softly. */
export function useFade(where: string): { current: HTMLDivElement | null } {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef(where);
  useLayoutEffect(() => {
    if (before.current !== where && still.value) element.current!.animate?.({ opacity: [0, 1] }, FADE);
    before.current = where;
  }, [where]);
  return element;
}

/** Any touch brings all that travels to its place at once. */
export function finishMotion(element: HTMLElement | null): void {
  for (const motion of element?.getAnimations?.({ subtree: true }) ?? []) motion.finish();
}
