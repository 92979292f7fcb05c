import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { clock } from "../clock";
import { serverNow } from "../net/socket";
import { Icon } from "../shell";
import type { Clocks } from "../wire/wire";
import { say } from "../words";
import type { Desk } from "./desk";
import { isHere } from "./people";
import { figures } from "./time";

const TICK = 250;
export const LOW = 10_000;

/** What is left on a seat's clock now, in ms. */
export function timeLeft(clocks: Clocks, seat: number, now: number): number {
  const left = clocks.left[seat] ?? 0;
  return Math.max(0, clocks.running.includes(seat) ? left - Math.max(0, now - clocks.at) : left);
}

/** Draws again and again while a clock runs. */
function useTick(running: boolean): void {
  const [, draw] = useState(0);
  useEffect(() => {
    if (!running) return undefined;
    let stop = (): void => undefined;
    const tick = (): void => {
      draw((count) => count + 1);
      stop = clock.after(TICK, tick);
    };
    stop = clock.after(TICK, tick);
    return () => stop();
  }, [running]);
}

function SeatClock({ clocks, seat, name }: { clocks: Clocks; seat: number; name: string }): JSX.Element {
  const runs = clocks.running.includes(seat);
  useTick(runs);
  const left = timeLeft(clocks, seat, serverNow());
  const time = figures(left);
  return (
    <span
      class={`seat-clock ${runs ? "runs" : ""} ${left <= LOW ? "low" : ""}`}
      role="timer"
      aria-label={say("table-clock-seat", { name, time })}
    >
      <Icon name="clock" size={14} />
      {time}
    </span>
  );
}

/** What the page adds to a seat's plate: its clock, and whether its person is here. */
export function SeatBox({ desk, seat }: { desk: Desk; seat: number }): JSX.Element | null {
  const { room, clocks, presence } = desk.state.value!;
  const chair = room.chairs[seat]!;
  const timed = room.clock.kind !== "none" && room.status === "running" && clocks;
  return (
    <>
      {timed && <SeatClock clocks={clocks} seat={seat} name={desk.names.value[seat]!} />}
      {chair.away && <Mark icon="bot" text={say("table-bot-plays")} />}
      {!chair.away && !isHere(chair, presence, room.clock) && (
        <Mark icon="offline" text={say("table-gone")} />
      )}
    </>
  );
}

function Mark({ icon, text }: { icon: "bot" | "offline"; text: string }): JSX.Element {
  return (
    <span class="seat-mark" title={text}>
      <Icon name={icon} size={14} />
      <span class="seat-mark-text">{text}</span>
    </span>
  );
}
