"""The HTTP side keeps what its OpenAPI document promises; `make soak` asks more."""

from __future__ import annotations

from typing import Any

import pytest

from .asking import Asker, Change
from .running import FREE, Running

FLAGS = (*FREE, "--set", "max_tables_person=100000", "--set", "bot_delay_ms=0,0")
EXAMPLES = 2


@pytest.mark.proof
def test_the_http_side_keeps_what_its_document_promises(place: Running) -> None:
    asker = Asker(place)
    asker.ask_all(EXAMPLES)
    assert asker.asked > 15 * EXAMPLES
    assert place.get("/health").json()["ok"]
    assert " error " not in place.logged


def another_answer(document: dict[str, Any]) -> None:
    document["components"]["schemas"]["Health"]["required"].append("pulse")


def no_such_status(document: dict[str, Any]) -> None:
    del document["paths"]["/api/tables/{table}/view"]["get"]["responses"]["404"]


def another_kind(document: dict[str, Any]) -> None:
    answers = document["paths"]["/api/tables/{table}/qr.svg"]["get"]["responses"]
    answers["200"]["content"] = {"image/png": {"schema": {"type": "string"}}}


@pytest.mark.proof
@pytest.mark.parametrize(
    ("change", "where", "why"),
    [
        (another_answer, "/health", "pulse"),
        (no_such_status, "/view", "Undocumented status code"),
        (another_kind, "/qr.svg", "Undocumented Content-Type"),
    ],
)
def test_a_promise_that_is_not_kept_is_noticed(change: Change, where: str, why: str, place: Running) -> None:
    asker = Asker(place, change)
    with pytest.raises(BaseException, match=why):  # a group of theirs
        asker.ask_all(EXAMPLES, only=where)
