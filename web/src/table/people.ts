// Who sits where, and what everybody is called.

import type { Chair, Clock, Presence, Room } from "../wire/wire";
import { language, say } from "../words";
import { botName } from "../words/bots";
import { personName } from "../words/someone";
import { isSlow } from "./time";

/** The seat of a person, or null for somebody who watches. A seat that is only kept is not taken yet. */
export function seatOf(room: Room, person: string | null): number | null {
  return chairOf(room, (chair) => chair.person === person && person !== null && !chair.kept);
}

/** The seat that is kept for a person who has not sat down yet. */
export function keptSeat(room: Room, person: string | null): number | null {
  return chairOf(room, (chair) => chair.person === person && person !== null && chair.kept);
}

function chairOf(room: Room, fits: (chair: Chair) => boolean): number | null {
  const seat = room.chairs.findIndex(fits);
  return seat < 0 ? null : seat;
}

export const isHost = (room: Room, person: string | null): boolean => room.host === person;

/** Whether every seat has somebody to play it. */
export const isFull = (room: Room): boolean =>
  room.chairs.every((chair) => chair.kind === "bot" || (chair.kind === "person" && !chair.kept));

/** What every seat is called: the person's name, or the bot's with a number. */
export function namesOf(chairs: readonly Chair[]): string[] {
  let bots = 0;
  return chairs.map((chair) => {
    if (chair.kind === "person" || chair.person) return personName(chair.name);
    if (chair.kind === "bot") return say("table-bot-name", { bot: botName(chair.bot ?? ""), number: ++bots });
    return say("table-free-seat");
  });
}

/** Several names as one does it in the language: "Ann, Bo and Cleo". */
export function list(names: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(language.value, { type }).format(names);
}

/** Whether the person of a seat looks at the table now. Bots always do, and who has days need not. */
export function isHere(chair: Chair, presence: Presence | null, clock: Clock): boolean {
  if (chair.kind !== "person" || chair.kept || !presence || isSlow(clock)) return true;
  return presence.here.includes(chair.person ?? "");
}
