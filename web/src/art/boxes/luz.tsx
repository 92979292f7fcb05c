// Luz: a rose window at noon, and its colours on the floor.

import type { JSX } from "preact";
import { at, onCircle, pane } from "../geometry";
import { EMBLEMS, SUITS, type Suit } from "../suits";

const [X, Y] = [80, 51];
const HUES: Readonly<Record<Suit, readonly [string, string, string]>> = {
  Y: ["#fff0b0", "#ffd23f", "#e09a0a"],
  R: ["#ffc1ae", "#e4573a", "#a62c16"],
  G: ["#b4ecd4", "#1fab80", "#0a6b4f"],
  B: ["#bfe3fa", "#2f8fd2", "#0f5692"],
  P: ["#eccdf0", "#ab64b7", "#6f2f80"],
};

const ring = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const suit = (index: number): Suit => SUITS[index % SUITS.length]!;

/** Light that falls through one side of the window to the floor. */
function Beam({ index }: { index: number }): JSX.Element {
  const left = 30 + index * 20;
  const [from, to] = [onCircle(X, Y, 30, (index + 6) / 15), onCircle(X, Y, 30, (index + 7) / 15)];
  const path = `M${at(from)}L${at(to)}L${left + 34 - 2 * index} 120H${left - 14 + 2 * index}Z`;
  return <path d={path} fill={HUES[suit(4 - index)][1]} opacity="0.32" />;
}

function Corner({ of, x, y }: { of: Suit; x: number; y: number }): JSX.Element {
  const [pale, , deep] = HUES[of];
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="11" fill={deep} stroke="#14161f" stroke-width="2" />
      <circle r="8.500" fill={pale} stroke="#14161f" stroke-width="1" />
      <g transform="scale(.56)">
        <path d={EMBLEMS[of].body} fill={deep} />
        <path d={EMBLEMS[of].lines} fill="none" stroke={pale} stroke-width="1.600" />
      </g>
    </g>
  );
}

function Defs(): JSX.Element {
  return (
    <defs>
      <linearGradient id="box-luz-wall" x2="0" y2="1">
        <stop stop-color="#31354a" />
        <stop offset="1" stop-color="#191b27" />
      </linearGradient>
      <radialGradient id="box-luz-noon">
        <stop stop-color="#fff" stop-opacity=".5" />
        <stop offset=".5" stop-color="#fff" stop-opacity=".12" />
        <stop offset="1" stop-color="#000" stop-opacity=".22" />
      </radialGradient>
    </defs>
  );
}

function RoseWindow(): JSX.Element {
  return (
    <>
      <circle cx={X} cy={Y} r="49" fill="#3d4258" />
      <circle cx={X} cy={Y} r="47" fill="#14161f" />
      <g stroke="#14161f" stroke-width="1.600" stroke-linejoin="round">
        {ring(15).map((i) => (
          <path key={i} d={pane(X, Y, 31, 45, i, 15)} fill={HUES[suit(i)][i % 2 ? 2 : 1]} />
        ))}
        {ring(10).map((i) => (
          <path key={i} d={pane(X, Y, 14, 30, i, 10)} fill={HUES[suit(i + 2)][i % 2 ? 0 : 1]} />
        ))}
        <circle cx={X} cy={Y} r="13.500" fill="#fff3c4" />
      </g>
      <circle cx={X} cy={Y} r="46" fill="url(#box-luz-noon)" />
      <g transform={`translate(${X} ${Y})`}>
        <path d={EMBLEMS.Y.body} fill="#e39a00" />
        <path d={EMBLEMS.Y.lines} fill="#ffe27a" stroke="#7a4c00" stroke-width="1.200" />
      </g>
    </>
  );
}

const STONES = "M0 40H160M0 80H160M40 0V40M120 0V40M20 40V80M140 40V80M40 80V120M120 80V120M80 80V120";

export function LuzBox(): JSX.Element {
  return (
    <>
      <Defs />
      <path fill="url(#box-luz-wall)" d="M0 0H160V120H0Z" />
      <path d={STONES} stroke="#fff" stroke-opacity=".05" />
      {ring(5).map((index) => (
        <Beam key={index} index={index} />
      ))}
      <RoseWindow />
      <Corner of="R" x={17} y={18} />
      <Corner of="G" x={143} y={18} />
      <Corner of="B" x={17} y={84} />
      <Corner of="P" x={143} y={84} />
    </>
  );
}
