import pytest

import playthrough

pytestmark = pytest.mark.rules


@pytest.mark.parametrize(
    ("path", "name", "players"), list(playthrough.paths()), ids=lambda p: str(getattr(p, "stem", p))
)
def test_playthrough_is_unchanged(path, name: str, players: int) -> None:  # type: ignore[no-untyped-def]
    recorded = path.read_text("utf-8").splitlines()
    assert recorded[0] == f"{name} {players} {playthrough.SEED}"
    assert list(playthrough.playthrough(name, players, playthrough.SEED)) == recorded


def test_nothing_else_lies_there() -> None:
    assert sorted(playthrough.FOLDER.iterdir()) == sorted(path for path, *_ in playthrough.paths())
