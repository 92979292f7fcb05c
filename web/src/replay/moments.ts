// A finished game as a row of moments: every entry of the log that gave a new picture.
import type { View } from "../games/face";
import type { Clocks, Room, Text, Update } from "../wire/wire";

export interface Moment {
  readonly seq: number;
  readonly view: View;
  readonly room: Room;
  readonly clocks: Clocks | null;
  readonly log: readonly Text[]; // what led here
  readonly ask: Text; // what the table waits for then
}

/** Where in a game a picture belongs. Trick 0 is all that comes before the first card. */
export interface Spot {
  readonly round: number;
  readonly trick: number;
}

/** Entries that change nothing on the table belong to the moment before them, or to the first. */
export function momentsOf(updates: readonly Update[]): Moment[] {
  const moments: Moment[] = [];
  let room: Room | null = null;
  let early: Text[] = [];
  for (const update of updates) {
    room = update.room ?? room;
    const last = moments.at(-1);
    const log = update.log ?? [];
    if (update.game && room && !isSame(last, update)) {
      const { view, ask } = update.game;
      const clocks = update.clocks ?? last?.clocks ?? null;
      moments.push({ seq: update.seq, view: view as View, room, clocks, log: [...early, ...log], ask });
      early = [];
    } else if (last && room) {
      moments[moments.length - 1] = { ...last, room, log: [...last.log, ...log] };
    } else early.push(...log);
  }
  return moments;
}

const isSame = (last: Moment | undefined, { game }: Update): boolean =>
  JSON.stringify(last?.view) === JSON.stringify(game?.view);

/** Games without rounds or tricks have one long round; what comes before the first belongs to it. */
export function spotOf(view: View): Spot {
  const { round, tricks } = view as { round?: unknown; tricks?: unknown };
  return {
    round: typeof round === "number" ? Math.max(1, round) : 1,
    trick: Array.isArray(tricks) ? tricks.length : 0,
  };
}

/** A round as a stretch of moments; `to` belongs to the next. */
interface Stretch {
  readonly round: number;
  readonly from: number;
  readonly to: number;
}

export function roundsOf(moments: readonly Moment[]): Stretch[] {
  const rounds: Stretch[] = [];
  moments.forEach(({ view }, at) => {
    const last = rounds.at(-1);
    const { round } = spotOf(view);
    if (last?.round === round) rounds[rounds.length - 1] = { ...last, to: at + 1 };
    else rounds.push({ round, from: at, to: at + 1 });
  });
  return rounds;
}

/** At most so many stretches, each about as long, under the first of their rounds: there is no room for more. */
export function joined(rounds: readonly Stretch[], most: number): Stretch[] {
  const count = Math.min(most, rounds.length);
  const begin = (i: number): number => Math.floor((i * rounds.length) / count);
  return Array.from({ length: count }, (_, i) => ({
    ...rounds[begin(i)]!,
    to: rounds[begin(i + 1) - 1]!.to,
  }));
}

/** Where a trick or the bidding of a round begins. */
export function stopsOf(moments: readonly Moment[]): number[] {
  const spots = moments.map(({ view }) => spotOf(view));
  const begins = (at: number): boolean => {
    const [now, before] = [spots[at], spots[at - 1]];
    return now?.round !== before?.round || now?.trick !== before?.trick;
  };
  return spots.flatMap((_, at) => (begins(at) ? [at] : []));
}

/** The last moment that is not after a `seq`: where one is when the seat changes. */
export function momentAt(moments: readonly Moment[], seq: number): number {
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.seq <= seq),
  );
}
