"""What only the engine has of the Dragon's Egg: views, lists of moves in order, reasons of refusals, undo."""

from collections.abc import Callable
from typing import Any

import pytest

from dragonegg.implementations import DOWN, DRAW, DRAWN, AnyGame, settled, with_sets_down, with_six
from dragonegg.tables import commit, match_of, next_round, table, with_bracelets, with_egg
from kobako import IllegalMove, Match
from kobako.games.dragonegg import rules
from kobako.games.dragonegg.moves import read_action
from kobako.match.check import random_match
from naive.dragonegg import choices

pytestmark = pytest.mark.rules

EMPTY: Any = {"state": "empty", "set": None}
HIDDEN: Any = {"state": "down", "set": None}


def engine(start_of: Callable[[str], AnyGame]) -> Match:
    return match_of(start_of("engine"))


# ---- Views ----


@pytest.mark.parametrize(("players", "target"), [(2, 3), (3, 15), (4, 20), (5, 30)])
def test_1_before_the_first_deck(players: int, target: int) -> None:
    match = Match("dragonegg", players, chance="given")
    tokens = {"money": 0, "bracelets": 0, "cards": [], "discarded": [], "drawn": 0, "committed": False}
    for seat in (None, *range(players)):
        view = match.view(seat)
        assert view["seats"] == [tokens | {"strong": EMPTY, "weak": EMPTY}] * players
        assert (view["phase"], view["round"], view["target"]) == ("deck", 1, target)
        assert (view["deck"], view["middle"], view["egg"], view["egg_user"]) == (0, 12, None, None)
        assert not any(view[name] for name in ("shown", "draws", "pairs", "last", "sheet", "rest"))


def test_2_a_drawn_card_is_shown_to_its_seat_only() -> None:
    match = with_bracelets(1)
    next_round(match, {0: "R1 R1 R2 R2"}, draws="B7 B6")
    assert match.view(None)["middle"] == 10
    match.act(0, "bracelet")
    assert match.view(0)["draws"] == [{"seat": 0, "card": "B7"}]
    assert match.view(1)["draws"] == match.view(None)["draws"] == [{"seat": 0, "card": None}]
    assert match.view(1)["seats"][0]["cards"] == [None] * 6
    assert match.view(None)["middle"] == 11


def test_3_sets_lie_face_down() -> None:
    match = table(3, {0: "R1 R2 R3 R4 R5"})
    match.act(0, "sets R4 R5 / R1 R2")
    for other in (1, 2, None):
        seat = match.view(other)["seats"][0]
        assert (seat["committed"], seat["strong"], seat["weak"]) == (True, HIDDEN, HIDDEN)
    own = match.view(0)["seats"][0]["strong"]
    assert (own["state"], own["set"]["cards"]) == ("down", ["R4", "R5"])


def test_5_d6_pairs_of_a_hand() -> None:
    match = table(2, {0: "R* R3 B* B5 B*"}, wild_cross_colour="forbidden")
    found = {" ".join(pair["set"]["cards"]): pair for pair in match.view(0)["pairs"]}
    assert {name: (p["set"]["kind"], p["set"]["sum"], p["allowed"]) for name, p in found.items()} == {
        "R3 R*": ("friend", 6, True),
        "R3 B5": ("barya", 8, True),
        "R3 B*": ("barya", 10, False),
        "R* B5": ("barya", 12, False),
        "R* B*": ("barya", 14, False),
        "B5 B*": ("friend", 10, True),
        "B* B*": ("friend", 14, True),
    }
    allowed = table(2, {0: "R* R3 B* B5 B*"})
    assert all(pair["allowed"] for pair in allowed.view(0)["pairs"])


def test_6_d14_the_egg_turns_up_one_row_for_all() -> None:
    match = engine(with_sets_down)
    assert match.legal(0) == ["egg strong", "egg weak", "keep"]
    match.act(0, "egg weak")
    for looker in (None, 0, 1, 2):
        view = match.view(looker)
        assert (view["egg"], view["egg_user"], view["shown"]) == (None, 0, "weak")
        assert [seat["committed"] for seat in view["seats"]] == [False, True, True]
        assert [seat["strong"]["state"] for seat in view["seats"]] == ["empty", "down", "down"]
        assert [seat["weak"]["state"] for seat in view["seats"]] == ["empty", "open", "open"]
        assert view["seats"][0]["weak"] == EMPTY


def test_6_cards_drawn_before_the_egg_are_counted() -> None:
    """`imagine` needs the number: the sets that were taken back had none of the cards drawn later."""
    match = with_egg(3)
    match._states["bracelets"][0, 0] = 2
    match.act(0, "bracelet")
    commit(match, *DOWN)
    for move in ("egg weak", "bracelet"):
        match.act(0, move)
        assert match._states["before"][0] == 1


def test_4_7_8_results_of_a_round() -> None:
    view = match_of(settled("engine", "R1 R1 / R2 B1", "R7 B7 / R2 B3", "B2 B2 / R3 B4")).view(None)
    results = view["last"]["results"]
    assert [(r["strong"]["kind"], r["strong"]["sum"]) for r in results] == [
        ("friend", 2),
        ("barya", 14),
        ("friend", 4),
    ]
    assert [(r["strong_points"], r["weak_points"], r["gain"], r["bracelet"]) for r in results] == [
        (1, 0, 0, True),
        (0, 1, 0, True),
        (2, 2, 4, False),
    ]
    assert view["sheet"] == [{"round": 1, "gains": [0, 0, 4], "totals": [0, 0, 4]}]


