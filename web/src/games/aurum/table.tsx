import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { AurumView } from "../../wire/aurum";
import { say } from "../../words";
import type { TableProps } from "../face";
import { Bones } from "../parts/bones";
import { bottomSeat } from "../parts/seats";
import { Traveller } from "../parts/travel";
import { goldPlaces, type GoldPlaces } from "./gold";
import { Hand, OwnGolds, useHold } from "./hand";
import { MetalDefs } from "./metal";
import { Shelf, Stage, Strip } from "./middle";
import { SeatPanel, UnseenPanel } from "./over";
import { DECK, roundToShow } from "./read";
import { LeftOver, Lesson, Result } from "./round";
import { Heap, Held, Other, Own, Rack } from "./seats";
import "./table.css";
import { handName } from "./words";

/** What the player looks at: a seat, the unseen cards, or the last trick. The last trick goes back by itself. */
function useLook(view: AurumView) {
  const [open, setOpen] = useState<number | "unseen" | null>(null);
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
      own={() => <OwnThings table={table} gold={gold} />}
    >
      <MetalDefs />
      {typeof look.open === "number" && (
        <SeatPanel view={view} names={names} seat={look.open} onClose={look.onClose} />
      )}
      {look.open === "unseen" && <UnseenPanel view={view} onClose={look.onClose} />}
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

function Middle({ table, gold, look }: PartProps & { look: Look }): JSX.Element {
  const { view, names } = table;
  const result = look.last ? null : roundToShow(view);
  const begins = view.phase === "predict";
  return (
    <div class={`aurum-middle ${result ? "aurum-with-result" : ""}`}>
      <Shelf view={view} gold={gold} />
      <Strip view={view} showsLast={look.last} onLast={look.onLast} onUnseen={() => look.onOpen("unseen")} />
      <div class="aurum-stage">
        <Traveller as="span" card={DECK} class="aurum-place" />
        {result && <Result view={view} names={names} {...result} />}
        {!result && begins && <Lesson />}
        {begins && <LeftOver view={view} />}
        {!result && !begins && <Stage view={view} names={names} gold={gold} showsLast={look.last} />}
      </div>
    </div>
  );
}

/** What lies before the seat at the lower edge: yours, or for spectators the first. */
function OwnThings({ table, gold }: PartProps): JSX.Element {
  const { view } = table;
  const seat = bottomSeat(view);
  const hold = useHold(table);
  const mine = view.seat !== null;
  return (
    <div class="aurum-own">
      <Own table={table} seat={seat} gold={gold} />
      <div class="aurum-bench">
        <div class="aurum-shown">
          <span class="aurum-head" aria-hidden="true">
            {say("aurum-web-prediction")}
          </span>
          <Rack view={view} seat={seat} />
        </div>
        <div class="aurum-kept">
          <span class="aurum-head" aria-hidden="true">
            {say("aurum-web-gold")}
          </span>
          {mine ? <OwnGolds table={table} hold={hold} names={gold.seats[seat]!} /> : <Heap names={gold.seats[seat]!} />}
        </div>
      </div>
      {mine ? (
        <Hand table={table} hold={hold} />
      ) : (
        <div class="aurum-hand" aria-hidden="true">
          <Held view={view} seat={seat} />
        </div>
      )}
    </div>
  );
}
