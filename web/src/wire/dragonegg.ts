// Made from web/schema by `npm run types`. Do not edit.

/**
 * Everything that one seat may know of a game of the Dragon's Egg.
 */
export interface DragonEggView {
  game: string;
  players: number;
  seat: number | null;
  phase: string;
  pending: number[];
  scores: number[];
  over: boolean;
  winners: number[];
  round: number;
  target: number;
  cross_colour: boolean;
  deck: number;
  middle: number;
  egg: number | null;
  egg_user: number | null;
  shown: string | null;
  seats: Seat[];
  draws: Drawn[];
  pairs: Pair[];
  last: Settlement | null;
  sheet: Line[];
  rest: string[];
}
/**
 * What lies in front of a seat.
 */
export interface Seat {
  money: number;
  bracelets: number;
  cards: (string | null)[];
  discarded: (string | null)[];
  drawn: number;
  committed: boolean;
  strong: Tray;
  weak: Tray;
}
/**
 * A place for a set in front of a seat.
 */
export interface Tray {
  state: "down" | "empty" | "open";
  set: Set | null;
}
/**
 * Two cards and how strong they are (rules 4 and 5).
 */
export interface Set {
  cards: string[];
  kind: "barya" | "friend";
  sum: number;
  strength: number;
}
/**
 * A card that was drawn by a bracelet.
 */
export interface Drawn {
  seat: number;
  card: string | null;
}
/**
 * Two cards of your hand that could be a set.
 */
export interface Pair {
  set: Set;
  allowed: boolean;
}
/**
 * A round that is settled.
 */
export interface Settlement {
  round: number;
  results: Result[];
  egg_from: number | null;
  egg_to: number | null;
  egg_why: "best" | "nobody" | "only" | "shared";
  short: boolean;
}
/**
 * How a seat came out of a round (rules 7 and 8).
 */
export interface Result {
  strong: Set;
  weak: Set;
  strong_points: number;
  weak_points: number;
  gain: number;
  bracelet: boolean;
  is_candidate: boolean;
}
/**
 * One line of the score sheet: a round, by seat.
 */
export interface Line {
  round: number;
  gains: number[];
  totals: number[];
}
