"""The part of the benchmark that times searches, without a clock."""

from collections.abc import Callable

import pytest

from bench import ismcts
from bench.contest import Contestant
from kobako.games import find


@pytest.mark.parametrize(
    "make", [lambda: ismcts.in_compiled_code("euchre"), lambda: ismcts.in_python(find("luz"), 3)]
)
def test_a_search_is_made_at_another_deal_each_time(
    make: Callable[[], Contestant], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ismcts, "SIMULATIONS", 12)
    one = make()
    (done, mark), (_, other) = one.tally(one.play(1)), one.tally(one.play(2))
    assert done == 12
    assert mark != other


def test_searches_stand_in_a_table() -> None:
    table = ismcts.table({"OpenSpiel, C++, hearts": [31_000.0, 30_000.0, 40_000.0]})
    assert table.rows[0].cells == ("OpenSpiel, C++, hearts", "31", "40")
