"""A table as it stood after any entry is the one that its log makes, in whatever order one asks."""

from random import Random

import msgspec

from kobako.messages import up
from kobako.messages.common import Clock
from kobako.server.tables import wire
from kobako.server.tables.past import MOST_MISSED, Past
from kobako.server.tables.table import Table

from .kit import Client, Salon

NAMES = {"ann": "Ann", "bob": "Bob"}


def all_of(table: Table) -> list[bytes | str]:
    """Whatever there is to be known of a table."""
    if not table.head:
        return []
    rest = (table.cids, table.decisions, table.bot_moves, table.stepped, table.changed, table.seats)
    audiences = [None, *range(table.opened.players)]
    return [repr(rest), *(msgspec.json.encode(wire.snapshot(table, [], one, NAMES)) for one in audiences)]


async def a_long_log(salon: Salon) -> Past:
    """Moves, words, moves that are taken back, people who go and come, clocks."""
    ann, bob = await salon.person("Ann"), await salon.person("Bob")
    clock = Clock("bank", 600, 5)
    live = await salon.open(ann, "me", "person", "bot easy", clock=clock)
    clients: list[Client] = [await salon.watch(live, ann), await salon.watch(live, bob)]
    await salon.do(live, clients[1], up.Sit, seat=1)
    await salon.do(live, clients[0], up.Start)
    rng = Random(1)
    while live.table.head < 3 * MOST_MISSED:
        mover = next((client for client in clients if client.game["legal"]), None)
        if mover is None:
            await salon.wait()
            continue
        await salon.act(live, mover, rng.choice(mover.game["legal"]))
        kind, fields = rng.choice([(up.Undo, {}), (up.Leave, {}), (up.Say, {"text": "hm"}), (up.Back, {})])
        await salon.do(live, mover, kind, **fields)
        await salon.do(live, clients[mover is clients[0]], up.Answer, yes=True)
        await salon.do(live, mover, up.Back)
    return Past(live.table.id, list(live.rows))


async def test_a_table_as_it_was_is_what_its_log_makes(salon: Salon) -> None:
    whole = await a_long_log(salon)
    rows, id_ = whole.rows, whole.now.id
    rng = Random(2)
    wanted = {seq: all_of(Table.load(id_, rows[:seq])) for seq in range(len(rows) + 1)}
    past = Past(id_, rows[:MOST_MISSED])
    for _ in range(300):
        past.rows.extend(rows[len(past.rows) :][: rng.randrange(4)])
        seq = rng.randrange(len(past.rows) + 1)
        found = past.after(seq)
        assert all_of(found) == wanted[seq]
        for row in past.rows[seq:][:5]:  # what becomes of it does not change what was
            found.apply(row)
        assert all_of(past.now) == wanted[len(past.rows)]
    assert {row.kind for row in rows} >= {"acted", "told", "said", "undone", "went", "returned"}
