"""Luz a second time: strings, sets and lists, told line by line. Nothing is shared with the engine.

Rules (the numbers of rules/luz.md)
   1 Setup    A random seat is first.
   2 Rounds   Four; in round r seat first + r - 1 deals, and its left neighbour is the start player.
 3-4 Deal     Ten cards a seat, ten aside. You see the suits and the order of your own cards, no rank,
              and all of everybody else's cards.
   5 Bids     Once round: 0..10 tricks, each with or without the safety bead.
 6-8 Tricks   The first bidder leads; follow suit if you can; you play a slot, and then its rank is public.
   9 Winner   The highest yellow, else the highest of the suit led; the winner leads the next trick.
  10 Score    Exact 10 x round; with the safety bead exact or one over 5 x round; else -5 a trick off.
  11 Leader   Three players, round 4: the highest total bids first and leads.
  12 End      Highest total, then the better last round, then the nearest to the start player of round 4.
"""

import random
from collections.abc import Sequence
from functools import cache
from itertools import combinations, product

from naive.game import Game, Lines, Options, Seat, check_seat

SUITS = "YRGBP"
TRUMP = "Y"
HIGHEST = {3: 8, 4: 10, 5: 12}  # the highest rank in use, by players
HAND = 10
ROUNDS = 4

Trick = list[tuple[int, str]]  # (seat, card) in the order played


def pack(players: int) -> list[str]:
    """All cards in notation order."""
    return [f"{suit}{rank}" for suit in SUITS for rank in range(1, HIGHEST[players] + 1)]


def winner(trick: Trick) -> int:
    """9: the seat whose card wins a full trick."""
    required = trick[0][1][0]

    def strength(play: tuple[int, str]) -> tuple[bool, bool, int]:
        suit, rank = play[1][0], int(play[1][1:])
        return suit == TRUMP, suit == required, rank

    return max(trick, key=strength)[0]


def points(number: int, bid: str, won: int) -> int:
    """10: what a bid like '3+' earns in round `number` with `won` tricks."""
    beads = int(bid.removesuffix("+"))
    if not bid.endswith("+") and won == beads:
        return 10 * number
    if bid.endswith("+") and won in (beads, beads + 1):
        return 5 * number
    return -5 * abs(won - beads)  # L1: counted from the yellow beads, safety or not


def starter(first: int, number: int, players: int) -> int:
    """2: the start player of round `number`, at the left of its dealer."""
    dealer = (first + number - 1) % players
    return (dealer + 1) % players


def nearest(seats: Sequence[int], start: int, players: int) -> int:
    """The one of `seats` first met going clockwise from `start`, itself included."""
    return min(seats, key=lambda seat: (seat - start) % players)


def opener(first: int, number: int, totals: Sequence[int]) -> int:
    """5, 11: who bids first and leads the first trick of round `number`."""
    players = len(totals)
    start = starter(first, number, players)
    if players == 3 and number == ROUNDS:
        best = [seat for seat in range(players) if totals[seat] == max(totals)]
        return nearest(best, start, players)
    return start


def champion(first: int, totals: Sequence[int], last: Sequence[int]) -> int:
    """12: the winner, from the totals and the points of round 4."""
    players = len(totals)
    results = list(zip(totals, last, strict=True))
    best = [seat for seat in range(players) if results[seat] == max(results)]
    return nearest(best, starter(first, ROUNDS, players), players)


