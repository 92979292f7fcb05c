"""Aurum in a terminal: lines of text, made from a view and from nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from ..games.aurum.view import AurumView, OwnCard, Round, Side, Swap, Trick
from ..games.game import Text
from .words import Words, clip, flow, pad, wrap

STYLES: tuple[tuple[str, str], ...] = (
    (r"\bB(?:10|[1-9])\b", "bold magenta"),
    (r"\bP(?:10|[1-9])\b", "bold green"),
    (r"\bZ(?:10|[1-9])\b", "bold bright_blue"),
    (r"\bC(?:10|[1-9])\b", "bold red"),
    (r"\bS(?:10|[1-9])\b", "bold white"),
    (r"\bG[0-8]\b", "bold yellow"),
)
VIEW = AurumView
GONE = "."  # a gap on the shelf
NAME = 14
COLUMN = 8
SCORE = 23  # of a side on the score sheet
HEADS = ("cards", "said", "won", "total")

A_CARD = re.compile(r"[bpzcsg]\d+")


def _name(view: AurumView, seat: int, words: Words) -> str:
    return clip(words.name(seat, view.seat), NAME - 1)


def _names(view: AurumView, seats: Sequence[int], words: Words, width: int) -> str:
    return clip(" + ".join(words.name(seat, view.seat) for seat in seats), width)


# -------------------------------------------------------------------------------------------- the table


def table(view: AurumView, words: Words) -> list[str]:
    """What every seat has, how the sides stand, the gold, the tricks, and your hand."""
    if not view.hands:
        return []
    lines = [words("terminal-aurum-header", phase=view.phase, round=view.round, trick=len(view.tricks)), ""]
    heads = (words(f"terminal-aurum-head-{head}") for head in HEADS)
    gold = words("terminal-aurum-head-gold")
    lines.append(_row(words("terminal-aurum-head-seat"), heads, gold))
    first = 0 if view.seat is None else view.seat + 1
    lines += [_seat_row(view, (first + i) % view.players, words) for i in range(view.players)]
    lines += ["", *(_standing(view, side, words) for side in view.sides if side.prediction is not None)]
    lines += _shelf(view, words)
    lines += _known(view, words)
    lines += _trick_lines(view, words)
    if view.own:
        lines += ["", *flow(words("terminal-aurum-hand"), _suits(view.own), NAME)]
    return lines


def _row(name: str, cells: Iterable[str], gold: str) -> str:
    return (pad(name, NAME) + "".join(pad(cell, COLUMN) for cell in cells) + gold).rstrip()


def _seat_row(view: AurumView, seat: int, words: Words) -> str:
    name = words("terminal-aurum-you", seat=seat) if seat == view.seat else _name(view, seat, words)
    said = view.predictions[seat] or "-"
    cells = (str(view.hands[seat].held), said, str(view.won[seat]), str(view.scores[seat]))
    return _row(name, cells, " ".join(f"G{rank}" for rank in view.collections[seat]) or "-")


def _standing(view: AurumView, side: Side, words: Words) -> str:
    """How far a side is from its prediction, and what it would score now."""
    off = side.won - (side.prediction or 0)
    return pad(_names(view, side.seats, words, 2 * NAME - 1), 2 * NAME) + words(
        "terminal-aurum-standing",
        kind="needs" if off < 0 else "over" if off else "exact",
        by=abs(off),
        won=side.won,
        prediction=side.prediction or 0,
        points=side.points or 0,
    )


def _shelf(view: AurumView, words: Words) -> list[str]:
    """The supply with its gaps, and what was left over."""
    gold = []
    for pile in view.supply:
        gold += [f"G{pile.rank}"] * pile.left + [GONE] * (pile.total - pile.left)
    lines = [pad(words("terminal-aurum-supply"), NAME) + " ".join(gold)]
    if view.left_over:
        lines.append(pad(words("terminal-aurum-left-over"), NAME) + " ".join(view.left_over))
    return lines


def _known(view: AurumView, words: Words) -> list[str]:
    """Cards that are known to be in other hands."""
    others = [seat for seat in range(view.players) if seat != view.seat and view.hands[seat].cards]
    entries = [f"{_name(view, seat, words)}: {' '.join(view.hands[seat].cards)}" for seat in others]
    return flow(words("terminal-aurum-known"), entries, NAME) if entries else []


def _trick_lines(view: AurumView, words: Words) -> list[str]:
    """The last trick, the swap window, and the trick in progress."""
    lines: list[str] = [""] if view.tricks else []
    done = [trick for trick in view.tricks if trick.state == "done"]
    if done:
        lines += flow(words("terminal-aurum-last"), _trick_entries(view, done[-1], words), NAME)
    if view.tricks and view.tricks[-1].state != "done":
        last = view.tricks[-1]
        lines += [line for swap in last.swaps for line in _swap_lines(view, swap, words)]
        if last.cards:
            head = words("terminal-aurum-this", state=last.state)
            lines += flow(head, _trick_entries(view, last, words), NAME)
    if view.window:
        states = (
            (_name(view, seat, words), words(f"terminal-aurum-window-{state}"))
            for seat, state in _asked(view)
        )
        asked = (f"{name}: {state}" for name, state in states)
        lines += flow(words("terminal-aurum-window"), asked, NAME)
    return lines


def _asked(view: AurumView) -> list[tuple[int, str]]:
    seats = [((view.lead or 0) + step) % view.players for step in range(view.players)]
    return [(seat, view.window[seat]) for seat in seats]


def _trick_entries(view: AurumView, trick: Trick, words: Words) -> Iterator[str]:
    for played in trick.cards:
        entry = f"{_name(view, played.seat, words)} {played.card}"
        if played.seat == trick.winner:
            entry += words("terminal-aurum-winner", state=trick.state)
        if played.seat == trick.lowest:
            took = "none" if trick.takes is None else f"G{trick.takes}"
            entry += words("terminal-aurum-lowest", gold=took)
        yield entry


def _swap_lines(view: AurumView, swap: Swap, words: Words) -> list[str]:
    said = {"gold": f"G{swap.gold}", "laid": swap.laid, "taken": swap.taken}
    whose = "own" if swap.seat == swap.whose else "partner"
    name = _name(view, swap.seat, words)
    return flow(
        words("terminal-aurum-swap"),
        [words("terminal-aurum-swap-made", name=name, whose=whose, **said)],
        NAME,
    )


def _suits(own: Sequence[OwnCard]) -> Iterator[str]:
    """A hand by suits; what is in the trick already stands in brackets."""
    for suit in dict.fromkeys(card.suit for card in own):
        cards = [card for card in own if card.suit == suit]
        names = " ".join(card.card for card in cards)
        yield f"({names})" if cards[0].sealed else names


# ------------------------------------------------------------------------------------- asking and telling


def answers(view: AurumView, legal: Sequence[str], words: Words) -> str:
    """How a prediction and a swap are typed, or the cards that may be played."""
    if view.phase == "predict":
        return words("terminal-aurum-answer-predict")
    if view.phase == "swap":
        team = "yes" if view.players == 4 else "no"
        gold = tuple(f"G{rank}" for rank in view.offer.gold) if view.offer else "-"
        return words("terminal-aurum-answer-swap", gold=gold, team=team)
    cards = tuple(move.split(" ")[1] for move in legal if move != "stop")
    return words("terminal-aurum-answer-play", cards=cards, stop="yes" if "stop" in legal else "no")


def read_move(view: AurumView, text: str) -> str:
    """Cards alone are what is asked for: a prediction, gold and a card for a swap, or a card to play."""
    cards = [word.upper() if A_CARD.fullmatch(word) else word for word in text.split(" ")]
    if not A_CARD.fullmatch(text.split(" ")[0]):
        return " ".join(cards)
    verbs = {"predict": "predict", "swap": "swap"}
    return " ".join([verbs.get(view.phase, "play"), *cards])


def events(told: Sequence[Text], view: AurumView, words: Words) -> list[str]:
    """A sentence a line; the score sheet in the place of every side's points."""
    lines: list[str] = []
    for text in told:
        if text.id == "aurum-told-round":
            lines += ["", words.tell(text, view.seat), *sheet(view, words), ""]
        elif text.id != "aurum-told-points":
            lines += wrap(words.tell(text, view.seat))
    return lines


