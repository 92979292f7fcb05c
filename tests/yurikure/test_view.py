"""What a client is shown of a game of Yurikure, and what a seat may take back."""

from typing import Any

import pytest

from kobako import Match
from yurikure.implementations import PAIRS, SETUP, YurikureEngine
from yurikure.tables import control, finish_actions, passes, put, roll, rule, skip, table

pytestmark = pytest.mark.rules


def test_points_and_control_are_shown_to_their_owner_only() -> None:
    match = table()
    YurikureEngine.of(match).play_rounds(2)
    YurikureEngine.of(match).play_round()
    match.act(1, "extra KG")
    for seat in (0, 1, 2, None):
        view = match.view(seat)
        for what in ("control", "support", "extra"):
            assert [other for other in range(3) if view[what][other] is not None] == [seat] * (
                seat is not None
            )
        assert (view["placed"], view["owed"]) == ([5, 6, 5], [1, 0, 1])
    own = match.view(1)
    assert [own["support"][1][PAIRS.index(name)] for name in ("KG", "WK", "RW")] == [5, 4, 0]
    assert own["extra"][1] == [int(name == "KG") for name in PAIRS]


def test_a_declaration_is_shown_until_it_lapses() -> None:
    match = table(support={2: "RW RK RY RP RG"})
    control(match, 0, 5)
    assert (match.view(None)["phase"], match.view(None)["deciding"]["declared"]) == ("declare", None)
    match.act(0, "approach K")
    assert (match.view(None)["phase"], match.view(None)["deciding"]["declared"]) == ("object", "approach K")
    match.act(2, "reveal 6")
    assert (match.view(None)["phase"], match.view(None)["deciding"]["declared"]) == ("reveal", None)


def test_votes_are_shown_with_the_girls_still_to_be_asked() -> None:
    match = table(support={0: "WG WS YS WY RW"})
    skip(match)

    def shown(*names: str) -> list[Any]:
        deciding = match.view(None)["deciding"]
        return [deciding[name] for name in ("what", "girl", "actor", "pair", *names)]

    rule(match, 0, 1, "negotiate KP")
    assert shown("yes", "no", "waiting") == ["vote", "Y", "W", "KP", ["W"], [], list("GSR")]
    for vote in ("yes", "no", "yes", "no"):
        rule(match, 0, 1, vote)
    assert shown("yes", "no", "waiting") == ["consent", "K", "W", "KP", list("WYS"), list("RG"), ["P"]]


def test_the_die_of_a_confession_is_shown() -> None:
    match = table()
    put(match, "RW")
    rule(match, 0, 5, "confess K")
    passes(match, 3)
    assert match.view(None)["rolling"] == {"what": "confession", "pair": "RK"}
    roll(match, 3)
    assert match.view(None)["die"] == 3


def test_13_14_what_each_die_did_is_shown() -> None:
    match = table()
    for name, dissatisfaction in (("RW", 0), ("RK", 0), ("RY", 0), ("WP", 3), ("GS", 6)):
        put(match, name, 2, dissatisfaction, "blue")
    put(match, "YS", 6)
    finish_actions(match)
    roll(match, 2)
    assert match.view(None)["couple_dice"] == [{"pair": "RW", "die": 2, "fate": None}]
    roll(match, 3, 6, 3, 6)
    dice = [(one["pair"], one["die"], one["fate"]) for one in match.view(None)["couple_dice"]]
    assert dice == [
        ("RW", 2, "colder"),
        ("RK", 3, "calm"),
        ("RY", 6, "warmer"),
        ("WP", 3, "broke"),
        ("YS", None, "fell"),
        ("GS", 6, "broke"),
    ]
    put(match, "RK", 2, bond="red")
    put(match, "RY", 2, bond="red")
    roll(match, 2, 1)
    assert match.view(None)["kiss_dice"][0] == {"pair": "RK", "die": 2, "fate": None}
    roll(match, 1)
    dice = [(one["pair"], one["die"], one["fate"]) for one in match.view(None)["kiss_dice"]]
    assert dice == [("RK", 2, "fated"), ("RY", 1, "missed"), ("YS", 1, "kissed")]


@pytest.mark.parametrize(
    ("couples", "dice", "ending", "pairs", "girls"),
    [
        ("KG/red YS/red RW/blue", "5 5 5 1 4 4", "fated", "KG YS", "KYGS"),
        ("KG/red KY/blue YG/blue", "5 5 5 1 4 1", "fated", "KG", "KG"),
        ("KG/blue KP/blue PG/blue RS/blue", "5 5 5 5 1 1 1 1", "polygamy", "KP KG PG", "KPG"),
        ("KG/blue RS/blue", "5 5 1 1", "rounds", "RS KG", "RKGS"),
        ("", "", "nobody", "", ""),
    ],
)
def test_15_the_result_is_shown(couples: str, dice: str, ending: str, pairs: str, girls: str) -> None:
    match = table()
    game = YurikureEngine.of(match)
    game.put_round(9)
    game.put("RW")
    for couple in couples.split():
        game.put(couple[:2], bond=couple[3:])
    game.put_revealed("G", 1, 2, 3)
    game.put_revealed("R", 4, 0, 0)
    game.finish_actions()
    game.roll(*map(int, dice.split()))
    result = match.view(None)["result"]
    assert (result["ending"], result["pairs"], result["girls"]) == (ending, pairs.split(), list(girls))
    levels = {"G": [1, 2, 3], "R": [4, 0, 0]}
    assert result["points"] == match.scores
    assert result["revealed"] == [sum(levels.get(girl, [0] * 3)[seat] for girl in girls) for seat in range(3)]


# ------------------------------------------------------------------------------------------------- undo


def test_support_and_extra_points_can_be_taken_back_until_all_are_in() -> None:
    match = Match("yurikure", 3, chance="given")
    match.chance(SETUP)
    match.chance("first 0")
    before = match.seen(None).tobytes()
    match.act(0, "support 5 RW")
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0)
    assert match.seen(None).tobytes() == before
    match = table()
    assert not match.can_undo(2)
    YurikureEngine.of(match).play_rounds(2)
    YurikureEngine.of(match).play_round()
    match.act(2, "extra RW")
    assert match.can_undo(2)
    match.act(0, "extra RW")
    assert not match.can_undo(2)


def test_nothing_else_can_be_taken_back() -> None:
    match = table()
    control(match, 0, 5)
    assert not any(match.can_undo(seat) for seat in range(3))
    match.act(0, "approach K")
    assert not match.can_undo(0)
    passes(match, 1)
    assert not any(match.can_undo(seat) for seat in range(3))
