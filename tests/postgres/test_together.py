"""Living together on two servers: whoever is connected where, bans, blocks, feeds and notices reach them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.running import FREE, Running, running
from server.test_society import ask
from waiting import until

FLAGS = (*FREE, "--set", "bot_delay_ms=1,2", "--set", "opening_seconds=1")


@pytest.fixture
def two(url: str, tmp_path: Path) -> Iterator[tuple[Running, Running]]:
    """Two servers, each on its port."""
    flags = (*FLAGS, "--database", url)
    with running(tmp_path / "one", *flags) as one, running(tmp_path / "other", *flags) as other:
        yield one, other


def test_what_one_server_is_told_reaches_people_at_the_other(two: tuple[Running, Running]) -> None:
    one, other = two
    host = other.guest("Host")
    assert ask(other, "/api/host/claim", host, code=other.host_code).status_code == 200
    ann, bob = one.guest("Ann"), other.guest("Bob")
    feed = other.line(bob)
    feed.send("feed", on=True)
    assert feed.of("turns")["turns"] == []

    # An invitation, opened at one server, is in the feed at the other.
    ask(one, "/api/people", ann, person=bob.person, friend=True)
    table = one.table(ann, "me", f"for {bob.person}", "bot easy")
    [turn] = feed.until(lambda told: told["type"] == "turns" and bool(told["turns"]))["turns"]
    assert (turn["table"], turn["kind"]) == (table, "seat")

    # What Bob says at his server is not told to Ann, who has muted him at hers.
    here, there = one.line(ann), other.line(bob)
    here.watch(table)
    there.watch(table)
    ask(other, "/api/people", ann, person=bob.person, mute=True)
    here.of("snapshot")
    seq = there.do("say", table, text="hello")["seq"]
    assert "chat" not in here.until(lambda told: told.get("seq") == seq)

    # A restart is announced to everybody.
    ask(other, "/api/host/notice", host, at=4_000_000_000_000, text="Soon.")
    assert here.of("notice")["text"] == feed.of("notice")["text"] == "Soon."

    # A ban at one server closes sockets at the other.
    ask(other, "/api/host/ban", host, person=ann.person, reason="Enough.")
    assert here.of("refused")["id"] == "server-banned"
    assert here.closed() == 1008
    until(lambda: one.ask_table(ann, "me", "bot easy", "bot easy").status_code == 403, one, other)
