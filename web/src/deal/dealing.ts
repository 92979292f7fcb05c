import type { Stream } from "./stream";

/** A choice of rules at the start of a game. */
interface Option {
  readonly name: string;
  readonly values: readonly string[]; // the default first
}

/** The options that a record names, with their values. */
export type Options = ReadonlyMap<string, string>;

export type ChanceKind = "first" | "deal" | "deck" | "setup" | "roll";
export type Due = ChanceKind | "decision" | "over";

/** A line of a record that chance decided. */
export interface Chance {
  readonly k: number; // among the chance lines of the game, counted from 0
  readonly step: number; // among all steps, counted from 0
  readonly line: number; // in the text, counted from 1
  readonly kind: ChanceKind;
  readonly text: string;
}

/** What checking the chance of a game takes. */
export interface Dealing {
  readonly game: string;
  readonly players: readonly number[];
  readonly options: readonly Option[];
  readonly rules: number; // version
  readonly decision: RegExp; // a move, without its seat
  /** What can follow so many steps, of which so many are chance. */
  due(steps: number, players: number, chances: number): readonly Due[];
  /** What has to stand in a chance line, drawn from its stream. */
  draw(chance: Chance, players: number, options: Options, stream: Stream): string;
}

/**
 * What can follow in a game whose course only its rules can tell: the chance lines of the start in their order,
 * then moves, and among them the later chance lines.
 */
export const inOrder =
  (start: readonly ChanceKind[], ...later: readonly ChanceKind[]): Dealing["due"] =>
  (_steps, _players, chances) =>
    chances < start.length ? start.slice(chances, chances + 1) : ["decision", ...later, "over"];
