"""What only the reference implementation of Line-it has: observations, disguises and worlds."""

import random
from collections import Counter
from collections.abc import Sequence
from itertools import permutations, product

import pytest

from games.worlds import is_uniform
from kobako.match.check import random_match
from lineit.tables import deck_line, steady
from naive import lineit
from naive.game import Options

PLAYERS = (2, 3, 4, 5)


def random_game(players: int, seed: int, options: Options = None) -> list[str]:
    """The lines of a game of steady moves."""
    return random_match("lineit", players, options or {}, seed, steady).steps


def test_lines_that_are_no_move_and_no_chance() -> None:
    game = lineit.replay(2, ["first 0", deck_line("10 20 +3 +3 30")])
    before = repr(vars(game))
    for line in ("", "0", "0 take 10", "00 take 10 line", "0  take 10 line", "-1 end", "take 10 line"):
        with pytest.raises(ValueError, match="not legal now"):
            game.tell(line)
        assert repr(vars(game)) == before


def test_random_games_meet_everything_and_lose_no_card() -> None:
    """The games below are worth playing: all kinds of things happen in them."""
    met: Counter[str] = Counter()
    for players, seed in product(PLAYERS, range(4)):
        game = lineit.Lineit(players, {"final_hand_play": "optional"})
        for line in random_game(players, seed, game.options):
            met["forced cash"] += any(game.legal(seat) == {"cash"} for seat in range(players))
            game.tell(line)
            met["pass"] += line.endswith(" pass")
            check_cards(game)
        met["jackpot"] += sum(" wins [" in heard and "[]" not in heard for heard in game.heard)
        met["lost jackpot"] += sum(" wins []" in heard for heard in game.heard)
        met["bonus"] += sum(token > 0 for tokens in game.tokens for token in tokens)
        met["penalty"] += sum(token < 0 for tokens in game.tokens for token in tokens)
        met["card left in hand"] += any(game.hands)
        met["shared"] += len(game.winners) > 1
    assert all(met.values()), met


def check_cards(game: lineit.Lineit) -> None:
    """Assert that every card lies where it may, once."""
    parts = [game.deck, game.display, *game.lines, *game.hands, *game.piles, *game.jackpots.values()]
    cards = Counter(card for part in [*parts, game.discard] for card in part)
    assert cards == (Counter() if game.awaits else Counter(lineit.PACK))
    assert all(lineit.fits(line[:at], card) for line in game.lines for at, card in enumerate(line))
    assert not any(map(lineit.is_challenge, [card for pile in game.piles for card in pile]))
    assert all(lineit.colour(card) == name for name, pile in game.jackpots.items() for card in pile)
    made = Counter(f"+{abs(token)}" for tokens in game.tokens for token in tokens)
    assert made <= Counter(game.discard)  # every token came with a challenge card


# ---- Hidden information (part 5, I22) ----


def before_the_end(players: int, seed: int, left: int) -> list[str]:
    """A random game up to the moment when `left` cards are in the deck."""
    game, lines = lineit.Lineit(players), random_game(players, seed)
    for at, line in enumerate(lines):
        game.tell(line)
        if not game.awaits and len(game.deck) == left:
            return lines[: at + 1]
    raise AssertionError("never so many cards")


def end_with(end: str, players: int = 4) -> list[str]:
    """A game in which just these cards are left in the deck, in this order."""
    game, lines = lineit.Lineit(players), ["first 0", deck_line(bottom=end)]
    for line in lines:
        game.tell(line)
    while len(game.deck) > len(end.split()):
        [seat] = game.pending
        wanted = [f"take {game.display[0]} line", "end", "cash"]
        line = f"{seat} {next(move for move in wanted if move in game.legal(seat))}"
        game.tell(line)
        lines.append(line)
    return lines


def swap(lines: Sequence[str], one: int, two: int) -> list[str]:
    """The same moves over a deck in which the cards at these places are exchanged."""
    cards = lines[1].split()
    cards[one + 1], cards[two + 1] = cards[two + 1], cards[one + 1]
    return [lines[0], " ".join(cards), *lines[2:]]


def shown(told: Sequence[str]) -> list[str]:
    """The cards that were seen turned up, in order."""
    cards = []
    for text in told:
        if text.startswith("round "):
            cards += text.partition(" shows ")[2].split()
        elif text.startswith("last of the deck "):
            cards += text.removeprefix("last of the deck ").split()
    return cards


