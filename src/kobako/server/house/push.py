"""Web push: people who are not here are called by their browser's own service, once for each turn.

A call says which game at which table, and nothing of the cards. It is encrypted for the browser (RFC 8291)
and signed by this server's key (VAPID, RFC 8292), which is made once and kept in the database.
"""

from __future__ import annotations

import asyncio
import functools
import http.client
import logging
import ssl
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Protocol
from urllib.parse import urlsplit

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from ... import texts
from ...messages.common import Turn
from .. import metrics
from ..store import Store, social
from ..store.social import Subscription
from .crew import Crew
from .society import Society

logger = logging.getLogger("kobako.push")

KEY = "vapid"  # the name under which the key is kept
THREADS = 4  # that send
PATIENCE = 10  # seconds for a service to answer
MOST_WAITING = 500  # calls that wait to be sent; more are given up
SEEK = 0.5  # seconds for other servers to say that somebody is there
KEEP = 24 * 3600  # seconds for which a service keeps a call for a browser that is off
SIGNED_FOR = 12 * 3600  # seconds
AUTH_BYTES = 16
GONE = (404, 410)  # the browser does not want to be called any more
NOBODY = "mailto:nobody@localhost"  # whom a service could write to, if the server has no address


class Place(Protocol):
    """What is needed of the house."""

    store: Store
    crew: Crew
    society: Society


def new_key() -> str:
    """A new key of this server, as it is kept."""
    key = ec.generate_private_key(ec.SECP256R1())
    return _text(key.private_numbers().private_value.to_bytes(32))


def public_key(kept: str) -> str:
    """What a browser has to know of it."""
    key = Vapid02.from_raw(kept.encode()).public_key
    return _text(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def is_allowed(endpoint: str, services: Sequence[str]) -> bool:
    """Whether the server may send something there: only to services that it knows, and not in the clear.

    A browser says where, and it may be anybody's browser.
    """
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return False
    if "@" in parts.netloc or not endpoint.isascii() or not endpoint.isprintable():
        return False
    if f"{parts.scheme}://{host}:{port}" in services:  # a service in the clear, named to the port
        return True
    is_known = any(host == name or host.endswith(f".{name}") for name in services)
    return is_known and parts.scheme == "https" and port in (None, 443)


def are_keys(p256dh: str, auth: str) -> bool:
    """Whether something can be encrypted for a browser with these."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(p256dh))
        return len(_bytes(auth)) == AUTH_BYTES
    except ValueError:
        return False


def sender_of(url: str) -> str:
    """Whom a service could turn to, as VAPID wants it: the server's address, without a port."""
    host = urlsplit(url).hostname or ""
    return f"https://{host}" if url.startswith("https:") and "." in host else NOBODY


def payload_of(turn: Turn, language: str) -> bytes:
    """What a browser is told: which game, at which table."""
    game = texts.say(f"{turn.game}-name", language=language)
    told = {"table": turn.table, "title": game, "body": texts.say(f"call-{turn.kind}", language=language)}
    return msgspec.json.encode(told)


def encrypted(payload: bytes, to: Subscription) -> bytes:
    """The payload for one browser alone."""
    return bytes(
        http_ece.encrypt(
            payload,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_bytes(to.p256dh),
            auth_secret=_bytes(to.auth),
            version="aes128gcm",
        )
    )


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


@functools.cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()


class Push:
    """Sends calls, in threads of its own."""

    def __init__(self, place: Place, key: str, services: Sequence[str], sender: str) -> None:
        self.place, self.key, self.services = place, key, services
        self.sender = sender_of(sender)
        self.threads = ThreadPoolExecutor(THREADS, "kobako-push")
        self.calls: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        """Send no more."""
        for call in self.calls:
            call.cancel()
        self.threads.shutdown(wait=False, cancel_futures=True)

    def call(self, person: str, turn: Turn, host: str) -> None:
        """Call somebody to a table of that host, unless they are here; returns at once."""
        if self.place.society.is_connected(person) or len(self.calls) >= MOST_WAITING:
            return
        task = asyncio.create_task(self._call(person, turn, host))
        self.calls.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.calls.discard(task)
        if not task.cancelled() and task.exception():
            logger.error("push-failed reason=%r", str(task.exception()))

    async def _call(self, person: str, turn: Turn, host: str) -> None:
        store = self.place.store
        browsers = await store.ask(partial(social.subscriptions, person))
        if not browsers or await self._is_elsewhere(person):
            return
        if turn.kind == "seat" and await store.ask(partial(social.is_tied, person, host, "block")):
            return
        dead = [one.endpoint for one in browsers if not await self._send(one, turn)]
        if dead:
            await store.do(partial(social.unsubscribe, dead))

    async def _is_elsewhere(self, person: str) -> bool:
        """Whether another server says that somebody is connected there."""
        crew, society = self.place.crew, self.place.society
        if not crew.is_alone:
            society.found.discard(person)
            crew.tell(seeks={person})
            await asyncio.sleep(SEEK)
        return society.is_connected(person) or person in society.found

    async def _send(self, to: Subscription, turn: Turn) -> bool:
        """Whether the browser still wants to be called."""
        loop = asyncio.get_running_loop()
        try:
            status = await loop.run_in_executor(self.threads, self.send, to, payload_of(turn, to.language))
        except Exception as error:  # a service that is away, or a key that is none
            logger.info("push-lost reason=%r", str(error))
            status = 0
        metrics.PUSHES.labels(status).inc()
        return status not in GONE

    def send(self, to: Subscription, payload: bytes) -> int:
        """Send a call, in a thread; the status of the answer."""
        if not is_allowed(to.endpoint, self.services):
            return GONE[0]
        parts = urlsplit(to.endpoint)
        until = int(time.time()) + SIGNED_FOR
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": self.sender, "exp": until}
        headers = {
            **Vapid02.from_raw(self.key.encode()).sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEEP),
        }
        line = _line(parts.scheme, parts.netloc)
        try:
            path = parts.path + (f"?{parts.query}" if parts.query else "")
            line.request("POST", path, encrypted(payload, to), headers)
            return line.getresponse().status
        finally:
            line.close()


def _line(scheme: str, place: str) -> http.client.HTTPConnection:
    """A connection that follows nobody anywhere else."""
    if scheme == "https":
        return http.client.HTTPSConnection(place, timeout=PATIENCE, context=_trust())
    return http.client.HTTPConnection(place, timeout=PATIENCE)


async def open_push(place: Place, services: Sequence[str], sender: str) -> Push | None:
    """A caller with the key of this database; None where no service is to be used."""
    if not services:
        return None
    key = await place.store.do(partial(social.keep_first, KEY, new_key()))
    return Push(place, key, services, sender)
