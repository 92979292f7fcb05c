// Line-it in words, for names of things and for those who hear the table instead of seeing it.

import type { Addition, Card, Cash, Challenge, Jackpot, LineitView, Standing } from "../../wire/lineit";
import { listed, say } from "../../words";
import { bottomSeat, seatsAround } from "../parts/seats";
import { figure, signed, whoIs } from "../parts/words";
import { isMine, readCardMove } from "./read";

type Names = readonly string[];

export function cardName({ card, colour }: Card): string {
  return say("lineit-web-card", { card, colour: colour ?? "none" });
}

const cardNames = (cards: readonly Card[]): string => listed(cards.map(cardName));

/** What comes next in a line. */
export function nextName({ numbers, direction, above, below, room }: Standing): string {
  const kind = room ? (direction ?? (numbers ? "one" : "none")) : "stuck";
  return say("lineit-web-next", { kind, last: above ?? below ?? 0 });
}

/** How a challenge stands. */
export const challengeName = ({ value, after, left, stands }: Challenge): string =>
  say("lineit-web-challenge", { value, after, left, stands });

/** What cashing brings: "4 cards, +3". */
function cashParts({ cards, token }: Cash): string {
  const parts = [say("lineit-web-cards", { count: cards })];
  if (token) parts.push(signed(token));
  return listed(parts);
}

/** Points to be won or lost; nothing has no sign. */
export const gain = (points: number): string => (points ? signed(points) : figure(points));

export const cashName = (cash: Cash): string =>
  say("lineit-web-cash-now", { points: gain(cash.points), parts: cashParts(cash) });

/** Where a line goes, how its challenge stands, and what it brings: one sentence after another. */
export function standingName(standing: Standing): string {
  const { challenge, cash } = standing;
  const sentences = [nextName(standing)];
  if (challenge) sentences.push(challengeName(challenge));
  if (cash) sentences.push(cashName(cash));
  return listed(sentences, "lineit-web-sentences");
}

/** What a card would bring to your line besides its place there. */
export function bringsName({ jackpot, after }: Addition): string {
  const parts: string[] = [];
  if (jackpot) parts.push(say("lineit-web-jackpot-short", { count: jackpot }));
  if (after?.challenge) parts.push(say("lineit-web-challenge-short", { ...after.challenge }));
  if (after?.cash) parts.push(say("lineit-web-cash-short", { points: gain(after.cash.points) }));
  return listed(parts);
}

/** A card that can be touched, and what it would do; or why it does not fit. */
export function addName(card: Card, addition: Addition | undefined): string {
  if (!addition) return cardName(card);
  const why = addition.why ? say(addition.why.id, addition.why.args) : bringsName(addition);
  const text = say("lineit-web-adds", { card: cardName(card), fits: addition.why ? "no" : "yes" });
  return why ? listed([text, why], "lineit-web-sentences") : text;
}

/** Score pile and tokens of a seat. */
export function scoreName(view: LineitView, names: Names, seat: number): string {
  const tokens = view.tokens[seat]!;
  return say("lineit-web-score", {
    ...whoIs(view, names, seat),
    total: view.scores[seat]!,
    cards: view.piles[seat]!,
    tokens: tokens.length ? tokens.map(tokenName) : "none",
  });
}

/** What tokens are worth together. */
export const tokenSum = (tokens: readonly string[]): number =>
  tokens.reduce((sum, token) => sum + Number(token), 0);

/** A token with a true minus sign. */
export const tokenName = (token: string): string => token.replace("-", "−");

export function lineName(view: LineitView, names: Names, seat: number): string {
  const cards = view.lines[seat]!.cards;
  const args = whoIs(view, names, seat);
  return cards.length
    ? say("lineit-web-line", { ...args, cards: cardNames(cards) })
    : say("lineit-web-no-line", args);
}

export function handName(view: LineitView, names: Names, seat: number): string {
  const cards = view.hands[seat]!;
  const args = whoIs(view, names, seat);
  return cards.length
    ? say("lineit-web-hand", { ...args, cards: cardNames(cards) })
    : say("lineit-web-no-hand", args);
}

/** The hall of a colour: what waits there, and how many of the colour are in the line at the lower edge. */
export function hallName(view: LineitView, names: Names, { colour, cards }: Jackpot): string {
  const seat = bottomSeat(view);
  return say("lineit-web-hall", {
    ...whoIs(view, names, seat),
    colour,
    count: cards.length,
    have: view.lines[seat]?.colours[colour] ?? 0,
  });
}

/** Round and phase in a few words. */
export const where = ({ phase, round, rounds }: LineitView): string =>
  say("lineit-web-where", { phase, round, rounds });

/** A move in words, for the button that makes it. */
export function moveText(view: LineitView, move: string): string {
  const found = readCardMove(move);
  if (found) {
    const addition = view.additions.find((one) => one.move === move && one.rule === null);
    const text = say(found.held ? "lineit-web-play" : `lineit-web-take-${found.way}`, { card: found.card });
    const brings = addition ? bringsName(addition) : "";
    return brings ? say("lineit-web-with-brings", { text, brings }) : text;
  }
  if (move === "cash") {
    const cash = view.seat === null ? null : view.lines[view.seat]?.standing.cash;
    return cash ? say("lineit-web-cash", { parts: cashParts(cash) }) : move;
  }
  return move === "end" || move === "pass" ? say(`lineit-web-${move}`) : move;
}

/** What the display shows, and what a card would do in your line. */
function displayLines(view: LineitView): string[] {
  if (!view.display.length) return [];
  const left = view.display.filter(({ taken }) => !taken).map(({ card }) => card);
  return [
    say("lineit-web-say-display", { cards: cardNames(left) }),
    say("lineit-web-say-deck", { count: view.deck }),
  ];
}

function additionLines(view: LineitView): string[] {
  if (!isMine(view)) return [];
  const fits = view.additions.filter(({ rule }) => rule === null);
  return [
    fits.length
      ? say("lineit-web-say-fits", { cards: cardNames(fits.map(({ card }) => card)) })
      : say("lineit-web-say-no-fit"),
    ...fits
      .filter(({ jackpot }) => jackpot)
      .map(({ card, jackpot }) => say("lineit-web-say-wins", { card: cardName(card), count: jackpot! })),
  ];
}

/** The line of a seat, and how it stands. */
export function lineSentences(view: LineitView, names: Names, seat: number): string {
  const { cards, standing } = view.lines[seat]!;
  const line = lineName(view, names, seat);
  return cards.length ? listed([line, standingName(standing)], "lineit-web-sentences") : line;
}

const seatLines = (view: LineitView, names: Names, seat: number): string[] => [
  lineSentences(view, names, seat),
  handName(view, names, seat),
  scoreName(view, names, seat),
];

/** The whole table, one sentence a line. */
export function describe(view: LineitView, names: Names): string[] {
  const lines = [where(view), ...displayLines(view)];
  if (view.round) lines.push(...view.jackpots.map((hall) => hallName(view, names, hall)));
  lines.push(...seatsAround(view).flatMap((seat) => seatLines(view, names, seat)));
  lines.push(...additionLines(view));
  if (view.start !== null) lines.push(say("lineit-web-say-start", whoIs(view, names, view.start)));
  lines.push(...view.winners.map((seat) => say("lineit-web-say-winner", whoIs(view, names, seat))));
  return [...lines, ...view.pending.map((seat) => say("lineit-web-say-turn", whoIs(view, names, seat)))];
}
