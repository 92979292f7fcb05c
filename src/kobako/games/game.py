"""The verbs that every game has, what is known about a game, and the errors that a game can raise.

A game is one flat record and plain functions over it. `state` is such a record; `seat` is 0..n-1; an
action is a small dense integer. The verbs allocate nothing: memory comes from the caller.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any, get_type_hints

import msgspec
import numpy as np
import numpy.typing as npt

from .. import texts
from ..cards.jit import give_body, verb
from ..cards.rng import Rng

State = np.record
States = npt.NDArray[Any]  # of records of one game; Python holds a game as an array of one
Actions = npt.NDArray[np.int32]
Outcome = npt.NDArray[np.int16]
Scores = npt.NDArray[np.int32]
Tensor = npt.NDArray[np.float32]

SPECTATOR = -1
OVER = -1  # what `due` says when the game is over


@verb
def start(state: State, players: int, options: int) -> None:
    """An empty table; chance is due first. Options come packed in one integer."""


@verb
def due(state: State) -> int:
    """The kind of chance that is due (1, 2, ...), 0 for none, OVER when the game is over."""


@verb
def pending(state: State) -> int:
    """Bit set of the seats that may act now; 0 when chance is due or the game is over."""


@verb
def legal(state: State, seat: int, out: Actions) -> int:
    """Write the seat's legal actions ascending into `out`; return how many."""


@verb
def apply(state: State, seat: int, action: int) -> None:
    """The seat acts. Trusts its caller: checking is done at the door, `Match.act`."""


@verb
def draw(state: State, rng: Rng, out: Outcome) -> None:
    """Write a uniformly random outcome of the chance that is due."""


@verb
def settle(state: State, outcome: Outcome) -> None:
    """Chance has decided. Who rolled the dice is not the rules' business."""


@verb
def scores(state: State, out: Scores) -> None:
    """Write every seat's score so far."""


@verb
def winners(state: State) -> int:
    """Bit set of the winners by the game's own tie-breaks; 0 before the end."""


@verb
def hide(state: State, seat: int) -> None:
    """Blank everything that the seat may not know. The only function that decides who knows what."""


@verb
def imagine(state: State, seat: int, rng: Rng) -> None:
    """Fill a hidden record with a world that agrees with all the seat has seen, uniformly at random."""


@verb
def observe(state: State, seat: int, out: Tensor) -> None:
    """Write a hidden record as the vector that a learner sees."""


VERBS = (start, due, pending, legal, apply, draw, settle, scores, winners, hide, imagine, observe)


# ------------------------------------------------------------------------------------ facts about a game


@dataclass(frozen=True, kw_only=True)
class Option:
    """A choice that is made before the game, by words."""

    name: str
    values: tuple[str, ...]  # the default first


@dataclass(frozen=True, kw_only=True)
class GameInfo:
    """Everything that code for all games has to know about one."""

    name: str
    seats: range  # numbers of players
    version: int  # of the rules; a record of another version is refused
    options: tuple[Option, ...]
    chance: tuple[str, ...]  # keyword of each kind of chance; kind 1 stands first
    state: np.dtype[Any]
    actions: int  # how many different actions there are
    max_legal: int  # the most that `legal` can write
    max_outcome: int  # the most that `draw` can write
    pieces: tuple[tuple[str, int, str], ...]  # of the observation: name, width, what it says
    notation: ModuleType  # moves and chance as text; see docs/add-a-game.md
    view: Callable[[Look], View]  # what everybody sees, from the look of a spectator
    own: Callable[[Look], dict[str, Any]]  # fields of the view that a seat sees otherwise, from its look
    story: ModuleType  # what happens and what is asked, as messages; see docs/add-a-game.md
    undo: Mapping[
        str, Container[int]
    ]  # verbs of moves that can be taken back: phases in which they still can
    orders: ModuleType | None = None  # standing orders, where a seat is asked so often that it needs them
    built: range = range(0)  # actions that a client builds from the cards it is shown, instead of choosing

    def pack_options(self, chosen: Mapping[str, str]) -> int:
        """The options as one integer: two bits for each, in order."""
        known = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise ValueError(f"{self.name} has no option {name!r}; {_one_of(known)}")
            if value not in known[name].values:
                raise ValueError(f"option {name} cannot be {value!r}; {_one_of(known[name].values)}")
        indices = (o.values.index(chosen.get(o.name, o.values[0])) for o in self.options)
        return sum(index << 2 * place for place, index in enumerate(indices))

    def view_of(self, public: View, look: Look) -> View:
        """What a seat sees: what everybody sees, but for what it sees in its own way."""
        return (
            public if look.seat is None else msgspec.structs.replace(public, seat=look.seat, **self.own(look))
        )

    def check_players(self, players: int) -> None:
        """Raise ValueError unless the game can be played by so many."""
        if players not in self.seats:
            raise ValueError(f"{self.name} has {self.seats[0]} to {self.seats[-1]} players, not {players!r}")


