"""Tables for rule tests: say which cards matter, and the rest of the pack is dealt somehow."""

from collections import Counter
from collections.abc import Mapping

from kobako import Match
from naive.dragonegg import PACK


def deck_line(match: Match, hands: Mapping[int, str], draws: str = "") -> str:
    """A deck that gives the seats these cards and has `draws` on top; others fill up from the low end."""
    fresh = 4 if any(line.startswith("deck ") for line in match.steps) else 5
    wanted = [hands.get(seat, "").split() for seat in range(match.players)]
    rest = Counter(PACK) - Counter(held(match))
    rest -= Counter(card for cards in wanted for card in cards) + Counter(draws.split())
    low = list(rest.elements())
    dealt = [card for cards in wanted for card in cards + [low.pop(0) for _ in range(fresh - len(cards))]]
    return " ".join(["deck", *dealt, *draws.split(), *low])


def held(match: Match) -> list[str]:
    """The cards in all hands."""
    return [card for seat in range(match.players) for card in hand(match, seat)]


def hand(match: Match, seat: int) -> list[str]:
    """The cards of a seat, as it sees them."""
    cards: list[str] = match.view(seat)["seats"][seat]["cards"]
    return cards


def table(players: int, hands: Mapping[int, str], draws: str = "", **options: str) -> Match:
    """A match in round 1 with these hands."""
    match = Match("dragonegg", players, options=options, chance="given")
    match.chance(deck_line(match, hands, draws))
    return match


def commit(match: Match, *sets: str) -> None:
    """Seats 0, 1, ... put these sets down."""
    for seat, told in enumerate(sets):
        match.act(seat, f"sets {told}")


def settled(*sets: str) -> Match:
    """A first round with these sets, after its settlement."""
    hands = {seat: told.replace("/", "") for seat, told in enumerate(sets)}
    match = table(len(sets), hands)
    commit(match, *sets)
    return match


def next_round(match: Match, hands: Mapping[int, str] | None = None, draws: str = "") -> None:
    """Shuffle; the seats draw these cards."""
    match.chance(deck_line(match, hands or {}, draws))


# Two players: seat 0 wins the strong sets and seat 1 the weak ones, so both gain nothing and get a bracelet.
DRAW = ("R7 R7 / R1 B2", "R6 R6 / R3 B4")


def with_bracelets(rounds: int) -> Match:
    """Two players with so many bracelets each, before the next deck. Their kept cards are R5 and B5."""
    match = table(2, {0: "R7 R7 R1 B2 R5", 1: "R6 R6 R3 B4 B5"})
    for number in range(rounds):
        if number:
            next_round(match, {0: "R7 R7 R1 B2", 1: "R6 R6 R3 B4"})
        commit(match, *DRAW)
    return match


def with_egg(players: int = 2) -> Match:
    """After a round in which seat 0 has won the egg, and after the next deck."""
    match = settled(
        "R7 R7 / R6 R6", *["R1 B3 / R1 B2", "R2 B4 / R2 B1", "R4 B1 / R3 B2", "B3 B4 / R3 R4"][: players - 1]
    )
    next_round(match, {0: "B7 B7 B6 B6"})
    return match
