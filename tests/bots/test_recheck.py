"""A bot's moves in a record are computed again: what is as it should be agrees, and what is not is found."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kobako import GAMES, Match, RecordError
from kobako.bots.bot import BOTS, find_bot, levels, move_seed
from kobako.bots.recheck import Computed, compute, read
from kobako.bots.warm import warm_up
from kobako.cli import main
from kobako.games import find
from kobako.match.check import prefixes
from kobako.terminal.table import Table, open_table
from kobako.terminal.words import Words
from searchers import invite


@pytest.fixture(autouse=True)
def searchers(monkeypatch: pytest.MonkeyPatch) -> None:
    invite(monkeypatch)


def play(table: Table, steps: int = 10_000) -> str:
    """The record after so many steps, the person going by hints."""
    while not table.match.over and len(table.match.steps) < steps:
        for _ in table.advance():
            pass
        if not table.match.over:
            table.act(table.hint())
    return table.match.record()


def of_luz(bots: str = "easy,hard,expert", steps: int = 10_000, seconds: float = 2.0) -> str:
    return play(open_table("luz", 4, 0, 7, bots, seconds=seconds), steps)


def differing(text: str) -> list[Computed]:
    return [one for one in compute(read(text)) if not one.agrees]


def problems(text: str) -> list[str]:
    return [problem.id for problem in read(text).problems]


def until_a_bot_chose(text: str) -> tuple[str, list[str]]:
    """The record up to a move of a searching bot that had a choice, without it; and what else it could do."""
    whole = Match.replay(text)
    head = [line for line in text.splitlines() if line.startswith("[") and not line.startswith("[bot ")]
    for step, now in enumerate(prefixes(whole)):
        if step > 20 and now.pending and now.pending[0] in (2, 3) and len(now.legal(now.pending[0])) > 2:
            seat, said = now.pending[0], whole.steps[step].partition(" ")[2]
            others = [f"{seat} {move}" for move in now.legal(seat) if move != said]
            head = [line for line in head if not line.startswith(("[scores", "[winners"))]
            bots = [tag for tag in whole.tags if tag.startswith("bot ") and int(tag.split()[1]) <= step]
            return "\n".join([*head, *(f"[{tag}]" for tag in bots), *whole.steps[:step], ""]), others
    raise AssertionError("nobody had a choice")


# ------------------------------------------------------------------------------------------- agreeing


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_the_terminal_agrees(game: str) -> None:
    text = play(open_table(game, 3, 1, 7, "easy,hard"))
    plan = read(text)
    assert not plan.problems
    computed = list(compute(plan))
    bots = [int(line[0]) for line in plan.match.steps if line[0] in "02"]
    assert [one.move.seat for one in computed] == bots
    assert all(one.agrees for one in computed)
    assert {one.move.by.bot for one in computed} == {"easy", "hard"}


def test_moves_that_time_cut_short_or_that_were_forced_are_computed_as_they_were() -> None:
    text = of_luz(seconds=0.3)
    counts = {int(count) for count in re.findall(r"\[bot \d+ (\d+)\]", text)}
    assert counts == {0, 300}
    plan = read(text)
    assert {move.by.budget for move in plan.moves} == {0, 300}
    assert all(one.agrees for one in compute(plan))


def test_without_a_search_the_rule_of_thumb_is_computed() -> None:
    text = of_luz("hard", seconds=0.0001)
    plan = read(text)
    assert len(plan.moves) > 50
    assert {move.by for move in plan.moves if move.by.budget} == set()
    assert all(one.agrees for one in compute(plan))


def test_a_record_that_is_not_finished_agrees() -> None:
    plan = read(of_luz(steps=30))
    assert not plan.match.over
    assert len(list(compute(plan))) == len(plan.moves) > 10
    assert not differing(of_luz(steps=30))


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_there_is_can_be_computed_again(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also from a budget that is not its own, as a league gives it."""
    monkeypatch.undo()  # the bots that there really are
    players = find(game).seats[0]
    for bot in BOTS:
        if not bot.plays(game):
            continue
        budget = min(bot.budget(game), 20)
        match = Match(game, players, seed=3)
        for seat in range(players):
            match.tag(f"seat {seat} {bot.name} {budget} {seat}")
        while not match.over and len(match.steps) < 60:
            seat, step = match.pending[0], len(match.steps)
            thought = bot.think(match.seen(seat), seat, move_seed(seat, step), budget)
            if thought.iterations != budget:
                match.tag(f"bot {step} {thought.iterations}")
            match.act(seat, match.info.notation.action_text(thought.action))
        assert not problems(match.record())
        assert not differing(match.record())


# ------------------------------------------------------------------------------------------ differing


def test_a_changed_move_of_a_bot_is_found() -> None:
    begun, others = until_a_bot_chose(of_luz())
    for other in others:
        [found] = differing(f"{begun}{other}\n")
        assert f"{found.move.seat} {found.move.said}" == other
        assert found.move.line == len(f"{begun}{other}".splitlines())
        assert found.move.step == len(read(begun).match.steps)


def test_other_iterations_another_seed_or_another_bot_are_found() -> None:
    text = of_luz(seconds=0.3)
    assert not differing(text)
    for old, new in (
        (r"(\[bot \d+) 300\]", r"\1 299]"),
        (r"\[seat 2 hard 400 (\d+)\]", "[seat 2 hard 400 1]"),
        (r"\[seat 2 hard ", "[seat 2 random "),
        (r"\[bot \d+ \d+\]\n", ""),
    ):
        changed = re.sub(old, new, text)
        assert changed != text
        assert differing(changed)


