"""Test vectors of deal-v1, made by the naive implementation: `python tests/vectors.py` writes them anew."""

import hashlib
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from naive import deal

FILE = Path(__file__).parent / "vectors" / "deal-v1.json"
SIZES = [1, 2, 3, 6, 7, 21, 50, 64, 65, 106, 255, 256, 257, 1771, 65536, 65537]


def sample(name: str) -> bytes:
    """32 bytes that anybody can make again."""
    return hashlib.sha256(name.encode()).digest()


def vectors() -> dict[str, Any]:
    """Everything that another implementation can be checked against."""
    secret, seats = sample("secret"), [sample("seat 0"), bytes(32), sample("seat 2")]
    return {
        "int_seeds": [
            {"int": str(n), "seed": deal.seed_from_int(n).hex()} for n in (0, 1, 7, 42, 2**63, 10**30)
        ],
        "tables": [
            {
                "secret": secret.hex(),
                "commitment": deal.commitment(secret),
                "seats": [seat.hex() for seat in seats[:n]],
                "seat_commitments": [deal.seat_commitment(seat) for seat in seats[:n]],
                "seed": deal.seed_from_table(secret, seats[:n]).hex(),
            }
            for n in (2, 3)
        ],
        "below": [
            {"seed": deal.seed_from_int(n).hex(), "k": k, "m": SIZES, "results": draws(n, k)}
            for n, k in ((0, 0), (7, 1), (7, 258))
        ],
        "luz": game_lines(deal.luz_chance, (3, 4, 5), 3),
        "lineit": game_lines(deal.lineit_chance, (2, 3, 4, 5), 2),
        "dragonegg": [
            {"hands": hands, "seed": deal.seed_from_int(7).hex(), "k": k, "line": dragonegg_line(hands, 7, k)}
            for k, hands in enumerate(HELD)
        ],
        "yurikure": [
            *game_lines(deal.yurikure_chance, (3, 4), 4),
            *(pairs_line(players, seed) for players, seed in ((3, 7), (4, 8))),
        ],
        "aurum": game_lines(deal.aurum_chance, (3, 4), 3),
    }


# What is in the hands of two or three players before a deck of the Dragon's Egg.
HELD: list[list[list[str]]] = [
    [[], []],
    [["R5"], ["B*"]],
    [["R1", "R1"], ["B4"], ["B4", "R*", "B7"]],
]


def draws(n: int, k: int) -> list[int]:
    stream = deal.Stream(deal.seed_from_int(n), k)
    return [stream.below(m) for m in SIZES]


def game_lines(chance: Callable[[int, bytes, int], str], players: Sequence[int], lines: int) -> list[Any]:
    """The first chance lines of a game, from the seed 7."""
    seed = deal.seed_from_int(7)
    return [
        {"players": n, "seed": seed.hex(), "k": k, "line": chance(n, seed, k)}
        for n in players
        for k in range(lines)
    ]


def pairs_line(players: int, n: int) -> dict[str, Any]:
    """The setup of Yurikure by the option that only pairs have to differ."""
    line = deal.yurikure_chance(players, deal.seed_from_int(n), 0, "pairs")
    options = {"setup_disjoint": "pairs"}
    return {"players": players, "options": options, "seed": deal.seed_from_int(n).hex(), "k": 0, "line": line}


def dragonegg_line(hands: list[list[str]], n: int, k: int) -> str:
    return deal.dragonegg_chance(hands, deal.seed_from_int(n), k)


def text() -> str:
    """Return the file, one vector a line."""
    groups = (
        f"{json.dumps(name)}: [\n  " + ",\n  ".join(map(json.dumps, group)) + "\n]"
        for name, group in vectors().items()
    )
    return "{" + ",\n".join(groups) + "}\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
