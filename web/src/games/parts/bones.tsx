// The bones that tables have in common: the others on top or at the sides, the table in the middle, your own things
// below. What lies there is the game's. Which arrangement it is, is told by the size of the table alone.

import type { ComponentChildren, JSX } from "preact";
import { useRef } from "preact/hooks";
import { say } from "../../words";
import type { TableProps, View } from "../face";
import "./bones.css";
import type { Size } from "./box";
import { finishMotion, useSize, useSteady } from "./motion";
import { Name } from "./name";
import { bottomSeat, seatsAround } from "./seats";
import { Travel } from "./travel";

/** Narrow: a phone upright. Low: a phone that lies. Wide: a desktop. */
export type Arrangement = "narrow" | "low" | "wide";

/** How a table of this size is arranged. */
export function arrangementOf({ width, height }: Size): Arrangement {
  if (width < 560 || width < height) return "narrow";
  return height < 480 ? "low" : "wide";
}

interface BonesProps {
  game: string;
  table: TableProps<View>;
  others(seat: number, kind: Arrangement): ComponentChildren; // what lies before another seat
  middle(kind: Arrangement, size: Size): ComponentChildren;
  own(kind: Arrangement, size: Size): ComponentChildren; // what lies before you; spectators see seat 0 there
  children?: ComponentChildren; // what lies over all, or is only used
}

/** The table of a game, in whatever room the page gives. */
export function Bones(props: BonesProps): JSX.Element {
  const [element, size] = useSize();
  return (
    <section
      ref={element}
      class={`bones ${props.game}`}
      aria-label={say("table-of", { game: say(`${props.game}-name`) })}
      onPointerDownCapture={() => finishMotion(element.current)}
    >
      {size && <Laid {...props} size={size} />}
      {props.children}
    </section>
  );
}

function Laid({ table, others, middle, own, size }: BonesProps & { size: Size }): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const steady = useSteady(`${size.width} ${size.height}`);
  const kind = arrangementOf(size);
  const seats = seatsAround(table.view).filter((seat) => seat !== bottomSeat(table.view));
  const jump = table.still || steady;
  return (
    <div
      ref={root}
      class={`bones-in bones-${kind} bones-for-${seats.length + 1} ${jump ? "bones-still" : ""}`}
    >
      <Travel root={root} jump={jump}>
        <div class="bones-others">
          {seats.map((seat) => (
            <div key={seat} class="bones-other">
              {others(seat, kind)}
            </div>
          ))}
        </div>
        <div class="bones-middle">{middle(kind, size)}</div>
        <div class="bones-own">{own(kind, size)}</div>
      </Travel>
    </div>
  );
}

interface PlateProps {
  table: TableProps<View>;
  seat: number;
  says: string; // all that the plate shows, in a sentence for those who hear it
  total: ComponentChildren;
  children?: ComponentChildren;
}

/** Name, clock and total of a seat, and what the game adds. */
export function Plate({ table, seat, says, total, children }: PlateProps): JSX.Element {
  const { view, names, seatBox } = table;
  const turn = view.pending.includes(seat) ? "plate-now" : "";
  const won = view.winners.includes(seat) ? "plate-winner" : "";
  return (
    <div class={`plate ${turn} ${won}`}>
      <p class="unseen">{says}</p>
      <span class="plate-name" aria-hidden="true">
        <Name name={names[seat]!} />
      </span>
      <span class="plate-extra">{seatBox?.(seat)}</span>
      <span class="plate-total" aria-hidden="true">
        {total}
      </span>
      {children && (
        <span class="plate-more" aria-hidden="true">
          {children}
        </span>
      )}
    </div>
  );
}
