// The keys of this game while sets are made: arrows and digits go to a card, Enter puts it on the next place.

import type { DragonEggView } from "../../wire/dragonegg";
import type { Key, TableProps } from "../face";
import { clear, draftOf, exchange, takeBack } from "./draft";
import { isMaking } from "./read";

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Our cards that are still in the hand, in their order. */
const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(".dragonegg-hand [data-card]")];

function step(by: number): boolean {
  const all = cards();
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length;
  all[next]?.focus();
  return all.length > 0;
}

function goTo(number: number): boolean {
  const card = cards().find(({ dataset }) => Number(dataset.slot) === number - 1);
  card?.focus();
  return true;
}

/** What a key does; whether it has a meaning here. */
export function press({ view, legal, onMove }: TableProps<DragonEggView>, key: string): boolean {
  if (!isMaking(view)) return false;
  if (key in STEPS) return step(STEPS[key]!);
  if (/^[1-9]$/.test(key)) return goTo(Number(key));
  const laid = draftOf(view).places.filter((id) => id !== null);
  if (key === "x" && laid.length) exchange(view);
  else if (key === "Backspace" && laid.length) takeBack(view, laid.at(-1)!);
  else if (key === "b" && legal.includes("bracelet")) onMove("bracelet");
  else return key === "Escape" && clear(view);
  return true;
}

export const KEYS: readonly Key[] = [
  { keys: "← → 1 – 9", says: "dragonegg-web-key-card" },
  { keys: "Enter", says: "dragonegg-web-key-put" },
  { keys: "x", says: "dragonegg-web-key-exchange" },
  { keys: "Backspace", says: "dragonegg-web-key-back" },
  { keys: "b", says: "dragonegg-web-key-bracelet" },
];
