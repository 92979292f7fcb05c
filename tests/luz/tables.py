"""Tables for tests: a test names the cards that matter, and the rest of the pack is dealt in order."""

from collections.abc import Mapping

from kobako import Match
from luz.implementations import IMPLEMENTATIONS, Luz, LuzEngine
from naive.luz import pack


def deal_line(players: int, hands: Mapping[int, str], last: str = "") -> str:
    """A deal in which the seats hold at least `hands`; other cards fill up in order, the suit `last` last."""
    wanted = {seat: cards.split() for seat, cards in hands.items()}
    named = {card for cards in wanted.values() for card in cards}
    rest = sorted((card for card in pack(players) if card not in named), key=lambda card: card[0] == last)
    dealt: list[str] = []
    for seat in range(players):
        hand = wanted.get(seat, [])
        dealt += hand + [rest.pop(0) for _ in range(10 - len(hand))]
    return " ".join(["deal", *dealt, *rest])


def new_game(implementation: str, players: int, first: int = 0) -> Luz:
    """A game in which the first deal is due."""
    game = IMPLEMENTATIONS[implementation]("luz", players, {})
    game.chance(f"first {first}")
    return game


def dealt(
    implementation: str,
    players: int,
    hands: Mapping[int, str],
    first: int = 0,
    bids: str = "",
    last: str = "",
) -> Luz:
    """A game in round 1 after a `deal_line` of `hands` and `last`; `bids` are in the order of bidding."""
    game = new_game(implementation, players, first)
    game.chance(deal_line(players, hands, last))
    game.act(*(f"bid {bid}" for bid in bids.split()))
    return game


def table(players: int, hands: Mapping[int, str], first: int = 0, bids: str = "") -> Match:
    """The same as `dealt`, as a match of the engine."""
    game = dealt("engine", players, hands, first, bids)
    assert isinstance(game, LuzEngine)
    return game.match


def _wrapped(game: Luz | Match) -> Luz:
    return LuzEngine.of(game) if isinstance(game, Match) else game


def bid_by_seat(game: Luz, bids: str) -> None:
    """Make all bids of a round; `bids` has them by seat."""
    for _ in range(game.players):
        game.act(f"bid {bids.split()[game.pending[0]]}")


def play(game: Luz | Match, *cards: str) -> None:
    """Play each card for the seat whose turn it is."""
    luz = _wrapped(game)
    for card in cards:
        luz.act(f"play {luz.cards[luz.pending[0]].index(card) + 1}")


def finish_round(game: Luz | Match) -> None:
    """Make the lowest legal move until the round is scored."""
    luz = _wrapped(game)
    while luz.pending:
        luz.act(min(luz.legal(luz.pending[0]), key=lambda move: (len(move), move)))


def play_rounds(game: Luz | Match, rounds: int) -> None:
    """Play whole rounds of lowest legal moves, from a point at which a deal is due."""
    for _ in range(rounds):
        game.chance(deal_line(game.players, {}))
        finish_round(game)


# The trick of the examples LX5 and LX6.
REMI, CHLOE, JOELLE, VINCENT = range(4)
LX5 = [
    "first 3",  # L5: the left neighbour of the dealer is the start player: Rémi
    deal_line(
        4,
        {
            REMI: "R4 R9 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8",
            CHLOE: "R1 R3 G1 G2 G4 G5 G6 G7 G8 G9",
            JOELLE: "G3 B1 B2 B3 B4 B5 B6 B7 B8 Y9",
            VINCENT: "R2 R5 P1 P2 P3 P4 P5 P6 P7 P8",
        },
    ),
    *("0 bid 3+", "1 bid 0", "2 bid 10", "3 bid 10+"),
]
LX5_TRICK = ["0 play 9", "1 play 2", "2 play 2", "3 play 1"]  # R4, R3, G3, R2
