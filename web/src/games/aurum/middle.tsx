// The middle of the table: the shelf of gold, how the sides stand, and the trick.

import type { JSX } from "preact";
import { disc, onCircle, polygon } from "../../art/geometry";
import type { AurumView, Swap, Trick } from "../../wire/aurum";
import { say } from "../../words";
import { Name } from "../parts/name";
import { Traveller } from "../parts/travel";
import { byRank, type GoldPlaces } from "./gold";
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
} from "./read";
import { LeftOver } from "./round";
import { Count, Crown, Low, TeamMark, Total, Worth } from "./signs";
import "./middle.css";
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
              <Traveller as="span" key={name} card={name} at="shelf" class="aurum-coin">
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
  trick: Trick | undefined; // what lies below
  showsLast: boolean;
  onLast(): void;
}

/** How both teams stand, the cards that nobody has, and the way to the last trick. */
export function Strip({ view, trick, showsLast, onLast }: StripProps): JSX.Element {
  const last = lastTrick(view);
  return (
    <div class="aurum-strip">
      {hasTeams(view) &&
        view.sides.map((side, i) => (
          <span key={i} class={`aurum-side aurum-team-${i}`} aria-hidden="true">
            <TeamMark view={view} side={i} />
            <Total view={view} score={view.scores[side.seats[0]!]!} />
            <Count side={side} />
            <Worth side={side} />
          </span>
        ))}
      <LeftOver view={view} />
      <span class="aurum-room" />
      {last && trick === last && !showsLast ? (
        <span class="aurum-lying">{say("aurum-web-trick-is", { state: last.state })}</span>
      ) : (
        last && (
          <button type="button" class="aurum-chip" aria-pressed={showsLast} onClick={onLast}>
            {say("aurum-web-last")}
          </button>
        )
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
  if (trick.cards.length < 2) return <span class="aurum-tags" />; // the first is always both
  const state = trick.state === "open" ? "open" : "done";
  const isBoth = trick.winner === trick.lowest;
  return (
    <span class="aurum-tags">
      {trick.winner === seat && (
        <span class="aurum-tag aurum-tag-wins">
          <Crown />
          {!isBoth && say("aurum-web-wins", { state })}
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
    <Traveller as="span" card={name} from={handPlace(seat)} at="trick" class={`aurum-spot ${best}`}>
      {metal}
    </Traveller>
  );
}

/** A trick in the order in which it is played; who has not played yet has a free spot. */
function TrickRow({ view, names, gold, trick }: TrickProps): JSX.Element {
  return (
    <div class={`aurum-trick aurum-trick-${trick.state}`}>
      <Chalk />
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
  trick: Trick | undefined;
}

/** The trick on the table, and before it the swaps. */
export function Stage({ view, names, gold, trick }: StageProps): JSX.Element {
  const now = openTrick(view);
  const swaps = now && !now.cards.length ? now.swaps : [];
  return (
    <>
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
