// What the question bar says. It always says something: what is asked of you, or of whom the table waits.

import { list } from "./people";
import { say } from "../words";
import { personName } from "../words/someone";
import type { Desk } from "./desk";
import { tell } from "./tell";

export interface Asked {
  /** `turn`: something is asked of you. `wait`: of somebody else. `end`: of nobody any more. */
  kind: "turn" | "wait" | "end";
  text: string;
  /** A second, smaller sentence. */
  also?: string;
}

/** Who has won, in one sentence. */
export function winnerText(desk: Desk): string {
  const winners = desk.game.value?.view.winners ?? [];
  const [first] = winners;
  if (first === undefined) return say("table-draw");
  const names = winners.map((seat) => desk.names.value[seat]!);
  if (winners.length > 1) return say("table-winners", { names: list(names) });
  return say("table-winner", { who: first === desk.seat.value ? "you" : "other", name: names[0]! });
}

function beforeTheGame(desk: Desk): Asked {
  const room = desk.room.value!;
  if (room.status === "opening")
    return { kind: "wait", text: say("table-opening"), also: say("table-opening-text") };
  const mayStart = desk.host.value && desk.full.value;
  if (mayStart) return { kind: "turn", text: say("table-ready") };
  const maySit = desk.seat.value === null && room.chairs.some((chair) => chair.kind === "open");
  if (maySit) return { kind: "turn", text: say("table-watch-text") };
  return { kind: "wait", text: desk.host.value ? say("table-start-wait") : waitForHost(desk) };
}

const waitForHost = (desk: Desk): string =>
  say("table-wait-host", { name: personName(desk.room.value!.host_name) });

function onItsWay(desk: Desk): string | undefined {
  if (desk.moving.value === null) return undefined;
  return say(desk.offline ? "table-waits" : "table-sending");
}

function whilePlaying(desk: Desk): Asked {
  const { stage } = desk.projector;
  if (stage.value) return { kind: "wait", text: stage.value.says, also: say("table-catching-up") };
  if (desk.projector.farBehind.value)
    return { kind: "wait", text: desk.ask(), also: say("table-catching-up") };
  if (desk.away.value) return { kind: "turn", text: say("table-away-you"), also: desk.ask() };
  const also = onItsWay(desk);
  return { kind: desk.myTurn.value && !also ? "turn" : "wait", text: desk.ask(), also };
}

/** What is asked now. */
export function asked(desk: Desk): Asked {
  const room = desk.room.value!;
  if (room.status === "open" || room.status === "opening") return beforeTheGame(desk);
  if (room.status === "closed")
    return {
      kind: "end",
      text: say("table-closed-title"),
      also: room.reason ? tell(room.reason, desk.reader.value) : undefined,
    };
  if (room.status === "over" && !desk.projector.behind.value) return { kind: "end", text: winnerText(desk) };
  return whilePlaying(desk);
}

/** The newest line of the log, for a screen that has no room for the log itself. */
export function lastLine(desk: Desk): string | undefined {
  const line = desk.state.value!.log.at(-1);
  if (!line || desk.room.value!.status !== "running" || desk.chosen.value !== null) return undefined;
  return tell(line, desk.reader.value);
}
