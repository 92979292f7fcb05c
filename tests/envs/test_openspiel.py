"""Our games in OpenSpiel: its own checks, nothing lost on the way, and nothing told."""

import copy
import pickle
import random
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from scipy.stats import chi2_contingency

from kobako import GAMES, Env, Match
from kobako.envs.openspiel import CHANCE, LONGEST, TERMINAL, FastRollouts, KobakoState, load
from kobako.games import drive, find
from kobako.match.check import check_conservation, prefixes, random_match
from witnesses import Witness

PAGES = Path(__file__).resolve().parent.parent.parent / "docs" / "games"
EVERY = [(name, players) for name in GAMES for players in find(name).seats]
OTHERWISE = [
    (name, option.name, word) for name in GAMES for option in find(name).options for word in option.values[1:]
]


def seeded(name: str, players: int, seed: int = 1, **options: str) -> Any:
    return pyspiel.load_game(f"kobako_{name}", {"players": players, "rng_seed": seed, **options})


def after(game: Any, decisions: int, seed: int = 0) -> KobakoState:
    """A state after so many random decisions, with a decision to make."""
    rng = random.Random(seed)
    state: KobakoState = game.new_initial_state()
    while decisions or state.is_chance_node():
        decisions -= not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
        if state.is_terminal():
            state = game.new_initial_state()
    return state


def fresh(state: KobakoState) -> KobakoState:
    """The same state, with nothing remembered of what was asked before."""
    return copy.deepcopy(state)


# ------------------------------------------------------------------------------------- OpenSpiel's checks


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_openspiel_s_own_checks_pass(name: str, players: int) -> None:
    game = seeded(name, players)
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("name", "option", "word"), OTHERWISE)
def test_an_option_is_a_parameter(name: str, option: str, word: str) -> None:
    game = pyspiel.load_game(f"kobako_{name}({option}={word},rng_seed=2)")
    assert game.get_parameters()[option] == word
    assert game.table.options == find(name).pack_options({option: word}) != find(name).pack_options({})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_an_option_changes_the_game() -> None:
    """Without a zero nobody can pay for a swap before the first trick, so nobody is asked."""
    for word, asked in (("yes", "stay"), ("no", "play")):
        state = after(seeded("aurum", 3, zero_gold=word), 3)
        assert state.action_to_string(state.legal_actions()[0]).startswith(asked)


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_worlds_that_are_drawn_look_the_same_to_the_player(name: str, players: int) -> None:
    """As OpenSpiel's ResampleInfostateTest, which is not to be had from Python."""
    game, sampler = seeded(name, players), random.Random(players).random
    others = 0
    for decisions in (0, 1, 5, 9):
        state = after(game, decisions)
        for player in range(players):
            world = fresh(state.resample_from_infostate(player, sampler))
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.information_state_tensor(player) == state.information_state_tensor(player)
            assert world.current_player() == state.current_player()
            others += str(world) != str(state)
    assert others > players