@pytest.mark.parametrize("players", PLAYERS)
def test_all_observe_the_same_and_nothing_of_the_deck(players: int) -> None:
    lines = random_game(players, 1)
    for end in [*range(0, len(lines), 13), len(lines)]:
        hidden = lineit.replay(players, lines[:end]).deck
        cards = lines[1].split()[1:] if end > 1 else []
        told = [lineit.observations(players, lines[:end], seat) for seat in (*range(players), None)]
        assert all(one == told[0] for one in told)
        assert shown(told[0]) == cards[: len(cards) - len(hidden)]
    assert shown(lineit.observations(players, lines, 0)) == lines[1].split()[1:]  # the end: all is open


def test_observations_tell_apart_what_can_be_told_apart() -> None:
    lines = before_the_end(4, 3, left=10)  # places 90 to 95 have just been turned up, 96 to 105 are hidden
    for seat in (0, 3, None):
        told = lineit.observations(4, lines, seat)
        assert lineit.observations(4, swap(lines, 96, 105), seat) == told
        assert lineit.observations(4, swap(lines, 95, 96), seat) != told
        assert lineit.observations(4, swap(lines, 90, 91), seat) != told  # the order is seen, too


def test_everybody_hears_every_move() -> None:
    start = ["first 0", deck_line("10 20 +3 30")]
    moves = ["0 take 10 line", "0 take 10 hand", "0 take 20 hand", "0 take +3 hand"]
    for seat in (0, 1, None):
        assert len({tuple(lineit.observations(2, [*start, move], seat)) for move in moves}) == len(moves)


def test_nothing_to_disguise() -> None:
    rng = random.Random(5)
    finished = random_game(4, 2)
    one_left = before_the_end(3, 2, left=1)
    equal_left = end_with("+3 +3", 2)
    for players, lines in ((4, finished), (3, one_left), (2, equal_left), (2, []), (2, ["first 1"])):
        assert lineit.disguise(players, lines, 0, rng) == lines


# ---- Worlds ----


def test_worlds_are_all_orders_that_look_the_same() -> None:
    """Four cards left, two of them equal: every order of the physical cards, told apart by observations."""
    lines = end_with("+3 57 +3 12")
    told = lineit.observations(4, lines, 1)
    shown_cards, hidden = lines[1].split()[:-4], ["+3", "57", "+3", "12"]
    possible: Counter[tuple[str, ...]] = Counter()
    for places in permutations(range(4)):
        order = tuple(hidden[place] for place in places)
        if lineit.observations(4, [lines[0], " ".join([*shown_cards, *order]), *lines[2:]], 1) == told:
            possible[order] += 1
    assert possible.total() == 24
    assert len(possible) == 12
    assert set(possible.values()) == {2}
    for seat in (*range(4), None):
        assert lineit.worlds(4, lines, seat) == possible


@pytest.mark.parametrize(
    ("players", "end", "kinds", "each"),
    [
        (2, "1 2", 2, 1),
        (2, "+3 +3", 1, 2),
        (2, "+3 +4", 2, 1),
        (3, "+5", 1, 1),
        (3, "+3 +3 +4 +4 +5 +5", 90, 8),
        (4, "1 2 3 4", 24, 1),
        (5, "1 2 3 4 5 6 +4 +4", 20160, 2),
    ],
)
def test_worlds_are_counted_by_physical_cards(players: int, end: str, kinds: int, each: int) -> None:
    possible = lineit.worlds(players, end_with(end, players), 0)
    assert tuple(end.split()) in possible
    assert (len(possible), set(possible.values())) == (kinds, {each})


def test_worlds_do_not_depend_on_what_is_hidden() -> None:
    rng = random.Random(6)
    lines = end_with("+3 57 +3 12")
    other = lineit.disguise(4, lines, 2, rng)
    assert list(lineit.worlds(4, other, 2).items()) == list(lineit.worlds(4, lines, 2).items())


def test_a_disguise_draws_every_other_world() -> None:
    rng = random.Random(8)
    lines = end_with("+3 57 +3 12")
    drawn = Counter(tuple(lineit.disguise(4, lines, 0, rng)[1].split()[-4:]) for _ in range(550))
    assert set(drawn) == set(lineit.worlds(4, lines, 0)) - {("+3", "57", "+3", "12")}
    assert is_uniform(drawn, 11)


def test_worlds_need_a_deck_with_few_cards_left() -> None:
    lines = random_game(2, 4)
    for early in ([], lines[:1]):
        with pytest.raises(ValueError, match="no deck"):
            lineit.worlds(2, early, 0)
    for early in (lines[:2], before_the_end(2, 4, left=10)):
        with pytest.raises(ValueError, match="too many"):
            lineit.worlds(2, early, 0)
    assert lineit.worlds(2, lines, 0) == Counter({(): 1})  # nothing is hidden any more
