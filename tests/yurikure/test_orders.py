"""Standing orders of Yurikure: from which moment they count, and when they lapse."""

import pytest

from kobako import Match
from kobako.games.yurikure import orders
from yurikure.tables import passes, play_round, rule, table

pytestmark = pytest.mark.rules


def given(match: Match, seat: int, order: str) -> str:
    [look] = match.looks([seat])
    bound = orders.bind(look, order)
    assert isinstance(bound, str)
    return bound


def stands(match: Match, seat: int, bound: str) -> bool:
    [look] = match.looks([seat])
    return orders.stands(look, bound)


def test_pass_until_lapses_after_a_reveal_and_after_a_declaration() -> None:
    match = table(support={1: "RW RK RY RP RG"})
    bound = given(match, 2, "pass until")
    passes(match, 2)
    assert stands(match, 2, bound)  # passes are no news
    match.act(0, "reveal 1")
    assert not stands(match, 2, bound)
    bound = given(match, 2, "pass until")
    passes(match, 3)
    assert stands(match, 2, bound)  # a declaration is due, but not made
    match.act(0, "idle")
    assert not stands(match, 2, bound)
    bound = given(match, 2, "pass until")
    assert stands(match, 2, bound)  # given with this declaration in sight
    passes(match, 1)
    assert stands(match, 2, bound)
    match.act(1, "reveal 2")
    assert not stands(match, 2, bound)


def test_pass_until_goes_on_to_the_next_girl_and_lapses_at_her_declaration() -> None:
    match = table(support={0: "RW RK WK RP RG"})
    rule(match, 0, 5, "idle")
    rule(match, 0, 5, "idle")
    play_round(match)
    passes(match, 3)
    match.act(0, "idle")
    bound = given(match, 2, "pass until")
    passes(match, 5)
    assert (match.view(None)["deciding"]["girl"], match.view(None)["phase"]) == ("W", "declare")
    assert stands(match, 2, bound)
    match.act(0, "idle")
    assert not stands(match, 2, bound)
