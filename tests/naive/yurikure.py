"""Yurikure a second time: strings, sets and dicts, told line by line. Nothing is shared with the engine.

The whole game is one script (`Yurikure._game`) that stops wherever chance or a seat is asked and goes on with
the line that is told.

Rules (the numbers of rules/yurikure.md)
 1-3 Setup    A couple, three liked pairs, the action order, a seat V; each seat secretly supports pairs.
 4-5 Control  A seat may reveal for a girl up to its points on her pairs; the highest revealed controls her.
 6-9 Deciding Reveal round the table until all pass; the controller declares; the others may outbid him.
  10 Actions  Approach, confess, negotiate, or nothing: each girl once a round, in action order.
  11 Couples  A new couple is blue; the other couples of the two are dissatisfied.
  12 Caps     Affection and dissatisfaction are 0..6.
  13 Couples  A die for each couple: closer, apart, or dissatisfied; affection 6 makes a couple.
  14 Kisses   A die for each couple: blue, red, fated.
  15 End      A fated couple, else three girls who are couples with one another, else nine rounds.
  16 Extra    One more secret point after round 3, three after round 6.
"""

import random
from collections.abc import Collection, Generator, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from math import factorial, prod
from typing import ClassVar

from naive.game import Game, Lines, Options, Seat, check_seat

GIRLS = "RWKYPGS"
PAIRS = [a + b for a, b in combinations(GIRLS, 2)]
VALUES = (5, 4, 3, 2, 1, 1, 1, 1, 1)  # what a seat's points are worth, in the order in which it places them
SUPPORT = 5  # so many of them at setup; the rest is extra
EXTRA = {3: 1, 6: 3}  # 16: extra points after these rounds
ROUNDS = 9
MOST = 6  # 12: of affection and of dissatisfaction
LEFT, RIGHT = 1, -1  # steps from seat to seat
LISTED = 50_000  # `worlds` lists at most so many

World = tuple[str, ...]  # the pairs of a seat's points, in the order of VALUES
Asked = str | dict[int, set[str]]  # the keyword of the chance that is due, or the moves of each seat asked


def pair_of(one: str, other: str) -> str:
    """The pair of two girls in notation."""
    return "".join(sorted(one + other, key=GIRLS.index))


def control(placed: Sequence[str], girl: str) -> int:
    """4: the control points for a girl of a seat that has placed its points on these pairs."""
    return sum(value for value, pair in zip(VALUES, placed, strict=False) if girl in pair)


def support(placed: Sequence[str], pair: str, most: int) -> int:
    """A, B: the points of a seat on a pair; of those from setup `most` count."""
    on_it = [at for at, where in enumerate(placed) if where == pair]
    at_setup = sum(VALUES[at] for at in on_it if at < SUPPORT)
    return min(most, at_setup) + sum(VALUES[at] for at in on_it if at >= SUPPORT)


def polygamy(couples: Collection[str]) -> set[str]:
    """15, Y32: the pairs that lie in a group of three who are couples with one another."""
    groups = [{a + b, a + c, b + c} for a, b, c in combinations(GIRLS, 3)]
    return {pair for group in groups if group <= set(couples) for pair in group}


