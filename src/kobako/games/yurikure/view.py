"""Yurikure as a client draws it, made from a hidden record and nothing else."""

from __future__ import annotations

import functools
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from ...cards.jit import rule, wide
from ..game import Look, States, View
from .board import (
    EARLY,
    EARLY_ROUND,
    EXTRA,
    FATE_STEP,
    FATED,
    NINE_ROUNDS,
    NOBODY,
    NONE,
    OBJECT,
    PAIRS,
    PICKS,
    POLYGAMY,
    ROLL,
    SETUP,
    SUPPORT,
    VALUES,
    counted,
    revealed,
)
from .marks import ACTION_TEXTS, GIRL_MARKS, PAIR_NAMES, pair_names

# Most of a view is the same for all seats and from step to step. What is kept for that is never changed.
KEPT = 8192

PHASES = ("", "setup", "first", "roll", "support", "extra", "reveal", "declare", "object", "over")
MATTERS = ("", "action", "answer", "vote", "consent", "confession", "couple", "kiss")
FATES = ("", "calm", "warmer", "colder", "broke", "fell", "kissed", "missed", "fated")
BONDS = ("none", "blue", "red", "fated")
ENDINGS = {FATED: "fated", POLYGAMY: "polygamy", NINE_ROUNDS: "rounds", NOBODY: "nobody"}


class Girl(msgspec.Struct, frozen=True, gc=False):
    """One of the seven girls, and who has a say in what she does."""

    girl: str  # R W K Y P G S
    controller: int | None  # the seat that decides for her
    revealed: list[int]  # control that each seat has revealed over her


class Pair(msgspec.Struct, frozen=True, gc=False):
    """Two girls and how they stand with each other."""

    pair: str  # 'RW'
    affection: int  # 0..6
    dissatisfaction: int  # 0..6
    bond: str  # none; blue, red: a couple before and after one kiss; fated


class Reveal(msgspec.Struct, frozen=True, gc=False):
    """A level of control that somebody has revealed."""

    seat: int
    girl: str
    level: int
    stage: int  # how many times extra points had been placed before: 0, 1, 2


class Die(msgspec.Struct, frozen=True, gc=False):
    """What a couple rolled in the couple phase or the kiss phase."""

    pair: str
    die: int | None  # None for a pair that became a couple at affection 6
    fate: (
        str | None
    )  # what it did; None while others have not rolled yet. Couple phase: calm, warmer, colder,
    # broke, fell (in love: a new couple). Kiss phase: kissed, missed, fated


class Deciding(msgspec.Struct, frozen=True, gc=False):
    """What is decided for a girl just now, and how far that is. Who has priority is `pending`."""

    what: str  # action, answer (to a confession), vote, consent (both in a negotiation)
    girl: str  # the girl for whom it is decided
    actor: str  # the girl whose action it is: the confessing one, the negotiating one
    pair: str | None  # the two that the confession or the negotiation is about
    declared: str | None  # the controller's declaration, as a move, which the others may still outbid
    passes: int  # passes in succession
    needed: int  # so many end this step
    yes: list[str]  # girls that voted for it (the negotiating girl first of all) or consented
    no: list[str]  # girls that did not
    waiting: list[str]  # girls that will be asked after this one, as far as it is certain


class Rolling(msgspec.Struct, frozen=True, gc=False):
    """A die that is due."""

    what: str  # confession (a refused one), couple, kiss
    pair: str


class Result(msgspec.Struct, frozen=True, gc=False):
    """How the game ended."""

    ending: str  # fated (score A), polygamy (B), rounds (C), nobody: nine rounds and no couple
    pairs: list[str]  # whose support was counted
    girls: list[str]  # the girls of these pairs
    points: list[int]  # support that was counted, by seat
    revealed: list[int]  # tie-break: control revealed over these girls, by seat; less is better


