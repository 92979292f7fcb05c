"""docs/performance.md: what a server holds, in parts that are measured together or one by one."""

from __future__ import annotations

import datetime
import importlib.metadata
import platform
import re
from collections.abc import Mapping, Sequence
from statistics import median

from . import rival
from .load import Figures, ms_of
from .report import Row, Table, commit_here, machine, markdown, yes
from .start import ROOT

PAGE = ROOT / "docs" / "performance.md"
PEST_RATIO = 1.2  # of the others' p99, with slow readers and flooders to without

INTRO = """\
# What a server holds

Written by `python -m bench.serving --write`; `make bench` runs it, `--only PART` measures one part anew. No
figure here is written by hand. Speed of the rules and of single calls is in
[bench/results.md](../bench/results.md).

In every part the server and one process with all the players share the machine. A table has four people with
a socket each. A move's wait begins when it is due, not when it is sent, and ends when its player has the
answer; a table that still waits for its last move makes none, so a server that is asked for too much is
measured by what it acknowledges. p50, p99 and longest are ms. "Players" says how the process with the players
fared: which part of one core it used, and by how many ms 99 of 100 moves were sent late. As long as the first
is well below 100 % and the second well below the p99 beside it, the waits are the server's.
"""

NOTES = {
    "capacity": """\
Luz, with all that belongs to it: every move is checked, hidden for every seat, on disk before it is
acknowledged, and told to four people. "More than it can" shows the most moves a second. Memory is that of the
processes that serve, without those in which bots think and without PostgreSQL's own. PostgreSQL is on the
same machine; several processes share it and the port (`--workers`).""",
    "rivals": """\
The same number of tables, seats and moves a second at [boardgame.io](https://boardgame.io), a well-known
server for turn-based games, as it comes from npm, with its store in memory. Both servers run during the whole
time and take turns at each load; figures are medians over the rounds. The same program plays at both.

What is equal: machine, load, four WebSockets a table, one process a server, what counts as a wait. What is
not, all to its advantage: its game has no rules, no hidden information and a state of one number, ours is
Luz, each move checked and shown to each seat as that seat may know it. It keeps nothing on disk, ours has the
move on disk before it is acknowledged and loses none when it is killed. It sends every player a small state,
ours the view, the log and the legal moves. To ours: Socket.IO wraps each message
once more. boardgame.io answers a move only by its `update`, so there the wait ends with the mover's own
update.""",
    "pests": """\
For every 50 tables one slow reader and one flooder. A slow reader looks at eight tables, asks for all of them
anew every second, and reads nothing. A flooder sends 2,000 moves a second to a table at which it does not
sit, and is back 0.1 s after it was thrown out. Phases with and without them take turns; figures are medians
over the rounds, and of the other players only. The second server has no limits: there it has to show, else
the measurement would be blind.""",
}


def figures_of(rounds: Sequence[Figures]) -> tuple[str, ...]:
    """Moves a second, p50, p99, the longest wait, sockets lost, memory, and how the players fared."""
    middle = [median(one.wait(part) for one in rounds) for part in (0.5, 0.99, 1)]
    late = median(ms_of(one.late, 0.99) for one in rounds)
    return (
        f"{median(one.speed for one in rounds):.0f}",
        *(f"{wait:.1f}" for wait in middle),
        str(sum(one.lost for one in rounds)),
        f"{max(one.memory for one in rounds) / 1e6:.0f}",
        f"{median(one.busy for one in rounds):.0%}, {late:.1f}",
    )


HEAD = ("made/s", "p50", "p99", "longest", "lost", "MB", "players")


def capacity_table(rows: Sequence[tuple[str, Figures]]) -> Table:
    """By database and load."""
    return Table(
        "Tables and moves a second",
        ("", "tables", "due/s", *HEAD),
        [
            Row((f"{name}: {one.load.name}", str(one.load.tables), f"{one.load.rate:g}", *figures_of([one])))
            for name, one in rows
        ],
    )


def rival_table(rows: Sequence[tuple[str, Sequence[Figures]]]) -> Table:
    """Both servers at each load."""
    tables = rows[0][1][0].load.tables
    return Table(
        f"Beside boardgame.io: {tables} tables",
        ("", "due/s", *HEAD),
        [Row((name, f"{rounds[0].load.rate:g}", *figures_of(rounds))) for name, rounds in rows],
    )


def pest_table(found: Mapping[str, Mapping[bool, Sequence[Figures]]]) -> Table:
    """Each server without and with them. The first has to keep them from the others, the last shows them."""
    rows, first = [], next(iter(found))
    for name, both in found.items():
        ratio = median(one.wait(0.99) for one in both[True]) / median(one.wait(0.99) for one in both[False])
        reached = (ratio <= PEST_RATIO) is (name == first)
        bound = f"{'at most' if name == first else 'over'} {PEST_RATIO:g}: {yes(reached)}"
        rows.append(Row((f"{name}, without them", *figures_of(both[False]), "", "")))
        rows.append(Row((f"{name}, with them", *figures_of(both[True]), f"{ratio:.2f}", bound), reached))
    return Table("With slow readers and flooders", ("", *HEAD, "p99 to p99", "to reach"), rows)


# ---------------------------------------------------------------------------------------------- the page


def write(tables: Mapping[str, Table], command: str) -> None:
    """Put new parts into the page; the others stay as they are."""
    before = PAGE.read_text("utf-8") if PAGE.exists() else ""
    facts = "; ".join(
        (
            datetime.date.today().isoformat(),
            f"commit {commit_here(PAGE)}",
            machine(),
            versions(),
            f"`{command}`",
        )
    )
    parts = [section(n, tables[n], facts) if n in tables else old_section(n, before) for n in NOTES]
    PAGE.write_text("\n".join([INTRO, *filter(None, parts)]), "utf-8")


def section(name: str, table: Table, facts: str) -> str:
    """A part of the page: its heading, what was done, the figures, and where they come from."""
    heading, _, drawn = markdown(table).partition("\n\n")
    return f"<!-- {name} -->\n{heading}\n\n{NOTES[name]}\n\n{drawn}\n{facts}\n<!-- end of {name} -->\n"


def old_section(name: str, page: str) -> str:
    """As it stands there; nothing if it does not."""
    found = re.search(rf"<!-- {name} -->.*<!-- end of {name} -->\n", page, re.DOTALL)
    return found[0] if found else ""


def versions() -> str:
    """What the figures depend on besides our own code."""
    ours = (f"{name} {importlib.metadata.version(name)}" for name in ("uvicorn", "websockets", "uvloop"))
    return ", ".join((f"Python {platform.python_version()}", *ours, rival.versions()))
