"""A table from its first entry to its last, with time turned by hand."""

from pathlib import Path

from kobako import Match
from kobako.match.deal import seat_commitment
from kobako.match.verify import verify
from kobako.messages import up
from kobako.messages.common import Clock
from kobako.server.tables.clocks import Times

from .kit import Salon, match_of, record_of, salon_at


async def test_a_game_against_bots_from_start_to_end(salon: Salon) -> None:
    ann = await salon.person("Ann")
    bytes_ = bytes(range(32))
    live = await salon.open(ann, "me", "bot easy", "bot random", start=True, commit=seat_commitment(bytes_))
    client = await salon.watch(live, ann)
    assert client.room["status"] == "opening"
    assert (await salon.do(live, client, up.Bytes, bytes=bytes_.hex()))["type"] == "done"
    assert client.room["status"] == "running"
    await salon.play_out(live, client)
    assert client.room["status"] == "over"
    record = record_of(live)
    assert verify(record).ok
    assert Match.replay(record).scores == client.game["view"]["scores"]
    assert f"[deal-v1 seat 0 {bytes_.hex()}]" in record
    assert "[deal-v1 seat 1 missing]" in record
    seqs = [m["seq"] for m in client.told if m["type"] == "update"]
    assert seqs == list(range(4, live.table.head + 1))


async def test_who_does_not_show_bytes_is_waited_for_and_then_counts_as_missing(salon: Salon) -> None:
    live, client = await salon.alone(commit=seat_commitment(bytes(32)))
    wrong = await salon.do(live, client, up.Bytes, bytes="11" * 32)
    assert (wrong["type"], wrong["id"]) == ("refused", "server-bad-bytes")
    salon.clock.pass_until(salon.clock.now() + 5000)
    await salon.settle()
    assert client.room["status"] == "running"
    assert "deal-v1 seat 0 missing" in match_of(live).tags


async def test_friends_sit_down_and_start(salon: Salon) -> None:
    ann, bob, eve = [await salon.person(name) for name in ("Ann", "Bob", "Eve")]
    live = await salon.open(ann, "me", "person", "person", "bot easy", visibility="public")
    a, b, e = [await salon.watch(live, person) for person in (ann, bob, eve)]
    assert (await salon.do(live, a, up.Start))["id"] == "server-seats-open"
    assert (await salon.do(live, b, up.Sit, seat=0))["id"] == "server-seat-taken"
    assert (await salon.do(live, b, up.Sit, seat=7))["id"] == "server-seat-taken"
    assert (await salon.do(live, b, up.Sit, seat=1))["type"] == "done"
    assert (await salon.do(live, b, up.Sit, seat=2))["id"] == "server-already-seated"
    assert (await salon.do(live, b, up.Start))["id"] == "server-not-host"
    assert (await salon.do(live, b, up.Fill, seat=2, bot="easy"))["id"] == "server-not-host"
    assert (await salon.do(live, a, up.Fill, seat=2, bot="nobody"))["type"] == "refused"
    assert (await salon.do(live, b, up.Stand))["type"] == "done"
    assert (await salon.do(live, b, up.Stand))["id"] == "server-not-seated"
    assert (await salon.do(live, b, up.Sit, seat=2))["type"] == "done"
    assert (await salon.do(live, a, up.Fill, seat=1, bot="easy"))["type"] == "done"
    assert (await salon.do(live, a, up.Act, decision=0, move="bid 1"))["id"] == "server-not-running"
    assert (await salon.do(live, a, up.Start))["type"] == "done"
    assert (await salon.do(live, e, up.Sit, seat=0))["id"] == "server-not-open"
    assert e.room["status"] == "running"
    assert e.game["view"]["seat"] is None
    assert e.game["legal"] == []
    assert b.game["view"]["seat"] == 2
    assert [chair["name"] for chair in a.room["chairs"]] == ["Ann", "", "Bob", ""]
    await salon.play_out(live, a, b)


async def test_an_act_is_refused_with_its_rule_and_changes_nothing(salon: Salon) -> None:
    live, client = await salon.alone()
    await salon.until(lambda: client.game["legal"])
    head = live.table.head
    told = await salon.act(live, client, "bid 11")
    assert (told["type"], told["rule"], told["id"]) == ("refused", "luz 5", "luz-bid-range")
    stale = await salon.do(live, client, up.Act, decision=5, move="bid 1")
    assert stale["id"] == "server-stale"
    assert live.table.head == head == (await salon.store.events(live.table.id))[-1].seq