def test_a_learner_s_environment_plays_a_game() -> None:
    environment = rl_environment.Environment(seeded("lineit", 2))
    rng, step = random.Random(1), environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == game_size("lineit")
        step = environment.step([rng.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == 0


def game_size(name: str) -> int:
    return sum(width for _, width, _ in find(name).pieces)


# --------------------------------------------------------------------------------------- what maps to what


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_states_go_the_way_of_matches(name: str, players: int) -> None:
    game, whole = load(name, players), random_match(name, players, {}, seed=3)
    state = None
    for now, line in zip(prefixes(whole), [*whole.steps[:150], None], strict=False):
        if state:
            assert str(state) == now._states.tobytes().hex()
            assert state.is_chance_node() == (now.awaits is not None)
            assert state.is_terminal() == now.over
        state = None
        if line and line[0].isdecimal():
            seat, _, move = line.partition(" ")
            state = game.state_of(now._states, int(seat))
            assert [state.action_to_string(action) for action in state.legal_actions()] == now.legal(
                int(seat)
            )
            state.apply_action(state.string_to_action(move))


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_a_victory_is_shared_and_the_sum_is_zero(name: str, players: int) -> None:
    game, rng = seeded(name, players), random.Random(1)
    state = game.new_initial_state()
    while not state.is_terminal():
        assert state.returns() == [0] * players
        state.apply_action(rng.choice(state.legal_actions()))
    winners = [seat for seat in range(players) if drive.winners(state._at.states) >> seat & 1]
    returns = state.returns()
    assert sum(returns) == pytest.approx(0)
    assert {seat for seat in range(players) if returns[seat] == max(returns)} == set(winners)
    assert game.min_utility() <= min(returns) <= max(returns) <= game.max_utility()


@pytest.mark.parametrize(
    ("name", "players", "winners", "returns"),
    [
        ("lineit", 2, {0}, [1, -1]),
        ("lineit", 2, {0, 1}, [0, 0]),
        ("luz", 3, {2}, [-1 / 2, -1 / 2, 1]),
        ("dragonegg", 3, {0, 1}, [1 / 4, 1 / 4, -1 / 2]),
        ("yurikure", 4, {1, 3}, [-1 / 3, 1 / 3, -1 / 3, 1 / 3]),
        ("aurum", 3, {0}, [1, -1 / 2, -1 / 2]),
        ("aurum", 4, {1, 3}, [-1, 1, -1, 1]),
        ("aurum", 4, {0, 1, 2, 3}, [0, 0, 0, 0]),
    ],
)
def test_what_an_end_is_worth(name: str, players: int, winners: set[int], returns: list[float]) -> None:
    assert load(name, players).table.worth[sum(1 << seat for seat in winners)].tolist() == pytest.approx(
        returns
    )


@pytest.mark.parametrize("name", GAMES)
def test_the_tensor_is_the_observation(name: str) -> None:
    state = after(seeded(name, 4), 7)
    env = Env(name, 4, seed=0)
    env._states = state._at.states
    for player in range(4):
        assert state.observation_tensor(player) == env.observe(player).tolist()
        assert state.information_state_tensor(player) == env.observe(player).tolist()
    public = pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE)
    watcher = state.get_game().make_py_observer(public)
    watcher.set_from(state, 0)
    assert watcher.tensor.tolist() == env.observe(None).tolist()
    assert [(key, len(piece)) for key, piece in watcher.dict.items()] == [
        piece[:2] for piece in env.info.pieces
    ]
    assert watcher.string_from(state, 0) == watcher.string_from(state, 1)


def test_the_longest_games_are_those_of_the_pages() -> None:
    assert {(name, players) for name in LONGEST for players in LONGEST[name]} == set(EVERY)
    for name, players in EVERY:
        decisions, chances = LONGEST[name][players]
        page = (PAGES / f"{name}.md").read_text("utf-8").partition("## Length and reward")[2]
        assert decisions in [int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*", page)]
        game = load(name, players)
        assert (game.max_game_length(), game.max_chance_nodes_in_history()) == (decisions, chances)


# ------------------------------------------------------------------------------------- copies and chance


@pytest.mark.parametrize("name", GAMES)
def test_copies_go_their_own_way(name: str) -> None:
    state = after(seeded(name, 3), 4)
    before = str(state)
    twins = [state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
    twins.append(state.get_game().deserialize_state(state.serialize()))
    for twin in twins:
        assert (str(twin), twin.history(), twin.legal_actions()) == (
            before,
            state.history(),
            state.legal_actions(),
        )
        twin.apply_action(twin.legal_actions()[0])
        assert str(twin) != before == str(state)


def test_chance_is_drawn_anew_for_every_clone() -> None:
    """A search that simulates on clones must not foresee what will be dealt."""
    state = seeded("luz", 4).new_initial_state()
    deals = set()
    for _ in range(5):
        twin = state.clone()
        twin.apply_action(0)
        deals.add(str(twin))
    assert len(deals) == 5


def test_a_seed_repeats_a_game() -> None:
    one, other, third = (str(after(seeded("yurikure", 3, seed), 60)) for seed in (5, 5, 6))
    assert one == other != third
    game = seeded("luz", 4)
    game.reseed(5)
    assert str(after(game, 0)) == str(after(seeded("luz", 4, 5), 0))


# --------------------------------------------------------------------------------------- who knows what


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_an_information_state_tells_what_its_player_knows_and_no_more(name: str, players: int) -> None:
    """Worlds that differ only in what is hidden have the same information state, for all that is asked."""
    game, rng = load(name, players), random.Random(players)
    whole = random_match(name, players, {}, seed=1)
    closely = set(rng.sample(range(len(whole.steps)), min(8, len(whole.steps))))
    different = 0
    for step, now in enumerate(prefixes(whole)):
        if not now.pending or step not in closely:
            continue
        seat = now.pending[0]
        *_, there = prefixes(now, Witness(name, players).disguise(now.steps, seat, rng))
        true, other = (game.state_of(match._states, seat) for match in (now, there))
        assert true.information_state_string() == other.information_state_string()
        assert true.information_state_tensor() == other.information_state_tensor()
        worlds = [state.resample_from_infostate(seat, lambda: 0.3) for state in (true, other)]
        assert str(worlds[0]) == str(worlds[1])
        different += str(true) != str(other)
    assert different


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), EVERY)
def test_information_states_differ_where_players_know_something_else(name: str, players: int) -> None:
    game, rng = seeded(name, players), random.Random(2)
    state = after(game, 0)
    told: set[str] = set()
    for asked in range(30):
        everybody = {state.information_state_string(player) for player in range(players)}
        assert len(everybody) == players
        assert state.information_state_string() in everybody
        assert state.information_state_string() not in told, asked
        told.add(state.information_state_string())
        state.apply_action(rng.choice(state.legal_actions()))
        while state.is_chance_node():
            state.apply_action(0)
        if state.is_terminal():
            break


@pytest.mark.slow
def test_a_hidden_record_is_enough_to_search_from() -> None:
    match = Match("aurum", 3, seed=4)
    for seat in match.pending:  # all predict at once, in secret
        state = load("aurum", 3).state_of(match.seen(seat), seat)
        assert state.current_player() == seat
        world = state.resample_from_infostate(seat, lambda: 0.5)
        assert (world.current_player(), world.legal_actions()) == (seat, state.legal_actions())
        check_conservation(match.info, world._at.states)
        world.apply_action(world.legal_actions()[0])
        assert world.current_player() == min(set(match.pending) - {seat})


# ------------------------------------------------------------------------------------ search and rollouts


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), EVERY)
def test_openspiel_s_ismcts_plays_a_whole_game(name: str, players: int) -> None:
    game, random_state = seeded(name, players), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, FastRollouts(random_state=random_state), 1.0, 3, random_state=random_state)
    state = game.new_initial_state()
    while not state.is_terminal():
        action = 0 if state.is_chance_node() else bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    won = {seat for seat in range(players) if drive.winners(state._at.states) >> seat & 1}
    assert won
    # Its choices differ from run to run, so all may have won, and then nobody has more than another.
    assert any(state.returns()) == (won != set(range(players)))


