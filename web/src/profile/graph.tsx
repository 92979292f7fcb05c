// A rating from game to game: a line, and the same numbers as a table for whoever does not see it.

import type { JSX } from "preact";
import type { RatingPoint } from "../wire/wire";
import { say } from "../words";
import { Numbers } from "./game";
import { dateText } from "./words";

const WIDTH = 640;
const HEIGHT = 200;
const AREA = { left: 62, right: WIDTH - 12, top: 16, bottom: HEIGHT - 16 };
const STEPS = [25, 50, 100, 200, 500, 1000];
const MOST_LINES = 5;
const LEAST = 100; // points from the lowest to the highest line, at least
const MOST_MARKS = 40; // more games than that have no marks of their own

/** The lines of the grid: round numbers around all ratings. */
export function linesOf(values: readonly number[]): number[] {
  const middle = (Math.min(...values) + Math.max(...values)) / 2;
  const half = Math.max(LEAST, Math.max(...values) - Math.min(...values)) / 2;
  const step = STEPS.find((one) => (2 * half) / one <= MOST_LINES) ?? 2000;
  const [from, to] = [Math.floor((middle - half) / step), Math.ceil((middle + half) / step)];
  return Array.from({ length: to - from + 1 }, (_, i) => (from + i) * step);
}

function Lines({ lines, y }: { lines: number[]; y(value: number): number }): JSX.Element {
  return (
    <>
      {lines.map((value) => (
        <g key={value}>
          <path class="graph-grid" d={`M${AREA.left} ${y(value)}H${AREA.right}`} />
          <text x={AREA.left - 8} y={y(value) + 4} text-anchor="end">
            {value}
          </text>
        </g>
      ))}
    </>
  );
}

export function Graph({ points }: { points: readonly RatingPoint[] }): JSX.Element {
  const values = points.map(({ value }) => value);
  const lines = linesOf(values);
  const [low, high] = [lines[0]!, lines.at(-1)!];
  const wide = (AREA.right - AREA.left) / Math.max(1, points.length - 1);
  const x = (game: number): number => AREA.left + wide * game;
  const y = (value: number): number =>
    AREA.bottom - ((AREA.bottom - AREA.top) * (value - low)) / (high - low);
  const places = values.map((value, game) => [x(game), y(value)] as const);
  const marked = points.length > MOST_MARKS ? places.slice(-1) : places;
  return (
    <figure class="graph">
      <figcaption>{say("profile-graph")}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={said(values)}>
        <Lines lines={lines} y={y} />
        <polyline class="graph-line" points={places.join(" ")} />
        {marked.map(([cx, cy], i) => (
          <circle key={i} class="graph-mark" cx={cx} cy={cy} r={4} />
        ))}
      </svg>
      <details>
        <summary>{say("profile-as-table")}</summary>
        <Numbers
          title={say("profile-graph")}
          heads={[say("profile-date"), say("profile-rating")]}
          rows={[...points].reverse().map(({ at, value }) => [dateText(at), value])}
        />
      </details>
    </figure>
  );
}

/** The graph in a sentence. */
const said = (values: readonly number[]): string =>
  say("profile-graph-text", {
    games: values.length,
    least: String(Math.min(...values)),
    most: String(Math.max(...values)),
    last: String(values.at(-1)),
  });
