"""Nothing hidden leaves: not in a message, not in its length, not in its moment, not in a log line."""

from __future__ import annotations

import logging
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kobako.games import GAMES, drive
from kobako.games.game import Text
from kobako.match.match import numbers
from kobako.messages import up
from kobako.messages.http import Events, NewTable
from kobako.server.door.desk import Desk
from kobako.server.house import live, standing
from kobako.server.house.bots import Bots
from kobako.server.house.live import Live
from kobako.server.house.presence import Presence
from kobako.server.people.passwords import hash_password
from kobako.server.store import StoreError
from kobako.server.tables import decide, timers, wire
from kobako.server.tables import events as log
from kobako.server.tables.table import Table
from kobako.server.tables.timers import BotTurn, Pace
from long.leaks import check_pair

from .hall import Hall
from .kit import Salon
from .twins import Show, check_no_leak, guest, play, story_of, token_of, twin_of

TABLES = [(info.name, players) for info in GAMES for players in info.seats]
# Everybody at Luz; elsewhere somebody at each table, and in the soak everybody again.
AT_LUZ = [("luz", players, listener) for players in (3, 4, 5) for listener in (None, *range(players))]
OTHERS = [(game, players) for game, players in TABLES if game != "luz"]
LISTENERS = AT_LUZ + [(*table, listener) for table in OTHERS for listener in (None, table[1] - 1)]
WITH_BOTS = AT_LUZ + [(*table, table[1] // 2) for table in OTHERS]
MIDDLE = 30
SOME_PAIRS = 10
# Steps until some have chosen in secret and others have not. What is laid open later is no secret of a game.
EARLY = {"luz": 2, "lineit": 4, "dragonegg": 3, "yurikure": 12, "aurum": 4}
# Seeds and steps until little is left, or until what comes late in a game has come.
LATE = [
    *(("luz", 3, 0, seed, 135) for seed in (3, 4)),  # a card or two are left
    *(("luz", 4, listener, seed, 179) for listener in (None, 3) for seed in (3, 4)),
    *(("luz", 5, 2, seed, 223) for seed in (3, 4)),
    ("lineit", 2, 1, 3, 150),
    ("dragonegg", 3, 2, 4, 49),  # egg, bracelets, discards
    ("dragonegg", 5, None, 1, 28),
    ("yurikure", 3, 2, 4, 107),  # an extra point is placed, and others wait for it
    ("yurikure", 4, None, 8, 193),
    ("aurum", 3, 1, 1, 98),
    ("aurum", 4, None, 2, 85),
]
CARD = re.compile(r"\b[YRGBP](1[0-2]|[1-9])\b")


# ------------------------------------------------------------------------------------ non-interference


@pytest.mark.parametrize(("game", "players", "listener"), LISTENERS)
def test_games_that_cannot_be_told_apart_are_told_alike(
    game: str, players: int, listener: int | None, tmp_path: Path
) -> None:
    check_no_leak(game, players, listener, seed=1, length=MIDDLE, path=tmp_path)


@pytest.mark.parametrize(("game", "players", "listener"), WITH_BOTS)
def test_so_they_are_when_bots_play_and_the_moments_are_theirs(
    game: str, players: int, listener: int | None, tmp_path: Path
) -> None:
    check_no_leak(game, players, listener, seed=2, length=2 * MIDDLE, path=tmp_path, bots=True)


@pytest.mark.proof
@pytest.mark.parametrize(("game", "players", "listener", "seed", "length"), LATE)
def test_so_they_are_late_in_a_game(
    game: str, players: int, listener: int | None, seed: int, length: int, tmp_path: Path
) -> None:
    check_no_leak(game, players, listener, seed, length, tmp_path)


@pytest.mark.parametrize("listener", [None, 2])
@pytest.mark.parametrize("game", EARLY)
def test_so_they_are_while_others_choose_in_secret(game: str, listener: int | None, tmp_path: Path) -> None:
    check_no_leak(game, 3, listener, seed=5, length=EARLY[game], path=tmp_path)


# ------------------------------------------------------------------------------------- planted leaks


# By game a field of its record that holds a secret, of which only that game knows.
SECRETS = {
    "luz": "hand",  # one's own
    "lineit": "deck",
    "dragonegg": "sets",  # face down
    "yurikure": "picks",
    "aurum": "prediction",  # of three players, before all are laid
}


def secret_of(table: Table, seat: int | None) -> int:
    """A number made from what is hidden from the seat in that field."""
    assert table.match
    field = SECRETS[table.opened.game]
    true, shown = (states[field].ravel().tolist() for states in (table.match._states, table.match.seen(seat)))
    pairs = enumerate(zip(true, shown, strict=True), 1)
    return sum(at * int(value) for at, (value, seen) in pairs if value != seen) % 50


def neighbours_view(real: Callable[..., Any]) -> Callable[..., Any]:
    def game(table: Table, seat: int | None) -> Any:
        return real(table, 0 if seat is None else (seat + 1) % table.opened.players)

    return game


def deal_in_the_log(real: Callable[..., Any]) -> Callable[..., Any]:
    def words(table: Table, event: log.Event) -> list[Text]:
        return [Text("dealt", {"line": event.line})] if isinstance(event, log.Told) else real(table, event)

    return words


def length_by_cards(real: Callable[..., Any]) -> Callable[..., Any]:
    """Only the number of bytes tells it: what is asked, with blanks behind it."""

    def game(table: Table, seat: int | None) -> Any:
        told = real(table, seat)
        if told and table.match and table.match.pending:
            told.ask = Text(told.ask.id + " " * secret_of(table, seat), told.ask.args)
        return told

    return game


def moves_in_another_order(real: Callable[..., Any]) -> Callable[..., Any]:
    def game(table: Table, seat: int | None) -> Any:
        told = real(table, seat)
        if told:
            first = secret_of(table, seat) % max(1, len(told.legal))
            told.legal = told.legal[first:] + told.legal[:first]
        return told

    return game


def refusal_by_cards(real: Callable[..., Any]) -> Callable[..., Any]:
    def moves(table: Table, seat: int, move: str, *more: Any) -> Any:
        try:
            return real(table, seat, move, *more)
        except decide.Refuse as refusal:
            refusal.args_ = {**refusal.args_, "hint": secret_of(table, seat)}
            raise

    return moves


def clock_by_cards(real: Callable[..., Any]) -> Callable[..., Any]:
    def clocks(table: Table) -> Any:
        told = real(table)
        if told:
            told.left[0] += secret_of(table, 1)
        return told

    return clocks


def delay_by_cards(real: Callable[..., Any]) -> Callable[..., Any]:
    def answer_due(table: Table, pace: Pace) -> int | None:
        moment: int | None = real(table, pace)
        return None if moment is None else moment + 100 * secret_of(table, 1)

    return answer_due


def story_by_cards(real: Callable[..., Any]) -> Callable[..., Any]:
    """Only a snapshot tells it."""

    def snapshot(table: Table, told: list[Text], audience: int | None, names: Any) -> Any:
        more = [Text("dealt", {"line": str(secret_of(table, audience))})] if table.match else []
        return real(table, told + more, audience, names)

    return snapshot


def lists_by_cards(real: Callable[..., Any]) -> Callable[..., Any]:
    """Only the lists of tables tell it."""

    def lobby_row(table: Table, names: Any) -> Any:
        row = real(table, names)
        row.host_name += " " * (secret_of(table, 1) if table.match else 0)
        return row

    return lobby_row


def presence_by_cards(real: Callable[..., Any]) -> Callable[..., Any]:
    def replaceable(presence: Presence) -> Any:
        table = presence.place.table
        return [10 + secret_of(table, 1)] if table.match else real(presence)

    return replaceable


def http_by_cards(real: Callable[..., Any]) -> Callable[..., Any]:
    """Only what is asked over HTTP tells it."""

    async def ask(live: Live, read: Callable[[], Any]) -> Any:
        told = await real(live, read)
        if isinstance(told, Events):
            told.table += " " * secret_of(live.table, 1)
        return told

    return ask


def other_refusals_by_cards(real: Callable[..., Any]) -> Callable[..., Any]:
    """Only what is refused besides moves tells it."""

    def decision(table: Table, message: up.AtTable, person: str) -> Any:
        try:
            return real(table, message, person)
        except decide.Refuse as refusal:
            if table.match and not isinstance(message, up.Act):
                refusal.args_ = {**refusal.args_, "hint": secret_of(table, 1)}
            raise

    return decision


LEAKS = [
    (wire, "snapshot", story_by_cards, False),
    (wire, "lobby_row", lists_by_cards, False),
    (Presence, "replaceable", presence_by_cards, False),
    (Live, "ask", http_by_cards, False),
    (live, "decide", other_refusals_by_cards, False),
    (standing, "ordered", other_refusals_by_cards, False),
    (wire, "game", neighbours_view, False),
    (wire, "game", length_by_cards, False),
    (wire, "game", moves_in_another_order, False),
    (wire, "_of_the_room", deal_in_the_log, False),
    (wire, "clocks", clock_by_cards, False),
    (decide, "moves", refusal_by_cards, False),
    (timers, "answer_due", delay_by_cards, True),
]


@pytest.mark.parametrize(("module", "name", "leak", "bots"), LEAKS)
def test_a_planted_leak_is_caught(
    module: Any,
    name: str,
    leak: Callable[..., Any],
    bots: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, name, leak(getattr(module, name)))
    with pytest.raises(AssertionError, match="a secret is told"):
        check_no_leak("luz", 4, 1, seed=1, length=MIDDLE, path=tmp_path, bots=bots)


def check_pairs(game: str, *, bots: bool | None = None) -> None:
    for seed in range(SOME_PAIRS):
        check_pair(game, seed, bots=bots)


@pytest.mark.parametrize(("module", "name", "leak", "bots"), LEAKS)
def test_so_it_is_where_very_many_games_are_played(
    module: Any, name: str, leak: Callable[..., Any], bots: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In memory, with nobody else at the table, and where the listener tries little."""
    monkeypatch.setattr(module, name, leak(getattr(module, name)))
    with pytest.raises(AssertionError, match="a secret is told"):
        check_pairs("luz", bots=bots)


@pytest.mark.parametrize("game", [info.name for info in GAMES])
def test_pairs_in_memory_tell_nothing(game: str) -> None:
    check_pairs(game)


@pytest.mark.parametrize("game", [info.name for info in GAMES if info.name != "luz"])
def test_a_leak_of_what_only_this_game_hides_is_caught(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "game", length_by_cards(wire.game))
    with pytest.raises(AssertionError, match="a secret is told"):
        check_no_leak(game, 3, 1, seed=1, length=EARLY[game], path=tmp_path)


def test_a_delay_by_secret_support_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timers, "answer_due", delay_by_cards(timers.answer_due))
    with pytest.raises(AssertionError, match="a secret is told"):
        check_no_leak("yurikure", 3, 1, seed=1, length=MIDDLE, path=tmp_path, bots=True)


def test_a_leak_to_spectators_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "game", length_by_cards(wire.game))
    with pytest.raises(AssertionError, match="a secret is told"):
        check_no_leak("luz", 4, None, seed=1, length=MIDDLE, path=tmp_path)


# ------------------------------------------------------------------------------------------- bots


def turns_of(show: Show, path: Path) -> list[BotTurn]:
    """Every turn of a bot, as it was put to it; and none of them holds more than its seat may know."""
    turns: list[BotTurn] = []
    real = timers.bot_turn

    def bot_turn(table: Table, pace: Pace) -> BotTurn | None:
        turn = real(table, pace)
        if turn is not None:
            assert table.match
            assert turn.seen.tobytes() == table.match.seen(turn.seat).tobytes()
            again = turn.seen.copy()
            drive.hide(turn.seen, numbers(turn.seat), again)
            assert again.tobytes() == turn.seen.tobytes()
            turns.append(turn)
        return turn

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(timers, "bot_turn", bot_turn)
        play(show, path)
    return turns


@pytest.mark.parametrize(
    ("game", "players", "seat"),
    [
        *[("luz", 3, 2), ("luz", 5, 3), ("lineit", 4, 1)],
        *[("dragonegg", 3, 0), ("yurikure", 4, 2), ("aurum", 3, 1)],
    ],
)
def test_a_stand_in_gets_what_its_seat_may_know_and_nothing_else(
    game: str, players: int, seat: int, tmp_path: Path
) -> None:
    lines = story_of(game, players, 6, MIDDLE, bots=True)
    one, other = (
        turns_of(Show(game, players, told, seat, bots=True), tmp_path)
        for told in (lines, twin_of(game, players, lines, seat, 6))
    )
    own = [(a, b) for a, b in zip(one, other, strict=True) if a.seat == seat]
    assert len(own) > 3
    for a, b in own:
        assert (a.step, a.bot, a.seed, a.seen.tobytes()) == (b.step, b.bot, b.seed, b.seen.tobytes())
        assert Bots().at_once(a) == Bots().at_once(b)


# -------------------------------------------------------------------------------------------- the log


def demand_clean(caplog: pytest.LogCaptureFixture, *secrets: str) -> None:
    """No line holds a card or one of the secrets."""
    formatter = logging.Formatter("%(name)s %(message)s")
    lines = [formatter.format(record) for record in caplog.records]
    assert lines
    for line in lines:
        assert not CARD.search(line), line
        assert not any(secret in line for secret in secrets), line


async def test_log_lines_of_a_whole_game_hold_no_card_no_token_and_no_password(
    salon: Salon, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    ann, kept = await guest(salon, "Ann"), await hash_password("open sesame")
    seats = ["me", "bot easy", "bot random", "bot easy"]
    new = NewTable("c", "luz", seats, visibility="password", password="open sesame", start=True)
    id_ = await salon.house.open(new, ann, kept)
    desk: Desk = Hall(salon).desk
    table = await desk.enter(id_, "eve", "open sesame")
    with pytest.raises(decide.Refuse):
        await desk.enter(id_, "zoe", "open simsim")
    client = await salon.watch(table, ann)
    rng = random.Random(1)
    while table.table.status == "running":
        if client.game["legal"]:
            await salon.act(table, client, f"play {rng.randrange(12)}")
            await salon.act(table, client, "bid 12")
        if client.game["legal"]:
            await salon.act(table, client, rng.choice(client.game["legal"]))
        else:
            await salon.wait()
    demand_clean(caplog, token_of("Ann"), "open s", kept, table.table.opened.secret)


async def test_a_failure_in_the_middle_of_a_game_logs_no_card(
    salon: Salon, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that is full now and then, also while a bot moves: it is told, and the game goes on."""
    caplog.set_level(logging.DEBUG)

    ann = await guest(salon, "Ann")
    table = await salon.open(ann, "me", "bot easy", "bot easy", start=True)
    client = await salon.watch(table, ann)
    real, count = salon.store.append, 0

    async def append(*rows: Any, **more: Any) -> None:
        nonlocal count
        count += 1
        if count % 5 == 0:
            raise StoreError("the disk is full")
        await real(*rows, **more)

    monkeypatch.setattr(salon.store, "append", append)
    while table.table.status == "running":
        if client.game["legal"]:
            await salon.act(table, client, client.game["legal"][0])
        else:
            await salon.wait()
    assert client.of("refused")
    assert {refused["id"] for refused in client.of("refused")} == {"server-trouble"}
    demand_clean(caplog)
    assert any(record.exc_info for record in caplog.records)
