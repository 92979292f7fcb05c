"""Env: the same game by integers, for speed from Python."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from ..cards.jit import direct
from ..cards.rng import STREAM
from ..games import drive, find
from ..games.game import SPECTATOR
from .deal import MISSING, Dealer, seed_of_int
from .match import check_seat, check_seed, gists, numbers, winners_of

SEAT_BITS = drive.SEAT_BITS
SEAT_MASK = (1 << SEAT_BITS) - 1

Legal = npt.NDArray[np.int32]
MOST_LISTS = 1 << 16
_lists: dict[int, Legal] = {}  # sets of actions, as arrays; made once and shared, so they cannot be written


def _list_of(actions: int) -> Legal:
    if actions in _lists:
        return _lists[actions]
    if len(_lists) >= MOST_LISTS:
        _lists.clear()
    members = [action for action in range(drive.SET) if actions >> action & 1]
    _lists[actions] = np.array(members, np.int32)
    _lists[actions].setflags(write=False)
    return _lists[actions]


class Env:
    """A game by integers; chance resolves itself from the seed."""

    seat: int  # the lowest seat that may act, -1 when the game is over
    legal: Legal  # its legal actions, ascending; empty when the game is over

    def __init__(
        self, game: str, players: int, *, seed: int | None = None, options: Mapping[str, str] | None = None
    ) -> None:
        self.info = find(game)
        self.info.check_players(players)
        self.players = int(players)
        self.size = sum(width for _, width, _ in self.info.pieces)  # of an observation
        self._options = self.info.pack_options(options or {})
        self._states = np.zeros(1, self.info.state)
        self._dealer = Dealer(MISSING)
        self._make_room()
        self._step = direct(drive.step, self._states, 0, self._actions)
        self._deal = direct(drive.deal, self._states, self._dealer.words, self._outcome, self._actions)
        self.reset(seed)

    def _make_room(self) -> None:
        """Memory that compiled code writes into; what stands there is read at once."""
        self._seen = np.empty(1, self.info.state)
        self._actions = np.empty(self.info.max_legal, np.int32)
        self._outcome = np.empty(self.info.max_outcome, np.int16)

    def reset(self, seed: int | None = None) -> None:
        """Begin a new game; without a seed a random one is taken."""
        self._dealer.seed = seed_of_int(secrets.randbits(63) if seed is None else check_seed(seed))
        self._chances = 0
        drive.start(self._states, self.players, self._options)
        self._go_on(drive.CHANCE)

    def step(self, action: int) -> None:
        """The seat in `seat` acts. If that is not one of `legal`: a ValueError, and nothing has changed."""
        code = self._step(self._states, action, self._actions)
        if code > 0:
            self.seat = code & SEAT_MASK
            legal = _lists.get(code >> SEAT_BITS)
            self.legal = _list_of(code >> SEAT_BITS) if legal is None else legal
        elif code == drive.WRONG:
            raise ValueError(f"{action!r} is not a legal action now")
        else:
            self._go_on(code)

    def _go_on(self, code: int) -> None:
        """Let chance decide until a seat has to, or until the game is over."""
        while code == drive.CHANCE:
            self._dealer.prepare(self._chances)
            code = self._resolve()
            if code == drive.SHORT:
                self._dealer.prepare(self._chances, STREAM)
                code = self._resolve()
            self._chances += 1
        if code == drive.DONE:
            self.seat, self.legal = -1, _list_of(0)
        elif code > 0:
            self.seat, self.legal = code & SEAT_MASK, _list_of(code >> SEAT_BITS)
        else:
            told = drive.LONG - code
            self.seat, self.legal = told & SEAT_MASK, self._actions[: told >> SEAT_BITS].copy()

    def _resolve(self) -> int:
        return self._deal(self._states, self._dealer.words, self._outcome, self._actions)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat < 0

    @property
    def scores(self) -> list[int]:
        """What has been scored so far, by seat."""
        [(scores, _)] = gists(self._states, self.players)
        return scores

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats; empty before the end."""
        [(_, gist)] = gists(self._states, self.players)
        return winners_of(gist)

    def observe(self, seat: int | None) -> npt.NDArray[np.float32]:
        """What the seat (None: a spectator) knows, as a vector of the pieces in `info.pieces`."""
        number = SPECTATOR if seat is None else check_seat(seat, self.players)
        out = np.empty(self.size, np.float32)
        drive.hide(self._states, numbers(number), self._seen)
        drive.observe(self._seen, number, out)
        return out

    def text(self, action: int) -> str:
        """An action in notation."""
        text: str = self.info.notation.action_text(action)
        return text

    def action(self, text: str) -> int:
        """The action of a text in notation, whether or not it is legal now."""
        action: int | None = self.info.notation.read_action(text)
        if action is None:
            raise ValueError(f"{text[:40]!r} is no move of {self.info.name}")
        return action

    def copy(self) -> Env:
        """Another environment at the same point; its chance will fall the same way."""
        twin = object.__new__(Env)
        vars(twin).update(vars(self))
        twin._states = drive.copy_of(self._states)
        twin._dealer = Dealer(self._dealer.seed)
        twin._make_room()
        return twin
