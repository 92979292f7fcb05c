// A deal line as cards: ten for every seat, and the ten that are set aside.
import type { JSX } from "preact";
import { EMBLEMS, SUITS, type Suit } from "../art/suits";
import { say } from "../words";

const HAND = 10;

interface DealProps {
  line: string; // deal Y5 R3 …
  other: string; // the line to compare it with
  seatName(seat: number): string;
}

const cardsOf = (line: string): string[] => line.split(" ").slice(1);

/** At how many places two lines differ. */
export function differences(line: string, other: string): number {
  const [these, those] = [line.split(" "), other.split(" ")];
  return Array.from({ length: Math.max(these.length, those.length) }, (_, i) => these[i] !== those[i]).filter(
    Boolean,
  ).length;
}

/** The cards of a deal by seat; those that are another card in the other line are marked. */
export function Deal({ line, other, seatName }: DealProps): JSX.Element {
  const [cards, others] = [cardsOf(line), cardsOf(other)];
  const rows = Array.from({ length: Math.ceil(cards.length / HAND) }, (_, row) => row);
  const title = (row: number): string => (row === rows.length - 1 ? say("verify-web-aside") : seatName(row));
  return (
    <dl class="verify-deal">
      {rows.map((row) => (
        <div key={row}>
          <dt>{title(row)}</dt>
          <dd>
            {cards.slice(row * HAND, (row + 1) * HAND).map((card, i) => (
              <Card key={i} card={card} marked={card !== others[row * HAND + i]} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const isSuit = (mark: string): mark is Suit => (SUITS as readonly string[]).includes(mark);

function Card({ card, marked }: { card: string; marked: boolean }): JSX.Element {
  const suit = card.slice(0, 1);
  const emblem = isSuit(suit) ? EMBLEMS[suit] : null;
  return (
    <span class={`verify-card luz-${suit}${marked ? " marked" : ""}`}>
      {emblem && (
        <svg viewBox="-13 -13 26 26" role="img" aria-label={say(`luz-suit-${suit}`)}>
          <path d={emblem.body} fill="currentColor" />
        </svg>
      )}
      {emblem ? card.slice(1) : card.slice(0, 4)}
    </span>
  );
}
