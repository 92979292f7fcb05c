"""Line-it a second time: strings, sets and lists, told line by line. Nothing is shared with the engine.

Rules (the numbers of rules/lineit.md)
   1 Setup    The numbers 1..100 and the challenges +3 +4 +5, two of each, make one deck.
 2-3 Round    Turn up two cards more than players; from the start player each seat has one turn.
   4 Turn     Take one card of the display into the line or the hand (two cards at most); play at most
              one card from the hand; cash a line that is not empty as often as you like. Then end.
   5 Line     One challenge at most, anywhere. The second number fixes the direction.
   6 Cash     The challenge is settled, three numbers are discarded, the others are points.
   7 Jackpot  The third number of a colour in a line wins the cards under the marker of that colour.
   8 End      The two cards left go under their markers, the start marker goes to the left.
  10 Final    The rest of the deck goes under the markers; each seat plays a card that fits; all cash.
  11 Score    Cards in the score pile plus the tokens; a tie is a shared victory.
"""

import random
from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from typing import ClassVar

from naive.game import Game, Lines, Options, Seat, check_seat

NUMBERS = [str(number) for number in range(1, 101)]
CHALLENGES = ["+3", "+3", "+4", "+4", "+5", "+5"]  # I2
PACK = NUMBERS + CHALLENGES
COLOURS = ["red", "blue", "green", "yellow"]
HAND = 2  # the most cards in a hand
DISCARDS = 3  # numbers that a line costs when it is cashed
LEFT_OVER = 2  # display cards that nobody takes in a round
JACKPOT = 3  # numbers of one colour that win it
FEW = 8  # the most hidden cards whose orders `worlds` tries


def is_challenge(card: str) -> bool:
    return card.startswith("+")


def numbers(cards: Sequence[str]) -> list[str]:
    return [card for card in cards if not is_challenge(card)]


def colour(number: str) -> str:
    """I1: the colours take turns."""
    return COLOURS[(int(number) - 1) % len(COLOURS)]


def fits(line: Sequence[str], card: str) -> bool:
    """5: whether the card may be added at the right end of the line."""
    if is_challenge(card):
        return not any(map(is_challenge, line))  # I12, I13
    row = [int(number) for number in numbers(line)]
    if len(row) < 2:
        return True
    ascending = row[0] < row[1]
    return int(card) > row[-1] if ascending else int(card) < row[-1]


def token(line: Sequence[str], challenge_rule: str) -> int:
    """6a: what the challenge of a line that is cashed is worth; 0 without one."""
    for at, card in enumerate(line):
        if is_challenge(card):
            value, behind = int(card), len(line) - at - 1
            met = behind >= value if challenge_rule == "at_least" else behind == value  # I3
            return value if met else -value
    return 0


