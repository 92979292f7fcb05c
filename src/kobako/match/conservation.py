"""Nothing gets lost and nothing comes about: what lies where in a record, and what has to lie there.

One function for each game, given the fields of a full record. It yields what is counted, what was found, and
what it has to be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

from ..games.aurum import state as aurum_state
from ..games.aurum.words import members
from ..games.dragonegg import rules as dragonegg_rules
from ..games.dragonegg import sets as dragonegg_sets
from ..games.dragonegg.moves import kinds_of
from ..games.lineit import notation as lineit_notation
from ..games.lineit import rules as lineit_rules
from ..games.luz import notation as luz_notation
from ..games.luz import rules as luz_rules
from ..games.yurikure import board as yurikure_board
from ..games.yurikure.marks import GIRL_MARKS, PAIR_NAMES

Balance = tuple[str, Any, Any]


def luz(now: Any) -> Iterator[Balance]:
    if now.phase > luz_rules.DEAL or now.rounds:
        cards = [*chain.from_iterable(now.hand[: now.players]), *now.aside]
        yield "cards", sorted(cards), luz_notation.pack(now.players)
    played = Counter(play >> 4 for play in now.plays[: now.played])
    for seat in range(now.players):
        if now.left[seat] or now.played:
            yield "slots of a hand", now.left[seat].bit_count() + played[seat], luz_rules.HAND


def lineit(now: Any) -> Iterator[Balance]:
    if now.phase <= lineit_rules.DECK:
        return
    lines = map(lineit_notation.line_cards, now.line, now.way, now.challenge, now.after)
    jackpots = (lineit_notation.numbers_of(colour, bits) for colour, bits in enumerate(now.jackpot))
    hands = (hand.rstrip(b"\0") for hand in now.hand)
    open_cards = [*now.display[: now.shown], *chain.from_iterable(chain(lines, jackpots, hands))]
    yield "deck", sorted(now.deck), lineit_notation.PACK
    yield "cards that were not turned up", Counter(open_cards) - Counter(now.deck[: now.turned]), Counter()
    yield "cards", len(open_cards) + sum(now.pile) + now.discard, now.turned


def dragonegg(now: Any) -> Iterator[Balance]:
    if now.phase > dragonegg_rules.DECK or now.rounds:
        cards = [card - 1 for card in now.deck[: now.left]]
        cards += chain.from_iterable(map(kinds_of, (*now.hand, *now.dropped)))
        for pair in chain.from_iterable(now.sets):
            cards += dragonegg_sets.PAIR_KINDS[pair - 1] if pair else ()
        yield "cards", sorted(cards), sorted([*range(dragonegg_sets.KINDS)] * dragonegg_sets.COPIES)
    yield "hands", list(now.held), [len(kinds_of(hand)) for hand in now.hand]
    yield "bracelets that are too many", max(0, sum(now.bracelets) - dragonegg_rules.BRACELETS), 0


def yurikure(now: Any) -> Iterator[Balance]:
    if now.phase > yurikure_board.SETUP:
        yield "girls", sorted(now.order), list(range(yurikure_board.GIRLS))
    for seat in range(now.players):
        control = [0] * yurikure_board.GIRLS
        for pick, pair in enumerate(now.picks[seat][: now.placed[seat]]):
            for girl in PAIR_NAMES[pair]:
                control[GIRL_MARKS.index(girl)] += max(yurikure_board.VALUES - pick, 1)
        yield "control", list(now.cap[seat]), control
    yield "couples that are none", now.fated & ~now.red | now.red & ~now.couples, 0


def aurum(now: Any) -> Iterator[Balance]:
    pack = aurum_state.PACK[now.players]
    gold = aurum_state.GOLD[now.players] & ~(aurum_state.ZEROS if now.options & aurum_state.NO_ZEROS else 0)
    if now.phase > aurum_state.DEAL or now.rounds:
        laid = [1 << card for card in now.prediction[: now.players] if card != aurum_state.NONE]
        cards = chain.from_iterable(map(members, (*now.hand, now.aside, now.gone, *laid)))
        yield "cards", sorted(cards), list(members(pack))
    yield "hands", list(now.held), [hand.bit_count() for hand in now.hand]
    yield "gold", sum(now.gold) + now.supply + now.staked, gold


BALANCES: dict[str, Callable[[Any], Iterator[Balance]]] = {
    "luz": luz,
    "lineit": lineit,
    "dragonegg": dragonegg,
    "yurikure": yurikure,
    "aurum": aurum,
}
