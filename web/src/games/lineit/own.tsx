// Your own things: the line, two places for a hand, and how the line stands.

import type { JSX } from "preact";
import type { LineitView, Standing as StandingView } from "../../wire/lineit";
import { say } from "../../words";
import type { TableProps } from "../face";
import { bottomSeat } from "../parts/seats";
import { Traveller } from "../parts/travel";
import { Slope, Ticket } from "./art";
import { OwnCard } from "./card";
import { handPlace, useName } from "./copies";
import type { Hold } from "./hold";
import { Line, Stop } from "./line";
import "./own.css";
import { cardAt, HAND, spotAt } from "./read";
import { SeatPlate } from "./seat";
import { Standing } from "./standing";
import { cardName, handName, lineName, moveText } from "./words";

interface Props {
  table: TableProps<LineitView>;
  hold: Hold;
}

/** At the end of the line: what would come next. */
function Next({ standing }: { standing: StandingView }): JSX.Element {
  const { direction, above, below, room } = standing;
  const bound = above !== null ? `>${above}` : below !== null ? `<${below}` : "";
  return (
    <li class={`lineit-stop lineit-next ${room ? "" : "lineit-stuck"}`} aria-hidden="true">
      <span class="lineit-drawn">
        <span class="lineit-station">
          <b>{bound}</b>
          <Slope direction={direction} />
        </span>
      </span>
    </li>
  );
}

/** The card under the finger as the next station; a touch puts the chosen one there. */
function Ghost({ table, hold }: Props): JSX.Element {
  const { card, move, after } = hold.ghost!;
  const drawn = (
    <span class="lineit-drawn" aria-hidden="true">
      <Stop card={card} challenge={after?.challenge ?? null} />
    </span>
  );
  return (
    <li class={`lineit-stop lineit-ghost ${after ? "" : "lineit-no"}`}>
      {hold.ways.includes("line") ? (
        <button type="button" onClick={() => hold.go("line")}>
          <span class="unseen">{moveText(table.view, move)}</span>
          {drawn}
        </button>
      ) : (
        drawn
      )}
    </li>
  );
}

function OwnLine({ table, hold }: Props): JSX.Element {
  const { view, names } = table;
  const seat = bottomSeat(view);
  const line = view.lines[seat]!;
  return (
    <div class="lineit-track" data-drop="line">
      <Line
        {...{ line, seat }}
        label={lineName(view, names, seat)}
        discard={view.discard}
        still={table.still}
      >
        {hold.ghost ? <Ghost table={table} hold={hold} /> : !view.over && <Next standing={line.standing} />}
      </Line>
    </div>
  );
}

/** A place of the hand, with its card or free. */
function Place({ table, hold, at, free }: Props & { at: number; free: boolean }): JSX.Element {
  const nameOf = useName();
  const { view, legal } = table;
  const seat = bottomSeat(view);
  const card = view.hands[seat]![at];
  if (card)
    return (
      <Traveller as="li" class="lineit-place" card={nameOf(handPlace(seat, at), card)}>
        {view.seat === null || view.over ? (
          <>
            <span class="unseen">{cardName(card)}</span>
            <Ticket card={card} />
          </>
        ) : (
          <OwnCard view={view} spot={spotAt("hand", at)} hold={hold} asking={legal.length > 0} />
        )}
      </Traveller>
    );
  const picked = free && hold.ways.includes("hand") && hold.chosen ? cardAt(view, hold.chosen) : undefined;
  return (
    <li class={`lineit-place lineit-free ${picked ? "lineit-open" : ""}`}>
      {picked && (
        <button type="button" onClick={() => hold.go("hand")}>
          <span class="unseen">{say("lineit-web-take-hand", { card: picked.card })}</span>
          <Ticket card={picked} />
        </button>
      )}
    </li>
  );
}

function Hand({ table, hold }: Props): JSX.Element {
  const { view, names } = table;
  const seat = bottomSeat(view);
  const held = view.hands[seat]!.length;
  return (
    <ul class="lineit-hand" data-drop="hand" aria-label={handName(view, names, seat)}>
      {Array.from({ length: HAND }, (_, at) => (
        <Place key={at} table={table} hold={hold} at={at} free={at === held} />
      ))}
    </ul>
  );
}

/** How the line stands, or would stand with the card under the finger. */
function OwnStanding({ table: { view }, hold }: Props): JSX.Element | null {
  const { ghost } = hold;
  const now = view.lines[bottomSeat(view)]!.standing;
  if (view.over) return null;
  if (!ghost) return <Standing standing={now} />;
  const card = cardName(ghost.card);
  return (
    <div class={`lineit-with ${ghost.after ? "" : "lineit-no"}`}>
      <p>{say(ghost.after ? "lineit-web-with" : "lineit-web-not", { card })}</p>
      <Standing standing={ghost.after ?? now} jackpot={ghost.after && ghost.jackpot} />
    </div>
  );
}

export function Own(props: Props): JSX.Element {
  return (
    <div class="lineit-own">
      <SeatPlate table={props.table} seat={bottomSeat(props.table.view)} />
      <OwnLine {...props} />
      <Hand {...props} />
      <OwnStanding {...props} />
    </div>
  );
}
