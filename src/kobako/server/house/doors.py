"""Sessions with open sockets: who is cut off when one of them ends, and when each was last seen."""

from __future__ import annotations

import contextlib
from collections.abc import Collection, Iterable
from functools import partial
from typing import Protocol

from ..people.tokens import short_id
from ..store import Session, Store, StoreError, people
from ..wallclock import Clock

SEEN = 5 * 60_000  # ms that are not told apart; so often is it written that a session was seen


class Line(Protocol):
    """A socket, as a session sees it."""

    def end(self) -> None:
        """The session is over."""


class Doors:
    """The open sockets of a server, by session."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store, self.clock = store, clock
        self._lines: dict[bytes, set[Line]] = {}

    def enter(self, session: Session, line: Line) -> None:
        """A socket is open."""
        self._lines.setdefault(session.token_hash, set()).add(line)

    def leave(self, session: Session, line: Line) -> None:
        """It is open no more."""
        lines = self._lines.get(session.token_hash, set())
        lines.discard(line)
        if not lines:
            self._lines.pop(session.token_hash, None)

    def close(self, ended: Collection[str]) -> None:
        """Sessions are over, by their short ids: cut their sockets off."""
        if ended:
            self._cut(token_hash for token_hash in list(self._lines) if short_id(token_hash) in ended)

    def _cut(self, hashes: Iterable[bytes]) -> None:
        for token_hash in hashes:
            for line in list(self._lines.get(token_hash, ())):
                line.end()

    async def look(self) -> None:
        """Another server may have ended sessions, and its hint was lost."""
        present = list(self._lines)
        if present:
            alive = await self.store.ask(partial(people.alive, present))
            self._cut(set(present) - alive)

    async def note_seen(self, session: Session) -> None:
        """A session has asked for something."""
        if session.seen < self.clock.now() - SEEN:
            await self._touch([session.token_hash])

    async def sweep(self) -> None:
        """Now and then: who is connected is seen; who has no session any more is not connected."""
        await self.look()
        if self._lines:
            await self._touch(list(self._lines))

    async def _touch(self, hashes: Collection[bytes]) -> None:
        """It is no matter of life and death: where nothing can be written, one may still look."""
        with contextlib.suppress(StoreError):
            await self.store.do(partial(people.touch, hashes, self.clock.now(), SEEN))