class Lineit(Game):
    """One game, told line by line."""

    SEATS = range(2, 6)
    OPTIONS: ClassVar = {
        "challenge_rule": ("exact", "at_least"),
        "final_hand_play": ("mandatory", "optional"),
        "final_start": ("passed", "kept"),
    }

    def __init__(self, players: int, options: Options = None) -> None:
        super().__init__(players, options)
        self.round = 0  # from 1, 0 before the deck is told
        self.start = -1  # who has the start marker
        self.queue: list[int] = []  # seats still to act in this round or in the final phase
        self.final = False  # 10: whether the hands are being played out
        self.taken = self.played = False  # 4: what the seat has done in this turn
        self.deck: list[str] = []  # top first
        self.display: list[str] = []
        self.lines: list[list[str]] = [[] for _ in range(players)]
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.piles: list[list[str]] = [[] for _ in range(players)]  # score piles
        self.tokens: list[list[int]] = [[] for _ in range(players)]
        self.jackpots: dict[str, list[str]] = {name: [] for name in COLOURS}
        self.discard: list[str] = []
        self.heard: list[str] = []  # all that was seen and said, by everybody: only the deck is hidden

    @property
    def pending(self) -> tuple[int, ...]:
        return tuple(self.queue[:1])

    @property
    def scores(self) -> list[int]:
        # 11: a card one point, and the tokens.
        return [len(pile) + sum(tokens) for pile, tokens in zip(self.piles, self.tokens, strict=True)]

    def legal(self, seat: int) -> set[str]:
        """The moves of `seat` in notation; none if it may not act."""
        if seat not in self.pending:
            return set()
        line, hand = self.lines[seat], self.hands[seat]
        plays = self._plays(seat)
        if self.final:
            # 10, I18, I19: one card that fits, which may be kept by option; no cashing.
            return plays | {"pass"} if self.options["final_hand_play"] == "optional" else plays
        moves = set()
        # 4: take once; the turn can end only afterwards.
        if self.taken:
            moves.add("end")
        else:
            moves |= {f"take {card} line" for card in self.display if fits(line, card)}
            moves |= {f"take {card} hand" for card in self.display if len(hand) < HAND}
        # 4, I9, I10: play once, before or after.
        if not self.played:
            moves |= plays
        # 4, I7, I8: cash whenever there is a line.
        if line:
            moves.add("cash")
        return moves

    def _plays(self, seat: int) -> set[str]:
        return {f"play {card}" for card in self.hands[seat] if fits(self.lines[seat], card)}

    def _first(self, line: str) -> None:
        # 1: any seat may start.
        if line not in [f"first {seat}" for seat in range(self.players)]:
            raise ValueError(f"no such first seat: {line!r}")
        self.start = int(line.removeprefix("first "))
        self.heard.append(line)
        self.awaits = "deck"

    def _deck(self, line: str) -> None:
        word, *cards = line.split(" ")
        if word != "deck" or sorted(cards) != sorted(PACK):
            raise ValueError(f"no deck of all cards: {line!r}")
        self.deck = cards
        self.awaits = None
        self._begin_round()

    def _begin_round(self) -> None:
        # 2, 3: turn up two cards more than players; all seats from the start player.
        size = self.players + LEFT_OVER
        self.round += 1
        self.display, self.deck = self.deck[:size], self.deck[size:]
        self.queue = self._seats_from_start()
        self.heard.append(f"round {self.round} shows {' '.join(self.display)}")

    def _seats_from_start(self) -> list[int]:
        return [(self.start + step) % self.players for step in range(self.players)]

    def _decide(self, line: str) -> None:
        name, _, move = line.partition(" ")
        [seat] = self.pending
        if name != str(seat) or move not in self.legal(seat):
            raise ValueError(f"not legal now: {line!r}")
        self.heard.append(line)
        word, *rest = move.split(" ")
        if word == "take":
            self._take(seat, *rest)
        elif word == "play":
            self._play(seat, *rest)
        elif word == "cash":
            self._cash(seat)
        elif word == "end":
            self._end_turn()
        else:  # pass
            self._next_in_final()

    def _take(self, seat: int, card: str, where: str) -> None:
        self.taken = True
        self.display.remove(card)
        if where == "hand":
            self.hands[seat].append(card)
        else:
            self._add(seat, card)

    def _play(self, seat: int, card: str) -> None:
        self.played = True
        self.hands[seat].remove(card)
        self._add(seat, card)
        if self.final:
            self._next_in_final()

    def _add(self, seat: int, card: str) -> None:
        self.lines[seat].append(card)
        if is_challenge(card):
            return  # I14: it has no colour
        # 7, I15, I16: exactly the third of its colour in this line wins what is there now.
        same = [number for number in numbers(self.lines[seat]) if colour(number) == colour(card)]
        if len(same) == JACKPOT:
            won, self.jackpots[colour(card)] = self.jackpots[colour(card)], []
            self.piles[seat] += won
            self.heard.append(f"{seat} wins {won} under {colour(card)}")

    def _cash(self, seat: int) -> None:
        line, self.lines[seat] = self.lines[seat], []
        # 6a: the challenge is settled and leaves the line (I4).
        worth = token(line, self.options["challenge_rule"])
        if worth:
            self.tokens[seat].append(worth)
        self.discard += [card for card in line if is_challenge(card)]
        # 6b, 6c, I5, I6: the first three numbers are lost, the others are points.
        self.discard += numbers(line)[:DISCARDS]
        self.piles[seat] += numbers(line)[DISCARDS:]
        self.heard.append(f"{seat} cashes {' '.join(line)}: token {worth}, score {self.scores[seat]}")

    def _end_turn(self) -> None:
        self.taken = self.played = False
        self.queue.pop(0)
        if not self.queue:
            self._end_round()

    def _end_round(self) -> None:
        # 8: what is left goes under the markers.
        self.heard.append(f"left over {' '.join(self.display)}")
        self._put_under_markers(self.display)
        self.display = []
        # 2, 9, I25: is there another round?
        last = len(self.deck) < self.players + LEFT_OVER
        # 8, I20: the marker passes after every round, by option not after the last one.
        if not last or self.options["final_start"] == "passed":
            self.start = (self.start + 1) % self.players
        if last:
            self._begin_final()
        else:
            self._begin_round()

    def _put_under_markers(self, cards: Sequence[str]) -> None:
        # 8, I14, I17: a challenge has no marker and is discarded.
        for card in cards:
            (self.discard if is_challenge(card) else self.jackpots[colour(card)]).append(card)

    def _begin_final(self) -> None:
        # 10: the rest of the deck goes under the markers, then every hand gives one card.
        self.heard.append(f"last of the deck {' '.join(self.deck)}")
        self._put_under_markers(self.deck)
        self.deck = []
        self.final = True
        self.queue = self._seats_from_start()
        self._skip()

    def _next_in_final(self) -> None:
        self.queue.pop(0)
        self._skip()

    def _skip(self) -> None:
        # 10 and part 7: a seat without a card that fits is skipped under both options.
        while self.queue and not self._plays(self.queue[0]):
            self.queue.pop(0)
        if not self.queue:
            self._finish()

    def _finish(self) -> None:
        # 10: every line is cashed; I21: cards in hand are worth nothing.
        for seat in range(self.players):
            if self.lines[seat]:
                self._cash(seat)
        # 11: the highest score wins, or several.
        self.over = True
        self.winners = tuple(seat for seat in range(self.players) if self.scores[seat] == max(self.scores))
        self.heard.append(f"over with {self.scores}, won by {self.winners}")


