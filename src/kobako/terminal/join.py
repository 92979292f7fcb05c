"""Play at a table of a server. The server tells what this seat knows, and judges every move."""

from __future__ import annotations

import queue
import secrets
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from .. import texts
from ..games.game import Text
from ..match.deal import seat_commitment
from ..messages import down, up
from ..messages.common import DAY, Chat, Clocks, Room
from .client import Client, Position
from .face import FACES
from .guests import Guest, Link, Unwelcome
from .line import Line
from .room import free_seats, names_of, person_name, room_lines, seat_of
from .words import Words, harmless, wrap

Teller = Callable[[Sequence[tuple[str, str]]], Callable[[str], None]]  # what to colour -> prints a line
GONE = (up.Stand, up.Leave)  # after these a person is not at the table any more
SIMPLE = {"start": up.Start, "back": up.Back, "undo": up.Undo}
LOOKS = ("", "table", "cards", "log", "scores")  # need a game to look at
MOST_MOVE, MOST_ORDER = 200, 40  # characters
HOUR = 3600  # seconds
REMIND = 60  # seconds before a restart it is said once more


class Join(Client):
    """One person at a table somewhere else. Lines that are typed and messages wait in one inbox."""

    help = "terminal-join-help"

    def __init__(
        self,
        link: Link,
        guest: Guest,
        words: Words,
        teller: Teller,
        *,
        seat: int | None = None,
        password: str | None = None,
    ) -> None:
        """`seat` is the one that is wanted; None for the first that is free."""
        self.teller = teller
        super().__init__(words, teller(()))
        self.guest, self.wanted, self.password = guest, seat, password
        self.inbox: queue.SimpleQueue[tuple[str, Any]] = queue.SimpleQueue()
        self.line = Line(link.server, guest.token, lambda kind, what: self.inbox.put((kind, what)))
        self.is_over = False
        self.is_lost = False
        self.person = ""
        self.ahead = 0  # ms that the server's clock is before ours
        self.reminder: threading.Timer | None = None  # of a restart
        self.unanswered: dict[str, up.AtTable] = {}  # sent again after the line has broken
        self.early: list[str] = []  # typed before the table has come
        self._arrive(link.table)
        for word, kind in SIMPLE.items():
            self.commands[word] = self._sender(kind)
        self.commands |= {"yes": self._sender(up.Answer, yes=True), "no": self._sender(up.Answer, yes=False)}
        self.commands["order"] = lambda rest: self._send(up.Order, order=rest[:MOST_ORDER] or None)
        self.commands |= {"again": self._again, "leave": self._leave, "sit": self._choose_seat}

    def _arrive(self, table: str) -> None:
        """Know nothing yet about a table."""
        self.table = table
        self.seq: int | None = None
        self.room: Room | None = None
        self.now: Position | None = None
        self.decision = 0
        self.order: str | None = None  # our standing order
        self.shown: int | None = None  # the decision that we were asked for last
        self.clocks: Clocks | None = None
        self.log: list[Text] = []
        self.tried: set[int] = set()  # seats that were asked for
        self.wants_again = False

    def run(self, lines: Iterable[str]) -> None:
        """Play until the person quits or leaves, or the input ends. Unwelcome if the server says no."""
        threading.Thread(target=self._read, args=(lines,), name="input", daemon=True).start()
        self.line.start()
        handlers: dict[str, Callable[[Any], None]] = {
            "typed": self._obey,
            "end": self._end,
            "frame": self._hear,
            "lost": self._lose,
            "denied": self._give_up,
            "notice": self._take_notice,
        }
        try:
            while not self.is_over:
                kind, what = self.inbox.get()
                handlers[kind](what)
        finally:
            self.line.close()
            if self.reminder:
                self.reminder.cancel()

    def _read(self, lines: Iterable[str]) -> None:
        try:
            for line in lines:
                self.inbox.put(("typed", line))
        finally:
            self.inbox.put(("end", None))

    def _end(self, nothing: object = None) -> None:
        self.is_over = True

    def _give_up(self, why: Unwelcome) -> None:
        raise why

    def _lose(self, nothing: object) -> None:
        if not self.is_lost:
            self._say("terminal-join-lost")
        self.is_lost = True

    # ------------------------------------------------------------------------------- what is known

    @property
    def position(self) -> Position:
        """How the game stands for this seat. There is one: commands that need it ask before."""
        assert self.now
        return self.now

    @property
    def seat(self) -> int | None:
        """Our seat."""
        return seat_of(self.room, self.person) if self.room else None

    def _tell_all(self, lines: Sequence[str]) -> None:
        """Names and chat come from other people."""
        super()._tell_all([harmless(line) for line in lines])

    # ----------------------------------------------------------------------------------- messages

    def _hear(self, frame: str) -> None:
        raw = msgspec.json.decode(frame)
        try:
            self._take_in(msgspec.convert(raw, down.FromServer), raw)
        except (
            msgspec.ValidationError
        ):  # a later version, which may say more than we understand, but not less
            if raw.get("type") in ("welcome", "snapshot", "update"):
                raise Unwelcome("terminal-join-strange", server=self.line.server) from None

    def _take_in(self, message: down.FromServer, raw: Any) -> None:
        match message:
            case down.Welcome():
                self._greet(message)
            case down.Done():
                self._acknowledge(message.cid)
            case down.Refused():
                self._be_refused(message)
            case down.Notice():
                self._take_notice(message)
            case down.Snapshot() if message.table == self.table:
                self._take_snapshot(message, raw)
            case down.Ordered() if message.table == self.table:
                self._take_order(message.order)
            case down.Update() if message.table == self.table and message.seq > (self.seq or 0):
                self._take_update(message, raw)

    def _take_notice(self, notice: down.Notice) -> None:
        """The server will restart: said now, and once more shortly before."""
        if self.reminder:
            self.reminder.cancel()
        if notice.at is None:
            self._say("terminal-join-no-restart")
            return
        seconds = (notice.at - _now() - self.ahead) / 1000
        self._say("terminal-join-restart", minutes=max(0, round(seconds / 60)), text=notice.text)
        if seconds > REMIND + 1:
            again = ("notice", notice)
            self.reminder = threading.Timer(seconds - REMIND, lambda: self.inbox.put(again))
            self.reminder.daemon = True
            self.reminder.start()

    def _greet(self, welcome: down.Welcome) -> None:
        self.person = welcome.person
        self.ahead = welcome.now - _now()
        if self.is_lost:
            self._say("terminal-join-back")
        self.is_lost = False
        self._watch()
        for message in list(self.unanswered.values()):
            self.line.send(message)

    def _watch(self) -> None:
        self.line.send(up.Watch(self.table, self.seq, self.password))

    def _send(self, kind: type[up.AtTable], cid: str | None = None, **fields: Any) -> None:
        message = kind(table=self.table, cid=cid or secrets.token_hex(8), **fields)
        self.unanswered[message.cid] = message
        self.line.send(message)

    def _acknowledge(self, cid: str) -> None:
        if isinstance(self.unanswered.pop(cid, None), GONE):
            self._end()

    def _be_refused(self, refused: down.Refused) -> None:
        is_out = refused.id.startswith("server-banned")
        if is_out or (self.room is None and refused.cid is None):
            raise Unwelcome(refused.id, **refused.args)
        sent = self.unanswered.pop(refused.cid or "", None)
        if isinstance(sent, up.Sit) and self.wanted is None:
            self._sit()  # somebody was faster: the next free seat
        elif texts.has(refused.id):
            self._refuse(refused.id, refused.args, refused.rule)
        else:
            self._tell_all([refused.id])

    def _take_snapshot(self, message: down.Snapshot, raw: Any) -> None:
        is_new = self.room is None
        self._take(message, raw)
        self.log = sayable(message.log)
        if is_new:
            self.tell = self.teller(self.face.STYLES)
            self._say("terminal-welcome")
        self._show()
        self.shown = self._asked()
        if is_new and message.room.status in ("opening", "running"):
            self._come_back()
        self._take_part()
        early, self.early = self.early, []
        for line in early:
            self._obey(line)

    def _take_update(self, message: down.Update, raw: Any) -> None:
        before = self.room
        self._take(message, raw)
        told = sayable(message.log)
        self.log += told
        self._tell_log(told)
        if message.chat:
            self._tell_chat(message.chat)
        if message.room and before:
            self._tell_room(before, message.room)
        self._ask()

    def _take_order(self, order: str | None) -> None:
        """Our standing order. We are told it whenever we come, and hear of it if it is news or our wish."""
        is_wish = any(isinstance(sent, up.Order) for sent in self.unanswered.values())
        if order != self.order or is_wish:
            self._tell_order(order)
        self.order = order
        self._ask()

    def _asked(self) -> int | None:
        """The decision that we are asked for, unless our standing order answers."""
        if self.now is None or self.seat not in self.now.view.pending:
            return None
        is_ordered = self.order is not None and "pass" in self.now.legal
        return None if is_ordered else self.decision

    def _ask(self) -> None:
        """Show the table when something is asked, and not again because others answer at the same time."""
        asked = self._asked()
        if asked is not None and asked != self.shown:
            self._show()
        self.shown = asked

    def _take(self, message: down.Snapshot | down.Update, raw: Any) -> None:
        self.seq = message.seq
        if message.room:
            self.room, self.game = message.room, message.room.game
            if self.game not in FACES:
                raise Unwelcome("terminal-join-game", game=self.game)
            self.words.names = names_of(message.room.chairs, self.words)
        if message.game:
            view = msgspec.convert(raw["game"]["view"], self.face.VIEW)
            self.now = Position(view, message.game.legal, message.game.ask)
            self.decision = message.game.decision
        self.clocks = message.clocks or self.clocks

    def _tell_log(self, log: Sequence[Text]) -> None:
        if self.now:
            self._tell_events(log)
        else:
            self._tell_sentences(log)

    def _tell_sentences(self, log: Sequence[Text]) -> None:
        for text in log:
            self._tell_all(wrap(self.words.tell(text, self.seat)))

    def _tell_chat(self, chat: Chat) -> None:
        text = chat.text or ""
        if chat.phrase and texts.has(f"table-phrase-{chat.phrase}"):
            text = self.words(f"table-phrase-{chat.phrase}")
        self._say("terminal-join-said", name=person_name(chat.name, self.words), text=" ".join(text.split()))

    def _tell_room(self, before: Room, room: Room) -> None:
        """What a person should do when the room has changed."""
        if room.status != before.status:
            self._take_part()
        mine = None if self.seat is None else room.chairs[self.seat]
        if mine and mine.away and not before.chairs[self.seat or 0].away:
            self._say("terminal-join-away")
        if room.undo and not before.undo and mine and room.undo.seat != self.seat:
            self._say("terminal-join-answer")
        if room.next and not before.next:
            self._follow(room.next)

    # ------------------------------------------------------------------------------- taking part

    def _take_part(self) -> None:
        """Do what the table waits for and no person has to think about."""
        room, seat = self.room, self.seat
        assert room
        if room.status == "open" and seat is None:
            self._sit()
        elif room.status == "opening" and seat is not None and room.chairs[seat].commit == self._commit():
            # The same cid each time: whatever was lost on the way, they are shown once.
            self._send(up.Bytes, f"bytes-{self.table}", bytes=self.guest.entropy(self.table).hex())
        elif room.status == "over" and seat is not None:
            self._say("terminal-join-over")
        elif room.status == "closed":
            self._tell_sentences(sayable([room.reason] if room.reason else []))
            self._end()

    def _come_back(self) -> None:
        """A game was already begun when we came: perhaps a bot keeps our seat."""
        assert self.room
        if self.seat is None:
            self._say("terminal-join-watch")
        elif self.room.chairs[self.seat].away:
            self._send(up.Back)

    def _commit(self) -> str:
        return seat_commitment(self.guest.entropy(self.table))

    def _sit(self) -> None:
        """Ask for the seat that is wanted, the one that is kept for us, or the first that is free."""
        assert self.room
        wanted = free_seats(self.room, self.person) if self.wanted is None else [self.wanted]
        for seat in wanted:
            if seat not in self.tried:
                self.tried.add(seat)
                self._send(up.Sit, seat=seat, commit=self._commit())
                return
        self._say("terminal-join-watch")

    def _choose_seat(self, rest: str) -> None:
        self.wanted = int(rest) if rest.isdecimal() and len(rest) == 1 else None
        self.tried.clear()
        self._sit()

    def _follow(self, table: str) -> None:
        """There is a rematch: go there if it was our wish."""
        if self.wants_again:
            self._go_to(table)
        else:
            self._say("terminal-join-next")

    def _go_to(self, table: str) -> None:
        self.line.send(up.Unwatch(self.table))
        self._arrive(table)
        self._watch()

    # -------------------------------------------------------------------------------- what is typed

    def _obey(self, line: str) -> None:
        word, _, rest = line.strip().partition(" ")
        command = word.lower()
        if command == "quit":
            self._end()
        elif self.room is None:
            self.early.append(line)
        elif command == "say":
            self._chat(rest.strip())
        elif command in LOOKS and self.now is None:
            self._show()
        elif command in self.commands and not self._is_move(command):
            self.commands[command](" ".join(rest.lower().split()))
        else:
            self._move(" ".join(line.lower().split()))

    def _is_move(self, command: str) -> bool:
        """Whether yes or no is a move, because nobody has asked for an undo that it could answer."""
        asked = self.room is not None and self.room.undo is not None
        return self.now is not None and command in self.now.legal and not asked

    def _move(self, text: str) -> None:
        if self.now is None:
            self._say("terminal-join-not-begun")
        else:
            move = self.face.read_move(self.now.view, text)
            self._send(up.Act, decision=self.decision, move=move[:MOST_MOVE])

    def _chat(self, text: str) -> None:
        if 0 < len(text) <= up.MOST_CHAT:
            self._send(up.Say, text=text)
        else:
            self._say("server-bad-chat")

    def _sender(self, kind: type[up.AtTable], **fields: Any) -> Callable[[str], None]:
        return lambda rest: self._send(kind, **fields)

    def _leave(self, rest: str) -> None:
        """Give the seat up, or to a bot while a game is played."""
        if self.seat is None or not self.room or self.room.status in ("over", "closed"):
            self._end()
        else:
            self._send(up.Stand if self.room.status == "open" else up.Leave)

    def _again(self, rest: str) -> None:
        if self.room and self.room.next:
            self._go_to(self.room.next)
        else:
            self.wants_again = True
            self._send(up.Again)

    # ------------------------------------------------------------------------------ what is shown

    def _show(self, rest: str = "") -> None:
        if self.now is None:
            assert self.room
            self._tell_all(["", *room_lines(self.room, self.person, self.words)])
            return
        super()._show()
        left = self._time_left()
        if left is not None:
            self._say("terminal-join-time", time=self._time_text(left // 1000))

    def _time_text(self, seconds: int) -> str:
        """4:05, or 2 days 4 h where nobody counts minutes."""
        if seconds >= DAY:
            return self.words("terminal-join-days", days=seconds // DAY, hours=seconds % DAY // HOUR)
        hours, minutes = seconds // HOUR, seconds % HOUR // 60
        return f"{hours}:{minutes:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"

    def _time_left(self) -> int | None:
        """What is left on our clock while it runs, in ms."""
        seat, clocks = self.seat, self.clocks
        if clocks is None or seat is None or seat not in clocks.running:
            return None
        return max(0, clocks.left[seat] - (_now() + self.ahead - clocks.at))

    def _log(self, rest: str) -> None:
        if rest == "all":
            self._tell_sentences(self.log)
        else:
            super()._log(rest)


def _now() -> int:
    return time.time_ns() // 1_000_000


def sayable(log: Sequence[Text]) -> list[Text]:
    """The texts for which there are words; a later server may have others."""
    return [text for text in log if texts.has(text.id)]
