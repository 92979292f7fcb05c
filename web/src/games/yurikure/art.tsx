// What is drawn at the table: lilies, bows, candles, dice, and the marks of the seats.

import type { JSX } from "preact";
import { disc, onCircle, polygon, star } from "../../art/geometry";
import "./art.css";
import { GIRLS } from "./read";

// ---------------------------------------------------------------------------------------------- lilies

const TURNS = [60, 180, 300, 0, 120, 240]; // the three petals behind come first

/** Each girl has her own form of petal, drawn upwards from the middle, and something on it that is hers. */
const FORMS: Readonly<Record<string, { petal: string; mark: string }>> = {
  // Red, a tiger lily: pointed and curled, with freckles.
  R: {
    petal: "M0 0C-8-5-9-14-3-21C-2-22-1-22.500 1-23C4-20 9-13 0 0Z",
    mark: disc(-2, -9, 0.9) + disc(1.6, -12, 0.9) + disc(-1.4, -15, 0.8) + disc(1.2, -17.5, 0.7),
  },
  // White, a trumpet lily: broad, with one vein.
  W: { petal: "M0 0C-10-6-10-15 0-23C10-15 10-6 0 0Z", mark: "M0-5V-18" },
  // Black, a star: narrow and sharp, with a pale edge.
  K: { petal: "M0 0C-5-8-5-14 0-24C5-14 5-8 0 0Z", mark: "M0-6V-19M-1.800-9V-14M1.800-9V-14" },
  // Yellow, a day lily: round.
  Y: { petal: "M0 0C-7-5-11-21 0-21.500C11-21 7-5 0 0Z", mark: "M-3-9Q-4-14-2.500-18M3-9Q4-14 2.500-18" },
  // Purple: every petal is a heart.
  P: {
    petal: "M0 0C-6-6-11-19-6-22C-3-23.500 0-21 0-18.500C0-21 3-23.500 6-22C11-19 6-6 0 0Z",
    mark: "M0-6V-14",
  },
  // Green, a spider lily: thin, with a feather.
  G: {
    petal: "M0 0C-2.500-8-5-12-3-17C-2-20-4-22-4-24C2-23 6-15 0 0Z",
    mark: "M-1.500-10L-0.500-12M-1.500-14L-0.500-16",
  },
  // Sky, a bell: a spoon with a tip.
  S: {
    petal: "M0 0C-2-6-9.500-10-8.500-16C-7.500-20-2-20 0-23.500C2-20 7.500-20 8.500-16C9.500-10 2-6 0 0Z",
    mark: disc(0, -14, 2.4),
  },
};

/** The flowers themselves, once on a page: everywhere else they are called by name. */
export function LilyDefs(): JSX.Element {
  return (
    <svg class="yurikure-defs" width="0" height="0" aria-hidden="true">
      {GIRLS.map((girl) => (
        <symbol key={girl} id={`yurikure-lily-${girl}`} viewBox="-25 -25 50 50">
          <g class={`yurikure-lily-art yurikure-${girl}`}>
            {TURNS.map((turn) => (
              <g key={turn} transform={`rotate(${turn})`}>
                <path class="yurikure-petal" d={FORMS[girl]!.petal} />
                <path class="yurikure-vein" d={FORMS[girl]!.mark} />
              </g>
            ))}
            <path class="yurikure-stamen" d={TURNS.map((turn) => stamen(turn + 22)).join("")} />
            <path class="yurikure-anther" d={TURNS.map((turn) => anther(turn + 22)).join("")} />
          </g>
        </symbol>
      ))}
    </svg>
  );
}

const stamen = (turn: number): string =>
  `M0 0L${onCircle(0, 0, 6.5, turn / 360)
    .map(short)
    .join(" ")}`;
const anther = (turn: number): string => disc(...onCircle(0, 0, 7, turn / 360), 1.3);
const short = (value: number): string => value.toFixed(1);

/** A flower, as large as its place. */
export function Lily({ girl, size }: { girl: string; size?: number | undefined }): JSX.Element {
  return (
    <svg class="yurikure-lily" width={size} height={size} viewBox="0 0 50 50" aria-hidden="true">
      <use href={`#yurikure-lily-${girl}`} />
    </svg>
  );
}

