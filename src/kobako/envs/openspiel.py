"""The games for OpenSpiel's algorithms. Importing this module registers them: `kobako_luz` and the others.

    import kobako.envs.openspiel, pyspiel
    game = pyspiel.load_game("kobako_aurum(players=3,scoring=points)")

What is what, and what OpenSpiel cannot do with such games, is in docs/openspiel.md.
"""

from __future__ import annotations

import functools
import secrets
from collections.abc import Callable, Mapping
from itertools import repeat
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from .. import texts
from ..cards.jit import direct
from ..cards.rng import fast_rng
from ..games import GAMES, drive
from ..games.game import SPECTATOR, Actions, GameInfo, States
from ..match.env import SEAT_MASK
from ..match.match import check_seat, numbers, seats_of

try:
    import pyspiel
    from open_spiel.python.algorithms.mcts import Evaluator
except ImportError as error:
    raise ImportError("OpenSpiel is missing; this installs it: pip install 'kobako[openspiel]'") from error

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
DRAW = 0  # the one action of chance: what falls is drawn while it is applied
USUAL = 4  # players
ANY_SEED = -1
WORDS = 1 << 53  # what a float between 0 and 1 can tell apart

# Decisions and chance nodes at the most, by players; docs/games/ has the reasons under "Length and reward".
LONGEST = {
    "luz": {3: (132, 5), 4: (176, 5), 5: (220, 5)},
    "lineit": {2: (314, 2), 3: (381, 2), 4: (412, 2), 5: (455, 2)},
    "dragonegg": {2: (1600, 200), 3: (387, 43), 4: (200, 20), 5: (165, 15)},
    "yurikure": {3: (3471, 443), 4: (4628, 443)},
    "aurum": {3: (460, 5), 4: (411, 4)},
}
TEAMS = {("aurum", 4): 2}  # elsewhere everybody plays alone


class Position:
    """Where a game is: what a state changes and a clone copies."""

    __slots__ = ("legal", "player", "seen", "states", "told")

    def __init__(self, states: States) -> None:
        self.states = states
        self.player = CHANCE  # who is asked; OpenSpiel wants one at a time, so the lowest seat that may act
        self.legal: tuple[int, ...] = (DRAW,)
        self.told: dict[int, str] = {}  # information states, by seat, that were asked for
        self.seen: dict[int, States] = {}  # and hidden records

    def go_on(self, code: int, actions: Actions) -> None:
        """Take in what comes next, as `drive` tells it."""
        self.told, self.seen = {}, {}
        if code > 0:
            self.player, self.legal = code & SEAT_MASK, members(code >> drive.SEAT_BITS)
        elif code == drive.CHANCE:
            self.player, self.legal = CHANCE, (DRAW,)
        elif code == drive.DONE:
            self.player, self.legal = TERMINAL, ()
        else:
            told = drive.LONG - code
            self.player, self.legal = told & SEAT_MASK, tuple(actions[: told >> drive.SEAT_BITS].tolist())

    def __deepcopy__(self, memo: Any) -> Position:
        """What OpenSpiel clones with; the general way takes ten times as long."""
        twin = Position(drive.copy_of(self.states))
        twin.player, twin.legal = self.player, self.legal
        return twin


@functools.lru_cache(maxsize=1 << 16)
def members(actions: int) -> tuple[int, ...]:
    """A set of actions, ascending."""
    return tuple(action for action in range(drive.SET) if actions >> action & 1)


