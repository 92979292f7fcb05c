"""Tables for rule tests: say which cards matter, and the rest of the pack is dealt somehow."""

from collections.abc import Mapping, Sequence

from kobako import Match
from naive.luz import pack


def deal_line(players: int, hands: Mapping[int, str]) -> str:
    """A deal in which the seats hold at least these cards; other cards fill up from the low end."""
    wanted = {seat: cards.split() for seat, cards in hands.items()}
    named = {card for cards in wanted.values() for card in cards}
    rest = [card for card in pack(players) if card not in named]
    dealt: list[str] = []
    for seat in range(players):
        hand = wanted.get(seat, [])
        dealt += hand + [rest.pop(0) for _ in range(10 - len(hand))]
    return " ".join(["deal", *dealt, *rest])


def table(players: int, hands: Mapping[int, str], first: int = 0, bids: str = "") -> Match:
    """A match in round 1 with these hands; with bids given, in the order of bidding, play can begin."""
    match = Match("luz", players, chance="given")
    match.chance(f"first {first}")
    match.chance(deal_line(players, hands))
    for bid in bids.split():
        match.act(match.pending[0], f"bid {bid}")
    return match


def slot_of(match: Match, seat: int, card: str) -> int:
    """Where a seat holds a card; somebody else can see that."""
    hand = match.view((seat + 1) % match.players)["hands"][seat]
    return [f"{entry['suit']}{entry['rank']}" for entry in hand].index(card) + 1


def play(match: Match, *cards: str) -> None:
    """The seats whose turn it is play these cards."""
    for card in cards:
        seat = match.pending[0]
        match.act(seat, f"play {slot_of(match, seat, card)}")


def finish_round(match: Match) -> None:
    """The lowest legal slot, until the round is scored."""
    while match.pending:
        seat = match.pending[0]
        match.act(seat, match.legal(seat)[0])


def play_rounds(match: Match, rounds: int) -> None:
    """Whole rounds of lowest legal moves, from a point at which a deal is due."""
    for _ in range(rounds):
        match.chance(deal_line(match.players, {}))
        finish_round(match)


def bids_of(match: Match) -> Sequence[str]:
    """All bids there are, as the rules list them."""
    return [f"bid {beads}{safety}" for beads in range(11) for safety in ("", "+")]
