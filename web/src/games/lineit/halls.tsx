import type { JSX } from "preact";
import type { Jackpot, LineitView } from "../../wire/lineit";
import { say } from "../../words";
import type { TableProps } from "../face";
import { bottomSeat } from "../parts/seats";
import { Traveller } from "../parts/travel";
import { Mark } from "./art";
import "./halls.css";
import type { Hold } from "./hold";
import { hallName } from "./words";

const THIRD = 3; // platforms: the third card of a colour wins the jackpot

/** How many of the colour are in the line: three of them open the hall. */
function Platforms({ colour, have, comes }: { colour: string; have: number; comes: boolean }): JSX.Element {
  const state = (i: number): string => (i < have ? "lineit-have" : i === have && comes ? "lineit-comes" : "");
  return (
    <span class="lineit-platforms">
      {Array.from({ length: THIRD }, (_, i) => (
        <span key={i} class={state(i)}>
          <Mark colour={colour} />
        </span>
      ))}
    </span>
  );
}

interface HallProps {
  table: TableProps<LineitView>;
  hold: Hold;
  hall: Jackpot;
}

/** An interchange hall: cards wait in it for the third of their colour. */
function Hall({ table: { view, names }, hold, hall }: HallProps): JSX.Element {
  const { colour, cards } = hall;
  const says = hallName(view, names, hall);
  const have = view.lines[bottomSeat(view)]?.colours[colour] ?? 0;
  const comes = hold.ghost?.card.colour === colour && hold.ghost.after !== null;
  const wins = comes && hold.ghost?.jackpot ? "lineit-wins" : "";
  return (
    <li class={`lineit-hall lineit-${colour} ${wins} ${have >= THIRD ? "lineit-done" : ""}`} title={says}>
      <span class="unseen">{says}</span>
      <span class="lineit-hall-head" aria-hidden="true">
        <Mark colour={colour} />
        <b>{cards.length}</b>
        <Platforms colour={colour} have={have} comes={comes} />
      </span>
      <span class="lineit-waiting" aria-hidden="true">
        {cards.map(({ card }) => (
          <Traveller as="span" key={card} card={card} class="lineit-waits">
            <i>{card}</i>
          </Traveller>
        ))}
      </span>
    </li>
  );
}

/** The four jackpots. */
export function Halls({ table, hold }: Omit<HallProps, "hall">): JSX.Element {
  return (
    <div class="lineit-jackpots">
      <p class="lineit-how lineit-soft">{say("lineit-web-jackpots-how")}</p>
      <ul class="lineit-halls" aria-label={say("lineit-web-jackpots")}>
        {table.view.jackpots.map((hall) => (
          <Hall key={hall.colour} table={table} hold={hold} hall={hall} />
        ))}
      </ul>
    </div>
  );
}
