"""deal-v1: two implementations and the published vectors agree to the byte."""

import json
from typing import Any

import numpy as np
import pytest

import vectors
from kobako import Match
from kobako.cards.jit import rule
from kobako.cards.rng import STREAM, WORDS, below, shuffle
from kobako.match import deal
from kobako.match.deal import BLOCK, Dealer
from naive import deal as naive

PUBLISHED = json.loads(vectors.FILE.read_text("utf-8"))


def test_the_published_vectors_are_those_of_the_naive_implementation() -> None:
    assert vectors.vectors() == PUBLISHED


@pytest.mark.parametrize("vector", PUBLISHED["int_seeds"], ids=lambda v: v["int"])
def test_seed_of_an_integer(vector: dict[str, str]) -> None:
    assert deal.seed_of_int(int(vector["int"])).hex() == vector["seed"]


@pytest.mark.parametrize("vector", PUBLISHED["tables"], ids=lambda v: str(len(v["seats"])))
def test_seed_and_commitments_of_a_table(vector: dict[str, Any]) -> None:
    secret = bytes.fromhex(vector["secret"])
    seats = [bytes.fromhex(seat) for seat in vector["seats"]]
    assert deal.commitment(secret) == vector["commitment"]
    assert [deal.seat_commitment(seat) for seat in seats] == vector["seat_commitments"]
    assert deal.seed_of_table(secret, seats).hex() == vector["seed"]


@rule
def draw_many(words: np.ndarray, sizes: np.ndarray, out: np.ndarray) -> None:
    for i in range(len(sizes)):
        out[i] = below(words[0], sizes[i])


@pytest.mark.parametrize("vector", PUBLISHED["below"], ids=lambda v: str(v["k"]))
def test_numbers_below(vector: dict[str, list[int]]) -> None:
    dealer = Dealer(bytes.fromhex(str(vector["seed"])))
    dealer.prepare(int(str(vector["k"])))
    out = np.zeros(len(vector["m"]), np.int64)
    draw_many(dealer.words, np.array(vector["m"]), out)
    assert out.tolist() == vector["results"]


@rule
def shuffle_once(words: np.ndarray, cards: np.ndarray) -> None:
    shuffle(words[0], cards, len(cards))


def test_a_stream_is_read_on_when_the_first_block_does_not_suffice() -> None:
    """A long shuffle runs out of one block and says so; with more bytes it agrees with the other code."""
    dealer = Dealer(deal.seed_of_int(5))
    cards = np.arange(300, dtype=np.int16)
    dealer.prepare(3, BLOCK)
    shuffle_once(dealer.words, cards.copy())
    assert dealer.words["short"][0] == 1
    dealer.prepare(3, STREAM)
    shuffle_once(dealer.words, cards)
    assert dealer.words["short"][0] == 0
    expected = naive.shuffle([str(card) for card in range(300)], naive.Stream(naive.seed_from_int(5), 3))
    assert [str(card) for card in cards] == expected


def test_a_match_reads_on_too(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = Match("luz", 5, seed=1).steps
    prepare = Dealer.prepare
    monkeypatch.setattr(Dealer, "prepare", lambda self, k, size=40: prepare(self, k, size))
    assert Match("luz", 5, seed=1).steps == expected


def test_a_seed_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 3"):
        Dealer(b"abc")


def test_the_stream_fits_its_record() -> None:
    assert np.zeros(1, WORDS)["bytes"].size == STREAM