async def test_the_same_cid_is_done_once(salon: Salon) -> None:
    live, client = await salon.alone()
    await salon.until(lambda: client.game["legal"])
    message = up.Act(table=live.table.id, cid="same", decision=0, move="bid 1")
    for _ in range(3):
        live.receive(message, client)
    await salon.settle()
    answers = client.of("done")
    assert len(answers) == 3
    assert len({answer["seq"] for answer in answers}) == 1
    rows = await salon.store.events(live.table.id)
    assert sum(row.cid == "same" for row in rows) == 1


async def test_a_bid_is_taken_back_when_all_agree(salon: Salon) -> None:
    live, a, b = await salon.together()
    clients = {0: a, 1: b}
    while match_of(live).pending[0] == 2:
        await salon.wait()
    first = match_of(live).pending[0]
    asker, other = clients[first], clients[1 - first]
    assert (await salon.do(live, asker, up.Undo))["id"] == "server-no-undo"
    before = match_of(live).record()
    await salon.act(live, asker, "bid 3+")
    assert (await salon.do(live, other, up.Answer, yes=True))["id"] == "server-no-ask"
    assert asker.game["undo"]
    assert (await salon.do(live, asker, up.Undo))["type"] == "done"
    assert other.room["undo"] == {"seat": first, "agreed": []}
    assert (await salon.do(live, other, up.Answer, yes=False))["type"] == "done"
    assert other.room["undo"] is None
    await salon.do(live, asker, up.Undo)
    assert (await salon.do(live, other, up.Answer, yes=True))["type"] == "done"
    assert match_of(live).record() == before
    assert asker.game["legal"]
    await salon.act(live, asker, "bid 2")


async def test_who_leaves_is_replaced_by_a_bot_and_can_come_back(salon: Salon) -> None:
    live, client = await salon.alone()
    assert (await salon.do(live, client, up.Back))["id"] == "server-not-away"
    await salon.do(live, client, up.Leave)
    assert client.room["chairs"][0] | {"name": ""} == {
        "kind": "person",
        "person": "ann",
        "name": "",
        "bot": "easy",
        "away": True,
        "kept": False,
        "commit": None,
    }
    for _ in range(20):
        await salon.wait()
    assert live.table.decisions[0] > 3
    assert client.game["legal"] == []
    assert (await salon.act(live, client, "play 1"))["id"] == "server-away"
    await salon.do(live, client, up.Back)
    await salon.until(lambda: client.game["legal"])
    await salon.play_out(live, client)
    assert "[x-stand-in " in record_of(live)
    Match.replay(record_of(live))


async def test_every_move_of_a_stand_in_is_named_in_the_record_and_the_last_too(salon: Salon) -> None:
    people = [await salon.person(name) for name in ("Ann", "Ben", "Cleo")]
    live = await salon.open(people[0], "me", "person", "person")
    clients = [await salon.watch(live, person) for person in people]
    for seat in (1, 2):
        await salon.do(live, clients[seat], up.Sit, seat=seat)
    await salon.do(live, clients[0], up.Start)
    for client in clients:
        await salon.do(live, client, up.Leave)
    await salon.play_out(live)
    record = Match.replay(record_of(live))
    moves = [(step, int(line[0])) for step, line in enumerate(record.steps) if line[0].isdecimal()]
    expected = [f"x-stand-in {step} {seat} easy {live.table.bot_seed(seat)}" for step, seat in moves]
    assert [tag for tag in record.tags if tag.startswith(("x-stand-in ", "bot "))] == expected
    assert len(expected) == 3 * 44


async def test_a_clock_runs_out_and_a_bot_takes_over(salon: Salon) -> None:
    ann = await salon.person("Ann")
    clock = Clock("move", 30)
    live = await salon.open(ann, "me", "bot easy", "bot easy", start=True, clock=clock)
    client = await salon.watch(live, ann)
    await salon.until(lambda: client.game["legal"])
    assert live.table.times.running == [0]
    salon.clock.pass_until(salon.clock.now() + 29_999)
    await salon.settle()
    assert not client.room["chairs"][0]["away"]
    salon.clock.pass_until(salon.clock.now() + 1)
    await salon.settle()
    assert client.room["chairs"][0]["away"]
    told = [text["id"] for m in client.of("update") for text in m.get("log", [])]
    assert "log-time-out" in told


async def test_a_bank_loses_what_was_thought_and_gains_what_a_move_adds(salon: Salon) -> None:
    live, client = await salon.alone(clock=Clock("bank", 60, 5))
    await salon.until(lambda: client.game["legal"])
    salon.clock.pass_until(salon.clock.now() + 20_000)
    await salon.act(live, client, "bid 1")
    assert live.table.times.left[0] == 45_000
    assert [m for m in client.of("update") if "clocks" in m][-1]["clocks"]["left"][0] == 45_000


