import pytest

from kobako import Match, texts
from kobako.match.check import random_match
from kobako.terminal import draw_dragonegg as draw
from kobako.terminal.words import Words

WORDS = Words()


def test_the_table() -> None:
    match = Match("dragonegg", 3, seed=5)
    match.act(1, match.legal(1)[0])
    assert "\n".join(draw.table(match.view_struct(0), WORDS)) == (  # type: ignore[arg-type]
        "The Dragon's Egg, round 1. The game ends at 15 coins.\n"
        "In the middle: 17 cards, 12 bracelets, the egg.\n"
        "\n"
        "seat          coins  bracelets  hand  strong set         weak set\n"
        "Seat 1        0      0          1     ?? ??              ?? ??\n"
        "Seat 2        0      0          5     -                  -\n"
        "You (seat 0)  0      0          5     -                  -\n"
        "\n"
        "Your hand     R1 R7 R* B5 B*"
    )
    assert draw.log(match.view_struct(0), WORDS) == ["Round 1 so far:", "Sets are down: Seat 1."]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("phase", "typed", "move"),
    [
        ("sets", "r5 r5 b1 b*", "sets R5 R5 / B1 B*"),
        ("sets", "r5 r5 / b1 b*", "sets R5 R5 / B1 B*"),
        ("sets", "sets r5 r5 / b1 b3", "sets R5 R5 / B1 B3"),
        ("sets", "bracelet", "bracelet"),
        ("sets", "r5", "r5"),
        ("egg", "weak", "egg weak"),
        ("egg", "egg strong", "egg strong"),
        ("discard", "r5", "discard R5"),
        ("discard", "discard b*", "discard B*"),
    ],
)
def test_short_answers(phase: str, typed: str, move: str) -> None:
    view = Match("dragonegg", 2, seed=1).view_struct(0)
    view.phase = phase
    assert draw.read_move(view, typed) == move  # type: ignore[arg-type]


def test_a_round_is_told_as_a_table() -> None:
    match = Match("dragonegg", 2, seed=1, options={})
    match.act(0, match.legal(0)[0])
    quiet = Match.replay(match.record().replace("[seed 1]\n", ""))
    before = quiet.look(0)
    quiet.act(1, quiet.legal(1)[0])
    told = quiet.info.story.events(before, quiet.look(0))
    lines = draw.events(told, quiet.view_struct(0), WORDS)  # type: ignore[arg-type]
    assert lines[0] == "Seat 1 has put down two sets."
    assert lines[2] == "Round 1 is settled."
    assert all(" = " in line for line in lines[3:5])


@pytest.mark.parametrize("move", ["sets R1 R2 / R3 R4", "bracelet", "egg strong", "keep", "discard R1"])
def test_every_move_has_a_reason(move: str) -> None:
    view = Match("dragonegg", 2, seed=1).view_struct(0)
    for language in texts.LANGUAGES:
        assert draw.reason(view, move, Words(language))  # type: ignore[arg-type]
    for row in ("strong", "weak"):
        view.shown = row  # type: ignore[attr-defined]
        assert draw.reason(view, "sets R1 R2 / R3 R4", WORDS)  # type: ignore[arg-type]


def test_at_the_end_nothing_is_hidden() -> None:
    finished = random_match("dragonegg", 4, {}, seed=5)
    assert "?" not in "\n".join(draw.table(finished.view_struct(None), WORDS))  # type: ignore[arg-type]
