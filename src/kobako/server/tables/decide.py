"""What comes of what a person does: entries for the log, or a refusal. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

from ...bots.bot import find_bot
from ...games.game import IllegalMove, Refusal
from ...match.deal import seat_commitment
from ...match.verify import drawn
from ...messages import up
from ...texts import Arg, Args
from ..people.names import clean_chat
from ..store import Order
from . import events as log
from .table import Table, record_of


class Refuse(Exception):  # noqa: N818 - it reads as what it is
    """A message was not obeyed; `id` and `args` are for the person who sent it and for nobody else."""

    def __init__(self, id: str, args: Args | None = None, rule: str | None = None) -> None:  # noqa: A002
        super().__init__(id)
        self.id, self.args_, self.rule = id, args or {}, rule


def refuse(id: str, **args: Arg) -> NoReturn:  # noqa: A002
    """Raise the refusal."""
    raise Refuse(id, args)


def decide(table: Table, message: up.AtTable, person: str) -> list[log.Event]:
    """The entries that a message from a person leads to."""
    if table.status == "closed":
        refuse("server-closed")
    return DECISIONS[type(message)](table, message, person)


# ------------------------------------------------------------------------------------ before the game


def _sit(table: Table, message: up.Sit, person: str) -> list[log.Event]:
    _need_open(table)
    if table.seat_of(person) is not None:
        refuse("server-already-seated")
    seat = table.seats[message.seat] if message.seat < len(table.seats) else refuse("server-seat-taken")
    if seat.is_taken:
        refuse("server-seat-taken")
    if seat.kept and seat.person != person:
        refuse("server-seat-kept")
    return [log.Sat(message.seat, person, message.commit)]


def _stand(table: Table, message: up.Stand, person: str) -> list[log.Event]:
    _need_open(table)
    kept = [number for number, seat in enumerate(table.seats) if seat.kept and seat.person == person]
    if kept and table.seat_of(person) is None:
        return [log.Stood(kept[0])]
    return [log.Stood(_own_seat(table, person))]


def _fill(table: Table, message: up.Fill, person: str) -> list[log.Event]:
    _need_open(table)
    _need_host(table, person)
    if message.seat >= len(table.seats) or message.seat == table.seat_of(person):
        refuse("server-seat-taken")
    if message.bot is not None:
        need_bot(message.bot, table.opened.game)
    return [log.Filled(message.seat, message.bot)]


def _start(table: Table, message: up.Start, person: str) -> list[log.Event]:
    _need_open(table)
    _need_host(table, person)
    return start(table)


def start(table: Table) -> list[log.Event]:
    """The game starts: at once if nobody has bytes to show."""
    if not all(seat.is_taken for seat in table.seats):
        refuse("server-seats-open")
    waits = any(seat.commit for seat in table.seats)
    return [log.Started()] if waits else [log.Started(), log.Began()]


def _show(table: Table, message: up.Bytes, person: str) -> list[log.Event]:
    if table.status != "opening":
        refuse("server-bad-bytes")
    number = _own_seat(table, person)
    seat = table.seats[number]
    if seat.bytes or seat.commit != seat_commitment(bytes.fromhex(message.bytes)):
        refuse("server-bad-bytes")
    missing = [s for s in table.seats if s.commit and not s.bytes and s is not seat]
    return [log.Showed(number, message.bytes), *([] if missing else [log.Began()])]


def _close(table: Table, message: up.Close, person: str) -> list[log.Event]:
    _need_open(table)
    _need_host(table, person)
    return [log.Closed("host")]


# ------------------------------------------------------------------------------------------- the game


def _act(table: Table, message: up.Act, person: str) -> list[log.Event]:
    seat = _playing_seat(table, person)
    if message.decision != table.decisions[seat]:
        refuse("server-stale")
    return moves(table, seat, message.move)


def moves(table: Table, seat: int, move: str, bot: str | None = None, iterations: int = 0) -> list[log.Event]:
    """A move, if it may be made."""
    assert table.match
    try:
        table.match.check(seat, move)
    except IllegalMove as error:
        raise Refuse(error.id, error.args, error.rule) from None
    return [log.Acted(seat, move, bot, iterations)]


def follows(table: Table) -> log.Event | None:
    """What happens at once, whatever happened before: chance decides, or the game is over."""
    match = table.match
    if match is None or table.status != "running" or table.pending:
        return None
    if match.awaits:
        return log.Told(drawn(match, table.dealer))
    return log.Ended(match.scores, list(match.winners), record_of(table))


def ordered(table: Table, message: up.Order, person: str) -> tuple[int, Order | None]:
    """The standing order that a seat gets, or None for none."""
    seat = _playing_seat(table, person)
    if message.order is None:
        return seat, None
    orders = table.match.info.orders if table.match else None
    if orders is None:
        refuse("server-no-orders")
    bound: str | Refusal = orders.bind(table.look(seat), message.order)
    if isinstance(bound, Refusal):
        raise Refuse(bound.id, bound.args, bound.rule)
    return seat, Order(message.order, bound)


def _undo(table: Table, message: up.Undo, person: str) -> list[log.Event]:
    seat = _playing_seat(table, person)
    if table.opened.rated:
        refuse("server-rated-undo")
    if table.asked is not None or not table.can_undo(seat):
        refuse("server-no-undo")
    return [log.UndoAsked(seat), *_undone_if_all_agree(table, seat, [])]


def _answer(table: Table, message: up.Answer, person: str) -> list[log.Event]:
    seat = _playing_seat(table, person)
    if table.asked is None or seat == table.asked or seat in table.agreed:
        refuse("server-no-ask")
    if not message.yes:
        return [log.UndoRefused(seat)]
    return [log.UndoAgreed(seat), *_undone_if_all_agree(table, table.asked, [*table.agreed, seat])]


def _undone_if_all_agree(table: Table, asker: int, agreed: list[int]) -> list[log.Event]:
    """Bots have nothing against it."""
    others = {n for n, seat in enumerate(table.seats) if not seat.is_played_by_bot} - {asker}
    return [log.Undone(asker)] if others <= set(agreed) else []


def _leave(table: Table, message: up.Leave, person: str) -> list[log.Event]:
    return [log.Went(_playing_seat(table, person), "left")]


def _back(table: Table, message: up.Back, person: str) -> list[log.Event]:
    seat = _own_seat(table, person)
    if table.status != "running" or not table.seats[seat].away:
        refuse("server-not-away")
    return [log.Returned(seat)]


def replaced(table: Table, message: up.Replace, person: str, absent: set[int]) -> list[log.Event]:
    """A bot is asked in for somebody who has been gone for long enough."""
    _playing_seat(table, person)
    if message.seat not in absent:
        refuse("server-not-replaceable")
    return [log.Went(message.seat, "replaced")]


def parted(table: Table, person: str) -> list[log.Event]:
    """A person is gone for good: a bot plays on; before the game the seat is free, and the host another."""
    seats = [number for number, seat in enumerate(table.seats) if seat.person == person]
    if table.status in ("opening", "running"):
        return [log.Went(number, "left") for number in seats if not table.seats[number].away]
    if table.status != "open":
        return []
    others = [seat for seat in table.seats if seat.is_person and seat.person != person]
    if table.host == person and (not seats or not others):
        return [log.Closed("host")]
    return [log.Stood(number) for number in seats]


# -------------------------------------------------------------------------------------- words and after


def _say(table: Table, message: up.Say, person: str) -> list[log.Event]:
    if message.phrase is not None:
        if message.text is not None or message.phrase not in up.PHRASES:
            refuse("server-bad-chat")
        return [log.Said(person, phrase=message.phrase)]
    text = clean_chat(message.text or "")
    if text is None:
        refuse("server-bad-chat")
    return [log.Said(person, text=text)]


# --------------------------------------------------------------------------------------------- conditions


def _need_open(table: Table) -> None:
    if table.status != "open":
        refuse("server-not-open")


def _need_host(table: Table, person: str) -> None:
    if person != table.host:
        refuse("server-not-host")


def need_bot(name: str, game: str) -> None:
    """Refuse a bot that does not play the game."""
    try:
        find_bot(name, game)
    except ValueError:
        refuse("server-no-bot")


def _own_seat(table: Table, person: str) -> int:
    seat = table.seat_of(person)
    return refuse("server-not-seated") if seat is None else seat


def _playing_seat(table: Table, person: str) -> int:
    seat = _own_seat(table, person)
    if table.status != "running":
        refuse("game-over" if table.status == "over" else "server-not-running")
    if table.seats[seat].away:
        refuse("server-away")
    return seat


Decision = Callable[[Table, Any, str], list[log.Event]]
DECISIONS: dict[type[up.AtTable], Decision] = {
    up.Sit: _sit,
    up.Stand: _stand,
    up.Fill: _fill,
    up.Start: _start,
    up.Bytes: _show,
    up.Close: _close,
    up.Act: _act,
    up.Undo: _undo,
    up.Answer: _answer,
    up.Leave: _leave,
    up.Back: _back,
    up.Say: _say,
}