def log(view: AurumView, words: Words) -> list[str]:
    """The round on the table: predictions, swaps, and tricks a line each."""
    if not view.hands:
        return []
    lines = [words("terminal-aurum-log-round", round=view.round)]
    laid = view.opening if view.tricks else view.predictions
    start = view.start or 0
    order = [(start + step) % view.players for step in range(view.players)]
    made = [f"{_name(view, seat, words)} {laid[seat]}" for seat in order if laid[seat]]
    lines += flow(words("terminal-aurum-log-predictions"), made, NAME) if made else []
    for number, trick in enumerate(view.tricks, 1):
        lines += [line for swap in trick.swaps for line in _swap_lines(view, swap, words)]
        if trick.cards:
            head = words("terminal-aurum-log-trick", trick=number, state=trick.state)
            lines += flow(head, _trick_entries(view, trick, words), NAME)
    return lines


# ------------------------------------------------------------------------------ cards, scores and reasons


def cards(view: AurumView, words: Words) -> list[str]:
    """Your hand card by card, and what you have not seen yet."""
    if view.seat is None or not view.hands:
        return []
    lines = [f"{pad(card.card, 5)}{_use(card, words)}".rstrip() for card in view.own]
    return lines + flow(words("terminal-aurum-unseen"), view.unseen, NAME)