def _one_of(words: Any) -> str:
    return "there are " + ", ".join(words) if words else "there are none"


def register(info: GameInfo, *modules: ModuleType) -> GameInfo:
    """Give every verb its body for this game: the function of that name in one of the modules."""
    for field in info.state.names or ():
        if hasattr(np.record, field):
            raise ValueError(f"a field cannot be called {field!r}: NumPy's records have that already")
    for one in VERBS:
        name = one.__name__
        (body,) = (vars(module)[name] for module in modules if is_home(module, name))
        give_body(one, info.state, body)
    return info


def is_home(module: ModuleType, name: str) -> bool:
    """Whether the module defines this function itself."""
    return getattr(vars(module).get(name), "__module__", None) == module.__name__


# ------------------------------------------------------------------------------- what a client is shown


class Look(msgspec.Struct, frozen=True, gc=False):
    """A hidden record as Python reads it: what one seat may know at one moment, and nothing else."""

    game: str
    players: int
    seat: int | None  # None for a spectator
    states: States  # the record itself, for compiled code
    now: Any  # its fields, plain numbers and tuples
    pending: tuple[int, ...]  # seats that may act
    winners: tuple[int, ...]  # empty before the end
    scores: list[int]
    over: bool

    @property
    def common(self) -> dict[str, Any]:
        """The fields of a View that all games make in the same way: all but `phase`."""
        return {
            "game": self.game,
            "players": self.players,
            "seat": self.seat,
            "pending": list(self.pending),
            "scores": self.scores,
            "over": self.over,
            "winners": list(self.winners),
        }


class View(msgspec.Struct, kw_only=True, gc=False):
    """What every view has. A game's own view adds to it."""

    game: str
    players: int
    seat: int | None  # None for a spectator
    phase: str
    pending: list[int]  # seats that may act
    scores: list[int]
    over: bool
    winners: list[int]


def view_type(info: GameInfo) -> type[View]:
    """The struct of a game's own view."""
    kind: type[View] = get_type_hints(info.view)["return"]
    return kind


class Text(msgspec.Struct, frozen=True, gc=False):
    """A sentence to be said in the reader's language: the id of a message and its arguments.

    The argument `seat` is a seat's number. Whoever says it adds `who` ("you" or "other") and `name`.
    """

    id: str
    args: texts.Args = {}


# --------------------------------------------------------------------------------------------- errors


@dataclass(frozen=True)
class Refusal:
    """Why a move is refused: made from the text that was sent and from what its seat knows."""

    rule: str | None  # "luz 7", or None where no rule is concerned
    id: str  # of the message to translate
    args: texts.Args


class IllegalMove(ValueError):  # noqa: N818 - it reads as what it is, in a traceback and in `except`
    """A move that was refused; nothing has changed. `rule` is cited, `id` and `args` are to translate.

    It is in words only for who reads them: a server takes as long to refuse what it has often refused.
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.rule = refusal.rule
        self.id = refusal.id
        self._args = refusal.args

    def __str__(self) -> str:
        return texts.say(self.id, self._args)

    @property
    def args(self) -> texts.Args:  # type: ignore[override]
        """Arguments of the message. (Python's own `args` stay with the base class, for pickling.)"""
        return self._args


class BadChance(ValueError):  # noqa: N818
    """A chance line that cannot be: wrong keyword, malformed, or a wrong set of cards."""
