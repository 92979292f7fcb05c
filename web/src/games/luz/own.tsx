// Your own cards: closed windows that can be touched, dragged, chosen by key, and asked what they can be.

import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { clock } from "../../clock";
import type { Card, LuzView } from "../../wire/luz";
import { say } from "../../words";
import type { TableProps } from "../face";
import { useTouch, type Holding } from "../parts/touch";
import type { Frame } from "./frame";
import type { Place } from "./layout";
import { slotOf } from "./read";
import { maybeName, slotName } from "./words";

const HOVER = 350;

/** What the player does with the own hand. */
export interface Hold extends Holding<number> {
  asked: number | null; // the slot whose card is asked about
  lifted(slot: number, place: Place): Place;
  classes(slot: number): string[];
  legal(slot: number): boolean;
  chosen(slot: number): boolean;
}

type Needs = Pick<TableProps<LuzView>, "view" | "legal" | "chosen" | "onChoose" | "onMove">;

/** What the hand needs to know of the finger; the choice itself belongs to the page. */
export function useHold({ view, legal, chosen, onChoose, onMove }: Needs, frame: Frame): Hold {
  const [asked, ask] = useState<number | null>(null);
  const [dragged, setDragged] = useState<{ slot: number; x: number; y: number } | null>(null);
  const picked = slotOf(chosen);
  const hand = view.seat === null ? undefined : view.hands[view.seat];
  const isClosed = (slot: number | null): boolean => slot !== null && hand?.[slot - 1]?.rank === null;
  const playing = legal.some((move) => slotOf(move));
  const isLegal = (slot: number): boolean => legal.includes(`play ${slot}`);
  return {
    asked: [asked, picked].find(isClosed) ?? null, // a card that has been played is no question any more
    ask,
    legal: isLegal,
    chosen: (slot) => slot === picked,
    choose: (slot) => (onChoose ?? onMove)(`play ${slot}`),
    drag: (slot, by) => setDragged(by && { slot, ...by }),
    drop(slot, by) {
      setDragged(null);
      if (by.y < -frame.own.hand.card) onMove(`play ${slot}`);
    },
    lifted(slot, place) {
      if (dragged?.slot === slot)
        return { ...place, x: place.x + dragged.x, y: place.y + dragged.y, z: 90, scale: place.scale * 1.08 };
      const rise = slot === picked ? 12 : 0;
      return { ...place, y: place.y - rise, z: place.z + (rise ? 5 : 0) };
    },
    classes(slot) {
      const state = !playing ? "" : isLegal(slot) ? "luz-invites" : "luz-dim";
      return [state, slot === picked ? "luz-chosen" : "", dragged?.slot === slot ? "luz-dragged" : ""].filter(
        Boolean,
      );
    },
  };
}

/** Shows what a card can be when the mouse rests on it. */
function useHover(slot: number, hold: Hold) {
  const stop = useRef<() => void>(() => undefined);
  return {
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType === "mouse") stop.current = clock.after(HOVER, () => hold.ask(slot));
    },
    onPointerLeave() {
      stop.current();
      hold.ask(null);
    },
  };
}

export function OwnCard({
  slot,
  hand,
  hold,
}: {
  slot: number;
  hand: readonly Card[];
  hold: Hold;
}): JSX.Element {
  const card = hand[slot - 1]!;
  const asked = hold.asked === slot;
  return (
    <button
      type="button"
      class="luz-own"
      aria-label={
        asked
          ? say("luz-web-slot-maybe", { slot: slotName(hand, slot), maybe: maybeName(card) })
          : slotName(hand, slot)
      }
      aria-pressed={hold.chosen(slot)}
      aria-disabled={!hold.legal(slot)}
      {...useTouch(slot, hold)}
      {...useHover(slot, hold)}
      onKeyDown={(event) => {
        if (event.key === "i" && !event.ctrlKey && !event.metaKey) hold.ask(asked ? null : slot);
      }}
      onBlur={() => hold.ask(null)}
      onContextMenu={(event) => event.preventDefault()}
    >
      <span class="luz-slot">{slot}</span>
    </button>
  );
}
