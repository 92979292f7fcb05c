// Yurikure: seven lilies on a ring, and the ribbons between them.

import type { JSX } from "preact";
import { at, onCircle } from "../geometry";

const [X, Y, R] = [80, 60, 43];

/** Each girl has her colour and the form of her petals: how wide, how long, how pointed. */
const LILIES = [
  { hue: "#fdfbf6", edge: "#8d7f9a", wide: 0.5, tip: 0.2 },
  { hue: "#f08aa4", edge: "#9c2f50", wide: 0.62, tip: 0 },
  { hue: "#f6b24a", edge: "#8f5200", wide: 0.36, tip: 0.3 },
  { hue: "#9ad0a0", edge: "#2e6a3a", wide: 0.7, tip: -0.2 },
  { hue: "#7fb3e6", edge: "#1f558c", wide: 0.44, tip: 0.1 },
  { hue: "#b48ad8", edge: "#573085", wide: 0.56, tip: 0.35 },
  { hue: "#3a3442", edge: "#efe6f6", wide: 0.48, tip: 0 },
] as const;

type Lily = (typeof LILIES)[number];

const place = (index: number): [number, number] => onCircle(X, Y, R, index / LILIES.length);

/** A petal that points up from the origin. */
function petal({ wide, tip }: Lily, long: number): string {
  const side = wide * long * 0.75;
  return `M0 0C${side} ${-long * 0.3} ${side} ${-long * 0.8} ${tip * 3} ${-long}C${-side} ${-long * 0.8} ${-side} ${-long * 0.3} 0 0Z`;
}

/** Three petals behind, three before them, and the stamens. */
function LilyFlower({ lily, index }: { lily: Lily; index: number }): JSX.Element {
  const [x, y] = place(index);
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${index * 17})`} stroke={lily.edge}>
      {[60, 180, 300, 0, 120, 240].map((turn, i) => (
        <path
          key={turn}
          transform={`rotate(${turn})`}
          d={petal(lily, i < 3 ? 14 : 15.5)}
          fill={lily.hue}
          stroke-width=".9"
        />
      ))}
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn + 12})`}
          d="M0 0Q1.200-3.500 0.400-6.500"
          fill="none"
          stroke-width=".7"
        />
      ))}
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <circle
          key={turn}
          transform={`rotate(${turn + 12})`}
          cx=".400"
          cy="-6.800"
          r=".9"
          fill="#e8a020"
          stroke="none"
        />
      ))}
    </g>
  );
}

/** A ribbon that bends towards the middle; its width is affection. */
function Ribbon({
  from,
  to,
  width,
  hue,
}: {
  from: number;
  to: number;
  width: number;
  hue: string;
}): JSX.Element {
  const d = `M${at(place(from))}Q${at([X, Y])} ${at(place(to))}`;
  return (
    <g fill="none" stroke-linecap="round">
      <path d={d} stroke="#3b1f45" stroke-width={width + 1.4} stroke-opacity=".35" />
      <path d={d} stroke={hue} stroke-width={width} />
      <path d={d} stroke="#fff" stroke-width={width / 4} stroke-opacity=".5" />
    </g>
  );
}

/** A bow: a couple. */
function Bow({ x, y, hue }: { x: number; y: number; hue: string }): JSX.Element {
  return (
    <g
      transform={`translate(${x} ${y})`}
      fill={hue}
      stroke="#5a1026"
      stroke-width="1"
      stroke-linejoin="round"
    >
      <path d="M0 0L-4 10L-1 8.500L1 11L1.500 1ZM0 0L4 10L1.500 9Z" />
      <path d="M0 0C-4-8-13-8-12 0C-13 7-4 6 0 0ZM0 0C4-8 13-8 12 0C13 7 4 6 0 0Z" />
      <circle r="2.600" />
    </g>
  );
}

export function YurikureBox(): JSX.Element {
  return (
    <>
      <defs>
        <linearGradient id="box-yuri-dusk" x2="0" y2="1">
          <stop stop-color="#5a4a86" />
          <stop offset=".55" stop-color="#c87a9c" />
          <stop offset="1" stop-color="#f3b79a" />
        </linearGradient>
        <radialGradient id="box-yuri-sun" cx=".5" cy=".5">
          <stop stop-color="#ffeecb" stop-opacity=".95" />
          <stop offset="1" stop-color="#ffeecb" stop-opacity="0" />
        </radialGradient>
      </defs>
      <path fill="url(#box-yuri-dusk)" d="M0 0H160V120H0Z" />
      <circle cx={X} cy={Y} r="58" fill="url(#box-yuri-sun)" />
      <circle
        cx={X}
        cy={Y}
        r={R}
        fill="none"
        stroke="#fff"
        stroke-opacity=".5"
        stroke-dasharray="1 4"
        stroke-linecap="round"
      />
      <Ribbon from={0} to={3} width={2.4} hue="#f6d9a8" />
      <Ribbon from={2} to={6} width={3.4} hue="#c9b6e8" />
      <Ribbon from={1} to={4} width={5.6} hue="#e2466b" />
      <Ribbon from={0} to={5} width={1.8} hue="#f2f0f6" />
      <Ribbon from={3} to={6} width={2.2} hue="#a9d6b0" />
      <Ribbon from={5} to={2} width={1.6} hue="#9cc4ee" />
      <Bow x={83} y={61} hue="#e2466b" />
      {LILIES.map((lily, index) => (
        <LilyFlower key={index} lily={lily} index={index} />
      ))}
    </>
  );
}
