import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { AurumView } from "../../wire/aurum";
import { say } from "../../words";
import type { TableProps } from "../face";
import { Bones } from "../parts/bones";
import { bottomSeat } from "../parts/seats";
import { Traveller } from "../parts/travel";
import { goldPlaces, type GoldPlaces } from "./gold";
import { ClosedHand, Hand, OwnGolds, useHold } from "./hand";
import { MetalDefs } from "./metal";
import { Shelf, Stage, Strip } from "./middle";
import { SeatPanel } from "./over";
import { DECK, lastTrick, roundToShow, trickOnTable } from "./read";
import { Lesson, Result } from "./round";
import { Heap, Other, Own, Rack } from "./seats";
import "./table.css";
import { handName } from "./words";

/** What the player looks at: a seat, or the last trick. The last trick goes back by itself. */
function useLook(view: AurumView) {
  const [open, setOpen] = useState<number | null>(null);
  const [last, setLast] = useState(false);
  useEffect(() => setLast(false), [view]);
  return {
    open,
    last,
    onOpen: setOpen,
    onLast: () => setLast(!last),
    onClose: () => setOpen(null),
  };
}

type Look = ReturnType<typeof useLook>;

/** The table of Aurum: slate and chalk, the shelf of gold, the trick and your plates of metal. */
export function Table(table: TableProps<AurumView>): JSX.Element {
  const { view, names } = table;
  const gold = goldPlaces(view);
  const look = useLook(view);
  return (
    <Bones
      game="aurum"
      table={table}
      others={(seat) => <Neighbour table={table} seat={seat} gold={gold} look={look} />}
      middle={() => <Middle table={table} gold={gold} look={look} />}
      own={(_, { width }) => <OwnThings table={table} gold={gold} width={width} />}
    >
      <MetalDefs />
      {look.open !== null && <SeatPanel view={view} names={names} seat={look.open} onClose={look.onClose} />}
    </Bones>
  );
}

interface PartProps {
  table: TableProps<AurumView>;
  gold: GoldPlaces;
}

/** Another seat, which can be looked at closer. */
function Neighbour({ table, gold, seat, look }: PartProps & { seat: number; look: Look }): JSX.Element {
  const { view, names } = table;
  return (
    <div class="aurum-seat">
      <Other table={table} seat={seat} gold={gold} />
      {view.hands.length > 0 && (
        <button
          type="button"
          class="aurum-look"
          aria-haspopup="dialog"
          aria-label={handName(view, names, seat)}
          title={say("aurum-web-enlarge")}
          onClick={() => look.onOpen(seat)}
        />
      )}
    </div>
  );
}

/** The shelf, and under it the trick; while there is none the last result, or what predictions are worth. */
function Middle({ table, gold, look }: PartProps & { look: Look }): JSX.Element {
  const { view, names } = table;
  const result = look.last ? null : roundToShow(view);
  const begins = view.phase === "predict";
  const trick = look.last ? lastTrick(view) : result ? undefined : trickOnTable(view);
  return (
    <div class={`aurum-middle ${result ? "aurum-with-result" : ""}`}>
      <Shelf view={view} gold={gold} />
      <Strip view={view} trick={trick} showsLast={look.last} onLast={look.onLast} />
      <div class="aurum-stage">
        <Traveller as="span" card={DECK} class="aurum-place" />
        {result && <Result view={view} names={names} {...result} />}
        {begins && !result && <Lesson />}
        {!begins && !result && <Stage view={view} names={names} gold={gold} trick={trick} />}
      </div>
    </div>
  );
}

/** What lies before the seat at the lower edge: yours, or for spectators the first. */
function OwnThings({ table, gold, width }: PartProps & { width: number }): JSX.Element {
  const { view } = table;
  const seat = bottomSeat(view);
  const hold = useHold(table);
  const mine = view.seat !== null;
  return (
    <div class="aurum-own">
      <div class="aurum-shown" aria-hidden="true">
        <span class="aurum-head">{say("aurum-web-prediction")}</span>
        <Rack view={view} seat={seat} />
      </div>
      <Own table={table} seat={seat} gold={gold} />
      {mine ? (
        <OwnGolds table={table} hold={hold} names={gold.seats[seat]!} />
      ) : (
        <div class="aurum-golds" aria-hidden="true">
          <Heap names={gold.seats[seat]!} seat={seat} />
        </div>
      )}
      {mine ? (
        <Hand table={table} hold={hold} width={width} />
      ) : (
        <ClosedHand view={view} seat={seat} width={width} />
      )}
    </div>
  );
}
