// What all games say in the same words.

/** The arguments by which a sentence says "you" or names a seat. */
export const whoIs = (view: { seat: number | null }, names: readonly string[], seat: number) => ({
  who: seat === view.seat ? "you" : "other",
  name: names[seat] ?? String(seat),
});

/** A number with a true minus sign. */
export const figure = (points: number): string => (points < 0 ? `−${-points}` : `${points}`);
export const signed = (points: number): string => (points < 0 ? figure(points) : `+${points}`);
