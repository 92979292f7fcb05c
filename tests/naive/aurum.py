"""Aurum a second time: strings, sets and lists, told line by line. Nothing is shared with the engine.

Rules (the numbers of rules/aurum.md)
    1 Game     A random seat starts round 1, its left neighbour round 2, and so on.
    2 Setup    Twelve base cards a seat, with four players two more face up; a gold 0 for everybody.
    3 Predict  One card of the hand; four players in turn and openly, three in secret until all are in.
    5 Swap     Before each trick each seat in turn may pay a gold card and lay another prediction.
  6-8 Trick    The leader plays a base card, the others a suit that is not there yet, or gold. Who can play
               no base card may end the round, and ends it if he has no gold either.
    9 Resolve  The lowest base card takes gold of its rank and leads; the highest gold, else the highest
               base card wins the trick; then the gold that was played goes back.
   11 End      The unfinished trick is void.
12-13 Score    Below the prediction 0, above it P, exact 2P; and the worth of the collected gold.
14-15 Nuggets  The best side takes a nugget (then exact, then the highest gold, then all); two of them win.
   16 Points   By option three rounds are added up instead.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, permutations, product
from math import comb, prod
from typing import ClassVar

from naive.game import Game, Lines, Options, Seat, check_seat

HAND = 12
ROUNDS = 3  # 16
SUITS = {3: "BPZS", 4: "BPZCS"}  # by players, in notation order
HIGHEST = {3: 9, 4: 10}  # the highest base rank
SIDES: dict[int, list[tuple[int, ...]]] = {3: [(0,), (1,), (2,)], 4: [(0, 2), (1, 3)]}
COPIES = {0: 4, 1: 2, 2: 2, 3: 2, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1}  # gold cards, by rank
WORTH = {0: 0, 1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 2, 7: 3, 8: 3}  # 13
ENOUGH = 2  # 15: nuggets

Trick = list[tuple[int, str]]  # (seat, card) in the order played
Result = tuple[int, bool, int]  # of a side in a round: score, exact prediction, highest gold or -1


def pack(players: int) -> list[str]:
    """All base cards in notation order."""
    return [f"{suit}{rank}" for suit in SUITS[players] for rank in range(1, HIGHEST[players] + 1)]


def gold_cards(players: int, zeros: bool) -> list[str]:
    """All gold cards in use, equal ones as often as they are there."""
    ranks = range(0 if zeros else 1, 8 if players == 3 else 9)
    return [f"G{rank}" for rank in ranks for _ in range(COPIES[rank])]


def is_gold(card: str) -> bool:
    return card[0] == "G"


def rank_of(card: str) -> int:
    return int(card[1:])


def lowest(trick: Trick) -> tuple[int, str]:
    """9a: the play of the lowest base card, of equal ones the later."""
    base = [play for play in trick if not is_gold(play[1])]
    return min(reversed(base), key=lambda play: rank_of(play[1]))


def winner(trick: Trick) -> int:
    """9b: the seat of the highest gold, else of the highest base card, of equal ones the later."""
    return max(reversed(trick), key=lambda play: (is_gold(play[1]), rank_of(play[1])))[0]


def prediction_points(prediction: int, tricks: int) -> int:
    """12: what a prediction earns."""
    if tricks < prediction:
        return 0
    return 2 * prediction if tricks == prediction else prediction


def gold_points(cards: Sequence[str]) -> int:
    """13: what collected gold is worth."""
    return sum(WORTH[rank_of(card)] for card in cards)


def best(results: Sequence[Result]) -> list[int]:
    """14: the places of the results that win the round."""
    top = max(score for score, _, _ in results)
    tied = [at for at, (score, _, _) in enumerate(results) if score == top]
    # U26: only the exact ones stay, if there are any.
    tied = [at for at in tied if results[at][1]] or tied
    # U27: -1, an empty collection, is below a 0.
    highest = max(results[at][2] for at in tied)
    return [at for at in tied if results[at][2] == highest]


class Aurum(Game):
    """One game, told line by line."""

    SEATS = range(3, 5)
    OPTIONS: ClassVar = {"zero_gold": ("yes", "no"), "scoring": ("nuggets", "points")}

    def __init__(self, players: int, options: Options = None) -> None:
        super().__init__(players, options)
        self.pack = pack(players)
        self.zeros = self.options["zero_gold"] == "yes"
        self.by_points = self.options["scoring"] == "points"
        self.gold = gold_cards(players, self.zeros)
        self.scores = [0] * players
        self.start = -1  # the start player of the round
        self.round = 0  # from 1, 0 before the first deal
        self.phase = ""  # predict, swap or play
        self.dealt: list[list[str]] = []  # by seat, and last what lies face up
        self.hands: list[set[str]] = []
        self.predictions: dict[int, str] = {}  # by seat, a card
        self.supply: list[str] = []
        self.collections: list[list[str]] = []
        self.to_swap: list[int] = []  # the seats whose turn in this window is still to come
        self.leader = -1
        self.turn = -1
        self.trick: Trick = []
        self.won: list[int] = []  # tricks, by seat
        self.gone: list[str] = []  # base cards of complete and of void tricks
        self.heard: list[str] = []  # all that all have seen and heard in the whole game
        self.since = 0  # where in `heard` this round begins

    @property
    def pending(self) -> tuple[int, ...]:
        if self.over or self.awaits:
            return ()
        if self.secret:
            return tuple(seat for seat in range(self.players) if seat not in self.predictions)
        return (self.turn,)

    @property
    def secret(self) -> bool:
        """3: whether predictions lie face down: with three players until all are in."""
        return self.players == 3 and self.phase == "predict"

    def legal(self, seat: int) -> set[str]:
        """The moves of `seat` in notation; none if it may not act."""
        if seat not in self.pending:
            return set()
        if self.phase == "predict":
            return {f"predict {card}" for card in self.hands[seat]}  # 3
        return self._swaps(seat) if self.phase == "swap" else self._plays(seat)

    def _swaps(self, seat: int) -> set[str]:
        # 5, U9: any gold of one's own for any card of one's own; the partner's prediction only in teams.
        whose = ["", " partner"] if self.players == 4 else [""]
        paid = product(self.collections[seat], self.hands[seat], whose)
        return {"stay"} | {f"swap {gold} {card}{which}" for gold, card, which in paid}

    def _plays(self, seat: int) -> set[str]:
        # 6, 7: a suit that is not in the trick yet; any card for the leader.
        suits = {card[0] for _, card in self.trick}
        base = {f"play {card}" for card in self.hands[seat] if card[0] not in suits}
        if not self.trick:
            return base
        gold = {f"play {card}" for card in self.collections[seat]}
        # 8: who has gold and no legal base card may end the round.
        return base | gold | ({"stop"} if gold and not base else set())

    def _first(self, line: str) -> None:
        # 1: any seat may start.
        if line not in [f"first {seat}" for seat in range(self.players)]:
            raise ValueError(f"no such first seat: {line!r}")
        self.start = int(line.removeprefix("first "))
        self.heard.append(line)
        self.awaits = "deal"

    def _deal(self, line: str) -> None:
        word, *cards = line.split(" ")
        if word != "deal" or sorted(cards) != sorted(self.pack):
            raise ValueError(f"no deal of all base cards: {line!r}")
        # 1: each later round starts at the left of the last start player.
        self.round += 1
        self.start = self.start if self.round == 1 else (self.start + 1) % self.players
        # 2: twelve cards a seat, the others lie face up; all gold is back, and everybody takes a 0.
        self.dealt = [cards[HAND * at : HAND * at + HAND] for at in range(self.players + 1)]
        self.hands = [set(part) for part in self.dealt[: self.players]]
        self.supply = list(self.gold)
        self.collections = [[] for _ in range(self.players)]
        if self.zeros:
            for seat in range(self.players):
                self._take("G0", seat)
        self.predictions, self.trick, self.won, self.gone = {}, [], [0] * self.players, []
        self.phase, self.leader, self.turn = "predict", self.start, self.start
        self.since = len(self.heard)
        self.heard.append(f"round {self.round}, face up: {' '.join(self._sorted(self.dealt[-1]))}")
        self.awaits = None

    def _sorted(self, cards: Sequence[str] | set[str]) -> list[str]:
        return sorted(cards, key=self.pack.index)

    def _take(self, gold: str, seat: int) -> None:
        self.supply.remove(gold)
        self.collections[seat].append(gold)

    def _decide(self, line: str) -> None:
        able = [seat for seat in self.pending if line in {f"{seat} {move}" for move in self.legal(seat)}]
        if not able:
            raise ValueError(f"not legal now: {line!r}")
        [seat] = able
        _, word, *what = line.split(" ")
        self.heard.append(f"{seat} predict" if self.secret else line)
        if word == "predict":
            self._predict(seat, what[0])
        elif word == "swap":
            self._swap(seat, what[0], what[1], seat if len(what) == 2 else (seat + 2) % self.players)
        elif word == "stay":
            self._ask_swap()
        elif word == "play":
            self._play(seat, what[0])
        else:
            self._end_round(seat)  # 8

    def _predict(self, seat: int, card: str) -> None:
        # 3: the card leaves the hand; four players go round from the start player.
        self.hands[seat].remove(card)
        self.predictions[seat] = card
        self.turn = (self.turn + 1) % self.players
        if len(self.predictions) == self.players:
            self.heard += [f"{at} predicted {laid}" for at, laid in sorted(self.predictions.items())]
            self._open_window()

    def _open_window(self) -> None:
        # 4, 5, U11: before each trick, from the leader clockwise.
        self.phase = "swap"
        self.to_swap = [(self.leader + step) % self.players for step in range(self.players)]
        self._ask_swap()

    def _ask_swap(self) -> None:
        # U13, part 7: a seat without gold or without cards when its turn comes is skipped, a leader too.
        while self.to_swap:
            self.turn = self.to_swap.pop(0)
            if self.collections[self.turn] and self.hands[self.turn]:
                return
        self.phase, self.turn = "play", self.leader
        self._ask_play()

    def _swap(self, seat: int, gold: str, card: str, whose: int) -> None:
        # 5, U8, U9: the gold goes back at once; card from the payer's hand, the old one into it.
        self.collections[seat].remove(gold)
        self.supply.append(gold)
        old = self.predictions[whose]
        self.hands[seat].remove(card)
        self.hands[seat].add(old)
        self.predictions[whose] = card
        self.heard.append(f"{old} goes to {seat}, {card} lies before {whose}")
        self._ask_swap()

    def _ask_play(self) -> None:
        # 6, 8: the round ends without a decision if there is nothing that he could play.
        if not self._plays(self.turn):
            self._end_round(self.turn)

    def _play(self, seat: int, card: str) -> None:
        if is_gold(card):
            self.collections[seat].remove(card)
        else:
            self.hands[seat].remove(card)
        self.trick.append((seat, card))
        if len(self.trick) == self.players:
            self._resolve()
        else:
            self.turn = (seat + 1) % self.players
            self._ask_play()

    def _resolve(self) -> None:
        # 9a, U7: gold is taken before what was played goes back; U19, U20: he leads without it too.
        self.leader, card = lowest(self.trick)
        gold = f"G{rank_of(card)}"
        if gold in self.supply:
            self._take(gold, self.leader)
            self.heard.append(f"{self.leader} takes {gold}")
        # 9b
        self.won[winner(self.trick)] += 1
        self.heard.append(f"tricks {self.won}")
        self._clear_trick()
        self._open_window()  # 10

    def _clear_trick(self) -> None:
        # 9c, 11, U18, U23: gold to the supply, not to its owner; base cards are out of the round.
        self.supply += [card for _, card in self.trick if is_gold(card)]
        self.gone += [card for _, card in self.trick if not is_gold(card)]
        self.trick = []

    def _end_round(self, seat: int) -> None:
        # 11, U17: the unfinished trick is void, and the seat by which the round ends shows its hand.
        self.heard.append(f"the round ends by {seat} with {' '.join(self._sorted(self.hands[seat]))}")
        self._clear_trick()
        results = [self._result(side) for side in SIDES[self.players]]
        self.heard.append(f"results {results}")
        if self.by_points:
            gains = [score for score, _, _ in results]  # 16
        else:
            gains = [int(at in best(results)) for at in range(len(results))]  # 14, 15, U5
        for side, gain in zip(SIDES[self.players], gains, strict=True):
            for partner in side:
                self.scores[partner] += gain
        self.heard.append(f"scores {self.scores}")
        self._end_game_or_deal()

    def _result(self, side: tuple[int, ...]) -> Result:
        # 3, 12, 13: the higher of two predictions; tricks and gold of both partners.
        prediction = max(rank_of(self.predictions[seat]) for seat in side)
        tricks = sum(self.won[seat] for seat in side)
        gold = [card for seat in side for card in self.collections[seat]]
        score = prediction_points(prediction, tricks) + gold_points(gold)
        return score, tricks == prediction, max((rank_of(card) for card in gold), default=-1)

    def _end_game_or_deal(self) -> None:
        # 15, 16: two nuggets, or three rounds.
        if self.by_points:
            self.over = self.round == ROUNDS
        else:
            self.over = max(self.scores) == ENOUGH
        if not self.over:
            self.awaits = "deal"
            return
        # U6, U34: several sides may share.
        top = max(self.scores)
        self.winners = tuple(seat for seat in range(self.players) if self.scores[seat] == top)
        # Everything is laid open.
        self.heard += [f"{seat} has {' '.join(self._sorted(hand))}" for seat, hand in enumerate(self.hands)]
        self.heard.append(f"over, won by {self.winners}")


replay = Aurum.replay


# ---- Who knows what (part 5) ----


def observations(players: int, lines: Lines, seat: Seat, options: Options = None) -> list[str]:
    """All that `seat` has observed, in order; equal lists mean that it cannot tell."""
    check_seat(players, seat)
    game = Aurum(players, options)
    seen = []
    for line in lines:
        before, secret = len(game.heard), game.secret
        game.tell(line)
        # 3: one's own prediction is secret only to the others.
        if secret and line.startswith(f"{seat} "):
            seen.append(f"I {line}")
        seen += game.heard[before:]
        if line.startswith("deal ") and seat is not None:
            seen.append(f"I hold {' '.join(game._sorted(game.hands[seat]))}")
    return seen


def _unseen(game: Aurum, seat: Seat) -> list[str]:
    """The cards of the round that were not dealt to `seat` and that all have not seen yet.

    Where a card is seen first, there it was dealt: before, nobody can have moved it unseen. So a card is
    either known for the whole round or still with the seat to which it was dealt.
    """
    seen = {word for text in game.heard[game.since :] for word in text.split()}
    own = set() if seat is None else set(game.dealt[seat])
    return [card for card in game.pack if card not in seen | own]


def _can_go_on(game: Aurum, hands: Sequence[set[str]]) -> bool:
    """8: a follower without gold who is asked has a base card to play, or the round would have ended."""
    if game.awaits or game.over or game.phase != "play" or game.collections[game.turn]:
        return True
    suits = {card[0] for _, card in game.trick}
    return any(card[0] not in suits for card in hands[game.turn])


# ---- Another game that looks the same ----


def disguise(
    players: int, lines: Lines, seat: Seat, rng: random.Random, options: Options = None
) -> list[str]:
    """The same game with other cards where `seat` cannot see them, uniform among all such games.

    In each round every unseen card becomes another one, in the deal and where it lies face down as a
    prediction; and the cards of a part of the deal come in another order.
    """
    check_seat(players, seat)
    game, told, result = Aurum(players, options), 0, list(lines)
    deals = [at for at, line in enumerate(lines) if line.startswith("deal ")]
    for at, end in zip(deals, [*deals, len(lines)][1:], strict=True):
        for line in lines[told:end]:
            game.tell(line)
        told = end
        other = _other_cards(game, seat, rng)
        parts = [[other.get(card, card) for card in rng.sample(part, len(part))] for part in game.dealt]
        result[at] = " ".join(["deal", *(card for part in parts for card in part)])
        for step in range(at + 1, end):
            result[step] = " ".join(other.get(word, word) for word in lines[step].split(" "))
    return result


def _other_cards(game: Aurum, seat: Seat, rng: random.Random) -> dict[str, str]:
    """For every unseen card the one that takes its place."""
    unseen = _unseen(game, seat)
    while True:
        other = dict(zip(unseen, rng.sample(unseen, len(unseen)), strict=True))
        if _can_go_on(game, [{other.get(card, card) for card in hand} for hand in game.hands]):
            return other


# ---- All games that look the same ----

TOO_MANY = 20_000

# By seat what it holds now, in notation order, and by seat its prediction, "" before it is laid.
World = tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]


def worlds(players: int, lines: Lines, seat: Seat, options: Options = None) -> list[World]:
    """Every table that `seat` holds possible now, by trying all; ValueError if they are too many.

    Each is there once and counts the same: no two base cards are alike, and every world comes from equally
    many orders of the deal (12! for each hand, 2! face up) and from one sequence of secret predictions.
    """
    game = _dealt(players, lines, seat, options)
    unseen = _unseen(game, seat)
    hidden = _face_down(game, seat)
    held = [hand | ({game.predictions[at]} if at in hidden else set()) for at, hand in enumerate(game.hands)]
    sizes = [len(hand & set(unseen)) for hand in held]
    ways = prod(comb(sum(sizes[at:]), sizes[at]) for at in range(players))
    ways *= prod(len(held[at]) for at in hidden)
    if ways > TOO_MANY:
        raise ValueError(f"{ways} worlds are too many")
    found = []
    for shares in _shares(unseen, sizes):
        hands = [hand - set(unseen) | set(share) for hand, share in zip(held, shares, strict=True)]
        if _can_go_on(game, hands):
            laid = product(*(hands[at] for at in hidden))
            found += [_world(game, hands, dict(zip(hidden, cards, strict=True))) for cards in laid]
    return found


def _dealt(players: int, lines: Lines, seat: Seat, options: Options) -> Aurum:
    check_seat(players, seat)
    game = replay(players, lines, options)
    if not game.dealt:
        raise ValueError("no cards are dealt")
    return game


def _face_down(game: Aurum, seat: Seat) -> list[int]:
    """3: the seats whose predictions `seat` may not see yet."""
    return [at for at in sorted(game.predictions) if game.secret and at != seat]


def _shares(cards: Sequence[str], sizes: Sequence[int]) -> Iterator[tuple[tuple[str, ...], ...]]:
    """All ways to share out `cards`, so many to each."""
    if not sizes:
        yield ()
        return
    for share in combinations(cards, sizes[0]):
        for others in _shares([card for card in cards if card not in share], sizes[1:]):
            yield (share, *others)


def _world(game: Aurum, hands: Sequence[set[str]], laid: Mapping[int, str]) -> World:
    left = [hand - {laid.get(at, "")} for at, hand in enumerate(hands)]
    predictions = {**game.predictions, **laid}
    return (
        tuple(tuple(game._sorted(hand)) for hand in left),
        tuple(predictions.get(at, "") for at in range(game.players)),
    )


def face_down(players: int, lines: Lines, seat: Seat, options: Options = None) -> list[tuple[str, ...]]:
    """What may lie face down before the others, by ascending seat: all cases, each equally likely.

    While three players predict their worlds are always too many, so this is the part that can be counted.
    """
    game = _dealt(players, lines, seat, options)
    return list(permutations(_unseen(game, seat), len(_face_down(game, seat))))
