"""Luz in sentences: what happens and what is asked, made from hidden records and nothing else."""

from __future__ import annotations

from typing import Any

from ..game import Look, Text
from .notation import SUIT_MARKS, bid_text, card_text
from .rules import BID, DEAL, DONE, FIRST, HAND, NONE


def events(before: Look, after: Look) -> list[Text]:
    """What has happened between two looks of one seat that are one step apart."""
    was, now = before.now, after.now
    if was.phase == FIRST:
        return [Text("luz-told-first", {"seat": now.first})]
    if was.phase == DEAL:
        return [Text("luz-told-dealt", {"round": now.rounds + 1, "seat": now.turn})]
    if was.phase == BID:
        bid = bid_text(now.bid[was.rounds][was.turn])
        return [Text("luz-told-bid", {"seat": was.turn, "bid": bid})]
    told = [_play(was, now)]
    if now.down == 0:
        told.append(Text("luz-told-trick", {"seat": _trick_winner(was, now)}))
    if now.rounds > was.rounds:
        told += _round(now, was.rounds)
    if now.phase == DONE:
        told.append(_over("luz-told-over", after))
    return told


def _play(was: Any, now: Any) -> Text:
    play = now.plays[was.played]
    seat, slot = play >> 4, play & 15
    return Text("luz-told-play", {"seat": seat, "slot": slot + 1, "card": card_text(now.hand[seat][slot])})


def _trick_winner(was: Any, now: Any) -> int:
    had, have = was.won[was.rounds], now.won[was.rounds]
    return next(seat for seat in range(now.players) if have[seat] > had[seat])


def _round(now: Any, r: int) -> list[Text]:
    told = [Text("luz-told-round", {"round": r + 1})]
    for seat in range(now.players):
        bid, won, points = bid_text(now.bid[r][seat]), now.won[r][seat], now.points[r][seat]
        told.append(Text("luz-told-points", {"seat": seat, "bid": bid, "won": won, "points": points}))
    return told


def _over(id: str, look: Look) -> Text:  # noqa: A002 - as in Text
    winner = look.winners[0]  # 12: there is only one
    return Text(id, {"seat": winner, "points": look.scores[winner]})


def question(look: Look) -> Text:
    """What is asked of the seat; if nothing is, whom or what the table waits for."""
    now, seat = look.now, look.seat
    if now.phase == DONE:
        return _over("luz-ask-over", look)
    if now.turn == NONE:
        return Text("luz-ask-deal")
    if now.turn != seat:
        return Text("luz-ask-wait-bid" if now.phase == BID else "luz-ask-wait-play", {"seat": now.turn})
    if now.phase == BID:
        return Text("luz-ask-bid", {"most": HAND})
    if now.led == NONE:
        return Text("luz-ask-lead")
    # 7: follow suit if you can.
    follows = now.left[seat] & now.suited[seat][now.led]
    return Text("luz-ask-follow" if follows else "luz-ask-free", {"suit": SUIT_MARKS[now.led]})
