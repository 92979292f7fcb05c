// Made from web/schema by `npm run types`. Do not edit.

/**
 * Everything that one seat may know of a game of Yurikure.
 */
export interface YurikureView {
  game: string;
  players: number;
  seat: number | null;
  phase: string;
  pending: number[];
  scores: number[];
  over: boolean;
  winners: number[];
  round: number;
  order: string[];
  first: number | null;
  girls: Girl[];
  control: (number[] | null)[];
  pairs: Pair[];
  couples: string[];
  support: (number[] | null)[];
  extra: (number[] | null)[];
  placed: number[];
  owed: number[];
  value: number | null;
  deciding: Deciding | null;
  rolling: Rolling | null;
  reveals: Reveal[];
  couple_dice: Die[];
  kiss_dice: Die[];
  die: number | null;
  result: Result | null;
}
/**
 * One of the seven girls, and who has a say in what she does.
 */
export interface Girl {
  girl: string;
  controller: number | null;
  revealed: number[];
}
/**
 * Two girls and how they stand with each other.
 */
export interface Pair {
  pair: string;
  affection: number;
  dissatisfaction: number;
  bond: string;
}
/**
 * What is decided for a girl just now, and how far that is. Who has priority is `pending`.
 */
export interface Deciding {
  what: string;
  girl: string;
  actor: string;
  pair: string | null;
  declared: string | null;
  passes: number;
  needed: number;
  yes: string[];
  no: string[];
  waiting: string[];
}
/**
 * A die that is due.
 */
export interface Rolling {
  what: string;
  pair: string;
}
/**
 * A level of control that somebody has revealed.
 */
export interface Reveal {
  seat: number;
  girl: string;
  level: number;
  stage: number;
}
/**
 * What a couple rolled in the couple phase or the kiss phase.
 */
export interface Die {
  pair: string;
  die: number | null;
  fate: string | null;
}
/**
 * How the game ended.
 */
export interface Result {
  ending: string;
  pairs: string[];
  girls: string[];
  points: number[];
  revealed: number[];
}
