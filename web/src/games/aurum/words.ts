// Aurum in words, for names of things and for those who hear the table instead of seeing it.

import type { AurumView, OwnCard, Round, Swap, Trick } from "../../wire/aurum";
import { listed, say } from "../../words";
import { seatsAround } from "../parts/seats";
import { whoIs } from "../parts/words";
import {
  goldCard,
  lastTrick,
  openTrick,
  partnerOf,
  readCard,
  readMove,
  roundToShow,
  standing,
  trickNumber,
} from "./read";

type Names = readonly string[];

export const suitName = (suit: string): string => say(`aurum-suit-${suit}`);

export function cardName(text: string): string {
  const { suit, rank } = readCard(text);
  return say("aurum-web-card", { suit: suitName(suit), rank });
}

const cardNames = (cards: readonly string[]): string => listed(cards.map(cardName));
const goldName = (rank: number): string => cardName(goldCard(rank));

/** "You", or the name of a seat. */
const calledBy = (view: AurumView, names: Names, seat: number): string =>
  seat === view.seat ? say("aurum-web-you") : names[seat]!;

/** A team by the names of both, or a seat by its own. */
export function sideName(view: AurumView, names: Names, seats: readonly number[]): string {
  const [first, second] = seats.map((seat) => calledBy(view, names, seat));
  return second === undefined ? first! : say("aurum-web-team", { first: first!, second });
}

// ------------------------------------------------------------------------------------------- seats

function laidName(card: string | null | undefined): string {
  if (!card) return say("aurum-web-laid", { state: "none" });
  return card === "?"
    ? say("aurum-web-laid", { state: "closed" })
    : say("aurum-web-laid", { state: "open", card: cardName(card) });
}

export const scoreName = (view: AurumView, score: number): string =>
  say("aurum-web-score", { scoring: view.scoring, score });

/** What lies before a seat, in one sentence. */
export function seatName(view: AurumView, names: Names, seat: number): string {
  const gold = view.collections[seat] ?? [];
  const state = view.window[seat] ?? "later";
  const facts = [
    ...(view.seat !== null && partnerOf(view, view.seat) === seat ? [say("aurum-web-partner")] : []),
    laidName(view.predictions[seat]),
    say("aurum-web-tricks", { won: view.won[seat] ?? 0 }),
    say("aurum-web-collection", { count: gold.length, ranks: gold }),
    say("aurum-web-cards", { held: view.hands[seat]?.held ?? 0 }),
    ...(hasAnswered(state) ? [say("aurum-web-window", { state })] : []),
    scoreName(view, view.scores[seat] ?? 0),
  ];
  return say("aurum-web-seat", { ...whoIs(view, names, seat), facts });
}

/** Whether a seat's part in the swap window is over. */
export const hasAnswered = (state: string | undefined): boolean =>
  ["swapped", "stayed", "skipped"].includes(state ?? "");

/** What is known of a hand. */
export function handName(view: AurumView, names: Names, seat: number): string {
  const { held, cards } = view.hands[seat]!;
  const count = say("aurum-web-cards", { held });
  const isKnown = cards.length > 0 && cards.length === held;
  const known = cards.length ? say("aurum-web-hand-known", { held: count, cards: cardNames(cards) }) : count;
  return say("aurum-web-hand", { ...whoIs(view, names, seat), cards: isKnown ? cardNames(cards) : known });
}

/** How a side stands, and what it would score if the round ended now. */
function sideLines(view: AurumView, names: Names): string[] {
  return view.sides.map(({ seats, prediction, won, points }) => {
    const how = say("aurum-web-standing", {
      ...standing({ prediction, won }),
      prediction: prediction ?? 0,
      won,
    });
    const side = sideName(view, names, seats);
    return points === null
      ? say("aurum-web-side", { side, standing: how })
      : say("aurum-web-side-worth", { side, standing: how, points });
  });
}

// ------------------------------------------------------------------------------------ your own cards

function notes(view: AurumView, own: OwnCard): string[] {
  const found = [];
  if (own.sealed) found.push(say("aurum-web-note", { note: "sealed" }));
  if (view.phase === "follow" && own.wins) found.push(say("aurum-web-note", { note: "wins" }));
  if (view.phase === "follow" && own.lowest)
    found.push(
      own.takes === null
        ? say("aurum-web-note", { note: "lowest" })
        : say("aurum-web-note", { note: "takes", gold: goldName(own.takes) }),
    );
  if (own.shown && !view.over) found.push(say("aurum-web-note", { note: "shown" }));
  return found;
}

/** A card of yours, and what it would do. */
export const ownCardName = (view: AurumView, own: OwnCard): string =>
  listed([cardName(own.card), ...notes(view, own)]);

/** Gold of yours: how often you have it, and what it would do. */
export function ownGoldName(rank: number, count: number, wins: boolean): string {
  const gold = goldName(rank);
  const name = count > 1 ? say("aurum-web-gold-times", { gold, count }) : gold;
  return listed([name, ...(wins ? [say("aurum-web-note", { note: "wins" })] : [])]);
}

/** What playing a card would do, for the button that plays it. */
function playText(view: AurumView, card: string): string {
  const own = view.own.find((one) => one.card === card);
  const gold = view.own_gold.find((one) => goldCard(one.rank) === card);
  const follows = view.phase === "follow";
  if (follows && own?.lowest && own.takes !== null)
    return say("aurum-web-play", { card: cardName(card), does: "takes", gold: goldName(own.takes) });
  const does = follows && (own?.wins || gold?.wins) ? "wins" : follows && own?.lowest ? "lowest" : "no";
  return say("aurum-web-play", { card: cardName(card), does });
}

