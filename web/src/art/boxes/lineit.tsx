// Line-it: the map of a metro that is being built.

import type { JSX } from "preact";
import { disc, polygon, star } from "../geometry";

const LINES = [
  { hue: "#d5452c", path: "M-6 30H34L62 58H98L128 28H166" },
  { hue: "#0f76bd", path: "M20 126V96L44 72V40L72 12H104L132 40V74L150 92H166" },
  { hue: "#0b8f69", path: "M-6 92H22L44 114" },
  { hue: "#0b8f69", path: "M58 126L76 108H112L132 88L166 54" },
  { hue: "#e2a100", path: "M-6 62H24L34 72H74L98 96V126" },
] as const;

type Shape = "disc" | "diamond" | "triangle" | "star";

const SHAPES: Readonly<Record<Shape, (x: number, y: number) => string>> = {
  disc: (x, y) => disc(x, y, 6),
  diamond: (x, y) =>
    polygon([
      [x, y - 7.5],
      [x + 7.5, y],
      [x, y + 7.5],
      [x - 7.5, y],
    ]),
  triangle: (x, y) =>
    polygon([
      [x, y - 7.5],
      [x + 7.5, y + 5.5],
      [x - 7.5, y + 5.5],
    ]),
  star: (x, y) => star(x, y, 5, 8.5, 4.2),
};

const STATIONS: readonly { at: [number, number]; shape: Shape; hue: string; number: number }[] = [
  { at: [16, 30], shape: "disc", hue: "#d5452c", number: 4 },
  { at: [84, 58], shape: "disc", hue: "#d5452c", number: 9 },
  { at: [150, 28], shape: "disc", hue: "#d5452c", number: 12 },
  { at: [44, 48], shape: "diamond", hue: "#0f76bd", number: 2 },
  { at: [88, 12], shape: "diamond", hue: "#0f76bd", number: 5 },
  { at: [132, 60], shape: "diamond", hue: "#0f76bd", number: 8 },
  { at: [78, 107], shape: "triangle", hue: "#0b8f69", number: 6 },
  { at: [12, 92], shape: "triangle", hue: "#0b8f69", number: 1 },
  { at: [86, 84], shape: "star", hue: "#e2a100", number: 3 },
];

function Station({ at: [x, y], shape, hue, number }: (typeof STATIONS)[number]): JSX.Element {
  return (
    <>
      <path
        d={SHAPES[shape](x, y)}
        fill="#fffdf8"
        stroke={hue}
        stroke-width="2.600"
        stroke-linejoin="round"
      />
      <text
        x={x}
        y={y + (shape === "triangle" ? 4 : 2.6)}
        fill="#1f2430"
        text-anchor="middle"
        style={{ font: "700 7px system-ui, sans-serif" }}
      >
        {number}
      </text>
    </>
  );
}

/** An interchange hall where cards wait. */
function Hall({ x, y }: { x: number; y: number }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x="-13"
        y="-6.500"
        width="26"
        height="13"
        rx="6.500"
        fill="#fffdf8"
        stroke="#1f2430"
        stroke-width="2.400"
      />
      <path
        d="M-7-2.500h3.500v5h-3.500zM-1.750-2.500h3.500v5h-3.500zM3.500-2.500h3.500v5h-3.500z"
        fill="#1f2430"
      />
    </g>
  );
}

export function LineitBox(): JSX.Element {
  return (
    <>
      <path fill="#f3eee2" d="M0 0H160V120H0Z" />
      <path
        d="M-10 108C30 84 46 96 70 84S112 40 170 58V84C120 66 104 104 78 108S30 110-10 134Z"
        fill="#cfe4ec"
      />
      <path d="M108 0H160V18H126ZM0 0H26L0 20Z" fill="#dde6cd" />
      {LINES.map(({ hue, path }) => (
        <g key={path} fill="none" stroke-linejoin="round" stroke-linecap="round">
          <path d={path} stroke="#f3eee2" stroke-width="8" />
          <path d={path} stroke={hue} stroke-width="5" />
        </g>
      ))}
      <Hall x={121} y={34.5} />
      <Hall x={44} y={72} />
      {STATIONS.map((station) => (
        <Station key={station.at.join()} {...station} />
      ))}
      <g transform="translate(116 101)">
        <rect x="-2" y="-9" width="38" height="15" rx="3" fill="#1f2430" />
        <path
          d="M3-1.500H20M15-6l5 4.500l-5 4.500M24-6l5 4.500l-5 4.500"
          fill="none"
          stroke="#ffd23f"
          stroke-width="2"
        />
      </g>
      <path
        d={SHAPES.disc(40, 94)}
        fill="none"
        stroke="#8b8577"
        stroke-width="1.800"
        stroke-dasharray="2.500 2.500"
      />
    </>
  );
}
