"""One WebSocket: who is there, what comes in, what goes out. It knows tables only by their inboxes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable, Sequence

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from ... import __version__
from ...messages import up
from ...messages.down import Pong, Refused, Welcome
from .. import metrics
from ..house.live import Live
from ..house.society import banned
from ..store import Person, Session
from ..tables.decide import Refuse
from .answers import problem
from .desk import Desk

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(up.FromClient).decode

logger = logging.getLogger("kobako.socket")

UNSUPPORTED, POLICY = 1003, 1008
ENDED = 4001  # the session is over: come back as somebody else, or not at all
MOST_MISTAKES = 20  # frames that are no message, before the socket is closed
SendNow = Callable[[Sequence[bytes]], bool]
MOST_WATCHED = 8  # tables that one socket looks at


class Socket:
    """A client's socket. `send` never waits: it queues, and who never reads is dropped."""

    def __init__(self, websocket: WebSocket, person: str, desk: Desk) -> None:
        self.websocket = websocket
        self.person = person
        self.desk = desk
        self.address = desk.origins.address(websocket)
        self.send_now: SendNow = websocket.scope.get("kobako.send_now", lambda frames: False)
        self.queue: deque[bytes] = deque()
        self.queued = 0  # bytes
        self.ready = asyncio.Event()
        self.is_gone = False
        self.is_ended = False  # with its session
        self.is_stuck = False  # the other side has to read before more can be sent
        self.mistakes = 0
        self.watched: dict[str, Live] = {}
        self.leaving: asyncio.Task[None] | None = None  # while it is being closed

    # ------------------------------------------------------------------------------------------- out

    def send(self, *frames: bytes) -> None:
        """Send messages at once, or queue them if others wait or the other side has to read first."""
        if self.is_gone or (not self.queue and not self.is_stuck and self.send_now(frames)):
            return
        limits, size = self.desk.settings, sum(map(len, frames))
        is_long = self.is_stuck and len(self.queue) >= limits.send_queue
        if is_long or self.queued + size > limits.send_bytes:
            self._drop()
            return
        self.queue += frames
        self.queued += size
        self.ready.set()

    def _drop(self) -> None:
        """The other side does not read: cut the line, and let nobody wait for it."""
        metrics.DROPPED.inc()
        self.is_gone = True
        self.queue.clear()
        logger.info("person=%s dropped: does not read", self.person)
        abort: Callable[[], None] | None = self.websocket.scope.get("kobako.abort")
        if abort:
            abort()
        self.ready.set()

    def end(self) -> None:
        """The session is over: from now on nothing is taken and nothing is told."""
        if self.is_stuck:
            self._drop()
            return
        self.is_gone = self.is_ended = True
        self.queue.clear()
        self.ready.set()

    async def pump(self) -> None:
        """Send what is queued, as fast as the other side reads."""
        while not self.is_gone:
            await self.ready.wait()
            while self.queue and not self.is_gone:
                data = self.queue.popleft()
                self.queued -= len(data)
                self.is_stuck = True  # for others to see, if sending has to wait
                await self.websocket.send_text(data.decode())
                self.is_stuck = False
            self.ready.clear()
        if self.is_ended:
            await self.websocket.close(ENDED)

    # -------------------------------------------------------------------------------------------- in

    async def listen(self) -> None:
        """Take messages until the socket closes; WebSocketDisconnect ends it."""
        while not self.is_gone:
            frame = await self.websocket.receive()
            if frame["type"] == "websocket.disconnect" or self.is_gone:
                return
            text = frame.get("text")
            if text is None:
                await self._close(UNSUPPORTED)
                return
            if not self.desk.limits.allow_message(id(self), self.person, self.address):
                self.send(encode(Refused("server-too-fast")))
                self.desk.limits.throw_out(self.person)
                await self._close(POLICY)
                return
            if not await self._take(text):
                await self._close(POLICY)
                return

    def expel(self, *frames: bytes) -> None:
        """Send a last word, and close."""
        self.send(*frames)
        self.leaving = asyncio.create_task(self._close(POLICY))

    async def _close(self, code: int) -> None:
        """Close after what is queued, if that goes quickly."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1):
                while self.queue and not self.is_gone:
                    await asyncio.sleep(0)
        self.is_gone = True  # a table may still answer, and after the end nothing may be sent
        await self.websocket.close(code)

    async def _take(self, text: str) -> bool:
        """Obey a message; False when there were too many that make no sense."""
        metrics.MESSAGES.inc()
        try:
            message = decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            self.mistakes += 1
            self.send(encode(Refused("server-bad-message", cid=_cid_of(text))))
            return self.mistakes < MOST_MISTAKES
        try:
            await self._obey(message)
        except Refuse as refusal:
            told = Refused(refusal.id, refusal.args_, None, getattr(message, "table", None))
            self.send(encode(msgspec.structs.replace(told, cid=getattr(message, "cid", None))))
        return True

    async def _obey(self, message: up.FromClient) -> None:
        house = self.desk.house
        match message:
            case up.Ping():
                self.send(encode(Pong(house.clock.now())))
            case up.Lobby(on=True):
                house.visit(self)
            case up.Lobby():
                house.visitors.discard(self)
            case up.Feed(on):
                await house.society.follow(self, on=on)
            case up.Watch():
                await self._watch(message)
            case up.Unwatch():
                if live := self.watched.pop(message.table, None):
                    live.leave(self)
            case up.AtTable():
                if isinstance(message, up.Say) and not self.desk.limits.allow_chat(self.person):
                    raise Refuse("server-too-fast")
                live = await self.desk.enter(message.table, self.person)
                live.receive(message, self)

    async def _watch(self, message: up.Watch) -> None:
        live = await self.desk.enter(message.table, self.person, message.password, self.address)
        if message.table not in self.watched:
            if len(self.watched) >= MOST_WATCHED:
                raise Refuse("server-watchers-full")
            self.desk.check_watchers(live, self.person)
        self.watched[message.table] = live
        live.enter(self, message.after)

    def leave(self) -> None:
        """The socket is gone."""
        self.is_gone = True
        self.ready.set()
        self.desk.house.visitors.discard(self)
        self.desk.house.society.leave(self)
        for live in self.watched.values():
            live.leave(self)


class OnlyCid(msgspec.Struct):
    """All that is read of a message that is wrong otherwise."""

    cid: str | None = None


decode_cid = msgspec.json.Decoder(OnlyCid).decode


def _cid_of(text: str) -> str | None:
    """The cid of a message that is wrong otherwise, so that its sender knows which one it was."""
    with contextlib.suppress(Exception):
        return (decode_cid(text).cid or "")[:40] or None
    return None


async def socket_endpoint(websocket: WebSocket) -> None:
    """The upgrade: origin and identity are checked before anything is accepted."""
    desk: Desk = websocket.app.state.desk
    try:
        person, session = await _admit(websocket, desk)
    except Refuse as refusal:
        logger.info("upgrade refused=%s", refusal.id)
        await websocket.send_denial_response(problem(refusal.id))
        raise ClientDisconnected from None  # uvicorn takes a plain return for a handshake that was forgotten
    socket = Socket(websocket, person.id, desk)
    desk.house.doors.enter(session, socket)
    metrics.SOCKETS.inc()
    try:
        await websocket.accept()
        socket.send(encode(Welcome(person.id, person.name, __version__, desk.house.clock.now())))
        await desk.house.society.arrive(socket)
        if ban := desk.house.society.ban_of(person.id):  # a browser is not told why an upgrade is refused
            socket.expel(encode(Refused(*banned(ban))))
        await _serve(socket)
    finally:
        metrics.SOCKETS.dec()
        desk.house.doors.leave(session, socket)
        socket.leave()
        desk.limits.forget(id(socket))
        desk.limits.leave(person.id, socket.address)


async def _admit(websocket: WebSocket, desk: Desk) -> tuple[Person, Session]:
    if not desk.origins.allows(websocket):
        raise Refuse("server-origin")
    address = desk.origins.address(websocket)
    if not desk.limits.allow_request(address):
        raise Refuse("server-too-fast")
    known = await desk.session(websocket)
    if known is None:
        raise Refuse("no-guest")
    if not desk.limits.may_come(known[0].id):
        raise Refuse("server-too-fast")
    if not desk.limits.enter(known[0].id, address):
        raise Refuse("server-too-many-sockets")
    return known


async def _serve(socket: Socket) -> None:
    """Listen and send until either ends."""
    pump = asyncio.create_task(socket.pump())
    listen = asyncio.create_task(socket.listen())
    try:
        await asyncio.wait([pump, listen], return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (pump, listen):
            task.cancel()
        for ended in await asyncio.gather(pump, listen, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(
                ended, WebSocketDisconnect | ClientDisconnected
            ):
                raise ended
