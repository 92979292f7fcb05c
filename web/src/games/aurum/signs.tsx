// Small things that are drawn in many places: crucibles, nuggets, and the marks of the teams.

import type { JSX } from "preact";
import type { AurumView, Side } from "../../wire/aurum";
import { say } from "../../words";
import { figure } from "../parts/words";
import { standing, type Standing } from "./read";

const COLUMN = 12;
const MOST = 10; // crucibles in a row; what is more is told by the number alone

/** What a crucible stands for: a trick still to come, one that was predicted, one too many. */
type Filling = "empty" | "full" | "excess";

function Crucible({ filling, x = 0 }: { filling: Filling; x?: number }): JSX.Element {
  return (
    <g class={`aurum-crucible aurum-${filling}`} transform={`translate(${x} 0)`}>
      <path d="M1 3.500H11L9.300 12.500H2.700Z" />
      <ellipse cx="6" cy="3.500" rx="5" ry="1.900" />
      {filling === "excess" && <path class="aurum-slag" d="M4 7L8 11M8 7L4 11" />}
    </g>
  );
}

/** A row of crucibles: as many as predicted, filled by the tricks that were won, and those that are too many. */
export function Crucibles({ prediction, won }: Pick<Side, "prediction" | "won">): JSX.Element | null {
  const count = Math.min(Math.max(prediction ?? 0, won), MOST);
  if (!count) return null;
  const filling = (i: number): Filling =>
    i >= won ? "empty" : prediction === null || i < prediction ? "full" : "excess";
  return (
    <svg class="aurum-crucibles" viewBox={`0 0 ${count * COLUMN} 14`} width={count * COLUMN} height="14">
      {Array.from({ length: count }, (_, i) => (
        <Crucible key={i} filling={filling(i)} x={i * COLUMN} />
      ))}
    </svg>
  );
}

/** Tricks that a seat has won, as one crucible with their number. */
export function Won({ won }: { won: number }): JSX.Element {
  return (
    <span class="aurum-figure" title={say("aurum-web-won")}>
      <svg class="aurum-icon" viewBox="0 0 12 14">
        <Crucible filling={won ? "full" : "empty"} />
      </svg>
      {won}
    </span>
  );
}

const SIGNS: Readonly<Record<Standing, string>> = {
  none: "",
  needs: "M5 1V9M1.500 5.500L5 9L8.500 5.500",
  exact: "M1 5.500L4 8.500L9 1.500",
  over: "M5 1V9M1 5H9",
};

/** "2/3" with a sign: still to come, exact, too many. */
export function Count({ side }: { side: Side }): JSX.Element | null {
  const { kind } = standing(side);
  if (kind === "none") return null;
  return (
    <span class={`aurum-count aurum-${kind}`}>
      {side.won}/{side.prediction}
      <svg class="aurum-standing" viewBox="0 0 10 10">
        <path d={SIGNS[kind]} />
      </svg>
    </span>
  );
}

/** What a side would score if the round ended now. */
export function Worth({ side }: { side: Side }): JSX.Element | null {
  if (side.points === null) return null;
  return (
    <span class="aurum-worth" title={say("aurum-web-worth-says")}>
      = {side.points}
    </span>
  );
}

export function Nugget(): JSX.Element {
  return (
    <svg class="aurum-icon aurum-nugget" viewBox="0 0 16 14">
      <path d="M2 8L4.500 2.500L9.500 1L14 4.500L15 9.500L10.500 13L4 12.500Z" />
      <path class="aurum-facet" d="M4.500 2.500L7.500 6L14 4.500M7.500 6L2 8M7.500 6L10.500 13" />
    </svg>
  );
}

/** What a seat has so far: nuggets, or points. */
export function Total({ view, score }: { view: AurumView; score: number }): JSX.Element {
  if (view.scoring === "points") return <span title={say("aurum-web-points")}>{figure(score)}</span>;
  return (
    <span class="aurum-nuggets" title={say("aurum-web-nuggets")}>
      {Array.from({ length: score }, (_, i) => (
        <Nugget key={i} />
      ))}
    </span>
  );
}

/** Fire and water: the two teams. */
const TEAMS = ["M6 1.500L11.500 11H.500Z", "M6 10.500L.500 1H11.500Z"] as const;

/** The mark of a team; with three players there are none. */
export function TeamMark({ view, side }: { view: AurumView; side: number }): JSX.Element | null {
  if (view.players !== 4) return null;
  return (
    <svg class={`aurum-icon aurum-team aurum-team-${side}`} viewBox="0 0 12 12">
      <path d={TEAMS[side]!} />
    </svg>
  );
}

/** It wins. */
export function Crown(): JSX.Element {
  return (
    <svg class="aurum-crown" viewBox="0 0 14 12">
      <path d="M1.500 10.500L1 3L4.500 6L7 1.500L9.500 6L13 3L12.500 10.500Z" />
    </svg>
  );
}

/** It is the lowest. */
export function Low(): JSX.Element {
  return (
    <svg class="aurum-low" viewBox="0 0 14 12">
      <path d="M2 2.500L7 9.500L12 2.500Z" />
    </svg>
  );
}
