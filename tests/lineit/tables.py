"""Games of Line-it to start a test with: say which cards matter, and the rest of the pack lies somewhere."""

import random
from collections.abc import Sequence
from typing import Any

from implementations import Game
from kobako import Match
from kobako.match.check import random_match
from lineit.implementations import IMPLEMENTATIONS, Lineit, LineitEngine, Position
from naive.lineit import PACK

ROUNDS = {2: 26, 3: 21, 4: 17, 5: 15}  # by number of players
DECK_LEFT = {2: 2, 3: 1, 4: 4, 5: 1}  # cards that are never displayed


def deck_line(*displays: str, bottom: str = "") -> str:
    """A deck with the cards of `displays` on top and `bottom` below; the others follow as in the pack."""
    top = " ".join(displays).split()
    return " ".join(["deck", *top, *_without([*top, *bottom.split()]), *bottom.split()])


def new_game(
    implementation: str, players: int, *displays: str, first: int = 0, options: str = "", bottom: str = ""
) -> Lineit:
    """A game whose first rounds show these cards."""
    game = IMPLEMENTATIONS[implementation](players, options)
    game.tell(f"first {first}", deck_line(*displays, bottom=bottom))
    return game


def game_at(
    implementation: str,
    lines: Sequence[str] = (),
    *,
    players: int = 2,
    display: str = "",
    hands: Sequence[str] = (),
    jackpots: Sequence[str] = (),
    piles: Sequence[str] = (),
    turn: str = "0",
    options: str = "",
    deck: str | None = None,
) -> Lineit:
    """A game at a position: seats without an entry have nothing; without a display it is the final phase.

    `turn` is the seat to act and what it has done: "0 took played". A pile is its number of cards and the
    tokens: "4 +3 -5". All cards that are not named are in score piles, in the discard or, unless `deck`
    names the cards that are face down, face down in the order of the pack.
    """
    shown = sorted(display.split(), key=PACK.index)
    lying = " ".join([*lines, *hands, *jackpots]).split()
    taken = players + 2 - len(shown) if shown else 0
    seat, did = int(turn[0]), turn.split()[1:]
    scored = [pile.split() or ["0"] for pile in _filled(piles, players)]
    up, down = _deal(lying, shown, taken, sum(int(pile[0]) + len(pile) - 1 for pile in scored), deck)
    position = Position(
        start=(seat - taken + ("took" in did)) % players,
        seat=seat,
        took="took" in did,
        played="played" in did,
        deck=up + down,
        turned=len(up),
        display=shown,
        lines=_filled(lines, players),
        hands=_filled(hands, players),
        jackpots=_filled(jackpots, 4),
        piles=[int(pile[0]) for pile in scored],
        tokens=[pile[1:] for pile in scored],
        discard=len(up) - len(lying) - len(shown) - sum(int(pile[0]) for pile in scored),
    )
    game = IMPLEMENTATIONS[implementation](players, options)
    game.place(position)
    return game


def _deal(
    lying: list[str], shown: list[str], taken: int, scored: int, deck: str | None
) -> tuple[list[str], list[str]]:
    """The cards that are turned up, those of this round last, and the cards that are face down."""
    down = (deck or "").split()
    rest = _without(lying + shown + down)
    gone = len(rest) - taken
    if shown and deck is None:  # whole rounds
        gone = scored + -(len(lying) + scored) % (len(shown) + taken)
    return lying + rest[:gone] + shown + rest[gone : gone + taken], rest[gone + taken :] + down


def _without(cards: Sequence[str]) -> list[str]:
    """The pack without these cards."""
    rest = list(PACK)
    for card in cards:
        rest.remove(card)
    return rest


def _filled(entries: Sequence[str], n: int) -> list[str]:
    return [*entries, *[""] * (n - len(entries))]


def idle(game: Game | Match) -> None:
    """Make a turn after which the line is empty."""
    [seat] = game.pending
    move = game.move if isinstance(game, Game) else game.act
    if "cash" in game.legal(seat):
        move(seat, "cash")
    move(seat, max(game.legal(seat)))  # a card into the line
    move(seat, "cash")
    move(seat, "end")


def steady(rng: random.Random, moves: list[str]) -> str:
    """Choose a random move, seldom `cash`, so that lines get long and everything happens."""
    kept = [move for move in moves if move != "cash" or rng.random() < 0.1]
    return rng.choice(kept or moves)


# ------------------------------------------------------------------------------ the engine only, as a match


def table(players: int, *displays: str, first: int = 0) -> Match:
    """A match whose first rounds show these cards."""
    game = new_game("engine", players, *displays, first=first)
    assert isinstance(game, LineitEngine)
    return game.match


def at(lines: Sequence[str] = (), **position: Any) -> Match:
    """A match at a position, as in `game_at`."""
    game = game_at("engine", lines, **position)
    assert isinstance(game, LineitEngine)
    return game.match


def act(match: Match, *moves: str) -> None:
    """Make each move for the seat that is to act."""
    for move in moves:
        match.act(match.pending[0], move)


def steady_match(players: int, seed: int, options: dict[str, str]) -> Match:
    """A whole game of steady moves."""
    return random_match("lineit", players, options, seed, steady)
