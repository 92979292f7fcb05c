import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../../shell";
import type { LuzView } from "../../wire/luz";
import { say } from "../../words";
import type { TableProps } from "../face";
import "./answers.css";
import { Bead } from "./beads";
import { readBid, slotOf, writeBid, type Bid } from "./read";
import { suitName } from "./words";

/** A move in words, for the button that makes it. */
export function moveText(view: LuzView, move: string): string {
  const slot = slotOf(move);
  const card = view.seat === null || !slot ? undefined : view.hands[view.seat]?.[slot - 1];
  if (slot && card) return say("luz-web-play", { slot, suit: suitName(card.suit) });
  const bid = asBid(move);
  if (!bid) return move;
  const safety = bid.safety ? "yes" : "no";
  return say("luz-web-make-bid", { beads: bid.beads, more: bid.beads + 1, safety });
}

const asBid = (move: string | null | undefined): Bid | null =>
  move && /^bid \d+\+?$/.test(move) ? readBid(move.slice(4)) : null;

/** The numbers of beads that are offered, with the safety bead or without. */
function offered(legal: readonly string[]): number[] {
  const beads = legal.map(asBid).flatMap((bid) => (bid ? [bid.beads] : []));
  return [...new Set(beads)].sort((a, b) => a - b);
}

/** A bead of the picker: it shines when the bid reaches it. */
function Choice({ beads, bid, onPick }: { beads: number; bid: Bid | null; onPick(): void }): JSX.Element {
  const chosen = bid?.beads === beads;
  const lit = bid !== null && beads > 0 && beads <= bid.beads;
  return (
    <button
      type="button"
      class={`luz-choice ${lit ? "luz-lit" : ""}`}
      aria-pressed={chosen}
      aria-label={say("luz-web-bead-count", { count: beads })}
      onClick={onPick}
    >
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <Bead kind={beads ? "bet" : "none"} />
      </svg>
      <span>{beads}</span>
    </button>
  );
}

function Safety({ on, onTurn }: { on: boolean; onTurn(): void }): JSX.Element {
  return (
    <button
      type="button"
      class={`luz-choice luz-safety ${on ? "luz-lit" : ""}`}
      aria-pressed={on}
      aria-label={say("luz-web-safety")}
      title={say("luz-web-safety-says")}
      onClick={onTurn}
    >
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <Bead kind="safety" />
      </svg>
      <span>+</span>
    </button>
  );
}

/**
 * The bid picker. A bid counts for the whole round, so it is put together bead by bead and made by its button.
 * What was chosen by key shows here too, and the page has the button for it.
 */
export function Answers(props: TableProps<LuzView>): JSX.Element | null {
  const [draft, setDraft] = useState<{ beads: number | null; safety: boolean }>({
    beads: null,
    safety: false,
  });
  const beads = offered(props.legal);
  if (!beads.length) return null;
  const byPage = asBid(props.chosen);
  const bid = byPage ?? (draft.beads === null ? null : { beads: draft.beads, safety: draft.safety });
  const put = (next: Partial<Bid>): void => {
    setDraft({ beads: bid?.beads ?? null, safety: bid?.safety ?? draft.safety, ...next });
    if (byPage) props.onChoose?.(null);
  };
  return (
    <div class="luz-answers">
      <div class="luz-answers-in">
        <div class="luz-choices" role="group" aria-label={say("luz-web-beads")}>
          {beads.map((count) => (
            <Choice key={count} beads={count} bid={bid} onPick={() => put({ beads: count })} />
          ))}
        </div>
        <Safety
          on={bid?.safety ?? draft.safety}
          onTurn={() => put({ safety: !(bid?.safety ?? draft.safety) })}
        />
        {!byPage && (
          <Button kind="primary" disabled={!bid} onClick={() => bid && props.onMove(writeBid(bid))}>
            {bid ? moveText(props.view, writeBid(bid)) : say("luz-web-pick")}
          </Button>
        )}
      </div>
    </div>
  );
}
