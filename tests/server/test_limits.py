"""Limits: so many a second, so many at once, and never more memory than that."""

from dataclasses import replace
from pathlib import Path

import pytest

from kobako.server.door.limits import REST, Buckets, Counter, Limits
from kobako.server.settings import Rate, Settings


class HandClock:
    """Time that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


def taken(buckets: Buckets, key: str, tries: int = 100) -> int:
    return sum(buckets.take(key) for _ in range(tries))


def test_a_burst_then_so_many_a_second(clock: HandClock) -> None:
    buckets = Buckets(Rate(2, 5), clock)
    assert taken(buckets, "a") == 5
    assert taken(buckets, "b") == 5  # each key has its own
    clock.now += 0.4
    assert taken(buckets, "a") == 0
    clock.now += 0.1
    assert taken(buckets, "a") == 1
    clock.now += 1
    assert taken(buckets, "a") == 2
    clock.now += 1000
    assert taken(buckets, "a") == 5


def test_who_is_thrown_out_may_not_come_back_at_once(clock: HandClock) -> None:
    limits = Limits(Settings(), clock)
    assert limits.may_come("ann")
    assert limits.may_come("ann")  # asking takes nothing
    limits.throw_out("ann")
    clock.now += REST - 0.1
    limits.throw_out("ann")  # by another socket; it does not last longer
    assert not limits.may_come("ann")
    assert limits.may_come("bob")
    clock.now += 0.1
    assert limits.may_come("ann")


def test_trying_costs_nothing(clock: HandClock) -> None:
    buckets = Buckets(Rate(1, 1), clock)
    assert taken(buckets, "a") == 1
    tried = []
    for _ in range(8):
        clock.now += 0.125
        tried.append(buckets.take("a"))
    assert tried == [False] * 7 + [True]


def test_memory_is_bounded_and_the_busy_are_remembered(clock: HandClock) -> None:
    buckets = Buckets(Rate(0.01, 2), clock, most=10)
    for number in range(1000):
        buckets.take("busy")
        buckets.take(f"passer-by {number}")
        assert len(buckets) <= 10
    assert not buckets.take("busy")
    buckets.forget("busy")
    buckets.forget("unknown")
    assert taken(buckets, "busy") == 2


def test_a_counter_has_a_cap_for_each_key() -> None:
    counter = Counter(2)
    assert [counter.enter("a") for _ in range(3)] == [True, True, False]
    assert counter.enter("b")
    assert (counter["a"], counter["b"], counter["c"], counter.total) == (2, 1, 0, 3)
    counter.leave("a")
    assert counter.enter("a")
    for key in "aab":
        counter.leave(key)
    assert (len(counter), counter.total) == (0, 0)
    assert not Counter(0).enter("a")


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    many = Rate(0.01, 1000)
    return Settings(data_dir=tmp_path, rate_socket=many, rate_person=many, rate_address=many)


@pytest.mark.parametrize("which", ["rate_socket", "rate_person", "rate_address"])
def test_each_rate_stops_messages(settings: Settings, which: str, clock: HandClock) -> None:
    limits = Limits(replace(settings, **{which: Rate(0.01, 3)}), clock)  # type: ignore[arg-type]
    assert [limits.allow_message(1, "anna", "net") for _ in range(4)] == [True, True, True, False]
    others = {"rate_socket": 2, "rate_person": "ben", "rate_address": "other"}
    socket, person, address = (
        others[name] if name == which else same for name, same in zip(others, (1, "anna", "net"), strict=True)
    )
    assert limits.allow_message(socket, str(person), str(address))


def test_requests_count_for_the_address_and_the_person(settings: Settings, clock: HandClock) -> None:
    few = Rate(0.01, 2)
    limits = Limits(replace(settings, rate_address=few, rate_person=few), clock)
    assert [limits.allow_request("net") for _ in range(3)] == [True, True, False]
    assert [limits.allow_person("anna") for _ in range(3)] == [True, True, False]


@pytest.mark.parametrize(
    ("which", "second"),
    [
        ("max_sockets", ("ben", "other")),
        ("max_sockets_person", ("anna", "other")),
        ("max_sockets_address", ("ben", "net")),
    ],
)
def test_each_cap_stops_sockets_and_leaves_no_trace(
    settings: Settings, which: str, second: tuple[str, str]
) -> None:
    limits = Limits(replace(settings, **{which: 1}))  # type: ignore[arg-type]
    assert limits.enter("anna", "net")
    assert not limits.enter(*second)
    assert limits.sockets == 1
    limits.leave("anna", "net")
    assert limits.sockets == 0
    assert limits.enter(*second)
    limits.leave(*second)
    assert limits.enter("anna", "net")


def test_what_is_tried_counts_by_kind(settings: Settings, clock: HandClock) -> None:
    """The same word may be a login, an id of a person and one of a table."""
    limits = Limits(replace(settings, rate_sign_in=Rate(0.01, 2)), clock)
    for allow in (limits.allow_sign_in, limits.allow_proof, limits.allow_password):
        assert [allow(f"net {n}", "ann") for n in range(3)] == [True, True, False]
        assert [allow("net", f"ann {n}") for n in range(3)] == [True, True, False]


@pytest.mark.parametrize("which", ["rate_guests", "rate_chat"])
def test_new_guests_and_chat_have_limits_of_their_own(
    settings: Settings, which: str, clock: HandClock
) -> None:
    limits = Limits(replace(settings, **{which: Rate(0.01, 2)}), clock)  # type: ignore[arg-type]
    allow = {"rate_guests": limits.allow_guest, "rate_chat": limits.allow_chat}[which]
    assert [allow("ann") for _ in range(3)] == [True, True, False]
    assert allow("ben")
    clock.now += 100
    assert allow("ann")
