"""What clients are told of a table. An audience is a seat, or None for spectators; all that is told about
the game comes from the hidden record of that audience.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from ...games.game import Look, Text
from ...messages.common import Chair, Chat, Clocks, Room, UndoAsk
from ...messages.down import Game, LobbyRow, Snapshot, Update
from ..store import Row
from . import events as log
from .table import Seat, Spoken, Table

Audience = int | None
Names = Mapping[str, str]  # of people, by id

STEPS = {log.Told, log.Acted}
# Entries after which the game of at least one seat is another one.
OF_THE_GAME = {*STEPS, log.Began, log.Ended, log.Went, log.Returned, log.Undone}
# Those after which it is told: asking, too, changes what a seat can do.
SHOW_THE_GAME = {*OF_THE_GAME, log.UndoAsked, log.UndoAgreed, log.UndoRefused}
# Entries that change nothing about the room.
NOT_OF_THE_ROOM = {*STEPS, log.Said, log.Woke}


# ------------------------------------------------------------------------------------------ the room


def room(table: Table, names: Names) -> Room:
    """The table as everybody sees it."""
    opened = table.opened
    return Room(
        table=table.id,
        game=opened.game,
        players=opened.players,
        options=opened.options,
        clock=opened.clock,
        visibility=opened.visibility,
        status=table.status,
        host=table.host,
        host_name=names.get(table.host, ""),
        chairs=[chair(seat, opened.stand_in, names) for seat in table.seats],
        commit=table.commit,
        undo=None if table.asked is None else UndoAsk(table.asked, list(table.agreed)),
        next=table.next,
        reason=_reason(table.closed) if table.closed else None,
        rated=opened.rated,
        branch=table.copied if opened.branch else None,
    )


def _reason(closed: log.Closed) -> Text:
    return Text(f"server-closed-{closed.why}", {"text": closed.text} if closed.why == "steward" else {})


def chair(seat: Seat, stand_in: str, names: Names) -> Chair:
    """A seat as everybody sees it."""
    return Chair(
        kind="person" if seat.is_person else "bot" if seat.bot else "open",
        person=seat.person,
        name=names.get(seat.person or "", ""),
        bot=stand_in if seat.away else seat.bot,
        away=seat.away,
        kept=seat.kept,
        commit=seat.commit,
    )


def lobby_row(table: Table, names: Names) -> LobbyRow:
    """The table as it stands in lists."""
    whole = room(table, names)
    return LobbyRow(
        table=whole.table,
        game=whole.game,
        players=whole.players,
        options=whole.options,
        clock=whole.clock,
        visibility=whole.visibility,
        status=whole.status,
        host_name=whole.host_name,
        chairs=whole.chairs,
        opened=table.opened_at,
        rated=whole.rated,
    )


def clocks(table: Table) -> Clocks | None:
    """What is left on every clock, if there are any."""
    if table.opened.clock.kind == "none" or not table.match:
        return None
    return Clocks(table.times.since, list(table.times.left), list(table.times.running))


def chat(spoken: Spoken, names: Names) -> Chat:
    """Something that was said."""
    said = spoken.said
    return Chat(
        seq=spoken.seq,
        person=said.person,
        name=names.get(said.person, ""),
        seat=spoken.seat,
        at=spoken.at,
        text=said.text,
        phrase=said.phrase,
    )


# ------------------------------------------------------------------------------------------ the game


def game(table: Table, seat: Audience) -> Game | None:
    """The game as a seat knows it, and what it can do."""
    match, view = table.match, table.view(seat)
    if match is None or view is None:
        return None
    can_act = seat is not None and table.status == "running" and not table.seats[seat].away
    turn = can_act and seat in view.pending
    return Game(
        view=view,
        turn=turn,
        legal=match.offered(seat) if turn and seat is not None else [],
        ask=match.info.story.question(table.look(seat)),
        decision=0 if seat is None else table.decisions[seat],
        undo=seat is not None and can_act and table.asked is None and table.can_undo(seat),
    )


# ------------------------------------------------------------------------------------- entry by entry


def tell(
    table: Table, row: Row, audiences: Collection[Audience], names: Names, *, whole: bool = True
) -> dict[Audience, Update]:
    """Apply an entry to the table, and tell each audience what it has changed.

    Without `whole` only the sentences for the log are made.
    """
    if not audiences:  # to look at the game takes longer than to change it
        table.apply(row)
        return {}
    watched = [*audiences, None] if whole else list(audiences)  # views begin with what everybody sees
    before = table.looks(watched)
    had_asked = table.asked is not None
    event = table.apply(row)
    kind = type(event)
    plain = Update(table.id, row.seq, log=_of_the_room(table, event))
    if whole:
        if had_asked or kind not in NOT_OF_THE_ROOM:
            plain.room = room(table, names)
        if kind is log.Said:
            plain.chat = chat(table.chats[-1], names)
        if kind in OF_THE_GAME or kind is log.Woke:
            plain.clocks = clocks(table)
    after = table.looks(watched)
    looks = {a: (before[a], after[a]) for a in audiences} if kind in STEPS and before and after else {}
    return {a: _told(table, a, plain, looks.get(a), whole and kind in SHOW_THE_GAME) for a in audiences}


def _told(
    table: Table, audience: Audience, plain: Update, looks: tuple[Look, Look] | None, shows_game: bool
) -> Update:
    """What everybody is told, and what this audience sees of the game."""
    happened = table.match.info.story.events(*looks) if looks and table.match else ()
    return Update(
        plain.table,
        plain.seq,
        log=[*happened, *plain.log],
        room=plain.room,
        game=game(table, audience) if shows_game else None,
        clocks=plain.clocks,
        chat=plain.chat,
    )


def _of_the_room(table: Table, event: log.Event) -> list[Text]:
    """What an entry is in words, as far as everybody knows it."""
    match event:
        case log.Started():
            return [Text("log-started")]
        case log.Began() if table.opened.branch:
            return [Text("log-branch", {"step": table.copied})]
        case log.Went(seat, why):
            timed = [Text("log-time-out", {"seat": seat})] if why == "time" else []
            return [*timed, Text("log-away", {"seat": seat})]
        case log.Returned(seat):
            return [Text("log-back", {"seat": seat})]
        case log.UndoAsked(seat):
            return [Text("log-undo-asked", {"seat": seat})]
        case log.UndoRefused():
            return [Text("log-undo-refused")]
        case log.Undone(seat):
            return [Text("log-undo-done", {"seat": seat})]
        case log.Sat(seat):
            return [Text("log-sat", {"seat": seat})]
        case log.Closed():
            return [Text("log-closed")]
    return []


def stories(id: str, rows: Iterable[Row], audiences: Collection[Audience]) -> dict[Audience, list[Text]]:  # noqa: A002
    """The log of a table in words, from its beginning."""
    table = Table(id)
    told: dict[Audience, list[Text]] = {audience: [] for audience in audiences}
    for row in rows:
        for audience, update in tell(table, row, audiences, {}, whole=False).items():
            told[audience] += update.log
    return told


def updates(table: Table, rows: Iterable[Row], audience: Audience, names: Names) -> Iterator[Update]:
    """What an audience is told of these entries, made from the log alone; the table goes on by them."""
    for row in rows:
        yield tell(table, row, [audience], names)[audience]


def snapshot(table: Table, told: list[Text], audience: Audience, names: Names) -> Snapshot:
    """The table as it is now. `told` is its story so far."""
    return Snapshot(
        table=table.id,
        seq=table.head,
        room=room(table, names),
        game=game(table, audience),
        clocks=clocks(table),
        log=told,
        chat=[chat(spoken, names) for spoken in table.chats],
    )
