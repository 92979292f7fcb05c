"""The lines of a game of the Dragon's Egg as they would stand if an imagined world were true.

The last deck and the secret moves since then are told anew, from the world. If somebody has kept another card
in it, the round before is told anew too, with the same sets, which all have seen, but with other cards beside
them; and so on, back to a round before which everybody had kept what they really had.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, combinations, islice
from typing import Any

import numpy as np

from ...cards.fields import fields
from ..game import States
from .choices import list_choices
from .moves import CARD_NAMES, CARD_NUMBERS, PAIR_NUMBERS, action_text, cards_of, kinds_of
from .rules import HAND, MAX_LEGAL, SET_CARDS
from .sets import CARDS, COPIES, KINDS, PAIR_KINDS, PAIRS

Cards = Counter[int]  # by kind
PACK: Cards = Counter(dict.fromkeys(range(KINDS), COPIES))
TRIES = 500  # guesses at what a seat kept that kept several


@dataclass(frozen=True)
class Had:
    """What a seat had in one round."""

    kept: Cards  # before the shuffle
    fresh: Cards  # got after it
    drawn: tuple[int, ...]  # by bracelets, in order
    dropped: tuple[int, ...]  # discarded, in order
    sets: str  # the last ones that it made; empty before it has

    @property
    def revealed(self) -> Cards:
        """The cards of its sets."""
        return Counter(chain.from_iterable(PAIR_KINDS[PAIR_NUMBERS[p]] for p in self.sets.split(" / ") if p))

    @property
    def rest(self) -> Cards:
        """What it holds in the end."""
        return self.kept + self.fresh + Counter(self.drawn) - Counter(self.dropped) - self.revealed


def retell(world: States, lines: Sequence[str]) -> list[str]:
    """The lines of a game as they would stand if `world` were how it is."""
    if not lines:
        return []
    now = fields(world)
    *before, (last, _) = _rounds(now.players, lines)
    had = [_had(now, seat) for seat in range(now.players)]
    deck = [card - 1 for card in now.deck[: now.left][::-1]]
    earlier = _ending_with(before, [one.kept for one in had], now.strict)
    assert earlier is not None, "nobody can have kept this"
    return [*earlier, *_told(last, had, deck, now.strict)]


def _had(now: Any, seat: int) -> Had:
    sets = [pair - 1 for pair in now.sets[seat] if pair]
    drawn = tuple(draw % CARDS - 1 for draw in now.draws[: now.drawn] if draw // CARDS == seat)
    dropped = kinds_of(now.dropped[seat])
    kept = Counter(kinds_of(now.kept[seat]))
    all_cards = Counter(kinds_of(now.hand[seat]) + dropped)
    all_cards.update(chain.from_iterable(PAIR_KINDS[pair] for pair in sets))
    told = action_text(sets[0] * PAIRS + sets[1]).removeprefix("sets ") if sets else ""
    return Had(kept, all_cards - kept - Counter(drawn), drawn, dropped, told)


# ------------------------------------------------------------------------------------- rounds as they were


def _rounds(players: int, lines: Sequence[str]) -> list[tuple[list[str], list[Had]]]:
    """The lines of each round, and what everybody had in it."""
    starts = [i for i, line in enumerate(lines) if line.startswith("deck ")]
    kept: list[Cards] = [Counter() for _ in range(players)]
    found = []
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        had = _truth(lines[start:end], kept)
        found.append((list(lines[start:end]), had))
        kept = [one.rest for one in had]
    return found


def _truth(lines: Sequence[str], kept: Sequence[Cards]) -> list[Had]:
    deck = [CARD_NUMBERS[word] for word in lines[0].split(" ")[1:]]
    n = SET_CARDS if any(kept) else HAND
    top = iter(deck[n * len(kept) :])
    drawn: list[list[int]] = [[] for _ in kept]
    dropped: list[list[int]] = [[] for _ in kept]
    sets = [""] * len(kept)
    for line in lines[1:]:
        who, verb, *told = line.split(" ", 2)
        if verb == "bracelet":
            drawn[int(who)].append(next(top))
        elif verb == "discard":
            dropped[int(who)].append(CARD_NUMBERS[told[0]])
        elif verb == "sets":
            sets[int(who)] = told[0]
    return [
        Had(kept[s], Counter(deck[s * n : s * n + n]), tuple(drawn[s]), tuple(dropped[s]), sets[s])
        for s in range(len(kept))
    ]


# -------------------------------------------------------------------------------------- rounds told anew


def _told(old: Sequence[str], had: Sequence[Had], deck: Sequence[int], strict: int) -> list[str]:
    """The lines of a round in which everybody had this; `deck` is what was left in the end."""
    hands = [one.kept + one.fresh for one in had]
    drawn = [iter(one.drawn) for one in had]
    dropped = [iter(one.dropped) for one in had]
    users = {line.split(" ")[0] for line in old if " egg " in line}
    order = [kind for one in had for kind in sorted(one.fresh.elements())]
    lines = []
    for line in old[1:]:
        who, verb, *told = line.split(" ", 2)
        seat = int(who)
        if verb == "bracelet":
            order.append(next(drawn[seat]))
            hands[seat][order[-1]] += 1
        elif verb == "discard":
            kind = next(dropped[seat])
            hands[seat][kind] -= 1
            line = f"{who} discard {CARD_NAMES[kind]}"
        elif verb == "sets" and who in users:  # 6: these are taken back and were never seen
            users.remove(who)
            line = f"{who} sets {_former(hands[seat], told[0], strict)}"
        elif verb == "sets":
            line = f"{who} sets {had[seat].sets}"
        lines.append(line)
    return ["deck " + " ".join(CARD_NAMES[kind] for kind in [*order, *deck]), *lines]


def _former(hand: Cards, told: str, strict: int) -> str:
    """The sets that were told, if they can be made of this hand, or else some that can."""
    if Counter(chain.from_iterable(PAIR_KINDS[PAIR_NUMBERS[pair]] for pair in told.split(" / "))) <= hand:
        return told
    out = np.zeros(MAX_LEGAL, np.int32)
    list_choices(cards_of(hand.elements()), strict, out)
    return action_text(int(out[0])).removeprefix("sets ")


def _ending_with(
    rounds: Sequence[tuple[list[str], list[Had]]], kept: Sequence[Cards], strict: int
) -> list[str] | None:
    """The lines of these rounds if everybody held `kept` in the end; None if that cannot be."""
    if not rounds:
        return []
    *before, (old, truth) = rounds
    if [one.rest for one in truth] == list(kept):
        return [line for lines, _ in rounds for line in lines]
    free = PACK - sum((one.revealed for one in truth), Counter())
    if not sum(kept, Counter()) <= free:
        return None
    able = PACK - sum((one.revealed for one in before[-1][1]), Counter()) if before else Counter()
    for had in _possible(truth, kept, free - sum(kept, Counter()), able):
        earlier = _ending_with(before, [one.kept for one in had], strict)
        if earlier is not None:
            used = sum((one.fresh + Counter(one.drawn) + one.kept for one in had), Counter())
            return [*earlier, *_told(old, had, sorted((PACK - used).elements()), strict)]
    return None


def _possible(truth: Sequence[Had], rests: Sequence[Cards], free: Cards, able: Cards) -> Iterator[list[Had]]:
    """What everybody can have had to end with `rests`; discards come out of `free`, kept cards of `able`."""
    if not truth:
        yield []
        return
    for one in _possible_for(truth[0], rests[0], free, able):
        left = free - Counter(one.dropped)
        for more in _possible(truth[1:], rests[1:], left, able - one.kept):
            yield [one, *more]


def _possible_for(old: Had, rest: Cards, free: Cards, able: Cards) -> Iterator[Had]:
    dropped = old.dropped
    if not Counter(dropped) <= free:
        dropped = tuple(islice(free.elements(), len(dropped)))
    had = old.revealed + rest + Counter(dropped)
    size = old.kept.total()
    choices = islice(combinations(sorted((had & able).elements()), size), TRIES)
    kept_before = [old.kept] if old.kept <= had else []
    for kept in [*kept_before, *map(Counter, dict.fromkeys(choices))]:
        # 2: what was drawn by bracelets was not kept, and not discarded.
        late = (had - kept) & (had - Counter(dropped))
        drawn = old.drawn if Counter(old.drawn) <= late else tuple(islice(late.elements(), len(old.drawn)))
        if len(drawn) == len(old.drawn) and kept <= able:
            yield Had(kept, had - kept - Counter(drawn), drawn, dropped, old.sets)
