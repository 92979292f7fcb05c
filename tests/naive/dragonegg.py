"""The Dragon's Egg a second time: strings, sets and lists, told line by line. The engine has no part in it.

Rules (the numbers of rules/dragonegg.md)
   1 Setup      32 cards, five a seat; the egg and twelve bracelets in the middle.
 2-3 Make sets  At the same time: use bracelets, one card each, then commit a strong and a weak set in secret.
 4-5 Strength   Every friend (same colour and number) beats every barya; then the sum. A wild is the card of
                its colour that is best for the set.
   6 Egg        Its holder may show all strong or all weak sets of the others and make his sets anew.
   7 Settle     Points of a set: others' sets of its kind, weaker or equal. Gain: strong x weak points.
 8-9 Gifts      Who gained nothing gets a bracelet; the best pair of friends gets the egg.
  10 End        Somebody has the target; 12 or too few bracelets are left; D26 or 200 rounds were played.
  11 Hands      Sets go back, all is shuffled, each draws four; down to five by discarding in secret.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product

FACES = [colour + rank for colour in "RB" for rank in "1234567*"]  # in notation order
PACK = [face for face in FACES for _ in range(2)]
TARGET = {2: 3, 3: 15, 4: 20, 5: 30}  # 10: money that ends the game, by players
BRACELETS = 12
HAND, DRAWN = 5, 4
LONGEST = 200  # D26: rounds
OPTIONS = {"wild_cross_colour": ("allowed", "forbidden")}  # the default first

Strength = tuple[bool, int]  # is it a friend, and its sum: compared in this order (4)


def in_order(cards: Sequence[str]) -> list[str]:
    return sorted(cards, key=FACES.index)


@cache
def strength(one: str, other: str) -> Strength:
    """4, 5: of a set of two cards, with wilds as whatever number makes it strongest."""
    readings = [range(1, 8) if card[1] == "*" else [int(card[1])] for card in (one, other)]
    same_colour = one[0] == other[0]
    return max((same_colour and a == b, a + b) for a, b in product(*readings))


def crosses(one: str, other: str) -> bool:
    """D6: a wild beside a card of the other colour, also another wild."""
    return one[0] != other[0] and "*" in one + other


def choices(hand: Sequence[str], cross_colour: bool) -> set[str]:
    """3: every strong and weak set that can be made of these cards, as moves."""
    cards = in_order(hand)
    pairs = [(a, b) for a, b in combinations(range(len(cards)), 2)]
    if not cross_colour:
        pairs = [(a, b) for a, b in pairs if not crosses(cards[a], cards[b])]
    found = set()
    for a, b in pairs:
        for c, d in pairs:
            if len({a, b, c, d}) == 4 and strength(cards[a], cards[b]) >= strength(cards[c], cards[d]):
                found.add(f"sets {cards[a]} {cards[b]} / {cards[c]} {cards[d]}")
    return found


def points(strengths: Sequence[Strength]) -> list[int]:
    """7, D1: for each set the number of other sets that are weaker or equal."""
    return [sum(other <= own for other in strengths) - 1 for own in strengths]


def heir(strong: Sequence[Strength], weak: Sequence[Strength], holder: int | None) -> int | None:
    """9: who has the egg after this settlement; None: it is in the middle."""
    able = [seat for seat in range(len(strong)) if strong[seat][0] and weak[seat][0]]
    best = [seat for seat in able if weak[seat] == max(weak[one] for one in able)]
    return best[0] if len(best) == 1 else holder  # D17: shared, or nobody: it does not move


@dataclass
class Round:
    """What happened since a shuffle."""

    kept: list[list[str]]  # by seat: the cards held when it was shuffled
    held: list[list[str]]  # by seat: all cards held at any time in the round
    shown: list[dict[str, str]]  # by seat: the face-up sets, as {"strong": "R1 R2", "weak": "B1 B1"}
    lines: list[str]  # the deck line and all after it
    settled: bool = False


class DragonEgg:
    """One game, told line by line."""

    def __init__(self, players: int, options: Mapping[str, str] | None = None) -> None:
        if players not in TARGET:
            raise ValueError(f"players must be 2, 3, 4 or 5, not {players}")
        for name, value in (options or {}).items():
            if value not in OPTIONS.get(name, ()):
                raise ValueError(f"no such option: {name} {value}")
        self.cross_colour = (options or {}).get("wild_cross_colour", "allowed") == "allowed"
        self.players = players
        self.awaits: str | None = "deck"
        self.phase = "make"  # "excess" (rule 11), "make" (2, 3) or "egg" (6)
        self.over = False
        self.scores = [0] * players
        self.winners: tuple[int, ...] = ()
        self.bracelets = [0] * players  # the others are in the middle
        self.egg: int | None = None  # who holds it; None: the middle
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.sets: dict[int, tuple[str, str]] = {}  # by seat, on the table: ("R1 R2", "B1 B1")
        self.deck: list[str] = []  # top first
        self.pile: list[str] = []  # excess discards since the shuffle
        self.rounds: list[Round] = []
        self.told: list[tuple[int | None, str]] = []  # what was observed, and by whom alone; None: by all
        self.forgotten = 0  # D27: so many of these are of earlier rounds

    @property
    def pending(self) -> tuple[int, ...]:
        if self.over or self.awaits:
            return ()
        if self.phase == "excess":
            return tuple(seat for seat in range(self.players) if len(self.hands[seat]) > HAND)
        if self.phase == "egg":
            return () if self.egg is None else (self.egg,)
        return tuple(seat for seat in range(self.players) if seat not in self.sets)

    def legal(self, seat: int) -> set[str]:
        """The moves of `seat` in notation; none if it may not act."""
        if seat not in self.pending:
            return set()
        if self.phase == "excess":
            return {f"discard {card}" for card in self.hands[seat]}
        if self.phase == "egg":
            return {"egg strong", "egg weak", "keep"}
        # 2, D11: a bracelet needs a card to draw.
        more = {"bracelet"} if self.bracelets[seat] and self.deck else set()
        return choices(self.hands[seat], self.cross_colour) | more

    def tell(self, line: str) -> None:
        """Take one step line of the record; ValueError, and nothing has changed, if it cannot be."""
        if self.over:
            raise ValueError(f"the game is over: {line!r}")
        if self.awaits:
            self._shuffle(line)
        else:
            self._decide(line)

    def _say(self, text: str, to: int | None = None) -> None:
        self.told.append((to, text))

    def _shuffle(self, line: str) -> None:
        # 11: all cards that are in no hand; sets and discards were laid down.
        word, *cards = line.split(" ")
        free = Counter(PACK) - Counter(card for hand in self.hands for card in hand)
        if word != "deck" or Counter(cards) != free:
            raise ValueError(f"no deck of all cards that are in no hand: {line!r}")
        self.awaits, self.sets, self.pile, self.deck = None, {}, [], cards
        kept = [list(hand) for hand in self.hands]
        self.rounds.append(Round(kept, [list(hand) for hand in kept], [{} for _ in kept], [line]))
        # 1, 11: five cards each at the start, four later, seat 0 first.
        for seat in range(self.players):
            for _ in range(HAND if len(self.rounds) == 1 else DRAWN):
                self._draw(seat)
        self._tell_start()
        self.phase = "excess"
        if not self.pending:
            self.phase = "make"

    def _draw(self, seat: int) -> str:
        card = self.deck.pop(0)
        self.hands[seat] = in_order([*self.hands[seat], card])
        self.rounds[-1].held[seat].append(card)
        return card

    def _tell_start(self) -> None:
        # D27: of the rounds before only this is remembered: what lies on the table, and one's own hand.
        self.forgotten = len(self.told)
        self._say(
            f"round {len(self.rounds)}: money {self.scores}, bracelets {self.bracelets}, egg {self.egg}"
        )
        self._say(f"cards {[len(hand) for hand in self.hands]}, deck {len(self.deck)}")
        for seat, hand in enumerate(self.hands):
            self._say(f"{seat} holds {' '.join(hand)}", to=seat)

    def _decide(self, line: str) -> None:
        who, _, move = line.partition(" ")
        if who not in [str(seat) for seat in self.pending]:
            raise ValueError(f"this seat may not act: {line!r}")
        seat, move = int(who), tidy(move)
        if move not in self.legal(seat):
            raise ValueError(f"not legal now: {line!r}")
        self.rounds[-1].lines.append(f"{seat} {move}")
        word, _, what = move.partition(" ")
        if word == "discard":
            self._discard(seat, what)
        elif word == "bracelet":
            self._bracelet(seat)
        elif word == "sets":
            self._commit(seat, what)
        else:
            self._egg(seat, what)
        if self.over:
            self._lay_open()

    def _discard(self, seat: int, card: str) -> None:
        # 11, D19: one's own choice, not shown, out until the next shuffle.
        self.hands[seat].remove(card)
        self.pile.append(card)
        self._say(f"{seat} discards")
        self._say(f"{seat} discards {card}", to=seat)
        if not self.pending:
            self.phase = "make"

    def _bracelet(self, seat: int) -> None:
        # 2, D28: the bracelet goes back to the middle. All see that a card is drawn, one sees which.
        self.bracelets[seat] -= 1
        self._say(f"{seat} bracelet")
        self._say(f"{seat} draws {self._draw(seat)}", to=seat)

    def _commit(self, seat: int, what: str) -> None:
        # 3: face down; it is public who has committed, never what.
        strong, weak = what.split(" / ")
        self.sets[seat] = strong, weak
        for card in [*strong.split(" "), *weak.split(" ")]:
            self.hands[seat].remove(card)
        self._say(f"{seat} sets")
        self._say(f"{seat} sets {what}", to=seat)
        if len(self.sets) == self.players:
            # 6: the egg's holder is asked when all sets are down. Who used it holds it no more.
            if self.egg is None:
                self._settle()
            else:
                self.phase = "egg"

    def _egg(self, seat: int, kind: str) -> None:
        self._say(f"{seat} egg {kind}" if kind else f"{seat} keep")
        if not kind:
            self._settle()
            return
        # 6, D15: one kind of set of all others is turned up; D14, D16: the user makes his sets again.
        self.egg = None
        strong, weak = self.sets.pop(seat)
        self.hands[seat] = in_order([*self.hands[seat], *strong.split(" "), *weak.split(" ")])
        for other in sorted(self.sets):
            self._show(other, kind)
        self.phase = "make"

    def _show(self, seat: int, kind: str) -> None:
        cards = self.sets[seat][["strong", "weak"].index(kind)]
        self.rounds[-1].shown[seat][kind] = cards
        self._say(f"{seat} {kind} {cards}")

    def _settle(self) -> None:
        seats = range(self.players)
        for seat in seats:
            self._show(seat, "strong")
            self._show(seat, "weak")
        self.rounds[-1].settled = True
        strong, weak = ([strength(*self.sets[seat][kind].split(" ")) for seat in seats] for kind in (0, 1))
        # 7: strong against strong, weak against weak.
        gains = [a * b for a, b in zip(points(strong), points(weak), strict=True)]
        self.scores = [money + gain for money, gain in zip(self.scores, gains, strict=True)]
        # 8, 12: a bracelet for whoever gained nothing; if there are too few, nobody gets one: the end.
        due = [seat for seat in seats if gains[seat] == 0]
        short = sum(self.bracelets) + len(due) > BRACELETS
        for seat in [] if short else due:
            self.bracelets[seat] += 1
        self.egg = heir(strong, weak, self.egg)
        self._say(f"gains {gains}, money {self.scores}, bracelets {self.bracelets}, egg {self.egg}")
        # 10, 12, D26
        if max(self.scores) >= TARGET[self.players] or short or len(self.rounds) == LONGEST:
            self.over = True
            self.winners = tuple(seat for seat in seats if self.scores[seat] == max(self.scores))
        else:
            self.awaits = "deck"

    def _lay_open(self) -> None:
        self._say(f"over, won by {self.winners}")
        for seat, hand in enumerate(self.hands):
            self._say(f"{seat} had {' '.join(hand)}")
        self._say(f"discarded were {' '.join(in_order(self.pile))}")
        self._say(f"the deck was {' '.join(self.deck)}")


def tidy(move: str) -> str:
    """7 of the notation: cards inside a set may be written in either order."""
    if not re.fullmatch(r"sets \S\S \S\S / \S\S \S\S", move):
        return move
    word, a, b, slash, c, d = move.split(" ")
    if not {a, b, c, d} <= set(FACES):
        return move
    return " ".join([word, *in_order([a, b]), slash, *in_order([c, d])])


def replay(players: int, lines: Sequence[str], options: Mapping[str, str] | None = None) -> DragonEgg:
    """The game after these lines."""
    game = DragonEgg(players, options)
    for line in lines:
        game.tell(line)
    return game
