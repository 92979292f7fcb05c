import type { JSX } from "preact";
import type { LineitView } from "../../wire/lineit";
import { useTouch } from "../parts/touch";
import { Ticket } from "./art";
import type { Hold } from "./hold";
import { additionAt, cardAt, type Spot } from "./read";
import { addName } from "./words";

interface CardProps {
  view: LineitView;
  spot: Spot;
  hold: Hold;
  asking: boolean; // whether a card is asked of us now
}

/** A card that one can touch, hold and drag. */
export function OwnCard({ view, spot, hold, asking }: CardProps): JSX.Element {
  const card = cardAt(view, spot)!;
  const addition = additionAt(view, spot);
  const by = hold.dragged?.spot === spot ? hold.dragged.by : null;
  const [open, chosen] = [hold.isOpen(spot), hold.chosen === spot];
  const state = asking ? (open ? "lineit-invites" : "lineit-dim") : "";
  const fits = open && addition?.rule === null ? "lineit-fits" : "";
  return (
    <button
      type="button"
      class={`lineit-card ${state} ${fits} ${chosen ? "lineit-chosen" : ""} ${by ? "lineit-dragged" : ""}`}
      style={by ? { translate: `${by.x}px ${by.y}px` } : undefined}
      data-spot={spot}
      aria-pressed={chosen}
      aria-disabled={!open}
      {...useTouch(spot, hold)}
      onPointerEnter={(event) => event.pointerType === "mouse" && hold.ask(spot)}
      onPointerLeave={() => hold.ask(null)}
      onContextMenu={(event) => event.preventDefault()}
    >
      <span class="unseen">{addName(card, addition)}</span>
      <Ticket card={card} />
      {open && addition?.jackpot ? (
        <b class="lineit-prize" aria-hidden="true">
          +{addition.jackpot}
        </b>
      ) : null}
    </button>
  );
}
