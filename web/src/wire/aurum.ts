// Made from web/schema by `npm run types`. Do not edit.

/**
 * Everything that one seat may know of a game of Aurum.
 */
export interface AurumView {
  game: string;
  players: number;
  seat: number | null;
  phase: string;
  pending: number[];
  scores: number[];
  over: boolean;
  winners: number[];
  scoring: string;
  zero_gold: boolean;
  round: number;
  start: number | null;
  lead: number | null;
  teams: number[][];
  hands: Hand[];
  own: OwnCard[];
  own_gold: OwnGold[];
  offer: SwapOffer | null;
  unseen: string[];
  left_over: string[];
  supply: Gold[];
  collections: number[][];
  predictions: (string | null)[];
  opening: (string | null)[];
  won: number[];
  sides: Side[];
  window: string[];
  sealed: string[];
  tricks: Trick[];
  sheet: Round[];
}
/**
 * A hand, as far as one knows it.
 */
export interface Hand {
  held: number;
  cards: string[];
}
/**
 * A card of your own hand, and what it would do in the trick.
 */
export interface OwnCard {
  card: string;
  suit: string;
  rank: number;
  shown: boolean;
  sealed: boolean;
  playable: boolean;
  wins: boolean;
  lowest: boolean;
  takes: number | null;
}
/**
 * One rank of gold in your own collection.
 */
export interface OwnGold {
  rank: number;
  count: number;
  playable: boolean;
  wins: boolean;
}
/**
 * What you may swap now: any of this gold for any of these cards before any of these seats.
 */
export interface SwapOffer {
  gold: number[];
  cards: string[];
  whose: number[];
}
/**
 * One rank of gold on the shelf.
 */
export interface Gold {
  rank: number;
  left: number;
  total: number;
}
/**
 * A team, or with three players a seat, in one round.
 */
export interface Side {
  seats: number[];
  prediction: number | null;
  won: number;
  prediction_points: number | null;
  gold_points: number;
  points: number | null;
  top: number | null;
}
/**
 * A trick, complete or not, and the swaps before it.
 */
export interface Trick {
  swaps: Swap[];
  cards: Played[];
  winner: number | null;
  lowest: number | null;
  takes: number | null;
  state: string;
}
/**
 * A prediction that was exchanged.
 */
export interface Swap {
  seat: number;
  whose: number;
  gold: number;
  laid: string;
  taken: string;
}
/**
 * A card on the table.
 */
export interface Played {
  seat: number;
  card: string;
}
/**
 * A finished round on the score sheet.
 */
export interface Round {
  start: number;
  predictions: number[];
  won: number[];
  sides: Side[];
  winners: number[];
  decided: string;
  ended: number;
  reason: string;
}
