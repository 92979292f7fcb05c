"""A game of given lines, played through a house, and everything that reaches one listener of it.

Played twice, with lines that the listener cannot tell apart (by the naive twin of the rules), it must be the
same both times: every byte, and the moment when it came.
"""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from kobako.bots.bot import Thought
from kobako.games import find
from kobako.match.match import Match
from kobako.messages import up
from kobako.messages.common import Clock
from kobako.server.house.bots import Bots
from kobako.server.people.tokens import hash_of
from kobako.server.store import Person, Session, people
from kobako.server.tables import decide
from kobako.server.tables.timers import BotTurn
from witnesses import Witness

from .hall import Hall
from .kit import Client, Salon, new_store
from .memory import MemoryStore

Heard = tuple[int, int, bytes]  # after which step, when, and what

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve")
NONSENSE = ("", "xyzzy", "deal", "play 99", "pass ", "bid 3 ")
OF_A_VERB = 6  # so many moves of each verb are tried
TRIED = 6  # of these at a time
CLOSELY = 100  # times that the listener tries something; in a long game not at every step
SELDOM = 8  # the same where very many games are played
DRAWS = 20  # of secrets; where there are few, the same may be drawn again
PATIENCE = 10  # alarms until a bot has moved
TABS_EVERY, HTTP_EVERY, CHAT_EVERY, UNDO_EVERY, MEDDLE_EVERY = 7, 9, 13, 3, 5


def is_chance(line: str) -> bool:
    return not line[0].isdecimal()


def mostly_pass(rng: random.Random, legal: list[str]) -> str:
    """Where one can pass, one does, nine times in ten: so a long game is soon in a later round."""
    return "pass" if "pass" in legal and rng.random() < 0.9 else rng.choice(legal)


def story_of(game: str, players: int, seed: int, length: int, *, bots: bool = False) -> list[str]:
    """The first lines of a random game: so many or a few more, and never its end, where all is laid open.

    Where several may act, bots do it in the order of their seats.
    """
    rng, match = random.Random(seed), Match(game, players, seed=seed)
    while True:
        lines = list(match.steps)
        seat = match.pending[0] if bots else rng.choice(match.pending)
        match.act(seat, mostly_pass(rng, match.legal(seat)))
        if match.over or len(lines) >= length:
            return lines


def twin_of(game: str, players: int, lines: Sequence[str], listener: int | None, seed: int) -> list[str]:
    """Other lines that the listener cannot tell from these: other chance, other moves that were secret."""
    witness, rng = Witness(game, players), random.Random(seed)
    drawn = (witness.disguise(lines, listener, rng) for _ in range(DRAWS))
    other = next((drawing for drawing in drawn if drawing != list(lines)), list(lines))
    assert witness.observations(other, listener) == witness.observations(lines, listener)
    assert list(map(all_can_see, other)) == list(map(all_can_see, lines))
    assert other != list(lines) or not has_secrets(game, players, lines, listener)
    return other


def all_can_see(line: str) -> list[str]:
    """Of a chance line its keyword; of a move the seat and the verb, which are never a secret."""
    return line.split(" ")[: 1 if is_chance(line) else 2]


def has_secrets(game: str, players: int, lines: Sequence[str], listener: int | None) -> bool:
    """Whether anything is hidden from the listener after these lines."""
    match = Match(game, players, chance="given")
    for line in lines:
        match.add(line)
    return match.seen(listener).tobytes() != match._states.tobytes()


