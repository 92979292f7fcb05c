"""Web push against a service of our own: who is called, how often, and what the call says."""

from __future__ import annotations

import asyncio
import threading
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import http_ece
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from kobako.messages import up
from kobako.messages.common import Turn
from kobako.messages.http import NewTable
from kobako.server.house import push
from kobako.server.house.push import GONE, Push, is_allowed, open_push, payload_of, public_key
from kobako.server.store import Session, people, social
from kobako.server.store.social import Subscription

from .kit import Client, Salon, match_of, salon_at

AUTH = bytes(range(16))


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


class Service:
    """A push service, and the browser behind it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.status = 201
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.heard.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(service.status)
                self.send_header("location", "http://127.0.0.1:1/elsewhere")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def subscription(self, person: str, name: str = "one", language: str = "en") -> Subscription:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        session = f"{person} {name}".encode()
        return Subscription(f"{self.address}/{name}", person, text(point), text(AUTH), language, 1, session)

    def read(self, body: bytes) -> dict[str, str]:
        """A call as the browser reads it."""
        opened = http_ece.decrypt(body, private_key=self.key, auth_secret=AUTH, version="aes128gcm")
        told: dict[str, str] = msgspec.json.decode(opened)
        return told


@pytest.fixture
def service() -> Iterator[Service]:
    made = Service()
    yield made
    made.server.shutdown()
    made.server.server_close()


async def calling(salon: Salon, service: Service) -> Push:
    """A house that calls people by this service."""
    made = await open_push(salon.house, [service.address], "https://cards.example")
    assert made
    salon.house.caller = made
    return made


async def settle(salon: Salon, caller: Push) -> None:
    await salon.settle()
    while caller.calls:
        await asyncio.gather(*caller.calls)


async def subscribe(salon: Salon, wish: Subscription) -> None:
    """Of a browser that is signed in."""
    await salon.store.do(partial(people.add_session, Session(wish.session_hash, wish.person_id, 1, 1)))
    await salon.store.do(partial(social.subscribe, wish, 3))


async def test_who_is_not_here_is_called_once_for_each_turn(salon: Salon, service: Service) -> None:
    caller = await calling(salon, service)
    ann = await salon.person("Ann")
    await subscribe(salon, service.subscription("ann"))
    live = await salon.open(ann, "me", "bot easy", "bot easy", start=True)
    await salon.until(lambda: "ann" in live.asked)
    await settle(salon, caller)
    [(path, headers, body)] = service.heard
    assert path == "/one"
    assert service.read(body) == {"table": live.table.id, "title": "Luz", "body": "It is your turn."}
    assert headers["content-encoding"] == "aes128gcm"
    assert Vapid02.verify(headers["authorization"])
    assert public_key(caller.key) in headers["authorization"]
    client = await salon.watch(live, ann)
    await salon.do(live, client, up.Say, phrase="hello")  # an entry, but the same turn
    await settle(salon, caller)
    assert len(service.heard) == 1
    await salon.act(live, client, client.game["legal"][0])
    live.leave(client)
    await salon.until(lambda: "ann" in live.asked)
    await settle(salon, caller)
    assert len(service.heard) == 2
    caller.close()


async def test_who_is_here_is_not_called(salon: Salon, service: Service) -> None:
    caller = await calling(salon, service)
    ann = await salon.person("Ann")
    await subscribe(salon, service.subscription("ann"))
    client = Client(ann)
    await salon.house.society.arrive(client)
    live = await salon.open(ann, "me", "bot easy", "bot easy", start=True)
    await salon.until(lambda: "ann" in live.asked)
    await settle(salon, caller)
    assert service.heard == []
    salon.house.society.leave(client)
    assert not salon.house.society.is_connected("ann")
    caller.close()


@pytest.mark.parametrize("status", GONE)
async def test_a_browser_that_is_gone_is_forgotten_and_a_redirect_is_not_followed(
    salon: Salon, service: Service, status: int
) -> None:
    caller = await calling(salon, service)
    await salon.person("Ann")
    await subscribe(salon, service.subscription("ann"))
    turn = Turn("abc", "luz", "move", "Ann", 0, None)
    for answer, left in ((302, 1), (500, 1), (status, 0)):
        service.status = answer
        caller.call("ann", turn, "ann")
        await settle(salon, caller)
        kept = await salon.store.ask(lambda connection: social.subscriptions("ann", connection))
        assert len(kept) == left
    assert len(service.heard) == 3
    caller.close()


async def test_an_invitation_of_somebody_who_is_blocked_calls_nobody(salon: Salon, service: Service) -> None:
    caller = await calling(salon, service)
    ann = await salon.person("Ann")
    await salon.person("Bob")
    await salon.store.do(lambda c: social.tie("ann", "bob", "friend", 1, c))
    await subscribe(salon, service.subscription("bob"))
    await salon.open(ann, "me", "for bob", "person")
    await settle(salon, caller)
    assert len(service.heard) == 1
    await salon.store.do(lambda c: social.tie("bob", "ann", "block", 1, c))
    await salon.open(ann, "me", "for bob", "person")  # Ann cannot tell the difference
    await settle(salon, caller)
    assert len(service.heard) == 1
    assert [turn.kind for turn in await salon.house.feed_of("bob")] == []
    caller.close()


async def test_a_call_is_the_same_whatever_the_cards_are(tmp_path: Path) -> None:
    """Two games with other cards: what Ann is called with is the same, to the byte."""

    async def world(salon: Salon) -> tuple[str, bytes, set[bytes]]:
        ann = await salon.person("Ann")
        new = NewTable("same", "luz", ["me", "bot easy", "bot easy"], start=True)
        live = await salon.house.find(await salon.house.open(new, ann, None))
        assert live
        await salon.until(lambda: "ann" in live.asked)
        [turn] = await salon.house.feed_of("ann")
        told = {payload_of(turn, language) for language in ("en", "ja", "zh-Hant")}
        return match_of(live).record(), payload_of(turn, "en"), told

    worlds = []
    for seed in (1, 2):
        async with salon_at(tmp_path / str(seed), seed) as salon:
            worlds.append(await world(salon))
    (first, said, told), (second, same, others) = worlds
    assert first != second  # a control: the cards are others
    assert (said, told) == (same, others)
    assert len(told) == 3


def test_only_known_services_are_called() -> None:
    """Whoever subscribes says where to send to: it must not be a machine behind the server."""
    known = ("fcm.googleapis.com", "push.apple.com", "http://127.0.0.1:9000")
    for good in (
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://web.push.apple.com/x",
        "http://127.0.0.1:9000/x",
    ):
        assert is_allowed(good, known)
    for bad in (
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://evilfcm.googleapis.com.example/x",
        "https://notpush.apple.com.evil/x",
        "https://xpush.apple.com/x",
        "https://user@fcm.googleapis.com/x",
        "http://127.0.0.1:9001/x",
        "http://localhost:9000/x",
        "https://[::1]/x",
        "https://fcm.googleapis.com/x\ny",
        "nonsense",
        "https://[",
    ):
        assert not is_allowed(bad, known), bad


def test_keys_are_looked_at_before_they_are_kept(service: Service) -> None:
    good = service.subscription("ann")
    assert push.are_keys(good.p256dh, good.auth)
    assert not push.are_keys(good.p256dh[:-4], good.auth)
    assert not push.are_keys(good.p256dh, "AAAA")
    assert not push.are_keys("not base64!", good.auth)


async def test_the_key_is_made_once(path: Path) -> None:
    keys = []
    for _ in range(2):
        async with salon_at(path) as salon:
            made = await open_push(salon.house, ["push.apple.com"], "")
            assert made
            made.close()
            keys.append(made.key)
    assert keys[0] == keys[1]
    assert len(public_key(keys[0])) == 87
