"""deal-v1 a second time, from rules/deal-v1.md alone: how a seed becomes chance."""

import hashlib
import hmac
from collections.abc import Sequence

from naive import lineit
from naive.aurum import pack as aurum_pack
from naive.luz import pack


def seed_from_int(n: int) -> bytes:
    """The seed of an integer n >= 0."""
    if n < 0:
        raise ValueError(f"a seed is 0 or more, not {n}")
    return hashlib.sha256(f"kobako int {n}".encode("ascii")).digest()


def seed_from_table(secret: bytes, entropies: Sequence[bytes]) -> bytes:
    """HKDF-SHA256 (RFC 5869) of the table's secret and every seat's bytes, seat 0 first."""
    empty_salt = bytes(32)  # RFC 5869, 2.2: no salt is a string of zeros as long as the hash
    extracted = hmac.digest(empty_salt, secret + b"".join(entropies), "sha256")
    return hmac.digest(extracted, b"kobako deal-v1" + b"\x01", "sha256")  # one block is 32 bytes already


def commitment(secret: bytes) -> str:
    """What the table publishes before anybody sits, in hex."""
    return hashlib.sha256(b"kobako commit" + secret).hexdigest()


def seat_commitment(entropy: bytes) -> str:
    """What a person sends before the bytes themselves, in hex."""
    return hashlib.sha256(b"kobako seat" + entropy).hexdigest()


class Stream:
    """The bytes behind the k-th chance line."""

    def __init__(self, seed: bytes, k: int) -> None:
        self.shake = hashlib.shake_256(seed + k.to_bytes(4, "big"))
        self.read = 0  # bytes used up

    def below(self, m: int) -> int:
        """A number 0 <= x < m."""
        if m < 1:
            raise ValueError(f"nothing is below {m}")
        bits = (m - 1).bit_length()
        while True:
            value = int.from_bytes(self._take((bits + 7) // 8), "big") & ((1 << bits) - 1)
            if value < m:
                return value

    def _take(self, count: int) -> bytes:
        self.read += count
        return self.shake.digest(self.read)[self.read - count :]


def shuffle(cards: list[str], stream: Stream) -> list[str]:
    """The cards, given in notation order, in their shuffled order."""
    cards = list(cards)
    for i in range(len(cards) - 1, 0, -1):
        j = stream.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def luz_chance(players: int, seed: bytes, k: int) -> str:
    """The k-th chance line of a game of Luz: `first` once, then a `deal` every round."""
    stream = Stream(seed, k)
    cards = pack(players)
    if k == 0:
        return f"first {stream.below(players)}"
    return " ".join(["deal", *shuffle(cards, stream)])


def lineit_chance(players: int, seed: bytes, k: int) -> str:
    """The k-th chance line of a game of Line-it: `first` and `deck`, each once."""
    stream = Stream(seed, k)
    if k == 0:
        return f"first {stream.below(players)}"
    return " ".join(["deck", *shuffle(lineit.PACK, stream)])


def aurum_chance(players: int, seed: bytes, k: int) -> str:
    """The k-th chance line of a game of Aurum: `first` once, then a `deal` every round."""
    stream = Stream(seed, k)
    if k == 0:
        return f"first {stream.below(players)}"
    return " ".join(["deal", *shuffle(aurum_pack(players), stream)])


def yurikure_chance(players: int, seed: bytes, k: int, disjoint: str = "girls") -> str:
    """The k-th chance line of a game of Yurikure: `setup` and `first`, each once, then dice."""
    stream = Stream(seed, k)
    if k == 1:
        return f"first {stream.below(players)}"
    if k > 1:
        return f"roll {1 + stream.below(6)}"
    girls = list("RWKYPGS")
    pairs = [one + other for i, one in enumerate(girls) for other in girls[i + 1 :]]
    couple = pairs[stream.below(21)]
    drawn: list[str] = []
    for _ in range(3):
        taken = set("".join(drawn)) if disjoint == "girls" else set(drawn)
        allowed = [pair for pair in pairs if not taken & ({*pair} if disjoint == "girls" else {pair})]
        drawn.append(allowed[stream.below(len(allowed))])
    two, one, other = drawn
    return f"setup couple {couple} two {two} one {one} one {other} order {' '.join(shuffle(girls, stream))}"


def dragonegg_chance(hands: Sequence[Sequence[str]], seed: bytes, k: int) -> str:
    """The k-th chance line of a game of the Dragon's Egg: a `deck` every round, of what is in no hand."""
    cards = [colour + rank for colour in "RB" for rank in "1234567*" for _ in range(2)]
    for hand in hands:
        for card in hand:
            cards.remove(card)
    return " ".join(["deck", *shuffle(cards, Stream(seed, k))])
