"""Yurikure: standing orders. A seat is asked hundreds of times in a game, mostly to pass, so it can say in
advance how it answers. An order never declares anything.

    pass until    pass, until somebody reveals or declares
    pass girl     pass, until this is decided for the girl
    pass round    pass, until the round is over
    reveal N      reveal just enough to control the girl, at most N, else pass; until this is decided for her

A bound order ends with the moment from which it counts: round, place in the action order, girl, what is
decided for her, reveals so far, and whether a declaration stood.
"""

from __future__ import annotations

import re
from typing import Any

from ..game import Look, Refusal
from .board import DECLARE, OBJECT, REVEAL

AN_ORDER = re.compile(r"pass (?:until|girl|round)|reveal (0|[1-9][0-9]*)")
DECISION = 4  # numbers of a moment that say which decision it is


def bind(look: Look, text: str) -> str | Refusal:
    """The order with the moment from which it counts, or why it cannot be given."""
    found, now = AN_ORDER.fullmatch(text), look.now
    if not found:
        return Refusal(None, "yurikure-no-such-order", {})
    if now.phase not in (REVEAL, DECLARE, OBJECT):
        return Refusal(None, "yurikure-no-order-now", {})
    most = now.cap[look.seat][now.girl]
    if found[1] and int(found[1]) > most:
        return Refusal("yurikure 7", "yurikure-order-too-high", {"most": most})
    return " ".join([text, *map(str, _moment(now))])


def stands(look: Look, bound: str) -> bool:
    """Whether the order still counts."""
    _, of, *since = bound.split()
    now = look.now
    if now.phase not in (REVEAL, DECLARE, OBJECT):
        return of == "round" and not look.over and str(now.rounds) == since[0]
    moment = [str(number) for number in _moment(now)]
    if of == "round":
        return moment[0] == since[0]
    if of == "until":
        *_, reveals, declared = moment
        is_new = declared == "1" and moment != since
        return reveals == since[-2] and not is_new
    return moment[:DECISION] == since[:DECISION]


def answer(look: Look, bound: str) -> str | None:
    """The move that the order makes for the seat, if it answers what is asked now."""
    now, seat = look.now, look.seat
    if now.phase not in (REVEAL, OBJECT) or now.turn != seat:
        return None
    kind, most, *_ = bound.split()
    if kind == "pass":
        return "pass"
    highest = max(row[now.girl] for row in now.rev[: now.players])
    is_ahead = now.holder[now.girl] == seat
    return "pass" if is_ahead or highest >= int(most) else f"reveal {highest + 1}"


def goes_on(look: Look) -> bool:
    """Whether a round of answers has begun: the next ones were ready with the first."""
    return look.now.phase in (REVEAL, OBJECT) and look.now.passes > 0


def _moment(now: Any) -> list[int]:
    return [now.rounds, now.at, now.girl, now.matter, now.shown, int(now.phase == OBJECT)]
