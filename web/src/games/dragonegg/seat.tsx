// What lies before the others: their plate, their two trays in small, and what the round has brought them.

import type { JSX } from "preact";
import type { DragonEggView, Result } from "../../wire/dragonegg";
import { say } from "../../words";
import type { TableProps } from "../face";
import { Plate } from "../parts/bones";
import { Traveller } from "../parts/travel";
import { Lying } from "./lying";
import { isSettled, ROWS, type Row } from "./read";
import type { Told } from "./told";
import { Count, Egg, Sign, Sticks, Strength } from "./tokens";
import { seatName, trayName } from "./words";

/** The table as far as it has been told. */
export interface Shown extends TableProps<DragonEggView> {
  told: Told;
}

/** The result of a seat, when the round is settled and so much of it has been told. */
const resultOf = ({ view }: Shown, seat: number): Result | null =>
  isSettled(view) ? view.last!.results[seat]! : null;

/** Whether the round is just being told: then what comes next falls or grows. */
const isTelling = ({ stage, still }: Shown): boolean => stage !== undefined && !still;

/** Names of things that travel. */
const pointsId = (view: DragonEggView, seat: number, row: Row): string =>
  `${view.round}-points-${seat}-${row}`;
export const trayId = (view: DragonEggView, seat: number, row: Row, i: number): string =>
  `${view.round}-${seat}-${row}-${i}`;

/** Coins, bracelets and the egg of a seat. */
export function SeatPlate({ table, seat }: { table: Shown; seat: number }): JSX.Element {
  const { view, names } = table;
  const { money, bracelets, cards } = view.seats[seat]!;
  const result = isTelling(table) ? resultOf(table, seat) : null;
  return (
    <Plate
      table={table}
      seat={seat}
      says={seatName(view, names, seat)}
      total={
        <Count
          sign="coin"
          count={money}
          title={say("dragonegg-web-coins")}
          fresh={table.told("gain") && (result?.gain ?? 0) > 0}
        />
      }
    >
      <Traveller as="span" card={`hand-${seat}`} class="dragonegg-has">
        <Count
          sign="bracelet"
          count={bracelets}
          title={say("dragonegg-web-bracelets")}
          fresh={table.told("bracelets") && (result?.bracelet ?? false)}
        />
        <Count sign="deck" count={cards.length} title={say("dragonegg-web-cards")} />
      </Traveller>
      {view.egg === seat && <Egg title={say("dragonegg-web-has-egg")} />}
    </Plate>
  );
}

/** Points of a row, once they have been counted. */
export function Points({ table, seat, row }: { table: Shown; seat: number; row: Row }): JSX.Element | null {
  const result = resultOf(table, seat);
  if (!result || !table.told(`${row}-points`)) return null;
  const id = pointsId(table.view, seat, row);
  return <Sticks count={result[`${row}_points`]} id={id} falls={isTelling(table)} />;
}

/** "2 × 3 = 6": the two numbers come from their sticks. */
export function Gain({ table, seat }: { table: Shown; seat: number }): JSX.Element | null {
  const result = resultOf(table, seat);
  if (!result || !table.told("gain")) return null;
  const number = (row: Row, points: number): JSX.Element => (
    <Traveller
      as="span"
      card={`gain-${pointsId(table.view, seat, row)}`}
      from={pointsId(table.view, seat, row)}
    >
      {points}
    </Traveller>
  );
  return (
    <span
      class={`dragonegg-gain ${result.gain ? "" : "dragonegg-nothing"} ${isTelling(table) ? "dragonegg-grows" : ""}`}
    >
      <span>
        {number("strong", result.strong_points)}×{number("weak", result.weak_points)}
      </span>
      <span>
        =
        <b>
          <Sign sign="coin" />
          {result.gain}
        </b>
      </span>
      {result.bracelet && table.told("bracelets") && (
        <span class="dragonegg-gift">
          +<Sign sign="bracelet" />
        </span>
      )}
    </span>
  );
}

function SmallTray({ table, seat, row }: { table: Shown; seat: number; row: Row }): JSX.Element {
  const { view, names, still } = table;
  const { state, set } = view.seats[seat]![row];
  return (
    <div class={`dragonegg-small dragonegg-small-${row}`}>
      <p class="unseen">{trayName(view, names, seat, row)}</p>
      <span class="dragonegg-small-cards" aria-hidden="true">
        {state === "empty" ? (
          <Sign sign={row === "strong" ? "far" : "near"} />
        ) : (
          [0, 1].map((i) => (
            <Lying
              key={i}
              card={state === "open" ? set!.cards[i]! : null}
              id={trayId(view, seat, row, i)}
              from={`hand-${seat}`}
              still={still}
            />
          ))
        )}
      </span>
      <span class="dragonegg-small-words" aria-hidden="true">
        {state === "open" && <Strength set={set!} />}
        <Points table={table} seat={seat} row={row} />
      </span>
    </div>
  );
}

/** Cards that others still hold when the game is over. */
function LastHand({ table, seat }: { table: Shown; seat: number }): JSX.Element | null {
  const { view, still } = table;
  const cards = view.seats[seat]!.cards.filter((card) => card !== null);
  if (!view.over || !table.told("read") || !cards.length) return null;
  return (
    <span class="dragonegg-last-hand" aria-hidden="true" title={say("dragonegg-web-cards")}>
      {cards.map((card, i) => (
        <Lying key={i} card={card} id={`last-${seat}-${i}`} still={still} />
      ))}
    </span>
  );
}

/** Whether sets of others lie open: then they need more room. */
const isOpen = (view: DragonEggView): boolean => isSettled(view) || view.shown !== null;

/** All that lies before another seat. */
export function OtherSeat({ table, seat }: { table: Shown; seat: number }): JSX.Element {
  return (
    <div class={`dragonegg-other ${isOpen(table.view) ? "dragonegg-open" : ""}`}>
      <SeatPlate table={table} seat={seat} />
      <div class="dragonegg-sets">
        {ROWS.map((row) => (
          <SmallTray key={row} table={table} seat={seat} row={row} />
        ))}
      </div>
      <div class="dragonegg-outcome" aria-hidden="true">
        <Gain table={table} seat={seat} />
        <LastHand table={table} seat={seat} />
      </div>
    </div>
  );
}
