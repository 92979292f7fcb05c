// What a game brings to the table page. A face draws the view it is given and holds no rules.

import type { ComponentChildren, JSX } from "preact";
import type { Chair, Clocks, Text, View } from "../wire/wire";

export type { View };

export interface TableProps<V extends View = View> {
  view: V; // what this seat knows
  legal: readonly string[]; // moves that invite; [] when it is not our turn
  turn?: boolean; // something is asked of us, also where the move is put together and `legal` does not list it
  names: readonly string[]; // by seat
  chairs: readonly Chair[]; // by seat: away, bot, ...
  clocks: Clocks | null;
  still: boolean; // no motion: replay scrubbing, reduced motion, fast-forward
  stage?: number | undefined; // how far a step with stages has been told; without it, all of it
  seatBox?: (seat: number) => ComponentChildren; // extra inside a seat's plate: clock, presence
  onMove(move: string): void; // any move may be tried: the server answers illegal ones with the reason
  /** The move that is chosen but not confirmed yet: its card rises and is outlined. */
  chosen?: string | null;
  /**
   * A card was tapped, or chosen by a key. The page decides whether that is the move already or has to be
   * confirmed: tapping the chosen card again, Enter, or the button in the question bar. A card that is dragged
   * onto the cloth needs no confirmation: that is `onMove`. A face without a choice calls `onMove` only.
   */
  onChoose?(move: string | null): void;
  /** Our standing order, in games that have them: the server answers for us as long as it stands. */
  order?: string | null;
  onOrder?(order: string | null): void;
}

export interface SheetProps<V extends View = View> {
  view: V;
  names: readonly string[];
}

/** A part of a step that is told bit by bit: how long it stays, in ms, and what is said of it meanwhile. */
export interface Stage {
  lasts: number;
  says: string;
}

/** A line of the sheet of keys: what to press, and the id of the message that says what it does. */
export interface Key {
  keys: string;
  says: string;
}

export interface Face<V extends View = View> {
  game: string;
  /** Seats around the cloth and the own hand; fills its container, whose size decides the arrangement. */
  Table(props: TableProps<V>): JSX.Element;
  /** Controls for the question bar; null when the cards are the answer. */
  Answers?(props: TableProps<V>): JSX.Element | null;
  /** Controls for standing orders, in games that have them: in the question bar as long as we play, asked or not. */
  Standing?(props: TableProps<V>): JSX.Element | null;
  /** Whether our standing order answers what is asked of us now: then nobody has to call us. */
  answered?(view: V, order: string): boolean;
  /** A standing order that was typed; null if it is none. */
  readOrder?(text: string): string | null;
  /** The score sheet, a real <table>. */
  Sheet(props: SheetProps<V>): JSX.Element;
  /** The result as a chart, with a text alternative. */
  Chart(props: SheetProps<V>): JSX.Element;
  /** Round and phase in a few words, for the top bar. */
  where?(view: V): string;
  /** A move in words, for the button that confirms it: "Play slot 4". Without it the notation is shown. */
  moveText?(view: V, move: string): string;
  /** What a seat has at the end, in words: "2 nuggets". Without it they are points. */
  scoreText?(view: V, score: number): string;
  /** A card of the notation in words, for the log: "Y7" is "sun (yellow) 7". */
  cardText?(card: string): string;
  /** Short typed answers to notation ("3+" -> "bid 3+"); any other text as it is. */
  readMove(view: V, text: string): string;
  /** The table in words for a screen reader, one sentence a line. */
  describe(view: V, names: readonly string[]): string[];
  /** The parts of a step that is told bit by bit, such as rows of cards that turn over; else []. */
  stages?(view: V, names: readonly string[]): readonly Stage[];
  /** Whether a step is so small that nobody needs to be shown it before the next: somebody passes. */
  quick?(log: readonly Text[]): boolean;
  /** Keys that only this game has, for the sheet of keys. */
  keys?: readonly Key[];
  /** A key was pressed while something is asked of us: whether the game has a meaning of its own for it. */
  press?(props: TableProps<V>, key: string): boolean;
}

/** A face of whatever game: the page hands views on without looking into them. */
export type AnyFace = Face<any>;
