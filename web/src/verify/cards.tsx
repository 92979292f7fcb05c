// A chance line as cards, or whatever else it tells, group by group.
import type { JSX } from "preact";
import { EMBLEMS, SUITS, type Suit } from "../art/suits";
import { say } from "../words";
import { cut, type Group } from "./groups";

/** At how many places two lines differ. */
export function differences(line: string, other: string): number {
  const [these, those] = [line.split(" "), other.split(" ")];
  return Array.from({ length: Math.max(these.length, those.length) }, (_, i) => these[i] !== those[i]).filter(
    Boolean,
  ).length;
}

interface LineProps {
  line: string; // deal Y5 R3 …
  other: string; // the line to compare it with
  groups: readonly Group[];
  game: string;
}

/** What stands in a line by groups; words that are others in the other line are marked. */
export const Line = ({ line, other, groups, game }: LineProps): JSX.Element => (
  <dl class="verify-deal">
    {cut(line, other, groups).map(
      ([title, chips], i) =>
        chips.length > 0 && (
          <div key={i}>
            <dt>{title}</dt>
            <dd translate={false}>
              {chips.map(({ text, marked }, place) => (
                <Card key={place} card={text} marked={marked} pictured={game === "luz"} />
              ))}
            </dd>
          </div>
        ),
    )}
  </dl>
);

const isSuit = (mark: string): mark is Suit => (SUITS as readonly string[]).includes(mark);

interface CardProps {
  card: string;
  marked: boolean;
  pictured: boolean; // with the emblem of its suit, as in Luz
}

function Card({ card, marked, pictured }: CardProps): JSX.Element {
  const suit = card.slice(0, 1);
  const emblem = pictured && isSuit(suit) ? EMBLEMS[suit] : null;
  return (
    <span class={`verify-card${emblem ? ` luz-${suit}` : ""}${marked ? " marked" : ""}`}>
      {emblem && (
        <svg viewBox="-13 -13 26 26" role="img" aria-label={say(`luz-suit-${suit}`)}>
          <path d={emblem.body} fill="currentColor" />
        </svg>
      )}
      {emblem ? card.slice(1) : card.slice(0, 4)}
    </span>
  );
}