class Yurikure(Game):
    """One game, told line by line."""

    SEATS = range(3, 5)
    OPTIONS: ClassVar = {
        "setup_disjoint": ("girls", "pairs"),
        "reveal_direction": ("left", "right"),
        "duplicate_support": ("no", "yes"),
    }

    def __init__(self, players: int, options: Options = None) -> None:
        super().__init__(players, options)
        self.lines: list[str] = []  # all that was told
        self.scores = [0] * players
        self.order: list[str] = []  # girls in action order
        self.virtual = -1  # 2: the seat V
        self.round = 0  # 1..9, 0 before the first action
        self.deciding: tuple[str, str] | None = None  # a girl, and: action, answer, vote or consent
        self.rolling: tuple[str, str] | None = None  # what the die is for (confession, couple, kiss), a pair
        self.affection = dict.fromkeys(PAIRS, 0)
        self.dissatisfaction = dict.fromkeys(PAIRS, 0)
        self.couples: dict[str, str] = {}  # 'blue', 'red' or 'fated', by pair
        self.first_couple = ""  # 1: the one from setup
        self.placed: list[list[str]] = [[] for _ in range(players)]  # by seat, pairs in the order of VALUES
        self.revealed = [dict.fromkeys(GIRLS, 0) for _ in range(players)]  # by seat and girl
        self.reveals: list[tuple[int, int, str, int]] = []  # seat, its points placed by then, girl, level
        self._script = self._game()
        self._ask(next(self._script))

    def __deepcopy__(self, memo: object) -> "Yurikure":
        return replay(self.players, self.lines, self.options)  # a script cannot be copied, but told again

    @property
    def pending(self) -> tuple[int, ...]:
        return tuple(sorted(self._moves))

    def legal(self, seat: int) -> set[str]:
        """The moves of `seat` in notation; none if it may not act."""
        return set(self._moves.get(seat, ()))

    def tell(self, line: str) -> None:
        if not (self._can_chance(line) if self.awaits else self._can_decide(line)):
            raise ValueError(f"not possible now: {line!r}")
        self.lines.append(line)
        self._ask(self._script.send(line))

    def _ask(self, asked: Asked) -> None:
        self.awaits, self._moves = (asked, {}) if isinstance(asked, str) else (None, asked)

    def _can_decide(self, line: str) -> bool:
        seat, _, move = line.partition(" ")
        return any(seat == str(able) and move in self.legal(able) for able in self.pending)

    def _can_chance(self, line: str) -> bool:
        if self.awaits == "setup":
            return self._can_set_up(line.split(" "))
        if self.awaits == "first":
            return line in [f"first {seat}" for seat in range(self.players)]
        return line in [f"roll {die}" for die in range(1, 7)]

    def _can_set_up(self, words: list[str]) -> bool:
        match words:
            case ["setup", "couple", couple, "two", two, "one", one, "one", other, "order", *order]:
                known = {couple, two, one, other} <= set(PAIRS) and sorted(order) == sorted(GIRLS)
                # 1, Y5: the pairs of (2) and (3) share no girl, or are at least different; (1) is free (Y6).
                if self.options["setup_disjoint"] == "girls":
                    return known and len(set(two + one + other)) == 6
                return known and len({two, one, other}) == 3
        return False

    # ---- The script: each part gives up what it asks for, and is sent the line that was told ----

    def _game(self) -> Generator[Asked, str, None]:
        yield from self._set_up()
        for self.round in range(1, ROUNDS + 1):
            for girl in self.order:
                yield from self._act(girl)
            yield from self._couple_phase()
            yield from self._kiss_phase()
            if self._is_decided():
                break
            yield from self._place_points(len(self.placed[0]) + EXTRA.get(self.round, 0))
        self.over = True
        while True:
            yield {}  # nobody is asked any more

    def _set_up(self) -> Generator[Asked, str, None]:
        # 1, 2: the line is `setup couple RW two KG one YS one RP order W R K Y P G S`.
        words = (yield "setup").split(" ")
        self.first_couple = words[2]
        self.couples[words[2]] = "blue"
        self.affection |= {words[4]: 2, words[6]: 1, words[8]: 1}
        self.order = words[10:]
        self.virtual = int((yield "first").removeprefix("first "))
        yield from self._place_points(SUPPORT)

    def _place_points(self, upto: int) -> Generator[Asked, str, None]:
        # 3, 16: all seats at once, each until it has placed so many.
        seats = range(self.players)
        while asked := {seat: self._points(seat) for seat in seats if len(self.placed[seat]) < upto}:
            seat, *_, pair = (yield asked).split(" ")
            self.placed[int(seat)].append(pair)

    def _points(self, seat: int) -> set[str]:
        placed = self.placed[seat]
        if len(placed) >= SUPPORT:
            return {f"extra {pair}" for pair in PAIRS}  # 16: any, old or new
        # 3: 5, 4, 3, 2, 1 on five different pairs (option: on any).
        again = self.options["duplicate_support"] == "yes"
        return {f"support {VALUES[len(placed)]} {pair}" for pair in PAIRS if again or pair not in placed}

    # ---- Deciding for a girl ----

    def controller(self, girl: str) -> int | None:
        """5: the seat with the most revealed points for a girl; no two have the same, unless 0."""
        best = max(range(self.players), key=lambda seat: self.revealed[seat][girl])
        return best if self.revealed[best][girl] else None

    def virtual_controller(self, girl: str) -> int:
        """9, Y7: the controller of the nearest girl before her with one, cyclic; seat V if there is none."""
        at = self.order.index(girl)
        for before in reversed(self.order[at + 1 :] + self.order[:at]):
            controller = self.controller(before)
            if controller is not None:
                return controller
        return self.virtual

    def _decide(self, girl: str, what: str) -> Generator[Asked, str, str]:
        """6-8: what the girl does: what her controller declares, or nothing or no if nobody controls her."""
        self.deciding = girl, what
        while True:
            yield from self._reveal_step(girl)
            controller = self.controller(girl)
            if controller is None:
                declared = "idle" if what == "action" else "no"
                break
            possible = self._actions(girl) if what == "action" else {"yes", "no"}
            declared = (yield {controller: possible}).partition(" ")[2]
            if not (yield from self._is_outbid(girl, controller)):
                break
        self.deciding = None
        return declared

    def _reveal_step(self, girl: str) -> Generator[Asked, str, None]:
        # 6, Y4: from the left neighbour of the controller on (option: all to the right).
        step = LEFT if self.options["reveal_direction"] == "left" else RIGHT
        controller = self.controller(girl)
        seat = self.virtual_controller(girl) if controller is None else controller
        passes = 0
        while passes < self.players:  # 7: in succession; the controller's, or the revealer's, is the last
            seat = (seat + step) % self.players
            passes = 0 if (yield from self._reveals(seat, girl)) else passes + 1

    def _is_outbid(self, girl: str, controller: int) -> Generator[Asked, str, bool]:
        # 8: after a declaration always to the right, once through the others; the first who reveals ends it.
        for distance in range(1, self.players):
            if (yield from self._reveals((controller + RIGHT * distance) % self.players, girl)):
                return True
        return False

    def _reveals(self, seat: int, girl: str) -> Generator[Asked, str, bool]:
        """7: the seat with priority passes, or sets its level above all others and up to what it has."""
        highest = max(revealed[girl] for revealed in self.revealed)
        possible = range(highest + 1, control(self.placed[seat], girl) + 1)
        line = yield {seat: {"pass", *(f"reveal {level}" for level in possible)}}
        if line.endswith(" pass"):
            return False
        level = int(line.split(" ")[2])
        self.revealed[seat][girl] = level
        self.reveals.append((seat, len(self.placed[seat]), girl, level))
        return True

    # ---- Actions ----

    def _act(self, girl: str) -> Generator[Asked, str, None]:
        """10: one girl's action."""
        action = yield from self._decide(girl, "action")
        match action.split(" "):
            case ["approach", target]:
                self._add(self.affection, pair_of(girl, target))
                self._upset(pair_of(girl, target))
            case ["confess", target]:
                yield from self._confess(girl, target)
            case ["negotiate", pair]:
                yield from self._negotiate(girl, pair)

    def _actions(self, girl: str) -> set[str]:
        others = GIRLS.replace(girl, "")
        actions = {"idle", *(f"approach {target}" for target in others)}  # Y15: also her own partner
        if not any(girl in couple for couple in self.couples):  # Y14
            actions |= {f"confess {target}" for target in others}
        return actions | {
            f"negotiate {pair}" for pair in PAIRS if girl not in pair and pair not in self.couples
        }

    def _confess(self, girl: str, target: str) -> Generator[Asked, str, None]:
        pair = pair_of(girl, target)
        answer = yield from self._decide(target, "answer")
        # Y1: a die that equals affection is enough.
        if answer == "yes" or (yield from self._roll("confession", pair)) <= self.affection[pair]:
            self._unite(pair)
        else:
            self._add(self.affection, pair)

    def _negotiate(self, girl: str, pair: str) -> Generator[Asked, str, None]:
        # Y19: the others but these two vote in action order from the girl after the initiator on, cyclic.
        at = self.order.index(girl)
        votes = 1  # the initiator's own
        for voter in self.order[at + 1 :] + self.order[:at]:
            if voter not in pair:
                votes += (yield from self._decide(voter, "vote")) == "yes"
        if votes < 3:
            return
        # Y20, Y21: both are asked, in action order from the 1st.
        consents = []
        for one in sorted(pair, key=self.order.index):
            consents.append((yield from self._decide(one, "consent")))
        if consents == ["yes", "yes"]:
            self._unite(pair)
        else:
            self._add(self.dissatisfaction, pair)

    def _unite(self, pair: str) -> None:
        # 11: its affection and dissatisfaction stay.
        self.couples[pair] = "blue"
        self._upset(pair)

    def _upset(self, pair: str) -> None:
        # 10, 11: every other couple with one of the two.
        for couple in self.couples:
            if couple != pair and set(couple) & set(pair):
                self._add(self.dissatisfaction, couple)

    def _add(self, values: dict[str, int], pair: str) -> None:
        values[pair] = min(MOST, values[pair] + 1)  # 12

    def _roll(self, what: str, pair: str) -> Generator[Asked, str, int]:
        self.rolling = what, pair
        die = int((yield "roll").removeprefix("roll "))
        self.rolling = None
        return die

    # ---- The end of a round ----

    def _roll_all(self, what: str, pairs: Collection[str]) -> Generator[Asked, str, dict[str, int]]:
        """A die for each of these pairs, in the order of the pairs."""
        dice = {}
        for pair in PAIRS:
            if pair in pairs:
                dice[pair] = yield from self._roll(what, pair)
        return dice

    def _couple_phase(self) -> Generator[Asked, str, None]:
        # 13: all dice first, then what they do.
        dice = yield from self._roll_all("couple", self.couples)
        for pair, die in dice.items():
            rest = die - self.dissatisfaction[pair]
            if die == 6:
                self._add(self.affection, pair)
            elif rest <= 0:  # Y2
                self._break_up(pair)
            elif rest <= 2:
                self._add(self.dissatisfaction, pair)
        for pair in [pair for pair in self.couples if self.dissatisfaction[pair] == MOST]:  # Y25
            self._break_up(pair)
        for pair in PAIRS:
            if self.affection[pair] == MOST and pair not in self.couples:
                self.couples[pair] = "blue"  # nobody is upset by that

    def _break_up(self, pair: str) -> None:
        del self.couples[pair]
        self.affection[pair] = self.dissatisfaction[pair] = 0  # Y26

    def _kiss_phase(self) -> Generator[Asked, str, None]:
        # 14: in round 1 without the couple from setup.
        waiting = {self.first_couple} if self.round == 1 else set()
        dice = yield from self._roll_all("kiss", self.couples.keys() - waiting)
        for pair, die in dice.items():
            if die + self.affection[pair] - self.dissatisfaction[pair] < 4:
                self.couples[pair] = "blue"
            else:
                self.couples[pair] = "red" if self.couples[pair] == "blue" else "fated"

    def _is_decided(self) -> bool:
        """15: whether the game ends now; then it has been scored."""
        fated = {pair for pair, state in self.couples.items() if state == "fated"}
        group = polygamy(self.couples)
        if fated:
            self._score(fated, most=5)  # A
        elif group:
            self._score(group, most=sum(VALUES))  # B, Y33: all points
        elif self.round == ROUNDS:
            self._score(set(self.couples), most=5)  # C, Y34
        return bool(fated or group or self.round == ROUNDS)

    def _score(self, pairs: set[str], most: int) -> None:
        seats = range(self.players)
        self.scores = [sum(support(self.placed[seat], pair, most) for pair in pairs) for seat in seats]
        # The fewer points revealed for the girls of these pairs, each once, break a tie. No pairs: all draw.
        shown = [sum(self.revealed[seat][girl] for girl in set("".join(pairs))) for seat in seats]
        results = [(self.scores[seat], -shown[seat]) for seat in seats]
        self.winners = tuple(seat for seat in seats if results[seat] == max(results))


