// What lies before a seat: its prediction in the rack, crucibles for its tricks, its gold, and what is known of its hand.

import type { JSX } from "preact";
import type { AurumView } from "../../wire/aurum";
import { say } from "../../words";
import type { TableProps } from "../face";
import { Plate } from "../parts/bones";
import { Traveller } from "../parts/travel";
import { byRank, type GoldPlaces } from "./gold";
import { Back, Metal } from "./metal";
import {
  cardKey,
  handPlace,
  hasTeams,
  isGold,
  lastTrick,
  openTrick,
  partnerOf,
  sideNumber,
  sideOf,
} from "./read";
import { Count, Crucibles, TeamMark, Total, Won, Worth } from "./signs";
import "./seats.css";
import { hasAnswered, seatName } from "./words";

interface Props {
  table: TableProps<AurumView>;
  seat: number;
  gold: GoldPlaces;
}

/** The prediction of a seat, standing in its rack. */
export function Rack({ view, seat }: { view: AurumView; seat: number }): JSX.Element {
  const card = view.predictions[seat] ?? null;
  return (
    <span class={`aurum-rack ${card ? "" : "aurum-vacant"}`}>
      {card === "?" && <Back />}
      {card && card !== "?" && (
        <Traveller as="span" card={cardKey(view, card)} from={handPlace(seat)} at="rack" class="aurum-laid">
          <Metal card={card} />
        </Traveller>
      )}
    </span>
  );
}

/** Gold of a seat, equal cards upon each other. */
export function Heap({ names, seat }: { names: readonly string[]; seat: number }): JSX.Element {
  return (
    <>
      {byRank(names).map(({ rank, names: equal }) => (
        <span key={rank} class="aurum-heap">
          {equal.map((name) => (
            <Traveller as="span" key={name} card={name} at={`gold-${seat}`} class="aurum-coin">
              <Metal card={`G${rank}`} />
            </Traveller>
          ))}
        </span>
      ))}
    </>
  );
}

/** How many cards a seat holds, and those of them that everybody has seen. */
function Held({ view, seat }: { view: AurumView; seat: number }): JSX.Element {
  const { held, cards } = view.hands[seat] ?? { held: 0, cards: [] };
  return (
    <>
      <span class="aurum-figure" title={say("aurum-web-held")}>
        <span class="aurum-backs">
          <Back />
        </span>
        {held}
        <Traveller as="span" card={handPlace(seat)} class="aurum-place" />
      </span>
      {cards.map((card) => (
        <Traveller as="span" key={card} card={cardKey(view, card)} at={handPlace(seat)} class="aurum-known">
          <Metal card={card} />
        </Traveller>
      ))}
    </>
  );
}

/** The cards of a trick melt down in the crucible of whoever won it, when the next trick begins. */
function Melting({ view, seat }: { view: AurumView; seat: number }): JSX.Element | null {
  const last = lastTrick(view);
  if (last?.winner !== seat || !openTrick(view)?.cards.length) return null;
  return (
    <span class="aurum-melting">
      {last.cards
        .filter(({ card }) => !isGold(card))
        .map(({ card }) => (
          <Traveller as="span" key={card} card={cardKey(view, card)} melts class="aurum-known">
            <Metal card={card} />
          </Traveller>
        ))}
    </span>
  );
}

function Tricks({ view, seat }: { view: AurumView; seat: number }): JSX.Element {
  return (
    <span class="aurum-tricks">
      {hasTeams(view) ? (
        <Won won={view.won[seat]!} />
      ) : (
        <>
          <Crucibles {...sideOf(view, seat)} />
          <Count side={sideOf(view, seat)} />
        </>
      )}
      <Melting view={view} seat={seat} />
    </span>
  );
}

/** Where a seat stands in the swap window. */
function Window({ view, seat }: { view: AurumView; seat: number }): JSX.Element | null {
  const state = view.window[seat];
  if (!hasAnswered(state)) return null;
  return <span class={`aurum-tag aurum-tag-${state}`}>{say("aurum-web-window", { state: state! })}</span>;
}

function Plated({ table, seat, children }: Props & { children: JSX.Element }): JSX.Element {
  const { view, names } = table;
  return (
    <Plate
      table={table}
      seat={seat}
      says={seatName(view, names, seat)}
      total={
        <>
          {!hasTeams(view) && <Total view={view} score={view.scores[seat]!} />}
          <TeamMark view={view} side={sideNumber(view, seat)} />
        </>
      }
    >
      {children}
    </Plate>
  );
}

/** Another seat, all in little. */
export function Other(props: Props): JSX.Element {
  const { view } = props.table;
  const { seat, gold } = props;
  const isPartner = view.seat !== null && partnerOf(view, view.seat) === seat;
  const answered = hasAnswered(view.window[seat]);
  return (
    <Plated {...props}>
      <>
        <Rack view={view} seat={seat} />
        <span class="aurum-facts">
          <span class="aurum-line">
            <Tricks view={view} seat={seat} />
          </span>
          <span class="aurum-line">
            <Held view={view} seat={seat} />
          </span>
        </span>
        <span class="aurum-line aurum-collection">
          <Heap names={gold.seats[seat]!} seat={seat} />
          <Window view={view} seat={seat} />
          {isPartner && !answered && <span class="aurum-tag">{say("aurum-web-partner")}</span>}
        </span>
      </>
    </Plated>
  );
}

/** The plate of the seat at the lower edge. Its cards lie beside it. */
export function Own(props: Props): JSX.Element {
  const { view } = props.table;
  const side = sideOf(view, props.seat);
  return (
    <Plated {...props}>
      <>
        <Tricks view={view} seat={props.seat} />
        {!hasTeams(view) && <Worth side={side} />}
        <Window view={view} seat={props.seat} />
      </>
    </Plated>
  );
}
