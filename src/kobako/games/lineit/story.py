"""Line-it in sentences: what happens and what is asked, made from hidden records and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...texts import Args
from ..game import Look, Text
from .notation import COLOUR_MARKS, NAMES, card_texts, colour_mark
from .rules import (
    CHALLENGES,
    COLOURS,
    COST,
    DECK,
    DONE,
    FINAL,
    FIRST,
    HAND,
    LEFT,
    NONE,
    NUMBERS,
    OPTIONAL,
    PLAYED,
    THIRD,
    TOOK,
    TURN,
)


def events(before: Look, after: Look) -> list[Text]:
    """What has happened between two looks of one seat that are one step apart."""
    was, now = before.now, after.now
    if was.phase == FIRST:
        return [Text("lineit-told-first", {"seat": now.start})]
    if was.phase == DECK:
        return [_new_round(now)]
    if was.phase == FINAL:
        return [*_final_move(was, now), *_final_goes_on(was, now, after)]
    if now.turn != was.turn or now.turned != was.turned:
        return _end_of_turn(was, now, after)
    return _move(was, now)


# ------------------------------------------------------------------------------------------- one move


def _move(was: Any, now: Any) -> list[Text]:
    """A card taken or played, or a line cashed, in a turn that goes on."""
    seat = was.turn
    if now.did & ~was.did & TOOK:
        card = _missing(was.display, now.display)
        if now.hand[seat] != was.hand[seat]:
            return [_told("lineit-told-take-hand", seat, card)]
        return [_told("lineit-told-take-line", seat, card), *_won(was, seat, card)]
    if now.did & ~was.did & PLAYED:
        card = _missing(was.hand[seat], now.hand[seat])
        return [_told("lineit-told-play", seat, card), *_won(was, seat, card)]
    return _cashed(was, now, seat, was.numbers[seat])


def _missing(had: bytes, has: bytes) -> int:
    """The card that is there no more."""
    return next(card for card in had if had.count(card) > has.count(card))


def _told(id: str, seat: int, card: int) -> Text:  # noqa: A002 - as in Text
    return Text(id, {"seat": seat, "card": NAMES[card], "colour": colour_mark(card) or "none"})


def _won(was: Any, seat: int, card: int) -> Iterator[Text]:
    """7: the jackpot, if the card that joined the line is the third of its colour."""
    colour = (card - 1) % COLOURS
    if card <= NUMBERS and was.line[seat][colour].bit_count() == THIRD - 1:
        args = {"seat": seat, "colour": COLOUR_MARKS[colour], "count": was.jackpot[colour].bit_count()}
        yield Text("lineit-told-jackpot" if args["count"] else "lineit-told-no-jackpot", args)


def _cashed(was: Any, now: Any, seat: int, numbers: int) -> list[Text]:
    """6: a line of so many numbers was cashed."""
    told = [
        Text("lineit-told-cash", {"seat": seat, "cards": max(numbers - COST, 0), "lost": min(numbers, COST)})
    ]
    for i, value in enumerate(CHALLENGES * 2):
        if now.tokens[seat][i] > was.tokens[seat][i]:
            won = i < len(CHALLENGES)
            told.append(
                Text("lineit-told-won" if won else "lineit-told-lost", {"seat": seat, "value": value})
            )
    return told


# ------------------------------------------------------------------------------------- ends and the final


def _new_round(now: Any) -> Text:
    size = now.players + LEFT
    cards = card_texts(now.deck[now.turned - size : now.turned])
    return Text("lineit-told-round", {"round": now.turned // size, "cards": cards, "seat": now.start})


def _end_of_turn(was: Any, now: Any, after: Look) -> list[Text]:
    told = [Text("lineit-told-end", {"seat": was.turn})]
    if now.turned == was.turned:
        return told
    # 8: the two cards that nobody took.
    told.append(Text("lineit-told-left", {"cards": card_texts(was.display[:LEFT])}))
    if now.phase == TURN:
        return [*told, _new_round(now)]
    told.append(Text("lineit-told-final", {"cards": card_texts(now.deck[was.turned :]), "seat": now.start}))
    return [*told, *_skipped(now, 0), *(_over(was, now, after, NONE, 0) if now.phase == DONE else ())]


def _final_move(was: Any, now: Any) -> Iterator[Text]:
    seat = was.turn
    if now.hand[seat] == was.hand[seat]:
        yield Text("lineit-told-pass", {"seat": seat})
        return
    card = _missing(was.hand[seat], now.hand[seat])
    yield _told("lineit-told-play", seat, card)
    yield from _won(was, seat, card)


def _final_goes_on(was: Any, now: Any, after: Look) -> Iterator[Text]:
    seat = was.turn
    yield from _skipped(now, (seat - now.start) % now.players + 1)
    if now.phase == DONE:
        cards = _played_number(was, now, seat)
        yield from _over(was, now, after, seat, cards)


def _played_number(was: Any, now: Any, seat: int) -> int:
    return int(now.hand[seat] != was.hand[seat] and _missing(was.hand[seat], now.hand[seat]) <= NUMBERS)


def _skipped(now: Any, steps: int) -> Iterator[Text]:
    """10: seats that cannot play, from so many steps after the start player up to the seat to act."""
    for step in range(steps, now.players):
        seat = (now.start + step) % now.players
        if seat == now.turn:
            return
        yield Text("lineit-told-skip", {"seat": seat})


def _over(was: Any, now: Any, after: Look, player: int, added: int) -> Iterator[Text]:
    """10: all lines are cashed; `player` has just added so many numbers to its own."""
    for seat in range(now.players):
        numbers = was.numbers[seat] + (added if seat == player else 0)
        if numbers or was.challenge[seat] or now.tokens[seat] != was.tokens[seat]:
            yield from _cashed(was, now, seat, numbers)
    shared = len(after.winners) > 1
    for seat in after.winners:
        args: Args = {"seat": seat, "points": after.scores[seat]}
        yield Text("lineit-told-shared" if shared else "lineit-told-over", args)


# ------------------------------------------------------------------------------------------- questions


def question(look: Look) -> Text:
    """What is asked of the seat; if nothing is, whom or what the table waits for."""
    now, seat = look.now, look.seat
    if now.phase == DONE:
        winner = look.winners[0]
        if len(look.winners) > 1:
            return Text("lineit-ask-shared", {"count": len(look.winners), "points": look.scores[winner]})
        return Text("lineit-ask-over", {"seat": winner, "points": look.scores[winner]})
    if now.turn == NONE:
        return Text("lineit-ask-deck")
    if now.turn != seat:
        return Text("lineit-ask-wait-final" if now.phase == FINAL else "lineit-ask-wait", {"seat": now.turn})
    if now.phase == FINAL:
        return Text("lineit-ask-final-may" if now.options & OPTIONAL else "lineit-ask-final")
    if not now.did & TOOK:
        return Text("lineit-ask-take" if not now.hand[seat][HAND - 1] else "lineit-ask-take-full")
    return Text("lineit-ask-end")
