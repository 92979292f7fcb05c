// Our own cards, in the hand and on the trays.

import type { JSX } from "preact";
import { say } from "../../words";
import type { Size } from "../parts/box";
import { Traveller } from "../parts/travel";
import { useTouch } from "../parts/touch";
import type { Draft } from "./draft";
import type { Hold } from "./hold";
import { Lying } from "./lying";
import { Front, type Format } from "./print";
import { cardOf, discardOf, idsOf, isSettled, lowerHand } from "./read";
import type { Shown } from "./seat";
import { fullName } from "./words";

const GAP = 5;
const LEAST = 44; // px; no card that can be touched is narrower
const ROOM = 10; // px at both sides of the table together
const LOW = 440; // px; on a lower table cards are smaller
const WIDE = 400; // px; on a low table that is wider the plate stands beside the hand, as in own.css
const BESIDE = 120; // px that it takes there

interface HandShape {
  columns: number;
  width: number; // of a card
  format: Format;
}

/**
 * How a hand is laid out: one row of whole cards, or rows of squares where there are too many. Cards that are only
 * kept, while the sets are turned up, need less room.
 */
export function handShape(count: number, { width, height }: Size, isKept = false): HandShape {
  const room = width - ROOM - (height <= LOW && width >= WIDE ? BESIDE : 0);
  const inRow = (columns: number): number => Math.floor((room - GAP * (columns - 1)) / columns);
  const most = isKept || height <= LOW ? 50 : width < 560 ? 64 : 84;
  if (inRow(Math.max(5, count)) >= LEAST)
    return { columns: count, width: Math.min(most, inRow(Math.max(5, count))), format: "whole" };
  const fitting = Math.floor((room + GAP) / (LEAST + GAP));
  const columns = Math.ceil(count / Math.ceil(count / fitting));
  return { columns, width: Math.min(most, inRow(columns), 56), format: "square" };
}

/** Cards that are kept already have the name by which the next round knows them. */
export const travelId = (view: Shown["view"], id: string): string =>
  `${view.round + (isSettled(view) ? 1 : 0)}-${id}`;

interface OwnProps {
  id: string;
  slot: number;
  format: Format;
  chosen: boolean;
  hold: Hold;
  says: string;
  travel: string;
  from: string;
}

/** A card of ours that can be touched and dragged. */
export function OwnCard({ id, slot, format, chosen, hold, says, travel, from }: OwnProps): JSX.Element {
  const by = hold.dragged?.id === id ? hold.dragged.by : null;
  return (
    <Traveller as="span" card={travel} from={from} class={`dragonegg-lying ${by ? "dragonegg-lifted" : ""}`}>
      <button
        type="button"
        class={`dragonegg-own ${chosen ? "dragonegg-chosen" : ""}`}
        data-card={id}
        data-slot={slot}
        aria-label={says}
        aria-pressed={chosen}
        style={by ? { translate: `${by.x}px ${by.y}px` } : undefined}
        onContextMenu={(event) => event.preventDefault()}
        {...useTouch(id, hold)}
      >
        <Front card={cardOf(id)} format={format} />
      </button>
    </Traveller>
  );
}

interface HandProps {
  table: Shown;
  draft: Draft;
  hold: Hold;
  size: Size;
}

/** The hand at the lower edge. A card that lies on a tray leaves its place empty, so that nothing jumps. */
export function Hand({ table, draft, hold, size }: HandProps): JSX.Element {
  const { view, chosen, still } = table;
  const cards = lowerHand(view);
  const shape = handShape(cards.length, size, isSettled(view));
  const discarded = discardOf(chosen);
  const first = cards.indexOf(discarded);
  return (
    <ol
      class={`dragonegg-hand dragonegg-hand-${shape.format} ${isSettled(view) ? "dragonegg-kept" : ""}`}
      style={{ "--columns": shape.columns, "--card": `${shape.width}px` }}
      aria-label={say("dragonegg-web-own")}
    >
      {idsOf(cards).map((id, slot) => {
        const card = cards[slot] ?? null;
        return (
          <li key={id}>
            {card === null || !hold.canTouch ? (
              <Known {...{ card, still }} format={shape.format} travel={travelId(view, id)} />
            ) : (
              !draft.places.includes(id) && (
                <OwnCard
                  {...{ id, slot, hold }}
                  format={shape.format}
                  chosen={discarded !== null && slot === first}
                  says={fullName(card)}
                  travel={travelId(view, id)}
                  from="deck"
                />
              )
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** A card in the hand with which nothing can be done now. */
function Known(props: { card: string | null; format: Format; still: boolean; travel: string }): JSX.Element {
  const { card, format, still, travel } = props;
  return (
    <>
      {card && <span class="unseen">{fullName(card)}</span>}
      <Lying card={card} id={travel} from="deck" format={format} still={still} />
    </>
  );
}
