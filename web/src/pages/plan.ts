import { levelOf } from "../state/level";
import type { Clock, GameEntry, NewTable } from "../wire/wire";
import { usualPlayers } from "./games";

export type Kind = "me" | "person" | "bot";

/** A seat as it is planned: `bot` is remembered while somebody else is meant to sit there. */
interface PlannedSeat {
  kind: Kind;
  bot: string;
  /** The person for whom it is kept; without one, for anybody who comes. */
  friend?: string;
}

/** A table that is being set up. */
export interface Plan {
  game: string;
  seats: readonly PlannedSeat[];
  options: Readonly<Record<string, string>>;
  clock: Clock;
  visibility: "public" | "link" | "password";
  password: string;
  /** Whether the game counts for ratings; null as long as nobody has said: then public ones do. */
  rated: boolean | null;
}

const DAY = 86_400;
export const MOVE_SECONDS = [15, 30, 60, 120, 300, 3600] as const;
export const DAYS = [1, 2, 3, 5, 7, 14].map((days) => days * DAY);
export const BANK_SECONDS = [180, 300, 600, 900, 1800, 3600] as const;
export const INCREMENTS = [0, 3, 5, 10, 20, 30] as const;

type ClockKind = Clock["kind"] | "days";

/** The kinds of clocks that one can choose: days for each move are one of their own. */
export const kindOf = ({ kind, seconds }: Clock): ClockKind =>
  kind === "move" && seconds >= DAY ? "days" : kind;

/** The clock that one gets by choosing a kind of clock. */
export const CLOCKS: Readonly<Record<ClockKind, Clock>> = {
  none: { kind: "none", seconds: 0, increment: 0 },
  move: { kind: "move", seconds: 60, increment: 0 },
  bank: { kind: "bank", seconds: 600, increment: 10 },
  days: { kind: "move", seconds: 3 * DAY, increment: 0 },
};

/** You and friends, everything else as the game has it by default. */
export function firstPlan(entry: GameEntry): Plan {
  const bot = levelOf(entry);
  const seats = Array.from({ length: usualPlayers(entry) }, (_, seat) => ({
    kind: seat === 0 ? ("me" as const) : ("person" as const),
    bot,
  }));
  const usual = { options: {}, clock: CLOCKS.none, visibility: "link", password: "", rated: null } as const;
  return { game: entry.name, seats, ...usual };
}

/** The plan with more or fewer seats: those that stay keep who sits there, unless you would lose yours. */
export function withPlayers(plan: Plan, players: number): Plan {
  const last = plan.seats[plan.seats.length - 1]!;
  const more = Math.max(0, players - plan.seats.length);
  const seats = [
    ...plan.seats.slice(0, players),
    ...Array<PlannedSeat>(more).fill({ kind: "person", bot: last.bot }),
  ];
  const lost = plan.seats.some(({ kind }) => kind === "me") && !seats.some(({ kind }) => kind === "me");
  return { ...plan, seats: lost ? [{ ...seats[0]!, kind: "me" }, ...seats.slice(1)] : seats };
}

/** The plan with another seat: you sit in one place only. */
export function withSeat(plan: Plan, seat: number, change: Partial<PlannedSeat>): Plan {
  const seats = plan.seats.map((old, i) => {
    if (i === seat) return { ...old, ...change };
    if (change.friend && old.friend === change.friend) return { ...old, friend: undefined };
    return change.kind === "me" && old.kind === "me" ? { ...old, kind: "person" as const } : old;
  });
  return { ...plan, seats };
}

/** Whether the game can begin as soon as the table is opened: nobody has to come. */
export const startsAtOnce = (plan: Plan): boolean => plan.seats.every(({ kind }) => kind !== "person");

/** Whether the game will count for ratings. */
export const isRated = ({ rated, visibility }: Plan): boolean => rated ?? visibility === "public";

/** What is asked of the server. */
export function wishOf(plan: Plan): Omit<NewTable, "cid" | "commit"> {
  const { game, options, clock, visibility, password } = plan;
  const seats = plan.seats.map(({ kind, bot, friend }) => {
    if (kind === "bot") return `bot ${bot}`;
    return kind === "person" && friend ? `for ${friend}` : kind;
  });
  const standIn = plan.seats.find(({ kind }) => kind === "bot") ?? plan.seats[0]!;
  const secret = visibility === "password" ? { password } : {};
  const rest = { bot: standIn.bot, start: startsAtOnce(plan), rated: isRated(plan) };
  return { game, seats, options, clock, visibility, ...secret, ...rest };
}
