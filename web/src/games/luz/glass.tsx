// The stained glass of Luz. Shapes are drawn once as symbols, in the tints g0 (palest) to g4 (ink) that the
// class of a suit sets; every card uses them.

import type { JSX } from "preact";
import { at, onCircle, polygon, rosette } from "../../art/geometry";
import { EMBLEMS, SUITS, type Suit } from "../../art/suits";

/** The size of a card in its own units; every card on the table has this shape. */
export const CARD = { width: 72, height: 100 };
const [MIDDLE, EYE] = [36, 38]; // centre of the rosette
const HUB = 15; // radius of the pane with the numeral
const RANKS = 12;

const span = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, i) => from + i * step);

/** Rays from the eye of the window. */
function rays(): string {
  const ray = (turn: number) =>
    polygon([[MIDDLE, EYE], onCircle(MIDDLE, EYE, 99, turn), onCircle(MIDDLE, EYE, 99, turn + 1 / 24)]);
  return span(0, 12, 1)
    .map((i) => ray(i / 12))
    .join("");
}

/** Scales like the petals of a rose. */
function scales(): string {
  const row = (y: number, shift: number) =>
    span(-12, 84, 18)
      .map((x) => `M${at([x + shift, y])}a9 9 0 0 0 18 0`)
      .join("");
  return span(-2, 104, 9)
    .map((y, i) => row(y, i % 2 ? 9 : 0))
    .join("");
}

/** Veins that rise from a midrib. */
function veins(): string {
  const stripe = (y: number) => `M36 ${y}L78 ${y - 30}v8L36 ${y + 8}L-6 ${y - 22}v-8Z`;
  return span(2, 140, 16).map(stripe).join("");
}

/** Waves of water. */
function waves(): string {
  const crest = "q6 -5 12 0t12 0t12 0t12 0t12 0t12 0";
  const back = "q-6 5 -12 0t-12 0t-12 0t-12 0t-12 0t-12 0";
  return span(4, 104, 16)
    .map((y) => `M0 ${y}${crest}v8${back}Z`)
    .join("");
}

/** Leaded diamonds. */
function diamonds(): string {
  const row = (y: number) =>
    span(0, 73, 18)
      .map((x) => `M${x} ${y - 12}l9 12l-9 12l-9 -12Z`)
      .join("");
  return span(4, 120, 24).map(row).join("");
}

const FIELDS: Readonly<Record<Suit, string>> = {
  Y: rays(),
  R: scales(),
  G: veins(),
  B: waves(),
  P: diamonds(),
};

/** Two tints in turn; an odd ring needs a third where it closes. */
const tint = (index: number, count: number): string =>
  count % 2 && count > 1 && index === count - 1 ? "luz-g0" : index % 2 ? "luz-g1" : "luz-g2";

function Rosette({ rank }: { rank: number }): JSX.Element {
  const panes = rosette(MIDDLE, EYE, HUB, 28.5, rank);
  return (
    <symbol id={`luz-rose-${rank}`} viewBox="0 0 72 100">
      <circle class="luz-tracery" cx={MIDDLE} cy={EYE} r="30.5" />
      <g class="luz-lead">
        {panes.map((path, i) => (
          <path key={i} class={tint(i, rank)} fill-rule="evenodd" d={path} />
        ))}
        <circle class="luz-g0" cx={MIDDLE} cy={EYE} r={HUB} />
      </g>
    </symbol>
  );
}

function Field({ suit }: { suit: Suit }): JSX.Element {
  return (
    <symbol id={`luz-field-${suit}`} viewBox="0 0 72 100">
      <rect class="luz-g2" width="72" height="100" />
      <path class="luz-g3 luz-came" d={FIELDS[suit]} />
    </symbol>
  );
}

function Emblem({ suit }: { suit: Suit }): JSX.Element {
  const { body, lines } = EMBLEMS[suit];
  return (
    <symbol id={`luz-emblem-${suit}`} viewBox="-13 -13 26 26">
      <path d={body} fill="currentColor" />
      <path d={lines} class="luz-cut" />
    </symbol>
  );
}