@cache
def wrong_moves(game: str) -> list[str]:
    """Nonsense, and some moves of every verb of the game, of which those that are not legal are refused."""
    notation, by_verb = find(game).notation, dict[str, list[str]]()
    for action in range(find(game).actions):
        move = notation.action_text(action)
        by_verb.setdefault(move.split(" ")[0], []).append(move)
    some = [moves[:: max(1, len(moves) // OF_A_VERB)] for moves in by_verb.values()]
    return [*NONSENSE, *itertools.chain.from_iterable(some)]


class Ear(Client):
    """A client that notes when it hears something."""

    def __init__(self, person: Person, note: Callable[[bytes], None]) -> None:
        super().__init__(person)
        self.cids = itertools.count(1_000_000)  # the seat of the same person counts its own
        self.note = note

    def send(self, *frames: bytes) -> None:
        super().send(*frames)
        for data in frames:
            self.note(data)


@dataclass(frozen=True)
class Show:
    """How a game is played: its lines, who listens, and whether bots make the moves."""

    game: str
    players: int
    lines: Sequence[str]
    listener: int | None
    bots: bool = False
    is_short: bool = False  # nobody but the listener looks on, and tries little

    def choose(self, turn: BotTurn) -> int:
        """The move that the lines want, whoever the bot is."""
        seat, _, move = self.lines[turn.step].partition(" ")
        assert int(seat) == turn.seat
        action: int = find(self.game).notation.read_action(move)
        return action

    def drawn(self, match: Match, dealer: object) -> str:
        """The chance that the lines want."""
        return self.lines[len(match.steps)]


class Stage:
    """One play of a show in a house of its own."""

    def __init__(self, show: Show, salon: Salon) -> None:
        self.show, self.salon = show, salon
        self.heard: list[Heard] = []
        self.step = 0
        self.closely = 1 + len(show.lines) // (SELDOM if show.is_short else CLOSELY)
        self.app = Hall(salon).app

    def note(self, data: bytes) -> None:
        self.heard.append((self.step, self.salon.clock.now(), data))

    async def play(self) -> None:
        await self.set_up()
        for number, line in enumerate(self.show.lines):
            if not is_chance(line):
                self.step = number
                assert self.match.steps == list(self.show.lines[:number])
                await self.listen()
                await self.move(line)
        self.step = len(self.show.lines)
        await self.listen(is_last=True)
        assert self.match.steps == list(self.show.lines)

    async def set_up(self) -> None:
        salon, players = self.salon, self.show.players
        people = [await guest(salon, name) for name in (*NAMES[:players], "Zoe")]
        seats = ["me", *["person"] * (players - 1)]
        clock = Clock("bank", 600, 5)
        self.live = await salon.open(people[0], *seats, game=self.show.game, visibility="public", clock=clock)
        self.seated = [await self.come(person) for person in people[:players]]
        self.person = people[-1 if self.show.listener is None else self.show.listener]
        self.ear = Ear(self.person, self.note)
        salon.house.visit(self.ear)
        self.live.enter(self.ear, None)
        for seat in range(1, players):
            await salon.do(self.live, self.seated[seat], up.Sit, seat=seat)
        await salon.do(self.live, self.seated[0], up.Start)
        if self.show.bots:
            for client in self.seated:
                await salon.do(self.live, client, up.Leave)

    async def come(self, person: Person) -> Client:
        return Client(person) if self.show.is_short else await self.salon.watch(self.live, person)

    @property
    def match(self) -> Match:
        assert self.live.table.match
        return self.live.table.match

    async def move(self, line: str) -> None:
        seat, _, move = line.partition(" ")
        if self.show.bots:
            await self.wait_for_bot()
            return
        self.salon.clock.pass_until(self.salon.clock.now() + 1000)
        await self.act(int(seat), move)
        if self.step % UNDO_EVERY == 0 and self.match.can_undo(int(seat)):
            await self.take_back(int(seat))
            await self.act(int(seat), move)

    async def wait_for_bot(self) -> None:
        head = self.live.table.head
        for _ in range(PATIENCE):
            await self.salon.wait()
            if self.live.table.head > head:
                return
        raise AssertionError("no bot moves")

    async def act(self, seat: int, move: str) -> None:
        decision = self.live.table.decisions[seat]
        told = await self.salon.do(self.live, self.seated[seat], up.Act, decision=decision, move=move)
        assert told["type"] == "done"

    async def take_back(self, seat: int) -> None:
        await self.salon.do(self.live, self.seated[seat], up.Undo)
        for other in range(self.show.players):
            if other != seat:
                await self.salon.do(self.live, self.seated[other], up.Answer, yes=True)

    # --------------------------------------------------------------------- what the listener tries

    async def listen(self, *, is_last: bool = False) -> None:
        """Try something now and then, and in the end everything."""
        if self.step % self.closely and not is_last:
            return
        look = 0 if is_last else self.step // self.closely
        await self.try_moves()
        if look % TABS_EVERY == 0:
            await self.open_tabs()
        if look % CHAT_EVERY == 0:
            await self.salon.do(self.live, self.ear, up.Say, text=f"step {self.step}")
        if look % HTTP_EVERY == 0:
            await self.ask_by_http()
        if look % MEDDLE_EVERY == 0:
            await self.meddle()

    async def try_moves(self) -> None:
        """Every refusal is a message too."""
        seat = self.show.listener
        legal = [] if seat is None else self.match.legal(seat)
        decision = 0 if seat is None else self.live.table.decisions[seat]
        wrong = itertools.cycle(wrong_moves(self.show.game))
        first = self.step // self.closely * TRIED
        for move in itertools.islice(wrong, first, first + TRIED):
            if move not in legal:
                await self.salon.do(self.live, self.ear, up.Act, decision=decision, move=move)

    async def meddle(self) -> None:
        """Everything else that is refused while a game runs, too."""
        seat = 0 if self.show.listener is None else self.show.listener
        for kind, fields in (
            *((up.Sit, {"seat": seat}), (up.Stand, {}), (up.Start, {}), (up.Again, {}), (up.Close, {})),
            *((up.Fill, {"seat": seat, "bot": "easy"}), (up.Bytes, {"bytes": "00" * 32})),
            *((up.Answer, {"yes": True}), (up.Replace, {"seat": seat}), (up.Order, {"order": "nonsense"})),
        ):
            told = await self.salon.do(self.live, self.ear, kind, **fields)
            assert told["type"] == "refused", told

    async def open_tabs(self) -> None:
        """A fresh page, one that comes back, and one that has missed nothing."""
        head = self.live.table.head
        for after in (None, max(0, head - 5), head):
            tab = Ear(self.person, self.note)
            self.live.enter(tab, after)
            await self.salon.settle()
            self.live.leave(tab)

    async def ask_by_http(self) -> None:
        """All that can be asked, with the answers' headers."""
        table, head = f"/api/tables/{self.live.table.id}", self.live.table.head
        pages = ["/api/me", "/api/tables", "/api/place", "/health", f"{table}/view", f"{table}/record"]
        pages += [f"{table}/events", f"{table}/events?after={head - 3}", f"{table}/events?seat=1"]
        for page in pages:
            self.note(await get(self.app, page, token_of(self.person.name)))


async def get(app: Starlette, page: str, token: str) -> bytes:
    """What is answered to a request, with status and headers."""
    headers = {"authorization": f"Bearer {token}", "accept-encoding": "identity"}
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://x") as client:
        answer = await client.get(page, headers=headers)
    return repr([answer.status_code, answer.headers.raw]).encode() + answer.content


def token_of(name: str) -> str:
    return f"token of {name}"


async def guest(salon: Salon, name: str) -> Person:
    """Somebody who has a token."""
    person, token, now = await salon.person(name), hash_of(token_of(name)), salon.clock.now()
    await salon.store.do(partial(people.add_session, Session(token, person.id, now, now)))
    return person


def play(show: Show, path: Path | None) -> list[Heard]:
    """All that the listener of a show has heard. Without a folder all is kept in memory."""

    async def run() -> list[Heard]:
        salon = Salon(new_store(path / f"{next(NUMBERS)}.sqlite") if path else MemoryStore())
        try:
            stage = Stage(show, salon)
            await stage.play()
            return stage.heard
        finally:
            await salon.close()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(decide, "drawn", show.drawn)
        patch.setattr(Bots, "at_once", lambda bots, turn: Thought(show.choose(turn), 0))
        return asyncio.run(run())


NUMBERS = itertools.count()


def demand_same(one: Sequence[Heard], other: Sequence[Heard]) -> None:
    """Both have heard the same; otherwise the text says where they differ."""
    for a, b in itertools.zip_longest(one, other):
        if a != b:
            raise AssertionError(f"a secret is told:\n{a}\n{b}")


def check_no_leak(
    game: str,
    players: int,
    listener: int | None,
    seed: int,
    length: int,
    path: Path | None,
    *,
    bots: bool = False,
    is_short: bool = False,
) -> None:
    """Play a game and its twin, and compare what the listener hears."""
    lines = story_of(game, players, seed, length, bots=bots)
    other = twin_of(game, players, lines, listener, seed)
    shows = (Show(game, players, told, listener, bots, is_short) for told in (lines, other))
    demand_same(*(play(show, path) for show in shows))
