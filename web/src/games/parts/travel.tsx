// Cards that travel. A card is drawn where it belongs, and whenever the same card is drawn at another place it comes
// there from where it was. So the page decides the places, and a reader of the page finds a hand in the hand.

import { createContext, type ComponentChildren, type JSX } from "preact";
import { useContext, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { still } from "../../state/settings";

const GO = 280; // ms on the way
const STAGGER = 40; // between two cards that come at once
const FADE = 200;
const NEAR = 2; // px; what has moved less stays where it is
const ASIDE = 24; // px; what has moved less in its own place has only made room for others

interface Rect {
  x: number; // of the middle
  y: number;
  width: number;
}

/** How a card arrives; see TravellerProps. */
interface Manner {
  from?: string | undefined;
  at?: string | undefined;
  melts?: boolean | undefined;
}

/** Where every card of a table was when it was last drawn. */
class Travels {
  readonly #seen = new Map<string, Rect>();
  readonly #places = new Map<string, string | undefined>();
  #root: Element | null = null;
  #late = 0; // cards that have set out in this picture
  jump = true; // nothing travels: the first picture, a new size, a replay that is scrubbed

  begin(root: Element | null, jump: boolean): void {
    this.#root = root;
    this.#late = 0;
    this.jump = jump;
  }

  /** The place of an element on the table, wherever on its way it is. */
  #rect(element: HTMLElement): Rect {
    let [x, y] = [element.offsetWidth / 2, element.offsetHeight / 2];
    for (
      let at: Element | null = element;
      at instanceof HTMLElement && at !== this.#root;
      at = at.offsetParent
    ) {
      x += at.offsetLeft - (at.offsetParent?.scrollLeft ?? 0);
      y += at.offsetTop - (at.offsetParent?.scrollTop ?? 0);
    }
    return { x, y, width: element.offsetWidth };
  }

  /** A card has been drawn: it comes from where it was, or from the place of another, or appears. */
  arrive(id: string, element: HTMLElement, { from, at, melts = false }: Manner): void {
    if (!this.#root) return;
    const now = this.#rect(element);
    const before = this.#seen.get(id) ?? (from === undefined ? undefined : this.#seen.get(from));
    const stays = at !== undefined && this.#places.get(id) === at;
    this.#seen.set(id, now);
    this.#places.set(id, at);
    if (this.jump || !before || !element.animate) return;
    if (Math.hypot(before.x - now.x, before.y - now.y) < (stays ? ASIDE : NEAR)) return;
    if (!still.value) this.#go(element, before, now, stays ? 0 : STAGGER * this.#late++, melts);
    else if (!melts && !stays) element.animate({ opacity: [0, 1] }, FADE);
  }

  /** Across and up have different easing: so a card travels along an arc. */
  #go(element: HTMLElement, before: Rect, now: Rect, delay: number, melts: boolean): void {
    const way = { duration: GO, delay, fill: "backwards" as const };
    const scale = now.width ? before.width / now.width : 1;
    element.animate(
      { translate: [`${before.x - now.x}px 0`, "0 0"] },
      { ...way, easing: "cubic-bezier(0.45, 0, 0.35, 1)" },
    );
    element.animate(
      { transform: [`translateY(${before.y - now.y}px) scale(${scale})`, "none"], zIndex: [40, 40] },
      { ...way, easing: "cubic-bezier(0.15, 0.75, 0.3, 1)" },
    );
    if (melts) element.animate({ opacity: [1, 1, 0] }, way);
  }
}

const Table = createContext<Travels | null>(null);

interface TravelProps {
  root: { current: Element | null };
  jump: boolean; // this picture stands at once
  children: ComponentChildren;
}

/** Everything in here can travel. */
export function Travel({ root, jump, children }: TravelProps): JSX.Element {
  const travels = useMemo(() => new Travels(), []);
  return (
    <Table.Provider value={travels}>
      <Begin travels={travels} root={root} jump={jump} />
      {children}
    </Table.Provider>
  );
}

/** Stands before all cards, so that its effect runs before theirs. */
function Begin({ travels, root, jump }: Omit<TravelProps, "children"> & { travels: Travels }): null {
  useLayoutEffect(() => travels.begin(root.current, jump));
  return null;
}

type Kind = "div" | "span" | "li";

interface TravellerProps extends JSX.HTMLAttributes<HTMLElement> {
  id?: never;
  card: string; // what all know it by; for a closed card its place in the hand, never what it is
  from?: string | undefined; // a card that it was before it was known by this name, or a place it comes from
  at?: string; // what it lies in: there it only makes room for others, and waits for nobody
  melts?: boolean; // it is seen on its way only, and gone where it arrives
  as?: Kind;
}

/** A card, or anything else that comes from where it was. */
export function Traveller({ card, from, at, melts, as: Tag = "div", ...rest }: TravellerProps): JSX.Element {
  const travels = useContext(Table);
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => travels?.arrive(card, element.current!, { from, at, melts }));
  const Any = Tag as "div";
  const gone = melts ? { style: { opacity: 0 } } : {};
  return (
    <Any
      {...(rest as JSX.HTMLAttributes<HTMLDivElement>)}
      {...gone}
      ref={element as { current: HTMLDivElement }}
    />
  );
}
