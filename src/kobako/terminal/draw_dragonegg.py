"""The Dragon's Egg in a terminal: lines of text, made from a view and from nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from ..games.dragonegg.view import DragonEggView, Line, Result, Set, Settlement, Tray
from ..games.game import Text
from .words import Words, clip, pad, wrap

STYLES: tuple[tuple[str, str], ...] = (
    (r"\bR[1-7*]", "bold red"),
    (r"\bB[1-7*]", "bold bright_blue"),
)
VIEW = DragonEggView
BACK = "??"
EMPTY = "-"
TIMES = "\N{MULTIPLICATION SIGN}"
NAME = 14
COINS, TOKENS, HELD, TRAY = 7, 11, 6, 19
ROUND, GAIN = 10, 13  # of the score sheet

FOUR_CARDS = re.compile(r"(?:sets )?([rb][1-7*]) ([rb][1-7*])(?: /)? ([rb][1-7*]) ([rb][1-7*])")
A_DISCARD = re.compile(r"(?:discard )?([rb][1-7*])")


def _name(view: DragonEggView, seat: int, words: Words) -> str:
    return clip(words.name(seat, view.seat), NAME - 1)


# -------------------------------------------------------------------------------------------- the table


def table(view: DragonEggView, words: Words) -> list[str]:
    """A row for every seat, yours last; then your hand."""
    if view.round == 1 and view.phase == "deck":
        return []
    lines = [words("terminal-dragonegg-header", round=view.round, target=view.target)]
    lines.append(words("terminal-dragonegg-middle", deck=view.deck, bracelets=view.middle, egg=_egg(view)))
    heads = (words(f"terminal-dragonegg-head-{head}") for head in HEADS)
    lines += ["", _row(*heads)]
    first = 0 if view.seat is None else view.seat + 1
    lines += [_seat_row(view, (first + i) % view.players, words) for i in range(view.players)]
    if view.seat is not None:
        hand = " ".join(card or BACK for card in view.seats[view.seat].cards)
        lines += ["", pad(words("terminal-dragonegg-hand"), NAME) + hand]
    return lines


HEADS = ("seat", "coins", "bracelets", "cards", "strong", "weak")


def _egg(view: DragonEggView) -> str:
    return "middle" if view.egg is None else "held"


def _row(name: str, coins: str, bracelets: str, cards: str, strong: str, weak: str) -> str:
    start = pad(name, NAME) + pad(coins, COINS) + pad(bracelets, TOKENS) + pad(cards, HELD)
    return (start + pad(strong, TRAY) + weak).rstrip()


def _seat_row(view: DragonEggView, number: int, words: Words) -> str:
    seat = view.seats[number]
    name = words("terminal-dragonegg-you", seat=number) if number == view.seat else _name(view, number, words)
    egg = " " + words("terminal-dragonegg-egg") if number == view.egg else ""
    trays = (_tray(tray, words) for tray in (seat.strong, seat.weak))
    return _row(name, str(seat.money), f"{seat.bracelets}{egg}", str(len(seat.cards)), *trays)


def _tray(tray: Tray, words: Words) -> str:
    if tray.set is not None:
        return _set(tray.set, words)
    return EMPTY if tray.state == "empty" else f"{BACK} {BACK}"


def _set(two: Set, words: Words) -> str:
    return words("terminal-dragonegg-set", cards=" ".join(two.cards), kind=two.kind, sum=two.sum)


# ------------------------------------------------------------------------------------- asking and telling


def answers(view: DragonEggView, legal: Sequence[str], words: Words) -> str:
    """What may be typed."""
    if view.phase == "egg":
        return words("terminal-dragonegg-answer-egg")
    if view.phase == "discard":
        return words("terminal-dragonegg-answer-discard")
    return words("terminal-dragonegg-answer-sets", bracelet="yes" if "bracelet" in legal else "no")


def read_move(view: DragonEggView, text: str) -> str:
    """Four cards are two sets; one is a discard while there is discarding; `strong` alone is the egg's."""
    if found := FOUR_CARDS.fullmatch(text):
        a, b, c, d = (card.upper() for card in found.groups())
        return f"sets {a} {b} / {c} {d}"
    if (found := A_DISCARD.fullmatch(text)) and (view.phase == "discard" or text.startswith("discard")):
        return f"discard {found[1].upper()}"
    return f"egg {text}" if text in ("strong", "weak") else text


