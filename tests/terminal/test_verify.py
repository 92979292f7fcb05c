import hashlib

import pytest

from kobako import Match, RecordError, texts
from kobako.match.check import random_match
from kobako.match.deal import commitment, seed_of_table
from kobako.match.verify import verify
from naive import deal as naive_deal

SECRET = bytes(range(32))
BYTES = [hashlib.sha256(b"%d" % seat).digest() for seat in range(4)]


def table_record(shown: list[bytes | None], secret: bytes = SECRET, commit: str | None = None) -> str:
    """A record of a deal-v1 table; None is a seat that sent nothing."""
    entropy = [part or bytes(32) for part in shown]
    match = Match("luz", len(shown), seed=seed_of_table(secret, entropy))
    match.tag(f"deal-v1 commit {commit or commitment(secret)}")
    for seat, part in enumerate(shown):
        match.tag(f"deal-v1 seat {seat} {part.hex() if part else 'missing'}")
    match.tag(f"deal-v1 secret {secret.hex()}")
    while not match.over:
        match.act(match.pending[0], match.legal(match.pending[0])[0])
    return match.record()


def swapped(text: str, nth: int) -> str:
    """The record with two cards of its nth deal exchanged: of seat 0's first and the aside's last."""
    lines = text.split("\n")
    at = [i for i, line in enumerate(lines) if line.startswith("deal ")][nth]
    words = lines[at].split(" ")
    words[1], words[-1] = words[-1], words[1]
    return "\n".join([*lines[:at], " ".join(words), *lines[at + 1 :]])


def found(text: str) -> tuple[bool, str]:
    verdict = verify(text)
    assert texts.say(verdict.id, verdict.args)
    return verdict.ok, verdict.id


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_seeded_game_agrees(players: int) -> None:
    verdict = verify(random_match("luz", players, {}, seed=4).record())
    assert verdict.ok
    assert verdict.args == {"lines": 5}


def test_the_expected_line_is_that_of_the_naive_twin() -> None:
    match = Match("luz", 4, seed=4)
    text = match.record().replace("[seed 4]", "[seed 6]")
    verdict = verify(text)
    seed = naive_deal.seed_from_int(6)
    k = 0 if naive_deal.luz_chance(4, seed, 0) != match.steps[0] else 1
    number = text.split("\n").index(match.steps[k]) + 1
    assert verdict.args == {"line": str(number), "expected": naive_deal.luz_chance(4, seed, k)}


def test_a_table_agrees() -> None:
    assert found(table_record([*BYTES])) == (True, "verify-agrees")


def test_a_missing_seat_counts_as_zeros_with_or_without_its_tag() -> None:
    text = table_record([BYTES[0], None, BYTES[2], None])
    assert found(text) == (True, "verify-agrees")
    assert found(text.replace("[deal-v1 seat 1 missing]\n", "")) == (True, "verify-agrees")


def test_bytes_of_a_seat_that_were_changed_are_caught() -> None:
    text = table_record([*BYTES])
    assert found(text.replace(BYTES[2].hex(), BYTES[0].hex())) == (False, "verify-differs")


def test_a_rigged_deal_is_caught() -> None:
    # A deal that nobody has played yet can be changed without making the record impossible.
    match = Match("luz", 4, seed=12)
    assert found(match.record()) == (True, "verify-agrees")
    assert found(swapped(match.record(), 0)) == (False, "verify-differs")


def test_another_order_within_a_hand_is_caught() -> None:
    lines = Match("luz", 4, seed=12).record().split("\n")
    at = next(i for i, line in enumerate(lines) if line.startswith("deal "))
    words = lines[at].split(" ")
    words[1], words[2] = words[2], words[1]
    lines[at] = " ".join(words)
    verdict = verify("\n".join(lines))
    assert (verdict.ok, verdict.args["line"]) == (False, str(at + 1))


def test_a_later_rigged_deal_is_named_by_its_line() -> None:
    match = Match("luz", 3, seed=2)
    while len([line for line in match.steps if line.startswith("deal ")]) < 3:
        match.act(match.pending[0], match.legal(match.pending[0])[0])
    text = swapped(match.record(), 2)
    verdict = verify("; a comment\n\n" + text)
    assert verdict.args["line"] == str(len(text.split("\n")) + 1)
    assert verdict.args["expected"] == match.steps[-1]


def test_a_wrong_commitment_is_caught() -> None:
    assert found(table_record([*BYTES], commit=commitment(bytes(32)))) == (False, "verify-wrong-secret")


def test_a_record_must_agree_with_every_source_it_names() -> None:
    text = table_record([*BYTES])
    assert found(text.replace("[rules 1]\n", "[rules 1]\n[seed 3]\n")) == (False, "verify-differs")


@pytest.mark.parametrize(
    ("without", "why"),
    [
        ("deal-v1 secret", "verify-no-secret"),
        ("deal-v1 commit", "verify-no-commit"),
        ("deal-v1", "verify-no-source"),
    ],
)
def test_nothing_to_verify_by(without: str, why: str) -> None:
    lines = table_record([*BYTES]).split("\n")
    assert found("\n".join(line for line in lines if not line.startswith(f"[{without}"))) == (False, why)


def test_a_record_without_chance_has_nothing_to_verify() -> None:
    assert found("[game luz]\n[players 4]\n[seed 3]\n") == (False, "verify-no-chance")


def test_a_record_that_cannot_be_is_refused() -> None:
    with pytest.raises(RecordError, match="line 4: first is due"):
        verify("[game luz]\n[players 4]\n[seed 3]\ndeal Y1\n")