class YurikureView(View, kw_only=True):
    """Everything that one seat may know of a game of Yurikure."""

    round: int  # 1..9; at the end the last one
    order: list[str]  # the girls in action order; empty before the setup
    first: int | None  # the seat beside which asking begins while nobody controls any girl (rule 9)
    girls: list[Girl]  # in the order R W K Y P G S
    control: list[list[int] | None]  # by seat and girl: control that a seat has; None where it is hidden
    pairs: list[Pair]  # in the order RW, RK, ..., GS
    couples: list[str]  # those that are couples
    support: list[list[int] | None]  # by seat and pair: points of the setup; None where they are hidden
    extra: list[list[int] | None]  # by seat and pair: points that were added later
    placed: list[int]  # how many times each seat has placed points, of 9
    owed: list[int]  # how many times each seat has to place points now
    value: int | None  # your own next points while support is placed: 5, 4, 3, 2, 1, and 1 for extra points
    deciding: Deciding | None
    rolling: Rolling | None
    reveals: list[Reveal]  # of the whole game, in order
    couple_dice: list[Die]  # of this couple phase, or the last one
    kiss_dice: list[Die]  # of this kiss phase, or the last one
    die: int | None  # rolled at the end of the last action, if that was a refused confession
    result: Result | None  # at the end


def view(look: Look) -> YurikureView:
    """What everybody sees."""
    now = look.now
    n = now.players
    is_set = now.phase > SETUP
    return YurikureView(
        **look.common,
        phase=PHASES[now.phase],
        round=now.rounds if look.over else now.rounds + 1,
        order=_girl_list(now.order) if is_set else [],
        first=None if now.first == NONE else now.first,
        girls=list(map(_girl, GIRL_MARKS, now.holder, zip(*now.rev[:n], strict=True))),
        control=_known_control(now),
        pairs=_pairs(now.affection, now.dissatisfaction, now.couples, now.red, now.fated),
        couples=_pair_list(now.couples),
        **_known_points(now),
        placed=list(now.placed[:n]),
        owed=owed(now),
        value=None,
        deciding=_deciding(now) if now.girl != NONE else None,
        rolling=Rolling(MATTERS[now.matter], PAIR_NAMES[now.aim]) if now.phase == ROLL else None,
        reveals=_reveals(now.who[: now.shown], now.level[: now.shown]),
        couple_dice=_dice(now.coupled),
        kiss_dice=_dice(now.kissed),
        die=now.die or None,
        result=_result(look) if look.over else None,
    )


def own(look: Look) -> dict[str, Any]:
    """What a seat sees in its own way: its own points and the control that they give."""
    if look.seat is None:
        return {}
    fields: dict[str, Any] = {"control": _known_control(look.now), **_known_points(look.now)}
    if look.seat in look.pending and (look.now.phase == SUPPORT or look.now.phase == EXTRA):
        fields["value"] = max(VALUES - look.now.placed[look.seat], 1)
    return fields


# ------------------------------------------------------------------------------------ girls and pairs


@functools.lru_cache(KEPT)
def _girl_list(girls: tuple[int, ...]) -> list[str]:
    return [GIRL_MARKS[girl] for girl in girls]


@functools.cache
def _girl_set(girls: int) -> list[str]:
    return [mark for girl, mark in enumerate(GIRL_MARKS) if girls >> girl & 1]


@functools.lru_cache(KEPT)
def _girl(mark: str, holder: int, revealed: tuple[int, ...]) -> Girl:
    return Girl(mark, None if holder == NONE else holder, list(revealed))


@functools.lru_cache(KEPT)
def _pairs(affection: bytes, dissatisfaction: bytes, couples: int, red: int, fated: int) -> list[Pair]:
    bonds = ((couples >> pair & 1) + (red >> pair & 1) + (fated >> pair & 1) for pair in range(PAIRS))
    return list(map(_pair, PAIR_NAMES, affection, dissatisfaction, bonds))


@functools.cache
def _pair(name: str, affection: int, dissatisfaction: int, bond: int) -> Pair:
    return Pair(name, affection, dissatisfaction, BONDS[bond])


@functools.lru_cache(KEPT)
def _pair_list(pairs: int) -> list[str]:
    return pair_names(pairs)


# -------------------------------------------------------------------------------- support and control


