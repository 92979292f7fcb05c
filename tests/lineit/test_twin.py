"""The engine against the rules written a second time, move by move."""

import copy
from itertools import product

import pytest

import perft
from kobako.games.lineit.rules import OPTIONS
from lineit.tables import steady
from naive.lineit import Lineit
from witnesses import play_both

NAMES = [option.name for option in OPTIONS]
EVERY = [dict(zip(NAMES, values, strict=True)) for values in product(*(option.values for option in OPTIONS))]
PLAYERS = [2, 3, 4, 5]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("options", EVERY, ids=lambda options: "-".join(options.values()))
def test_random_games(players: int, options: dict[str, str]) -> None:
    for seed in range(8):
        play_both("lineit", players, seed, options)
    for seed in range(12):
        play_both("lineit", players, seed, options, steady)


@pytest.mark.rules
@pytest.mark.parametrize("players", PLAYERS)
def test_a_random_game(players: int) -> None:
    play_both("lineit", players, 2000, {}, steady)


# ------------------------------------------------------------------------------------------------- perft


def twin_at(position: str) -> Lineit:
    """The twin at a position."""
    header, deck, display, lines, hands, jackpots, piles, turn = (
        [part.strip() for part in text.split(",")] for text in position.split("|")
    )
    players, start, *options = header[0].split()
    names = {value: name for name, values in ((o.name, o.values) for o in OPTIONS) for value in values}
    game = Lineit(int(players), {names[value]: value for value in options})
    _, _, down = deck[0].partition(" / ")
    game.awaits, game.start = None, int(start)
    game.deck, game.display = cards(down), cards(display[0])
    game.lines, game.hands = [cards(line) for line in lines], [cards(hand) for hand in hands]
    game.jackpots = dict(zip(game.jackpots, map(cards, jackpots), strict=True))
    game.piles = [["?"] * int(pile.split()[0]) for pile in piles]
    game.tokens = [[int(token) for token in pile.split()[1:]] for pile in piles]
    seat, *did = turn[0].split()
    game.final = not game.display
    game.taken, game.played = "took" in did, "played" in did
    order = game._seats_from_start()
    game.queue = order[order.index(int(seat)) :]
    return game


def cards(text: str) -> list[str]:
    return [] if text == "-" else text.split()


def leaves(game: Lineit, depth: int) -> int:
    if depth == 0 or not game.pending:
        return 1
    [seat] = game.pending
    total = 0
    for move in game.legal(seat):
        after = copy.deepcopy(game)
        after.tell(f"{seat} {move}")
        total += leaves(after, depth - 1)
    return total


POSITIONS = list(perft.read(perft.FOLDER / "lineit.perft"))


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_the_twin_counts_the_same_leaves(position: perft.Position) -> None:
    for depth, count in position.counts.items():
        if count < 400:
            assert leaves(twin_at(position.at), depth) == count
