// What lies over the table for a moment: a seat seen closer.

import type { JSX } from "preact";
import { METALS } from "../../art/metals";
import type { AurumView } from "../../wire/aurum";
import { say } from "../../words";
import { Veil } from "../parts/veil";
import { Metal } from "./metal";
import { goldCard, readCard } from "./read";
import { cardName } from "./words";

function List({ cards }: { cards: readonly string[] }): JSX.Element | null {
  if (!cards.length) return null;
  return (
    <ul class="aurum-cards">
      {cards.map((card, i) => (
        <li key={i}>
          <Metal card={card} />
          <span class="unseen">{cardName(card)}</span>
        </li>
      ))}
    </ul>
  );
}

function Cards({ head, cards }: { head: string; cards: readonly string[] }): JSX.Element | null {
  if (!cards.length) return null;
  return (
    <section>
      <h3>{head}</h3>
      <List cards={cards} />
    </section>
  );
}

interface SeatProps {
  view: AurumView;
  names: readonly string[];
  seat: number;
  onClose(): void;
}

/** All that is known of a seat, and the cards of which one does not know in which hand they are. */
export function SeatPanel({ view, names, seat, onClose }: SeatProps): JSX.Element {
  const [laid, first] = [view.predictions[seat], view.opening[seat]];
  const known = (card: string | null | undefined): string[] => (card && card !== "?" ? [card] : []);
  const { held, cards } = view.hands[seat]!;
  return (
    <Veil label={names[seat]!} onClose={onClose}>
      <div class="veil-panel aurum-panel">
        <h2>{names[seat]!}</h2>
        <div class="aurum-pair">
          <Cards head={say("aurum-web-prediction")} cards={known(laid)} />
          {first !== laid && <Cards head={say("aurum-web-first")} cards={known(first)} />}
          <Cards head={say("aurum-web-gold")} cards={view.collections[seat]!.map(goldCard)} />
        </div>
        <Cards head={say("aurum-web-known", { held })} cards={cards} />
        <Unseen cards={view.unseen} />
      </div>
    </Veil>
  );
}

/** Cards in the other hands, a line for each metal. */
function Unseen({ cards }: { cards: readonly string[] }): JSX.Element | null {
  if (!cards.length) return null;
  return (
    <section class="aurum-unseen">
      <h3>{say("aurum-web-unseen", { count: cards.length })}</h3>
      {METALS.map((suit) => (
        <List key={suit} cards={cards.filter((card) => readCard(card).suit === suit)} />
      ))}
    </section>
  );
}
