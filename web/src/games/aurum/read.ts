// A view in the words of the card table. Nothing here knows a rule that the view does not show.

import type { AurumView, Round, Side, Trick } from "../../wire/aurum";

export interface Card {
  suit: string;
  rank: number;
}

/** "Z10" is the zinc 10, "G3" the gold 3. */
export const readCard = (text: string): Card => ({ suit: text[0]!, rank: Number(text.slice(1)) });
export const isGold = (card: string): boolean => card.startsWith("G");
export const goldCard = (rank: number): string => `G${rank}`;

/** A move as it is written. */
export type Move =
  | { verb: "predict"; card: string }
  | { verb: "play"; card: string }
  | { verb: "swap"; gold: number; card: string; partner: boolean }
  | { verb: "stay" }
  | { verb: "stop" };

const CARD = "[BPZCSG]\\d+";
const MOVES = {
  card: new RegExp(`^(predict|play) (${CARD})$`),
  swap: new RegExp(`^swap G(\\d) (${CARD})( partner)?$`),
  bare: /^(stay|stop)$/,
};

/** What a text means; null if it is no move. */
export function readMove(text: string | null | undefined): Move | null {
  if (!text) return null;
  const [card, swap, bare] = [MOVES.card.exec(text), MOVES.swap.exec(text), MOVES.bare.exec(text)];
  if (card) return { verb: card[1] as "predict" | "play", card: card[2]! };
  if (swap) return { verb: "swap", gold: Number(swap[1]), card: swap[2]!, partner: swap[3] !== undefined };
  return bare ? { verb: bare[1] as "stay" | "stop" } : null;
}

export const writeSwap = (gold: number, card: string, partner: boolean): string =>
  `swap ${goldCard(gold)} ${card}${partner ? " partner" : ""}`;

/** The number of a seat's team, or with three players the seat itself. */
export const sideNumber = (view: AurumView, seat: number): number =>
  view.teams.findIndex((seats) => seats.includes(seat));

export const sideOf = (view: AurumView, seat: number): Side => view.sides[sideNumber(view, seat)]!;
export const hasTeams = (view: AurumView): boolean => view.players === 4;

export function partnerOf(view: AurumView, seat: number): number | null {
  return view.teams[sideNumber(view, seat)]?.find((other) => other !== seat) ?? null;
}

/** How the tricks won stand to the prediction. */
export type Standing = "none" | "needs" | "exact" | "over";

export function standing({ prediction, won }: Pick<Side, "prediction" | "won">): {
  kind: Standing;
  by: number;
} {
  if (prediction === null) return { kind: "none", by: 0 };
  const by = Math.abs(won - prediction);
  return { kind: won < prediction ? "needs" : by ? "over" : "exact", by };
}

/** The last trick of this round that is complete or void. */
export const lastTrick = (view: AurumView): Trick | undefined =>
  view.tricks.findLast((trick) => trick.state !== "open");

/** The trick in progress; it may have no card yet. */
export const openTrick = (view: AurumView): Trick | undefined =>
  view.tricks.find((trick) => trick.state === "open");

/** What lies in the middle: the trick in progress, and until its first card the one before it. */
export function trickOnTable(view: AurumView): Trick | undefined {
  const now = openTrick(view);
  return now?.cards.length ? now : (lastTrick(view) ?? now);
}

/** The number of the trick in progress, counted from 1. */
export const trickNumber = (view: AurumView): number =>
  1 + view.tricks.filter((trick) => trick.state === "done").length;

/** Seats in the order in which they play to a trick. */
export function inOrder(view: AurumView, trick: Trick | undefined): number[] {
  const first = trick?.cards[0]?.seat ?? view.lead ?? view.start ?? 0;
  return Array.from({ length: view.players }, (_, i) => (first + i) % view.players);
}

/** The round whose result is to be seen: the last one, until the next is under way. */
export function roundToShow(view: AurumView): { round: Round; number: number } | null {
  const round = view.sheet.at(-1);
  if (!round || !["deal", "predict", "over"].includes(view.phase)) return null;
  return { round, number: view.sheet.length };
}

/** The name of a card's element. Next round the same card is another one. */
export const cardKey = (view: AurumView, card: string): string => `${view.round}-${card}`;

/** Where cards come from that were not seen before. */
export const handPlace = (seat: number): string => `hand-${seat}`;
export const DECK = "deck";

/** The verb that a bare card stands for. */
const verbOf = (view: AurumView): string => (view.phase === "predict" ? "predict" : "play");

/** The card of yours that digits stand for: "4" is the first 4 that you can use now, "44" the next. */
function cardByDigits(view: AurumView, digits: string): string | undefined {
  const rank = Number(digits === "10" ? digits : digits[0]);
  const plays = view.own.some((own) => own.playable);
  const cards = view.own.filter((own) => own.rank === rank && (own.playable || !plays));
  return cards[digits === "10" ? 0 : digits.length - 1]?.card;
}

/** Short typed answers as moves: a card, gold with a card, or the number of a card. */
export function readTyped(view: AurumView, text: string): string {
  const typed = text.trim().replace(/\s+/g, " ");
  const cards = /^([bpzcsg]\d+)(?: ([bpzcsg]\d+)( partner)?)?$/i.exec(typed);
  if (cards?.[2]) return `swap ${typed.slice(0, 2).toUpperCase()} ${cards[2].toUpperCase()}${cards[3] ?? ""}`;
  if (cards) return `${verbOf(view)} ${typed.toUpperCase()}`;
  if (!/^(10|(\d)\2*)$/.test(typed)) return text;
  if (typed === "0" && view.offer) return "stay";
  const card = cardByDigits(view, typed);
  if (!card) return text;
  return view.offer ? writeSwap(view.offer.gold[0]!, card, false) : `${verbOf(view)} ${card}`;
}
