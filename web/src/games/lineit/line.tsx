// A line on the map: stations in their order, the express sign among them, and what stands at the end.

import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Card, Challenge, Line as LineView } from "../../wire/lineit";
import { Traveller } from "../parts/travel";
import { Chevrons, Mark, Train } from "./art";
import { linePlace, useName } from "./copies";
import { endOf } from "./read";
import "./line.css";
import { cardName, challengeName } from "./words";

const RUN = 500; // ms of a train on the way to its first station, and
const STOP = 70; // from each station to the next
const MIDDLE = 0.5; // of a station
const AWAY = 4; // stations behind the last

/** The sign of a challenge: its value, and how many stations came after it. */
function Express({ card, challenge }: { card: Card; challenge: Challenge }): JSX.Element {
  const { stands, after, value } = challenge;
  return (
    <span class={`lineit-sign lineit-is-${stands}`}>
      <b>{card.card}</b>
      <span>{stands === "won" ? "✓" : stands === "lost" ? "✕" : `${after}/${value}`}</span>
    </span>
  );
}

interface StopProps {
  card: Card;
  challenge: Challenge | null;
}

/** What is drawn of a station: its number over its mark. */
export function Stop({ card, challenge }: StopProps): JSX.Element {
  if (card.colour)
    return (
      <span class={`lineit-station lineit-${card.colour}`}>
        <b>{card.card}</b>
        <Mark colour={card.colour} />
      </span>
    );
  return challenge ? <Express card={card} challenge={challenge} /> : <Chevrons />;
}

interface StopsProps {
  line: LineView;
  seat: number;
  most: number; // stations that have room; the first ones are left out
}

/** The stations of a line; those that count for its challenge lie on the express track. */
function Stops({ line, seat, most }: StopsProps): JSX.Element {
  const nameOf = useName();
  const { challenge } = line.standing;
  const { cards, left } = endOf(line.cards, most);
  const sign = challenge?.stands === "lost" ? -1 : cards.findIndex(({ colour }) => colour === null);
  return (
    <>
      {left > 0 && (
        <li class="lineit-stop lineit-left" aria-hidden="true">
          <span class="lineit-drawn">
            <span class="lineit-station">
              <b>{left}…</b>
            </span>
          </span>
        </li>
      )}
      {cards.map((card, i) => (
        <li
          key={card.card}
          class={`lineit-stop ${card.colour ? "" : "lineit-wide"} ${sign >= 0 && i >= sign ? "lineit-fast" : ""}`}
        >
          <span class="unseen">{card.colour || !challenge ? cardName(card) : challengeName(challenge)}</span>
          <Traveller
            as="span"
            class="lineit-comes-in"
            card={nameOf(linePlace(seat), card)}
            aria-hidden="true"
          >
            <span class="lineit-drawn">
              <Stop card={card} challenge={challenge} />
            </span>
          </Traveller>
        </li>
      ))}
    </>
  );
}

/** How a line goes, and how much room it needs. */
const look = ({ line, most }: StopsProps) => ({
  class: `lineit-stops lineit-${line.standing.direction}`,
  style: { "--count": Math.min(line.cards.length, most) + (line.standing.challenge ? 1.5 : 1) },
});

/** Runs a train along stations that vanish behind it; tells when it has gone. */
function run(list: HTMLElement, train: HTMLElement): Promise<unknown> {
  const stops = [...list.querySelectorAll<HTMLElement>(".lineit-stop")];
  if (!train.animate) return Promise.resolve();
  const at = (stop: HTMLElement, on: number): string =>
    `${stop.offsetLeft + on * stop.offsetWidth}px ${stop.offsetTop + stop.offsetHeight - train.offsetHeight}px`;
  const whole = RUN + STOP * stops.length;
  stops.forEach((stop, i) => {
    const delay = (whole * (i + 0.5)) / (stops.length + 1);
    stop.animate({ opacity: [1, 0] }, { duration: 2 * STOP, delay, fill: "forwards" });
  });
  const places = [...stops.map((stop) => at(stop, MIDDLE)), at(stops.at(-1)!, AWAY)];
  return train.animate({ translate: places }, { duration: whole, easing: "ease-in" }).finished;
}

/** A line that was cashed: the train takes its stations along. */
function Leaving({ onGone, ...line }: StopsProps & { onGone(): void }): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  const train = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    let wanted = true;
    const gone = (): void => void (wanted && onGone());
    run(list.current!, train.current!).then(gone, gone);
    return () => void (wanted = false);
  }, []);
  return (
    <ol ref={list} {...look(line)} aria-hidden="true">
      <Stops {...line} />
      <li ref={train} class="lineit-going">
        <Train />
      </li>
    </ol>
  );
}

/** The line that a train is just taking away: it was there before cards went to the discard. */
function useLeaving(line: LineView, discard: number, still: boolean): [LineView | null, () => void] {
  const was = useRef({ line, discard });
  const leaving = useRef<LineView | null>(null);
  const [, again] = useState(0);
  if (was.current.line !== line) {
    const cashed = was.current.line.cards.length > 0 && discard > was.current.discard;
    if (cashed) leaving.current = was.current.line;
    was.current = { line, discard };
  }
  if (still || line.cards.length) leaving.current = null;
  const gone = (): void => {
    leaving.current = null;
    again((count) => count + 1);
  };
  return [leaving.current, gone];
}

interface LineProps extends Omit<StopsProps, "most"> {
  most?: number;
  label: string;
  discard: number; // cards in the discard: there are more when a line was cashed
  still: boolean;
  children?: ComponentChildren; // what stands at its end
}

export function Line({ label, discard, still, children, ...rest }: LineProps): JSX.Element {
  const stops = { ...rest, most: rest.most ?? Infinity };
  const [leaving, onGone] = useLeaving(rest.line, discard, still);
  if (leaving) return <Leaving {...stops} line={leaving} onGone={onGone} />;
  return (
    <ol {...look(stops)} aria-label={label}>
      <Stops {...stops} />
      {children}
    </ol>
  );
}
