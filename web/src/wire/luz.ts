// Made from web/schema by `npm run types`. Do not edit.

/**
 * Everything that one seat may know of a game of Luz.
 */
export interface LuzView {
  game: string;
  players: number;
  seat: number | null;
  phase: string;
  pending: number[];
  scores: number[];
  over: boolean;
  winners: number[];
  round: number;
  dealer: number | null;
  start: number | null;
  trump: string;
  led: string | null;
  hands: Card[][];
  aside: string[];
  tricks: Trick[];
  sheet: Score[];
}
/**
 * A card in a hand. Its slot is its place in the list, counted from 1.
 */
export interface Card {
  suit: string;
  rank: number | null;
  played: boolean;
  maybe: number[];
}
/**
 * A trick, complete or not.
 */
export interface Trick {
  cards: Played[];
  winner: number | null;
}
/**
 * A card on the table.
 */
export interface Played {
  seat: number;
  slot: number;
  card: string;
}
/**
 * One line of the score sheet: a round, by seat.
 */
export interface Score {
  bids: (string | null)[];
  won: number[];
  points: (number | null)[];
}