replay = Lineit.replay


# ---- Who knows what (part 5) ----


def observations(players: int, lines: Lines, seat: Seat, options: Options = None) -> list[str]:
    """All that `seat` (None: a spectator) has observed, in order; equal lists mean that it cannot tell.

    I22: hands and piles are public, so everybody has observed the same. Cards are turned up one after
    the other, so their order is seen too. The order of the cards in the deck is the only secret.
    """
    check_seat(players, seat)
    return replay(players, lines, options).heard


def disguise(
    players: int, lines: Lines, seat: Seat, rng: random.Random, options: Options = None
) -> list[str]:
    """The same game over another order of the hidden deck: uniform among all orders that are different."""
    check_seat(players, seat)
    hidden = replay(players, lines, options).deck
    if len(set(hidden)) < 2:
        return list(lines)
    other = list(hidden)
    while other == hidden:
        rng.shuffle(other)
    shown = lines[1].split(" ")[: -len(hidden)]
    return [lines[0], " ".join(shown + other), *lines[2:]]


def worlds(players: int, lines: Lines, seat: Seat, options: Options = None) -> Counter[tuple[str, ...]]:
    """Every order of the cards that are still in the deck, top first, by trying all.

    A world is a tuple of cards such as ('57', '+3', '12', '+3'). Its count is the number of orders of the
    physical cards that look so: 1, doubled for each pair of equal challenge cards in it. So all counts are
    equal, and their sum is the factorial of the number of cards. When none is hidden, the one world is ().
    """
    check_seat(players, seat)
    game = replay(players, lines, options)
    if game.awaits:
        raise ValueError("there is no deck yet")
    if len(game.deck) > FEW:
        raise ValueError(f"{len(game.deck)} hidden cards have too many orders to try")
    return Counter(permutations(sorted(game.deck)))
