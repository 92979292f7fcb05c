"""What a server tells about itself: numbers, whether it is ready, and lines of its log for programs."""

import json
import logging
import re
from pathlib import Path

import pytest

from kobako.server.logs import Json

from .running import running


def numbers(text: str) -> dict[str, float]:
    """Every sample by its name and labels."""
    lines = (line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, value in lines}


def test_what_happens_is_counted(tmp_path: Path) -> None:
    with running(tmp_path, "--set", "bot_delay_ms=1,2", "--set", "opening_seconds=1") as server:
        here = {"X-Forwarded-For": "127.0.0.1"}
        ann = server.guest("Ann")
        table = server.table(ann, "me", "bot easy", "bot easy", start=True)
        line = server.line(ann)
        line.watch(table)
        refused = line.do("act", table, decision=0, move="bid 99")
        assert refused["type"] == "refused"
        found = numbers(server.get("/metrics", headers=here).text)
        assert found["kobako_sockets"] == 1
        assert sum(found[f'kobako_tables{{status="{status}"}}'] for status in ("opening", "running")) == 1
        assert found['kobako_entries_total{kind="opened"}'] == 1
        assert found[f'kobako_refused_total{{reason="{refused["id"]}"}}'] == 1
        assert found["kobako_acknowledged_seconds_count"] == 1
        assert found["kobako_messages_total"] == 2
        assert found["kobako_writing_seconds_count"] >= 1
        assert found['kobako_requests_total{route="post_table",status="201"}'] == 1


def test_numbers_are_for_those_who_run_the_server(tmp_path: Path) -> None:
    with running(tmp_path, "--set", "metrics_from=198.51.100.0/24") as server:
        assert server.get("/metrics", headers={"X-Forwarded-For": "203.0.113.9"}).status_code == 404
        told = server.get("/metrics", headers={"X-Forwarded-For": "198.51.100.7"})
        assert told.status_code == 200
        assert told.headers["content-type"].startswith("text/plain")
        assert server.get("/ready").json() == {"ok": True}


def test_no_number_names_anybody_or_a_card(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = server.guest("Ann")
        table = server.table(ann, "me", "bot easy", "bot easy", start=True)
        text = server.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"}).text
        for secret in ("Ann", ann.person, ann.token, table):
            assert secret not in text
        labels = set(re.findall(r"(\w+)=\"", text))
        assert labels <= {"status", "kind", "reason", "route", "le", "generation", *PYTHONS_OWN}


PYTHONS_OWN = ("implementation", "major", "minor", "patchlevel", "version")


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ("table=abc refused=not-now rule=7", {"table": "abc", "refused": "not-now", "rule": "7"}),
        ("write-failed jobs=3 reason='disk full'", {"jobs": "3", "reason": "'disk full'"}),
        ("level=loud", {"level": "info"}),  # what is known cannot be overwritten
    ],
)
def test_a_line_of_the_log_is_an_object(message: str, expected: dict[str, str]) -> None:
    record = logging.LogRecord("kobako.table", logging.INFO, "", 0, message, (), None)
    told = json.loads(Json().format(record))
    assert told.items() >= {"text": message, "logger": "kobako.table", **expected}.items()
    assert told["at"].endswith("Z")
