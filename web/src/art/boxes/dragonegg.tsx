// The Dragon's Egg: a folk print in two colours. The second block never meets the first quite exactly.

import type { JSX } from "preact";
import { at, onCircle, polygon } from "../geometry";

const [PAPER, RED, BLUE, INK] = ["#f3e7cf", "#c63a28", "#2b5d93", "#22202a"];
const [X, Y] = [80, 70];

const many = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** The burst of light behind the egg. */
const rays = many(36)
  .map((i) =>
    polygon([
      onCircle(X, Y, 40, i / 36),
      onCircle(X, Y, 130, (i - 0.22) / 36),
      onCircle(X, Y, 130, (i + 0.22) / 36),
    ]),
  )
  .join("");

/** Rows of scales, cut by the outline of the egg. */
const scales = many(9)
  .flatMap((row) => many(9).map((i) => `M${at([40 + i * 10 + (row % 2) * 5, 36 + row * 8])}q5 8 10 0`))
  .join("");

const EGG = "M80 34C97 34 108 58 108 76C108 94 96 104 80 104C64 104 52 94 52 76C52 58 63 34 80 34Z";

/** Cuts of the knife on a hill. */
const cuts = (x: number, y: number, count: number, lean: number): string =>
  many(count)
    .map((i) => `M${x + i * 5} ${y + i * lean}l${3 + (i % 3)} ${9 + (i % 4) * 2}`)
    .join("");

const HILLS = "M0 62L20 34L30 46L46 22L74 66H0ZM160 62L144 40L134 48L122 28L96 66H160Z";
const RIDGE = "M0 62L20 34L30 46L46 22L68 58M160 62L144 40L134 48L122 28L104 56";
const MEADOW = "M0 78Q30 60 62 74T120 76T160 70";
const BODY = "M18 108C36 92 62 116 88 108S132 92 138 104C142 112 132 116 128 110";
const SPIKES = "M30 97l3-6l5 5M48 98l4-6l4 7M70 105l4-7l4 6M96 101l4-7l4 5M114 95l5-6l3 6";
const OUTLINE = { stroke: INK, "stroke-width": "1.7", "stroke-linejoin": "round" } as const;

/** The far hills, the near meadow, a house and a tower. */
function Land(): JSX.Element {
  return (
    <>
      <path d={HILLS} transform="translate(1.500 1)" fill={BLUE} />
      <path d={RIDGE} fill="none" {...OUTLINE} />
      <path d="M40 31l6 5l3-4l5 4M117 36l5-3l3 5l4-4" fill="none" stroke={PAPER} stroke-width="1.800" />
      <path d={`${MEADOW}V120H0Z`} fill={RED} />
      <path d={MEADOW} fill="none" {...OUTLINE} />
      <path d={cuts(6, 80, 8, -0.8) + cuts(112, 82, 9, -0.6)} stroke={PAPER} stroke-width="1.400" />
      <path d="M20 60h12v14h-12zM17 61l9-8l9 8" fill={PAPER} {...OUTLINE} />
      <path d="M132 52h9v20h-9zM130 52v-5h3v3h2v-3h3v3h2v-3h3v5z" fill={PAPER} {...OUTLINE} />
      <path d="M24 74v-7h4v7M135 58h3v4h-3z" fill={INK} />
    </>
  );
}

function Egg(): JSX.Element {
  return (
    <>
      <path d={EGG} fill={PAPER} stroke={PAPER} stroke-width="5" />
      <g clip-path="url(#box-egg)">
        <path d={EGG} fill="#f9d9a8" />
        <path d={scales} transform="translate(1 .8)" fill={RED} stroke={INK} stroke-width="1.300" />
        <path d="M92 34C108 50 112 90 86 108H120V30Z" fill={BLUE} opacity="0.55" />
        <path d="M62 60q4-14 12-18" fill="none" stroke={PAPER} stroke-width="3.500" stroke-linecap="round" />
      </g>
      <path d={EGG} fill="none" stroke={INK} stroke-width="2.400" />
    </>
  );
}

function Dragon(): JSX.Element {
  return (
    <>
      <path
        d={BODY}
        transform="translate(1 1)"
        fill="none"
        stroke={BLUE}
        stroke-width="9"
        stroke-linecap="round"
      />
      <path d={BODY} fill="none" {...OUTLINE} />
      <path d={SPIKES} fill={BLUE} {...OUTLINE} />
      <path d="M24 116L8 110Q4 100 14 98Q24 96 28 104Z" fill={BLUE} {...OUTLINE} />
      <path d="M13 98l-3-7l8 5M19 98l2-7l4 7" fill={BLUE} {...OUTLINE} />
      <circle cx="15.500" cy="103.500" r="1.700" fill={PAPER} />
    </>
  );
}

export function DragoneggBox(): JSX.Element {
  return (
    <>
      <defs>
        <clipPath id="box-egg">
          <path d={EGG} />
        </clipPath>
      </defs>
      <path fill={PAPER} d="M0 0H160V120H0Z" />
      <path d={rays} fill={RED} opacity="0.85" />
      <Land />
      <Egg />
      <Dragon />
      <rect width="160" height="120" rx="8" fill="none" stroke={PAPER} stroke-width="7" />
      <rect x="3.500" y="3.500" width="153" height="113" rx="4" fill="none" stroke={INK} stroke-width="2" />
    </>
  );
}
