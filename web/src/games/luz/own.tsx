// Your own cards: closed windows that can be touched, dragged, chosen by key, and asked what they can be.

import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { clock } from "../../clock";
import type { Card, LuzView } from "../../wire/luz";
import { say } from "../../words";
import type { TableProps } from "../face";
import type { Frame } from "./frame";
import type { Place } from "./layout";
import { slotOf } from "./read";
import { maybeName, slotName } from "./words";

const FAR = 8; // px that a finger moves before it drags
const LONG = 450; // ms of a long press
const HOVER = 350;

/** What the player does with the own hand. */
export interface Hold {
  asked: number | null; // the slot whose card is asked about
  lifted(slot: number, place: Place): Place;
  classes(slot: number): string[];
  legal(slot: number): boolean;
  chosen(slot: number): boolean;
  ask(slot: number | null): void;
  choose(slot: number): void;
  drag(slot: number, by: { x: number; y: number } | null): void;
  drop(slot: number, by: { x: number; y: number }): void;
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

interface Finger {
  x: number;
  y: number;
  dragging: boolean;
  stop(): void; // calls the long press off
}

/** One finger or the mouse on a card: a touch, a long press, or a drag. */
class Touch {
  finger: Finger | null = null;
  quiet = false; // the click that follows is not meant
  constructor(
    readonly slot: number,
    public hold: Hold,
  ) {}

  down = (event: PointerEvent): void => {
    if (event.button > 0) return;
    // A quick hand has left the card before the first move is told.
    (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
    this.quiet = false;
    const stop = clock.after(LONG, () => {
      this.quiet = event.pointerType !== "mouse";
      this.hold.ask(this.slot);
    });
    this.finger = { x: event.clientX, y: event.clientY, dragging: false, stop };
  };

  move = (event: PointerEvent): void => {
    const { finger } = this;
    if (!finger) return;
    const by = this.#away(finger, event);
    if (!finger.dragging && Math.hypot(by.x, by.y) < FAR) return;
    finger.dragging = this.quiet = true;
    finger.stop();
    this.hold.ask(null);
    this.hold.drag(this.slot, by);
  };

  up = (event: PointerEvent): void => {
    if (this.finger?.dragging) this.hold.drop(this.slot, this.#away(this.finger, event));
    this.#end();
  };

  cancel = (): void => {
    this.hold.drag(this.slot, null);
    this.#end();
  };

  click = (): void => {
    if (!this.quiet) this.hold.choose(this.slot);
    this.quiet = false;
  };

  #away = (finger: Finger, event: PointerEvent) => ({
    x: event.clientX - finger.x,
    y: event.clientY - finger.y,
  });

  #end(): void {
    this.finger?.stop();
    this.finger = null;
  }
}

function useTouch(slot: number, hold: Hold) {
  const touch = useRef<Touch | null>(null);
  touch.current ??= new Touch(slot, hold);
  touch.current.hold = hold;
  const { down, move, up, cancel, click } = touch.current;
  return {
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: cancel,
    onClick: click,
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
