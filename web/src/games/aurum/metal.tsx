// The cards: plates of metal, each with a surface of its own. Surfaces and signs are drawn once and used everywhere.

import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { at, disc, onCircle, polygon, star } from "../../art/geometry";
import { METALS, SIGNS, type Metal as Suit } from "../../art/metals";
import { readCard } from "./read";
import "./metal.css";

const [WIDTH, HEIGHT] = [60, 84];

const span = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Numbers that look like chance and are always the same. */
const noise = (i: number): number => Math.abs(Math.sin(i * 12.9898) * 43758.5453) % 1;

interface Piece {
  d: string;
  tint: number; // which of the metal's colours
}

/** Bismuth grows in steps down into the plate, each turned a little from the last. */
function steps(): Piece[] {
  return span(9).map((i) => {
    const [left, top] = [3.4 * i - 4 + 2 * (i % 2), 4 * i - 6 + 3 * (i % 3)];
    const [right, bottom] = [WIDTH + 4 - 3 * i, HEIGHT + 6 - 5.2 * i + 2 * (i % 2)];
    const notch = 5 + 3 * (i % 2);
    return {
      d: `M${left} ${top + notch}h${notch}v${-notch}H${right}V${bottom - notch}h${-notch}v${notch}H${left}Z`,
      tint: i % 3,
    };
  });
}

/** Zinc is covered with spangles: flat crystals that each catch the light in their own way. */
function spangles(): Piece[] {
  const [columns, rows] = [4, 5];
  const corner = (x: number, y: number): [number, number] => {
    const i = x + y * (columns + 1);
    return [
      ((x + 0.9 * noise(i + 1) - 0.45) * WIDTH) / columns,
      ((y + 0.9 * noise(i + 40) - 0.45) * HEIGHT) / rows,
    ];
  };
  return span(columns * rows).flatMap((i) => {
    const [x, y] = [i % columns, Math.floor(i / columns)];
    const [a, b, c, d] = [corner(x, y), corner(x + 1, y), corner(x + 1, y + 1), corner(x, y + 1)];
    const halves =
      noise(i + 90) < 0.5
        ? [[a, b, c] as const, [a, c, d] as const]
        : [[a, b, d] as const, [b, c, d] as const];
    return halves.map((half, j) => ({ d: polygon(half), tint: Math.floor(5 * noise(2 * i + j)) }));
  });
}

/** Copper is beaten: rows of shallow dents. */
function dents(): Piece[] {
  return span(30).map((i) => {
    const [column, row] = [i % 5, Math.floor(i / 5)];
    const [x, y] = [14 * column + (row % 2 ? 7 : 0) - 2, 15 * row + 4];
    return { d: disc(x, y, 6.4), tint: Math.floor(3 * noise(i + 7)) };
  });
}

/** Silver is a mirror: slanting bands of light. */
function bands(): Piece[] {
  const edges = [-30, -6, 8, 14, 34, 40, 62, 74, 110];
  return edges.slice(0, -1).map((from, i) => {
    const to = edges[i + 1]!;
    return { d: `M${from} 0H${to}L${to - 34} ${HEIGHT}H${from - 34}Z`, tint: i % 4 };
  });
}

/** Rays from the middle, for what shines by itself. */
function rays(count: number, tint: number): Piece[] {
  const point = (turn: number): string => at(onCircle(WIDTH / 2, HEIGHT / 2, 60, turn));
  return span(count).map((i) => ({
    d: `M${WIDTH / 2} ${HEIGHT / 2}L${point(i / count)}L${point((i + 0.5) / count)}Z`,
    tint,
  }));
}

const sparks = (): Piece[] =>
  span(7).map((i) => ({
    d: star(8 + 46 * noise(i + 3), 6 + 72 * noise(i + 21), 4, 1.6 + 2 * noise(i), 0.6),
    tint: 2,
  }));

const SURFACES: Readonly<Record<Suit, Piece[]>> = {
  B: steps(),
  P: [...rays(10, 1), ...sparks()],
  Z: spangles(),
  C: dents(),
  S: bands(),
  G: rays(16, 1),
};

