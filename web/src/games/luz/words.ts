// Luz in words, for names of things and for those who hear the table instead of seeing it.

import { SUITS, type Suit } from "../../art/suits";
import type { Card, LuzView, Trick } from "../../wire/luz";
import { listed, say } from "../../words";
import { seatsAround } from "../parts/seats";
import { whoIs } from "../parts/words";
import {
  bidOf,
  isComplete,
  readCard,
  scoreNow,
  standing,
  suitGroups,
  tricksDone,
  trickNumber,
  type Bid,
} from "./read";

type Names = readonly string[];

export const suitName = (suit: string): string => say(`luz-suit-${suit}`);

/** The suit without its colour, where there is little room or much to listen to. */
export const shortSuit = (suit: string): string => say("luz-web-suit", { suit });

export function cardName(text: string): string {
  const { suit, rank } = readCard(text);
  return rank ? say("luz-web-card", { suit: shortSuit(suit), rank }) : shortSuit(suit);
}

const bidName = (bid: Bid): string =>
  say("luz-web-bid", { beads: bid.beads, safety: bid.safety ? "yes" : "no" });

/** How a seat stands to its bid. */
export function standingName(bid: Bid | null, won: number): string {
  if (!bid) return say("luz-web-no-bid");
  const { kind, by } = standing(bid, won);
  return say("luz-web-standing", { bid: bidName(bid), won, kind, by });
}

/** What a seat has bid, won and scored, in one sentence. */
export function seatName(view: LuzView, names: Names, seat: number): string {
  const score = scoreNow(view);
  const how = standingName(bidOf(view, seat), score?.won[seat] ?? 0);
  return say("luz-web-seat", { ...whoIs(view, names, seat), standing: how, total: view.scores[seat] ?? 0 });
}

/** The cards that a seat still holds, suit by suit. */
export function handName(view: LuzView, names: Names, seat: number): string {
  const hand = view.hands[seat] ?? [];
  const groups = suitGroups(hand)
    .map(({ suit, slots }) => ({
      suit,
      held: slots.map((slot) => hand[slot - 1]!).filter((card) => !card.played),
    }))
    .filter(({ held }) => held.length);
  const cards = groups.map(({ suit, held }) => groupName(suit, held));
  const args = whoIs(view, names, seat);
  return cards.length
    ? say("luz-web-hand", { ...args, cards: listed(cards, "table-then") })
    : say("luz-web-empty", args);
}

function groupName(suit: string, held: readonly Card[]): string {
  const ranks = held.map((card) => card.rank).filter((rank) => rank !== null);
  if (!ranks.length) return say("luz-web-closed", { suit: shortSuit(suit), count: held.length });
  return say("luz-web-card", { suit: shortSuit(suit), rank: ranks });
}

/** "2 of 3": the place of a card among those of its suit that you still hold. */
export function orderOf(hand: readonly Card[], slot: number): { place: number; count: number } {
  const { suit } = hand[slot - 1]!;
  const held = hand
    .map((card, i) => ({ card, slot: i + 1 }))
    .filter(({ card }) => card.suit === suit && !card.played);
  return { place: held.findIndex((one) => one.slot === slot) + 1, count: held.length };
}

/** The name of a closed card of your hand. */
export function slotName(hand: readonly Card[], slot: number): string {
  return say("luz-web-slot", { slot, suit: suitName(hand[slot - 1]!.suit), ...orderOf(hand, slot) });
}

/** What a closed card of your hand can still be. */
export function maybeName(card: Card): string {
  const ranks = listed(card.maybe);
  return say(card.maybe.length === 1 ? "luz-web-sure" : "luz-web-maybe", { ranks });
}

export function trickName(view: LuzView, names: Names, trick: Trick): string {
  const best = isComplete(view, trick) ? "won" : "winning";
  const cards = trick.cards.map(({ seat, card }) =>
    say("luz-web-played", {
      name: seat === view.seat ? say("luz-web-you") : names[seat]!,
      card: cardName(card),
      best: seat === trick.winner ? best : "no",
    }),
  );
  return listed(cards);
}

/** Round and phase in a few words. */
export function where(view: LuzView): string {
  return say("luz-web-where", { round: view.round, phase: view.phase, trick: trickNumber(view) });
}

/** The cards set aside, sorted; their ranks are known when the game is over. */
export function asideCards(view: LuzView): Card[] {
  const cards = view.aside.map((text) => ({ ...readCard(text), played: false, maybe: [] }));
  const place = ({ suit, rank }: Card): number => 100 * SUITS.indexOf(suit as Suit) + (rank ?? 0);
  return cards.sort((a, b) => place(a) - place(b));
}

function asideName(view: LuzView): string {
  const cards = asideCards(view);
  const groups = suitGroups(cards).map(({ suit, slots }) =>
    groupName(
      suit,
      slots.map((slot) => cards[slot - 1]!),
    ),
  );
  return listed(groups, "table-then");
}

/** The whole table, one sentence a line. */
export function describe(view: LuzView, names: Names): string[] {
  const seats = seatsAround(view);
  const lines = [
    where(view),
    say("luz-web-say-trump", { suit: suitName(view.trump) }),
    ...trickLines(view, names),
  ];
  if (view.led) lines.push(say("luz-web-say-led", { suit: suitName(view.led) }));
  if (view.hands.length) {
    lines.push(...seats.map((seat) => handName(view, names, seat)), ...ownLines(view));
    lines.push(say("luz-web-say-aside", { cards: asideName(view) }));
  }
  lines.push(...seats.map((seat) => seatName(view, names, seat)));
  if (view.winners.length) lines.push(say("luz-web-say-winner", whoIs(view, names, view.winners[0]!)));
  return [...lines, ...view.pending.map((seat) => say("luz-web-say-turn", whoIs(view, names, seat)))];
}

function trickLines(view: LuzView, names: Names): string[] {
  const done = tricksDone(view);
  const [last, now] = [view.tricks[done - 1], view.tricks[done]];
  return [
    ...(now ? [say("luz-web-say-trick", { cards: trickName(view, names, now) })] : []),
    ...(last ? [say("luz-web-say-last", { cards: trickName(view, names, last) })] : []),
  ];
}

function ownLines(view: LuzView): string[] {
  if (view.seat === null) return [];
  const hand = view.hands[view.seat]!;
  return hand.flatMap((card, i) =>
    card.rank === null
      ? [say("luz-web-slot-maybe", { slot: slotName(hand, i + 1), maybe: maybeName(card) })]
      : [],
  );
}
