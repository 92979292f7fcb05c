// Cards as a folk print: a block of red or blue, a block of ink, and the paper between. The colour never meets the
// lines quite exactly.

import type { JSX } from "preact";
import { GROUND, PICTURES, SCALES, SKY, type Picture } from "./pictures";
import "./print.css";
import { readCard } from "./read";

/** How much of a card is shown: the whole, its number over a small picture, or a square where there are many. */
export type Format = "whole" | "small" | "square";

const SIZES: Readonly<Record<Format, string>> = {
  whole: "0 0 60 84",
  small: "0 0 40 56",
  square: "0 0 48 48",
};

/** A picture in its two colours. */
function Print({ picture, transform }: { picture: Picture; transform: string }): JSX.Element {
  return (
    <g transform={transform}>
      <path class="dragonegg-block" transform="translate(1 .8)" d={picture.block} />
      {picture.bare && <path class="dragonegg-bare" d={picture.bare} />}
      {picture.cut && <path class="dragonegg-cut" d={picture.cut} />}
      <path class="dragonegg-lines" d={picture.lines} />
      {picture.ink && <path class="dragonegg-ink" d={picture.ink} />}
    </g>
  );
}

/** The number of a card on a red disc or a blue square; the wild has a star. */
function Seal({
  colour,
  rank,
  x,
  y,
  r,
}: {
  colour: string;
  rank: string;
  x: number;
  y: number;
  r: number;
}): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      {colour === "R" ? (
        <circle class="dragonegg-seal" r={r} />
      ) : (
        <rect
          class="dragonegg-seal"
          x={-r * 0.92}
          y={-r * 0.92}
          width={r * 1.84}
          height={r * 1.84}
          rx={r * 0.18}
        />
      )}
      {rank === "*" ? (
        <path
          class="dragonegg-bare"
          transform={`scale(${r / 27})`}
          d="M0-22L5-7L20-9L9 2L15 17L0 9L-15 17L-9 2L-20-9L-5-7Z"
        />
      ) : (
        <text class="dragonegg-rank" font-size={r * 1.6} y={r * 0.56}>
          {rank}
        </text>
      )}
    </g>
  );
}

function Whole({ colour, rank }: { colour: string; rank: string }): JSX.Element {
  return (
    <>
      <rect class="dragonegg-card-paper" x="1" y="1" width="58" height="82" rx="5" />
      {rank !== "*" && <path class="dragonegg-sky" d={SKY[colour]} />}
      <rect class="dragonegg-block" x="5" y="67" width="51" height="12.500" />
      <path class="dragonegg-cut" transform="translate(0 67)" d={GROUND[colour]} />
      <Print picture={PICTURES[rank]!} transform="translate(5.500 23) scale(1.020)" />
      <rect class="dragonegg-frame" x="4" y="4" width="52" height="76" rx="2" />
      <Seal colour={colour} rank={rank} x={14} y={14} r={11} />
    </>
  );
}

function Small({ colour, rank }: { colour: string; rank: string }): JSX.Element {
  return (
    <>
      <rect class="dragonegg-card-paper" x=".8" y=".8" width="38.400" height="54.400" rx="4" />
      <Print picture={PICTURES[rank]!} transform="translate(8 29) scale(.5)" />
      <Seal colour={colour} rank={rank} x={20} y={16} r={13} />
    </>
  );
}

function Square({ colour, rank }: { colour: string; rank: string }): JSX.Element {
  return (
    <>
      <rect class="dragonegg-card-paper" x=".8" y=".8" width="46.400" height="46.400" rx="4" />
      <Print picture={PICTURES[rank]!} transform="translate(18 18) scale(.6)" />
      <Seal colour={colour} rank={rank} x={14} y={14} r={11} />
    </>
  );
}

const FRONTS: Readonly<Record<Format, (props: { colour: string; rank: string }) => JSX.Element>> = {
  whole: Whole,
  small: Small,
  square: Square,
};

/** The front of a card. */
export function Front({ card, format }: { card: string; format: Format }): JSX.Element {
  const { colour, rank } = readCard(card);
  const Drawn = FRONTS[format];
  return (
    <svg class={`dragonegg-print dragonegg-${colour}`} viewBox={SIZES[format]} aria-hidden="true">
      <Drawn colour={colour} rank={rank} />
    </svg>
  );
}

/** The back: scales of the dragon, in both colours. */
export function Back(): JSX.Element {
  return (
    <svg class="dragonegg-print" viewBox={SIZES.whole} aria-hidden="true">
      <rect class="dragonegg-card-paper" x="1" y="1" width="58" height="82" rx="5" />
      <g transform="translate(4 4)">
        <path class="dragonegg-scale-even" d={SCALES.even} />
        <path class="dragonegg-scale-odd" d={SCALES.odd} />
      </g>
      <rect class="dragonegg-frame" x="4" y="4" width="52" height="76" rx="2" />
    </svg>
  );
}
