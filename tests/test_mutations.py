"""Mutation testing itself: what is planted where, which tests run, and when the long run fails."""

from pathlib import Path

import pytest

from long.mutations import check
from tools.mutations import draw
from tools.mutations.run import OUTCOMES, SURVIVED, Outcome
from tools.mutations.tests import AREAS, RULES, area_of, stages

SOURCE = '''
class Bag:
    def is_full(self, n: int = 3) -> bool:
        """Never 3."""
        if n < 4 and n:
            self.n = 1
        return f"{2}", "é", 8
'''
PLANTED = {
    "Bag.is_full 3:32 +1: 3  ->  4",
    "Bag.is_full 3:32 -1: 3  ->  (2)",
    "Bag.is_full 5:12 negated: n < 4 and n  ->  (not (n < 4 and n))",
    "Bag.is_full 5:12 and/or: n < 4 and n  ->  (n < 4 or n)",
    "Bag.is_full 5:12 comparison: n < 4  ->  (n <= 4)",
    "Bag.is_full 5:16 +1: 4  ->  5",
    "Bag.is_full 5:16 -1: 4  ->  (3)",
    "Bag.is_full 6:13 deleted: self.n = 1  ->  pass",
    "Bag.is_full 6:22 +1: 1  ->  2",
    "Bag.is_full 6:22 -1: 1  ->  (0)",
    'Bag.is_full 7:9 deleted: return f"{2}", "é", 8  ->  pass',
    "Bag.is_full 7:30 +1: 8  ->  9",
    "Bag.is_full 7:30 -1: 8  ->  (7)",
}


def test_what_is_planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(draw, "PACKAGE", tmp_path)
    file = tmp_path / "bag.py"
    file.write_text(SOURCE)
    found = {str(one).replace("bag.py:", f"{one.function} "): one for one in draw.mutations_of("bag.py")}
    assert set(found) == PLANTED
    found["Bag.is_full 7:30 +1: 8  ->  9"].plant(tmp_path)
    assert file.read_text() == SOURCE.replace("8", "9")
    with pytest.raises(ValueError, match="has changed since"):
        found["Bag.is_full 7:30 +1: 8  ->  9"].plant(tmp_path)


def test_equivalent_mutations_are_still_there_and_left_out() -> None:
    known = {one.place for path in {path for path, *_ in draw.EQUIVALENT} for one in draw.mutations_of(path)}
    assert set(draw.EQUIVALENT) <= known
    assert all(draw.EQUIVALENT.values())  # reasons
    everything = draw.draw(1, 1_000_000, ["bots/"])
    assert {one.place for one in everything} & set(draw.EQUIVALENT) == set()
    assert {one.path for one in everything if not one.path.startswith("bots/")} == set()
    assert draw.draw(1, 5, ["cards/"]) == draw.draw(1, 5, ["cards/"]) != draw.draw(2, 5, ["cards/"])


def test_every_file_has_an_area_and_every_stage_runs_in_one_way_or_another() -> None:
    assert area_of("games/luz/rules.py")[0] == RULES != area_of("games/luz/view.py")[0]
    assert {area_of(path)[0] for path in draw._paths()} == {name for name, *_ in AREAS}
    made = stages("games/luz/rules.py")
    assert "tests/luz" in [stage.paths for stage in made]
    assert [stage.is_everyday for stage in made] == sorted(
        (stage.is_everyday for stage in made), reverse=True
    )


@pytest.mark.parametrize(
    ("survived", "in_rules", "passes"), [(5, 1, True), (6, 0, False), (2, 2, False), (0, 0, True)]
)
def test_the_long_run_fails_when_too_much_survives(survived: int, in_rules: int, passes: bool) -> None:
    areas = [RULES] * in_rules + ["server"] * (100 - in_rules)
    results = [SURVIVED] * survived + [OUTCOMES[0]] * (100 - survived)
    outcomes = [Outcome("a.py:1", *both, "", 1.0) for both in zip(areas, results, strict=True)]
    if passes:
        check(outcomes)
    else:
        with pytest.raises(AssertionError, match="survived"):
            check(outcomes)
