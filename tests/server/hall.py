"""A house with its HTTP side, and people who come to it with browsers."""

from __future__ import annotations

from typing import Any

import httpx
from starlette.applications import Starlette

from kobako.server.door.desk import Desk
from kobako.server.door.limits import Limits
from kobako.server.door.origins import Origins
from kobako.server.people.tokens import hash_of
from kobako.server.requests.routes import ROUTES
from kobako.server.settings import Rate, Settings

from .authenticator import Authenticator
from .kit import Salon

PAGE = "http://localhost:8752"
PASSWORD = "three small words"
OFTEN = Rate(1e6, 1e6)  # whatever is done in a test, it is not too often
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


class Device:
    """A browser that somebody uses."""

    def __init__(self, hall: Hall) -> None:
        transport = httpx.ASGITransport(hall.app)
        headers = {"origin": PAGE, "user-agent": FIREFOX}
        self.http = httpx.AsyncClient(transport=transport, base_url=PAGE, headers=headers)

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        return await self.http.request(method, f"/api{path}", json=body)

    async def do(self, method: str, path: str, body: object = None) -> Any:
        """The answer, which is none but a good one."""
        answer = await self.ask(method, path, body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    async def refused(self, method: str, path: str, body: object = None) -> str:
        """Why it is refused."""
        answer = await self.ask(method, path, body)
        assert answer.status_code >= 400, answer.text
        why: str = answer.json()["id"]
        return why

    async def guest(self, name: str) -> str:
        """Be a guest; the id."""
        person: str = (await self.do("POST", "/me", {"name": name}))["person"]
        return person

    async def set_login(self, login: str, password: str = PASSWORD) -> Any:
        return await self.do("POST", "/account/login", {"login": login, "password": password})

    async def sign_in(self, login: str, password: str = PASSWORD) -> Any:
        return await self.do("POST", "/account/sign-in", {"login": login, "password": password})

    async def add_passkey(self, device: Authenticator | None = None) -> Authenticator:
        device = device or Authenticator()
        await self.do(
            "POST", "/account/passkeys", device.create(await self.do("POST", "/account/passkeys/offer"))
        )
        return device

    async def passkey_sign_in(self, device: Authenticator) -> httpx.Response:
        offer = await self.do("POST", "/account/sign-in/offer")
        return await self.ask("POST", "/account/sign-in", {"passkey": device.get(offer)})

    @property
    def token(self) -> str:
        return self.http.cookies["kobako"]


class Hall:
    """A salon with its HTTP side."""

    def __init__(self, salon: Salon, **changed: Any) -> None:
        self.salon = salon
        rates = ("rate_address", "rate_person", "rate_sign_in", "rate_guests")
        settings = Settings(**(dict.fromkeys(rates, OFTEN) | changed))
        self.desk = Desk(settings, salon.store, salon.house, Limits(settings), Origins(settings))
        self.app = Starlette(routes=ROUTES)
        self.app.state.desk = self.desk

    def device(self) -> Device:
        return Device(self)

    def forget_limits(self) -> None:
        """As if nobody had asked for anything yet."""
        self.desk.limits = Limits(self.desk.settings)


class Watched:
    """A socket, as a session sees it."""

    is_ended = False

    def end(self) -> None:
        self.is_ended = True


async def watch(hall: Hall, device: Device) -> Watched:
    """An open socket of a device."""
    known = await hall.salon.store.session(hash_of(device.token))
    assert known
    line = Watched()
    hall.salon.house.doors.enter(known[1], line)
    return line
