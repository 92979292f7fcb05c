"""Aurum in sentences: what happens and what is asked, made from hidden records and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...texts import Args
from ..game import Look, Text
from .history import Trick, tricks
from .scoring import prediction_points
from .state import (
    CARDS,
    DEAL,
    DONE,
    FIRST,
    LEAD,
    NONE,
    PARTNERS,
    POINTS,
    PREDICT,
    RANKS,
    SECRET,
    SWAP,
)
from .view import DECIDED, REASONS, SIDES
from .words import card_text, card_texts, gold_paid, moves_of, whose


def events(before: Look, after: Look) -> list[Text]:
    """What has happened between two looks of one seat that are one step apart."""
    was, now = before.now, after.now
    if was.phase == FIRST:
        return [Text("aurum-told-first", {"seat": now.first})]
    if was.phase == DEAL:
        start = (now.first + now.rounds) % now.players
        return [Text("aurum-told-dealt", {"round": now.rounds + 1, "seat": start})]
    told = _moved(was, now)
    if now.rounds > was.rounds:
        told += _round(after, was.rounds)
    if now.phase == DONE:
        told += [Text("aurum-told-over", won) for won in _winners(after)]
    return told


def _moved(was: Any, now: Any) -> list[Text]:
    if was.phase in (PREDICT, SECRET):
        return _predicted(was, now)
    if now.moves > was.moves:
        seat, card, paid = moves_of(now)[-1]
        return [_swapped(was, seat, card, paid)] if paid else _played(was, now, seat, card)
    return [Text("aurum-told-stay", {"seat": was.turn})] if was.phase == SWAP else []


def _predicted(was: Any, now: Any) -> list[Text]:
    [seat] = [seat for seat in range(now.players) if was.prediction[seat] == NONE != now.prediction[seat]]
    if was.phase == PREDICT:
        return [_laid(now, seat)]
    told = [Text("aurum-told-commit", {"seat": seat})]
    if now.phase != SECRET:  # 3: the last one is in, and all are turned over
        told += [_laid(now, seat) for seat in range(now.players)]
    return told


def _laid(now: Any, seat: int) -> Text:
    card = now.prediction[seat]
    return Text("aurum-told-predict", {"seat": seat, "card": card_text(card), "rank": card % RANKS + 1})


def _swapped(was: Any, seat: int, card: int, paid: int) -> Text:
    return Text(
        "aurum-told-swap-partner" if paid >= PARTNERS else "aurum-told-swap",
        {
            "seat": seat,
            "gold": f"G{gold_paid(paid)}",
            "card": card_text(card),
            "old": card_text(was.prediction[whose(seat, paid)]),
        },
    )


def _played(was: Any, now: Any, seat: int, card: int) -> list[Text]:
    played: Args = {"seat": seat, "card": card_text(card)}
    told = [Text("aurum-told-play" if card < CARDS else "aurum-told-gold", played)]
    if was.down + 1 == now.players:
        trick = [trick for trick in tricks(now) if trick.state == "done"][-1]
        told.append(Text("aurum-told-trick", {"seat": trick.winner or 0}))
        told.append(_lowest(trick))
    return told


def _lowest(trick: Trick) -> Text:
    """9: who takes gold, if there is any, and leads."""
    seat = trick.lowest or 0
    if trick.takes is None:
        return Text("aurum-told-leads", {"seat": seat})
    return Text("aurum-told-takes", {"seat": seat, "gold": f"G{trick.takes}"})


# -------------------------------------------------------------------------------------------- the ends


def _round(look: Look, r: int) -> list[Text]:
    now, ended = look.now, look.now.ended[r]
    shown = card_texts(now.shown[ended])
    told = [
        Text("aurum-told-end", {"seat": ended, "reason": REASONS[now.reason[r]]}),
        Text("aurum-told-shows", {"seat": ended, "count": len(shown), "cards": shown}),
        Text("aurum-told-round", {"round": r + 1}),
    ]
    told += [Text("aurum-told-points", _points(look, r, seats)) for seats in SIDES[now.players]]
    if not now.options & POINTS:
        told += [Text("aurum-told-nugget", _prize(look, r, seats)) for seats in _sides_in(look, now.prize[r])]
    return told


def _sides_in(look: Look, seats: int) -> Iterator[tuple[int, ...]]:
    """The sides of a set of seats."""
    return (side for side in SIDES[look.players] if seats >> side[0] & 1)


def _side(look: Look, seats: tuple[int, ...]) -> Args:
    """A side is told by its own seat to those in it, by its first seat to others."""
    seat = look.seat if look.seat in seats else seats[0]
    return {"seat": seat or 0, "team": "yes" if len(seats) > 1 else "no"}


def _points(look: Look, r: int, seats: tuple[int, ...]) -> Args:
    now = look.now
    prediction, won = max(now.said[r][seat] for seat in seats), sum(now.won[r][seat] for seat in seats)
    return _side(look, seats) | {
        "prediction": prediction,
        "won": won,
        "scored": int(prediction_points(prediction, won)),
        "gold": sum(now.worth[r][seat] for seat in seats),
        "points": now.points[r][seats[0]],
    }


def _prize(look: Look, r: int, seats: tuple[int, ...]) -> Args:
    return _side(look, seats) | {"decided": DECIDED[look.now.decided[r]]}


def _winners(look: Look) -> list[Args]:
    """Every side that has won the game."""
    sides = list(_sides_in(look, sum(1 << seat for seat in look.winners)))
    scoring = "points" if look.now.options & POINTS else "nuggets"
    shared = "yes" if len(sides) > 1 else "no"
    return [
        _side(look, seats) | {"shared": shared, "scoring": scoring, "score": look.scores[seats[0]]}
        for seats in sides
    ]


def question(look: Look) -> Text:
    """What is asked of the seat; if nothing is, whom or what the table waits for."""
    now, seat = look.now, look.seat
    if now.phase == DONE:
        # Of several that share the own side, if it is one of them.
        won = _winners(look)
        return Text("aurum-ask-over", next((side for side in won if side["seat"] == seat), won[0]))
    if now.phase <= DEAL:
        return Text("aurum-ask-deal")
    if seat not in look.pending:
        return _wait(look)
    if now.phase in (PREDICT, SECRET):
        return Text("aurum-ask-predict")
    if now.phase == SWAP:
        return Text("aurum-ask-swap", {"team": "yes" if now.players == 4 else "no"})
    if now.phase == LEAD:
        return Text("aurum-ask-lead")
    # 8: without a base card, gold or the end of the round.
    return Text("aurum-ask-follow" if now.hand[seat] & ~now.sealed else "aurum-ask-stuck")


def _wait(look: Look) -> Text:
    phase, seat = look.now.phase, look.pending[0]
    if phase == SECRET and len(look.pending) > 1:
        return Text("aurum-ask-wait-all")
    verb = {PREDICT: "predict", SECRET: "predict", SWAP: "swap"}.get(phase, "play")
    return Text(f"aurum-ask-wait-{verb}", {"seat": seat})
