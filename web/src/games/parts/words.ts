// What all games say in the same words.

import { say } from "../../words";

/** The arguments by which a sentence says "you" or names a seat. */
export const whoIs = (view: { seat: number | null }, names: readonly string[], seat: number) => ({
  who: seat === view.seat ? "you" : "other",
  name: names[seat] ?? String(seat),
});

/** Things one after another, as the language lists them; `table-then` parts them more strongly. */
export function listed(items: readonly (string | number)[], id = "table-list"): string {
  return items.map(String).reduce((first, next) => (first ? say(id, { first, next }) : next), "");
}

/** A number with a true minus sign. */
export const figure = (points: number): string => (points < 0 ? `−${-points}` : `${points}`);
export const signed = (points: number): string => (points < 0 ? figure(points) : `+${points}`);
