// What all tables need to know of size and motion. Time comes from the clock, or from transitions that are 0 when
// nothing shall move.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { clock } from "../../clock";
import { still } from "../../state/settings";
import type { Size } from "./box";

const LEAST: Size = { width: 300, height: 240 }; // a table that is smaller is cut off
const FADE = 200;

/** The size of the table, whatever the page makes of it. */
export function useSize(least = LEAST): [{ current: HTMLDivElement | null }, Size | null] {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const measure = (): void => {
      const width = Math.max(least.width, element.current!.clientWidth);
      const height = Math.max(least.height, element.current!.clientHeight);
      setSize((old) => (old?.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, []);
  return [element, size];
}

/** A change of size is no motion: for that one picture nothing travels. */
export function useSteady(frame: unknown): boolean {
  const drawn = useRef<unknown>(null);
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

/** Any touch brings all that travels to its place at once; what glows for ever goes on. */
export function finishMotion(element: HTMLElement | null): void {
  for (const motion of element?.getAnimations?.({ subtree: true }) ?? [])
    if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
}
