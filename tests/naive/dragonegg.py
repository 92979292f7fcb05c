"""The Dragon's Egg a second time: strings, sets and lists, told line by line. The engine has no part in it.

Rules (the numbers of rules/dragonegg.md)
   1 Setup      32 cards, five a seat; the egg and twelve bracelets in the middle.
 2-3 Make sets  At the same time: use bracelets, one card each, then commit a strong and a weak set in secret.
 4-5 Strength   Every friend (same colour and number) beats every barya; then the sum. A wild is the card of
                its colour that is best for the set.
   6 Egg        Its holder may show all strong or all weak sets of the others and make his sets anew.
   7 Settle     Points of a set: others' sets of its kind, weaker or equal. Gain: strong x weak points.
 8-9 Gifts      Who gained nothing gets a bracelet; the best pair of friends gets the egg.
  10 End        Somebody has the target, too few bracelets are left (12), or 200 rounds were played (D26).
  11 Hands      Sets go back, all is shuffled, each draws four; down to five by discarding in secret.
"""

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, product
from math import comb, prod
from typing import ClassVar

from naive.game import Game, Lines, Options, Seat, check_seat

FACES = [colour + rank for colour in "RB" for rank in "1234567*"]  # in notation order
PLACE = {face: place for place, face in enumerate(FACES)}
PACK = [face for face in FACES for _ in range(2)]
TARGET = {2: 3, 3: 15, 4: 20, 5: 30}  # 10: money that ends the game, by players
BRACELETS = 12
HAND, DRAWN = 5, 4
LONGEST = 200  # D26: rounds

Strength = tuple[bool, int]  # is it a friend, and its sum: compared in this order (4)


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(cards, key=PLACE.__getitem__))


@cache
def strength(one: str, other: str) -> Strength:
    """4, 5: of a set of two cards, with wilds as whatever number makes it strongest."""
    readings = [range(1, 8) if card[1] == "*" else [int(card[1])] for card in (one, other)]
    same_colour = one[0] == other[0]
    return max((same_colour and a == b, a + b) for a, b in product(*readings))


def crosses(one: str, other: str) -> bool:
    """D6: a wild beside a card of the other colour, also another wild."""
    return one[0] != other[0] and "*" in one + other


def choices(hand: Iterable[str], cross_colour: bool) -> set[str]:
    """3: every strong and weak set that can be made of these cards, as moves."""
    found = set()
    for a, b, c, d in set(combinations(in_order(hand), 4)):
        halves = [((a, b), (c, d)), ((a, c), (b, d)), ((a, d), (b, c))]
        for strong, weak in halves + [(weak, strong) for strong, weak in halves]:
            if not cross_colour and (crosses(*strong) or crosses(*weak)):
                continue
            if strength(*strong) >= strength(*weak):
                found.add(f"sets {' '.join(strong)} / {' '.join(weak)}")
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


class DragonEgg(Game):
    """One game, told line by line."""

    SEATS = range(2, 6)
    OPTIONS: ClassVar = {"wild_cross_colour": ("allowed", "forbidden")}

    def __init__(self, players: int, options: Options = None) -> None:
        super().__init__(players, options)
        self.cross_colour = self.options["wild_cross_colour"] == "allowed"
        self.awaits = "deck"
        self.phase = "make"  # "excess" (rule 11), "make" (2, 3) or "egg" (6)
        self.scores = [0] * players
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

    def _say(self, text: str, to: int | None = None) -> None:
        self.told.append((to, text))

    def _deck(self, line: str) -> None:
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
        self.hands[seat] = [*in_order([*self.hands[seat], card])]
        self.rounds[-1].held[seat].append(card)
        return card

    def _tell_start(self) -> None:
        # D27: of the rounds before only this is remembered: what lies on the table, and one's own hand.
        self.forgotten = len(self.told)
        self._say(
            f"round {len(self.rounds)}, deck {len(self.deck)}, hands {[len(hand) for hand in self.hands]}"
        )
        self._say(f"money {self.scores}, bracelets {self.bracelets}, egg {self.egg}")
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
        self.hands[seat] = [*in_order([*self.hands[seat], *strong.split(" "), *weak.split(" ")])]
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
    """Part 7: the cards inside a set may be written in either order."""
    match move.split(" "):
        case ["sets", a, b, "/", c, d] if {a, b, c, d} <= set(FACES):
            return " ".join(["sets", *in_order([a, b]), "/", *in_order([c, d])])
    return move


replay = DragonEgg.replay


# ---- Who knows what (part 5) ----


