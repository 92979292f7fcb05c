// What is no card: coins, bracelets, the egg, counting sticks, and the sign of how strong a set is.

import type { JSX } from "preact";
import { disc } from "../../art/geometry";
import type { Set } from "../../wire/dragonegg";
import { figure } from "../parts/words";
import { Traveller } from "../parts/travel";
import { strengthName } from "./words";

const many = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Small signs on a grid of 16, in the colour of the words beside them. */
const SIGNS = {
  coin: disc(8, 8, 6.5) + "M6 6H10V10H6Z",
  bracelet: disc(8, 8, 4.6) + disc(8, 2.4, 1.2) + disc(12.9, 11, 1.2) + disc(3.1, 11, 1.2),
  deck: "M3 3.500H10.500V14.500H3ZM5.500 3.500V1.500H13V12.500H10.500",
  goal: "M4 15V1.500M4 2.500H13L10.500 5.500L13 8.500H4",
  far: "M1 13L5.500 5L8 9L11 3L15 13Z",
  near: "M1 6H15L13.500 9H2.500ZM4 9V14M12 9V14",
  friend: disc(5.6, 8, 4.1) + disc(10.4, 8, 4.1),
  barya: disc(3.8, 8, 2.8) + "M9.500 5.200H15V10.800H9.500Z",
} as const;
export type Sign = keyof typeof SIGNS;

export function Sign({ sign }: { sign: Sign }): JSX.Element {
  return (
    <svg class={`dragonegg-sign dragonegg-sign-${sign}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={SIGNS[sign]} />
    </svg>
  );
}

interface CountProps {
  sign: Sign;
  count: number;
  title: string;
  fresh?: boolean; // it has just become more
}

/** So many of something. */
export function Count({ sign, count, title, fresh = false }: CountProps): JSX.Element {
  return (
    <span class={`dragonegg-count dragonegg-count-${sign} ${fresh ? "dragonegg-fresh" : ""}`} title={title}>
      <Sign sign={sign} />
      {figure(count)}
    </span>
  );
}

const EGG = "M16 2C23 2 30 15 30 24C30 33 24 39 16 39C8 39 2 33 2 24C2 15 9 2 16 2Z";

/** Scales, row by row; what is outside of the shell is left away. */
const SCALES = [
  [11, 11, 1],
  [17, 6, 2],
  [23, 5, 2],
  [29, 6, 2],
  [34, 11, 1],
]
  .flatMap(([y, x, count]) => many(count!).map((i) => `M${x! + i * 10.5} ${y}q5 6.500 10 0`))
  .join("");

/** The egg, wherever it is. It glows. */
export function Egg({ title }: { title: string }): JSX.Element {
  return (
    <Traveller as="span" card="egg" class="dragonegg-egg" title={title}>
      <svg viewBox="0 0 32 41" aria-hidden="true">
        <path class="dragonegg-egg-shell" d={EGG} />
        <path class="dragonegg-egg-scales" d={SCALES} />
        <path class="dragonegg-egg-shine" d="M8 19C9 13 12 8 15 6.500" />
        <path class="dragonegg-egg-line" d={EGG} />
      </svg>
    </Traveller>
  );
}

/** Points as counting sticks, and as a number for those who do not want to count. Both can travel and fall. */
export function Sticks({
  count,
  id,
  falls = false,
}: {
  count: number;
  id: string;
  falls?: boolean;
}): JSX.Element {
  return (
    <span class={`dragonegg-sticks ${falls ? "dragonegg-falls" : ""}`}>
      {many(count).map((i) => (
        <i key={i} style={{ "--i": i }} />
      ))}
      <Traveller as="span" card={id} class="dragonegg-points">
        {count}
      </Traveller>
    </span>
  );
}

/** How strong a set is: a sign, and words where there is room for them. */
export function Strength({ set }: { set: Set }): JSX.Element {
  return (
    <span class={`dragonegg-strength dragonegg-${set.kind}`}>
      <Sign sign={set.kind} />
      <b class="dragonegg-sum">{set.sum}</b>
      <span class="dragonegg-strength-words">{strengthName(set)}</span>
    </span>
  );
}
