// A bid in glass: beads for the tricks that are meant, and over them a pane that lights up for each trick won.

import type { JSX } from "preact";
import { standing, type Bid } from "./read";

const COLUMN = 11;
const HEIGHT = 23;

/** A glass drop with its highlight. */
export function Bead({
  kind,
  x = 6,
  y = 6,
  r = 4.6,
}: {
  kind: string;
  x?: number;
  y?: number;
  r?: number;
}): JSX.Element {
  return (
    <g class={`luz-bead luz-bead-${kind}`}>
      <circle cx={x} cy={y} r={r} />
      <ellipse class="luz-glint" cx={x - r * 0.3} cy={y - r * 0.38} rx={r * 0.36} ry={r * 0.24} />
    </g>
  );
}

/** What stands in a column of the row of beads: a yellow bead, the blue one, or none under a trick too many. */
function beadKind(column: number, bid: Bid): string {
  if (column < bid.beads) return "bet";
  if (bid.safety && column === bid.beads) return "safety";
  return bid.beads === 0 && !bid.safety && column === 0 ? "none" : "";
}

function paneKind(column: number, bid: Bid, won: number): string {
  if (column >= won) return "dark";
  const kind = beadKind(column, bid);
  return kind === "bet" || kind === "safety" ? "lit" : "over";
}

function Column({ column, bid, won }: { column: number; bid: Bid; won: number }): JSX.Element {
  const x = column * COLUMN;
  const [bead, pane] = [beadKind(column, bid), paneKind(column, bid, won)];
  return (
    <g>
      {(bead !== "none" || pane === "over") && (
        <rect class={`luz-light luz-light-${pane}`} x={x + 1.5} y="1" width="8" height="9" rx="1.500" />
      )}
      {pane === "over" && <path class="luz-crack" d={`M${x + 3} 2.500l5 6m0-6l-5 6`} />}
      {bead && <Bead kind={bead} x={x + 5.5} y={17} />}
    </g>
  );
}

/** The bid of a seat and the tricks it has won. A seat that has not bid shows nothing. */
export function Beads({ bid, won }: { bid: Bid | null; won: number }): JSX.Element | null {
  if (!bid) return null;
  const columns = Math.max(bid.beads + Number(bid.safety), won, 1);
  const width = columns * COLUMN;
  return (
    <svg
      class={`luz-beads luz-${standing(bid, won).kind}`}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={width}
      height={HEIGHT}
      aria-hidden="true"
    >
      {Array.from({ length: columns }, (_, column) => (
        <Column key={column} column={column} bid={bid} won={won} />
      ))}
    </svg>
  );
}