def observations(
    players: int, lines: Lines, seat: Seat, options: Options = None, whole: bool = False
) -> list[str]:
    """All that `seat` (None: a spectator) has observed and remembers, in order.

    D27: of earlier rounds one remembers one's own hand, and what lies on the table is still there. So the
    list begins with the last shuffle. With `whole` it has all rounds, as a perfect memory would tell them.
    """
    check_seat(players, seat)
    game = replay(players, lines, options)
    told = game.told if whole else game.told[game.forgotten :]
    return [text for to, text in told if to in (None, seat)]


def _moves(now: Round, seat: int) -> list[str]:
    """The moves of a seat in a round; a first commitment that the egg took back is called `first …`."""
    moves = [line.partition(" ")[2] for line in now.lines if line.startswith(f"{seat} ")]
    if any(move.startswith("egg ") for move in moves):
        first = next(at for at, move in enumerate(moves) if move.startswith("sets "))
        moves[first] = moves[first].replace("sets", "first")
    return moves


def _shown_cards(now: Round, seat: int) -> list[str]:
    return [card for cards in now.shown[seat].values() for card in cards.split(" ")]


def _agrees(move: str, shown: Mapping[str, str]) -> bool:
    """Whether a commitment has the sets that lie face up."""
    strong, weak = move.removeprefix("sets ").split(" / ")
    return shown.get("strong", strong) == strong and shown.get("weak", weak) == weak


# ---- Another game that looks the same ----

TRIES = 6  # for the cards of one round
PATIENCE = 400  # tries in all, before the rest stays as it was


def disguise(
    players: int, lines: Lines, seat: Seat, rng: random.Random, options: Options = None
) -> list[str]:
    """Other shuffles and other secret moves, in every round, under which `seat` observes just the same.

    It would not see a difference with a perfect memory either (`whole`). At the end the last round is laid
    open, and stays as it was.
    """
    check_seat(players, seat)
    game = replay(players, lines, options)
    forger = _Forger(game, seat, rng)
    if game.over:
        *hidden, last = game.rounds
        parts = [*forger.rewrite(hidden, last.kept), last.lines]
    else:
        parts = forger.rewrite(game.rounds, None)
    return [line for part in parts for line in part]


class _MisfitError(Exception):
    """These cards cannot be."""


@dataclass
class _Cards:
    """What one seat holds in one round of the other game."""

    discarded: list[str]
    used: list[str]  # all others: in sets, in hand
    kept: list[str] = field(default_factory=list)  # those of them that were there before the shuffle