/** A move in words, for the button that makes it. */
export function moveText(view: AurumView, text: string): string {
  const move = readMove(text);
  if (!move) return text;
  if (move.verb === "stay") return say("aurum-web-stay");
  if (move.verb === "stop") return say("aurum-web-stop");
  const card = cardName(move.card);
  if (move.verb === "predict") return say("aurum-web-predict", { card, rank: readCard(move.card).rank });
  if (move.verb === "play") return playText(view, move.card);
  const whose = view.players === 4 ? (move.partner ? "partner" : "own") : "only";
  return say("aurum-web-swap", { card, gold: goldName(move.gold), whose });
}

// ----------------------------------------------------------------------------------------- the middle

/** The gold that is there, and what is not. */
export function shelfName(view: AurumView): string {
  const ranks = (count: (gold: AurumView["supply"][number]) => number): number[] =>
    view.supply.flatMap((gold) => Array.from({ length: count(gold) }, () => gold.rank));
  const [there, gone] = [ranks(({ left }) => left), ranks(({ left, total }) => total - left)];
  if (!there.length) return say("aurum-web-say-shelf-empty");
  return say("aurum-web-say-shelf", { there, gone: gone.length ? gone : "none" });
}

function playedName(view: AurumView, names: Names, trick: Trick, seat: number, card: string): string {
  const best = trick.state === "open" ? "winning" : "won";
  const low = trick.takes === null ? "none" : goldName(trick.takes);
  return say("aurum-web-played", {
    name: calledBy(view, names, seat),
    card: cardName(card),
    best: seat === trick.winner ? best : "no",
    low: seat === trick.lowest ? low : "no",
  });
}

const TRICKS: Readonly<Record<string, string>> = {
  open: "aurum-web-say-trick",
  done: "aurum-web-say-last",
  void: "aurum-web-say-void",
};

/** A trick in the order in which it was played. */
export function trickName(view: AurumView, names: Names, trick: Trick): string {
  if (!trick.cards.length) return leadName(view, names);
  const cards = trick.cards.map(({ seat, card }) => playedName(view, names, trick, seat, card));
  return say(TRICKS[trick.state]!, { cards });
}

const leadName = (view: AurumView, names: Names): string =>
  view.lead === null ? "" : say("aurum-web-say-lead", whoIs(view, names, view.lead));

export function swapName(view: AurumView, names: Names, { seat, whose, gold, laid, taken }: Swap): string {
  return say("aurum-web-say-swap", {
    ...whoIs(view, names, seat),
    whose: whose === seat ? "own" : "partner",
    gold: goldName(gold),
    laid: cardName(laid),
    taken: cardName(taken),
  });
}

/** Why a round ended, and what decided a tie. */
export const endName = (view: AurumView, names: Names, { ended, reason, decided }: Round): string =>
  say("aurum-web-end", { ...whoIs(view, names, ended), reason, decided });

function resultName(view: AurumView, names: Names, round: Round, number: number): string {
  const sides = round.sides.map((side) =>
    say("aurum-web-say-result-side", {
      side: sideName(view, names, side.seats),
      prediction: side.prediction_points ?? 0,
      gold: side.gold_points,
      points: side.points ?? 0,
    }),
  );
  return say("aurum-web-say-result", {
    round: number,
    sides: listed(sides, "table-then"),
    end: endName(view, names, round),
  });
}

// ------------------------------------------------------------------------------------- the whole table

/** Round and phase in a few words. */
export const where = (view: AurumView): string =>
  say("aurum-web-where", { round: view.round, phase: view.phase, trick: trickNumber(view) });

function trickLines(view: AurumView, names: Names): string[] {
  const [now, last] = [openTrick(view), lastTrick(view)];
  return [
    ...(now?.swaps ?? []).map((swap) => swapName(view, names, swap)),
    ...(now ? [trickName(view, names, now)] : []),
    ...(view.sealed.length ? [say("aurum-web-say-sealed", { suits: view.sealed.map(suitName) })] : []),
    ...(last ? [trickName(view, names, last)] : []),
  ];
}

function handLines(view: AurumView, names: Names): string[] {
  if (!view.hands.length) return [];
  const cards = (id: string, held: readonly string[]): string[] =>
    held.length ? [say(id, { cards: cardNames(held) })] : [];
  return [
    ...seatsAround(view).map((seat) => handName(view, names, seat)),
    ...cards("aurum-web-say-unseen", view.unseen),
    ...cards("aurum-web-say-left-over", view.left_over),
  ];
}

/** The whole table, one sentence a line. */
export function describe(view: AurumView, names: Names): string[] {
  const result = roundToShow(view);
  return [
    where(view),
    ...(result ? [resultName(view, names, result.round, result.number)] : []),
    ...trickLines(view, names),
    shelfName(view),
    ...handLines(view, names),
    ...seatsAround(view).map((seat) => seatName(view, names, seat)),
    ...sideLines(view, names),
    ...view.winners.map((seat) => say("aurum-web-say-winner", whoIs(view, names, seat))),
    ...view.pending.map((seat) => say("aurum-web-say-turn", whoIs(view, names, seat))),
  ];
}
