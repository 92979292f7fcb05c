// The two trays before us: the strong set before the far hills, the weak one on the near table.

import type { JSX } from "preact";
import { Icon } from "../../shell";
import type { Set } from "../../wire/dragonegg";
import { say } from "../../words";
import { bottomSeat } from "../parts/seats";
import { exchange, isWrongWay, nextPlace, pairIn, placesOf, type Draft } from "./draft";
import type { Hold } from "./hold";
import { Lying } from "./lying";
import { OwnCard, travelId } from "./own";
import { cardOf, isSettled, ROWS, type Row } from "./read";
import { Scenery } from "./scenery";
import { Gain, Points, trayId, type Shown } from "./seat";
import { Sign, Strength } from "./tokens";
import { fullName, rowName, strengthName, trayName } from "./words";

interface Props {
  table: Shown;
  draft: Draft;
  hold: Hold;
}

interface PlaceProps extends Props {
  row: Row;
  place: number;
}

/** One of the four places while sets are made. */
function Place({ table: { view }, draft, hold, row, place }: PlaceProps): JSX.Element {
  const id = draft.places[place];
  const isNext = hold.makes && nextPlace(draft) === place;
  if (id)
    return (
      <OwnCard
        key={id} // another card is another element: what follows a drag is not meant for it
        {...{ id, hold }}
        slot={place}
        format="whole"
        chosen={false}
        says={say("dragonegg-web-take-back", { card: fullName(cardOf(id)), row })}
        travel={travelId(view, id)}
        from="deck"
      />
    );
  return hold.makes ? (
    <button
      type="button"
      class={`dragonegg-place ${isNext ? "dragonegg-next" : ""}`}
      aria-label={say("dragonegg-web-place", { row, place: placesOf(row).indexOf(place) + 1 })}
      aria-pressed={isNext}
      onClick={() => hold.aim(place)}
    />
  ) : (
    <span class="dragonegg-place" />
  );
}

/** Cards of a set in the order in which they were laid, so that nothing jumps when they are turned down. */
function ordered(set: Set, draft: Draft, row: Row): { card: string; id: string | null }[] {
  const ids = placesOf(row).map((place) => draft.places[place] ?? null);
  const laid = ids.map((id) => id && cardOf(id));
  if ([...laid].sort().join() === [...set.cards].sort().join())
    return ids.map((id, i) => ({ card: laid[i]!, id }));
  return set.cards.map((card) => ({ card, id: null }));
}

/** A set that has been laid; to others it is closed until it is turned up. */
function Laid({ table, draft, row }: Omit<PlaceProps, "hold" | "place">): JSX.Element {
  const { view, still } = table;
  const seat = bottomSeat(view);
  const { set } = view.seats[seat]![row];
  const cards = set ? ordered(set, draft, row) : [0, 1].map(() => ({ card: null, id: null }));
  return (
    <>
      {cards.map(({ card, id }, i) => (
        <Lying
          key={i}
          card={card}
          id={trayId(view, seat, row, i)}
          from={id ? travelId(view, id) : `hand-${seat}`}
          format="whole"
          still={still}
        />
      ))}
    </>
  );
}

/** What is said beside a tray: how strong the set is, and what it has won. */
function Info({ table, draft, hold, row }: Omit<PlaceProps, "place">): JSX.Element {
  const { view, names } = table;
  const seat = bottomSeat(view);
  const { state, set } = view.seats[seat]![row];
  const pair = state === "empty" ? pairIn(view, draft, row) : undefined;
  const known = set ?? pair?.set;
  return (
    <div class="dragonegg-info">
      <p class="dragonegg-row-name" aria-hidden="true">
        <Sign sign={row === "strong" ? "far" : "near"} />
        <span>{rowName(row)}</span>
      </p>
      <p role={hold.makes ? "status" : undefined} class="dragonegg-live">
        {known && hold.makes && (
          <span class="unseen">
            {rowName(row)} {strengthName(known)}
          </span>
        )}
        {known && (
          <span aria-hidden="true">
            <Strength set={known} />
          </span>
        )}
        {!known && hold.makes && <span class="dragonegg-hint">{say("dragonegg-web-hint", { row })}</span>}
        {pair && !pair.allowed && (
          <strong class="dragonegg-forbidden">{say("dragonegg-web-forbidden")}</strong>
        )}
      </p>
      {state === "down" && seat === view.seat && <p class="dragonegg-hint">{say("dragonegg-web-down")}</p>}
      {state !== "empty" && <p class="unseen">{trayName(view, names, seat, row)}</p>}
      <span aria-hidden="true">
        <Points table={table} seat={seat} row={row} />
      </span>
    </div>
  );
}

function Tray(props: Props & { row: Row }): JSX.Element {
  const { table, row } = props;
  const { state } = table.view.seats[bottomSeat(table.view)]![row];
  return (
    <section class={`dragonegg-tray dragonegg-tray-${row} dragonegg-tray-${state}`} aria-label={rowName(row)}>
      <Scenery row={row} />
      <div class="dragonegg-tray-in">
        <div class="dragonegg-pair">
          {state === "empty" ? (
            placesOf(row).map((place) => (
              <div key={place} data-place={place}>
                <Place {...props} place={place} />
              </div>
            ))
          ) : (
            <Laid {...props} />
          )}
        </div>
        <Info {...props} />
      </div>
    </section>
  );
}

/** Between the trays: a way to exchange them; then the sign of what becomes of them, and what they have brought. */
function Between({ table, draft, hold }: Props): JSX.Element {
  const { view, told } = table;
  if (hold.makes)
    return (
      <button
        type="button"
        class={`dragonegg-exchange ${isWrongWay(view, draft) ? "dragonegg-wanted" : ""}`}
        aria-label={say("dragonegg-web-exchange")}
        title={say("dragonegg-web-exchange")}
        disabled={draft.places.every((id) => id === null)}
        onClick={() => exchange(view)}
      >
        <Icon name="again" />
      </button>
    );
  return (
    <span class={`dragonegg-own-gain ${isSettled(view) ? "dragonegg-sum-up" : ""}`} aria-hidden="true">
      {isSettled(view) && told("gain") ? <Gain table={table} seat={bottomSeat(view)} /> : "×"}
    </span>
  );
}

/** Both trays. */
export function Trays(props: Props): JSX.Element {
  return (
    <div class="dragonegg-trays">
      <div class="dragonegg-trays-in">
        {ROWS.map((row) => (
          <Tray key={row} {...props} row={row} />
        ))}
        <Between {...props} />
      </div>
    </div>
  );
}
