import type { JSX } from "preact";
import type { LineitView } from "../../wire/lineit";
import { say } from "../../words";
import type { TableProps } from "../face";
import { Traveller } from "../parts/travel";
import { Ticket } from "./art";
import { OwnCard } from "./card";
import { shownPlace, useName } from "./copies";
import type { Hold } from "./hold";
import { spotAt } from "./read";
import { cardName } from "./words";

const ROW = 5; // cards that lie side by side on a phone that lies itself

/** Whether cards of the display can be tried: somebody sits here and the game goes on. */
const canTouch = (view: LineitView): boolean => view.seat !== null && !view.over;

interface Props {
  table: TableProps<LineitView>;
  hold: Hold;
}

/** The place of a card in the display; it stays when the card was taken. */
function Place({ table, hold, at }: Props & { at: number }): JSX.Element {
  const nameOf = useName();
  const { view, legal } = table;
  const { card, taken } = view.display[at]!;
  if (taken) return <li class="lineit-place lineit-taken" aria-hidden="true" />;
  return (
    <Traveller as="li" class="lineit-place" card={nameOf(shownPlace(view.round, at), card)} from="deck">
      {canTouch(view) ? (
        <OwnCard view={view} spot={spotAt("display", at)} hold={hold} asking={legal.length > 0} />
      ) : (
        <>
          <span class="unseen">{cardName(card)}</span>
          <Ticket card={card} />
        </>
      )}
    </Traveller>
  );
}

/** This round's cards, and the deck that they come from. */
export function Display({ table, hold }: Props): JSX.Element {
  const { view } = table;
  const count = view.display.length;
  return (
    <section class="lineit-display" aria-label={say("lineit-web-display")}>
      <p class="lineit-stock">
        <Traveller as="span" card="deck" class="lineit-deck" aria-hidden="true" />
        <span>{say("lineit-web-deck", { count: view.deck })}</span>
        <span class="lineit-soft">{say("lineit-web-discard", { count: view.discard })}</span>
      </p>
      <ul
        class="lineit-shown"
        style={{ "--count": count, "--few": count > ROW ? Math.ceil(count / 2) : count }}
      >
        {view.display.map((_, at) => (
          <Place key={`${view.round} ${at}`} table={table} hold={hold} at={at} />
        ))}
      </ul>
    </section>
  );
}
