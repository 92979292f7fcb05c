"""Yurikure as text: moves and chance, both ways; and which rule a refusal cites."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from ...cards.fields import fields
from ...texts import Args
from ..chance import read_number
from ..game import BadChance, Look, Refusal, States
from . import board, rules
from .board import ACTION, DECLARE, EXTRA, FIRST, GIRLS, ROLL, SUPPORT, VALUES
from .marks import ACTION_NAMES, GIRL_MARKS, PAIR_NAMES, PAIR_NUMBERS, action_text, pair_names
from .rules import DRAWN_PAIRS

__all__ = ["action_text", "chance_text", "read_action", "read_chance", "refusal", "retell"]


def read_action(text: str) -> int | None:
    """The action of a text that is one, whether or not it is legal now."""
    return ACTION_NAMES.get(text)


# --------------------------------------------------------------------------------------------- refusals

NUMBER, GIRL, TWO_GIRLS = "(0|[1-9][0-9]*)", f"([{GIRL_MARKS}])", f"([{GIRL_MARKS}]{{2}})"
FORMS = {
    "support": f"support {NUMBER} {TWO_GIRLS}",
    "extra": f"extra {TWO_GIRLS}",
    "reveal": f"reveal {NUMBER}",
    "pass": "pass",
    "approach": f"approach {GIRL}",
    "confess": f"confess {GIRL}",
    "negotiate": f"negotiate {TWO_GIRLS}",
    "idle": "idle",
    "yes": "yes",
    "no": "no",
}


def refusal(look: Look, text: str) -> Refusal:
    """Why the seat, which may act, may not make this move."""
    now = look.now
    verb = text.partition(" ")[0]
    form = re.fullmatch(FORMS.get(verb, "(?!)"), text)
    if not form:
        return Refusal(None, "no-such-move", {"example": _example(look)})
    if now.phase == SUPPORT:
        return _refuse_support(look, *form.groups()) if verb == "support" else _place_first(look)
    if now.phase == EXTRA:
        return Refusal("yurikure 16", "yurikure-no-pair", {}) if verb == "extra" else _extra_first(look)
    girl = GIRL_MARKS[now.girl]
    if now.phase != DECLARE:
        if verb == "reveal":
            return _refuse_level(look, int(form[1]))
        return Refusal(None, "yurikure-reveal-or-pass", {"girl": girl})
    if now.matter != ACTION:
        return Refusal(None, "yurikure-yes-or-no", {"girl": girl})
    if verb in ("approach", "confess", "negotiate"):
        return _refuse_action(now, verb, form[1])
    return Refusal(None, "yurikure-declare-first", {"girl": girl})


def _example(look: Look) -> str:
    now, seat = look.now, look.seat
    if now.phase == SUPPORT:
        return f"support {VALUES - now.placed[seat]} RW"
    if now.phase == EXTRA:
        return "extra RW"
    if now.phase != DECLARE:
        return "pass"
    return "idle" if now.matter == ACTION else "yes"


def _place_first(look: Look) -> Refusal:
    return Refusal(None, "yurikure-place-first", {"value": VALUES - look.now.placed[look.seat]})


def _extra_first(look: Look) -> Refusal:
    return Refusal(None, "yurikure-extra-first", {})


def _refuse_support(look: Look, value: str, pair: str) -> Refusal:
    next_value = VALUES - look.now.placed[look.seat]
    if int(value) != next_value:
        return Refusal("yurikure 3", "yurikure-next-value", {"value": next_value})
    if pair not in PAIR_NUMBERS:
        return Refusal("yurikure 3", "yurikure-no-pair", {})
    return Refusal("yurikure 3", "yurikure-pair-taken", _two(PAIR_NUMBERS[pair]))


def _two(pair: int) -> Args:
    """The girls of a pair as the arguments of a message."""
    return {"girl": PAIR_NAMES[pair][0], "other": PAIR_NAMES[pair][1]}


def _refuse_level(look: Look, level: int) -> Refusal:
    now, girl = look.now, look.now.girl
    top = max(levels[girl] for levels in now.rev)
    if level <= top:
        return Refusal("yurikure 7", "yurikure-level-low", {"girl": GIRL_MARKS[girl], "level": top})
    own = now.cap[look.seat][girl]
    return Refusal("yurikure 7", "yurikure-level-high", {"girl": GIRL_MARKS[girl], "level": own})


def _refuse_action(now: Any, verb: str, target: str) -> Refusal:
    girl = GIRL_MARKS[now.girl]
    if verb == "confess" and any(girl in pair for pair in pair_names(now.couples)):
        return Refusal("yurikure 10", "yurikure-confess-couple", {"girl": girl})
    if verb != "negotiate":
        return Refusal("yurikure 10", "yurikure-not-herself", {"girl": girl})
    if target not in PAIR_NUMBERS:
        return Refusal("yurikure 10", "yurikure-no-pair", {})
    if girl in target:
        return Refusal("yurikure 10", "yurikure-negotiate-others", {"girl": girl})
    return Refusal("yurikure 10", "yurikure-negotiate-couple", _two(PAIR_NUMBERS[target]))


# ----------------------------------------------------------------------------------------------- chance


def chance_text(kind: int, states: States, outcome: Sequence[int]) -> str:
    """The line of the record that says what chance decided; it was due in these states."""
    if kind == FIRST:
        return f"first {outcome[0]}"
    if kind == ROLL:
        return f"roll {outcome[0]}"
    couple, two, one, other = (PAIR_NAMES[pair] for pair in outcome[:DRAWN_PAIRS])
    order = " ".join(GIRL_MARKS[girl] for girl in outcome[DRAWN_PAIRS : DRAWN_PAIRS + GIRLS])
    return f"setup couple {couple} two {two} one {one} one {other} order {order}"


A_SETUP = re.compile("couple (..) two (..) one (..) one (..) order (. . . . . . .)")


def read_chance(kind: int, states: States, words: Sequence[str]) -> list[int]:
    """The outcome that a chance line tells, without its keyword."""
    now = fields(states)
    if kind == FIRST:
        return read_number(words, 0, now.players - 1, "first names one seat")
    if kind == ROLL:
        return read_number(words, 1, 6, "roll names one die")
    form = A_SETUP.fullmatch(" ".join(words))
    if not form:
        raise BadChance("a setup reads: setup couple RW two KG one YS one RP order W R K Y P G S")
    *pairs, order = form.groups()
    for pair in pairs:
        if pair not in PAIR_NUMBERS:
            raise BadChance(f"{pair} is no pair; pairs are named in the order {GIRL_MARKS}")
    numbers = [PAIR_NUMBERS[pair] for pair in pairs]
    _check_setup(states, numbers[1:])
    if sorted(order.split(" ")) != sorted(GIRL_MARKS):
        raise BadChance(f"the action order names each of {GIRL_MARKS} once")
    return numbers + [GIRL_MARKS.index(girl) for girl in order.split(" ")]


def _check_setup(states: States, pairs: Sequence[int]) -> None:
    allowed = board.ALL_PAIRS
    for pair in pairs:
        if not allowed >> pair & 1:
            what = "pairs" if fields(states).options & board.DISJOINT_PAIRS else "girls"
            raise BadChance(
                f"the three pairs with affection have different {what}: {PAIR_NAMES[pair]} does not fit"
            )
        allowed = int(rules.still_allowed(states[0], allowed, pair))


def retell(world: States, lines: Sequence[str]) -> list[str]:
    """The lines of a game as they would stand if `world` were how it is: other support."""
    now = fields(world)
    told = list(lines)
    for seat in range(now.players):
        places = [i for i, line in enumerate(told) if re.match(f"{seat} (support|extra) ", line)]
        true = [PAIR_NUMBERS[told[i][-2:]] for i in places]
        # The late points have no order in the record, but they were told in one.
        if _sorted_late(true) != list(now.picks[seat][: now.placed[seat]]):
            for i, pair in zip(places, now.picks[seat], strict=False):
                told[i] = told[i][:-2] + PAIR_NAMES[pair]
    return told


def _sorted_late(picks: list[int]) -> list[int]:
    first = VALUES + board.EARLY
    return picks[:first] + sorted(picks[first:])