async def test_a_rematch_keeps_the_seats(salon: Salon) -> None:
    ann, bob, eve = [await salon.person(name) for name in ("Ann", "Bob", "Eve")]
    live = await salon.open(ann, "me", "person", "bot easy")
    a, b = await salon.watch(live, ann), await salon.watch(live, bob)
    await salon.do(live, b, up.Sit, seat=1)
    await salon.do(live, a, up.Start)
    assert (await salon.do(live, a, up.Again))["id"] == "server-not-over"
    await salon.play_out(live, a, b)
    assert (await salon.do(live, b, up.Again))["type"] == "done"
    assert (await salon.do(live, a, up.Again))["id"] == "server-rematch-open"
    again = await salon.house.find(a.room["next"])
    assert again
    a2, b2, e2 = [await salon.watch(again, person) for person in (ann, bob, eve)]
    assert (await salon.do(again, e2, up.Sit, seat=0))["id"] == "server-seat-kept"
    assert (await salon.do(again, a2, up.Sit, seat=0))["type"] == "done"
    assert (await salon.do(again, b2, up.Sit, seat=1))["type"] == "done"
    assert (await salon.do(again, b2, up.Start))["type"] == "done"
    assert again.table.commit != live.table.commit


async def test_chat_is_kept_and_cleaned(salon: Salon) -> None:
    ann, eve = await salon.person("Ann"), await salon.person("Eve")
    live = await salon.open(ann, "me", "bot easy", "bot easy")
    a, e = await salon.watch(live, ann), await salon.watch(live, eve)
    await salon.do(live, e, up.Say, text=" hello\u202e <b>you</b> ")
    await salon.do(live, a, up.Say, phrase="hello")
    assert (await salon.do(live, a, up.Say, phrase="nonsense"))["id"] == "server-bad-chat"
    assert (await salon.do(live, a, up.Say, text="\u200b "))["id"] == "server-bad-chat"
    said = [m["chat"] for m in a.told if m.get("chat")]
    assert [(s["name"], s["text"], s["phrase"]) for s in said] == [
        ("Eve", "hello <b>you</b>", None),
        ("Ann", None, "hello"),
    ]
    later = await salon.watch(live, eve)
    assert len(later.of("snapshot")[0]["chat"]) == 2


async def test_any_seq_can_be_resumed_from(salon: Salon) -> None:
    """What a client is told after a lost connection is, to the byte, what it would have been told."""
    ann = await salon.person("Ann")
    live = await salon.open(ann, "me", "bot easy", "bot easy", start=True, clock=Clock("bank", 60, 5))
    client = await salon.watch(live, ann)
    for _ in range(40):
        if client.game["legal"]:
            await salon.act(live, client, client.game["legal"][-1])
        else:
            await salon.wait()
    stream = {m["seq"]: f for m, f in zip(client.told, client.frames, strict=True) if m["type"] == "update"}
    head = live.table.head
    for after in range(max(min(stream) - 1, head - 50), head):
        again = await salon.watch(live, ann, after)
        told = [f for m, f in zip(again.told, again.frames, strict=True) if m["type"] == "update"]
        assert told == [stream[seq] for seq in range(after + 1, head + 1)]
    assert (await salon.watch(live, ann, head)).of("caught")
    assert (await salon.watch(live, ann, head + 1)).of("snapshot")
    assert (await salon.watch(live, ann, 0)).told[0]["type"] in ("update", "snapshot")


async def test_a_restart_loses_nothing(path: Path) -> None:
    """Another house on the same file goes on where the first stopped."""
    async with salon_at(path) as salon:
        live, client = await salon.alone(clock=Clock("move", 20))
        await salon.until(lambda: client.game["legal"])
        await salon.act(live, client, "bid 2")
        await salon.until(lambda: client.game["legal"])
    async with salon_at(path, seed=1) as salon:
        salon.clock.time += 10_000_000  # long away
        await salon.house.wake()
        await salon.settle()
        again = salon.house.tables[live.table.id]
        assert match_of(again).record() == match_of(live).record()
        assert not again.table.seats[0].away
        assert again.table.times.since == salon.clock.time


def test_time_that_comes_back_is_never_taken() -> None:
    """The moment since when nobody was there may be by a clock that goes ahead of the one of the entry."""
    times = Times(Clock("move", 60), 2)
    times.turn([0], None, 1000)
    times.forgive(9000, 5000)
    assert times.due == 61_000
    times.forgive(4000, 5000)
    assert times.due == 62_000