function Surface({ suit }: { suit: Suit }): JSX.Element {
  return (
    <symbol
      id={`aurum-surface-${suit}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
    >
      <g class={`aurum-${suit}`}>
        <path
          class="aurum-t0"
          d={`M0 0H${WIDTH}V${HEIGHT}H0Z`}
          style={suit === "B" ? { fill: "url(#aurum-shimmer)" } : {}}
        />
        {SURFACES[suit].map(({ d, tint }, i) => (
          <path key={i} class={`aurum-t${tint} aurum-piece`} d={d} />
        ))}
      </g>
    </symbol>
  );
}

const GLOWS: Readonly<Partial<Record<Suit, readonly [string, string]>>> = {
  P: ["#fdffe8", "#fdffe800"],
  G: ["#fff8d0", "#fff8d000"],
};

/** The colours of bismuth, which come of the light. */
export const SHIMMER = ["#f08cc0", "#f5cf6a", "#78d8bd", "#86b4f4", "#cb98f0", "#f29ac4"];

/** Everything that is drawn once. Stands hidden in the page as long as a table is shown. */
export function MetalDefs(): JSX.Element {
  return useMemo(drawnOnce, []);
}

function drawnOnce(): JSX.Element {
  return (
    <svg class="aurum-defs" width="0" height="0" aria-hidden="true">
      <defs>
        <linearGradient id="aurum-shimmer" x2="1" y2="1">
          {SHIMMER.map((colour, i) => (
            <stop key={i} offset={i / (SHIMMER.length - 1)} stop-color={colour} />
          ))}
        </linearGradient>
        {Object.entries(GLOWS).map(([suit, [inner, outer]]) => (
          <radialGradient key={suit} id={`aurum-glow-${suit}`}>
            <stop stop-color={inner} />
            <stop offset="1" stop-color={outer} />
          </radialGradient>
        ))}
      </defs>
      {METALS.map((suit) => (
        <Surface key={suit} suit={suit} />
      ))}
      {METALS.map((suit) => (
        <symbol key={suit} id={`aurum-sign-${suit}`} viewBox="-10 -10 20 20">
          <path class="aurum-lines" d={SIGNS[suit]} />
        </symbol>
      ))}
    </svg>
  );
}

/** The sign of a metal, in the colour of the text around it. */
export function Sign({ suit }: { suit: string }): JSX.Element {
  return (
    <svg class="aurum-sign" viewBox="-10 -10 20 20" aria-hidden="true">
      <use href={`#aurum-sign-${suit}`} x="-10" y="-10" width="20" height="20" />
    </svg>
  );
}

/** Wax over the sign of a suit that is in the trick already. */
function Seal({ suit }: { suit: string }): JSX.Element {
  return (
    <svg class="aurum-seal" viewBox="-14 -14 28 28" aria-hidden="true">
      <path class="aurum-wax" d={WAX} />
      <circle class="aurum-press" r="9" />
      <use href={`#aurum-sign-${suit}`} x="-6" y="-6" width="12" height="12" />
    </svg>
  );
}

/** A blot that is never quite round. */
const WAX = ((): string => {
  const points = span(11).map((i) => onCircle(0, 0, 11.2 + 2.4 * noise(i + 5), i / 11));
  const middle = (i: number): [number, number] => {
    const [a, b] = [points[i % 11]!, points[(i + 1) % 11]!];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  return `M${at(middle(0))}${span(11)
    .map((i) => `Q${at(points[(i + 1) % 11]!)} ${at(middle(i + 1))}`)
    .join("")}Z`;
})();

/** The front of a card: its surface, its number and its sign. It fills its place, upright or lying. */
export function Metal({ card, sealed = false }: { card: string; sealed?: boolean }): JSX.Element {
  const { suit, rank } = readCard(card);
  return (
    <span class={`aurum-metal aurum-${suit} ${sealed ? "aurum-sealed" : ""}`} aria-hidden="true">
      <svg class="aurum-surface" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice">
        <use href={`#aurum-surface-${suit}`} width={WIDTH} height={HEIGHT} />
        {suit in GLOWS && (
          <ellipse cx={WIDTH / 2} cy={HEIGHT / 2} rx="30" ry="34" fill={`url(#aurum-glow-${suit})`} />
        )}
      </svg>
      <span class="aurum-front">
        <b>{rank}</b>
        {sealed ? <Seal suit={suit} /> : <Sign suit={suit} />}
      </span>
    </span>
  );
}

/** The back of a card: iron, with a triangle in a ring. */
export function Back(): JSX.Element {
  return (
    <span class="aurum-metal aurum-back" aria-hidden="true">
      <svg class="aurum-sign" viewBox="-10 -10 20 20">
        <path class="aurum-lines" d={`${disc(0, 0, 7.5)}M0-7.500L6.500 3.750H-6.500Z`} />
      </svg>
    </span>
  );
}
