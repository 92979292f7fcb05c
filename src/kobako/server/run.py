"""Running the server: everything that can be wrong is found before it listens, and said in one sentence."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from multiprocessing.synchronize import Event
from pathlib import Path

import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

from .. import texts
from ..bots.warm import warm_up
from ..games import GAMES
from ..study.warm import warm_up as warm_up_study
from . import garbage, lan, metrics
from .door.origins import Origins
from .logs import start_logging
from .requests.stewardship import new_code
from .settings import Settings
from .store import InUse, Store, StoreError, open_store
from .workers import run_workers

logger = logging.getLogger("kobako.server")

MakeApp = Callable[[Settings, Store], ASGIApp]

OK, FAILED = 0, 1
PING = 20.0  # seconds between two pings, and for the answer
BACKLOG = 2048  # connections that wait to be taken
GRACE = 10  # seconds for connections to end
TICK = 0.1  # seconds between two looks at whether it is time to go
ENDINGS = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)
]
NOT_HERE = (errno.EAFNOSUPPORT, errno.EADDRNOTAVAIL, errno.EPROTONOSUPPORT)


class CannotStart(Exception):  # noqa: N818 - it reads as what it is
    """Why the server cannot start: a message and its arguments."""

    def __init__(self, message: str, **args: str | int) -> None:
        super().__init__(message, args)
        self.message, self.said = message, args

    def text(self, language: str = "en") -> str:
        """The sentence."""
        return texts.say(self.message, self.said, language)


def serve(settings: Settings, language: str = "en", make_app: MakeApp | None = None) -> int:
    """Run until a signal ends it; the exit code. CannotStart if something is in the way."""
    start_logging(settings.log_level, settings.log_format)
    _allow_many_sockets()
    with ExitStack() as undo:
        _check_folder(settings.data_dir)
        sockets = bind(settings)
        for each in sockets:
            undo.callback(each.close)
        settings = replace(settings, port=sockets[0].getsockname()[1])
        store = _open_store(settings)
        undo.callback(store.shut)
        code = new_code(settings.database)
        compile_all(language)
        tell = partial(announce, settings, language, code)
        _listen(sockets, settings)
        if settings.workers > 1:
            store.shut()
            os.environ[metrics.FOLDER] = undo.enter_context(tempfile.TemporaryDirectory(prefix="kobako-"))
            return run_workers(work, settings, sockets, tell, ENDINGS)
        return _run((make_app or _own_app())(settings, store), settings, sockets, tell)


def compile_all(language: str) -> None:
    """All that bots, hints and reviews call: whoever is first must not wait, nor keep others waiting."""

    def words(message: str, **args: str | int) -> str:
        return texts.say(message, args, language)

    warm_up(GAMES, words)
    warm_up_study(GAMES, words)


def work(settings: Settings, sockets: Sequence[socket.socket], listens: Event) -> int:
    """One of several servers on this machine, in its process."""
    start_logging(settings.log_level, settings.log_format)
    _allow_many_sockets()
    return _run(_own_app()(settings, _open_store(settings)), settings, list(sockets), listens.set)


def _allow_many_sockets() -> None:
    """A shell allows 256 or 1024 open files as a rule; a process may ask for more."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(ValueError, OSError):  # macOS calls its most unlimited and refuses it
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _own_app() -> MakeApp:
    from .app import make_app  # brings all the rest with it

    return make_app


def _listen(sockets: Sequence[socket.socket], settings: Settings) -> None:
    try:
        for each in sockets:
            each.listen(BACKLOG)  # uvloop would not tell if it failed
    except OSError as error:  # somebody else has begun to listen there since we took the port
        raise _cannot_listen(settings, error) from error


def _run(app: ASGIApp, settings: Settings, sockets: list[socket.socket], on_start: Callable[[], None]) -> int:
    garbage.search_little()
    try:
        Server(app, settings, on_start).run(sockets)
    except SystemExit:  # the application could not start; the log says why
        return FAILED
    finally:
        _end_helpers()
    logger.info("stopped")
    return OK


def _end_helpers() -> None:
    """End the processes that think and review. For one that has something to do, Python would wait."""
    for helper in multiprocessing.active_children():
        helper.kill()


# ------------------------------------------------------------------------------------- before listening


def _check_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # closed cards are nobody else's business
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as error:
        reason = error.strerror or str(error)
        raise CannotStart("serve-data-dir", path=str(folder), reason=reason) from error


def _open_store(settings: Settings) -> Store:
    path = settings.database_shown
    try:
        return open_store(settings.database)
    except ModuleNotFoundError as error:
        raise CannotStart("serve-driver", database="PostgreSQL") from error
    except InUse as error:
        raise CannotStart("serve-in-use", path=path) from error
    except StoreError as error:
        raise CannotStart("serve-database", path=path, reason=str(error)) from error


