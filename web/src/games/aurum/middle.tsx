// The middle of the table: the shelf of gold, how the sides stand, and the trick.

import type { JSX } from "preact";
import { disc, onCircle, polygon } from "../../art/geometry";
import type { AurumView, Swap, Trick } from "../../wire/aurum";
import { say } from "../../words";
import { Name } from "../parts/name";
import { Traveller } from "../parts/travel";
import { byRank, type GoldPlaces } from "./gold";
import { Crown, Low } from "./hand";
import { Metal } from "./metal";
import {
  cardKey,
  goldCard,
  handPlace,
  hasTeams,
  inOrder,
  isGold,
  lastTrick,
  openTrick,
  sideNumber,
  trickOnTable,
} from "./read";
import { Count, TeamMark } from "./signs";
import { shelfName, swapName, trickName } from "./words";

type Names = readonly string[];

/** The supply: what is there stands on the shelf, and what is not leaves a gap. */
export function Shelf({ view, gold }: { view: AurumView; gold: GoldPlaces }): JSX.Element {
  const stands = byRank(gold.shelf);
  const wanted = openTrick(view)?.takes;
  return (
    <div class="aurum-shelf" title={say("aurum-web-shelf")}>
      <p class="unseen">{shelfName(view)}</p>
      {view.supply.map(({ rank, total }) => {
        const names = stands.find((one) => one.rank === rank)?.names ?? [];
        return (
          <span key={rank} class={`aurum-stand ${rank === wanted ? "aurum-wanted" : ""}`} aria-hidden="true">
            {names.map((name) => (
              <Traveller as="span" key={name} card={name} class="aurum-coin">
                <Metal card={goldCard(rank)} />
              </Traveller>
            ))}
            {Array.from({ length: total - names.length }, (_, i) => (
              <span key={i} class="aurum-gap">
                {rank}
              </span>
            ))}
          </span>
        );
      })}
    </div>
  );
}

interface StripProps {
  view: AurumView;
  showsLast: boolean;
  onLast(): void;
  onUnseen(): void;
}

/** How both teams stand, the cards that nobody has, and what can be looked at. */
export function Strip({ view, showsLast, onLast, onUnseen }: StripProps): JSX.Element {
  const under = openTrick(view)?.cards.length ?? 0;
  const hasLast = lastTrick(view) !== undefined && (under > 0 || !openTrick(view));
  return (
    <div class="aurum-strip">
      {hasTeams(view) &&
        view.sides.map((side, i) => (
          <span key={i} class={`aurum-side aurum-team-${i}`} aria-hidden="true">
            <TeamMark view={view} side={i} />
            <Count side={side} />
            {side.points !== null && <small>{say("aurum-web-worth", { points: side.points })}</small>}
          </span>
        ))}
      <span class="aurum-room" />
      {hasLast && (
        <button type="button" class="aurum-chip" aria-pressed={showsLast} onClick={onLast}>
          {say("aurum-web-last")}
        </button>
      )}
      {view.hands.length > 0 && (
        <button type="button" class="aurum-chip" aria-haspopup="dialog" onClick={onUnseen}>
          {say("aurum-web-unseen")}
        </button>
      )}
    </div>
  );
}

/** Chalk on the slate under the trick. */
function Chalk(): JSX.Element {
  const corners = [0, 2, 4, 1, 3].map((i) => onCircle(0, 0, 46, i / 5));
  return (
    <svg class="aurum-chalk" viewBox="-50 -50 100 100" aria-hidden="true">
      <path d={disc(0, 0, 47) + disc(0, 0, 31) + polygon(corners)} />
    </svg>
  );
}

interface TrickProps {
  view: AurumView;
  names: Names;
  gold: GoldPlaces;
  trick: Trick;
}

/** What a card is in its trick, in a word each. */
function Tags({ trick, seat }: { trick: Trick; seat: number }): JSX.Element {
  const state = trick.state === "open" ? "open" : "done";
  return (
    <span class="aurum-tags">
      {trick.winner === seat && (
        <span class="aurum-tag aurum-tag-wins">
          <Crown />
          {say("aurum-web-wins", { state })}
        </span>
      )}
      {trick.lowest === seat && (
        <span class="aurum-tag aurum-tag-lowest">
          {trick.takes === null ? (
            <Low />
          ) : (
            <span class="aurum-tag-gold">
              <Metal card={goldCard(trick.takes)} />
            </span>
          )}
          {say("aurum-web-lowest")}
        </span>
      )}
    </span>
  );
}

