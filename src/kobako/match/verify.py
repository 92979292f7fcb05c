"""Is chance in a record what it had to be? Every chance line is drawn again from what the record tells.

The source is `[seed N]`, or the table's secret and the bytes of its seats, which must fit the commitment.
Steps that were taken from another record are left to that record.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

import numpy as np

from .. import texts
from . import record as record_text
from .deal import MISSING, Dealer, chance_line, commitment, seed_of_int, seed_of_table
from .match import Match

SEAT_BYTES = re.compile("seat ([0-9]+) ([0-9a-f]+)")  # a missing seat has none


@dataclass(frozen=True)
class Verdict:
    """What came of it: `id` and `args` are a message to translate."""

    ok: bool
    id: str
    args: texts.Args = field(default_factory=dict)


def verify(text: str) -> Verdict:
    """Draw all chance of a record again. RecordError names a line that cannot be."""
    Match.replay(text)
    record = record_text.parse(text)
    deal_tags = [tag.removeprefix("deal-v1 ") for tag in record.tags if tag.startswith("deal-v1 ")]
    dealers = [Dealer(seed_of_int(int(tag[5:]))) for tag in record.tags if tag.startswith("seed ")]
    if deal_tags:
        told = {kind: rest for kind, _, rest in (tag.partition(" ") for tag in deal_tags)}
        if not ("commit" in told and "secret" in told):
            return Verdict(False, "verify-no-secret" if "commit" in told else "verify-no-commit")
        if commitment(bytes.fromhex(told["secret"])) != told["commit"]:
            return Verdict(False, "verify-wrong-secret")
        dealers.append(Dealer(_table_seed(told["secret"], deal_tags, record.players)))
    if not dealers:
        return Verdict(False, "verify-no-source")
    return _compare(record, dealers)


def _table_seed(secret: str, deal_tags: list[str], players: int) -> bytes:
    entropy = [MISSING] * players
    for tag in deal_tags:
        if shown := SEAT_BYTES.fullmatch(tag):
            entropy[int(shown[1])] = bytes.fromhex(shown[2])
    return seed_of_table(bytes.fromhex(secret), entropy)


def _compare(record: record_text.Record, dealers: list[Dealer]) -> Verdict:
    """A record that names several sources must agree with each."""
    match = Match(record.info.name, record.players, options=record.options, chance="given")
    copied = record_text.copied(record.tags)
    for _, line in record.steps[:copied]:
        match.add(line)
    before = match._chances
    for number, line in record.steps[copied:]:
        for dealer in dealers if match.awaits else ():
            expected = drawn(match, dealer)
            if line != expected:
                return Verdict(False, "verify-differs", {"line": str(number), "expected": expected})
        match._replay_step(number, line)
    lines = match._chances - before
    if not lines:
        return Verdict(False, "verify-no-chance")
    if copied:
        return Verdict(True, "verify-agrees-since", {"lines": lines, "steps": copied})
    return Verdict(True, "verify-agrees", {"lines": lines})


def drawn(match: Match, dealer: Dealer) -> str:
    """The chance line that the dealer tells at this point of the match."""
    outcome = np.zeros(match.info.max_outcome, np.int16)
    dealer.draw(match._states, match._chances, outcome)
    return chance_line(match.info, match._states, outcome)