def _known_control(now: Any) -> list[list[int] | None]:
    return [None if levels[0] == NONE else list(levels) for levels in now.cap[: now.players]]


def _known_points(now: Any) -> dict[str, Any]:
    known = [
        _points(picks, placed) for picks, placed in zip(now.picks[: now.players], now.placed, strict=False)
    ]
    return {"support": [setup for setup, _ in known], "extra": [extra for _, extra in known]}


@functools.lru_cache(KEPT)
def _points(picks: tuple[int, ...], placed: int) -> tuple[list[int] | None, list[int] | None]:
    """What a seat has put on each pair, at setup and later."""
    if placed and picks[0] == NONE:
        return None, None
    setup, extra = [0] * PAIRS, [0] * PAIRS
    for pick, pair in enumerate(picks[:placed]):
        if pick < VALUES:
            setup[pair] += VALUES - pick
        else:
            extra[pair] += 1
    return setup, extra


def owed(now: Any) -> list[int]:
    """3, 16: how many times each seat has to place points now."""
    goal = 0
    if now.phase == SUPPORT:
        goal = VALUES
    elif now.phase == EXTRA:
        goal = VALUES + EARLY if now.rounds == EARLY_ROUND else PICKS
    return [max(goal - placed, 0) for placed in now.placed[: now.players]]


# ------------------------------------------------------------------------------------- what is going on


def _deciding(now: Any) -> Deciding:
    """Most of it stays the same while seats pass."""
    return _deciding_of(
        now.matter,
        now.girl,
        now.order,
        now.at,
        now.aim,
        now.standing,
        now.passes,
        now.players - (now.phase == OBJECT),
        now.yes,
        now.no,
    )


@functools.lru_cache(KEPT)
def _deciding_of(
    matter: int,
    girl: int,
    order: tuple[int, ...],
    at: int,
    aim: int,
    standing: int,
    passes: int,
    needed: int,
    yes: int,
    no: int,
) -> Deciding:
    pair = None if aim == NONE else PAIR_NAMES[aim]
    actor = GIRL_MARKS[order[at]]
    later = _girl_list(order[at + 1 :] + order[:at])
    said = {GIRL_MARKS[girl], actor, *_girl_set(yes | no)}
    waiting: list[str] = []
    if MATTERS[matter] == "vote":
        waiting = [other for other in later if other not in said and other not in (pair or "")]
    elif MATTERS[matter] == "consent":
        waiting = [other for other in (pair or "") if other not in said]
    return Deciding(
        MATTERS[matter],
        GIRL_MARKS[girl],
        actor,
        pair,
        None if standing == NONE else ACTION_TEXTS[standing],
        passes,
        needed,
        _girl_set(yes),
        _girl_set(no),
        waiting,
    )


@functools.lru_cache(KEPT)
def _reveals(who: bytes, levels: bytes) -> list[Reveal]:
    return list(map(_reveal, who, levels))


@functools.cache
def _reveal(who: int, level: int) -> Reveal:
    return Reveal(who >> 3 & 3, GIRL_MARKS[who & 7], level, who >> 5)


@functools.lru_cache(KEPT)
def _dice(dice: bytes) -> list[Die]:
    return [_die(name, die) for name, die in zip(PAIR_NAMES, dice, strict=True) if die]


@functools.cache
def _die(pair: str, die: int) -> Die:
    return Die(pair, die % FATE_STEP or None, FATES[die // FATE_STEP] or None)


# ---------------------------------------------------------------------------------------------- the end


@rule
def write_result(states: States, out: npt.NDArray[np.int64]) -> int:
    """Write what every seat has revealed over the girls that count; return the pairs that count."""
    for seat in range(wide(states[0].players)):
        out[seat] = revealed(states[0], seat)
    return counted(states[0])


def _result(look: Look) -> Result:
    shown = np.zeros(look.players, np.int64)
    pairs = pair_names(int(write_result(look.states, shown)))
    girls = [girl for girl in GIRL_MARKS if any(girl in pair for pair in pairs)]
    return Result(ENDINGS[look.now.ending], pairs, girls, look.scores, shown.tolist())
