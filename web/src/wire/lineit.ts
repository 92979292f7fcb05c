// Made from web/schema by `npm run types`. Do not edit.

/**
 * Everything that one seat may know of a game of Line-it.
 */
export interface LineitView {
  game: string;
  players: number;
  seat: number | null;
  phase: string;
  pending: number[];
  scores: number[];
  over: boolean;
  winners: number[];
  options: {
    [k: string]: string;
  };
  round: number;
  rounds: number;
  start: number | null;
  display: Shown[];
  took: boolean;
  played: boolean;
  lines: Line[];
  hands: Card[][];
  piles: number[];
  tokens: string[][];
  jackpots: Jackpot[];
  deck: number;
  discard: number;
  additions: Addition[];
}
/**
 * A place of this round's display.
 */
export interface Shown {
  card: Card;
  taken: boolean;
}
/**
 * A card with its face up.
 */
export interface Card {
  card: string;
  colour: string | null;
}
/**
 * The line of a seat.
 */
export interface Line {
  cards: Card[];
  colours: {
    [k: string]: number;
  };
  standing: Standing;
}
/**
 * How a line stands, or would stand with one more card.
 */
export interface Standing {
  numbers: number;
  direction: string | null;
  above: number | null;
  below: number | null;
  open: boolean;
  room: number;
  challenge: Challenge | null;
  cash: Cash | null;
}
/**
 * The challenge card of a line.
 */
export interface Challenge {
  value: number;
  after: number;
  left: number;
  stands: string;
}
/**
 * What cashing a line would bring.
 */
export interface Cash {
  cards: number;
  lost: number;
  token: number;
  points: number;
}
/**
 * The cards under the marker of a colour.
 */
export interface Jackpot {
  colour: string;
  cards: Card[];
}
/**
 * What it would mean to add a card to the line of the seat to act.
 */
export interface Addition {
  card: Card;
  source: string;
  move: string;
  rule: string | null;
  why: Text | null;
  jackpot: number | null;
  after: Standing | null;
}
/**
 * A sentence to be said in the reader's language: the id of a message and its arguments.
 *
 *     The argument `seat` is a seat's number. Whoever says it adds `who` ("you" or "other") and `name`.
 */
export interface Text {
  id: string;
  args: {
    [k: string]: string | number;
  };
}
