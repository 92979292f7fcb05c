// The Dragon's Egg in words, for names of things and for those who hear the table instead of seeing it.

import type { DragonEggView, Result, Set, Tray } from "../../wire/dragonegg";
import { say } from "../../words";
import { seatsAround } from "../parts/seats";
import { whoIs } from "../parts/words";
import { discardOf, isSettled, readCard, ROWS, type Row } from "./read";
import { eggText } from "./told";

type Names = readonly string[];

const rankName = (rank: string): string => say(`dragonegg-rank-${rank === "*" ? "wild" : rank}`);

/** "red 5", as short as it can be said. */
export function cardName(card: string): string {
  const { colour, rank } = readCard(card);
  const said = say(`dragonegg-colour-${colour}`);
  if (rank === "*") return say("dragonegg-web-wild", { colour: said, wild: rankName(rank) });
  return say("dragonegg-web-card", { colour: said, rank });
}

/** With its picture: "red 5 (house)". */
export function fullName(card: string): string {
  const { rank } = readCard(card);
  return rank === "*"
    ? cardName(card)
    : say("dragonegg-web-card-full", { card: cardName(card), picture: rankName(rank) });
}

export const rowName = (row: Row): string => say(`dragonegg-row-${row}`);

/** "Friends 10": how strong a set is. */
export const strengthName = ({ kind, sum }: Set): string =>
  say("dragonegg-web-strength", { kind: say(`dragonegg-kind-${kind}`), sum });

/** The cards of a set and how strong it is. */
const setName = (set: Set): string =>
  say("dragonegg-web-set", { cards: set.cards.map(cardName), strength: strengthName(set) });

/** A move in words, for the button that makes it. */
export function moveText(_: DragonEggView, move: string): string {
  const card = discardOf(move);
  if (card) return say("dragonegg-web-discard", { card: fullName(card) });
  if (move === "egg strong" || move === "egg weak") return say("dragonegg-web-egg", { row: move.slice(4) });
  if (move === "keep") return say("dragonegg-web-keep");
  if (move === "bracelet") return say("dragonegg-web-bracelet");
  return move.startsWith("sets ") ? say("dragonegg-web-lay") : move;
}

/** What a seat has at the end: "15 coins". */
export const scoreText = (_: DragonEggView, score: number): string =>
  say("dragonegg-web-money", { count: score });

/** Round and phase in a few words. */
export function where(view: DragonEggView): string {
  const phase = isSettled(view) && !view.over ? "settled" : view.phase;
  return say("dragonegg-web-where", { round: view.round, phase });
}

/** Money, bracelets, egg and sets of a seat, in one sentence. */
export function seatName(view: DragonEggView, names: Names, seat: number): string {
  const { money, bracelets, cards, committed } = view.seats[seat]!;
  const args = { ...whoIs(view, names, seat), money, bracelets, cards: cards.length };
  const more = [
    ...(view.egg === seat ? [say("dragonegg-web-has-egg")] : []),
    ...(committed && !isSettled(view) ? [say("dragonegg-web-committed")] : []),
  ];
  return [say("dragonegg-web-seat", args), ...more].join(" ");
}

/** What lies on a tray, for those who hear it. */
export function trayName(view: DragonEggView, names: Names, seat: number, row: Row): string {
  const { state, set } = view.seats[seat]![row];
  const args = { ...whoIs(view, names, seat), row };
  if (set)
    return say("dragonegg-web-tray", { ...args, set: setName(set), down: state === "down" ? "yes" : "no" });
  return say(state === "down" ? "dragonegg-web-tray-down" : "dragonegg-web-tray-empty", args);
}

const isKnown = ({ set }: Tray): boolean => set !== null;

/** Sets that are known. */
function trayLines(view: DragonEggView, names: Names): string[] {
  return seatsAround(view).flatMap((seat) =>
    ROWS.filter((row) => isKnown(view.seats[seat]![row])).map((row) => trayName(view, names, seat, row)),
  );
}

/** The cards that somebody holds, if they are known. */
function handLines(view: DragonEggView, names: Names): string[] {
  return seatsAround(view).flatMap((seat) => {
    const cards = view.seats[seat]!.cards.filter((card) => card !== null);
    if (!cards.length) return [];
    return [say("dragonegg-web-hand", { ...whoIs(view, names, seat), cards: cards.map(fullName) })];
  });
}

/** "2 × 3 = 6", and what it means. */
export function resultName(view: DragonEggView, names: Names, seat: number, result: Result): string {
  return say("dragonegg-web-result", {
    ...whoIs(view, names, seat),
    strong: setName(result.strong),
    weak: setName(result.weak),
    first: result.strong_points,
    second: result.weak_points,
    gain: result.gain,
    bracelet: result.bracelet ? "yes" : "no",
  });
}

function lastLines(view: DragonEggView, names: Names): string[] {
  if (!view.last) return [];
  return [
    say("dragonegg-web-say-last", { round: view.last.round }),
    ...seatsAround(view).map((seat) => resultName(view, names, seat, view.last!.results[seat]!)),
    ...(view.last.egg_why === "nobody" ? [] : [eggText(view, names)]),
  ];
}

function middleLine(view: DragonEggView): string {
  const egg = view.egg === null ? "yes" : "no";
  return say("dragonegg-web-say-middle", { deck: view.deck, bracelets: view.middle, egg });
}

/** The whole table, one sentence a line. */
export function describe(view: DragonEggView, names: Names): string[] {
  return [
    where(view),
    say("dragonegg-web-say-target", { target: view.target }),
    middleLine(view),
    ...handLines(view, names),
    ...(isSettled(view) ? [] : trayLines(view, names)),
    ...seatsAround(view).map((seat) => seatName(view, names, seat)),
    ...lastLines(view, names),
    ...view.winners.map((seat) => say("dragonegg-web-say-winner", whoIs(view, names, seat))),
    ...view.pending.map((seat) => say("dragonegg-web-say-turn", whoIs(view, names, seat))),
  ];
}
