"""Tables for rule tests: say where the points are, and let the girls do what the test is about."""

from collections.abc import Mapping

from kobako import Match
from kobako.games.yurikure.marks import PAIR_NUMBERS

GIRLS = "RWKYPGS"
PAIRS = list(PAIR_NUMBERS)
SETUP = "setup couple RW two KG one YS one RP order R W K Y P G S"
# Enough control for everybody: seat 0 over R, seat 1 over K, seat 2 over P, seat 3 over Y.
SUPPORT = {0: "RW RK RY RP RG", 1: "KG WK KY KP KS", 2: "PG PS YP WP KP", 3: "YS WY YG RY KY"}
BONDS = {"none": 0, "blue": 1, "red": 2}


def table(
    players: int = 3,
    support: Mapping[int, str] | None = None,
    setup: str = SETUP,
    first: int = 0,
    options: Mapping[str, str] | None = None,
) -> Match:
    """A match whose first girl is about to act; support is pairs for 5, 4, 3, 2, 1, by seat."""
    match = Match("yurikure", players, options=options, chance="given")
    match.chance(setup)
    match.chance(f"first {first}")
    for seat in range(players):
        for value, pair in zip("54321", (SUPPORT | dict(support or {}))[seat].split(), strict=True):
            match.act(seat, f"support {value} {pair}")
    return match


def put(match: Match, pair: str, affection: int = 0, dissatisfaction: int = 0, bond: str = "none") -> None:
    """Change how two girls stand with each other."""
    state, number = match._states[0], PAIR_NUMBERS[pair]
    state.affection[number], state.dissatisfaction[number] = affection, dissatisfaction
    bit = 1 << number
    state.couples = state.couples & ~bit | (bond != "none") << number
    state.red = state.red & ~bit | (bond == "red") << number


def pair(match: Match, name: str) -> tuple[int, int, str]:
    """Affection, dissatisfaction and bond."""
    found = match.view(None)["pairs"][PAIRS.index(name)]
    return found["affection"], found["dissatisfaction"], found["bond"]


def deciding(match: Match) -> tuple[str, str] | None:
    """The girl in question and what is decided for her."""
    found = match.view(None)["deciding"]
    return found and (found["girl"], found["what"])


def passes(match: Match, count: int) -> None:
    """Whoever is asked passes, so many times."""
    for _ in range(count):
        match.act(match.pending[0], "pass")


def control(match: Match, seat: int, level: int) -> None:
    """The seat reveals this level as soon as it is asked; the others pass, until it has to declare."""
    while match.pending != (seat,):
        passes(match, 1)
    match.act(seat, f"reveal {level}")
    passes(match, match.players)


def decide(match: Match, move: str) -> None:
    """Nobody reveals anything more: the controller declares this, and that is final."""
    while match.view(None)["phase"] == "reveal":
        passes(match, 1)
    match.act(match.pending[0], move)
    passes(match, match.players - 1)


def rule(match: Match, seat: int, level: int, move: str) -> None:
    """The seat takes control of the girl in question by this level, and decides for her."""
    control(match, seat, level)
    decide(match, move)


def skip(match: Match) -> None:
    """Nobody reveals anything more. The girl in question does nothing, or says no."""
    before = deciding(match)
    while before and deciding(match) == before and match.pending:
        phase = match.view(None)["phase"]
        if phase == "declare":
            match.act(match.pending[0], "idle" if before[1] == "action" else "no")
        else:
            passes(match, 1)


def finish_actions(match: Match) -> None:
    """All girls that have still to act do nothing, until the dice of the couple phase or what follows."""
    first = match.view(None)["round"]
    while match.view(None)["deciding"] and match.view(None)["round"] == first:
        skip(match)


def roll(match: Match, *dice: int) -> None:
    for die in dice:
        match.chance(f"roll {die}")


def play_round(match: Match, couple: int = 5, kiss: int = 1) -> None:
    """A round in which nobody does anything; every die of a phase shows the same."""
    now = match.view(None)["round"]
    finish_actions(match)
    while match.awaits and match.view(None)["round"] == now:
        roll(match, couple if match.view(None)["rolling"]["what"] == "couple" else kiss)