/** Everything that is drawn once. Stands hidden in the page as long as a table is shown. */
export function GlassDefs(): JSX.Element {
  return (
    <svg class="luz-defs" width="0" height="0" aria-hidden="true">
      <defs>
        <linearGradient id="luz-sheen" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#fff" stop-opacity=".55" />
          <stop offset=".42" stop-color="#fff" stop-opacity=".06" />
          <stop offset=".5" stop-color="#fff" stop-opacity=".22" />
          <stop offset=".58" stop-color="#fff" stop-opacity="0" />
          <stop offset="1" stop-color="#000" stop-opacity=".18" />
        </linearGradient>
        <clipPath id="luz-opening">
          <rect x="2.500" y="2.500" width="67" height="95" rx="6" />
        </clipPath>
      </defs>
      {SUITS.map((suit) => (
        <Field key={suit} suit={suit} />
      ))}
      {SUITS.map((suit) => (
        <Emblem key={suit} suit={suit} />
      ))}
      {span(1, RANKS + 1, 1).map((rank) => (
        <Rosette key={rank} rank={rank} />
      ))}
    </svg>
  );
}

/** The emblem of a suit, in the colour of the text around it. */
export function SuitMark({ suit }: { suit: string }): JSX.Element {
  return (
    <svg class="luz-mark" viewBox="-13 -13 26 26" aria-hidden="true">
      <use href={`#luz-emblem-${suit}`} x="-13" y="-13" width="26" height="26" />
    </svg>
  );
}

/** The front of a card in full: a rose window with as many panes as its rank. */
export function Front({ suit, rank }: { suit: string; rank: number }): JSX.Element {
  return (
    <svg class={`luz-glass luz-${suit}`} viewBox="0 0 72 100" aria-hidden="true">
      <g clip-path="url(#luz-opening)">
        <use href={`#luz-field-${suit}`} width="72" height="100" />
        <use href={`#luz-rose-${rank}`} width="72" height="100" />
      </g>
      <rect class="luz-sheen" x="2.500" y="2.500" width="67" height="95" rx="6" />
      <circle class="luz-g0 luz-lead" cx="36" cy="84.500" r="11" />
      <use class="luz-ink" href={`#luz-emblem-${suit}`} x="27" y="75.500" width="18" height="18" />
      <text class="luz-numeral" x="36" y={EYE} dy=".36em">
        {rank}
      </text>
      <rect class="luz-frame" x="1.500" y="1.500" width="69" height="97" rx="7" />
    </svg>
  );
}

/** The front of a card where there is little room: a great numeral over the emblem. */
export function SmallFront({ suit, rank }: { suit: string; rank: number }): JSX.Element {
  return (
    <svg class={`luz-glass luz-${suit}`} viewBox="0 0 72 100" aria-hidden="true">
      <g clip-path="url(#luz-opening)">
        <use href={`#luz-field-${suit}`} width="72" height="100" />
        <path class="luz-g0 luz-lead" d="M0 0H72V55Q36 66 0 55Z" />
      </g>
      <text class="luz-numeral luz-great" x="36" y="31.500" dy=".36em">
        {rank}
      </text>
      <use class="luz-pale" href={`#luz-emblem-${suit}`} x="20" y="62" width="32" height="32" />
      <rect class="luz-frame" x="2" y="2" width="68" height="96" rx="7" />
    </svg>
  );
}

/** The back of a card: the same window, closed. It knows its suit and nothing else. */
export function Back({ suit }: { suit: string }): JSX.Element {
  return (
    <svg class={`luz-glass luz-closed luz-${suit}`} viewBox="0 0 72 100" aria-hidden="true">
      <g clip-path="url(#luz-opening)">
        <use href={`#luz-field-${suit}`} width="72" height="100" />
        <path class="luz-bars" d="M36 0V100" />
        <path class="luz-leaves" d="M8 8H31.500V92H8ZM40.500 8H64V92H40.500Z" />
      </g>
      <rect class="luz-sheen" x="2.500" y="2.500" width="67" height="95" rx="6" />
      <circle class="luz-g0 luz-lead" cx="36" cy="50" r="21" />
      <circle class="luz-ring" cx="36" cy="50" r="18" />
      <use class="luz-ink" href={`#luz-emblem-${suit}`} x="20" y="34" width="32" height="32" />
      <rect class="luz-frame" x="1.500" y="1.500" width="69" height="97" rx="7" />
    </svg>
  );
}
