import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { clock } from "../clock";
import { placesOf } from "./places";

const AGAIN = 200; // ms; cards travel, and the window may change
const MARGIN = 4; // px around what is meant

type Box = Record<"left" | "top" | "width" | "height", number>;

/** The box around all of them, as far as it is in the window. */
function around(elements: readonly Element[]): Box | null {
  const boxes = elements.map((each) => each.getBoundingClientRect()).filter((box) => box.width > 0);
  if (!boxes.length) return null;
  const left = Math.max(2, Math.min(...boxes.map((box) => box.left)) - MARGIN);
  const top = Math.max(2, Math.min(...boxes.map((box) => box.top)) - MARGIN);
  const right = Math.min(innerWidth - 2, Math.max(...boxes.map((box) => box.right)) + MARGIN);
  const bottom = Math.min(innerHeight - 2, Math.max(...boxes.map((box) => box.bottom)) + MARGIN);
  return { left, top, width: right - left, height: bottom - top };
}

/** Rings around what a note means. Whoever cannot see them is told in words. */
export function Pointer({ game, place }: { game: string; place: string | null }): JSX.Element {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  useEffect(() => {
    let stop = (): void => undefined;
    const look = (): void => {
      const next = placesOf(game, place).flatMap((group) => around(group) ?? []);
      setBoxes((old) => (JSON.stringify(old) === JSON.stringify(next) ? old : next));
      stop = clock.after(AGAIN, look);
    };
    look();
    return () => stop();
  }, [game, place]);
  return (
    <div aria-hidden="true">
      {boxes.map((box, i) => (
        <div key={i} class="lesson-ring" style={{ ...box }} />
      ))}
    </div>
  );
}