class Table:
    """What all states of a game share: its rules, its generator, and memory that compiled code writes into.

    What stands in that memory is read at once. So threads must not share a game.
    """

    def __init__(self, info: GameInfo, players: int, options: Mapping[str, str], seed: int) -> None:
        info.check_players(players)
        self.info, self.players, self.options = info, players, info.pack_options(options)
        self.sides = TEAMS.get((info.name, players), players)
        self.size = sum(width for _, width, _ in info.pieces)
        self.rngs = fast_rng(secrets.randbits(63) if seed == ANY_SEED else seed)
        self.fancy = fast_rng(0)  # for worlds, told a new word for each
        self.seen, self.twin = np.empty(1, info.state), np.empty(1, info.state)
        self.actions = np.empty(info.max_legal, np.int32)
        self.outcome = np.empty(info.max_outcome, np.int16)

    # A direct call takes half as long. Compiled is only what is asked for.

    @functools.cached_property
    def act(self) -> Callable[..., int]:
        return direct(drive.act, self.seen, 0, 0, self.actions)

    @functools.cached_property
    def resolve(self) -> Callable[..., int]:
        return direct(drive.resolve, self.seen, self.rngs, self.outcome, self.actions)

    @functools.cached_property
    def hide(self) -> Callable[..., None]:
        return direct(drive.hide, self.seen, numbers(0), self.seen)

    @functools.cached_property
    def suppose(self) -> Callable[..., int]:
        return direct(drive.suppose, self.seen, 0, 0, self.fancy, self.twin, self.actions)

    @functools.cached_property
    def play_out(self) -> Callable[..., None]:
        room = self.twin, self.outcome, self.actions, np.empty(1, np.int64)
        return direct(drive.play_out, self.seen, self.rngs, *room)

    def start(self) -> States:
        """An empty table; chance is due."""
        states = np.zeros(1, self.info.state)
        drive.start(states, self.players, self.options)
        return states

    def look(self, states: States, seat: int) -> States:
        """What the seat may know; to be read at once."""
        self.hide(states, numbers(seat), self.seen)
        return self.seen

    @functools.cached_property
    def worth(self) -> npt.NDArray[np.float64]:
        """What everybody has of an end, by the set of winners; of none before the end."""
        worth = np.array([self._returns(seats_of(winners)) for winners in range(1 << self.players)])
        worth.setflags(write=False)
        return worth

    def _returns(self, winners: tuple[int, ...]) -> list[float]:
        """A victory is 1, shared by the sides that won; then moved and scaled so that the sum is 0."""
        if not winners:
            return [0.0] * self.players
        share = self.players / self.sides / len(winners)
        shares = (share if seat in winners else 0.0 for seat in range(self.players))
        return [(self.sides * each - 1) / (self.sides - 1) for each in shares]


# ---------------------------------------------------------------------------------------- game and state


class KobakoGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game with its parameters. Each of ours has a class of its own, made below."""

    info: ClassVar[GameInfo]
    kind: ClassVar[Any]  # what OpenSpiel is to know, whatever the parameters

    def __init__(self, params: Mapping[str, Any]) -> None:
        info, players = self.info, params["players"]
        options = {option.name: params[option.name] for option in info.options}
        table = Table(info, players, options, params["rng_seed"])
        decisions, self._chances = LONGEST[info.name][players]
        facts = pyspiel.GameInfo(
            num_distinct_actions=info.actions,
            max_chance_outcomes=1,
            num_players=players,
            min_utility=-1 / (table.sides - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=decisions,
        )
        super().__init__(self.kind, facts, dict(params))
        self.table = table

    def new_initial_state(self) -> KobakoState:
        """The beginning: chance is to act."""
        return KobakoState(self, Position(self.table.start()))

    def state_of(self, record: States, player: int) -> KobakoState:
        """The state of a record in which this player may act.

        A hidden record will do. Then the state has no secrets: it is for worlds to be drawn from.
        """
        legal = drive.legal(record, check_seat(player, self.table.players), self.table.actions)
        if not legal:
            raise ValueError(f"player {player} has nothing to decide now")
        at = Position(drive.copy_of(record))
        at.player, at.legal = int(player), tuple(self.table.actions[:legal].tolist())
        return KobakoState(self, at)

    def reseed(self, seed: int) -> None:
        """From now on chance falls as this seed has it."""
        self.table.rngs = fast_rng(seed)

    def max_chance_nodes_in_history(self) -> int:
        return self._chances

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a player knows or, where no private information is asked for, what everybody does."""
        if params:
            raise ValueError(f"an observer takes no parameters, not {params!r}")
        private = iig_obs_type.private_info if iig_obs_type else pyspiel.PrivateInfoType.SINGLE_PLAYER
        if private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody knows what all players know")
        return Observer(self.table, private == pyspiel.PrivateInfoType.NONE)

    def __reduce__(self) -> tuple[Any, ...]:
        """By its name and parameters: the generator of a copy is seeded anew."""
        return pyspiel.load_game, (self.to_string(),)


