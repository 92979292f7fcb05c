"""Texts: every message that the program can say exists, and can be said."""

import re
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kobako import GAMES, texts
from kobako.games import find

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src" / "kobako"
IDS = re.compile(r"^([a-z][A-Za-z0-9-]*) *=", re.MULTILINE)
OTHERS = [language for language in texts.LANGUAGES if language != "en"]
PLURALS = {"zero", "one", "two", "few", "many", "other"}  # languages differ in how many of them they have


def ids(language: str) -> list[str]:
    return [
        name
        for path in sorted((texts.FOLDER / language).glob("*.ftl"))
        for name in IDS.findall(path.read_text("utf-8"))
    ]


class Arguments(Visitor):
    """The variables of a message, each with the keys of the variants that it chooses among."""

    def __init__(self, message: ast.Message) -> None:
        self.found: dict[str, set[str | int]] = {}
        self.named: set[str] = set()  # messages that stand inside this one
        self.visit(message)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.named.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        keys = self.found.setdefault(node.selector.id.name, set())
        for variant in node.variants:
            key = variant.key
            keys.add(key.name if isinstance(key, ast.Identifier) else int(key.value))
        self.generic_visit(node)


def arguments(language: str) -> dict[str, dict[str, set[str | int]]]:
    """The arguments of every message of a language."""
    found: dict[str, Arguments] = {}
    for path in sorted((texts.FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                found[entry.id.name] = Arguments(entry)
    # A message has the arguments of those inside it, too; what they choose by is tried with them.
    inner = {name: {arg for each in one.named for arg in found[each].found} for name, one in found.items()}
    return {name: {arg: set() for arg in inner[name]} | one.found for name, one in found.items()}


def sentences(message: str, variants: dict[str, set[str | int]], language: str) -> list[str]:
    """A message with every choice of its variants; what is not chosen by is a number."""
    values = [[*sorted(keys, key=str), 3] for keys in variants.values()]
    said = product(*values)
    return [texts.say(message, dict(zip(variants, chosen, strict=True)), language) for chosen in said]


def test_no_message_stands_twice() -> None:
    for language in texts.LANGUAGES:
        assert len(set(ids(language))) == len(ids(language))


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_rule_of_every_game_has_its_text(language: str) -> None:
    last = {"luz": 12, "lineit": 11, "dragonegg": 12, "yurikure": 16, "aurum": 16}
    for name in GAMES:
        for message in (
            f"{name}-name",
            f"{name}-goal",
            *(f"{name}-rule-{n}" for n in range(1, last[name] + 1)),
        ):
            assert texts.say(message, language=language).strip()
        assert not texts.has(f"{name}-rule-{last[name] + 1}", language)


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert sorted(ids(language)) == sorted(ids("en"))
    assert sorted(arguments(language)) == sorted(ids(language))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_uses_the_same_arguments(language: str) -> None:
    other = arguments(language)
    for message, variants in arguments("en").items():
        assert {name: keys - PLURALS for name, keys in other[message].items()} == {
            name: keys - PLURALS for name, keys in variants.items()
        }, message


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    for message, variants in arguments("en").items():
        assert all(text.strip() for text in sentences(message, variants, language)), message


def test_a_file_is_read_with_those_to_which_it_refers_and_no_others() -> None:
    known = texts.Messages("en")
    files = set(known.texts)
    known.parse("terminal-yurikure-header")
    assert {path.name for path in files - known.texts.keys()} == {"yurikure-terminal.ftl", "yurikure.ftl"}


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    for message, variants in arguments("en").items():
        said = zip(sentences(message, variants, language), sentences(message, variants, "en"), strict=True)
        assert all(text != english for text, english in said), message


def test_every_refusal_has_its_text() -> None:
    found = set()
    for path in [*SRC.glob("games/*/notation.py"), SRC / "match" / "match.py"]:
        found |= set(re.findall(r'Refusal\([^,]+, "([a-z-]+)"', path.read_text("utf-8")))
    found |= {"luz-bid-first", "luz-bids-done"}
    assert len(found) >= 10
    assert found <= set(ids("en"))


def test_everything_that_the_server_says_has_its_text() -> None:
    found = set()
    for path in (SRC / "server").rglob("*.py"):
        said = re.findall(r'(?:[Rr]efused?|Text|problem)\(\s*"([a-z-]+)"', path.read_text("utf-8"))
        found |= set(said)
    found |= {f"server-closed-{why}" for why in ("host", "idle", "rules", "steward")} | {"game-over"}
    assert len(found) >= 30
    assert found <= set(ids("en"))


def test_a_text_without_its_arguments_is_a_mistake() -> None:
    with pytest.raises(KeyError, match="seats"):
        texts.say("not-your-turn")
    with pytest.raises(KeyError, match="nonsense"):
        texts.say("nonsense")
    assert texts.say("not-your-turn", {"seats": "2"}).endswith("seat 2.")


@pytest.mark.parametrize(
    ("language", "slots", "girls"),
    [("en", "1, 2, 10", "White, Red"), ("ja", "1、2、10", "白、赤"), ("zh-Hant", "1、2、10", "白、赤")],
)
def test_things_are_listed_as_the_language_does(language: str, slots: str, girls: str) -> None:
    assert slots in texts.say("luz-slot-empty", {"slot": 4, "slots": (1, 2, 10)}, language)
    assert girls in texts.say("yurikure-told-order", {"girls": ("W", "R")}, language)


def test_the_rules_say_what_the_engine_does() -> None:
    """Numbers in the text of the rules, against the engine's."""
    rules = find("luz").notation.rules
    pack = texts.say("luz-rule-1")
    for players in find("luz").seats:
        assert f"{players} players" in pack
        assert f"1 to {rules.RANKS[players]} ({5 * rules.RANKS[players]} cards)" in pack
    scores = texts.say("luz-rule-10")
    for bid in (6, 7):  # three beads, without and with the safety bead
        first, *later = (rules.round_points(r, bid, 3) for r in range(rules.ROUNDS))
        listed = "".join(f", {points} in round {r}" for r, points in enumerate(later, 2))
        assert f"{first} points in round 1{listed}." in scores