class _Forger:
    """Makes the rounds of another game, last one first: what a seat had kept must fit the round before."""

    def __init__(self, game: DragonEgg, seat: Seat, rng: random.Random) -> None:
        self.game, self.seat, self.rng = game, seat, rng
        self.others = [other for other in range(game.players) if other != seat]
        self.patience = PATIENCE

    def rewrite(self, rounds: Sequence[Round], keep: Sequence[list[str]] | None) -> list[list[str]]:
        """Other lines of these rounds, after which the others hold `keep` (None: anything)."""
        if not rounds:
            return []
        *before, now = rounds
        for _ in range(TRIES):
            self.patience -= 1
            if self.patience > 0:
                try:
                    cards = self._deal(now, keep)
                    if before:
                        self._choose_kept(now, before[-1], cards)
                    return self._with(now, cards, before)
                except _MisfitError:
                    pass
        cards = self._truth(now)
        if keep and any(Counter(keep[one]) != self._rest(now, one, cards[one]) for one in self.others):
            raise _MisfitError
        return self._with(now, cards, before)

    def _with(self, now: Round, cards: Mapping[int, _Cards], before: Sequence[Round]) -> list[list[str]]:
        lines = self._lines(now, cards)
        kept = [cards[one].kept if one in cards else now.kept[one] for one in range(self.game.players)]
        return [*self.rewrite(before, kept), lines]

    def _unseen(self, now: Round) -> Counter[str]:
        """The cards that the seat has not seen in a round."""
        seen = [card for one in self.others for card in _shown_cards(now, one)]
        return Counter(PACK) - Counter(seen if self.seat is None else seen + now.held[self.seat])

    def _rest(self, now: Round, one: int, cards: _Cards) -> Counter[str]:
        return Counter(cards.used) - Counter(_shown_cards(now, one))

    def _deal(self, now: Round, keep: Sequence[list[str]] | None) -> dict[int, _Cards]:
        """Any cards for those that the seat has not seen, but `keep` for what is left after a round."""
        unseen = self._unseen(now)
        wanted = Counter(card for one in self.others for card in keep[one]) if keep else Counter[str]()
        if not wanted <= unseen:
            raise _MisfitError
        pool = self._shuffled(unseen - wanted)
        cards = {}
        for one in self.others:
            shown = _shown_cards(now, one)
            discarded = [pool.pop() for move in _moves(now, one) if move.startswith("discard ")]
            rest = len(now.held[one]) - len(shown) - len(discarded)
            cards[one] = _Cards(discarded, shown + (keep[one] if keep else [pool.pop() for _ in range(rest)]))
        return cards

    def _choose_kept(self, now: Round, before: Round, cards: Mapping[int, _Cards]) -> None:
        """What was there before the shuffle: any cards that the seat had not seen in the round before."""
        unseen = self._unseen(before)
        for one in self.others:
            for card in self._shuffled(Counter(cards[one].discarded + cards[one].used)):
                if len(cards[one].kept) < len(now.kept[one]) and unseen[card]:
                    cards[one].kept.append(card)
                    unseen[card] -= 1
            if len(cards[one].kept) < len(now.kept[one]):
                raise _MisfitError

    def _truth(self, now: Round) -> dict[int, _Cards]:
        cards = {}
        for one in self.others:
            discarded = [move.split(" ")[1] for move in _moves(now, one) if move.startswith("discard ")]
            used = list((Counter(now.held[one]) - Counter(discarded)).elements())
            cards[one] = _Cards(discarded, used, now.kept[one])
        return cards

    def _draws(self, now: Round, one: int, cards: _Cards | None) -> tuple[list[str], list[str]]:
        """What a seat drew after the shuffle, and what by bracelets: no discards, those came before."""
        count = _moves(now, one).count("bracelet")
        if cards is None:  # its own cards, which the seat knows; only their order in the deal is nobody's
            drawn = now.held[one][len(now.kept[one]) :]
            dealt = len(drawn) - count
            return self._shuffled(Counter(drawn[:dealt])), drawn[dealt:]
        fresh = Counter(cards.discarded + cards.used) - Counter(cards.kept)
        later = self._shuffled(fresh & Counter(cards.used))[:count]
        if len(later) < count:
            raise _MisfitError
        return self._shuffled(fresh - Counter(later)), later

    def _lines(self, now: Round, cards: Mapping[int, _Cards]) -> list[str]:
        """The lines of a round with these cards."""
        seats = range(self.game.players)
        draws = [self._draws(now, one, cards.get(one)) for one in seats]
        deck = [card for dealt, _ in draws for card in dealt]
        hands = {one: [*cards[one].kept, *draws[one][0]] for one in cards}
        moves = [iter(_moves(now, one)) for one in seats]
        lines = []
        for line in now.lines[1:]:
            one = int(line.partition(" ")[0])
            move = next(moves[one])
            if move == "bracelet":
                deck.append(draws[one][1].pop(0))
                hands.get(one, []).append(deck[-1])
            if one in cards:
                move = self._other(move, hands[one], now.shown[one], cards[one])
            lines.append(f"{one} {move.replace('first', 'sets')}")
        kept = [card for one in seats for card in (cards[one].kept if one in cards else now.kept[one])]
        rest = self._shuffled(Counter(PACK) - Counter(kept + deck))
        return [" ".join(["deck", *deck, *rest]), *lines]

    def _other(self, move: str, hand: list[str], shown: Mapping[str, str], cards: _Cards) -> str:
        """Any secret move in place of this one; what all have heard stays."""
        word = move.split(" ")[0]
        if word == "discard":
            hand.remove(cards.discarded[-1])
            return f"discard {cards.discarded.pop()}"
        if word not in ("first", "sets"):
            return move
        able = choices(hand, self.game.cross_colour)
        if word == "sets":
            able = {choice for choice in able if _agrees(choice, shown)}
        if not able:
            raise _MisfitError
        return self.rng.choice(sorted(able))

    def _shuffled(self, cards: Counter[str]) -> list[str]:
        order = [*in_order(cards.elements())]
        self.rng.shuffle(order)
        return order


# ---- All worlds ----

Cards = tuple[str, ...]  # in notation order
Secret = tuple[Cards, str, Cards]  # hand, sets, discards of a seat: see `worlds`
MOST, MOST_TOGETHER = 400_000, 5_000  # worlds that are counted, of one seat and of several together