def test_a_person_may_do_anything() -> None:
    text = of_luz(steps=12)
    step = next(line for line in text.splitlines() if line.startswith("0 bid"))
    assert not differing(text.split(step)[0] + "0 bid 10+\n")


# ------------------------------------------------------------------------------------- what is missing


def test_a_seat_of_which_nothing_is_said_is_told() -> None:
    text = re.sub(r"\[seat 2 .*\]\n", "", of_luz(steps=30))
    assert "recheck-no-seat" in problems(text)
    assert {move.seat for move in read(text).moves} == {1, 3}


def test_a_bot_that_is_not_there_is_told_and_the_others_are_computed() -> None:
    text = of_luz(steps=30).replace("seat 1 easy", "seat 1 wizard")
    assert problems(text) == ["recheck-no-bot"]
    assert {one.move.seat for one in compute(read(text))} == {2, 3}


def test_a_bot_that_does_not_play_this_game_is_told() -> None:
    text = play(open_table("lineit", 3, 0, 7, "easy"), 30).replace("seat 1 easy", "seat 1 expert")
    assert problems(text) == ["recheck-no-bot"]


@pytest.mark.parametrize("tag", ["bot 0 5", "bot 9999 5", "x-stand-in 0 0 easy 5", "x-stand-in 5 3 easy 5"])
def test_a_tag_about_a_step_that_no_bot_made_is_told(tag: str) -> None:
    text = of_luz(steps=30).replace("[seat 0 human]", f"[seat 0 human]\n[{tag}]")
    assert problems(text) == ["recheck-stray"]
    assert read(text).problems[0].args == {"tag": tag}


def test_more_iterations_than_can_be_counted_are_told() -> None:
    text = of_luz(steps=30).replace("hard 400", f"hard {10**19 - 1}")
    assert problems(text) == ["recheck-too-many"]


def test_a_record_that_cannot_be_is_refused() -> None:
    with pytest.raises(RecordError, match="line 4: first is due"):
        read("[game luz]\n[players 4]\n[seed 3]\ndeal Y1\n")


# --------------------------------------------------------------------------------------------- the command


def recheck(tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, str]:
    path = tmp_path / "game.txt"
    path.write_text(text, "utf-8")
    warm_up([find("luz")], Words())  # and says so, if it was not done before
    capsys.readouterr()
    code = main(["recheck", str(path), *more])
    printed = capsys.readouterr()
    return code, printed.out + printed.err


def test_the_command_tells_each_seat(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, printed = recheck(tmp_path, of_luz(steps=30), capsys)
    assert code == 0
    assert re.fullmatch(
        r"seat 1, easy: \d+ moves computed again, all as in the record\n"
        r"seat 2, hard: \d+ moves computed again, all as in the record\n"
        r"seat 3, expert: \d+ moves computed again, all as in the record\n",
        printed,
    )


def test_the_command_lists_what_differs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    begun, others = until_a_bot_chose(of_luz())
    code, printed = recheck(tmp_path, f"{begun}{others[0]}\n", capsys)
    assert code == 1
    assert "1 differs\n" in printed
    assert re.search(
        rf"step \d+ \(line \d+\): the record says {others[0][2:]}, what comes out is \w", printed
    )


@pytest.mark.parametrize("language", ["ja", "zh-Hant"])
def test_the_command_speaks_other_languages(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = re.sub(r"\[seat 2 .*\]\n", "", of_luz(steps=30)).replace("seat 1 easy", "seat 1 wizard")
    code, printed = recheck(tmp_path, text, capsys, "--lang", language)
    assert code == 1
    words = Words(language)
    assert words("recheck-no-seat", seat=2) in printed
    assert words("recheck-no-bot", bot="wizard", game="luz") in printed


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "line 1: a record begins with [game NAME]"),
        ("[game luz]\n[players 4]\ndeal Y1\n", "line 3: first is due"),
        (Match("luz", 4, seed=3).record(), "seat 0: nothing says who sat there"),
    ],
)
def test_a_file_that_tells_nothing_is_told_so(
    text: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, printed = recheck(tmp_path, text, capsys)
    assert code == 1
    assert why in printed


def test_a_game_of_people_has_nothing_to_compute(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match("luz", 3, seed=3)
    for seat in range(3):
        match.tag(f"seat {seat} human")
    match.act(match.pending[0], "bid 3")
    assert recheck(tmp_path, match.record(), capsys) == (
        1,
        "nothing to compute: no bot has made a move in this record\n",
    )


def test_a_file_that_is_no_text_is_told_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"\xff\xfe\x00")
    assert main(["recheck", str(path)]) == 2
    assert "not a text in UTF-8" in capsys.readouterr().err
    assert main(["recheck", str(tmp_path / "missing")]) == 2
    assert "No such file or directory" in capsys.readouterr().err


# --------------------------------------------------------------------------------------------- levels


def test_levels_go_by_game_from_the_weakest_and_leave_out_chance() -> None:
    assert [bot.name for bot in levels("luz")] == ["easy", "medium", "hard", "expert"]
    assert [bot.name for bot in levels("lineit")] == ["easy", "medium", "hard"]
    assert find_bot("expert", "luz").name == "expert"
    with pytest.raises(ValueError, match=r"in lineit there are random, easy, medium, hard$"):
        find_bot("expert", "lineit")
