"""Line-it in a terminal: lines of text, made from a view and from nothing else.

A card is drawn with its colour behind it: 57R. It is typed without: take 57 line.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Iterator, Sequence

from ..games.game import Text
from ..games.lineit.view import Addition, Card, LineitView, Standing
from .words import Words, clip, flow, pad, wrap

STYLES: tuple[tuple[str, str], ...] = (
    (r"\b\d+R\b", "bold red"),
    (r"\b\d+B\b", "bold bright_blue"),
    (r"\b\d+G\b", "bold green"),
    (r"\b\d+Y\b", "bold yellow"),
)
VIEW = LineitView
NAME = 14
SCORE = 30
COLUMNS = (NAME, 8, 26)  # of the score sheet, without the last

A_CARD = re.compile(r"(\+?\d+)[rbgy]?( hand| line)?")
QUIET = ("lineit-told-end",)  # what is seen from what comes next


def _face(card: Card) -> str:
    return f"{card.card}{card.colour or ''}"


def _faces(cards: Iterable[Card]) -> str:
    return " ".join(map(_face, cards))


def _name(view: LineitView, seat: int, words: Words) -> str:
    name = words.name(seat, view.seat)
    if seat == view.start:
        who = "you" if seat == view.seat else "other"
        return words("terminal-lineit-start", who=who, name=clip(name, NAME - 3))
    return clip(name, NAME - 1)


# -------------------------------------------------------------------------------------------- the table


def table(view: LineitView, words: Words) -> list[str]:
    """The display and the jackpots, then every seat with its hand and its line, yours last."""
    if not view.round:
        return []
    lines = [
        words(
            "terminal-lineit-header",
            phase=view.phase,
            round=view.round,
            rounds=view.rounds,
            deck=view.deck,
            discard=view.discard,
        ),
        "",
    ]
    if view.display:
        lines += flow(words("terminal-lineit-display"), _shown(view, words), NAME)
    for pile in filter(lambda pile: pile.cards, view.jackpots):
        head = words("terminal-lineit-jackpot", colour=pile.colour, count=len(pile.cards))
        lines += flow(head, map(_face, pile.cards), NAME)
    first = 0 if view.seat is None else view.seat + 1
    for i in range(view.players):
        lines += _seat(view, (first + i) % view.players, words)
    return lines


def _shown(view: LineitView, words: Words) -> Iterator[str]:
    for shown in view.display:
        face = _face(shown.card)
        yield words("terminal-lineit-taken", card=face) if shown.taken else face


def _seat(view: LineitView, seat: int, words: Words) -> list[str]:
    hand, line = view.hands[seat], view.lines[seat]
    score = words(
        "terminal-lineit-score",
        score=view.scores[seat],
        cards=view.piles[seat],
        tokens="".join(f" {token}" for token in view.tokens[seat]),
    )
    held = words("terminal-lineit-hand", cards=_faces(hand)) if hand else words("terminal-lineit-no-hand")
    lines = ["", (pad(_name(view, seat, words), NAME) + pad(score, SCORE) + held).rstrip()]
    if not line.cards:
        return [*lines, " " * NAME + words("terminal-lineit-no-line")]
    lines += flow("  " + words("terminal-lineit-line"), map(_face, line.cards), NAME)
    return [*lines, *flow("", _standing(line.standing, words), NAME)]


def _standing(line: Standing, words: Words) -> Iterator[str]:
    """Where a line goes, how its challenge stands and what it brings."""
    if line.direction:
        last = line.above if line.direction == "up" else line.below
        yield words("terminal-lineit-next", direction=line.direction, last=last or 0)
    if line.challenge:
        told = line.challenge
        yield words("terminal-lineit-challenge", stands=told.stands, after=told.after, value=told.value)
    if line.cash:
        token = f" {line.cash.token:+d}" if line.cash.token else ""
        yield words("terminal-lineit-cash", points=line.cash.points, cards=line.cash.cards, tokens=token)


# ------------------------------------------------------------------------------------- asking and telling


def answers(view: LineitView, legal: Sequence[str], words: Words) -> str:
    """Cards for the line, for the hand and to be played, and what else can be typed."""
    moves = [move.split(" ") for move in legal]
    found = {
        "line": [move[1] for move in moves if move[0] == "take" and move[2] == "line"],
        "hand": [move[1] for move in moves if move[0] == "take" and move[2] == "hand"],
        "play": [move[1] for move in moves if move[0] == "play"],
    }
    told = [words(f"terminal-lineit-answer-{key}", cards=tuple(c)) for key, c in found.items() if c]
    if others := [move[0] for move in moves if len(move) == 1]:
        told.append(words("terminal-lineit-answer-more", moves=tuple(others)))
    return functools.reduce(lambda one, two: words("terminal-lineit-answers", first=one, next=two), told)


def read_move(view: LineitView, text: str) -> str:
    """A bare card is played from the hand, or else taken into the line; with a place it is taken there."""
    found = A_CARD.fullmatch(text)
    if not found:
        return text
    card, place = found.groups()
    held = [] if view.seat is None else [one.card for one in view.hands[view.seat]]
    return f"play {card}" if card in held and not place else f"take {card}{place or ' line'}"


def events(told: Sequence[Text], view: LineitView, words: Words) -> list[str]:
    """A sentence a line; that a turn ends goes without saying."""
    return [line for text in told if text.id not in QUIET for line in wrap(words.tell(text, view.seat))]


def log(view: LineitView, words: Words) -> list[str]:
    """The round: what was turned up, and what nobody has taken yet."""
    if not view.display:
        return []
    return [
        words("terminal-lineit-log-round", round=view.round, rounds=view.rounds),
        *flow(words("terminal-lineit-log-shown"), (_face(shown.card) for shown in view.display), NAME),
        *flow(
            words("terminal-lineit-log-left"),
            (_face(shown.card) for shown in view.display if not shown.taken),
            NAME,
        ),
    ]


# ------------------------------------------------------------------------------ cards, scores and reasons


def cards(view: LineitView, words: Words) -> list[str]:
    """What each card that you can have would do in your line, in your turn; otherwise your hand."""
    if view.seat is None or not view.round:
        return []
    if view.pending != [view.seat]:
        return ["  " + _face(card) for card in view.hands[view.seat]]
    there = [one for one in view.additions if one.source == "hand" or not view.took]
    return [line for addition in there for line in _addition(view, addition, words)]


def _addition(view: LineitView, addition: Addition, words: Words) -> list[str]:
    source, face = addition.source, _face(addition.card)
    if addition.why:
        why = words.tell(addition.why, view.seat)
        return wrap(words("terminal-lineit-card-not", source=source, card=face, why=why), "    ", "  ")
    told = [words("terminal-lineit-card-fits", source=source, card=face)]
    if addition.jackpot:
        told.append(words("terminal-lineit-card-jackpot", count=addition.jackpot))
    if addition.after:
        told += _standing(addition.after, words)
    return wrap("  ".join(told), "    ", "  ")


def sheet(view: LineitView, words: Words) -> list[str]:
    """Score pile, tokens and score of every seat."""
    lines = [_row(*(words(f"terminal-lineit-sheet-head-{h}") for h in ("seat", "cards", "tokens", "score")))]
    for seat in range(view.players):
        tokens = " ".join(view.tokens[seat]) or "-"
        name = clip(words.name(seat, view.seat), NAME - 1)
        lines.append(_row(name, str(view.piles[seat]), tokens, str(view.scores[seat])))
    return lines


def _row(*entries: str) -> str:
    *front, last = entries
    return "".join(pad(entry, width) for entry, width in zip(front, COLUMNS, strict=True)) + last


def reason(view: LineitView, move: str, words: Words) -> str:
    """What the rule of thumb goes by here."""
    verb, *rest = move.split(" ")
    if verb == "cash" and view.seat is not None:
        cash = view.lines[view.seat].standing.cash
        return words("terminal-lineit-why-cash", points=cash.points if cash else 0)
    if rest[1:] == ["hand"]:
        return words("terminal-lineit-why-hand", card=rest[0])
    for addition in view.additions:
        if addition.move == move:
            return words("terminal-lineit-why-line", card=rest[0], jackpot=addition.jackpot or 0)
    return words("terminal-lineit-why-end")