replay = Yurikure.replay


# ---- Who knows what (part 5) ----


def observations(players: int, lines: Lines, seat: Seat, options: Options = None) -> list[str]:
    """All that `seat` (None: a spectator) has observed, in order; equal lists mean that it cannot tell."""
    check_seat(players, seat)
    game = replay(players, lines, options)
    seen = [_seen(line, seat) for line in lines]
    if game.over:
        seen += [f"seat {owner} had {' '.join(placed)}" for owner, placed in enumerate(game.placed)]
        seen.append(f"scores {game.scores}, won by {game.winners}")
    return seen


def _seen(line: str, seat: Seat) -> str:
    """3, 16: all see that a seat places a point, and only itself on which pair. All else is public."""
    owner, *words = line.split(" ")
    return line.rpartition(" ")[0] if words[0] in ("support", "extra") and owner != str(seat) else line


def disguise(
    players: int, lines: Lines, seat: Seat, rng: random.Random, options: Options = None
) -> list[str]:
    """The same with other points of the other seats, uniform among all that `seat` cannot tell from these."""
    check_seat(players, seat)
    game, result = replay(players, lines, options), list(lines)
    if game.over:
        return result  # all is laid open
    for other in range(players):
        if other != seat:
            theirs = [at for at, line in enumerate(lines) if _seen(line, other) != _seen(line, None)]
            for at, pair in zip(theirs, Secret(game, other).draw(rng), strict=True):
                result[at] = f"{_seen(lines[at], None)} {pair}"
    return result


