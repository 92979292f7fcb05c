// A card on the table.

import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Traveller } from "../parts/travel";
import { Back, Front, type Format } from "./print";

const TURN = 320; // ms

/** A card that was closed and is open now turns over. */
function useTurn(isOpen: boolean, still: boolean): { current: HTMLSpanElement | null } {
  const element = useRef<HTMLSpanElement>(null);
  const before = useRef(isOpen);
  useLayoutEffect(() => {
    if (isOpen && !before.current && !still)
      element.current?.animate?.(
        { transform: ["perspective(300px) rotateY(90deg)", "none"] },
        { duration: TURN, easing: "ease-out" },
      );
    before.current = isOpen;
  });
  return element;
}

interface Props {
  card: string | null; // null is the back
  id: string; // by which it is known while it travels
  from?: string; // where it comes from when it is new
  format?: Format;
  still: boolean;
}

/** A card that lies where it is. Nothing of a closed one is in the page. */
export function Lying({ card, id, from, format = "small", still }: Props): JSX.Element {
  return (
    <Traveller as="span" card={id} from={from} class="dragonegg-lying">
      <span class="dragonegg-turning" ref={useTurn(card !== null, still)}>
        {card === null ? <Back /> : <Front card={card} format={format} />}
      </span>
    </Traveller>
  );
}
