"""The Dragon's Egg in sentences: what happens and what is asked, from hidden records and nothing else."""

from __future__ import annotations

from typing import Any

from ...texts import Args
from ..game import Look, Text
from .moves import CARD_NAMES, PAIR_NAMES, ROW_NAMES, kinds_of
from .rules import DECK, DONE, DROP, EGG, FACE_DOWN, HAND, NONE, REMAKE, SETS
from .sets import CARDS, FRIEND, STRENGTHS
from .view import Settlement, settlement


def events(before: Look, after: Look) -> list[Text]:
    """What has happened between two looks of one seat that are one step apart."""
    was, now = before.now, after.now
    if was.phase == DECK:
        return [Text("dragonegg-told-dealt", {"round": now.rounds + 1})]
    if was.phase == DROP:
        return [_discard(was, now)]
    if now.drawn > was.drawn:
        return [_draw(now.draws[was.drawn])]
    if now.phase == REMAKE:
        return _egg(now)
    told = [Text("dragonegg-told-keep", {"seat": was.egg})] if was.phase == EGG else [_sets(was, now)]
    if now.rounds > was.rounds:
        told += _round(now)
    if now.phase == DONE:
        told += _over("dragonegg-told-over", after)
    return told


def _discard(was: Any, now: Any) -> Text:
    seat = next(seat for seat in range(now.players) if now.held[seat] < was.held[seat])
    if now.dropped[seat] == was.dropped[seat]:
        return Text("dragonegg-told-discard", {"seat": seat})
    (kind,) = kinds_of(now.dropped[seat] - was.dropped[seat])
    return Text("dragonegg-told-discard-card", {"seat": seat, "card": CARD_NAMES[kind]})


def _draw(draw: int) -> Text:
    seat, card = divmod(draw, CARDS)
    if not card:
        return Text("dragonegg-told-bracelet", {"seat": seat})
    return Text("dragonegg-told-bracelet-card", {"seat": seat, "card": CARD_NAMES[card - 1]})


def _sets(was: Any, now: Any) -> Text:
    """The sets of the seat that was asked and is not any more; when they were the last, all lie open now."""
    still = now.asked if now.phase == was.phase else 0
    seat = (was.asked & ~still).bit_length() - 1
    strong, weak = now.sets[seat]
    if strong == FACE_DOWN or now.rounds > was.rounds:
        return Text("dragonegg-told-sets", {"seat": seat})
    args: Args = {"seat": seat, "strong": PAIR_NAMES[strong - 1], "weak": PAIR_NAMES[weak - 1]}
    return Text("dragonegg-told-sets-cards", args)


def _egg(now: Any) -> list[Text]:
    """6: its use, and what it has turned up."""
    told = [Text("dragonegg-told-egg", {"seat": now.user, "row": ROW_NAMES[now.shown]})]
    return told + [_turned(now, seat) for seat in range(now.players) if seat != now.user]


def _turned(now: Any, seat: int) -> Text:
    pair = now.sets[seat][now.shown] - 1
    args: Args = {
        "seat": seat,
        "row": ROW_NAMES[now.shown],
        "set": PAIR_NAMES[pair],
        "kind": "friend" if STRENGTHS[pair] > FRIEND else "barya",
        "sum": STRENGTHS[pair] % FRIEND,
    }
    return Text("dragonegg-told-turned", args)


def _round(now: Any) -> list[Text]:
    """7 to 9: what every seat had and got, and where the egg went."""
    last = settlement(now.rounds, now.sets[: now.players], now.egg_was, bool(now.short))
    told = [Text("dragonegg-told-round", {"round": last.round})]
    for seat, result in enumerate(last.results):
        args: Args = {
            "seat": seat,
            "strong": " ".join(result.strong.cards),
            "weak": " ".join(result.weak.cards),
            "first": result.strong_points,
            "second": result.weak_points,
            "gain": result.gain,
        }
        told.append(Text("dragonegg-told-result", args))
    told += [
        Text("dragonegg-told-gift", {"seat": s}) for s, result in enumerate(last.results) if result.bracelet
    ]
    told += _egg_moves(last)
    if last.short:
        told.append(Text("dragonegg-told-short"))
    return told


def _egg_moves(last: Settlement) -> list[Text]:
    if last.egg_why == "nobody":
        return []
    if last.egg_why == "shared":
        return [Text("dragonegg-told-egg-shared")]
    args: Args = {"seat": NONE if last.egg_to is None else last.egg_to}
    return [
        Text("dragonegg-told-egg-kept" if last.egg_to == last.egg_from else "dragonegg-told-egg-won", args)
    ]


def _over(id: str, look: Look) -> list[Text]:  # noqa: A002 - as in Text
    """10, D23: several can share."""
    shared = "-shared" if len(look.winners) > 1 else ""
    return [Text(id + shared, {"seat": seat, "money": look.scores[seat]}) for seat in look.winners]


def question(look: Look) -> Text:
    """What is asked of the seat; if nothing is, whom or what the table waits for."""
    now, seat = look.now, look.seat
    if now.phase == DONE:
        return _over("dragonegg-ask-over", look)[0]
    if now.phase == DECK:
        return Text("dragonegg-ask-deck")
    if seat is None or seat not in look.pending:
        return _wait(look)
    if now.phase == DROP:
        return Text("dragonegg-ask-discard", {"count": now.held[seat] - HAND})
    if now.phase == EGG:
        return Text("dragonegg-ask-egg")
    usable = min(now.bracelets[seat], now.left)
    return Text("dragonegg-ask-sets" if now.phase == SETS else "dragonegg-ask-remake", {"bracelets": usable})


WAITS = {DROP: "discard", SETS: "sets", EGG: "egg", REMAKE: "remake"}


def _wait(look: Look) -> Text:
    what = f"dragonegg-ask-wait-{WAITS[look.now.phase]}"
    if len(look.pending) == 1:
        return Text(what, {"seat": look.pending[0]})
    return Text(f"{what}-many", {"count": len(look.pending)})
