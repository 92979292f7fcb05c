"""Luz in a terminal: lines of text, made from a view and from nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from ..games.game import Text
from ..games.luz.view import Card, LuzView, Score, Trick
from .words import Words, clip, flow, pad, wrap

STYLES: tuple[tuple[str, str], ...] = (
    (r"\bY(?:\d+|\?)", "bold yellow"),
    (r"\bR(?:\d+|\?)", "bold red"),
    (r"\bG(?:\d+|\?)", "bold green"),
    (r"\bB(?:\d+|\?)", "bold bright_blue"),
    (r"\bP(?:\d+|\?)", "bold magenta"),
)
VIEW = LuzView
GONE = "."  # where a card was
CARD = 4  # columns of a card
NAME = 14
HAND = 10 * CARD + 5  # one blank more between suits
TRICKS = 11
SCORE = NAME  # of a seat on the score sheet

A_NUMBER = re.compile(r"\d+\+?")


def _name(view: LuzView, seat: int, words: Words) -> str:
    return clip(words.name(seat, view.seat), NAME - 1)


# -------------------------------------------------------------------------------------------- the table


def table(view: LuzView, words: Words) -> list[str]:
    """Hands, bids and tricks won of every seat, yours last; then the tricks."""
    if not view.hands:
        return []
    lines = [words("terminal-luz-header", phase=view.phase, round=view.round, trick=_trick_number(view)), ""]
    heads = (words(f"terminal-luz-head-{head}") for head in ("seat", "hand", "tricks", "total"))
    lines.append(_row(*heads))
    first = 0 if view.seat is None else view.seat + 1
    lines += [_seat_row(view, (first + i) % view.players, words) for i in range(view.players)]
    if view.seat is not None:
        lines.append(pad(words("terminal-luz-slots"), NAME) + _slots(view.hands[view.seat]))
    if not any(card.endswith("?") for card in view.aside):
        lines.append(pad(words("terminal-luz-aside"), NAME) + " ".join(view.aside))
    return lines + _trick_lines(view, words)


def _trick_number(view: LuzView) -> int:
    done = sum(len(trick.cards) == view.players for trick in view.tricks)
    return min(done + 1, len(view.hands[0]))


def _row(name: str, hand: str, tricks: str, total: str) -> str:
    return (pad(name, NAME) + pad(hand, HAND) + pad(tricks, TRICKS) + total).rstrip()


def _seat_row(view: LuzView, seat: int, words: Words) -> str:
    tricks = _tricks(view.sheet[view.round - 1], seat, words)
    name = words("terminal-luz-you", seat=seat) if seat == view.seat else _name(view, seat, words)
    hand = view.hands[seat]
    return _row(name, _spread(hand, map(_face, hand)), tricks, str(view.scores[seat]))


def _tricks(score: Score, seat: int, words: Words) -> str:
    bid = score.bids[seat]
    return words("terminal-luz-tricks", won=score.won[seat], bid=bid) if bid else words("terminal-luz-no-bid")


def _face(card: Card) -> str:
    return GONE if card.played else f"{card.suit}{card.rank or '?'}"


def _slots(hand: Sequence[Card]) -> str:
    return _spread(hand, ("" if card.played else str(slot) for slot, card in enumerate(hand, 1)))


def _spread(hand: Sequence[Card], marks: Iterable[str]) -> str:
    """One mark a card, with a gap where the next suit begins."""
    text, suit = "", hand[0].suit
    for card, mark in zip(hand, marks, strict=True):
        text += " " * (card.suit != suit) + pad(mark, CARD)
        suit = card.suit
    return text.rstrip()


def _trick_lines(view: LuzView, words: Words) -> list[str]:
    """The last trick, and the one in progress."""
    done = [trick for trick in view.tricks if len(trick.cards) == view.players]
    lines = [""] if view.tricks else []
    if done:
        lines += flow(words("terminal-luz-last"), _trick_entries(view, done[-1], words), NAME)
    if len(done) < len(view.tricks):
        lines += flow(words("terminal-luz-this"), _trick_entries(view, view.tricks[-1], words), NAME)
    return lines


def _trick_entries(view: LuzView, trick: Trick, words: Words) -> Iterator[str]:
    mark = words("terminal-luz-winner", done="yes" if len(trick.cards) == view.players else "no")
    for played in trick.cards:
        won = mark if played.seat == trick.winner else ""
        yield f"{_name(view, played.seat, words)} {played.card}{won}"


# ------------------------------------------------------------------------------------- asking and telling


def answers(view: LuzView, legal: Sequence[str], words: Words) -> str:
    """How a bid is typed, or the slots that may be played."""
    if view.phase == "bid":
        return words("terminal-luz-answer-bid")
    return words("terminal-luz-answer-play", slots=tuple(move.split(" ")[1] for move in legal))


def read_move(view: LuzView, text: str) -> str:
    """A bare number is a bid while there is bidding, and a slot afterwards."""
    if not A_NUMBER.fullmatch(text):
        return text
    return f"bid {text}" if view.phase == "bid" else f"play {text}"


def events(told: Sequence[Text], view: LuzView, words: Words) -> list[str]:
    """A sentence a line; the score sheet in the place of every seat's points."""
    lines: list[str] = []
    for text in told:
        if text.id == "luz-told-round":
            head = words("terminal-luz-round-over", round=text.args["round"])
            lines += ["", head, *sheet(view, words), ""]
        elif text.id != "luz-told-points":
            lines += wrap(words.tell(text, view.seat))
    return lines


