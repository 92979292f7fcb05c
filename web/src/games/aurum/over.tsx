// What lies over the table for a moment: a seat seen closer, and the cards that have not been seen.

import type { ComponentChildren, JSX } from "preact";
import { METALS } from "../../art/metals";
import type { AurumView } from "../../wire/aurum";
import { say } from "../../words";
import { Veil } from "../parts/veil";
import { Metal } from "./metal";
import { goldCard, readCard } from "./read";
import { cardName } from "./words";

function Cards({ head, cards }: { head: string; cards: readonly string[] }): JSX.Element | null {
  if (!cards.length) return null;
  return (
    <section>
      <h3>{head}</h3>
      <ul class="aurum-cards">
        {cards.map((card, i) => (
          <li key={i}>
            <Metal card={card} />
            <span class="unseen">{cardName(card)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Panel({ head, onClose, children }: { head: string; onClose(): void; children: ComponentChildren }): JSX.Element {
  return (
    <Veil label={head} onClose={onClose}>
      <div class="veil-panel aurum-panel">
        <h2>{head}</h2>
        {children}
      </div>
    </Veil>
  );
}

interface SeatProps {
  view: AurumView;
  names: readonly string[];
  seat: number;
  onClose(): void;
}

/** All that is known of a seat, as large as there is room. */
export function SeatPanel({ view, names, seat, onClose }: SeatProps): JSX.Element {
  const [laid, first] = [view.predictions[seat], view.opening[seat]];
  const known = (card: string | null | undefined): string[] => (card && card !== "?" ? [card] : []);
  const { held, cards } = view.hands[seat]!;
  return (
    <Panel head={names[seat]!} onClose={onClose}>
      <div class="aurum-pair">
        <Cards head={say("aurum-web-prediction")} cards={known(laid)} />
        {first !== laid && <Cards head={say("aurum-web-first")} cards={known(first)} />}
      </div>
      <Cards head={say("aurum-web-gold")} cards={view.collections[seat]!.map(goldCard)} />
      <Cards head={say("aurum-web-known", { known: cards.length, held })} cards={cards} />
    </Panel>
  );
}

/** Cards whose place you do not know, metal by metal; and those that nobody has. */
export function UnseenPanel({ view, onClose }: { view: AurumView; onClose(): void }): JSX.Element {
  return (
    <Panel head={say("aurum-web-unseen-head", { count: view.unseen.length })} onClose={onClose}>
      {METALS.map((suit) => (
        <Cards
          key={suit}
          head={say(`aurum-suit-${suit}`)}
          cards={view.unseen.filter((card) => readCard(card).suit === suit)}
        />
      ))}
      <Cards head={say("aurum-web-left-over")} cards={view.left_over} />
    </Panel>
  );
}
