import { levelOf } from "../state/level";
import type { Clock, GameEntry, NewTable } from "../wire/wire";
import { usualPlayers } from "./games";

export type Kind = "me" | "person" | "bot";

/** A seat as it is planned: `bot` is remembered while somebody else is meant to sit there. */
export interface PlannedSeat {
  kind: Kind;
  bot: string;
}

/** A table that is being set up. */
export interface Plan {
  game: string;
  seats: readonly PlannedSeat[];
  options: Readonly<Record<string, string>>;
  clock: Clock;
  visibility: "public" | "link" | "password";
  password: string;
}

export const MOVE_SECONDS = [15, 30, 60, 120, 300, 3600, 86_400] as const;
export const BANK_SECONDS = [180, 300, 600, 900, 1800, 3600] as const;
export const INCREMENTS = [0, 3, 5, 10, 20, 30] as const;

/** The clock that one gets by choosing a kind of clock. */
export const CLOCKS: Readonly<Record<Clock["kind"], Clock>> = {
  none: { kind: "none", seconds: 0, increment: 0 },
  move: { kind: "move", seconds: 60, increment: 0 },
  bank: { kind: "bank", seconds: 600, increment: 10 },
};

/** You and friends, everything else as the game has it by default. */
export function firstPlan(entry: GameEntry): Plan {
  const bot = levelOf(entry);
  const seats = Array.from({ length: usualPlayers(entry) }, (_, seat) => ({
    kind: seat === 0 ? ("me" as const) : ("person" as const),
    bot,
  }));
  return { game: entry.name, seats, options: {}, clock: CLOCKS.none, visibility: "link", password: "" };
}

/** The plan with more or fewer seats: those that stay keep who sits there, unless you would lose yours. */
export function withPlayers(plan: Plan, players: number): Plan {
  const last = plan.seats[plan.seats.length - 1]!;
  const more = Math.max(0, players - plan.seats.length);
  const seats = [
    ...plan.seats.slice(0, players),
    ...Array<PlannedSeat>(more).fill({ ...last, kind: "person" }),
  ];
  const lost = plan.seats.some(({ kind }) => kind === "me") && !seats.some(({ kind }) => kind === "me");
  return { ...plan, seats: lost ? [{ ...seats[0]!, kind: "me" }, ...seats.slice(1)] : seats };
}

/** The plan with another seat: you sit in one place only. */
export function withSeat(plan: Plan, seat: number, change: Partial<PlannedSeat>): Plan {
  const seats = plan.seats.map((old, i) => {
    if (i === seat) return { ...old, ...change };
    return change.kind === "me" && old.kind === "me" ? { ...old, kind: "person" as const } : old;
  });
  return { ...plan, seats };
}

/** Whether the game can begin as soon as the table is opened: nobody has to come. */
export const startsAtOnce = (plan: Plan): boolean => plan.seats.every(({ kind }) => kind !== "person");

/** What is asked of the server. */
export function wishOf(plan: Plan): Omit<NewTable, "cid" | "commit"> {
  const { game, options, clock, visibility, password } = plan;
  const seats = plan.seats.map(({ kind, bot }) => (kind === "bot" ? `bot ${bot}` : kind));
  const standIn = plan.seats.find(({ kind }) => kind === "bot") ?? plan.seats[0]!;
  const secret = visibility === "password" ? { password } : {};
  return { game, seats, options, clock, visibility, ...secret, bot: standIn.bot, start: startsAtOnce(plan) };
}
