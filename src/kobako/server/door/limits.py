"""Not too often and not too many: token buckets and counters, in bounded memory."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

from ..settings import Rate, Settings

Seconds = Callable[[], float]
MOST_KEYS = 10_000
NAMES = Rate(0.1, 10)  # other names of one person
REST = 5  # seconds for which somebody who has said too much may not come back


class Buckets:
    """One bucket for each key: so many tokens a second flow in, and at most a burst of them is kept."""

    def __init__(self, rate: Rate, clock: Seconds = time.monotonic, most: int = MOST_KEYS) -> None:
        self.rate = rate
        self.clock = clock
        self.most = most
        self._filled: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()  # tokens, and when

    def take(self, key: Hashable) -> bool:
        """Take one token; False if there is none."""
        now = self.clock()
        tokens = self._tokens(key, now)
        enough = tokens >= 1
        self._filled[key] = (tokens - enough, now)
        self._filled.move_to_end(key)
        if len(self._filled) > self.most:  # whoever has been quiet for longest has most likely a full one
            self._filled.popitem(last=False)
        return enough

    def has(self, key: Hashable) -> bool:
        """Whether there is a token to take."""
        return self._tokens(key, self.clock()) >= 1

    def _tokens(self, key: Hashable, now: float) -> float:
        tokens, when = self._filled.get(key, (self.rate.burst, 0.0))
        return min(self.rate.burst, tokens + (now - when) * self.rate.per_second)

    def forget(self, key: Hashable) -> None:
        """The key will not come again."""
        self._filled.pop(key, None)

    def __len__(self) -> int:
        return len(self._filled)


class Counter:
    """How many there are of each key; never more than a cap."""

    def __init__(self, cap: int) -> None:
        self.cap = cap
        self.total = 0
        self._counts: dict[Hashable, int] = {}

    def enter(self, key: Hashable) -> bool:
        """Count one more; False if there are enough."""
        if self[key] >= self.cap:
            return False
        self._counts[key] = self[key] + 1
        self.total += 1
        return True

    def leave(self, key: Hashable) -> None:
        """Count one less."""
        self._counts[key] -= 1
        self.total -= 1
        if not self._counts[key]:
            del self._counts[key]

    def __getitem__(self, key: Hashable) -> int:
        return self._counts.get(key, 0)

    def __len__(self) -> int:
        return len(self._counts)


class Limits:
    """The limits of a server: messages by socket, person and address; sockets by person and address."""

    def __init__(self, settings: Settings, clock: Seconds = time.monotonic) -> None:
        self._by_socket = Buckets(settings.rate_socket, clock, max(MOST_KEYS, settings.max_sockets))
        self._by_person = Buckets(settings.rate_person, clock)
        self._by_address = Buckets(settings.rate_address, clock)
        self._tries = Buckets(settings.rate_sign_in, clock)
        self._new_guests = Buckets(settings.rate_guests, clock)
        self._chat = Buckets(settings.rate_chat, clock)
        self._names = Buckets(NAMES, clock)
        self._returns = Buckets(Rate(1 / REST, 1), clock)
        self._all = Counter(settings.max_sockets)
        self._of_person = Counter(settings.max_sockets_person)
        self._of_address = Counter(settings.max_sockets_address)

    def allow_message(self, socket: Hashable, person: str, address: str) -> bool:
        """Whether a socket may say something."""
        return (
            self._by_socket.take(socket) and self._by_person.take(person) and self._by_address.take(address)
        )

    def forget(self, socket: Hashable) -> None:
        """A socket is gone; a later one may come under the same name."""
        self._by_socket.forget(socket)

    def throw_out(self, person: str) -> None:
        """A person has said too much. Coming back at once would cost the others more than what was said."""
        self._returns.take(person)

    def may_come(self, person: str) -> bool:
        """Whether a person may open a socket, as far as we remember."""
        return self._returns.has(person)

    def allow_person(self, person: str) -> bool:
        """Whether a person may ask for something."""
        return self._by_person.take(person)

    def allow_request(self, address: str) -> bool:
        """Whether an address may ask for something."""
        return self._by_address.take(address)

    def allow_guest(self, address: str) -> bool:
        """Whether an address may bring somebody new, who is kept for good."""
        return self._new_guests.take(address)

    def allow_chat(self, person: str) -> bool:
        """Whether a person may say something to others."""
        return self._chat.take(person)

    def allow_sign_in(self, address: str, login: str) -> bool:
        """Whether an address may try to sign in, and by this login; whether there is one does not matter."""
        return self._allow_try("login", address, login)

    def allow_proof(self, address: str, person: str) -> bool:
        """Whether this person may try to show that it is them."""
        return self._allow_try("person", address, person)

    def allow_password(self, address: str, table: str) -> bool:
        """Whether an address may try a password, and at this table; whether there is one does not matter."""
        return self._allow_try("table", address, table)

    def _allow_try(self, kind: str, address: str, whose: str) -> bool:
        """Each kind counts for itself: ids and logins are known to others, who could use them up."""
        from_there = self._tries.take((kind, "from", address))
        return from_there and (not whose or self._tries.take((kind, "of", whose)))

    def allow_name(self, person: str) -> bool:
        """Whether a person may have another name: everybody is told who sees it."""
        return self._names.take(person)

    def enter(self, person: str, address: str) -> bool:
        """Count a new socket; False if there are enough."""
        entered: list[tuple[Counter, str]] = []
        for counter, key in ((self._all, ""), (self._of_person, person), (self._of_address, address)):
            if not counter.enter(key):
                for other, its_key in entered:
                    other.leave(its_key)
                return False
            entered.append((counter, key))
        return True

    def leave(self, person: str, address: str) -> None:
        """A socket that was counted is gone."""
        self._all.leave("")
        self._of_person.leave(person)
        self._of_address.leave(address)

    @property
    def sockets(self) -> int:
        """How many there are."""
        return self._all.total
