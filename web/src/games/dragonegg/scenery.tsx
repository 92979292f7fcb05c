// What the two trays stand for: far hills behind the strong set, the near table under the weak one.

import type { JSX } from "preact";
import { disc } from "../../art/geometry";
import type { Row } from "./read";

const many = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

const RIDGES = {
  back: "M0 70L40 34L62 52L98 16L132 50L156 30L206 62L240 40L300 74V100H0Z",
  front: "M0 84Q40 60 84 78T168 72T240 80T300 72V100H0Z",
};
const SNOW = "M89 25L98 16L107 25L102 29L98 25L93 30ZM149 36L156 30L164 35L158 39Z";
const CUTS = many(22)
  .map((i) => `M${6 + i * 13.5} ${86 + (i % 3) * 3}l${4 + (i % 2) * 2} ${6 + (i % 4)}`)
  .join("");

function Hills(): JSX.Element {
  return (
    <>
      <path class="dragonegg-far-sun" d={disc(226, 24, 12)} />
      <path class="dragonegg-far-back" d={RIDGES.back} />
      <path class="dragonegg-far-snow" d={SNOW} />
      <path class="dragonegg-far-front" d={RIDGES.front} />
      <path class="dragonegg-far-cuts" d={CUTS} />
    </>
  );
}

/** The grain of the planks. */
const GRAIN = many(5)
  .map(
    (i) => `M${14 + i * 58} 44q18 -5 34 0t22 0M${30 + i * 54} 66q14 4 30 0t20 1M${6 + i * 60} 88q20 -5 36 0`,
  )
  .join("");

function TableTop(): JSX.Element {
  return (
    <>
      <path class="dragonegg-near-top" d="M14 28H286L300 92V100H0V92Z" />
      <path class="dragonegg-near-planks" d="M0 92H300M9 50H291M4 72H296M14 28H286" />
      <path class="dragonegg-near-grain" d={GRAIN} />
      <path class="dragonegg-near-bowl" d="M256 16H284C284 26 278 31 270 31S256 26 256 16ZM263 31H277" />
    </>
  );
}

/** The picture behind a tray, cut to whatever room there is. */
export function Scenery({ row }: { row: Row }): JSX.Element {
  return (
    <svg
      class="dragonegg-scenery"
      viewBox="0 0 300 100"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      {row === "strong" ? <Hills /> : <TableTop />}
    </svg>
  );
}
