// Spans of time in words and in figures.

import type { Clock } from "../wire/wire";
import { language, say } from "../words";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

type Unit = "second" | "minute" | "hour" | "day";

function unit(count: number, name: Unit): string {
  return new Intl.NumberFormat(language.value, { style: "unit", unit: name, unitDisplay: "short" }).format(
    count,
  );
}

/** So many seconds in words: "1 min 30 sec". */
export function span(seconds: number): string {
  const parts: [number, Unit][] = [
    [Math.floor(seconds / DAY), "day"],
    [Math.floor((seconds % DAY) / HOUR), "hour"],
    [Math.floor((seconds % HOUR) / MINUTE), "minute"],
    [seconds % MINUTE, "second"],
  ];
  const said = parts.filter(([count]) => count > 0).map(([count, name]) => unit(count, name));
  return said.join(" ") || unit(0, "second");
}

/** How long one may think at a table. */
export function clockText({ kind, seconds, increment }: Clock): string {
  if (kind === "none") return say("table-clock-none");
  if (kind === "move") return say("table-clock-move", { time: span(seconds) });
  if (!increment) return say("table-clock-bank", { time: span(seconds) });
  return say("table-clock-bank-plus", { time: span(seconds), increment: span(increment) });
}

/** Whether people have days for each move: nobody is expected to wait at the table. */
export const isSlow = ({ kind, seconds }: Clock): boolean => kind === "move" && seconds >= DAY;

/** What a clock shows: 1:05, or 1:00:05 from an hour on, or days and hours. A part of a second counts as a whole one. */
export function figures(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds >= DAY) return span(seconds - (seconds % HOUR));
  const two = (count: number): string => String(count).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE)];
  const rest = two(seconds % MINUTE);
  return hours ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
