// How the totals went, round by round: a line for each seat, told apart by its dashes and marks as well.

import type { JSX } from "preact";
import { polygon, star, disc } from "../../art/geometry";
import { listed, say } from "../../words";
import "./chart.css";
import { figure } from "./words";

const WIDTH = 340;
const HEIGHT = 210;
const AREA = { left: 32, top: 12, bottom: HEIGHT - 24 };
const MARK = 26; // px from the end of a line to its name, with the mark between
const ROOM = { least: 66, most: 130 }; // px for names
const DASHES = ["none", "7 4", "2 4", "10 3 2 3", "14 5"];
const LEAST = 5; // the scale reaches at least that high, unless the game says otherwise
const MOST_NUMBERS = 10; // along the lower edge
const APART = 15; // px between two names at the ends of their lines

/** The mark of a seat: disc, square, triangle, diamond, star. */
const MARKS: readonly ((x: number, y: number) => string)[] = [
  (x, y) => disc(x, y, 4.5),
  (x, y) =>
    polygon([
      [x - 4, y - 4],
      [x + 4, y - 4],
      [x + 4, y + 4],
      [x - 4, y + 4],
    ]),
  (x, y) =>
    polygon([
      [x, y - 5.5],
      [x + 5, y + 4],
      [x - 5, y + 4],
    ]),
  (x, y) =>
    polygon([
      [x, y - 6],
      [x + 5, y],
      [x, y + 6],
      [x - 5, y],
    ]),
  (x, y) => star(x, y, 5, 6.5, 3),
];

/** Numbers for the lines of the grid: five or so, round ones. */
export function gridOf(least: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((one) => (most - least) / one <= 5) ?? 200;
  const [from, to] = [Math.floor(least / step), Math.ceil(most / step)];
  return Array.from({ length: to - from + 1 }, (_, i) => (from + i) * step);
}

/** Names beside the ends of their lines, moved apart where lines end together. */
export function spread(wanted: readonly number[]): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!);
  const found = [...wanted];
  order.forEach((seat, i) => {
    if (i) found[seat] = Math.max(found[seat]!, found[order[i - 1]!]! + APART);
  });
  const below = Math.max(0, (found[order.at(-1)!] ?? 0) - AREA.bottom);
  return found.map((y) => y - below);
}

interface Scale {
  right: number; // where lines end
  x(round: number): number;
  y(total: number): number;
}

function scaleOf(least: number, most: number, rounds: number, room: number): Scale {
  const { left, top, bottom } = AREA;
  const right = WIDTH - MARK - room;
  return {
    right,
    x: (round) => left + ((right - left) * round) / rounds,
    y: (total) => bottom - ((bottom - top) * (total - least)) / (most - least),
  };
}

interface GridProps {
  values: number[];
  rounds: number;
  scale: Scale;
}

function Grid({ values, rounds, scale: { right, x, y } }: GridProps): JSX.Element {
  const every = Math.ceil(rounds / MOST_NUMBERS);
  const numbers = Array.from({ length: rounds }, (_, i) => i + 1).filter((round) => round % every === 0);
  return (
    <>
      {values.map((value) => (
        <g key={value}>
          <path class={value ? "chart-grid" : "chart-zero"} d={`M${AREA.left} ${y(value)}H${right}`} />
          <text x={AREA.left - 6} y={y(value) + 4} text-anchor="end">
            {figure(value)}
          </text>
        </g>
      ))}
      {numbers.map((round) => (
        <text key={round} x={x(round)} y={HEIGHT - 6} text-anchor="middle">
          {round}
        </text>
      ))}
    </>
  );
}

interface LineProps {
  seat: number;
  name: string;
  totals: readonly number[];
  end: number; // where the name stands
  scale: Scale;
}

function Line({ seat, name, totals, end, scale: { right, x, y } }: LineProps): JSX.Element {
  const mark = MARKS[seat]!;
  const points = totals.map((total, round) => [x(round), y(total)] as const);
  return (
    <g class={`chart-${seat}`}>
      <polyline class="chart-line" stroke-dasharray={DASHES[seat]} points={points.join(" ")} />
      <path class="chart-mark" d={points.map((point) => mark(...point)).join("")} />
      <path class="chart-mark" d={mark(right + MARK - 10, end)} />
      <text class="chart-name" x={right + MARK} y={end + 4}>
        {shortened(name)}
      </text>
    </g>
  );
}

interface ChartProps {
  names: readonly string[];
  totals: readonly (readonly number[])[]; // of every seat, before the first round and after each
  rounds?: number; // of the whole game, if that is known
  least?: number; // how high the scale reaches at least
}

export function TotalsChart({ names, totals, rounds = 1, least = LEAST }: ChartProps): JSX.Element {
  const grid = gridOf(Math.min(0, ...totals.flat()), Math.max(least, ...totals.flat()));
  const count = Math.max(rounds, ...totals.map((line) => line.length - 1));
  const room = Math.min(ROOM.most, Math.max(ROOM.least, ...names.map(widthOf)));
  const scale = scaleOf(grid[0]!, grid.at(-1)!, count, room);
  const ends = spread(totals.map((line) => scale.y(line.at(-1)!)));
  const said = listed(
    totals.map((line, seat) => lineName(names[seat]!, line)),
    "table-then",
  );
  return (
    <figure class="chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={say("table-chart")}>
        <desc>{said}</desc>
        <Grid values={grid} rounds={count} scale={scale} />
        {totals.map((line, seat) => (
          <Line key={seat} seat={seat} name={names[seat]!} totals={line} end={ends[seat]!} scale={scale} />
        ))}
      </svg>
    </figure>
  );
}

/** About how wide a name is, in px: letters of Chinese and Japanese are as wide as high. */
const widthOf = (name: string): number =>
  [...name].reduce((width, letter) => width + (letter > "\u2e80" ? 12 : 7), 0);

function shortened(name: string): string {
  if (widthOf(name) <= ROOM.most) return name;
  const letters = [...name];
  while (widthOf(letters.join("")) > ROOM.most - 12) letters.pop();
  return `${letters.join("")}…`;
}

const lineName = (name: string, totals: readonly number[]): string =>
  say("table-chart-line", { name, totals: totals.slice(1) });