class KobakoState(pyspiel.State):  # type: ignore[misc]
    """A position. What is only read is answered here, without a way through C++ and back."""

    __slots__ = ("__dict__", "_table")  # what OpenSpiel clones and pickles is the dictionary

    def __init__(self, game: KobakoGame, at: Position) -> None:
        super().__init__(game)
        self._table = game.table
        self._at = at

    def current_player(self) -> int:
        return self._at.player

    def is_terminal(self) -> bool:
        return self._at.player == TERMINAL

    def is_chance_node(self) -> bool:
        return self._at.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Ascending; none for a player who is not to act."""
        return list(self._at.legal) if player is None or player == self._at.player else []

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(DRAW, 1.0)]

    def _apply_action(self, action: int) -> None:
        at, table = self._at, self._table
        if at.player >= 0:
            code = table.act(at.states, at.player, action, table.actions)
        elif at.player == CHANCE and action == DRAW:
            code = table.resolve(at.states, table.rngs, table.outcome, table.actions)
        else:
            code = drive.WRONG
        if code == drive.WRONG:
            raise ValueError(f"{action!r} is not a legal action now")
        at.go_on(code, table.actions)

    def _action_to_string(self, player: int, action: int) -> str:
        """In notation."""
        text: str = "chance" if player == CHANCE else self._table.info.notation.action_text(action)
        return text

    def returns(self) -> list[float]:
        """At the end; before it 0 for everybody."""
        winners = drive.winners(self._at.states) if self.is_terminal() else 0
        returns: list[float] = self._table.worth[winners].tolist()
        return returns

    def information_state_string(self, player: int | None = None) -> str:
        """The hidden record of the player, without loss."""
        at = self._at
        seat = at.player if player is None else player
        told = at.told.get(seat)
        if told is None:
            seen = self._table.look(at.states, check_seat(seat, self._table.players))
            told = at.told[seat] = f"{seat} {seen.tobytes().hex()}"
        return told

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> KobakoState:
        """A world that the player can imagine, made from the hidden record and nothing else."""
        at, table = self._at, self._table
        if player not in at.seen:
            at.seen[player] = drive.copy_of(table.look(at.states, check_seat(player, table.players)))
        word = 1 + int(probability_sampler() * WORDS)
        world = Position(np.empty(1, table.info.state))
        code = table.suppose(at.seen[player], player, word, table.fancy, world.states, table.actions)
        world.go_on(code, table.actions)
        if player == at.player:  # who may not be the lowest seat that may act
            world.player, world.legal = at.player, at.legal
        return KobakoState(self.get_game(), world)

    def __str__(self) -> str:
        """The whole record, without loss."""
        return self._at.states.tobytes().hex()

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel's own way wants the generator of the game too, which it cannot ask of Python."""
        return restored, (self.get_game(), self.serialize())


def restored(game: KobakoGame, text: str) -> KobakoState:
    """The state that was serialised to this text."""
    state: KobakoState = game.deserialize_state(text)
    return state


class Observer:
    """A hidden record as a vector of named pieces, and as a string."""

    def __init__(self, table: Table, public: bool) -> None:
        self._table, self._public = table, public
        self.tensor = np.zeros(table.size, np.float32)
        self.dict, at = {}, 0
        for name, width, _ in table.info.pieces:
            self.dict[name] = self.tensor[at : at + width]
            at += width

    def set_from(self, state: KobakoState, player: int) -> None:
        """Write what the player knows into `tensor`."""
        seat = SPECTATOR if self._public else player
        drive.observe(self._table.look(state._at.states, seat), seat, self.tensor)

    def string_from(self, state: KobakoState, player: int) -> str:
        if self._public:
            return self._table.look(state._at.states, SPECTATOR).tobytes().hex()
        return state.information_state_string(player)


# --------------------------------------------------------------------------------------------- rollouts


class FastRollouts(Evaluator):  # type: ignore[misc]
    """OpenSpiel's RandomRolloutEvaluator for our games, with the rollouts inside compiled code."""

    def __init__(self, n_rollouts: int = 1, random_state: np.random.RandomState | None = None) -> None:
        source = random_state or np.random.RandomState()
        self._rngs = fast_rng(int(source.randint(1 << 31)))
        self._ends = np.empty(n_rollouts, np.int64)

    def evaluate(self, state: KobakoState) -> npt.NDArray[np.float64]:
        """The returns of games that are played on with random moves, on average."""
        table, ends = state._table, self._ends
        room = table.twin, table.outcome, table.actions, ends
        table.play_out(state._at.states, self._rngs, *room)
        worth: npt.NDArray[np.float64] = table.worth[ends].sum(axis=0) / len(ends)
        return worth

    def prior(self, state: KobakoState) -> list[tuple[int, float]]:
        """All legal actions alike."""
        legal = state._at.legal
        return list(zip(legal, repeat(1 / len(legal))))


# ---------------------------------------------------------------------------------------- registration


def kind_of(info: GameInfo) -> Any:
    """What OpenSpiel is to know of a game."""
    return pyspiel.GameType(
        short_name=f"kobako_{info.name}",
        long_name=texts.say(f"{info.name}-name", {}),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=info.seats[-1],
        min_num_players=info.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": USUAL,
            "rng_seed": ANY_SEED,
            **{option.name: option.values[0] for option in info.options},
        },
    )


def register(info: GameInfo) -> None:
    """Let OpenSpiel load the game by name.

    It lets go of what it is given only after Python has ended. A class outlives that; a function would not.
    """
    kind = kind_of(info)
    pyspiel.register_game(kind, type(kind.short_name, (KobakoGame,), {"info": info, "kind": kind}))


for _info in GAMES:
    register(_info)


def load(name: str, players: int, options: Mapping[str, str] | None = None) -> KobakoGame:
    """One of our games, by its own name."""
    game: KobakoGame = pyspiel.load_game(f"kobako_{name}", {"players": players, **(options or {})})
    return game
