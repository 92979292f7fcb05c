"""Yurikure in a terminal: lines of text, made from a view and from nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ..games.game import Text
from ..games.yurikure.view import Deciding, Girl, Pair, YurikureView
from .words import Words, clip, flow, pad, wrap

STYLES: tuple[tuple[str, str], ...] = (
    (r"\b\d/\d♥♥?!?", "bold red"),
    (r"\b\d/\d♡", "bold bright_blue"),
)
VIEW = YurikureView
GIRLS = "RWKYPGS"
MARKS = {"none": "", "blue": "♡", "red": "♥", "fated": "♥♥"}  # behind affection/dissatisfaction
CELL = 8  # columns of a pair
NAME = 12
WIDE = 22  # columns of a girl with her name and who controls her

A_PAIR = re.compile(f"[{GIRLS}]{{2}}")
TARGETED = ("support", "extra", "approach", "confess", "negotiate")


def _name(view: YurikureView, seat: int, words: Words) -> str:
    return clip(words.name(seat, view.seat), NAME - 1)


def _girl(mark: str, words: Words) -> str:
    return f"{mark} {words(f'yurikure-girl-{mark}')}"


def _pair(pair: str) -> str:
    """The pair, its girls in order, of a text that has two of them in any order."""
    return "".join(sorted(pair, key=GIRLS.index))


# -------------------------------------------------------------------------------------------- the table


def table(view: YurikureView, words: Words) -> list[str]:
    """Girls with those who have a say, then how everybody stands with everybody."""
    if not view.order:
        return []
    head = words("terminal-yurikure-header", round=view.round, order=" ".join(view.order))
    lines = [head, "", _girl_head(view, words)]
    lines += [_girl_row(view, view.girls[GIRLS.index(mark)], words) for mark in view.order]
    lines += ["", *_grid(view, words), *wrap(_legend(view, words))]
    if view.deciding:
        lines += ["", *_deciding(view, view.deciding, words)]
    if any(view.owed):
        lines += ["", *flow(words("terminal-yurikure-owed"), _owed(view, words), NAME)]
    return lines


def _girl_head(view: YurikureView, words: Words) -> str:
    heads = pad("", WIDE - NAME) + pad(words("terminal-yurikure-head-controller"), NAME)
    heads += "".join(pad(_name(view, seat, words), NAME) for seat in range(view.players))
    own = words("terminal-yurikure-head-own") if view.seat is not None else ""
    return (heads + own).rstrip()


def _girl_row(view: YurikureView, girl: Girl, words: Words) -> str:
    mark = ">" if view.deciding and view.deciding.girl == girl.girl else " "
    row = pad(f"{mark}{_girl(girl.girl, words)}", WIDE - NAME)
    row += pad("-" if girl.controller is None else _name(view, girl.controller, words), NAME)
    row += "".join(pad(str(level), NAME) for level in girl.revealed)
    own = None if view.seat is None else view.control[view.seat]
    return (row + ("" if own is None else str(own[GIRLS.index(girl.girl)]))).rstrip()


def _grid(view: YurikureView, words: Words) -> Iterator[str]:
    """Affection and dissatisfaction above the diagonal, your own support below it."""
    yield (" " * 4 + "".join(pad(mark, CELL) for mark in GIRLS)).rstrip()
    pairs = {pair.pair: (place, pair) for place, pair in enumerate(view.pairs)}
    for row in GIRLS:
        line = f"  {row} "
        for column in GIRLS:
            cell = "." if row == column else ""
            if row != column:
                place, pair = pairs[_pair(row + column)]
                is_above = GIRLS.index(row) < GIRLS.index(column)
                cell = _relation(pair) if is_above else _support(view, place)
            line += pad(cell, CELL)
        yield line.rstrip()


def _relation(pair: Pair) -> str:
    if not pair.affection and not pair.dissatisfaction and pair.bond == "none":
        return "-"
    return f"{pair.affection}/{pair.dissatisfaction}{MARKS[pair.bond]}"


def _support(view: YurikureView, place: int) -> str:
    """Your points on a pair; what was added later behind a plus sign."""
    setup, extra = (None, None) if view.seat is None else (view.support[view.seat], view.extra[view.seat])
    if not setup or not extra:
        return ""
    later = f"+{extra[place]}" if extra[place] else ""
    return f"{setup[place] or ''}{later}"


def _legend(view: YurikureView, words: Words) -> str:
    return words("terminal-yurikure-legend", own="no" if view.seat is None else "yes")


def _deciding(view: YurikureView, deciding: Deciding, words: Words) -> list[str]:
    actor, girl, pair = deciding.actor, deciding.girl, deciding.pair or "RW"
    args = {"girl": girl, "other": actor, "one": pair[0], "two": pair[1], "matter": deciding.what}
    lines = wrap(words("terminal-yurikure-deciding", **args))
    if deciding.yes or deciding.no:
        votes = {"yes": " ".join(deciding.yes) or "-", "no": " ".join(deciding.no) or "-"}
        lines += wrap(words("terminal-yurikure-votes", **votes))
    if deciding.declared:
        lines += wrap(words("terminal-yurikure-declared", move=deciding.declared))
    return lines


def _owed(view: YurikureView, words: Words) -> Iterator[str]:
    for seat, owed in enumerate(view.owed):
        yield f"{_name(view, seat, words)} {owed}"


# ------------------------------------------------------------------------------------- asking and telling


def answers(view: YurikureView, legal: Sequence[str], words: Words) -> str:
    """What may be typed: the short forms."""
    if view.phase in ("support", "extra"):
        return words("terminal-yurikure-answer-points")
    if view.phase != "declare":
        levels = [move.split(" ")[1] for move in legal if move != "pass"]
        span = f"{levels[0]}-{levels[-1]}" if len(levels) > 1 else "".join(levels)
        return words("terminal-yurikure-answer-reveal", levels=span, can="yes" if levels else "no")
    if "yes" in legal:
        return words("terminal-yurikure-answer-say")
    confess = "yes" if any(move.startswith("confess") for move in legal) else "no"
    return words("terminal-yurikure-answer-action", confess=confess)


def read_move(view: YurikureView, text: str) -> str:
    """A pair alone places points, a number reveals, p passes, y and n answer; girls may be in lower case."""
    verb, _, target = text.rpartition(" ")
    if A_PAIR.fullmatch(text.upper()) and view.phase in ("support", "extra"):
        pair = _pair(text.upper())
        return f"support {view.value} {pair}" if view.phase == "support" else f"extra {pair}"
    if text.isdecimal() and view.phase in ("reveal", "object"):
        return f"reveal {text}"
    if verb.split(" ")[0] in TARGETED:
        target = target.upper()
        return f"{verb} {_pair(target) if A_PAIR.fullmatch(target) else target}"
    short = {"p": "pass"} if view.phase != "declare" else {"y": "yes", "n": "no", "i": "idle"}
    return short.get(text, text)


def events(told: Sequence[Text], view: YurikureView, words: Words) -> list[str]:
    """A sentence a line; passes, of which there are very many, are not told."""
    lines: list[str] = []
    for text in told:
        if text.id == "yurikure-told-round":
            lines += ["", *wrap(words.tell(text, view.seat))]
        elif text.id != "yurikure-told-pass":
            lines += wrap(words.tell(text, view.seat))
    return lines


def log(view: YurikureView, words: Words) -> list[str]:
    """All reveals so far, and the dice of the last couple phase and kiss phase."""
    lines = []
    if view.reveals:
        made = (f"{_name(view, one.seat, words)} {one.girl}{one.level}" for one in view.reveals)
        lines += flow(words("terminal-yurikure-log-reveals"), made, NAME)
    for phase, dice in (("couple", view.couple_dice), ("kiss", view.kiss_dice)):
        rolled = (
            words("terminal-yurikure-log-die", pair=d.pair, die=d.die or 0, fate=d.fate or "-") for d in dice
        )
        if dice:
            lines += flow(words("terminal-yurikure-log-dice", phase=phase), rolled, NAME)
    return lines


# ------------------------------------------------------------------------------ cards, scores and reasons


def cards(view: YurikureView, words: Words) -> list[str]:
    """Your support, pair by pair, and your control over every girl."""
    if view.seat is None or not view.support[view.seat]:
        return []
    places = [(place, _support(view, place)) for place in range(len(view.pairs))]
    mine = (f"{view.pairs[place].pair} {points}" for place, points in places if points)
    lines = flow(words("terminal-yurikure-support"), mine, 2 * NAME)
    control = view.control[view.seat] or []
    had = (f"{mark} {level}" for mark, level in zip(GIRLS, control, strict=False))
    return lines + flow(words("terminal-yurikure-control"), had, 2 * NAME)


def sheet(view: YurikureView, words: Words) -> list[str]:
    """At the end: which pairs counted, and support and tie-break of every seat. Before: nothing is scored."""
    if view.result is None:
        return wrap(words("terminal-yurikure-no-scores"))
    result = view.result
    lines = wrap(words("yurikure-told-ending", ending=result.ending))
    if result.pairs:
        lines += flow(words("terminal-yurikure-counted"), result.pairs, 2 * NAME)
    for seat in range(view.players):
        args = {"points": result.points[seat], "revealed": result.revealed[seat]}
        won = "yes" if seat in view.winners else "no"
        lines.append(pad(_name(view, seat, words), NAME) + words("terminal-yurikure-score", won=won, **args))
    return lines


def reason(view: YurikureView, move: str, words: Words) -> str:
    """What the rule of thumb goes by here."""
    verb = move.partition(" ")[0]
    if verb in ("support", "extra"):
        return words(f"terminal-yurikure-why-{verb}")
    if verb in ("pass", "reveal"):
        return words("terminal-yurikure-why-reveal", move=verb)
    return words("terminal-yurikure-why-say", kind="answer" if verb in ("yes", "no") else "action")
