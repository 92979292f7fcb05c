import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { LuzView } from "../../wire/luz";
import { say } from "../../words";
import type { TableProps } from "../face";
import { boxStyle, type Size } from "../parts/box";
import { finishMotion, useSize, useSteady } from "../parts/motion";
import { bottomSeat, seatsAround } from "../parts/seats";
import { frameFor } from "./arrange";
import { touchBox, type Frame } from "./frame";
import { GlassDefs } from "./glass";
import "./glass.css";
import { Layer } from "./layer";
import { layout, platePoint, trickOnTable, type Look } from "./layout";
import { Captions, RoundWindow, Sign } from "./middle";
import { useDealing, useGathered } from "./motion";
import { Aside, Enlarged, Maybe } from "./over";
import { useHold } from "./own";
import { Plate } from "./plate";
import { Rails } from "./rails";
import { cardKey } from "./read";
import "./table.css";
import { handName } from "./words";

/** The table of Luz: seats, trick and your hand, in whatever room the page gives. */
export function Table(props: TableProps<LuzView>): JSX.Element {
  const [element, size] = useSize();
  return (
    <section
      ref={element}
      class="luz"
      aria-label={say("luz-web-table")}
      onPointerDownCapture={() => finishMotion(element.current)}
    >
      <GlassDefs />
      {size && <Laid {...props} size={size} />}
    </section>
  );
}

/** What the player looks at. The last trick goes back by itself when something happens. */
function useLook(view: LuzView, still: boolean) {
  const [open, setOpen] = useState<number | null>(null);
  const [last, setLast] = useState(false);
  const [aside, setAside] = useState(false);
  const { gathered, sweep } = useGathered(view, still);
  useEffect(() => setLast(false), [view]);
  return {
    look: { gathered, open, last } satisfies Look,
    aside,
    sweep,
    onSeat: setOpen,
    onLast: () => setLast(!last),
    onAside: () => setAside(true),
    close: () => (setOpen(null), setAside(false)),
  };
}

function Laid(props: TableProps<LuzView> & { size: Size }): JSX.Element {
  const { view, names, size } = props;
  const frame = frameFor(size, view.players, view.phase === "bid");
  const steady = useSteady(frame);
  const hold = useHold(props, frame);
  const dealing = useDealing(view, props.still);
  const { look, aside, close, sweep, ...eyes } = useLook(view, props.still);
  const places = layout(view, frame, look);
  const kind = `luz-${frame.kind} ${props.still || steady ? "luz-still" : ""}`;
  const onKeyDown = (event: KeyboardEvent): void => void (event.key === "Escape" && close());
  return (
    <div
      class={`luz-table ${kind}`}
      style={{ "--grow": frame.grow }}
      onKeyDown={onKeyDown}
      onPointerDownCapture={sweep}
    >
      <RoundWindow view={view} frame={frame} gathered={look.gathered} />
      <Seats {...props} frame={frame} onLook={eyes.onSeat} />
      <Sign view={view} frame={frame} look={look} onLast={eyes.onLast} onAside={eyes.onAside} />
      <Captions view={view} frame={frame} look={look} names={names} />
      <Rails view={view} frame={frame} />
      <Layer
        {...{ view, places, hold, dealing }}
        winner={winningCard(view, look)}
        from={platePoint(view, frame, view.dealer ?? 0)}
        onSeat={eyes.onSeat}
      />
      {hold.asked && <Maybe view={view} slot={hold.asked} places={places} frame={frame} />}
      {look.open !== null && <Enlarged frame={frame} name={names[look.open]!} onClose={close} />}
      {aside && <Aside view={view} onClose={close} />}
    </div>
  );
}

/** The key of the card that wins the trick on the table. */
function winningCard(view: LuzView, look: Look): string | null {
  const trick = trickOnTable(view, look)?.trick;
  const best = trick?.cards.find(({ seat }) => seat === trick.winner);
  return best ? cardKey(best.seat, best.slot) : null;
}

type SeatsProps = TableProps<LuzView> & { frame: Frame; onLook(seat: number): void };

function Seats({ view, names, frame, seatBox, onLook }: SeatsProps): JSX.Element {
  return (
    <>
      {seatsAround(view).map((seat, i) => (
        <Seat key={seat} {...{ view, names, seat, frame }} place={i} onLook={() => onLook(seat)}>
          {seatBox?.(seat)}
        </Seat>
      ))}
    </>
  );
}

interface SeatProps {
  view: LuzView;
  names: readonly string[];
  seat: number;
  frame: Frame;
  place: number;
  onLook(): void;
  children: ComponentChildren;
}

/** A seat's plate, and for the others a way to look closer at their hand. */
function Seat({ view, names, seat, frame, place, onLook, children }: SeatProps): JSX.Element {
  const own = frame.seats[place] ?? frame.own;
  return (
    <div class="luz-seat">
      <Plate view={view} names={names} seat={seat} box={own.plate}>
        {children}
      </Plate>
      {seat !== bottomSeat(view) && view.hands.length > 0 && (
        <button
          type="button"
          class="luz-look"
          style={boxStyle(touchBox(own))}
          aria-haspopup="dialog"
          aria-label={handName(view, names, seat)}
          title={say("luz-web-enlarge")}
          onClick={onLook}
        />
      )}
    </div>
  );
}