def bind(settings: Settings) -> list[socket.socket]:
    """Sockets with their addresses; nobody can connect yet."""
    hosts = {"localhost": ("127.0.0.1", "::1"), "::": ("0.0.0.0", "::")}.get(settings.host, (settings.host,))
    first, *others = ("0.0.0.0", "::") if settings.lan else hosts
    try:
        sockets = [_bound(first, settings.port)]
    except OSError as error:
        raise _cannot_listen(settings, error) from error
    port = sockets[0].getsockname()[1]
    for host in others:
        try:
            sockets.append(_bound(host, port))
        except OSError as error:
            if error.errno not in NOT_HERE:  # a machine without IPv6
                sockets[0].close()
                raise _cannot_listen(replace(settings, port=port), error) from error
    return sockets


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform == "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:  # a port that was used a moment ago is free
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        listener.bind((host, port))
    except BaseException:
        listener.close()
        raise
    return listener


def _cannot_listen(settings: Settings, error: OSError) -> CannotStart:
    if error.errno == errno.EADDRINUSE:
        return CannotStart("serve-port-taken", port=str(settings.port))
    host, reason = settings.host, error.strerror or str(error)
    return CannotStart("serve-cannot-listen", host=host, port=str(settings.port), reason=reason)


# --------------------------------------------------------------------------------------------- running


class Line(WebSocketsSansIOProtocol):
    """A socket with two more functions for the application, which finds them in the scope.

    "kobako.abort" cuts it, when the other side does not read; "kobako.send_now" sends without waiting.
    """

    def handle_connect(self, event: Request) -> None:
        """The upgrade; what it starts runs later."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["kobako.abort"] = self.transport.abort  # type: ignore[typeddict-unknown-key]
            self.scope["kobako.send_now"] = self.send_now  # type: ignore[typeddict-unknown-key]

    def send_now(self, frames: Sequence[bytes]) -> bool:
        """Send texts; False if they have to wait, or the other side is gone."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.transport.write(b"".join(Frame(Opcode.TEXT, data).serialize(mask=False) for data in frames))
        return True


class Server(uvicorn.Server):
    """uvicorn, told what we need. It ends quietly on every signal that asks for an end."""

    def __init__(self, app: ASGIApp, settings: Settings, on_start: Callable[[], None]) -> None:
        config = uvicorn.Config(
            app,
            ws=Line,
            ws_max_size=settings.max_frame,
            ws_per_message_deflate=False,  # it costs time, and lengths would tell what was sent
            ws_ping_interval=PING,
            ws_ping_timeout=PING,
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            workers=1,
            proxy_headers=bool(settings.trusted_proxies),
            forwarded_allow_ips=list(settings.trusted_proxies),
            backlog=BACKLOG,
            timeout_graceful_shutdown=GRACE,
        )
        super().__init__(config)
        self.on_start = on_start
        self.farewell = settings.farewell_seconds

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        self.chore = asyncio.create_task(garbage.search_all_seldom())
        self.on_start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody that the server goes, let them finish what they do, and end."""
        desk = getattr(getattr(self.config.app, "state", None), "desk", None)
        if desk:
            desk.house.say_goodbye(self.farewell * 1000)
        end = time.monotonic() + self.farewell
        while time.monotonic() < end and not self.force_exit:
            await asyncio.sleep(TICK)
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """End in good order on a signal, and do not raise it again afterwards."""
        is_main = threading.current_thread() is threading.main_thread()  # only there are signals heard
        before = {name: signal.getsignal(name) for name in ENDINGS if is_main}
        for name, handler in before.items():
            if handler is not signal.SIG_IGN:  # as nohup wants it
                signal.signal(name, self.handle_exit)
        try:
            yield
        finally:
            for name, handler in before.items():
                signal.signal(name, handler)


# -------------------------------------------------------------------------------------------- telling


def announce(settings: Settings, language: str, code: str) -> None:
    """Print where the server is, and open the page if that was asked for."""
    origins = Origins(settings)
    logger.info("started address=%s database=%s", origins.local, settings.database_shown)
    with contextlib.suppress(OSError):  # nobody reads what we print
        for line in _lines(origins, settings, language, code):
            print(line)
        sys.stdout.flush()
    if settings.open:
        threading.Thread(target=open_page, args=[origins.local], daemon=True).start()


def _lines(origins: Origins, settings: Settings, language: str, code: str) -> Iterator[str]:
    yield texts.say("serve-at", {"link": origins.local}, language)
    if origins.share:
        message = "serve-public" if settings.public_url else "serve-share"
        yield texts.say(message, {"link": origins.share}, language)
    elif settings.is_everywhere:
        yield texts.say("serve-alone", language=language)
    if settings.lan and origins.share and _can_show_code():
        yield lan.qr_text(origins.share, coloured=sys.stdout.isatty())
    host = settings.public_url or origins.local
    yield texts.say("serve-host", {"link": f"{host}/host#{code}"}, language)
    yield texts.say("serve-stop", language=language)


def _can_show_code() -> bool:
    try:
        "█▀▄".encode(sys.stdout.encoding or "ascii")
    except (UnicodeError, LookupError):
        return False
    return True


def open_page(link: str) -> None:
    """Open a link in the browser, if there is one that has a window; never fails."""
    has_window = sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    if has_window:
        with contextlib.suppress(Exception):
            webbrowser.open(link)