class Luz(Game):
    """One game, told line by line."""

    SEATS = range(3, 6)

    def __init__(self, players: int, options: Options = None) -> None:
        super().__init__(players, options)
        self.pack = pack(players)
        self.scores = [0] * players
        self.first = -1  # the dealer of round 1
        self.round = 0  # 1..4, 0 before the first deal
        self.hands: list[list[str]] = []  # by seat, slot 1 first; played cards stay in
        self.aside: list[str] = []
        self.played: list[set[int]] = []  # by seat, slots
        self.bids: dict[int, str] = {}  # by seat, '3+'
        self.trick: Trick = []
        self.won: list[int] = []  # tricks, by seat
        self.turn = -1
        self.heard: list[str] = []  # all that was said aloud in the whole game; the cards dealt are not

    @property
    def pending(self) -> tuple[int, ...]:
        return () if self.over or self.awaits else (self.turn,)

    def legal(self, seat: int) -> set[str]:
        """The moves of `seat` in notation; none if it may not act."""
        if seat not in self.pending:
            return set()
        # 5, L3, L4: any number with or without the safety bead.
        if len(self.bids) < self.players:
            return {f"bid {beads}{safety}" for beads in range(HAND + 1) for safety in ("", "+")}
        # 7: the leader plays anything, the others follow suit if they can.
        held = {slot for slot in range(1, HAND + 1) if slot not in self.played[seat]}
        if self.trick:
            required = self.trick[0][1][0]
            held = {slot for slot in held if self.hands[seat][slot - 1][0] == required} or held
        return {f"play {slot}" for slot in held}

    def _first(self, line: str) -> None:
        # 1: any seat may be first.
        if line not in [f"first {seat}" for seat in range(self.players)]:
            raise ValueError(f"no such first seat: {line!r}")
        self.first = int(line.removeprefix("first "))
        self.heard.append(line)
        self.awaits = "deal"

    def _deal(self, line: str) -> None:
        word, *cards = line.split(" ")
        if word != "deal" or sorted(cards) != sorted(self.pack):
            raise ValueError(f"no deal of the whole pack: {line!r}")
        # 3, 4: ten cards a seat, sorted into slots; the last ten are aside.
        self.round += 1
        self.hands = [self._sorted(cards[HAND * seat : HAND * seat + HAND]) for seat in range(self.players)]
        self.aside = self._sorted(cards[-HAND:])
        self.played = [set() for _ in range(self.players)]
        self.bids, self.trick, self.won = {}, [], [0] * self.players
        self.turn = opener(self.first, self.round, self.scores)
        self.awaits = None

    def _sorted(self, cards: Sequence[str]) -> list[str]:
        return sorted(cards, key=self.pack.index)

    def _decide(self, line: str) -> None:
        seat, _, move = line.partition(" ")
        if seat != str(self.turn) or move not in self.legal(self.turn):
            raise ValueError(f"not legal now: {line!r}")
        word, what = move.split(" ")
        if word == "bid":
            self._bid(what)
        else:
            self._play(int(what))

    def _bid(self, bid: str) -> None:
        # 5, 6: once round, so that the first bidder is to lead when all have bid.
        self.bids[self.turn] = bid
        self.heard.append(f"{self.turn} bid {bid}")
        self.turn = (self.turn + 1) % self.players

    def _play(self, slot: int) -> None:
        # 8: the rank becomes public when the card is played.
        card = self.hands[self.turn][slot - 1]
        self.played[self.turn].add(slot)
        self.trick.append((self.turn, card))
        self.heard.append(f"{self.turn} play {slot} is {card}")
        self.turn = (self.turn + 1) % self.players
        if len(self.trick) == self.players:
            self._end_trick()

    def _end_trick(self) -> None:
        # 6, 9: the winner leads the next trick.
        self.turn = winner(self.trick)
        self.trick = []
        self.won[self.turn] += 1
        self.heard.append(f"trick to {self.turn}")
        if sum(self.won) == HAND:
            self._end_round()

    def _end_round(self) -> None:
        gains = [points(self.round, self.bids[seat], self.won[seat]) for seat in range(self.players)]
        self.scores = [total + gain for total, gain in zip(self.scores, gains, strict=True)]
        self.heard += [f"round {self.round} points {gains}", f"totals {self.scores}"]
        if self.round < ROUNDS:
            self.awaits = "deal"
            return
        self.over = True
        self.winners = (champion(self.first, self.scores, gains),)
        self.heard.append(f"over, won by {self.winners[0]}")


replay = Luz.replay


# ---- Who knows what (part 5) ----


def observations(players: int, lines: Lines, seat: Seat, options: Options = None) -> list[str]:
    """All that `seat` (None: a spectator) has observed, in order; equal lists mean that it cannot tell."""
    check_seat(players, seat)
    game = Luz(players, options)
    seen = []
    for line in lines:
        before = len(game.heard)
        game.tell(line)
        seen += game.heard[before:]
        if line.startswith("deal "):
            seen += [_dealt(game, holder, seat) for holder in range(players)]
    if game.over:  # the cards of the last round are laid open
        seen += [f"seat {holder} had {' '.join(hand)}" for holder, hand in enumerate(game.hands)]
        seen.append(f"aside were {' '.join(game.aside)}")
    return seen


