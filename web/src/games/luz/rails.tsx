// What your own hand stands in: a wedge under each suit that grows from its lowest card to its highest, and in
// every empty slot what was played from there.

import type { JSX } from "preact";
import type { Card, LuzView } from "../../wire/luz";
import { bottomSeat } from "../parts/seats";
import { RATIO, type Frame, type Row } from "./frame";
import { ownRows, ownSpots } from "./layout";
import { suitGroups } from "./read";

interface Spot {
  x: number;
  y: number;
}

function Wedge({ from, to, card }: { from: Spot; to: Spot; card: number }): JSX.Element {
  const [left, right] = [from.x - card / 2 + 2, to.x + card / 2 - 2];
  const y = from.y + (card * RATIO) / 2 + 5.5;
  return (
    <>
      <path class="luz-wedge" d={`M${left} ${y}L${right - 9} ${y - 3}v6Z`} />
      <path class="luz-plus" d={`M${right - 6} ${y}h6m-3 -3v6`} />
    </>
  );
}

/** An empty slot. The card that was played from it is known to all. */
function Ghost({ card, spot, width }: { card: Card; spot: Spot; width: number }): JSX.Element {
  const height = width * RATIO;
  return (
    <g class="luz-ghost">
      <rect
        x={spot.x - width / 2 + 1}
        y={spot.y - height / 2 + 1}
        width={width - 2}
        height={height - 2}
        rx="6"
      />
      <text x={spot.x} y={spot.y} dy=".36em">
        {card.rank}
      </text>
    </g>
  );
}

function Run({
  hand,
  slots,
  spots,
  row,
}: {
  hand: readonly Card[];
  slots: number[];
  spots: Spot[];
  row: Row;
}): JSX.Element {
  const [first, last] = [slots[0]!, slots.at(-1)!];
  const played = slots.filter((slot) => hand[slot - 1]!.played);
  return (
    <g class={`luz-${hand[first - 1]!.suit}`}>
      <Wedge from={spots[first - 1]!} to={spots[last - 1]!} card={row.card} />
      {played.map((slot) => (
        <Ghost key={slot} card={hand[slot - 1]!} spot={spots[slot - 1]!} width={row.card} />
      ))}
    </g>
  );
}

export function Rails({ view, frame }: { view: LuzView; frame: Frame }): JSX.Element | null {
  const hand = view.hands[bottomSeat(view)];
  if (!hand) return null;
  const row = frame.own.hand;
  const spots = ownSpots(hand, row);
  const runs = ownRows(hand, row.rows).flatMap((slots) =>
    suitGroups(slots.map((slot) => hand[slot - 1]!)).map((group) => group.slots.map((i) => slots[i - 1]!)),
  );
  return (
    <svg class="luz-rails" width={frame.width} height={frame.height} aria-hidden="true">
      {runs.map((slots) => (
        <Run key={slots[0]} hand={hand} slots={slots} spots={spots} row={row} />
      ))}
    </svg>
  );
}
