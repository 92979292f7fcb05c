// A view in the words of the card table. Nothing here knows a rule that the view does not show.

import type { Addition, Card, LineitView } from "../../wire/lineit";

/** The colours in the order of the rules; a challenge card has none. */
export const COLOURS = ["R", "B", "G", "Y"] as const;

export const HAND = 2; // places in a hand

/** Where a card of the display can go. */
export type Way = "line" | "hand";
export const WAYS: readonly Way[] = ["line", "hand"];

/** A card that can be touched: its place in the display or in your hand, as "display 3" or "hand 0". */
export type Spot = string;

export const spotAt = (from: "display" | "hand", at: number): Spot => `${from} ${at}`;
export const isShown = (spot: Spot): boolean => spot.startsWith("display ");

const atSpot = (spot: Spot): number => Number(spot.split(" ")[1]);

/** The hand at the lower edge of a player's own screen; spectators have none. */
export const ownHand = (view: LineitView): readonly Card[] =>
  view.seat === null ? [] : (view.hands[view.seat] ?? []);

/** The card that lies there. */
export function cardAt(view: LineitView, spot: Spot): Card | undefined {
  return isShown(spot) ? view.display[atSpot(spot)]?.card : ownHand(view)[atSpot(spot)];
}

/** Whether the card of the display that lay there was taken. */
export const isTaken = (view: LineitView, spot: Spot): boolean => view.display[atSpot(spot)]?.taken ?? false;

export const takeMove = (card: string, way: Way): string => `take ${card} ${way}`;
export const playMove = (card: string): string => `play ${card}`;

/** The ways that are open to a card of the display. */
export const waysOf = (card: string, legal: readonly string[]): Way[] =>
  WAYS.filter((way) => legal.includes(takeMove(card, way)));

/** A move with a card: which one, where it goes, and whether it was held. */
interface CardMove {
  card: string;
  way: Way;
  held: boolean;
}

export function readCardMove(move: string | null | undefined): CardMove | null {
  const [, taken, way, held] = /^(?:take (\S+) (line|hand)|play (\S+))$/.exec(move ?? "") ?? [];
  if (held !== undefined) return { card: held, way: "line", held: true };
  return taken === undefined ? null : { card: taken, way: way as Way, held: false };
}

/** Where the card of a move lies. */
export function spotOf(view: LineitView, move: string | null | undefined): Spot | null {
  const found = readCardMove(move);
  if (!found) return null;
  const cards = found.held
    ? ownHand(view)
    : view.display.map(({ card, taken }) => (taken ? undefined : card));
  const at = cards.findIndex((card) => card?.card === found.card);
  return at < 0 ? null : spotAt(found.held ? "hand" : "display", at);
}

/** The end of a line that is too long for its place, with its challenge card; and how many stations are left out. */
export function endOf(cards: readonly Card[], most: number): { cards: readonly Card[]; left: number } {
  if (cards.length <= most) return { cards, left: 0 };
  const end = cards.slice(1 - most);
  const sign = cards.slice(0, 1 - most).filter(({ colour }) => colour === null);
  return { cards: [...sign, ...end], left: cards.length - sign.length - end.length };
}

export const isMine = (view: LineitView): boolean => view.seat !== null && view.pending.includes(view.seat);

/** What it would mean to add the card at a spot to your line, while it is your turn. */
export function additionAt(view: LineitView, spot: Spot): Addition | undefined {
  const [card, source] = [cardAt(view, spot)?.card, isShown(spot) ? "display" : "hand"];
  return isMine(view)
    ? view.additions.find((one) => one.source === source && one.card.card === card)
    : undefined;
}

const A_CARD = /^(\+?\d+)(?: (line|hand))?$/;

/** A bare card is played, or else taken into the line if it fits there, or else into the hand. */
export function readMove(view: LineitView, text: string): string {
  const [, card, way] = A_CARD.exec(text.trim()) ?? [];
  if (card === undefined) return text;
  if (way !== undefined) return takeMove(card, way as Way);
  const known = isMine(view) ? view.additions.filter((one) => one.card.card === card) : [];
  const first = known.find(({ rule }) => rule === null) ?? known.find(({ source }) => source === "hand");
  return first?.move ?? takeMove(card, known.length ? "hand" : "line");
}

/** Whether a step is only that somebody ends the turn: what comes next shows it. */
export const isQuick = (log: readonly { id: string }[]): boolean =>
  log.length > 0 && log.every(({ id }) => id === "lineit-told-end");
