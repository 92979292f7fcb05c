"""What is kept of how people live together, and that a backup carries it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from kobako.messages import up
from kobako.server.store import Person, Session, in_transaction, open_store, people, social, stewards
from kobako.server.store.backup import back_up, restore
from kobako.server.store.social import Report, Subscription
from kobako.server.store.stewards import Act, Ban

from .kit import Salon

SIGNED_IN = partial(people.add_person, Person("ann", "Ann", b"key", 1), Session(b"\0\1token", "ann", 1, 1))


def test_a_backup_carries_friends_bans_keys_and_reports(tmp_path: Path) -> None:
    old, new = (f"sqlite:///{tmp_path / name}" for name in ("old.sqlite3", "new.sqlite3"))
    for database in (old, new):
        open_store(database).shut()
    report = Report("r", "ann", "bob", None, None, "chat", "words", 5)
    browser = Subscription("https://x", "ann", "key", "auth", "ja", 1, b"\0\1token")
    jobs = (
        SIGNED_IN,
        partial(social.tie, "ann", "bob", "friend", 1),
        partial(social.keep, "vapid", "secret"),
        partial(social.file, report),
        partial(social.subscribe, browser, 3),
        partial(social.set_feed_key, "ann", b"\0\1hash", 7),
        partial(stewards.ban, Ban("bob", 1, None, "why")),
        partial(stewards.add_steward, "ann", 1),
        partial(stewards.note, Act("a", 1, "ann", "ban", "bob", "why")),
        partial(stewards.announce, 9, "soon"),
    )
    for job in jobs:
        in_transaction(old, job)
    in_transaction(new, partial(social.keep, "vapid", "of a server that was only started"))
    back_up(old, tmp_path / "all.backup")
    restore(new, tmp_path / "all.backup")
    assert in_transaction(new, partial(social.ties, "ann")) == {"bob": {"friend"}}
    assert in_transaction(new, partial(social.kept, "vapid")) == "secret"
    assert in_transaction(new, stewards.reports) == [report]
    assert in_transaction(new, partial(social.subscriptions, "ann")) == [browser]
    assert in_transaction(new, partial(social.whose_feed, b"\0\1hash")) == "ann"
    assert [ban.person_id for ban in in_transaction(new, partial(stewards.bans, 10))] == ["bob"]
    assert in_transaction(new, partial(stewards.is_steward, "ann"))
    assert [act.what for act in in_transaction(new, stewards.acts)] == ["ban"]
    assert in_transaction(new, stewards.announced) == (9, "soon")


def test_only_the_newest_browsers_of_a_person_are_kept(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'one.sqlite3'}"
    open_store(database).shut()
    in_transaction(database, SIGNED_IN)
    for since in range(5):
        one = Subscription(f"https://x/{since}", "ann", "key", "auth", "en", since, b"\0\1token")
        in_transaction(database, partial(social.subscribe, one, 3))
    kept = in_transaction(database, partial(social.subscriptions, "ann"))
    assert [one.since for one in kept] == [4, 3, 2]


async def test_people_are_met_by_playing_not_by_being_invited(salon: Salon) -> None:
    ann, bob = await salon.person("Ann"), await salon.person("Bob")
    live = await salon.open(ann, "me", "person", "bot easy")
    a, b = await salon.watch(live, ann), await salon.watch(live, bob)
    await salon.do(live, b, up.Sit, seat=1)
    assert await salon.store.ask(partial(social.met, "ann")) == {}
    await salon.do(live, a, up.Start)
    await salon.play_out(live, a, b)
    assert list(await salon.store.ask(partial(social.met, "ann"))) == ["bob"]
    assert list(await salon.store.ask(partial(social.met, "bob"))) == ["ann"]


async def test_kept_seats_keep_nobody_from_opening_tables(salon: Salon) -> None:
    ann, bob = await salon.person("Ann"), await salon.person("Bob")
    await salon.store.do(partial(social.tie, "ann", "bob", "friend", 1))
    for _ in range(5):
        await salon.open(ann, "me", "for bob", "person")
    assert len(await salon.house.tables_of("bob")) == 5
    await salon.open(bob, "me", "person", "person")
    await salon.store.do(partial(social.tie, "bob", "ann", "block", 1))
    assert len(await salon.house.tables_of("bob")) == 1
