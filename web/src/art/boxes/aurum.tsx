// Aurum: slate, chalk and brass, and six plates of metal with their signs.

import type { JSX } from "preact";
import { disc, onCircle, polygon } from "../geometry";
import { SIGNS } from "../metals";

const CHALK = "#e9e6da";
const [X, Y] = [80, 60];

interface Metal {
  name: string;
  stops: readonly [string, string, string];
  ink: string;
  sign: string;
}

const METALS: readonly Metal[] = [
  {
    name: "bismuth",
    stops: ["#e58ac0", "#7fb8d8", "#e6d06a"],
    ink: "#2d2140",
    sign: SIGNS.B,
  },
  {
    name: "phosphorus",
    stops: ["#f2ffd0", "#b7e86a", "#5f9a30"],
    ink: "#203a0c",
    sign: SIGNS.P,
  },
  { name: "zinc", stops: ["#eef3f6", "#a9b7c2", "#6f7f8c"], ink: "#1e2a33", sign: SIGNS.Z },
  {
    name: "copper",
    stops: ["#ffd0a8", "#d07a45", "#8a4520"],
    ink: "#3a1605",
    sign: SIGNS.C,
  },
  {
    name: "silver",
    stops: ["#ffffff", "#cfd6dc", "#8f9aa6"],
    ink: "#222a33",
    sign: SIGNS.S,
  },
];

const GOLD: Metal = {
  name: "gold",
  stops: ["#fff3b0", "#f0c032", "#a66f08"],
  ink: "#4a2d00",
  sign: SIGNS.G,
};

interface PlateProps {
  metal: Metal;
  x: number;
  y: number;
  turn: number;
  scale: number;
}

function Plate({ metal, x, y, turn, scale }: PlateProps): JSX.Element {
  const id = `box-aurum-${metal.name}`;
  const lines = {
    fill: "none",
    stroke: metal.ink,
    "stroke-linejoin": "round",
    "stroke-linecap": "round",
  } as const;
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn}) scale(${scale})`}>
      <linearGradient id={id} x2="1" y2="1">
        {metal.stops.map((colour, i) => (
          <stop key={colour} offset={i / 2} stop-color={colour} />
        ))}
      </linearGradient>
      <rect x="-12" y="-15.500" width="24" height="33" rx="2.500" fill="#000" opacity=".4" />
      <rect
        x="-12"
        y="-17"
        width="24"
        height="33"
        rx="2.500"
        fill={`url(#${id})`}
        stroke={metal.ink}
        stroke-width=".8"
      />
      <Surface name={metal.name} />
      <path d={metal.sign} {...lines} stroke-width="1.800" />
      <path
        d="M-9.500-14.500h1M8.500-14.500h1M-9.500 13.500h1M8.500 13.500h1"
        {...lines}
        stroke-width="1.600"
      />
    </g>
  );
}

/** Each metal has a surface of its own. */
function Surface({ name }: { name: string }): JSX.Element | null {
  const drawn: Record<string, string> = {
    bismuth: "M-12 4H-8V8H-4V12H0V16M12-6H9V-10H5V-14H1V-17",
    zinc: "M-12-8L-4-12L2-17M-12 4L-3-2L4-9L12-12M-6 16L0 6L8 3L12 5M-3-2L0 6M4-9L8 3",
    copper: "M-12-10Q0-6 12-10M-12 12Q0 8 12 12",
    silver: "M-12 10L10-17M-12 14L12-15",
  };
  const d = drawn[name];
  return d ? <path d={d} fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1" /> : null;
}

/** Chalk never draws a line as it should be: two that nearly agree. */
function Chalk({ d }: { d: string }): JSX.Element {
  return (
    <g fill="none" stroke={CHALK} stroke-linecap="round">
      <path d={d} stroke-width="1.100" opacity=".6" />
      <path d={d} stroke-width=".5" opacity=".5" transform="translate(.8 .6) rotate(.3)" />
    </g>
  );
}

function Defs(): JSX.Element {
  return (
    <defs>
      <radialGradient id="box-aurum-slate">
        <stop stop-color="#3d464b" />
        <stop offset="1" stop-color="#1e2427" />
      </radialGradient>
      <radialGradient id="box-aurum-glow">
        <stop stop-color="#ffd75e" stop-opacity=".7" />
        <stop offset="1" stop-color="#ffd75e" stop-opacity="0" />
      </radialGradient>
      <linearGradient id="box-aurum-brass" x2="1" y2="1">
        <stop stop-color="#f3d98a" />
        <stop offset=".5" stop-color="#a97c2c" />
        <stop offset="1" stop-color="#e2bf66" />
      </linearGradient>
    </defs>
  );
}

const CORNERS = METALS.map((_, i) => onCircle(X, Y, 47, i / 5));
const TURNS = [0, 8, 14, -14, -8];

function Frame(): JSX.Element {
  return (
    <>
      <rect
        x="2.500"
        y="2.500"
        width="155"
        height="115"
        rx="6"
        fill="none"
        stroke="url(#box-aurum-brass)"
        stroke-width="3.500"
      />
      <path
        d="M9 9v.01M151 9v.01M9 111v.01M151 111v.01"
        stroke="#f3d98a"
        stroke-width="3.500"
        stroke-linecap="round"
      />
    </>
  );
}

export function AurumBox(): JSX.Element {
  return (
    <>
      <Defs />
      <path fill="url(#box-aurum-slate)" d="M0 0H160V120H0Z" />
      <Chalk d={disc(X, Y, 46) + disc(X, Y, 30)} />
      <Chalk d={polygon([0, 2, 4, 1, 3].map((i) => CORNERS[i]!))} />
      <Chalk d="M10 104h22M10 109h14M128 14h20M134 19h14M14 16l8 12h-16ZM140 100l8 12h-16Z" />
      <circle cx={X} cy={Y} r="34" fill="url(#box-aurum-glow)" />
      {METALS.map((metal, i) => {
        const [x, y] = CORNERS[i]!;
        return (
          <Plate
            key={metal.name}
            metal={metal}
            x={X + (x - X) * 1.12}
            y={Y + (y - Y) * 0.8}
            turn={TURNS[i]!}
            scale={0.86}
          />
        );
      })}
      <Plate metal={GOLD} x={X} y={Y + 0.5} turn={0} scale={1.05} />
      <Frame />
    </>
  );
}