@pytest.mark.parametrize(
    ("sets", "put", "told"),
    [
        (DRAW, {}, (None, None, "nobody")),
        (["R7 R7 / R6 R6", "B7 B7 / R1 B2"], {}, (None, 0, "only")),
        (["R7 R7 / R6 R6", "B7 B7 / R1 B2"], {"egg": 1}, (1, 0, "only")),
        (["R7 R7 / R2 R2", "B6 B6 / B5 B5"], {}, (None, 1, "best")),
        (["R7 R7 / R5 R5", "B7 B7 / B5 B5", "B3 B4 / R1 R2"], {"egg": 2}, (2, 2, "shared")),
    ],
)
def test_9_why_the_egg_moves(
    sets: list[str], put: dict[str, int], told: tuple[int | None, int | None, str]
) -> None:
    last = match_of(settled("engine", *sets, **put)).view(None)["last"]
    assert (last["egg_from"], last["egg_to"], last["egg_why"]) == told


def test_9_d16_a_used_egg_comes_from_the_middle() -> None:
    match = engine(with_sets_down)
    match.act(0, "egg weak")
    match.act(0, "sets B7 B7 / B6 B6")
    last = match.view(None)["last"]
    assert (last["egg_from"], last["egg_to"]) == (None, 0)


def test_11_discards_are_shown_to_their_seat_only() -> None:
    match = engine(with_six)
    match.act(1, "discard B3")
    assert match.view(0)["seats"][1]["discarded"] == [None]
    assert match.view(1)["seats"][1]["discarded"] == ["B3"]
    assert match.view(0)["phase"] == "discard"
    match.act(0, "discard R1")
    assert match.view(0)["phase"] == "sets"


def test_12_too_few_bracelets() -> None:
    last = match_of(settled("engine", *DRAW, bracelets=[6, 5])).view(None)["last"]
    assert last["short"]
    assert not any(result["bracelet"] for result in last["results"])


def test_d26_the_sheet_of_200_rounds() -> None:
    match = table(2, dict(enumerate(DRAWN)))
    match._states["rounds"] = 199
    commit(match, *DRAW)
    assert match.over
    assert [line["gains"] for line in match.view(None)["sheet"]] == [[0, 0]] * 200


def test_the_end_lays_everything_open() -> None:
    view = random_match("dragonegg", 4, {}, 2).view(None)
    assert all(None not in seat["cards"] for seat in view["seats"])
    assert len(view["rest"]) == view["deck"]
    assert view["last"]["round"] == view["round"] == len(view["sheet"])


# ---- Moves and refusals ----


@pytest.mark.parametrize(
    "cards",
    [
        "R1 R2 R* B4 B7",
        "R1 R1 R2 R2 R3",
        "R1 R1 B1 B1 R*",
        "R* R* B* B* R7",
        "R1 B1 R2 B2 R3",
        "B6 B6 B7 B7 B*",
    ],
)
def test_3_choices_are_listed_once_and_in_order(cards: str) -> None:
    moves = table(2, {0: cards}).legal(0)
    assert len(moves) == len(set(moves))
    assert set(moves) == choices(cards.split(), True)
    assert [read_action(move) for move in moves] == sorted(read_action(move) or 0 for move in moves)


def test_a_hand_of_seventeen_is_sent_as_cards() -> None:
    match = table(2, {0: "R1 R2 R3 R4 R5"}, draws="R6 R7 R* B1 B2 B3 B4 B5 B6 B7 B* R1")
    match._states["bracelets"][0, 0] = 12
    for _ in range(12):
        match.act(0, "bracelet")
    moves, view = match.legal(0), match.view(0)
    assert 5000 < len(moves) < rules.MAX_LEGAL
    assert set(moves) == choices(view["seats"][0]["cards"], True)
    assert match.offered(0) == []
    assert len(view["pairs"]) == 16 * 15 // 2 + 1
    match.act(0, moves[-1])


def test_3_refusals_name_cards() -> None:
    match = table(2, {0: "R1 R2 R3 R4 R5"})
    with pytest.raises(IllegalMove) as caught:
        match.act(0, "sets R5 R5 / R1 R3")
    assert caught.value.args == {"card": "R5", "held": 1}
    with pytest.raises(IllegalMove, match="sets R3 R4 / R1 R2"):
        match.act(0, "sets R1 R2 / R3 R4")
    match = table(2, {0: "R* B* R* R1 B1"}, wild_cross_colour="forbidden")
    for sets, crossed in (("R1 R* / R* B*", "R* B*"), ("R* B1 / R1 B*", "R* B1")):
        with pytest.raises(IllegalMove) as caught:
            match.act(0, f"sets {sets}")
        assert caught.value.args == {"set": crossed}


def test_d11_the_reason_is_the_empty_deck() -> None:
    match = table(2, {})
    match._states["bracelets"][0, 0] = 2
    match._states["left"] = 0
    with pytest.raises(IllegalMove) as caught:
        match.act(0, "bracelet")
    assert caught.value.id == "dragonegg-deck-empty"


# ---- Undo ----


def test_undo_of_sets_before_all_are_in() -> None:
    match = with_egg(3)
    before = match._states.tobytes()
    match.act(1, f"sets {DOWN[1]}")
    assert match.can_undo(1)
    match.undo(1)
    assert match._states.tobytes() == before
    commit(match, *DOWN)
    assert not any(match.can_undo(seat) for seat in range(3))  # all are in
    match.act(0, "egg strong")
    assert not match.can_undo(0)
    match.act(0, f"sets {DOWN[0]}")
    assert not match.can_undo(0)


def test_no_undo_of_bracelets_and_discards() -> None:
    match = engine(with_six)
    match.act(0, "discard R1")
    assert not match.can_undo(0)
    match.act(1, "discard B1")
    match._states["bracelets"][0, 0] = 1
    match.act(0, "bracelet")
    assert not match.can_undo(0)