def worlds(
    players: int, lines: Lines, seat: Seat, options: Options = None, about: int | None = None
) -> Counter[tuple[Secret, ...]]:
    """How many pairs (order of the cards, secret moves of the others) there are for what `seat` cannot see.

    A key has one entry for each other seat, ascending, or only that of the seat `about`. The entry has its
    hand ("R1", "B*", "B*"; the sets are not in it), its sets on the table, face up or down ("R1 R2 / B1 B1",
    "" for none), and its excess discards since the shuffle; cards in notation order. The value is a weight:
    divide it by the sum of all. All other cards are in the deck, each order of them as likely as any other.

    Counted are pairs under which all that the seat has observed since the last shuffle could have happened
    (D27: what was kept before may be any unseen card). Equal copies are told apart where they lie, and not in
    moves: with both R1 in hand `discard R1` is one move, as in the list of legal moves. First sets that the
    egg took back are secret moves too. So a hand with more choices weighs more.

    ValueError when there are too many, or nothing is hidden. A seat that is not asked about costs nothing as
    long as it has only drawn cards since the shuffle.
    """
    check_seat(players, seat)
    game = replay(players, lines, options)
    if game.over or not game.rounds:
        raise ValueError("no round is in progress")
    now = game.rounds[-1]
    others = [other for other in range(players) if other != seat]
    asked = others if about is None else [about]
    if not set(asked) <= set(others):
        raise ValueError(f"nothing of seat {about} is hidden from seat {seat}")
    # Whoever has only drawn has equally many orders of his cards, whatever is left for him.
    busy = [other for other in others if set(_moves(now, other)) - {"bracelet"}]
    counted = asked + [other for other in busy if other not in asked]
    most = MOST if len(counted) == 1 else MOST_TOGETHER
    if prod(_about_how_many(now, other) for other in counted) > most:
        raise ValueError("there are too many worlds")
    found: Counter[tuple[Secret, ...]] = Counter()
    unseen = Counter(PACK) - Counter([] if seat is None else now.held[seat])
    for world, weight in _together(now, counted, unseen, game.cross_colour).items():
        found[world[: len(asked)]] += weight
    return found


def _about_how_many(now: Round, seat: int) -> int:
    """Secrets of a seat: choices of hidden cards, times those to discard, times those to put into sets."""
    hidden = len(now.held[seat]) - len(_shown_cards(now, seat))
    words = [move.split(" ")[0] for move in _moves(now, seat)]
    discards = words.count("discard")
    size = comb(len(FACES) + hidden - 1, hidden) * comb(hidden, discards)
    if "sets" in words and not now.settled:
        size *= comb(hidden, 2) if now.shown[seat] else 3 * comb(hidden - discards, 4)
    return size


def _together(
    now: Round, seats: Sequence[int], unseen: Counter[str], cross_colour: bool
) -> Counter[tuple[Secret, ...]]:
    """The secrets of these seats, one after the other: each draws from what those before have left."""
    found: Counter[tuple[Secret, ...]] = Counter({(): 1})
    for seat in seats:
        after: Counter[tuple[Secret, ...]] = Counter()
        for world, weight in found.items():
            left = unseen - Counter(card for secret in world for card in _cards(secret))
            for secret, ways in _secrets(now, seat, left, cross_colour).items():
                after[*world, secret] += weight * ways
        found = after
    return found


def _cards(secret: Secret) -> list[str]:
    hand, sets, discards = secret
    return [*hand, *sets.replace("/", " ").split(), *discards]


def _secrets(now: Round, seat: int, unseen: Counter[str], cross_colour: bool) -> Counter[Secret]:
    """What a seat may have after its draws and moves of the round, and in how many ways it comes about."""
    moves = _moves(now, seat)
    shown = Counter(_shown_cards(now, seat))
    hidden = len(now.held[seat]) - shown.total()
    dealt = len(now.held[seat]) - moves.count("bracelet")
    found: Counter[Secret] = Counter({((), "", ()): 1})
    for move in ["deal"] * dealt + moves:
        after: Counter[Secret] = Counter()
        for secret, weight in found.items():
            for other, ways in _step(move, secret, unseen, now.shown[seat], cross_colour):
                if not shown or _can_show(other, shown, hidden):
                    after[other] += weight * ways
        found = after
    return found


def _can_show(secret: Secret, shown: Counter[str], hidden: int) -> bool:
    """Whether only so many of its cards are none of those that it showed in the end."""
    cards = _cards(secret)
    return len(cards) - sum(min(cards.count(card), copies) for card, copies in shown.items()) <= hidden


def _step(
    move: str, secret: Secret, unseen: Counter[str], shown: Mapping[str, str], cross_colour: bool
) -> Iterator[tuple[Secret, int]]:
    """What a secret may become by one draw or move of its seat, and in how many ways."""
    hand, sets, discards = secret
    word = move.split(" ")[0]
    if word in ("deal", "bracelet"):
        for card, copies in unseen.items():
            left = copies - hand.count(card) - discards.count(card)
            if left:
                yield (in_order([*hand, card]), sets, discards), left
    elif word == "discard":
        for card in set(hand):
            yield (_without(hand, [card]), sets, in_order([*discards, card])), 1
    elif word == "sets":
        for choice in choices(hand, cross_colour):
            if _agrees(choice, shown):
                made = choice.removeprefix("sets ")
                yield (_without(hand, made.replace("/", " ").split()), made, discards), 1
    elif word == "first":  # taken back: all that is left of it is in how many ways it could be made
        yield secret, len(choices(hand, cross_colour))
    else:  # egg, keep
        yield secret, 1


def _without(hand: Cards, cards: Iterable[str]) -> Cards:
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)
