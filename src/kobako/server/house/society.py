"""Who is connected here, what everybody is told, and who may not come in.

What lasts is in the database. Other servers hint that something has changed, and everything is looked at
again now and then, so a lost hint is made up for.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from functools import partial
from typing import Protocol

import msgspec

from ...messages.common import Turn
from ...messages.down import Notice, Refused, Turns
from ...texts import Args
from ..store import Store, social, stewards
from ..store.stewards import Ban
from ..wallclock import Clock
from .crew import Crew, Hint
from .presence import Client

encode = msgspec.json.Encoder().encode

LATE = 600_000  # ms after which a restart that did not come is forgotten
UNHEARD = frozenset(("mute", "block"))  # ties because of which somebody's chat is not seen


class Visitor(Client, Protocol):
    """A socket, as the society sees it."""

    def expel(self, *frames: bytes) -> None:
        """Send a last word, and close."""


class Home(Protocol):
    """What a society needs from the house."""

    store: Store
    crew: Crew
    clock: Clock

    async def feed_of(self, person: str) -> list[Turn]:
        """Everything that is asked of a person."""

    def show_again(self, client: Client) -> None:
        """Send the whole of every table that a client looks at."""


class Society:
    """The people who are connected to this server."""

    def __init__(self, home: Home) -> None:
        self.home = home
        self.sockets: dict[str, set[Visitor]] = {}  # by person
        self.followers: dict[str, set[Visitor]] = {}  # those of them that want to see the feed
        self.deaf: dict[str, frozenset[str]] = {}  # whose chat they do not want to see
        self.bans: dict[str, Ban] = {}
        self.notice: Notice | None = None
        self.slept: int | None = None  # when a server was last known to be up, before this one
        self.found: set[str] = set()  # people whom another server has found at its sockets

    # ---------------------------------------------------------------------------------- coming and going

    async def arrive(self, visitor: Visitor) -> None:
        """Somebody is connected."""
        self.sockets.setdefault(visitor.person, set()).add(visitor)
        await self._learn_ties(visitor.person)
        if self.notice:
            visitor.send(encode(self.notice))

    def leave(self, visitor: Visitor) -> None:
        """A socket is gone."""
        for group in (self.sockets, self.followers):
            group.get(visitor.person, set()).discard(visitor)
            if not group.get(visitor.person):
                group.pop(visitor.person, None)
        if visitor.person not in self.sockets:
            self.deaf.pop(visitor.person, None)

    def is_connected(self, person: str) -> bool:
        """Whether somebody has a socket here."""
        return person in self.sockets

    def tell_all(self, frame: bytes) -> None:
        """Send something to every socket."""
        for visitors in list(self.sockets.values()):
            for visitor in list(visitors):
                visitor.send(frame)

    # --------------------------------------------------------------------------------------- the feed

    async def follow(self, visitor: Visitor, *, on: bool) -> None:
        """A socket wants to see the feed from now on, or no more."""
        if on:
            self.followers.setdefault(visitor.person, set()).add(visitor)
            await self.tell_turns([visitor.person])
        else:
            self.followers.get(visitor.person, set()).discard(visitor)

    async def tell_turns(self, people: Iterable[str]) -> None:
        """Send the feeds of these people to those of their sockets that want to see it."""
        for person in list(people):
            if self.followers.get(person):
                told = encode(Turns(await self.home.feed_of(person)))
                for visitor in list(self.followers.get(person, ())):
                    visitor.send(told)

    # ------------------------------------------------------------------------------------------- ties

    def hears(self, person: str, speaker: str) -> bool:
        """Whether somebody wants to see what somebody says."""
        return speaker not in self.deaf.get(person, ())

    async def deaf_to(self, person: str) -> frozenset[str]:
        """Whose chat somebody does not want to see, connected or not."""
        ties = await self.home.store.ask(partial(social.ties, person))
        return frozenset(other for other, kinds in ties.items() if kinds & UNHEARD)

    async def _learn_ties(self, person: str) -> bool:
        """Whether anything has changed."""
        before, now = self.deaf.get(person, frozenset()), await self.deaf_to(person)
        if person in self.sockets:  # and not gone meanwhile
            self.deaf[person] = now
        return now != before

    async def ties_changed(self, person: str) -> None:
        """Somebody thinks otherwise of somebody now."""
        self.home.crew.tell(ties={person})
        await self.look_at_ties([person])

    async def look_at_ties(self, people: Iterable[str]) -> None:
        """What these people think may have changed; what is not to be seen any more vanishes."""
        for person in [person for person in people if person in self.sockets]:
            if await self._learn_ties(person):
                for visitor in list(self.sockets.get(person, ())):
                    self.home.show_again(visitor)
        await self.tell_turns(people)

    # -------------------------------------------------------------------------------- bans and notices

    def ban_of(self, person: str) -> Ban | None:
        """Why somebody may not come in, if that is so."""
        ban = self.bans.get(person)
        if ban and ban.until is not None and ban.until <= self.home.clock.now():
            return None
        return ban

    async def news_changed(self) -> None:
        """A ban or a notice is new, or is gone."""
        self.home.crew.tell(news={"news"})
        await self.look_at_news()

    async def look_at_news(self) -> None:
        """Read bans and notices; tell and do what comes of them."""
        now = self.home.clock.now()
        bans = await self.home.store.ask(partial(stewards.bans, now))
        self.bans = {ban.person_id: ban for ban in bans}
        for person in self.bans.keys() & self.sockets.keys():
            for visitor in list(self.sockets[person]):
                visitor.expel(encode(Refused(*banned(self.bans[person]))))
        found = await self.home.store.ask(stewards.announced)
        self._take_notice(Notice(*found) if found and found[0] + LATE > now else None)

    def _take_notice(self, notice: Notice | None) -> None:
        if notice != self.notice:
            self.notice = notice
            self.tell_all(encode(notice or Notice(None)))

    # ----------------------------------------------------------------------------------- other servers

    async def wake(self) -> None:
        """Before anybody comes in: who may not, and since when nobody has been here."""
        alive = await self.home.store.ask(partial(social.kept, "alive"))
        self.slept = int(alive) if alive else None
        await self.home.store.do(partial(stewards.forget_past, self.home.clock.now()))
        await self.look_at_news()

    async def stay_alive(self) -> None:
        """Note that there is a server. The time after that will count on nobody's clock."""
        await self.home.store.do(partial(social.keep, "alive", str(self.home.clock.now())))

    async def hear(self, hint: Hint) -> None:
        """Another server has told something."""
        self.found |= hint.found
        here = hint.seeks & self.sockets.keys()
        if here:
            self.home.crew.tell(found=here)
        if hint.news:
            await self.look_at_news()
        if hint.ties:
            await self.look_at_ties(hint.ties)
        await self.tell_turns(hint.feeds)

    async def look_around(self) -> None:
        """A hint may have been lost: look at everything."""
        await self.look_at_ties(list(self.sockets))


def banned(ban: Ban) -> tuple[str, Args]:
    """The message for somebody who may not come in, and its arguments."""
    if ban.until is None:
        return "server-banned", {"reason": ban.reason}
    until = datetime.fromtimestamp(ban.until / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
    return "server-banned-until", {"reason": ban.reason, "until": until}