/** A card of a trick. Gold of a trick that is over is back on the shelf; what lies here still is its picture. */
function Lying({ view, gold, trick, seat }: Omit<TrickProps, "names"> & { seat: number }): JSX.Element {
  const card = trick.cards.find((one) => one.seat === seat)?.card;
  if (!card) return <span class="aurum-spot aurum-free" />;
  const best = trick.winner === seat ? "aurum-best" : "";
  const metal = <Metal card={card} />;
  const name = isGold(card) ? gold.trick[seat] : cardKey(view, card);
  if (!name) return <span class={`aurum-spot aurum-picture ${best}`}>{metal}</span>;
  return (
    <Traveller as="span" card={name} from={handPlace(seat)} class={`aurum-spot ${best}`}>
      {metal}
    </Traveller>
  );
}

/** A trick in the order in which it is played; who has not played yet has a free spot. */
export function TrickRow({ view, names, gold, trick }: TrickProps): JSX.Element {
  const isOld = trick.state !== "open";
  return (
    <div class={`aurum-trick aurum-trick-${trick.state}`}>
      <p class="unseen">{trickName(view, names, trick)}</p>
      {inOrder(view, trick).map((seat, i) => (
        <span key={seat} class="aurum-played" aria-hidden="true">
          <span class="aurum-caption">
            <TeamMark view={view} side={sideNumber(view, seat)} />
            <Name name={seat === view.seat ? say("aurum-web-you") : names[seat]!} />
          </span>
          <Lying view={view} gold={gold} trick={trick} seat={seat} />
          {i === 0 && !trick.cards.length ? (
            <span class="aurum-tags">
              <span class="aurum-tag">{say("aurum-web-leads")}</span>
            </span>
          ) : (
            <Tags trick={trick} seat={seat} />
          )}
        </span>
      ))}
      {isOld && (
        <span class="aurum-over" aria-hidden="true">
          {say("aurum-web-trick-is", { state: trick.state })}
        </span>
      )}
    </div>
  );
}

/** A swap in pictures: what was paid, what was laid for what. */
function Swapped({ view, names, swap }: { view: AurumView; names: Names; swap: Swap }): JSX.Element {
  return (
    <li class="aurum-swap">
      <span class="unseen">{swapName(view, names, swap)}</span>
      <span class="aurum-swap-in" aria-hidden="true">
        <Name name={swap.seat === view.seat ? say("aurum-web-you") : names[swap.seat]!} />
        {[goldCard(swap.gold), swap.taken, swap.laid].map((card, i) => (
          <span key={card} class="aurum-swap-card">
            {i === 2 && <Arrow />}
            <span class="aurum-known">
              <Metal card={card} />
            </span>
          </span>
        ))}
      </span>
    </li>
  );
}

function Arrow(): JSX.Element {
  return (
    <svg class="aurum-arrow" viewBox="0 0 14 10">
      <path d="M1 5H12M8.500 1.500L12 5L8.500 8.500" />
    </svg>
  );
}

interface StageProps {
  view: AurumView;
  names: Names;
  gold: GoldPlaces;
  showsLast: boolean;
}

/** The trick on the table, and before it the swaps. */
export function Stage({ view, names, gold, showsLast }: StageProps): JSX.Element {
  const now = openTrick(view);
  const trick = showsLast ? lastTrick(view) : trickOnTable(view);
  const swaps = now && !now.cards.length ? now.swaps : [];
  return (
    <>
      <Chalk />
      {swaps.length > 0 && (
        <ul class="aurum-swaps">
          {swaps.map((swap, i) => (
            <Swapped key={i} view={view} names={names} swap={swap} />
          ))}
        </ul>
      )}
      {trick && <TrickRow view={view} names={names} gold={gold} trick={trick} />}
    </>
  );
}