def worlds(players: int, lines: Lines, seat: Seat, other: int, options: Options = None) -> list[World]:
    """All that `other` may have placed, for all that `seat` (None: a spectator) knows; each once.

    A world is the pairs in the order in which points were placed: ('RW', 'KG', 'YS', 'RP', 'RG', 'RW') has
    5 on RW, 4 on KG, 3 on YS, 2 on RP, 1 on RG, and the extra point of round 3 on RW. All are equally likely;
    where the three points of round 6 lie on different pairs, each of the six orders is a world of its own.
    What one seat may have placed does not depend on another: every combination of theirs is possible.
    """
    count = ways(players, lines, seat, other, options)
    if count > LISTED:
        raise ValueError(f"{count} worlds are too many to list")
    game = replay(players, lines, options)
    if seat == other or game.over:
        return [tuple(game.placed[other])]
    return list(Secret(game, other).all())


def ways(
    players: int,
    lines: Lines,
    seat: Seat,
    other: int,
    options: Options = None,
    given: Mapping[int, str] | None = None,
) -> int:
    """How many `worlds` there are, also where they are too many to list.

    `given` counts those that have these pairs at these places: {0: 'RW'} the ones with the 5 on RW.
    """
    check_seat(players, seat)
    check_seat(players, other)
    game, given = replay(players, lines, options), given or {}
    if not given.keys() <= set(range(len(game.placed[other]))):
        raise ValueError(f"seat {other} has placed {len(game.placed[other])} points")
    if seat == other or game.over:
        return int(all(game.placed[other][at] == pair for at, pair in given.items()))
    return Secret(game, other).count(given)