/** Two flowers side by side. */
export function TwoLilies({ pair, size = 18 }: { pair: string; size?: number }): JSX.Element {
  return (
    <span class="yurikure-two">
      <Lily girl={pair[0]!} size={size} />
      <Lily girl={pair[1]!} size={size} />
    </span>
  );
}

// ------------------------------------------------------------------------------------------------ bows

const LOOPS = "M0 0C-4-8-13-8-12 0C-13 7-4 6 0 0ZM0 0C4-8 13-8 12 0C13 7 4 6 0 0Z";
const ENDS = "M0 0L-4 10L-1 8.500L1 11L1.500 1ZM0 0L4 10L1.500 9Z";
export const HEART = "M0 4.500C-7-0.500-4-6 0-2.500C4-6 7-0.500 0 4.500Z";

/** A couple: blue before a kiss; red with a heart after one; with a wreath of light when it is fated. */
export function Bow({ bond, scale = 1 }: { bond: string; scale?: number }): JSX.Element {
  return (
    <g class={`yurikure-bow yurikure-bow-${bond}`} transform={`scale(${scale})`}>
      {bond === "fated" && <path class="yurikure-rays" d={star(0, 0, 12, 19, 11)} />}
      <path d={ENDS} />
      <path d={LOOPS} />
      {bond === "blue" ? <circle r="2.600" /> : <path class="yurikure-bow-heart" d={HEART} />}
    </g>
  );
}

/** The same outside of a drawing. */
export function BowIcon({ bond, size = 20 }: { bond: string; size?: number }): JSX.Element {
  return (
    <svg class="yurikure-icon" width={size} height={size} viewBox="-20 -20 40 40" aria-hidden="true">
      <Bow bond={bond} scale={bond === "fated" ? 1 : 1.4} />
    </svg>
  );
}

// --------------------------------------------------------------------------------------------- signs

const ICONS = {
  heart: `M10 16.500C1 10 3.500 3 10 7C16.500 3 19 10 10 16.500Z`,
  thorn: polygon([
    [10, 2.5],
    [15.5, 16.5],
    [10, 13.5],
    [4.5, 16.5],
  ]),
  flame: "M10 2C15 7 16 10 15 13A5.200 5.200 0 0 1 5 13C4 9.500 8.500 8 10 2Z",
} as const;

/** Affection, dissatisfaction, control: a small sign before its number. */
export function Sign({ of }: { of: keyof typeof ICONS }): JSX.Element {
  return (
    <svg class={`yurikure-sign yurikure-sign-${of}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={ICONS[of]} />
    </svg>
  );
}

/** The mark of a seat: disc, square, triangle, diamond. The same stands on its plate and under its candles. */
const SEATS = [
  disc(10, 10, 7),
  polygon([
    [4, 4],
    [16, 4],
    [16, 16],
    [4, 16],
  ]),
  polygon([
    [10, 2.5],
    [18, 16.5],
    [2, 16.5],
  ]),
  polygon([
    [10, 1.5],
    [18, 10],
    [10, 18.5],
    [2, 10],
  ]),
];

export function SeatMark({ seat }: { seat: number }): JSX.Element {
  return (
    <svg class={`yurikure-mark yurikure-seat-${seat}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={SEATS[seat]!} />
    </svg>
  );
}

// ---------------------------------------------------------------------------------------------- dice

const [LOW, MID, HIGH] = [6, 12, 18];
const CORNERS: readonly (readonly [number, number])[] = [
  [LOW, LOW],
  [HIGH, HIGH],
  [HIGH, LOW],
  [LOW, HIGH],
  [LOW, MID],
  [HIGH, MID],
];

/** Where the pips of a die are. */
export function pips(die: number): (readonly [number, number])[] {
  return [...(die % 2 ? [[MID, MID] as const] : []), ...CORNERS.slice(0, die - (die % 2))];
}

/** A die; one that is due has no pips yet. With another `key` it rolls. */
export function DieFace({ die }: { die: number | null }): JSX.Element {
  return (
    <svg
      class={`yurikure-die ${die ? "yurikure-rolled" : "yurikure-due"}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <rect x="1.500" y="1.500" width="21" height="21" rx="5" />
      {die !== null && (
        <path
          d={pips(die)
            .map(([x, y]) => disc(x, y, 2.2))
            .join("")}
        />
      )}
    </svg>
  );
}