def log(view: LuzView, words: Words) -> list[str]:
    """The round on the table: its bids, and its tricks a line each."""
    if not view.hands:
        return []
    lines = [words("terminal-luz-log-round", round=view.round)]
    if bids := _bids_made(view):
        made = (f"{_name(view, seat, words)} {bid}" for seat, bid in bids)
        lines += flow(words("terminal-luz-log-bids"), made, NAME)
    for number, trick in enumerate(view.tricks, 1):
        head = words("terminal-luz-log-trick", trick=number)
        lines += flow(head, _trick_entries(view, trick, words), NAME)
    return lines


def _bids_made(view: LuzView) -> list[tuple[int, str]]:
    """Seats and bids of the round in the order in which they were made."""
    bids = view.sheet[view.round - 1].bids
    made = [(seat, bid) for seat, bid in enumerate(bids) if bid]
    # The first bidder leads the first trick; until then it sits so many bids before whoever is next.
    first = view.tricks[0].cards[0].seat if view.tricks else view.pending[0] - len(made)
    return sorted(made, key=lambda entry: (entry[0] - first) % view.players)


# ------------------------------------------------------------------------------ cards, scores and reasons


def cards(view: LuzView, words: Words) -> list[str]:
    """Every slot of your hand and what it can be."""
    hand = [] if view.seat is None or not view.hands else view.hands[view.seat]
    return [f"{slot:>4}  {_possible(card, words)}" for slot, card in enumerate(hand, 1)]


def _possible(card: Card, words: Words) -> str:
    if card.played:
        return words("terminal-luz-card-played", card=f"{card.suit}{card.rank}")
    ranks = " ".join(f"{card.suit}{rank}" for rank in card.maybe)
    return words("terminal-luz-card-sure", card=ranks) if len(card.maybe) == 1 else f"{card.suit}?  {ranks}"


def sheet(view: LuzView, words: Words) -> list[str]:
    """The rounds so far: tricks won, bid and points of every seat; totals below."""
    lines = [_sheet_row("", (_name(view, seat, words) for seat in range(view.players)))]
    for number, score in enumerate(view.sheet[: view.round], 1):
        entries = (_entry(score, seat, words) for seat in range(view.players))
        lines.append(_sheet_row(words("terminal-luz-sheet-round", round=number), entries))
    return [*lines, _sheet_row(words("terminal-luz-head-total"), map(str, view.scores))]


def _entry(score: Score, seat: int, words: Words) -> str:
    tricks, points = _tricks(score, seat, words), score.points[seat]
    return tricks if points is None else f"{pad(tricks, 8)}{points:>+4}"


def _sheet_row(head: str, entries: Iterable[str]) -> str:
    return (pad(head, 9) + "".join(pad(entry, SCORE) for entry in entries)).rstrip()


def reason(view: LuzView, move: str, words: Words) -> str:
    """What the rule of thumb goes by here, and what the card can be."""
    verb, _, choice = move.partition(" ")
    if verb == "bid" or view.seat is None:
        return words("terminal-luz-why-bid")
    score = view.sheet[view.round - 1]
    needed = int((score.bids[view.seat] or "0").removesuffix("+")) - score.won[view.seat]
    card = view.hands[view.seat][int(choice) - 1]
    return words(
        "terminal-luz-why-lead" if view.led is None else "terminal-luz-why-follow",
        needed=max(needed, 0),
        slot=choice,
        cards=tuple(f"{card.suit}{rank}" for rank in card.maybe),
    )
