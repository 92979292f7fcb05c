"""Match: the one door to a game. It checks every move, cites the rule of a refusal, resolves chance, and
keeps the list of steps. It shows a seat what that seat may know and nothing more.
"""

from __future__ import annotations

import functools
import operator
import secrets
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

import msgspec
import numpy as np
import numpy.typing as npt

from ..cards.fields import all_fields
from ..games import GAMES, drive, find
from ..games.game import OVER, SPECTATOR, BadChance, GameInfo, IllegalMove, Look, Refusal, States, View
from . import record as record_text
from .deal import Dealer, chance_line, seed_of_int
from .record import SEED_DIGITS, RecordError

MOST_SEATS = max(max(info.seats) for info in GAMES)
TOO_LARGE = 10**SEED_DIGITS  # for a seed
SEATS = 255  # bits of a set of seats


class Match:
    """A game by text: moves in notation, chance from a seed or told line by line."""

    def __init__(
        self,
        game: str,
        players: int,
        *,
        seed: int | bytes | None = None,
        options: Mapping[str, str] | None = None,
        chance: Literal["seed", "given"] = "seed",
    ) -> None:
        """`seed` is an integer, or the 32 bytes of a deal-v1 table; without one a random integer is taken."""
        self.info = find(game)
        self.info.check_players(players)
        self.players = int(players)
        self.options = dict(options or {})
        packed = self.info.pack_options(self.options)
        if chance not in ("seed", "given"):
            raise ValueError(f"chance is 'seed' or 'given', not {chance!r}")
        if chance == "given" and seed is not None:
            raise ValueError("chance is given or comes from a seed, not both")
        self.tags = [f"rules {self.info.version}"]
        self.steps: list[str] = []
        self._states = np.zeros(1, self.info.state)
        self._make_room()
        self._position = b""  # of which the legal actions are listed, by seat
        self._listed: dict[int, list[int]] = {}
        self._chances = 0  # chance lines so far
        self._dealer: Dealer | None = None
        drive.start(self._states, self.players, packed)
        if chance == "seed":
            self._take_seed(seed)

    def _take_seed(self, seed: int | bytes | None) -> None:
        if seed is None:
            seed = secrets.randbits(63)
        if isinstance(seed, bytes):
            self._dealer = Dealer(seed)
        else:
            seed = check_seed(seed)
            self.tags.append(f"seed {seed}")
            self._dealer = Dealer(seed_of_int(seed))
        self._resolve_chance()

    def copy(self) -> Match:
        """Another match at the same point, independent of this one."""
        twin = object.__new__(type(self))
        vars(twin).update(vars(self))
        twin.options, twin.tags, twin.steps = dict(self.options), list(self.tags), list(self.steps)
        twin._states = np.ndarray((1,), self.info.state, bytearray(self._states.tobytes()))
        twin._make_room()
        if self._dealer:
            twin._dealer = Dealer(self._dealer.seed)
        return twin

    def _make_room(self) -> None:
        """Memory that compiled code writes into; what stands there is read at once."""
        self._legal = np.empty(self.info.max_legal, np.int32)
        self._outcome = np.empty(self.info.max_outcome, np.int16)

    # ------------------------------------------------------------------------------- where the game is

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that may act now, ascending; empty when chance is due or the game is over."""
        return seats_of(drive.pending(self._states))

    @property
    def awaits(self) -> str | None:
        """The keyword of the chance that is due, or None."""
        kind = drive.due(self._states)
        return self.info.chance[kind - 1] if kind > 0 else None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return drive.due(self._states) == OVER

    @property
    def scores(self) -> list[int]:
        """What has been scored so far, by seat."""
        [(scores, _)] = gists(self._states, self.players)
        return scores

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats, several when they share; empty before the end."""
        [(_, gist)] = gists(self._states, self.players)
        return winners_of(gist)

    def legal(self, seat: int) -> list[str]:
        """The moves that the seat may make now, in notation; empty when it may not act."""
        return list(map(self.info.notation.action_text, self._legal_actions(self._check_seat(seat))))

    def offered(self, seat: int) -> list[str]:
        """The same without the moves that a client puts together from its cards: there can be thousands."""
        text, built = self.info.notation.action_text, self.info.built
        return [text(action) for action in self._legal_actions(self._check_seat(seat)) if action not in built]

    def _legal_actions(self, seat: int) -> list[int]:
        """Ascending, and listed once for a position: whoever is shown them, then makes one of them."""
        position = self._states.tobytes()
        if position != self._position:
            self._position, self._listed = position, {}
        if seat not in self._listed:
            n = drive.legal(self._states, seat, self._legal)
            self._listed[seat] = self._legal[:n].tolist()
        return self._listed[seat]

    def seen(self, seat: int | None) -> States:
        """The hidden record: what the seat (None: a spectator) may know, as an array of one record."""
        return self._hidden([seat if seat is None else self._check_seat(seat)])

    def _hidden(self, seats: Sequence[int | None]) -> States:
        seen = new_states(self.info, len(seats))
        drive.hide(self._states, numbers(*seats), seen)
        return seen

    def look(self, seat: int | None) -> Look:
        """The same, read for Python."""
        return self.looks([seat])[0]

    def looks(self, seats: Sequence[int | None]) -> list[Look]:
        """The same for several at once, which is faster."""
        seats = [seat if seat is None else self._check_seat(seat) for seat in seats]
        seen = self._hidden(seats)
        read = zip(seats, all_fields(seen), gists(seen, self.players), strict=True)
        return [
            Look(
                game=self.info.name,
                players=self.players,
                seat=seat,
                states=seen[i : i + 1],
                now=now,
                pending=seats_of(gist & SEATS),
                winners=winners_of(gist),
                scores=scores,
                over=bool(gist >> drive.ENDED),
            )
            for i, (seat, now, (scores, gist)) in enumerate(read)
        ]

    def view(self, seat: int | None) -> dict[str, Any]:
        """Exactly what the seat may know, ready for JSON; None is a spectator."""
        built: dict[str, Any] = msgspec.to_builtins(self.view_struct(seat))
        return built

    def view_struct(self, seat: int | None) -> View:
        """The same as a msgspec struct."""
        public, own = self.looks([None, seat])
        return self.info.view_of(self.info.view(public), own)

    # ------------------------------------------------------------------------------------------ moves

    def act(self, seat: int, move: str) -> None:
        """The seat makes a move in notation. IllegalMove says why not, and then nothing has changed."""
        action, seat = self.check(seat, move), operator.index(seat)
        drive.apply(self._states, seat, action)
        self.steps.append(f"{seat} {self.info.notation.action_text(action)}")
        self._resolve_chance()

    def check(self, seat: int, move: str) -> int:
        """The action of a move that the seat may make now. IllegalMove says why it may not."""
        seat = self._acting_seat(seat)
        action: int | None = self.info.notation.read_action(move) if isinstance(move, str) else None
        if action is None or not _is_among(action, self._legal_actions(seat)):
            raise IllegalMove(self._refusal(seat, str(move)))
        return action

    def _acting_seat(self, seat: int) -> int:
        try:
            return self._check_seat(seat)
        except ValueError:
            raise IllegalMove(Refusal(None, "no-such-seat", {"seats": self.players})) from None

    def _refusal(self, seat: int, move: str) -> Refusal:
        if self.over:
            return Refusal(None, "game-over", {})
        if self.awaits:
            return Refusal(None, "chance-due", {})
        if seat not in self.pending:
            return Refusal(None, "not-your-turn", {"seats": self.pending})
        refusal: Refusal = self.info.notation.refusal(self.look(seat), move)
        return refusal

    def can_undo(self, seat: int) -> bool:
        """Whether the last step is a move of this seat that revealed nothing."""
        seat = self._check_seat(seat)
        last = self.steps[-1].split(" ") if self.steps else [""]
        return last[0] == str(seat) and self._states["phase"][0] in self.info.undo.get(last[1], ())

    def undo(self, seat: int) -> None:
        """Take the seat's last move back, as if it had never been made. IllegalMove if it cannot be."""
        if not self.can_undo(self._acting_seat(seat)):
            raise IllegalMove(Refusal(None, "no-undo", {}))
        before = Match(self.info.name, self.players, options=self.options, chance="given")
        for line in self.steps[:-1]:
            before.add(line)
        self.steps, self._states = before.steps, before._states

    def chance(self, line: str) -> None:
        """Tell what chance decided, as a line of the record."""
        if self._dealer:
            raise BadChance("chance comes from the seed here")
        self._tell(line)

    def _tell(self, line: str) -> None:
        awaits = self.awaits
        if awaits is None:
            raise BadChance("no chance is due now")
        keyword, *words = line.split(" ") if isinstance(line, str) else [""]
        if keyword != awaits:
            raise BadChance(f"{awaits} is due, not {keyword[:20]!r}")
        kind = drive.due(self._states)
        outcome = self.info.notation.read_chance(kind, self._states, words)
        self._outcome[: len(outcome)] = outcome
        self._settle()

    def _settle(self) -> None:
        self.steps.append(chance_line(self.info, self._states, self._outcome))
        drive.settle(self._states, self._outcome)
        self._chances += 1

    def _resolve_chance(self) -> None:
        while self._dealer and drive.due(self._states) > 0:
            self._dealer.draw(self._states, self._chances, self._outcome)
            self._settle()

    # ----------------------------------------------------------------------------------------- record

    def tag(self, text: str) -> None:
        """Add a tag to the record, such as `seat 0 human`; it never changes the game."""
        record_text.check_tag(text, self.tags, self.info, self.players)
        self.tags.append(text)

    def record(self) -> str:
        """The game as text: everything that was told, in the order in which it was told."""
        text = record_text.write(self.info, self.players, self.options, self.tags, self.steps)
        if self.over:
            text += (
                f"[scores {' '.join(map(str, self.scores))}]\n[winners {' '.join(map(str, self.winners))}]\n"
            )
        return text

    @classmethod
    def replay(cls, text: str) -> Match:
        """The match of a record; RecordError names the first line that cannot be."""
        if not isinstance(text, str):
            raise TypeError(f"a record is a str, not {type(text).__name__}")
        record = record_text.parse(text)
        match = cls(record.info.name, record.players, options=record.options, chance="given")
        match.tags = record.tags
        if record_text.copied(record.tags) > len(record.steps):
            raise RecordError(record.last_line, "there are fewer steps than were taken from another record")
        for number, line in record.steps:
            match._replay_step(number, line)
        match._check_end(record)
        seeds = [int(tag[5:]) for tag in record.tags if tag.startswith("seed ")]
        if seeds and not match.over:
            match._dealer = Dealer(seed_of_int(seeds[0]))
            match._resolve_chance()
        return match

    def add(self, line: str) -> None:
        """Take a step of a record: a move, or what chance decided."""
        seat, _, move = line.partition(" ")
        if seat.isdecimal():
            self.act(int(seat), move)
        else:
            self._tell(line)

    def _replay_step(self, number: int, line: str) -> None:
        seat = line.partition(" ")[0]
        if seat.isdecimal() and seat not in map(str, range(self.players)):
            raise RecordError(number, f"there is no seat {seat[:20]}")
        try:
            self.add(line)
        except IllegalMove as error:
            raise RecordError(number, f"{error}{f' ({error.rule})' if error.rule else ''}") from None
        except BadChance as error:
            raise RecordError(number, str(error)) from None

    def _check_end(self, record: record_text.Record) -> None:
        if not (record.scores and record.winners):
            if self.over:
                raise RecordError(record.last_line, "a finished game has its scores and winners at the end")
            return
        if not self.over:
            raise RecordError(record.scores[0], "the game is not over, so it has no final scores yet")
        for (number, told), true in ((record.scores, self.scores), (record.winners, self.winners)):
            if told != " ".join(map(str, true)):
                raise RecordError(number, f"the game gives {' '.join(map(str, true))}, not {told[:40]}")

    def _check_seat(self, seat: int) -> int:
        return check_seat(seat, self.players)


