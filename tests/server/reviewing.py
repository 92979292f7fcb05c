"""Somebody at a server who has played, and wants to know what the moves were worth."""

from __future__ import annotations

from typing import Any

from waiting import until

from .running import Guest, Running


def play_out(server: Running, ann: Guest) -> str:
    """A game of Ann that is over: she leaves, and a bot plays for her. The Dragon's Egg is the shortest."""
    table = server.table(ann, "me", "bot random", game="dragonegg", start=True)
    with server.line(ann) as line:
        told = line.watch(table)
        while told["room"]["status"] != "running":
            told = line.until(lambda told: bool(told.get("room")))
        assert line.do("leave", table)["type"] == "done"
        line.until(lambda told: (told.get("room") or {}).get("status") == "over")
    return table


def ask(server: Running, ann: Guest, table: str) -> dict[str, Any]:
    """How far the review is, once."""
    answer = server.get(f"/api/tables/{table}/review", ann)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def ask_until_made(server: Running, ann: Guest, table: str) -> list[dict[str, Any]]:
    """All that is told until the review is there, as the page asks."""
    told: list[dict[str, Any]] = []

    def is_made() -> bool:
        told.append(ask(server, ann, table))
        return told[-1]["review"] is not None

    until(is_made, server, moment=0.2)
    return told