def _use(card: OwnCard, words: Words) -> str:
    says = [words("terminal-aurum-card-shown")] if card.shown else []
    if card.sealed:
        says.append(words("terminal-aurum-card-sealed"))
    if card.wins:
        says.append(words("terminal-aurum-card-wins"))
    if card.lowest:
        gold = "none" if card.takes is None else f"G{card.takes}"
        says.append(words("terminal-aurum-card-lowest", gold=gold))
    return "  ".join(says)


def sheet(view: AurumView, words: Words) -> list[str]:
    """The rounds so far: tricks, prediction and points of every side; nuggets or points below."""
    names = (_names(view, seats, words, SCORE - 1) for seats in view.teams)
    lines = [_sheet_row("", names)]
    for number, score in enumerate(view.sheet, 1):
        entries = (_entry(side, side.seats[0] in score.winners, words) for side in score.sides)
        lines.append(_sheet_row(words("terminal-aurum-sheet-round", round=number), entries))
        lines += _note(view, score, words)
    totals = (str(view.scores[seats[0]]) for seats in view.teams)
    return [*lines, _sheet_row(words("terminal-aurum-sheet-total", scoring=view.scoring), totals)]


def _entry(side: Side, won: bool, words: Words) -> str:
    entry = words(
        "terminal-aurum-sheet-entry",
        won=side.won,
        prediction=side.prediction or 0,
        scored=side.prediction_points or 0,
        gold=side.gold_points,
        points=side.points or 0,
    )
    return f"{entry} *" if won else entry


def _note(view: AurumView, score: Round, words: Words) -> list[str]:
    name = words.name(score.ended, view.seat)
    note = words("terminal-aurum-sheet-note", name=name, reason=score.reason, decided=score.decided)
    return wrap(note, " " * COLUMN)


def _sheet_row(head: str, entries: Iterable[str]) -> str:
    return (pad(head, COLUMN) + "".join(pad(entry, SCORE) for entry in entries)).rstrip()


def reason(view: AurumView, move: str, words: Words) -> str:
    """What the rule of thumb goes by here."""
    verb = move.split(" ")[0]
    if verb in ("predict", "swap", "stay", "stop"):
        return words(f"terminal-aurum-why-{verb}")
    side = next(side for side in view.sides if view.seat in side.seats)
    needed = (side.prediction or 0) - side.won
    return words("terminal-aurum-why-play", needed=max(needed, 0))