def check_seat(seat: int, players: int) -> int:
    """The seat as a plain integer, or a ValueError that names it."""
    if type(seat) is int and 0 <= seat < players:
        return seat
    try:
        number = operator.index(seat)
    except TypeError:
        number = -1
    if not 0 <= number < players:
        raise ValueError(f"there is no seat {seat!r}; seats are 0 to {players - 1}")
    return number


@functools.cache
def numbers(*seats: int | None) -> npt.NDArray[np.int64]:
    """Seats as compiled code wants them; never to be changed."""
    return np.array([SPECTATOR if seat is None else seat for seat in seats], np.int64)


def new_states(info: GameInfo, number: int) -> States:
    """Memory for so many records. (NumPy takes five times as long to find it itself.)"""
    return np.ndarray((number,), info.state, bytearray(number * info.state.itemsize))


def gists(states: States, players: int) -> Iterator[tuple[list[int], int]]:
    """Of every record the scores, and in one integer who may act, who has won and whether it is over."""
    scores, told = np.empty((len(states), players), np.int32), np.empty(len(states), np.int64)
    drive.gists(states, scores, told)
    return zip(scores.tolist(), told.tolist(), strict=True)


def winners_of(gist: int) -> tuple[int, ...]:
    """The seats that have won."""
    return seats_of(gist >> drive.WINNERS & SEATS)


def check_seed(seed: int) -> int:
    """The seed as a plain integer, or a ValueError that names it."""
    try:
        number = operator.index(seed)
    except TypeError:
        number = -1
    if number < 0:
        raise ValueError(f"a seed is a whole number from 0 up, not {seed!r}")
    if number >= TOO_LARGE:
        raise ValueError(f"a seed has at most {SEED_DIGITS} digits")
    return number


@functools.cache
def seats_of(bits: int) -> tuple[int, ...]:
    """A bit set of seats, ascending."""
    return tuple(seat for seat in range(MOST_SEATS) if bits >> seat & 1)


def _is_among(action: int, actions: list[int]) -> bool:
    """Whether an action is one of these, which ascend; there can be thousands."""
    place = bisect_left(actions, action)
    return place < len(actions) and actions[place] == action
