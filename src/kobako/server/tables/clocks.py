"""Thinking time: so much for each move, or a bank that each move adds to. All times are ms."""

from __future__ import annotations

from collections.abc import Sequence

from ...messages.common import Clock


class Times:
    """What every seat has left. Time passes only by what the log says, so a replay gives the same."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.left = [clock.seconds * 1000] * players
        self.running: list[int] = []
        self.since = 0

    def copy(self) -> Times:
        """The same once more."""
        twin = Times(self.clock, 0)
        twin.left, twin.running, twin.since = list(self.left), self.running, self.since
        return twin

    def turn(self, running: Sequence[int], acted: int | None, at: int) -> None:
        """Time has passed until `at`; `acted` has made a move, and now it is these seats' time that runs."""
        if self.clock.kind == "none":
            return
        self._charge(at)
        if acted is not None and self.clock.kind == "bank":
            self.left[acted] += self.clock.increment * 1000
        if self.clock.kind == "move":
            for seat in running:
                if seat == acted or seat not in self.running:
                    self.left[seat] = self.clock.seconds * 1000
        self.running, self.since = list(running), at

    def _charge(self, at: int) -> None:
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - (at - self.since))

    def take_back(self, seat: int) -> None:
        """A move was taken back, and with it what it had added."""
        if self.clock.kind == "bank":
            self.left[seat] = max(0, self.left[seat] - self.clock.increment * 1000)

    def forgive(self, since: int | None, at: int) -> None:
        """The time until `at` counts on nobody's clock: from `since` on, or all of it.

        `since` may be by the clock of another machine, and come after `at`.
        """
        self.since += max(0, at - max(self.since, since or 0))

    @property
    def due(self) -> int | None:
        """When the first of the running clocks has nothing left."""
        return self.since + min(self.left[seat] for seat in self.running) if self.running else None

    def expired(self, at: int) -> list[int]:
        """Seats whose time is up."""
        return [seat for seat in self.running if self.left[seat] <= at - self.since]
