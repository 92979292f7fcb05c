import random

import pytest

from kobako import RecordError
from kobako.match.check import random_match
from kobako.terminal.replay import replay
from kobako.terminal.words import Words
from naive import luz
from terminal.tables import play, play_by_hints, table


def told(text: str, seat: int | None = None) -> str:
    return "\n".join(replay(text, seat, Words()))


def test_a_saved_game_is_told_as_it_was_played() -> None:
    at = table()
    played = play_by_hints(at).splitlines()
    again = told(at.match.record(), at.seat).splitlines()
    begin = ("Seat", "You", "Round", "The game")
    steps = [line for line in again if line.startswith(begin) and line.endswith(".")]
    assert len(steps) == len(at.match.steps) + 4 * 10 + 1  # and who wins: each trick, and the game
    lines = iter(played)
    assert all(line in lines for line in steps), "not in the order in which the game printed them"
    assert again[-10:] == played[-10:]


def test_without_a_seat_every_card_is_open() -> None:
    match = random_match("luz", 4, {}, seed=8)
    text = told(match.record())
    assert "?" not in text
    assert "You" not in text
    assert text.count("set aside") == 4


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_seat_is_told_what_it_knew_then(players: int) -> None:
    match = random_match("luz", players, {}, seed=players)
    head = match.record().partition("first ")[0]
    differed = 0
    for cut in (2, 9, 15, 30, 70, 100):
        lines = match.steps[:cut]
        other = luz.disguise(players, lines, 1, random.Random(cut))
        texts = [head.replace(f"[seed {players}]\n", "") + "\n".join(game) for game in (lines, other)]
        assert told(texts[0], 1) == told(texts[1], 1)
        differed += told(texts[0]) != told(texts[1])
    assert differed >= 3


def test_nothing_is_told_beyond_the_end_of_a_record() -> None:
    at = table()
    play(at, ["2"])
    steps = at.match.steps
    end = next(i for i, line in enumerate(steps) if "play" in line)
    head = at.match.record().partition("first ")[0]
    assert told(head + "\n".join(steps[:2])).endswith("The record ends here. The game is not finished.")
    assert told(head + "\n".join(steps[:end])).count("bids") == 5  # four, and who bids first
    assert told(head).endswith("The record ends here. The game is not finished.")


def test_a_broken_record_is_refused_before_anything_is_told() -> None:
    text = random_match("luz", 4, {}, seed=1).record().replace(" play 3\n", " play 33\n", 1)
    with pytest.raises(RecordError, match=r"line \d+: .*luz 8"):
        replay(text, None, Words())
    with pytest.raises(ValueError, match="there is no seat 4"):
        replay(random_match("luz", 4, {}, seed=1).record(), 4, Words())
