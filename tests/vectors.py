"""Test vectors of deal-v1, made by the naive implementation: `python tests/vectors.py` writes them anew."""

import hashlib
import json
from collections.abc import Callable
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
        "games": [
            *(game("luz", deal.luz_chance, n, 3) for n in (3, 4, 5)),
            *(game("lineit", deal.lineit_chance, n, 2) for n in (2, 3, 4, 5)),
            *(dragonegg(hands) for hands in HELD),
            *(yurikure(n, **options) for n in (3, 4) for options in ({}, {"setup_disjoint": "pairs"})),
            *(game("aurum", deal.aurum_chance, n, 3) for n in (3, 4)),
        ],
    }


# What is in the hands of two and of five players before each deck of the Dragon's Egg.
HELD: list[list[list[list[str]]]] = [
    [[[], []], [["R5"], ["B*"]], [["R1", "R1"], ["B4"]]],
    [[[], [], [], [], []], [["R1"], ["B4"], ["B4"], ["R*"], ["B7"]]],
]


def draws(n: int, k: int) -> list[int]:
    stream = deal.Stream(deal.seed_from_int(n), k)
    return [stream.below(m) for m in SIZES]


def game(
    name: str, chance: Callable[[int, bytes, int], str], players: int, lines: int, **options: str
) -> dict[str, Any]:
    """The first chance lines of a game; its seed is the number of players and 4."""
    seed = players + 4
    drawn = [chance(players, deal.seed_from_int(seed), k) for k in range(lines)]
    return {"game": name, "players": players, "options": options, "seed": str(seed), "lines": drawn}


def dragonegg(held: list[list[list[str]]]) -> dict[str, Any]:
    def chance(_: int, seed: bytes, k: int) -> str:
        return deal.dragonegg_chance(held[k], seed, k)

    return {**game("dragonegg", chance, len(held[0]), len(held)), "held": held}


def yurikure(players: int, **options: str) -> dict[str, Any]:
    def chance(players: int, seed: bytes, k: int) -> str:
        return deal.yurikure_chance(players, seed, k, *options.values())

    return game("yurikure", chance, players, 8, **options)


def text() -> str:
    """Return the file, one vector a line."""
    groups = (
        f"{json.dumps(name)}: [\n  " + ",\n  ".join(map(json.dumps, group)) + "\n]"
        for name, group in vectors().items()
    )
    return "{" + ",\n".join(groups) + "}\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
