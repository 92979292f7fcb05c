"""Standing orders, typed: the seat passes or reveals by itself as long as one stands."""

from __future__ import annotations

from collections.abc import Callable

from kobako.games.yurikure.view import YurikureView
from kobako.terminal.table import Table, open_table
from terminal.tables import play, table

SUPPORT = 5  # moves with which a seat begins


def yurikure() -> Table:
    return open_table("yurikure", 3, 0, 11, "easy")


def own(at: Table) -> list[str]:
    """The person's moves so far."""
    return [line[2:] for line in at.match.steps if line.startswith("0 ")]


def after_support(at: Table, *lines: str) -> Callable[[], str]:
    """Place the support as the hint says, then type these lines, and quit."""
    rest = iter([*lines, "quit"])
    return lambda: at.hint() if at.view.phase == "support" else next(rest)


def test_the_seat_passes_until_the_round_is_over() -> None:
    at = yurikure()
    printed = play(at, after_support(at, "Order  PASS round"))
    moves = own(at)[SUPPORT:]
    assert isinstance(at.view, YurikureView)
    assert set(moves) == {"pass"}
    assert len(moves) > 7
    assert at.view.round == 2 or at.view.phase not in ("reveal", "object")
    assert "Standing order: pass round." in printed


def test_an_order_is_told_when_it_ends_and_can_be_taken_back() -> None:
    at = yurikure()
    printed = play(at, after_support(at, "order pass girl"))
    assert printed.count("There is no standing order any more.") == 1
    assert at.order is None
    at = yurikure()
    printed = play(at, after_support(at, "order pass girl", "order"))
    assert "There is no standing order any more." in printed


def test_orders_that_cannot_be_given_are_refused() -> None:
    assert "A standing order can be given while" in play(yurikure(), ["order pass girl"])
    at = yurikure()
    printed = " ".join(play(at, after_support(at, "order dance", "order reveal 99")).split())
    assert "There is no such standing order." in printed
    assert "Choose that or less. (yurikure 7)" in printed.replace("\N{NO-BREAK SPACE}", " ")
    assert len(own(at)) == SUPPORT


def test_help_names_them_where_there_are_any() -> None:
    at = yurikure()
    assert "order pass girl" in play(at, ["help"])
    luz = play(table(), ["help", "order pass girl"])
    assert "order" not in luz.split("This game has no standing orders.")[0].split("Besides moves")[1]
