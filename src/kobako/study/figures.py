"""Numbers as they are read."""

from __future__ import annotations

from ..bots.warm import Words
from .estimates import Estimate
from .results import Balance, Review

DASH, MINUS = "\N{EN DASH}", "\N{MINUS SIGN}"


def percent(value: float) -> str:
    """A share, without its sign."""
    return f"{100 * value:.1f}".replace("-0.0", "0.0").replace("-", MINUS)


def signed(value: float) -> str:
    """What was gained or lost of it, with plus or minus."""
    told = percent(value)
    return told if told == "0.0" or told.startswith(MINUS) else f"+{told}"


def span(known: Estimate) -> str:
    """An interval of shares; nothing where the value is certain."""
    return f"{percent(known.low)} {DASH} {percent(known.high)}" if known.high > known.low else ""


def seat_name(balance: Balance, words: Words) -> str:
    """What a seat is called in a report."""
    if balance.player is None:
        return words("analyse-seat", seat=balance.seat)
    return words("analyse-seat-bot", seat=balance.seat, bot=balance.player)


def outcome(review: Review, words: Words) -> str:
    """How the game ended, or that it did not."""
    if not review.over:
        return words("analyse-unfinished")
    names = [seat_name(review.balances[seat], words) for seat in review.winners]
    scores = tuple(str(score).replace("-", MINUS) for score in review.scores)
    return words("analyse-won", winners=tuple(names), scores=scores)


def setting(review: Review, words: Words) -> str:
    """What was looked at, and how closely."""
    return words(
        "analyse-setting",
        players=review.players,
        steps=review.steps,
        decisions=len(review.decisions),
        iterations=str(review.iterations),
        worlds=str(review.worlds),
    )


def known_title(review: Review, words: Words) -> str:
    """By whose knowledge the chances are."""
    if review.seat is None:
        return words("analyse-known")
    return words("analyse-known-seat", seat=review.seat)
