"""The conformance suite: what every game has to fulfil, for people who add one.

`check_play` needs nothing but the game. The other two prove who knows what, and neither asks `hide` what is
hidden: they take a witness, the rules written a second time without the engine, that lists what a seat has
observed. *No leak*: two games with the same list look the same to that seat at every step. *No impossible
world*: an imagined world, written back as a record, can be replayed and gives the same list.

Every check raises AssertionError with a text that says what is wrong.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol

import msgspec
import numpy as np

from .. import texts
from ..cards.fields import fields
from ..cards.rng import fast_rng
from ..games import drive, find
from ..games.game import SPECTATOR, GameInfo, IllegalMove, Look, States, Text
from .conservation import BALANCES
from .env import Env
from .match import Match, numbers
from .record import write

Options = Mapping[str, str]

# Of a long game so many positions are looked at closely; it is played with all its steps.
CLOSELY = 200


class Witness(Protocol):
    """What a seat (None: a spectator) has observed, from the rules alone, in one game with its options."""

    def observations(self, lines: Sequence[str], seat: int | None) -> list[str]:
        """Everything that the seat has observed in these steps, in order."""

    def disguise(self, lines: Sequence[str], seat: int | None, rng: random.Random) -> list[str]:
        """Other steps that the seat cannot tell from these: the same number of lines, the same list."""


def demand(holds: bool, otherwise: str) -> None:
    """An assertion that is made with -O as well."""
    if not holds:
        raise AssertionError(otherwise)


def demand_equal(one: Any, other: Any, what: str) -> None:
    """Both are the same, or the text shows how they differ."""
    demand(one == other, f"{what}: {one!r} is not {other!r}")


# ------------------------------------------------------------------------------------------ random play


def random_match(
    name: str,
    players: int,
    options: Options,
    seed: int,
    choose: Callable[[random.Random, list[str]], str] = random.Random.choice,
) -> Match:
    """Play a whole game; `choose` picks each move from the legal ones, at random by default."""
    rng = random.Random(seed)
    match = Match(name, players, seed=seed, options=options)
    while not match.over:
        seat = rng.choice(match.pending)
        match.act(seat, choose(rng, match.legal(seat)))
    return match


def prefixes(match: Match, lines: Sequence[str] | None = None) -> Iterator[Match]:
    """The match after each of its steps, or of other lines, with chance told; the same object goes on."""
    again = Match(match.info.name, match.players, options=match.options, chance="given")
    yield again
    for line in match.steps if lines is None else lines:
        seat, _, move = line.partition(" ")
        if seat.isdecimal():
            again.act(int(seat), move)
        else:
            again.chance(line)
        yield again


def after(match: Match, steps: int) -> Match:
    """The match as it was after so many steps."""
    *_, now = prefixes(match, match.steps[:steps])
    return now


def some(steps: int, rng: random.Random) -> set[int]:
    """Which positions of a game are looked at closely: all, or a part of a long one, with both ends."""
    inner = range(1, steps)
    return {0, steps, *rng.sample(inner, min(CLOSELY, len(inner)))}


def check_play(name: str, players: int, options: Options, seed: int) -> None:
    """A random game keeps every promise that the verbs make."""
    match = random_match(name, players, options, seed)
    rng = random.Random(seed)
    closely = some(len(match.steps), rng)
    for step, now in enumerate(prefixes(match)):
        check_conservation(now.info, now._states)
        if step in closely:
            _check_position(now)
            for seat in range(players):
                _check_actions(now, seat, rng)
    _check_story(match)
    _check_record(match)
    _check_env(match, seed)


def check_conservation(info: GameInfo, states: States) -> None:
    """In a full record nothing is missing, and nothing is there twice."""
    for what, found, due in BALANCES[info.name](fields(states)):
        demand_equal(found, due, what)


def _check_position(now: Match) -> None:
    ways = [bool(now.pending), now.awaits is not None, now.over]
    demand(sum(ways) == 1, f"somebody acts, or chance is due, or the game is over: {ways}")
    demand(bool(now.winners) == now.over, "winners are there at the end and not before")


def _check_actions(now: Match, seat: int, rng: random.Random) -> None:
    out = np.zeros(now.info.max_legal, np.int32)
    n = drive.legal(now._states, seat, out)
    actions = out[:n].tolist()
    demand(bool(actions) == (seat in now.pending), f"seat {seat} has moves just when it may act")
    demand(actions == sorted(set(actions)), f"legal actions ascend without repeats: {actions}")
    demand(all(0 <= action < now.info.actions for action in actions), "actions are dense")
    demand_equal(drive.legal(now.seen(seat), seat, out), n, "moves, from what the seat sees")
    demand_equal(out[:n].tolist(), actions, "moves, from what the seat sees")
    names = now.legal(seat)
    demand(len(set(names)) == n, "every move has a name of its own")
    demand_equal([now.info.notation.read_action(text) for text in names], actions, "actions from text")
    if names:
        trial = now.copy()
        trial.act(seat, rng.choice(names))
        demand(trial._states.tobytes() != now._states.tobytes(), "a move changes the record")
        _check_undo(now, trial, seat)
    _check_refusal(now, seat, names, rng)


def _check_undo(before: Match, after: Match, seat: int) -> None:
    """A move that can be taken back leaves no trace, and only its own seat can take it back."""
    others = [other for other in range(after.players) if other != seat]
    demand(not any(after.can_undo(other) for other in others), "a seat can take back another seat's move")
    if after.can_undo(seat):
        after.undo(seat)
        demand(after._states.tobytes() == before._states.tobytes(), "a move that was taken back left a trace")
        demand_equal(after.record(), before.record(), "record after undo")


def _check_refusal(now: Match, seat: int, names: list[str], rng: random.Random) -> None:
    before, steps = now._states.tobytes(), list(now.steps)
    move = now.info.notation.action_text(rng.randrange(now.info.actions))
    for text in (move, "", "xyzzy", move + " "):
        if text not in names:
            try:
                now.act(seat, text)
            except IllegalMove as error:
                demand(bool(str(error)), "a refusal says what to do")
            else:
                raise AssertionError(f"{text!r} was accepted, but is not legal for seat {seat}")
    demand(now._states.tobytes() == before and now.steps == steps, "a refused move changes nothing")


def _check_story(match: Match) -> None:
    """Every step is told, to every seat, in messages that there are."""
    told = {text.id: text for text in stories(match, None, *range(match.players))}
    for text in told.values():
        try:
            texts.say(text.id, {"who": "other", "name": "X"} | text.args)
        except LookupError as error:
            raise AssertionError(f"{text} cannot be said: {error}") from None


def stories(match: Match, *seats: int | None) -> Iterator[Text]:
    """All that these seats are told and asked in the course of the match, one step after another."""
    story = match.info.story
    before: list[Look] = []
    for now in prefixes(match):
        looks = now.looks(seats)
        for old, new in zip(before, looks, strict=False):  # at the beginning there are none
            told = story.events(old, new)
            demand(bool(told), f"nothing is told of {now.steps[-1]!r}")
            yield from told
        yield from map(story.question, looks)
        before = looks


def _check_record(match: Match) -> None:
    text = match.record()
    again = Match.replay(text)
    demand_equal(again.record(), text, "record after replay")
    demand(again._states.tobytes() == match._states.tobytes(), "replay ends in the same record")
    demand(set(match.winners) <= set(range(match.players)), "winners are seats")
    demand_equal(len(match.scores), match.players, "scores")


def _check_env(match: Match, seed: int) -> None:
    env = Env(match.info.name, match.players, seed=seed, options=match.options)
    for now, line in zip(prefixes(match), match.steps, strict=False):
        seat, _, move = line.partition(" ")
        if not seat.isdecimal():
            continue
        if int(seat) != env.seat:  # several seats may act, and the game went on with another one
            return
        demand_equal([env.text(action) for action in env.legal.tolist()], now.legal(env.seat), "Env.legal")
        env.step(env.action(move))
    demand(env.over and env.scores == match.scores, "Env ends as Match does")


# --------------------------------------------------------------------------------------- who knows what


def knowledge(match: Match, seat: int | None) -> dict[str, Any]:
    """Everything that can reach a seat: hidden record, view, moves, observation, question and refusals."""
    seen = match.seen(seat)
    return {
        "hidden record": seen.tobytes(),
        "view": msgspec.json.encode(match.view(seat)),
        "legal moves": [] if seat is None else match.legal(seat),
        "observation": observation(match.info, seen, seat).tobytes(),
        "question": match.info.story.question(match.look(seat)),
        "refusals": [] if seat is None else _refusals(match, seat),
    }


def observation(info: GameInfo, seen: States, seat: int | None) -> Any:
    """The vector that a learner in this seat gets."""
    out = np.zeros(sum(width for _, width, _ in info.pieces), np.float32)
    drive.observe(seen, SPECTATOR if seat is None else seat, out)
    return out


def _refusals(match: Match, seat: int, tries: int = 40) -> list[tuple[Any, ...]]:
    """What the seat is told when it tries moves that are not legal."""
    legal = set(match.legal(seat))
    # Who may not act is told so whatever it tries: then two will do.
    step = max(1, match.info.actions // (tries if legal else 2))
    told = []
    for action in range(0, match.info.actions, step):
        text = match.info.notation.action_text(action)
        if text not in legal:
            try:
                match.act(seat, text)
            except IllegalMove as error:
                told.append((error.rule, error.id, sorted(error.args.items()), str(error)))
    return told


def check_no_leak(match: Match, seat: int | None, witness: Witness, rng: random.Random) -> None:
    """Play the match and another one that the seat cannot tell apart: it is shown the same, to the byte."""
    lines = match.steps
    other = witness.disguise(lines, seat, rng)
    demand_equal(witness.observations(other, seat), witness.observations(lines, seat), "disguise")
    closely = some(len(lines), rng)
    for step, (one, two) in enumerate(zip(prefixes(match), prefixes(match, other), strict=True)):
        if step not in closely:
            continue
        here, there = knowledge(one, seat), knowledge(two, seat)
        for what, value in here.items():
            demand(value == there[what], f"the {what} of seat {seat} tells a secret after step {step}")


def check_worlds(match: Match, seat: int | None, witness: Witness, seed: int) -> None:
    """Worlds that the seat imagines are possible: they replay, and the seat would have observed the same."""
    rngs = fast_rng(seed)
    number = SPECTATOR if seat is None else seat
    seen = match.seen(seat)
    observed = witness.observations(match.steps, seat)
    world, again = seen.copy(), seen.copy()
    drive.imagine(world, number, rngs)
    drive.hide(world, numbers(seat), again)
    demand(again.tobytes() == seen.tobytes(), f"a world of seat {seat}, hidden again, is not what it saw")
    lines = match.info.notation.retell(world, match.steps)
    tags = [f"rules {match.info.version}"]
    text = write(match.info, match.players, dict(match.options), tags, lines) + _ending(match)
    replayed = Match.replay(text)
    demand(replayed._states.tobytes() == world.tobytes(), f"a world of seat {seat} replays to another one")
    demand_equal(witness.observations(lines, seat), observed, f"what seat {seat} would have observed")


def _ending(match: Match) -> str:
    return "".join(match.record().partition("[scores")[1:])


def check_game(
    name: str,
    players: int,
    witness: Witness,
    *,
    options: Options | None = None,
    games: int = 3,
    seed: int = 1,
) -> None:
    """The whole suite for one number of players and one choice of options."""
    rng = random.Random(seed)
    info = find(name)
    for number in range(seed, seed + games):
        check_play(info.name, players, options or {}, number)
        whole = random_match(info.name, players, options or {}, number)
        points = [*sorted(rng.sample(range(1, len(whole.steps)), 6)), len(whole.steps)]
        for seat in (None, *range(players)):
            for point in points:
                check_worlds(after(whole, point), seat, witness, seed=rng.randrange(1 << 32))
            for point in rng.sample(points, 2):
                check_no_leak(after(whole, point), seat, witness, rng)
