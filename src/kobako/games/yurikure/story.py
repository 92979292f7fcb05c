"""Yurikure in sentences: what happens and what is asked, made from hidden records and nothing else."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ...texts import Arg, Args
from ..game import Look, Text
from .board import (
    ACTION,
    ANSWER,
    CONSENT,
    COUPLE,
    DECLARE,
    DONE,
    EXTRA,
    FATE,
    FATE_STEP,
    FIRST,
    MOST,
    NOBODY,
    NONE,
    OBJECT,
    PAIRS,
    REVEAL,
    ROLL,
    SETUP,
    SUPPORT,
    VALUES,
    VOTE,
)
from .control import APPROACH, CONFESS, NEGOTIATE, YES
from .course import MAJORITY
from .marks import GIRL_MARKS, PAIR_NAMES
from .view import ENDINGS, FATES, MATTERS, owed


def events(before: Look, after: Look) -> list[Text]:
    """What has happened between two looks of one seat that are one step apart."""
    was, now = before.now, after.now
    if was.phase == SETUP:
        told = _setup(now)
    elif was.phase == FIRST:
        told = [Text("yurikure-told-first", {"seat": now.first})]
    elif was.phase == ROLL:
        told = _rolled(was, now)
    elif was.phase == SUPPORT or was.phase == EXTRA:
        told = _placed(was, now)
    elif was.phase == DECLARE:
        told = [_declared(was, now)]
    elif now.shown > was.shown:
        told = [_revealed(now)]
    else:
        told = [Text("yurikure-told-pass", {"seat": was.turn})]
        if _is_settled(was):
            told += _settled(was, now)
    return told + _course(after, was, now)


# -------------------------------------------------------------------------------------- words for girls


def _two(pair: int) -> Args:
    """The girls of a pair as the arguments of a message."""
    return {"girl": PAIR_NAMES[pair][0], "other": PAIR_NAMES[pair][1]}


def _of_two(id: str, pair: int, **args: Arg) -> Text:  # noqa: A002 - as in Text
    return Text(id, _two(pair) | args)


def _to(girl: int, pair: int) -> Args:
    """One girl of a pair first."""
    name, mark = PAIR_NAMES[pair], GIRL_MARKS[girl]
    return {"girl": mark, "other": name.replace(mark, "")}


def _for_two(girl: int, pair: int) -> Args:
    """A girl who speaks for two others."""
    return {"girl": GIRL_MARKS[girl], "one": PAIR_NAMES[pair][0], "two": PAIR_NAMES[pair][1]}


def _yes_or_no(standing: int) -> str:
    return "yes" if standing == YES else "no"


# ------------------------------------------------------------------------------------------------ setup


def _setup(now: Any) -> list[Text]:
    told = [_of_two("yurikure-told-opening", now.opening)]
    for pair, affection in enumerate(now.affection):
        if affection:
            told.append(_of_two("yurikure-told-affection", pair, affection=affection))
    girls = tuple(GIRL_MARKS[girl] for girl in now.order)
    return [*told, Text("yurikure-told-order", {"girls": girls})]


def _placed(was: Any, now: Any) -> list[Text]:
    """3, 16: everybody sees that a seat places points, and only the seat itself where."""
    seat = next(seat for seat in range(now.players) if now.placed[seat] > was.placed[seat])
    value = max(VALUES - was.placed[seat], 1)
    if now.picks[seat][0] == NONE:
        return [Text("yurikure-told-placed", {"seat": seat, "value": value})]
    [pair] = Counter(now.picks[seat]) - Counter(was.picks[seat])
    return [_of_two("yurikure-told-support", pair, seat=seat, value=value)]


# ---------------------------------------------------------------------------------------------- control


def _revealed(now: Any) -> Text:
    who, level = now.who[now.shown - 1], now.level[now.shown - 1]
    args: Args = {"seat": who >> 3 & 3, "girl": GIRL_MARKS[who & 7], "level": level}
    return Text("yurikure-told-reveal", args)


def _declared(was: Any, now: Any) -> Text:
    seat, girl, declared = was.turn, was.girl, now.standing
    mark = GIRL_MARKS[girl]
    if was.matter != ACTION:
        said: Args = {"seat": seat, "girl": mark, "answer": _yes_or_no(declared)}
        return Text("yurikure-told-say-answer", said)
    if declared >= NEGOTIATE:
        return Text("yurikure-told-say-negotiate", _for_two(girl, declared - NEGOTIATE) | {"seat": seat})
    if declared >= CONFESS:
        other = GIRL_MARKS[declared - CONFESS]
        return Text("yurikure-told-say-confess", {"seat": seat, "girl": mark, "other": other})
    if declared >= APPROACH:
        other = GIRL_MARKS[declared - APPROACH]
        return Text("yurikure-told-say-approach", {"seat": seat, "girl": mark, "other": other})
    return Text("yurikure-told-say-idle", {"seat": seat, "girl": mark})


def _is_settled(was: Any) -> bool:
    """Whether the last pass has decided the matter."""
    if was.phase == OBJECT:
        return bool(was.passes == was.players - 2)
    return bool(was.passes == was.players - 1 and was.holder[was.girl] == NONE)


def _settled(was: Any, now: Any) -> list[Text]:
    girl, standing = was.girl, was.standing
    mark = GIRL_MARKS[girl]
    told = [Text("yurikure-told-nobody", {"girl": mark})] if was.holder[girl] == NONE else []
    if was.matter == ACTION:
        return told + _acted(was)
    said: Args = {"girl": mark, "answer": _yes_or_no(standing)}
    if was.matter == ANSWER:
        told.append(Text("yurikure-told-answer", said))
        return told + (_joined(was) if standing == YES else [])
    if was.matter == VOTE:
        told.append(Text("yurikure-told-vote", said))
        return told + ([_voted(was)] if now.matter != VOTE else [])
    told.append(Text("yurikure-told-consent", said))
    return told + (_consented(was) if now.matter != CONSENT else [])


def _acted(was: Any) -> list[Text]:
    girl, standing = was.girl, was.standing
    if standing >= NEGOTIATE:
        return [Text("yurikure-told-negotiate", _for_two(girl, standing - NEGOTIATE))]
    if standing >= CONFESS:
        args: Args = {"girl": GIRL_MARKS[girl], "other": GIRL_MARKS[standing - CONFESS]}
        return [Text("yurikure-told-confess", args)]
    if standing < APPROACH:
        return [Text("yurikure-told-idle", {"girl": GIRL_MARKS[girl]})]
    other = standing - APPROACH
    pair = PAIR_NAMES.index("".join(GIRL_MARKS[g] for g in sorted((girl, other))))
    told = Text("yurikure-told-approach", _to(girl, pair) | {"affection": _more(was.affection[pair])})
    return [told, *_saddened(was, pair)]


def _voted(was: Any) -> Text:
    votes = was.yes.bit_count() + (was.standing == YES)
    outcome = "carried" if votes >= MAJORITY else "lost"
    return _of_two("yurikure-told-voted", was.aim, votes=votes, outcome=outcome)


def _consented(was: Any) -> list[Text]:
    first_refused = any(was.no >> GIRL_MARKS.index(mark) & 1 for mark in PAIR_NAMES[was.aim])
    if was.standing == YES and not first_refused:
        return _joined(was)
    return [_sad(was, was.aim)]


def _joined(was: Any) -> list[Text]:
    return [_of_two("yurikure-told-couple", was.aim), *_saddened(was, was.aim)]


def _saddened(was: Any, pair: int) -> list[Text]:
    """10, 11: the other couples of the two girls."""
    around = set(PAIR_NAMES[pair])
    others = (other for other in range(PAIRS) if other != pair and was.couples >> other & 1)
    return [_sad(was, other) for other in others if around & set(PAIR_NAMES[other])]


def _more(value: int) -> int:
    """12: at the most 6."""
    return min(value + 1, MOST)


def _sad(was: Any, pair: int) -> Text:
    return _of_two("yurikure-told-sad", pair, dissatisfaction=_more(was.dissatisfaction[pair]))


# ------------------------------------------------------------------------------------------------- dice


def _rolled(was: Any, now: Any) -> list[Text]:
    pair = was.aim
    if was.matter == FATE:
        told = [_of_two("yurikure-told-fate", pair, die=now.die)]
        if now.die <= was.affection[pair]:
            return told + _joined(was)
        return [*told, _of_two("yurikure-told-affection", pair, affection=_more(was.affection[pair]))]
    dice = now.coupled if was.matter == COUPLE else now.kissed
    return [_of_two("yurikure-told-roll", pair, die=dice[pair] % FATE_STEP)]


def _fates(dice: bytes) -> list[Text]:
    return [
        _of_two("yurikure-told-dice", pair, fate=FATES[die // FATE_STEP])
        for pair, die in enumerate(dice)
        if die >= FATE_STEP
    ]


# ------------------------------------------------------------------------------------ the course of things


def _course(look: Look, was: Any, now: Any) -> list[Text]:
    """Phases that have ended or begun with this step."""
    told: list[Text] = []
    round_over = now.rounds > was.rounds
    if was.at != NONE and (now.at == NONE or round_over):
        told.append(Text("yurikure-told-couple-phase", {"round": was.rounds + 1}))
    if _before_fates(was) and (not _before_fates(now) or round_over):
        told += _fates(now.coupled)
        told.append(Text("yurikure-told-kiss-phase", {"round": was.rounds + 1}))
    if round_over:
        told += _fates(now.kissed)
    if now.phase == DONE:
        return told + _over(look)
    if now.phase == EXTRA and was.phase != EXTRA:
        told.append(Text("yurikure-told-extra", {"points": max(owed(now))}))
    if now.at == 0 and (round_over or was.phase in (SUPPORT, EXTRA)):
        told.append(Text("yurikure-told-round", {"round": now.rounds + 1}))
    return told


def _before_fates(now: Any) -> bool:
    """Whether the couple phase of the round has still to come, or its dice are being rolled."""
    return bool(now.at != NONE or now.matter == COUPLE)


def _over(look: Look) -> list[Text]:
    told = [Text("yurikure-told-ending", {"ending": ENDINGS[look.now.ending]})]
    id = "yurikure-told-over" if len(look.winners) == 1 else "yurikure-told-share"  # noqa: A001 - as in Text
    return told + [Text(id, {"seat": seat, "points": look.scores[seat]}) for seat in look.winners]


# -------------------------------------------------------------------------------------------- questions


def question(look: Look) -> Text:
    """What is asked of the seat; if nothing is, whom or what the table waits for."""
    now, seat = look.now, look.seat
    if now.phase == DONE:
        return _end(look)
    if now.phase == SETUP or now.phase == FIRST:
        return Text("yurikure-ask-setup")
    if now.phase == ROLL:
        return _of_two("yurikure-ask-roll", now.aim, matter=MATTERS[now.matter])
    if now.phase == SUPPORT or now.phase == EXTRA:
        return _ask_points(look)
    if now.turn != seat:
        return Text("yurikure-ask-wait", _about(now) | {"seat": now.turn})
    if now.phase != DECLARE:
        top = 0 if now.holder[now.girl] == NONE else now.rev[now.holder[now.girl]][now.girl]
        own = now.cap[seat][now.girl]
        step = "reveal" if now.phase == REVEAL else "object"
        can = "yes" if own > top else "no"
        return Text(f"yurikure-ask-{step}", _about(now) | {"level": top, "own": own, "can": can})
    if now.matter == ACTION:
        return Text("yurikure-ask-action", _about(now))
    if now.matter == ANSWER:
        return Text("yurikure-ask-answer", _to(now.girl, now.aim))
    if now.matter == VOTE:
        return Text("yurikure-ask-vote", _for_two(now.girl, now.aim))
    return Text("yurikure-ask-consent", _to(now.girl, now.aim))


def _about(now: Any) -> Args:
    return {"girl": GIRL_MARKS[now.girl], "matter": MATTERS[now.matter]}


def _ask_points(look: Look) -> Text:
    now, seat = look.now, look.seat
    if seat not in look.pending:
        return Text("yurikure-ask-wait-points", {"count": len(look.pending)})
    if now.phase == SUPPORT:
        return Text("yurikure-ask-support", {"value": VALUES - now.placed[seat]})
    return Text("yurikure-ask-extra", {"left": owed(now)[seat]})


def _end(look: Look) -> Text:
    if look.now.ending == NOBODY:
        return Text("yurikure-ask-nobody")
    if len(look.winners) > 1:
        return Text(
            "yurikure-ask-share", {"count": len(look.winners), "points": look.scores[look.winners[0]]}
        )
    [winner] = look.winners
    return Text("yurikure-ask-over", {"seat": winner, "points": look.scores[winner]})
