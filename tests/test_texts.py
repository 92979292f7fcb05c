"""Texts: every message that the program can say exists, and can be said."""

import re
from pathlib import Path

import pytest

from kobako import GAMES, texts
from kobako.games import find

SRC = Path(__file__).parent.parent / "src" / "kobako"
IDS = re.compile(r"^([a-z][A-Za-z0-9-]*) *=", re.MULTILINE)


def ids(language: str) -> list[str]:
    return [
        name
        for path in sorted((texts.FOLDER / language).glob("*.ftl"))
        for name in IDS.findall(path.read_text("utf-8"))
    ]


def test_no_message_stands_twice() -> None:
    for language in texts.LANGUAGES:
        assert len(set(ids(language))) == len(ids(language))


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_rule_of_every_game_has_its_text(language: str) -> None:
    last = {"luz": 12}
    for name in GAMES:
        for message in (
            f"{name}-name",
            f"{name}-goal",
            *(f"{name}-rule-{n}" for n in range(1, last[name] + 1)),
        ):
            assert texts.say(message, language=language).strip()
        assert not texts.has(f"{name}-rule-{last[name] + 1}", language)


def test_every_refusal_has_its_text() -> None:
    found = set()
    for path in [*SRC.glob("games/*/notation.py"), SRC / "match" / "match.py"]:
        found |= set(re.findall(r'Refusal\([^,]+, "([a-z-]+)"', path.read_text("utf-8")))
    found |= {"luz-bid-first", "luz-bids-done"}
    assert len(found) >= 10
    assert found <= set(ids("en"))


def test_a_text_without_its_arguments_is_a_mistake() -> None:
    with pytest.raises(KeyError, match="seats"):
        texts.say("not-your-turn")
    with pytest.raises(KeyError, match="nonsense"):
        texts.say("nonsense")
    assert texts.say("not-your-turn", {"seats": "2"}).endswith("seat 2.")


def test_the_rules_say_what_the_engine_does() -> None:
    """Numbers in the text of the rules, against the engine's."""
    rules = find("luz").notation.rules
    pack = texts.say("luz-rule-1")
    for players in find("luz").seats:
        assert f"{players} players" in pack
        assert f"1 to {rules.RANKS[players]} ({5 * rules.RANKS[players]} cards)" in pack
    scores = texts.say("luz-rule-10")
    for r in range(4):
        assert f"{rules.round_points(r, 6, 3)} in round {r + 1}" in scores or r == 0
        assert str(rules.round_points(r, 7, 3)) in scores
