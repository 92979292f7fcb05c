// What lies over the table for a moment: the last round once more, and the deck when all is over.

import type { JSX } from "preact";
import type { Result, Set } from "../../wire/dragonegg";
import { say } from "../../words";
import { Name } from "../parts/name";
import { seatsAround } from "../parts/seats";
import { Veil } from "../parts/veil";
import type { Look } from "./centre";
import { Front } from "./print";
import { idsOf, cardOf, type Row } from "./read";
import type { Shown } from "./seat";
import { eggText } from "./told";
import { Sign, Sticks, Strength } from "./tokens";
import { cardName, resultName } from "./words";

interface SideProps {
  seat: number;
  row: Row;
  set: Set;
  points: number;
}

function Side({ seat, row, set, points }: SideProps): JSX.Element {
  return (
    <span class="dragonegg-side">
      <Sign sign={row === "strong" ? "far" : "near"} />
      {set.cards.map((card, i) => (
        <span key={i} class="dragonegg-lying">
          <Front card={card} format="small" />
        </span>
      ))}
      <span class="dragonegg-side-words">
        <Strength set={set} />
        <Sticks count={points} id={`last-${seat}-${row}`} />
      </span>
    </span>
  );
}

interface LineProps {
  table: Shown;
  seat: number;
  result: Result;
}

function Line({ table: { view, names }, seat, result }: LineProps): JSX.Element {
  return (
    <li class={seat === view.seat ? "dragonegg-you" : ""}>
      <p class="unseen">{resultName(view, names, seat, result)}</p>
      <div class="dragonegg-line" aria-hidden="true">
        <span class="dragonegg-line-name">
          <Name name={names[seat]!} />
        </span>
        <span class={`dragonegg-gain ${result.gain ? "" : "dragonegg-nothing"}`}>
          {result.strong_points} × {result.weak_points} =
          <b>
            <Sign sign="coin" />
            {result.gain}
          </b>
          {result.bracelet && (
            <>
              +<Sign sign="bracelet" />
            </>
          )}
        </span>
        <Side seat={seat} row="strong" set={result.strong} points={result.strong_points} />
        <Side seat={seat} row="weak" set={result.weak} points={result.weak_points} />
      </div>
    </li>
  );
}

function LastRound({ table }: { table: Shown }): JSX.Element {
  const { view, names } = table;
  const { results, egg_why } = view.last!;
  return (
    <>
      <ul class="dragonegg-ledger">
        {seatsAround(view).map((seat) => (
          <Line key={seat} table={table} seat={seat} result={results[seat]!} />
        ))}
      </ul>
      {egg_why !== "nobody" && <p class="dragonegg-ledger-egg">{eggText(view, names)}</p>}
    </>
  );
}

/** The deck as it lay, its top first. */
function Rest({ table: { view } }: { table: Shown }): JSX.Element {
  return (
    <ol class="dragonegg-rest">
      {idsOf(view.rest).map((id) => (
        <li key={id} class="dragonegg-lying">
          <span class="unseen">{cardName(cardOf(id))}</span>
          <Front card={cardOf(id)} format="small" />
        </li>
      ))}
    </ol>
  );
}

interface OverProps {
  table: Shown;
  look: Look;
  onClose(): void;
}

export function Over({ table, look, onClose }: OverProps): JSX.Element {
  const title =
    look === "last"
      ? say("dragonegg-web-last-of", { round: table.view.last!.round })
      : say("dragonegg-web-rest");
  return (
    <div onKeyDown={(event) => event.key === "Escape" && onClose()}>
      <Veil label={title} onClose={onClose}>
        <div class="veil-panel dragonegg-over">
          <h2>{title}</h2>
          {look === "last" ? <LastRound table={table} /> : <Rest table={table} />}
        </div>
      </Veil>
    </div>
  );
}
