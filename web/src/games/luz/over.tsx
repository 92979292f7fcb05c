// What lies over the table for a moment: what a card can be, an enlarged hand, the cards set aside.

import type { JSX } from "preact";
import type { LuzView } from "../../wire/luz";
import { say } from "../../words";
import { boxStyle } from "../parts/box";
import { Veil } from "../parts/veil";
import type { Frame } from "./frame";
import { Back, SmallFront, SuitMark } from "./glass";
import { openRow, type Place, type Places } from "./layout";
import { cardKey } from "./read";
import { asideCards, maybeName, orderOf, suitName } from "./words";

const POPOVER = 224;

/** Whether there is no room above the hand that could be hidden: then your plate is. */
const isCramped = ({ height, own }: Frame): boolean =>
  own.plate.width > 300 && (own.hand.rows === 2 || height < 420);

function maybePlace(frame: Frame, place: Place): JSX.CSSProperties {
  const { plate, hand } = frame.own;
  if (isCramped(frame)) {
    const bottom = frame.height - plate.y - plate.height;
    return { left: `${plate.x}px`, bottom: `${bottom}px`, width: `${plate.width}px` };
  }
  const left = Math.max(4, Math.min(frame.width - POPOVER - 4, place.x - POPOVER / 2));
  return { left: `${left}px`, bottom: `${frame.height - hand.box.y + 20}px`, width: `${POPOVER}px` };
}

interface MaybeProps {
  view: LuzView;
  slot: number;
  places: Places;
  frame: Frame;
}

/** What a closed card of yours can still be. Said aloud as well. */
export function Maybe({ view, slot, places, frame }: MaybeProps): JSX.Element {
  const hand = view.hands[view.seat!]!;
  const place = places.get(cardKey(view.seat!, slot))!;
  const card = hand[slot - 1]!;
  const order = orderOf(hand, slot);
  const line = isCramped(frame) ? "luz-maybe-line" : "";
  return (
    <div class={`luz-maybe ${line} luz-${card.suit}`} role="status" style={maybePlace(frame, place)}>
      <p class="unseen">{maybeName(card)}</p>
      <p class="luz-maybe-head" aria-hidden="true">
        <SuitMark suit={card.suit} />
        <span>{say("luz-web-slot-short", { slot })}</span>
        {order.count > 1 && <span class="luz-maybe-order">{say("luz-web-order", order)}</span>}
      </p>
      <p class="luz-maybe-ranks" aria-hidden="true">
        <span>{say(card.maybe.length === 1 ? "luz-web-is" : "luz-web-can-be")}</span>
        {card.maybe.map((rank) => (
          <b key={rank}>{rank}</b>
        ))}
      </p>
    </div>
  );
}

/** The frame around an enlarged hand; its cards are those of the layer. */
export function Enlarged({
  frame,
  name,
  onClose,
}: {
  frame: Frame;
  name: string;
  onClose(): void;
}): JSX.Element {
  const { box } = openRow(frame);
  return (
    <Veil label={name} onClose={onClose}>
      <div
        class="veil-panel"
        style={boxStyle({ x: box.x - 6, y: box.y - 36, width: box.width + 12, height: box.height + 46 })}
      >
        <h2>{name}</h2>
      </div>
    </Veil>
  );
}

/** The cards set aside: backs, whose suits all can see. */
export function Aside({ view, onClose }: { view: LuzView; onClose(): void }): JSX.Element {
  return (
    <Veil label={say("luz-web-aside")} onClose={onClose}>
      <div class="veil-panel luz-aside">
        <h2>{say("luz-web-aside")}</h2>
        <ul>
          {asideCards(view).map((card, i) => (
            <li key={i} class="luz-aside-card">
              {card.rank === null ? (
                <Back suit={card.suit} />
              ) : (
                <SmallFront suit={card.suit} rank={card.rank} />
              )}
              <span class="unseen">
                {card.rank === null
                  ? suitName(card.suit)
                  : say("luz-web-card", { suit: suitName(card.suit), rank: card.rank })}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Veil>
  );
}
