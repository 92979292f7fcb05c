// One finger or the mouse on a card that one can play.

import { useRef } from "preact/hooks";
import { clock } from "../../clock";

const FAR = 8; // px that a finger moves before it drags
const LONG = 450; // ms of a long press

/** How far a card was dragged. */
export interface Way {
  x: number;
  y: number;
}

/** What comes of a touch. A card is known by its key: a slot, or what stands on it. */
export interface Holding<K> {
  ask(key: K | null): void; // a long press: what is that?
  choose(key: K): void;
  drag(key: K, by: Way | null): void;
  drop(key: K, by: Way): void;
}

interface Finger {
  x: number;
  y: number;
  since: number; // when it came down
  dragging: boolean;
  stop(): void; // calls the long press off
}

/** One finger or the mouse on a card: a touch, a long press, or a drag. */
class Touch<K> {
  finger: Finger | null = null;
  quiet = false; // the click that follows is not meant
  constructor(
    readonly key: K,
    public hold: Holding<K>,
  ) {}

  down = (event: PointerEvent): void => {
    if (event.button > 0) return;
    // A quick hand has left the card before the first move is told.
    (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
    this.quiet = false;
    const stop = clock.after(LONG, () => {
      this.quiet = event.pointerType !== "mouse";
      this.hold.ask(this.key);
    });
    this.finger = { x: event.clientX, y: event.clientY, since: event.timeStamp, dragging: false, stop };
  };

  move = (event: PointerEvent): void => {
    const { finger } = this;
    if (!finger) return;
    const by = this.#away(finger, event);
    if (!finger.dragging && Math.hypot(by.x, by.y) < FAR) return;
    finger.dragging = this.quiet = true;
    finger.stop();
    this.hold.ask(null);
    this.hold.drag(this.key, by);
  };

  up = (event: PointerEvent): void => {
    const { finger } = this;
    if (finger?.dragging) this.hold.drop(this.key, this.#away(finger, event));
    // A busy page hears late that the finger is gone: what counts is when it went.
    else if (finger && event.timeStamp - finger.since < LONG) this.quiet = false;
    this.#end();
  };

  cancel = (): void => {
    this.hold.drag(this.key, null);
    this.#end();
  };

  click = (): void => {
    if (!this.quiet) this.hold.choose(this.key);
    this.quiet = false;
  };

  #away = (finger: Finger, event: PointerEvent): Way => ({
    x: event.clientX - finger.x,
    y: event.clientY - finger.y,
  });

  #end(): void {
    this.finger?.stop();
    this.finger = null;
  }
}

/** What a card that can be touched, held and dragged listens to. */
export function useTouch<K>(key: K, hold: Holding<K>) {
  const touch = useRef<Touch<K> | null>(null);
  if (touch.current?.key !== key) touch.current = new Touch(key, hold);
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