Step = tuple[int, frozenset[str]]  # a value, and the pairs on which it may be placed


class Secret:
    """What the others know of the points that a seat has placed: how many, and what it could reveal when.

    Its passes, declarations and answers tell nothing. A reveal tells that by then its control was that high.
    """

    def __init__(self, game: Yurikure, seat: int) -> None:
        self.size = len(game.placed[seat])
        self.again = game.options["duplicate_support"] == "yes"
        levels: dict[int, dict[str, int]] = {}
        for who, placed, girl, level in game.reveals:
            if who == seat:
                levels.setdefault(placed, dict.fromkeys(GIRLS, 0))[girl] = level  # they only rise
        # After so many points placed, at least this control, by girl; and the most that is ever asked.
        self.goals = {placed: tuple(by_girl.values()) for placed, by_girl in levels.items()}
        self.nothing = (0,) * len(GIRLS)
        self.most = tuple(map(max, zip(self.nothing, *self.goals.values(), strict=True)))
        self.steps = tuple((value, frozenset(PAIRS)) for value in VALUES[: self.size])
        self.free = cache(self._free)

    def _free(self, steps: tuple[Step, ...], had: tuple[int, ...]) -> int:
        """In how many ways these steps lead to the goals, if a pair may be supported again and again."""
        if self._is_hopeless(steps, had):
            return 0
        if not steps:
            return 1
        value, pairs = steps[0]
        return sum(self.free(steps[1:], self._grown(had, value, pair)) for pair in pairs)

    def _is_hopeless(self, steps: tuple[Step, ...], had: tuple[int, ...]) -> bool:
        """Whether a goal is out of reach even if every value to come helped two girls in need."""
        for placed, goal in self.goals.items():
            ahead = placed - self.size + len(steps)  # steps until then
            left = sum(value for value, _ in steps[: max(0, ahead)])
            short = [max(0, level - has) for level, has in zip(goal, had, strict=True)]
            if ahead >= 0 and (max(short) > left or sum(short) > 2 * left):
                return True
        return False

    def _grown(self, had: tuple[int, ...], value: int, pair: str) -> tuple[int, ...]:
        """Control by girl with one more value on a pair; counted no further than it can matter."""
        both = zip(GIRLS, had, self.most, strict=True)
        return tuple(min(most, has + value) if girl in pair else has for girl, has, most in both)

    def count(self, given: Mapping[int, str]) -> int:
        """In how many ways the points may lie; where supported pairs differ, by inclusion and exclusion.

        The values of a block lie on one pair, and different blocks may share a pair. The ways in which all
        pairs differ are a sum over all partitions, where a block of k values counts (-1)^(k-1) (k-1)!.
        """
        values = range(self.size)
        alone = [[at] for at in values]
        total = 0
        for blocks in [alone[:SUPPORT]] if self.again else partitions(values[:SUPPORT]):
            sign = prod((-1) ** (len(block) - 1) * factorial(len(block) - 1) for block in blocks)
            blocks.sort(key=len, reverse=True)  # the heavy ones first: soon there is little left to ask
            steps = [self._step(block, given) for block in blocks + alone[SUPPORT:]]
            total += sign * self.free(tuple(steps), self.nothing)
        return total

    def _step(self, block: Sequence[int], given: Mapping[int, str]) -> Step:
        """The values of a block as one, on any pair that is not against what is given."""
        pairs = frozenset(pair for pair in PAIRS if all(given.get(at, pair) == pair for at in block))
        return sum(VALUES[at] for at in block), pairs

    def all(self) -> Iterator[World]:
        """Every way in which the points may lie, by trying all that can lead to the goals."""

        def grow(placed: World, had: tuple[int, ...]) -> Iterator[World]:
            if not self.free(self.steps[len(placed) :], had) or not self._is_allowed(placed):
                return
            if len(placed) == self.size:
                yield placed
                return
            for pair in PAIRS:
                yield from grow((*placed, pair), self._grown(had, VALUES[len(placed)], pair))

        return grow((), self.nothing)

    def draw(self, rng: random.Random) -> World:
        """One way in which the points may lie, all equally likely: drawn anew until it is allowed."""
        placed: World = ()
        had = self.nothing
        while len(placed) < self.size:
            value, later = VALUES[len(placed)], self.steps[len(placed) + 1 :]
            after = [((*placed, pair), self._grown(had, value, pair)) for pair in PAIRS]
            [(placed, had)] = rng.sample(after, 1, counts=[self.free(later, grown) for _, grown in after])
            if not self._is_allowed(placed):
                placed, had = (), self.nothing
        return placed

    def _is_allowed(self, placed: World) -> bool:
        return self.again or len(set(placed[:SUPPORT])) == len(placed[:SUPPORT])  # 3


def partitions(items: Sequence[int]) -> Iterator[list[list[int]]]:
    """Every way to cut the items into blocks."""
    if not items:
        yield []
        return
    for blocks in partitions(items[1:]):
        yield [[items[0]], *blocks]
        for at, block in enumerate(blocks):
            yield [*blocks[:at], [items[0], *block], *blocks[at + 1 :]]