@pytest.mark.parametrize(
    ("name", "players", "decisions"), [("luz", 3, 120), ("dragonegg", 3, 2), ("aurum", 4, 50)]
)
def test_fast_rollouts_come_out_as_openspiel_s_do(name: str, players: int, decisions: int) -> None:
    state = after(seeded(name, players), decisions)
    ends = []
    for kind in (FastRollouts, mcts.RandomRolloutEvaluator):
        evaluator = kind(random_state=np.random.RandomState(3))
        ends.append(Counter(tuple(evaluator.evaluate(state)) for _ in range(400)))
        assert evaluator.prior(state) == [
            (action, 1 / len(state.legal_actions())) for action in state.legal_actions()
        ]
    often = [end for end, times in (ends[0] + ends[1]).items() if times > 10]
    assert len(often) > 1
    assert chi2_contingency([[counts[end] for end in often] for counts in ends]).pvalue > 0.001


def test_several_rollouts_are_averaged() -> None:
    state = after(seeded("luz", 3), 0)
    ends = np.array([FastRollouts(1, np.random.RandomState(seed)).evaluate(state) for seed in range(300)])
    mean = FastRollouts(300, np.random.RandomState(1)).evaluate(state)
    assert mean == pytest.approx(ends.mean(axis=0), abs=0.25)
    assert sum(mean) == pytest.approx(0)
    assert set(mean) - set(ends.flatten())


