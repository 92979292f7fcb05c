// The signs of the map: station marks, tickets, express signs, and the train.

import type { JSX } from "preact";
import { disc, polygon, star } from "../../art/geometry";
import type { Card } from "../../wire/lineit";
import "./art.css";
import { COLOURS } from "./read";

/** Disc, diamond, triangle and star, within 10 of the origin. */
const MARKS: Readonly<Record<string, string>> = {
  R: disc(0, 0, 8.4),
  B: polygon([
    [0, -9.8],
    [9.8, 0],
    [0, 9.8],
    [-9.8, 0],
  ]),
  G: polygon([
    [0, -9.2],
    [9.8, 7.6],
    [-9.8, 7.6],
  ]),
  Y: star(0, 0.6, 5, 10, 4.9),
};

/** Each colour has its pattern: dots, slanted stripes, level stripes, a grid. */
const PATTERNS: Readonly<Record<string, string>> = {
  R: disc(1.5, 1.5, 0.9),
  B: "M-1 1L1-1M-1 5L5-1M3 5L5 3",
  G: "M0 1H4M0 3H4",
  Y: "M0 0H4M0 0V4",
};

/** Patterns that all marks use; once on a table. */
export function Patterns(): JSX.Element {
  return (
    <svg class="lineit-patterns" aria-hidden="true">
      <defs>
        {COLOURS.map((colour) => (
          <pattern key={colour} id={`lineit-${colour}`} width="4" height="4" patternUnits="userSpaceOnUse">
            <path class={`lineit-pattern lineit-pattern-${colour}`} d={PATTERNS[colour]} />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

/** The mark of a colour. */
export function Mark({ colour }: { colour: string }): JSX.Element {
  return (
    <svg class={`lineit-mark lineit-${colour}`} viewBox="-11 -11 22 22" aria-hidden="true">
      <path class="lineit-mark-body" d={MARKS[colour]} />
      <path d={MARKS[colour]} fill={`url(#lineit-${colour})`} />
    </svg>
  );
}

/** Two chevrons: an express runs here. */
export function Chevrons(): JSX.Element {
  return (
    <svg class="lineit-chevrons" viewBox="0 0 14 10" aria-hidden="true">
      <path d="M1.500 1L6 5L1.500 9M7.500 1L12 5L7.500 9" />
    </svg>
  );
}

/** A card as it lies in the display or in a hand. */
export function Ticket({ card, small }: { card: Card; small?: boolean }): JSX.Element {
  const kind = card.colour ? `lineit-${card.colour}` : "lineit-express";
  return (
    <span class={`lineit-ticket ${small ? "lineit-small" : ""} ${kind}`} aria-hidden="true">
      <b>{card.card}</b>
      {card.colour ? <Mark colour={card.colour} /> : <Chevrons />}
    </span>
  );
}

/** The slope of a line: up, down, or not known yet. */
export function Slope({ direction }: { direction: string | null }): JSX.Element {
  const arrow = { up: "M2 12L11 3M5 3H11V9", down: "M2 2L11 11M5 11H11V5" }[direction ?? ""];
  return (
    <svg class="lineit-slope" viewBox="0 0 14 14" aria-hidden="true">
      <path d={arrow ?? "M1 7H12M8 3L12 7L8 11"} />
    </svg>
  );
}

/** The train that takes a cashed line away. */
export function Train(): JSX.Element {
  return (
    <svg class="lineit-train" viewBox="0 0 46 20" aria-hidden="true">
      <path class="lineit-train-body" d="M2 3H34Q42 3 44.500 12V16H2Z" />
      <path
        class="lineit-train-pane"
        d="M6 6H12V11H6ZM15 6H21V11H15ZM24 6H30V11H24ZM34 6Q39 6.500 41 11H34Z"
      />
      <path class="lineit-train-body" d="M7 17.500a2 2 0 1 0 4 0M34 17.500a2 2 0 1 0 4 0" />
    </svg>
  );
}

/** A flag for the start player. */
export function StartFlag(): JSX.Element {
  return (
    <svg class="lineit-flag" viewBox="0 0 12 14" aria-hidden="true">
      <path d="M2 13V1.500M2 2H10.500L8 5L10.500 8H2" />
    </svg>
  );
}

/** The town beneath the map: a river, parks, streets. */
export function Town(): JSX.Element {
  return (
    <svg class="lineit-town" viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path
        class="lineit-streets"
        d="M-10 60H410M-10 205H410M-10 330H410M70-10V410M215-10V410M330-10V410M-10 350L350-10M60 410L410 90"
      />
      <path
        class="lineit-park"
        d="M232 18H312V52Q270 66 232 52ZM18 222H58L62 300Q36 318 18 300ZM346 346H410V410H346Z"
      />
      <path
        class="lineit-river"
        d="M-10 128C60 96 96 176 160 170S236 104 300 118S372 170 410 150V186C370 204 350 158 296 152S226 204 162 206S50 136-10 166Z"
      />
    </svg>
  );
}
