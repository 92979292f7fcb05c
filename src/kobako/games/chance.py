"""Chance lines that several games have: a number, such as a seat or a die, and all cards of a pack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from .game import BadChance


def read_number(words: Sequence[str], low: int, high: int, what: str) -> list[int]:
    """Return the one number of the line; raise `BadChance` unless it is from `low` to `high`."""
    if len(words) != 1 or words[0] not in map(str, range(low, high + 1)):
        raise BadChance(f"{what} from {low} to {high}")
    return [int(words[0])]


def check_pack(words: Sequence[str], pack: Collection[str], what: str) -> None:
    """Raise `BadChance` unless the line has every card of `pack` as often as it is there, in any order."""
    whole, told = Counter(pack), Counter(words)
    if told == whole:
        return
    wrong = [f"{word[:9]} is not in the pack" for word in told if word not in whole]
    wrong += [f"{word} stands {n} times" for word, n in told.items() if word in whole and n > whole[word]]
    wrong += [f"{word} is missing" for word, n in whole.items() if told[word] < n]
    raise BadChance(f"{what}: {'; '.join(wrong[:3])}")
