"""Yurikure: a position as text, both ways.

A position is one line with everything in it, from which the record can be built again:

    3 000 2 | RW WRKYPGS | RW:0/1b KG:2/0 | RW KG YS RP WK, ? ? ? ? ?, - | 0R3 / 1R5 | 0 reveal ... | - | -

players, options (a digit each), seat V | couple of the setup, action order | pairs with affection and
dissatisfaction, and b, r or f for a couple before a kiss, after one, or fated | picks of each seat, `?` where
hidden | reveals in order: seat, girl, level, with a stroke where extra points came between | where the game
is, see NOW | dice of the last couple phase with what they did | and of the last kiss phase. What is not there
is `-`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from ...cards.fields import fields
from ..game import States
from . import board, rules
from .board import DONE, FATE_STEP, GIRLS, LEVELS, NONE, PAIRS, PICKS, REVEAL, ROUNDS, SETUP
from .faults import Fault, faults, turn_of
from .marks import ACTION_NAMES, ACTION_TEXTS, GIRL_MARKS, PAIR_NAMES, PAIR_NUMBERS
from .rules import EXTRA_ON

PHASES = ("", "setup", "first", "roll", "support", "extra", "reveal", "declare", "object", "over")
MATTERS = ("-", "action", "answer", "vote", "consent", "fate", "couple", "kiss")
BONDS = ("", "b", "r", "f")
FATES = ("", "=", "+", "-", "x", "o", "*", "~", "!")  # by what a die did

# Where the game is: rounds over, phase, what is decided, place of the acting girl, girl in question, passes,
# standing declaration (blanks as _), pair in question, girls that said yes, girls that said no, last die.
NOW = 11


def write(states: States) -> str:
    """The position of a record, hidden or not, on one line."""
    now = fields(states)
    options = "".join(str(now.options >> 2 * place & 3) for place in range(3))
    parts = [f"{now.players} {options} {_or_dash(now.first)}"]
    is_set = now.phase > SETUP
    parts.append(f"{PAIR_NAMES[now.opening]} {_girls(now.order)}" if is_set else "-")
    parts.append(_list(_relation(now, pair) for pair in range(PAIRS)))
    parts.append(", ".join(_picks_text(now, seat) for seat in range(now.players)))
    parts.append(_list(_reveals_text(now)))
    parts.append(_now_text(now))
    parts += [_list(map(_die_text, PAIR_NAMES, dice)) for dice in (now.coupled, now.kissed)]
    return " | ".join(parts)


def _list(words: Any) -> str:
    return " ".join(word for word in words if word) or "-"


def _or_dash(number: int) -> str:
    return "-" if number == NONE else str(number)


def _girls(girls: Sequence[int]) -> str:
    return "".join(GIRL_MARKS[girl] for girl in girls)


def _set_of_girls(bits: int) -> str:
    return _girls([girl for girl in range(GIRLS) if bits >> girl & 1]) or "-"


def _relation(now: Any, pair: int) -> str:
    love, pain = now.affection[pair], now.dissatisfaction[pair]
    bond = (now.couples >> pair & 1) + (now.red >> pair & 1) + (now.fated >> pair & 1)
    return f"{PAIR_NAMES[pair]}:{love}/{pain}{BONDS[bond]}" if love or pain or bond else ""


def _picks_text(now: Any, seat: int) -> str:
    made = now.picks[seat][: now.placed[seat]]
    return _list("?" if pair == NONE else PAIR_NAMES[pair] for pair in made)


def _reveals_text(now: Any) -> Iterator[str]:
    stage = 0
    for who, level in zip(now.who[: now.shown], now.level, strict=False):
        yield from ["/"] * ((who >> 5) - stage)
        stage = who >> 5
        yield f"{who >> 3 & 3}{GIRL_MARKS[who & 7]}{level}"


def _now_text(now: Any) -> str:
    girl = "-" if now.girl == NONE else GIRL_MARKS[now.girl]
    standing = "-" if now.standing == NONE else ACTION_TEXTS[now.standing].replace(" ", "_")
    aim = "-" if now.aim == NONE else PAIR_NAMES[now.aim]
    words = (
        now.rounds,
        PHASES[now.phase],
        MATTERS[now.matter],
        _or_dash(now.at),
        girl,
        now.passes,
        standing,
        aim,
    )
    return " ".join(map(str, (*words, _set_of_girls(now.yes), _set_of_girls(now.no), now.die)))


def _die_text(pair: str, die: int) -> str:
    return f"{pair}{die % FATE_STEP}{FATES[die // FATE_STEP]}" if die else ""


# ------------------------------------------------------------------------------------ reading positions


def read(text: str) -> States:
    """The record of a position; a ValueError says what is wrong with the text."""
    parts = [part.strip() for part in text.split("|")]
    if len(parts) != 8:
        raise ValueError("a Yurikure position has eight parts, separated by |")
    header, setup, relations, picks, reveals, where, coupled, kissed = parts
    states = np.zeros(1, board.STATE)
    state = states[0]
    _read_header(state, header)
    _read_setup(state, setup)
    _read_relations(state, _words(relations))
    _read_now(state, where)
    _read_picks(state, picks.split(","))
    _read_reveals(state, _words(reveals))
    for dice, told in ((state.coupled, coupled), (state.kissed, kissed)):
        for word in _words(told):
            _read_die(dice, word)
    return _finished(states)


def _finished(states: States) -> States:
    """What follows from the rest is filled in; then everything must fit together."""
    state = states[0]
    is_set = state.first != NONE and set(state.order.tolist()) == set(range(GIRLS))
    if REVEAL <= state.phase < DONE and state.girl != NONE and is_set:
        state.turn = turn_of(state)
    if state.phase == DONE:
        state.ending = board.ending_of(state)
    if wrong := int(faults(state)):
        raise ValueError(f"no such position: {Fault(wrong)!s}")
    return states


def _words(text: str) -> list[str]:
    if not text:
        raise ValueError("what is not there is written as -")
    return [] if text == "-" else text.split()


def _match(form: str, text: str) -> re.Match[str]:
    if found := re.fullmatch(form, text):
        return found
    raise ValueError(f"what does {text[:40]!r} mean?")


def _pair(name: str) -> int:
    if name not in PAIR_NUMBERS:
        raise ValueError(f"no pair is called {name[:9]!r}")
    return PAIR_NUMBERS[name]


def _read_header(state: Any, header: str) -> None:
    found = _match("([34]) ([01])([01])([01]) ([0-3]|-)", header)
    options = sum(int(found[place + 2]) << 2 * place for place in range(3))
    rules.start(state, int(found[1]), options)
    state.first = NONE if found[5] == "-" else int(found[5])


def _read_setup(state: Any, setup: str) -> None:
    if setup != "-":
        found = _match(f"(..) ([{GIRL_MARKS}]{{{GIRLS}}})", setup)
        state.opening = _pair(found[1])
        for place, girl in enumerate(found[2]):
            state.order[place] = GIRL_MARKS.index(girl)


def _read_relations(state: Any, words: Sequence[str]) -> None:
    affection, dissatisfaction = state.affection, state.dissatisfaction
    bonds = [0] * len(BONDS)  # sets of pairs
    for word in words:
        found = _match("(..):([0-6])/([0-6])([brf]?)", word)
        pair = _pair(found[1])
        affection[pair], dissatisfaction[pair] = int(found[2]), int(found[3])
        bonds[BONDS.index(found[4])] |= 1 << pair
    _, blue, red, fated = bonds
    state.couples, state.red, state.fated = blue | red | fated, red | fated, fated


def _read_picks(state: Any, seats: Sequence[str]) -> None:
    if len(seats) != state.players:
        raise ValueError(f"picks: {state.players} seats expected, {len(seats)} found")
    for seat, picks in enumerate(seats):
        words = _words(picks.strip())
        if len(words) > PICKS:
            raise ValueError(f"a seat makes {PICKS} picks at the most")
        state.placed[seat] = len(words)
        for pick, word in enumerate(words):
            if word != "?":
                state.picks[seat, pick] = _pair(word)
                rules.add_control(state, seat, _pair(word), board.value_of(pick))
            else:
                state.cap[seat] = NONE


def _read_reveals(state: Any, words: Sequence[str]) -> None:
    stage = 0
    who: list[int] = []
    levels: list[int] = []
    for word in words:
        if word == "/":
            stage += 1
            continue
        found = _match(f"([0-3])([{GIRL_MARKS}])([1-9][0-9]?)", word)
        seat, girl, level = int(found[1]), GIRL_MARKS.index(found[2]), int(found[3])
        if level > LEVELS or len(who) == board.REVEALS or stage > 2:
            raise ValueError(f"{word} cannot have been revealed then")
        who.append(stage * 32 + seat * 8 + girl)
        levels.append(level)
    state.shown = len(who)
    state.who[: len(who)] = who
    state.level[: len(who)] = levels
    rev, holder = state.rev, state.holder
    for one, level in zip(who, levels, strict=True):
        rev[one >> 3 & 3, one & 7] = level
        holder[one & 7] = one >> 3 & 3


def _read_now(state: Any, where: str) -> None:
    words = where.split()
    if len(words) != NOW:
        raise ValueError(f"where the game is takes {NOW} words, not {len(words)}")
    rounds, phase, matter, at, girl, passes, standing, aim, yes, no, die = words
    if phase not in PHASES[1:] or matter not in MATTERS:
        raise ValueError(f"no phase is called {phase[:20]!r}, or nothing {matter[:20]!r} is decided")
    state.rounds = int(_match(f"[0-{ROUNDS}]", rounds)[0])
    state.phase, state.matter = PHASES.index(phase), MATTERS.index(matter)
    state.at = NONE if at == "-" else int(_match(f"[0-{GIRLS - 1}]", at)[0])
    state.girl = NONE if girl == "-" else GIRL_MARKS.index(_match(f"[{GIRL_MARKS}]", girl)[0])
    state.passes, state.die = int(_match("[0-3]", passes)[0]), int(_match("[0-6]", die)[0])
    declared = ACTION_NAMES.get(standing.replace("_", " "), EXTRA_ON)
    if standing != "-" and declared >= EXTRA_ON:
        raise ValueError(f"nothing is declared by {standing[:20]!r}")
    state.standing = NONE if standing == "-" else declared
    state.aim = NONE if aim == "-" else _pair(aim)
    state.yes, state.no = (_read_girls(said) for said in (yes, no))


def _read_girls(word: str) -> int:
    if word == "-":
        return 0
    return sum(1 << girl for girl in {GIRL_MARKS.index(mark) for mark in _match(f"[{GIRL_MARKS}]+", word)[0]})


def _read_die(dice: Any, word: str) -> None:
    found = _match(r"(..)([0-6])([-=+xo*~!]?)", word)
    dice[_pair(found[1])] = int(found[2]) + FATE_STEP * FATES.index(found[3])
