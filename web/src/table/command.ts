// What can be typed: a move in notation, a short answer, or a command.

import { ruleNumbers } from "../pages/rule-list";
import { say } from "../words";
import type { Desk, Leaf } from "./desk";

const LEAVES: readonly string[] = ["log", "chat", "scores"] satisfies Leaf[];

function rules(desk: Desk, number: string | undefined): void {
  const count = ruleNumbers(desk.room.value!.game).length;
  if (number === undefined) return desk.showRule(null);
  const wanted = Number(number);
  if (Number.isInteger(wanted) && wanted >= 1 && wanted <= count) desk.showRule(wanted);
  else desk.refuse(say("table-command-no-rule", { count }));
}

/** Whether it was heard: whoever is behind sees the rest first, and one move is made after the other. */
function move(desk: Desk, text: string): boolean {
  const game = desk.game.value;
  const order = desk.face.value?.readOrder?.(text) ?? null;
  if (!game || desk.seat.value === null || game.view.over) desk.refuse(say("table-command-no-turn"));
  else if (desk.busy) {
    desk.projector.skip();
    return false;
  } else if (order) void desk.order(order);
  else void desk.move(desk.face.value?.readMove(game.view, text) ?? text);
  return true;
}

/** Does what was typed; whether it was heard. */
export function obey(desk: Desk, typed: string): boolean {
  const text = typed.trim().replace(/\s+/g, " ");
  const [word = "", rest] = text.toLowerCase().split(" ");
  if (LEAVES.includes(word)) desk.show(word as Leaf);
  else if (word === "rules" || word === "rule") rules(desk, rest);
  else if (word === "table") desk.over.value = "words";
  else if (word === "help" || word === "?") desk.over.value = "keys";
  else if (text) return move(desk, text);
  return true;
}
