// Your own cards: plates that can be touched, dragged and chosen by key. What cannot be played can be tried all the same.

import type { JSX } from "preact";
import type { AurumView, OwnCard, OwnGold } from "../../wire/aurum";
import { say } from "../../words";
import type { TableProps } from "../face";
import { useTouch } from "../parts/touch";
import { Traveller } from "../parts/travel";
import { byRank } from "./gold";
import "./hand.css";
import { isAsked, type Hold } from "./hold";
import { Back, Metal } from "./metal";
import { cardKey, DECK, goldCard, handPlace } from "./read";
import { Crown, Low } from "./signs";
import { ownCardName, ownGoldName } from "./words";

type TableOf = TableProps<AurumView>;

const TOUCH = 44; // px; no target for a finger is smaller
const GAP = 4; // between two cards, as in table.css
const EDGE = 5; // around all

interface TouchableProps {
  card: string;
  hold: Hold;
  playable: boolean;
  name: string;
  kind: string;
  children: JSX.Element | JSX.Element[];
}

function Touchable({ card, hold, playable, name, kind, children }: TouchableProps): JSX.Element {
  const by = hold.dragged?.card === card ? hold.dragged.by : null;
  return (
    <button
      type="button"
      class={`${kind} ${hold.classes(card, playable)}`}
      data-card={card}
      style={by ? { translate: `${by.x}px ${by.y}px` } : {}}
      aria-pressed={hold.chosen(card)}
      aria-disabled={!playable}
      onContextMenu={(event) => event.preventDefault()}
      {...useTouch(card, hold)}
    >
      <span class="unseen">{name}</span>
      {children}
    </button>
  );
}

/** What a card would do in the trick: win it so far, or be the lowest and take gold. */
function Hints({ view, own }: { view: AurumView; own: OwnCard }): JSX.Element | null {
  if (view.phase !== "follow" || !own.playable) return null;
  return (
    <span class="aurum-hints" aria-hidden="true">
      {own.wins && <Crown />}
      {own.lowest && own.takes !== null && (
        <span class="aurum-hint-gold">
          <Metal card={goldCard(own.takes)} />
        </span>
      )}
      {own.lowest && own.takes === null && <Low />}
    </span>
  );
}

interface HandProps {
  table: TableOf;
  hold: Hold;
  width: number; // of the table
}

/** How many cards of a hand stand in a row: all, or half of them where they would be too narrow for a finger. */
export function perRow(cards: number, width: number): number {
  const most = Math.floor((width - 2 * EDGE + GAP) / (TOUCH + GAP));
  return Math.max(1, cards <= most ? cards : Math.ceil(cards / 2));
}

/** Your hand. */
export function Hand({ table, hold, width }: HandProps): JSX.Element {
  const { view, legal } = table;
  return (
    <div
      class="aurum-hand"
      role="group"
      aria-label={say("aurum-web-own")}
      style={{ "--per": perRow(view.own.length, width) }}
    >
      {view.own.map((own) => (
        <Traveller key={own.card} card={cardKey(view, own.card)} from={DECK} at="hand" class="aurum-held">
          <Touchable
            card={own.card}
            hold={hold}
            playable={own.playable || view.offer !== null || isAsked(legal, "predict")}
            name={ownCardName(view, own)}
            kind="aurum-card"
          >
            <Metal card={own.card} sealed={own.sealed} />
            <Hints view={view} own={own} />
            {own.shown && !view.over ? <Eye /> : <></>}
          </Touchable>
        </Traveller>
      ))}
    </div>
  );
}

/** The hand at the lower edge for those who only watch: closed, but for what everybody has seen. */
export function ClosedHand({
  view,
  seat,
  width,
}: {
  view: AurumView;
  seat: number;
  width: number;
}): JSX.Element {
  const { held, cards } = view.hands[seat] ?? { held: 0, cards: [] };
  return (
    <div class="aurum-hand" style={{ "--per": perRow(held, width) }} aria-hidden="true">
      {cards.map((card) => (
        <Traveller key={card} card={cardKey(view, card)} at="hand" class="aurum-held">
          <Metal card={card} />
        </Traveller>
      ))}
      {Array.from({ length: held - cards.length }, (_, i) => (
        <span key={i} class="aurum-held">
          {i === 0 && <Traveller as="span" card={handPlace(seat)} class="aurum-place" />}
          <Back />
        </span>
      ))}
    </div>
  );
}

/** Everybody knows that you hold this card. */
function Eye(): JSX.Element {
  return (
    <svg class="aurum-eye" viewBox="0 0 16 12" aria-hidden="true">
      <path d="M1 6Q8-2 15 6Q8 14 1 6Z" />
      <circle cx="8" cy="6" r="2.400" />
    </svg>
  );
}

interface GoldProps {
  table: TableOf;
  hold: Hold;
  names: readonly string[]; // the gold cards by their names
}

/** Your gold, equal cards upon each other. */
export function OwnGolds({ table, hold, names }: GoldProps): JSX.Element {
  const { view } = table;
  const told = (rank: number): OwnGold | undefined => view.own_gold.find((gold) => gold.rank === rank);
  return (
    <div class="aurum-golds" role="group" aria-label={say("aurum-web-own-gold")}>
      {byRank(names).map(({ rank, names: equal }) => (
        <Touchable
          key={rank}
          card={goldCard(rank)}
          hold={hold}
          playable={told(rank)?.playable || view.offer !== null}
          name={ownGoldName(rank, equal.length, told(rank)?.wins ?? false)}
          kind="aurum-gold"
        >
          {equal.map((name) => (
            <Traveller as="span" key={name} card={name} at="gold" class="aurum-coin">
              <Metal card={goldCard(rank)} />
            </Traveller>
          ))}
        </Touchable>
      ))}
    </div>
  );
}