def _dealt(game: Luz, holder: int, seat: Seat) -> str:
    """4: suits are on both sides of the cards; ranks only others see, and a spectator none."""
    hand = game.hands[holder]
    shown = [card[0] for card in hand] if seat in (None, holder) else hand
    return f"round {game.round}: seat {holder} holds {' '.join(shown)}"


# ---- Another game that looks the same ----

Shape = list[str | None]  # the cards of one holder in one suit, ascending; None for an unknown rank


def disguise(
    players: int, lines: Lines, seat: Seat, rng: random.Random, options: Options = None
) -> list[str]:
    """The same decisions over other deals, uniform among all that `seat` cannot tell from these."""
    check_seat(players, seat)
    game, told, result = Luz(players, options), 0, list(lines)
    deals = [at for at, line in enumerate(lines) if line.startswith("deal ")]
    for at, end in zip(deals, [*deals, len(lines)][1:], strict=True):
        for line in lines[told:end]:
            game.tell(line)
        told = end
        result[at] = _deal_anew(game, seat, rng)
    return result


def _deal_anew(game: Luz, seat: Seat, rng: random.Random) -> str:
    """A deal line for the round that `game` is in, or has just ended."""
    known = _known(game, seat)
    old: list[list[str]] = [*game.hands, game.aside]
    new: list[list[str]] = [[] for _ in old]
    for suit in SUITS:
        cards = [card for card in game.pack if card[0] == suit]
        shapes: list[Shape] = [[c if c in known else None for c in part if c[0] == suit] for part in old]
        for part, more in zip(new, _deal_suit(cards, shapes, rng), strict=True):
            part += more
    for part in new:
        rng.shuffle(part)
    return " ".join(["deal", *(card for part in new for card in part)])


def _known(game: Luz, seat: Seat) -> set[str]:
    """The cards whose place `seat` knows: all that were played, and for a seat all hands but its own."""
    known = {game.hands[holder][slot - 1] for holder in range(game.players) for slot in game.played[holder]}
    if seat is not None:
        known |= {card for holder, hand in enumerate(game.hands) if holder != seat for card in hand}
    return known


def _deal_suit(cards: Sequence[str], shapes: Sequence[Shape], rng: random.Random) -> list[list[str]]:
    """Fill the unknown places of a suit, lowest card first, so that every filling is equally likely."""
    known = {card for shape in shapes for card in shape if card}

    def takers(placed: tuple[int, ...]) -> list[int]:
        # The next card goes to its known place, or to a place of unknown rank: always the lowest free one.
        card = cards[sum(placed)]
        wanted = card if card in known else None
        return [at for at, shape in enumerate(shapes) if shape[placed[at] : placed[at] + 1] == [wanted]]

    def after(placed: tuple[int, ...], taker: int) -> tuple[int, ...]:
        return (*placed[:taker], placed[taker] + 1, *placed[taker + 1 :])

    @cache
    def ways(placed: tuple[int, ...]) -> int:
        if sum(placed) == len(cards):
            return 1
        return sum(ways(after(placed, taker)) for taker in takers(placed))

    placed = (0,) * len(shapes)
    parts: list[list[str]] = [[] for _ in shapes]
    for card in cards:
        able = takers(placed)
        [taker] = rng.sample(able, 1, counts=[ways(after(placed, one)) for one in able])
        parts[taker].append(card)
        placed = after(placed, taker)
    return parts


def worlds(players: int, lines: Lines, seat: int) -> list[tuple[str, ...]]:
    """Every hand in slot order that `seat` may hold in the round in progress, by trying all."""
    check_seat(players, seat)
    game = replay(players, lines)
    if not game.pending:
        raise ValueError("no round is in progress")
    hand = game.hands[seat]
    seen = {card for holder in range(players) if holder != seat for card in game.hands[holder]}
    unseen = [card for card in game.pack if card not in seen]
    by_suit = []
    for suit in SUITS:
        size = sum(card[0] == suit for card in hand)
        by_suit.append(list(combinations([card for card in unseen if card[0] == suit], size)))
    guesses = [tuple(card for part in parts for card in part) for parts in product(*by_suit)]
    return [
        guess for guess in guesses if all(guess[slot - 1] == hand[slot - 1] for slot in game.played[seat])
    ]
