"""Playing on from within a finished game: exactly from there, with new chance, and the record says so."""

import hashlib

import pytest

from kobako import Match
from kobako.bots.recheck import compute, read
from kobako.match.record import RecordError, copied
from kobako.match.verify import verify
from kobako.messages import up
from kobako.messages.branch import NewBranch
from kobako.server.house.live import Live
from kobako.server.requests.branch import branch_at
from kobako.server.store import Person
from kobako.server.tables.decide import Refuse
from kobako.server.tables.table import Table

from .kit import Salon, match_of, record_of


async def finished(salon: Salon, person: Person) -> Live:
    """A game that is over."""
    live = await salon.open(person, "me", "bot easy", "bot random", start=True)
    await salon.play_out(live, await salon.watch(live, person))
    return live


async def branched(salon: Salon, source: Live, person: Person, seq: int, seat: int = 1) -> Live:
    new = NewBranch(cid=f"branch {seq} {seat}", seq=seq, seat=seat, bot="easy")
    table = await salon.house.open_branch(source.table.opened, branch_at(source, seq), new, person)
    live = await salon.house.find(table)
    assert live
    return live


def steps_at(live: Live, seq: int) -> list[str]:
    match = Table.load("x", [row for row in live.rows if row.seq <= seq]).match
    assert match
    return match.steps


async def test_it_goes_on_exactly_from_there_with_new_chance(salon: Salon) -> None:
    ann, bob = await salon.person("Ann"), await salon.person("Bob")
    source = await finished(salon, ann)
    middle = source.table.head // 2
    before = steps_at(source, middle)
    live = await branched(salon, source, bob, middle)
    assert match_of(live).steps[: len(before)] == before
    client = await salon.watch(live, bob)
    assert client.room["branch"] == len(before)
    assert [chair["kind"] for chair in client.room["chairs"]] == ["bot", "person", "bot"]
    assert client.room["visibility"] == "link"
    assert not salon.house.rows()  # not in the lobby
    await salon.play_out(live, client)
    deals = [line for line in match_of(live).steps[len(before) :] if line.startswith("deal")]
    assert deals
    assert not set(deals) & set(match_of(source).steps)


async def test_the_record_says_where_it_comes_from_and_stays_true(salon: Salon) -> None:
    ann = await salon.person("Ann")
    source = await finished(salon, ann)
    seq = source.table.head // 2
    live = await branched(salon, source, ann, seq)
    await salon.play_out(live, await salon.watch(live, ann))
    record, count = record_of(live), len(steps_at(source, seq))
    assert f"[branch {count} {hashlib.sha256(record_of(source).encode()).hexdigest()}]" in record
    verdict = verify(record)
    assert (verdict.ok, verdict.id, verdict.args["steps"]) == (True, "verify-agrees-since", count)
    plan = read(record)
    assert not plan.problems
    computed = list(compute(plan))
    assert computed
    assert all(one.agrees and one.move.step >= count for one in computed)
    assert Table.load("again", live.rows).match is not None  # from the log alone
    # Without the tag neither the deal nor the bots' moves would be what they had to be.
    untold = "".join(line for line in record.splitlines(True) if not line.startswith("[branch"))
    assert not verify(untold).ok
    assert not all(one.agrees for one in compute(read(untold)))


async def test_a_rigged_deal_after_the_branch_is_caught(salon: Salon) -> None:
    ann = await salon.person("Ann")
    source = await finished(salon, ann)
    live = await branched(salon, source, ann, source.table.head // 2)
    await salon.play_out(live, await salon.watch(live, ann))
    lines = record_of(live).splitlines()
    last = max(number for number, line in enumerate(lines) if line.startswith("deal "))
    cards = lines[last].split(" ")
    cards[1], cards[2] = cards[2], cards[1]  # the order within a hand is free in the game, not in the deal
    lines[last] = " ".join(cards)
    assert verify("\n".join(lines)).id == "verify-differs"


async def test_what_was_taken_from_the_other_game_cannot_be_taken_back(salon: Salon) -> None:
    ann = await salon.person("Ann")
    source = await finished(salon, ann)
    bid = next(row.seq for row in source.rows if b'"move":"bid' in row.payload and b'"seat":0' in row.payload)
    live = await branched(salon, source, ann, bid, seat=0)
    client = await salon.watch(live, ann)
    if match_of(live).can_undo(0):
        assert not client.game["undo"]
        assert (await salon.do(live, client, up.Undo))["id"] == "server-no-undo"
    assert client.game["decision"] == 1


async def test_one_can_branch_only_from_within_a_finished_game(salon: Salon) -> None:
    ann = await salon.person("Ann")
    running = await salon.open(ann, "me", "bot easy", "bot easy", start=True)
    with pytest.raises(Refuse, match="server-unfinished"):
        branch_at(running, running.table.head)
    source = await finished(salon, ann)
    for seq in (0, 1, source.table.head):
        with pytest.raises(Refuse, match="server-no-branch"):
            branch_at(source, seq)
    first = next(row.seq for row in source.rows if row.kind == "began")
    assert (await branched(salon, source, ann, first)).table.copied == 0
    with pytest.raises(Refuse, match="server-bad-option"):
        await branched(salon, source, ann, first, seat=3)


async def test_tables_for_practice_count_as_tables(salon: Salon) -> None:
    ann = await salon.person("Ann")
    source = await finished(salon, ann)
    for seat in range(3):
        await branched(salon, source, ann, source.table.head // 2, seat)
    again = await branched(salon, source, ann, source.table.head // 2, 0)  # the same request
    assert len(salon.house.tables) == 4
    assert again.table.copied
    for seq in (20, 21):
        await branched(salon, source, ann, seq)
    with pytest.raises(Refuse, match="server-too-many-tables"):
        await branched(salon, source, ann, 22)


async def test_a_rematch_begins_from_there_again(salon: Salon) -> None:
    ann = await salon.person("Ann")
    source = await finished(salon, ann)
    live = await branched(salon, source, ann, source.table.head - 3)
    client = await salon.watch(live, ann)
    await salon.play_out(live, client)
    await salon.do(live, client, up.Again)
    again = await salon.house.find(client.room["next"])
    assert again
    assert again.table.copied == live.table.copied
    assert again.table.opened.secret != live.table.opened.secret


def test_a_branch_that_is_longer_than_its_record_is_refused() -> None:
    match = Match("luz", 3, seed=1)
    text = match.record().replace("[seed 1]\n", f"[seed 1]\n[branch 3 {'0' * 64}]\n")
    with pytest.raises(RecordError, match="fewer steps"):
        Match.replay(text)
    assert copied(Match.replay(text.replace("branch 3", "branch 2")).tags) == 2