def events(told: Sequence[Text], view: DragonEggView, words: Words) -> list[str]:
    """A sentence a line; a table of the round in the place of every seat's result."""
    lines: list[str] = []
    for text in told:
        if text.id == "dragonegg-told-round" and view.last:
            lines += ["", words.tell(text, view.seat), *_results(view, view.last, words), ""]
        elif text.id != "dragonegg-told-result":
            lines += wrap(words.tell(text, view.seat))
    return lines


def _results(view: DragonEggView, last: Settlement, words: Words) -> list[str]:
    """7: the sets of every seat with their points, and what these make together."""
    return [_result_row(_name(view, seat, words), result, words) for seat, result in enumerate(last.results)]


def _result_row(name: str, result: Result, words: Words) -> str:
    sets = [f"{pad(_set(two, words), TRAY)}{points:>2}" for two, points in _halves(result)]
    gain = words("terminal-dragonegg-gain", gain=result.gain)
    return f"{pad(name, NAME)}{sets[0]} {TIMES} {sets[1]} = {gain}"


def _halves(result: Result) -> Iterable[tuple[Set, int]]:
    return (result.strong, result.strong_points), (result.weak, result.weak_points)


def log(view: DragonEggView, words: Words) -> list[str]:
    """The last settlement, and the draws and sets since."""
    lines: list[str] = []
    if view.last:
        lines += [
            words("terminal-dragonegg-log-last", round=view.last.round),
            *_results(view, view.last, words),
        ]
    if view.phase not in ("deck", "over"):
        lines.append(words("terminal-dragonegg-log-round", round=view.round))
        for draw in view.draws:
            name = _name(view, draw.seat, words)
            lines.append(words("terminal-dragonegg-log-draw", name=name, card=draw.card or BACK))
        done = [_name(view, number, words) for number, seat in enumerate(view.seats) if seat.committed]
        if done:
            lines += wrap(words("terminal-dragonegg-log-down", names=tuple(done)))
    return lines


# ------------------------------------------------------------------------------ cards, scores and reasons


def cards(view: DragonEggView, words: Words) -> list[str]:
    """Every two cards of your hand and how strong they are together."""
    entries = [
        _set(pair.set, words)
        if pair.allowed
        else words("terminal-dragonegg-forbidden", cards=" ".join(pair.set.cards))
        for pair in view.pairs
    ]
    half = (len(entries) + 1) // 2
    columns = zip(entries[:half], [*entries[half:], ""], strict=False)
    return [f"  {pad(left, 2 * TRAY)}{right}".rstrip() for left, right in columns]


def sheet(view: DragonEggView, words: Words) -> list[str]:
    """The rounds so far: what every seat gained, and its coins after that."""
    lines = [_sheet_row("", (_name(view, seat, words) for seat in range(view.players)))]
    lines += [_sheet_line(line, words) for line in view.sheet]
    return [*lines, _sheet_row(words("terminal-dragonegg-head-total"), map(str, view.scores))]


def _sheet_line(line: Line, words: Words) -> str:
    entries = (f"{gain:>+3}  {total:>3}" for gain, total in zip(line.gains, line.totals, strict=True))
    return _sheet_row(words("terminal-dragonegg-sheet-round", round=line.round), entries)


def _sheet_row(head: str, entries: Iterable[str]) -> str:
    return (pad(head, ROUND) + "".join(pad(entry, GAIN + 1) for entry in entries)).rstrip()


def reason(view: DragonEggView, move: str, words: Words) -> str:
    """What the rule of thumb goes by here."""
    verb = move.split(" ")[0]
    if verb == "sets" and view.shown:
        return words("terminal-dragonegg-why-remake", row=view.shown)
    return words(f"terminal-dragonegg-why-{verb}")
