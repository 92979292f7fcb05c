// Where seats are: everybody sits at the lower edge of the own screen.

/** What of a view says who looks, and at how many. */
interface Seated {
  seat: number | null;
  players: number;
}

/** The seat at the lower edge: the viewer's, or the first for spectators. */
export const bottomSeat = (view: Seated): number => view.seat ?? 0;

/** All seats clockwise, beginning on the left of the lower edge; the lower edge comes last. */
export function seatsAround(view: Seated): number[] {
  const bottom = bottomSeat(view);
  return Array.from({ length: view.players }, (_, i) => (bottom + 1 + i) % view.players);
}
