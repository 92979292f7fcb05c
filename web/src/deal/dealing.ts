import type { Stream } from "./stream";

/** What checking the chance of a game takes. */
export interface Dealing {
  readonly game: string;
  readonly players: readonly number[];
  readonly rules: number; // version
  readonly decision: RegExp; // a move, without its seat
  /** What has to follow so many steps: "decision", "over", or the keyword of a chance line. */
  due(steps: number, players: number): string;
  /** The chance line of that keyword, drawn from a stream. */
  draw(kind: string, players: number, stream: Stream): string;
}
