"""What nobody is shown is not made."""

import pytest

from kobako import Match

from .kit import Salon, match_of


async def test_a_game_that_nobody_watches_is_not_shown(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[object] = []
    really = Match.looks

    def look(self: Match, seats: list[int | None]) -> object:
        looks.append(seats)
        return really(self, seats)

    ann = await salon.person("Ann")
    live = await salon.open(ann, *["bot easy"] * 3, start=True)
    monkeypatch.setattr(Match, "looks", look)
    steps = len(match_of(live).steps)
    for _ in range(5):
        await salon.wait()
    assert len(match_of(live).steps) >= steps + 5
    assert looks == []
    client = await salon.watch(live, ann)
    await salon.wait()
    assert client.of("update")
    assert looks
