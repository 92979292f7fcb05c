"""Everything that random games have to say and to refuse, as a terminal says it in all languages."""

import re
from itertools import product

import pytest

from kobako import texts
from kobako.games import GAMES
from kobako.games.game import GameInfo, Text
from kobako.terminal.client import Client
from kobako.terminal.words import Words
from tools import sayings
from tools.sayings import Saying

# What nobody should read: signs of a mistake, and marks that stand twice or after a blank.
MARKS = "[,.;:!?、。，；：！？]"  # noqa: RUF001 - full width, as they are meant
BROKEN = re.compile(rf"NaN|None|\(\)|[{{}}]|{MARKS} ?{MARKS}| [,.;!?]")
HALF_WIDTH = re.compile(",| [、。，；：！？]|[、。，；：！？] ")  # noqa: RUF001 - in Chinese and Japanese
NAMES = dict(enumerate(("Ada", "Bo", "Cy", "Di", "Ed")))
# Messages of games that are only said by clients, as parts of others.
PARTS = re.compile(r"\w+-(suit|colour|rank|row|kind|girl|other|one|two)(-\w+)?")
COMMON = {"no-such-move", "no-such-seat", "not-your-turn", "chance-due", "game-over", "no-undo"}


def own_messages(game: str) -> set[str]:
    """The messages of one game that all clients say."""
    known = texts.messages("en")
    return {message for message, path in known.places.items() if path.stem == game}


def terminal(saying: Saying, seat: int | None, language: str) -> str:
    words = Words(language, NAMES)
    if not saying.is_refusal:
        return words.tell(saying.text, seat)
    lines: list[str] = []
    Client(words, lines.append)._refuse(saying.text.id, saying.text.args, None)
    return (" " if language == "en" else "").join(lines)  # they are wrapped anywhere in Chinese and Japanese


def faults(said: str, language: str) -> list[str]:
    patterns = [BROKEN] if language == "en" else [BROKEN, HALF_WIDTH]
    return [found[0] for pattern in patterns if (found := pattern.search(said))]


@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.name)
def test_everything_comes_up_and_is_said_well(info: GameInfo) -> None:
    told = sayings.sayings(info)
    found = {saying.text.id for saying in told}
    assert found == {message for message in own_messages(info.name) if not PARTS.fullmatch(message)} | COMMON
    for saying, language, seat in product(told, texts.LANGUAGES, (None, 0)):
        said = terminal(saying, seat, language)
        assert not faults(said, language), (saying, said)


@pytest.mark.parametrize(
    ("said", "language"),
    [
        (texts.say("aurum-lead-gold", {"cards": "P3, S10"}, "ja"), "ja"),  # a list that was joined before
        (texts.say("lineit-told-left", {"cards": "7, +3"}, "zh-Hant"), "zh-Hant"),
        (texts.say("aurum-lead-gold", {"cards": ()}), "en"),
        ("Lead one of phosphorus NaN, silver NaN.", "en"),
        ("Play slot {$slots}.", "en"),
        ("Nobody took None.", "en"),
        ("你的手牌： B3", "zh-Hant"),  # noqa: RUF001
    ],
)
def test_a_fault_is_found(said: str, language: str) -> None:
    assert faults(said, language)


def test_a_terminal_names_whom_one_waits_for() -> None:
    waits = Saying("luz", True, Text("not-your-turn", {"seats": (1, 2)}))
    assert terminal(waits, 0, "en") == "It is not your turn. Wait for Bo, Cy."
    old = Saying("luz", True, Text("not-your-turn", {"seats": "1, 2"}))  # as it was told before
    assert terminal(old, 0, "en") == "It is not your turn. Wait for seat 1, 2."
