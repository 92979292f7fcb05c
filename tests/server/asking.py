"""The HTTP side, asked by schemathesis all that its OpenAPI document allows, and much that it does not."""

from __future__ import annotations

import contextlib
import copy
from collections.abc import Callable
from typing import Any

import hypothesis
import schemathesis
from hypothesis import HealthCheck
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from .running import Guest, Running

Change = Callable[[dict[str, Any]], object]  # of the document

# A schema cannot say everything: a name of blanks is refused, and a table that nobody has opened.
TOO_STRICT = [positive_data_acceptance]
BY_TABLE = "{table}"


class Asker:
    """Ann, who has a table that is open, one that is running and one whose game is over."""

    def __init__(self, server: Running, change: Change = lambda document: None) -> None:
        self.server, self.ann = server, server.guest("Ann")
        document = copy.deepcopy(server.get("/api/openapi.json").json())
        change(document)
        self.schema = schemathesis.openapi.from_dict(document)
        self.schema.config.update(base_url=server.url)
        self.tables = [
            server.table(self.ann, "me", "person", "person"),
            server.table(self.ann, "me", "bot easy", "bot easy", start=True),
            self.play_out(self.ann),
        ]
        self.asked = 0

    def play_out(self, ann: Guest) -> str:
        """A game that is over; the Dragon's Egg is the shortest."""
        table = self.server.table(ann, "bot random", "bot random", game="dragonegg", start=True)
        with self.server.line(ann) as line:
            told = line.watch(table)
            while told["room"]["status"] != "over":  # it may be before we look
                told = line.until(lambda message: bool(message.get("room")))
        return table

    def ask_all(self, examples: int, seed: int = 0, only: str = "") -> None:
        """Every operation (whose path ends so), rightly and wrongly, also about tables that there are."""
        for found in self.schema.get_all_operations():
            operation: Any = found.ok()  # type: ignore[union-attr] # the document is sound
            if not operation.path.endswith(only):
                continue
            known = self.tables if BY_TABLE in operation.path else []
            for mode in GenerationMode:
                for fixed in ({}, *({"path_parameters": {"table": table}} for table in known)):
                    self.ask(operation.as_strategy(mode, **fixed), examples, seed)

    def ask(self, cases: Any, examples: int, seed: int) -> None:
        @hypothesis.seed(seed)
        @hypothesis.settings(
            max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck)
        )
        @hypothesis.given(case=cases, is_ann=hypothesis.strategies.booleans())
        def check(case: Any, is_ann: bool) -> None:
            self.asked += 1
            headers = self.ann.headers if is_ann else {"X-Forwarded-For": self.ann.address}
            case.call_and_validate(headers=headers, excluded_checks=TOO_STRICT)

        with contextlib.suppress(Unsatisfiable):  # there is nothing that could be wrong about it
            check()
