import type { JSX } from "preact";
import { pane } from "./geometry";

/** The fan of glass in the open drawer. */
const GLASS = ["#ffd23f", "#e4573a", "#1fab80", "#2f8fd2", "#ab64b7"];

/** The four drawers that are shut, each with a knob in the colour of its world. */
const DRAWERS = [
  { x: 5, y: 17.5, knob: "#2f8fd2" },
  { x: 16.75, y: 17.5, knob: "#d5452c" },
  { x: 5, y: 23.5, knob: "#e58ab0" },
  { x: 16.75, y: 23.5, knob: "#f0c032" },
];

/** The small box: five drawers, and light comes out of the first. */
export function Logo({ size = 32 }: { size?: number }): JSX.Element {
  return (
    <svg class="logo" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect x="2.500" y="3" width="27" height="28" rx="3" fill="#6f4a2b" />
      <rect x="1.500" y="1" width="29" height="4" rx="1.500" fill="#a9794d" />
      <path fill="#1d1f2b" d="M5 16V7a1 1 0 0 1 1-1H26a1 1 0 0 1 1 1V16Z" />
      <g stroke="#1d1f2b" stroke-width=".6">
        {GLASS.map((hue, i) => (
          <path key={hue} d={pane(16, 15.7, 3.2, 9.3, i - 2.5, 10)} fill={hue} />
        ))}
      </g>
      <path fill="#fff3c4" d="M13.200 15.700a2.800 2.800 0 0 1 5.600 0Z" />
      {DRAWERS.map(({ x, y, knob }) => (
        <g key={knob}>
          <rect x={x} y={y} width="10.250" height="5" rx="1" fill="#c79a6b" />
          <circle cx={x + 5.125} cy={y + 2.5} r="1.350" fill={knob} stroke="#4a2f1a" stroke-width=".6" />
        </g>
      ))}
    </svg>
  );
}
