"""What is asked of people: kept up to date, in three forms, and without a word about the cards."""

import json
from xml.etree import ElementTree

from kobako.messages import up
from kobako.messages.common import DAY, Clock
from kobako.server.requests import feeds
from kobako.server.store import Person, social
from kobako.server.tables.asked import Asked, renewed

from .kit import Client, Salon


async def follow(salon: Salon, person: Person) -> Client:
    """A client of somebody who looks at the feed."""
    client = Client(person)
    await salon.house.society.arrive(client)
    await salon.house.society.follow(client, on=True)
    return client


def kinds(client: Client) -> list[str]:
    """What the feed says now."""
    return [turn["kind"] for turn in client.of("turns")[-1]["turns"]]


async def test_the_feed_follows_what_is_asked(salon: Salon) -> None:
    ann, bob = await salon.person("Ann"), await salon.person("Bob")
    live = await salon.open(ann, "me", "person", "bot easy", clock=Clock("move", DAY))
    at_home, other = await follow(salon, ann), await follow(salon, bob)
    assert kinds(at_home) == kinds(other) == []
    b = await salon.watch(live, bob)
    await salon.do(live, b, up.Sit, seat=1)
    assert kinds(at_home) == ["start"]
    a = await salon.watch(live, ann)
    await salon.do(live, a, up.Start)
    await salon.until(lambda: a.game["legal"] or b.game["legal"])
    mover, feed, rest = (a, at_home, other) if a.game["legal"] else (b, other, at_home)
    assert kinds(feed) == ["move"]
    assert kinds(rest) == []
    told = feed.of("turns")[-1]["turns"][0]
    assert told["due"] - told["since"] == DAY * 1000
    await salon.act(live, mover, "bid 1")
    assert kinds(feed) == []


def test_a_turn_is_as_old_as_the_question() -> None:
    """Where all are asked at once, others' moves make nobody's question younger."""
    before = {"ann": Asked("move", 4, 1000, None), "bob": Asked("move", 4, 1000, None)}
    now = {"ann": Asked("move", 4, 2000, 9000), "bob": Asked("move", 5, 2000, None)}
    assert renewed(before, now) == {"ann": Asked("move", 4, 1000, 9000), "bob": Asked("move", 5, 2000, None)}


async def test_newest_first_and_a_kept_seat_can_be_declined(salon: Salon) -> None:
    ann, bob = await salon.person("Ann"), await salon.person("Bob")
    await salon.store.do(lambda c: social.tie("ann", "bob", "friend", 1, c))
    first = await salon.open(ann, "me", "for bob", "bot easy")
    salon.clock.time += 1000
    second = await salon.open(ann, "for bob", "me", "person", game="aurum")
    feed = await follow(salon, bob)
    assert [turn["table"] for turn in feed.of("turns")[-1]["turns"]] == [second.table.id, first.table.id]
    assert kinds(feed) == ["seat", "seat"]
    b = await salon.watch(first, bob)
    assert (await salon.do(first, b, up.Stand))["type"] == "done"
    assert [turn["table"] for turn in feed.of("turns")[-1]["turns"]] == [second.table.id]
    assert first.table.seats[1].person is None
    assert (await salon.do(first, b, up.Stand))["id"] == "server-not-seated"


async def test_an_order_that_answers_is_no_question(salon: Salon) -> None:
    ann = await salon.person("Ann")
    live = await salon.open(ann, "me", "bot easy", "bot easy", game="yurikure", start=True)
    client = await salon.watch(live, ann)
    await salon.play_until(live, lambda: "pass" in client.game["legal"], client)
    feed = await follow(salon, ann)
    assert kinds(feed) == ["move"]
    await salon.do(live, client, up.Order, order="pass until")
    assert kinds(feed) == []


async def test_feed_readers_get_two_forms(salon: Salon) -> None:
    ann = await salon.person("Ann")
    live = await salon.open(ann, "me", "bot easy", "bot easy", start=True)
    while "ann" not in live.asked:
        await salon.wait()
    turns = await salon.house.feed_of("ann")
    content, kind = feeds.json_feed(turns, "https://cards.example", "ja")
    assert kind == "application/feed+json"
    [item] = json.loads(content)["items"]
    assert item["url"] == f"https://cards.example/t/{live.table.id}"
    assert "ルイス" in item["title"]
    content, kind = feeds.atom(turns, "https://cards.example", "en")
    root = ElementTree.fromstring(content)
    [entry] = root.findall(f"{{{feeds.ATOM}}}entry")
    assert entry.findtext(f"{{{feeds.ATOM}}}title") == "Luz: It is your turn."
    assert feeds.atom([], "https://cards.example", "en")[0].count(b"<entry") == 0