def test_rollouts_leave_the_state_as_it_is() -> None:
    state = after(seeded("dragonegg", 4), 3)
    before = str(state), state.legal_actions(), state.information_state_string()
    FastRollouts(5).evaluate(state)
    assert (str(state), state.legal_actions(), fresh(state).information_state_string()) == before


# ---------------------------------------------------------------------------------------- what goes wrong


def test_mistakes_are_named() -> None:
    for text, why in (
        ("kobako_luz(players=9)", "luz has 3 to 5 players, not 9"),
        ("kobako_aurum(scoring=goals)", "option scoring cannot be 'goals'; there are nuggets, points"),
    ):
        with pytest.raises(ValueError, match=why):
            pyspiel.load_game(text)
    with pytest.raises(pyspiel.SpielError, match="colour"):
        pyspiel.load_game("kobako_luz(colour=red)")
    state = after(seeded("luz", 4), 0)
    for action in (31, -7):
        with pytest.raises(ValueError, match=f"{action} is not a legal action now"):
            state.apply_action(action)
    with pytest.raises(ValueError, match="there is no seat 4; seats are 0 to 3"):
        state.information_state_string(4)
    waiting = (state.current_player() + 1) % 4
    with pytest.raises(ValueError, match=f"player {waiting} has nothing to decide now"):
        state.get_game().state_of(state._at.states, waiting)
    with pytest.raises(ValueError, match="takes no parameters"):
        state.get_game().make_py_observer(None, {"x": 1})
    everything = pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="nobody knows"):
        state.get_game().make_py_observer(everything)


def test_nothing_can_be_done_at_the_wrong_time() -> None:
    state = seeded("dragonegg", 2).new_initial_state()
    assert (state.current_player(), state.legal_actions(), state.legal_actions(0)) == (CHANCE, [0], [])
    with pytest.raises(ValueError, match="1 is not a legal action now"):
        state.apply_action(1)
    rng = random.Random(1)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert (state.current_player(), state.legal_actions()) == (TERMINAL, [])
    with pytest.raises(ValueError, match="0 is not a legal action now"):
        state.apply_action(0)


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300)


def test_without_openspiel_it_says_what_to_install() -> None:
    ran = run("import sys; sys.modules['pyspiel'] = None; import kobako.envs.openspiel")
    assert ran.stderr.endswith(
        "ImportError: OpenSpiel is missing; this installs it: pip install 'kobako[openspiel]'\n"
    )


def test_python_ends_well_after_games_were_registered() -> None:
    """OpenSpiel's list of games outlives Python."""
    code = "import pyspiel, kobako.envs.openspiel; print(pyspiel.load_game('kobako_luz').new_initial_state())"
    ran = run(code)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "kobako" not in ran.stdout


def test_openspiel_s_compiled_search_still_cannot_play_games_from_python() -> None:
    """Should this fail, docs/openspiel.md has good news to tell."""
    state = after(seeded("luz", 3), 0)
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 1.0, 5)
    with pytest.raises(pyspiel.SpielError, match="ResampleFromInfostate"):
        bot.get_policy(state)
