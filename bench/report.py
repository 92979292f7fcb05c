"""Tables of what was measured, with what is to be reached, and the facts that belong to them."""

from __future__ import annotations

import datetime
import importlib.metadata
import os
import platform
import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from kobako.games.game import GameInfo

from .contest import Contestant, Rates, ratio
from .load import Figures
from .start import ROOT, Start

# To reach.
# Random play of a game, to OpenSpiel's fastest trick game inside C++.
PLAY_RATIO = {"luz": 10.0, "lineit": 5.0, "dragonegg": 3.0, "yurikure": 5.0, "aurum": 5.0}
ENV_RATIO = 2.0  # Env of Luz, to OpenSpiel's fastest trick game from Python
SEARCH_RATIO = 4.0  # simulations of a round of Luz, to those of OpenSpiel's trick games of one round in C++
GAME_BYTES = 2049  # no record over 2 KiB
HIDE_NS = 500.0
IMAGINE_NS = 5000.0
IMAGINE_LONG_NS = {"yurikure": 20_000.0}
COLD_SECONDS = 20.0
PLAY_SECONDS = 3.0
WAIT_HALF, WAIT_MOST = 5.0, 25.0  # ms; the median and 99 of 100 moves at tables that play at leisure
MADE = 0.99  # of the moves that are due in a burst
SERVER_MEMORY = 500.0  # MB

RESULTS = Path(__file__).with_name("results.md")
CPU_FACTS = Path("/proc/cpuinfo")


@dataclass(frozen=True)
class Row:
    """A line of a table."""

    cells: tuple[str, ...]
    reached: bool | None = None  # None where nothing has to be


@dataclass(frozen=True)
class Table:
    """What belongs together; the last column says whether a target was reached."""

    title: str
    head: tuple[str, ...]
    rows: Sequence[Row]


def at_least(value: float, bound: float) -> tuple[str, bool]:
    """What stands in the last column for a ratio, and whether it was reached."""
    return f"at least {bound:g}: {yes(value >= bound)}", value >= bound


def under(value: float, bound: float, unit: str) -> tuple[str, bool]:
    """What stands in the last column for a cost, and whether it was reached."""
    return f"under {bound:g} {unit}: {yes(value < bound)}", value < bound


def yes(reached: bool) -> str:
    """As it stands in the last column."""
    return "yes" if reached else "no"


# ------------------------------------------------------------------------------------------- the tables


def millions(rates: list[float]) -> tuple[str, str]:
    """Median and best, in millions a second."""
    return f"{median(rates) / 1e6:.3g}", f"{max(rates) / 1e6:.3g}"


def thousands(rates: list[float]) -> tuple[str, str]:
    """Median and best, in thousands a second."""
    return f"{median(rates) / 1e3:.3g}", f"{max(rates) / 1e3:.3g}"


def nanoseconds(rates: list[float]) -> tuple[str, str]:
    """Median and best, in nanoseconds each."""
    return f"{1e9 / median(rates):,.0f}", f"{1e9 / max(rates):,.0f}"


def play_table(rates: Rates, ours: Sequence[Contestant], theirs: Sequence[Contestant]) -> Table:
    """Random play without Python."""
    rows = []
    for one in (*ours, *theirs):
        times = ratio(rates, one.name, theirs)
        verdict, reached = at_least(times, PLAY_RATIO[game_of(one)]) if one in ours else ("", None)
        rows.append(Row((one.name, *millions(rates[one.name]), f"{times:.2f}", verdict), reached))
    return Table(
        "Random play inside compiled code, million decisions a second",
        ("", "median", "best", "times OpenSpiel", "to reach"),
        rows,
    )


def python_table(
    rates: Rates,
    envs: Sequence[Contestant],
    texts: Sequence[Contestant],
    drawn: Sequence[Contestant],
    short: Sequence[Contestant],
) -> Table:
    """Random play from Python; (a) is what counts."""
    rows = []
    for one in (*envs, *texts, *drawn, *short):
        times = ratio(rates, one.name, drawn)
        counts = one in envs and "luz" in one.name
        verdict, reached = at_least(times, ENV_RATIO) if counts else ("", None)
        ratios = f"{times:.2f}", f"{ratio(rates, one.name, short):.2f}"
        rows.append(Row((one.name, *millions(rates[one.name]), *ratios, verdict), reached))
    return Table(
        "Random play from Python, million decisions a second",
        ("", "median", "best", "times OpenSpiel (a)", "times OpenSpiel (b)", "to reach"),
        rows,
    )


def search_table(rates: Rates, aimed: Sequence[Contestant], rivals: Sequence[Contestant]) -> Table:
    """Searches with random rollouts; all that were timed together are rows, and `aimed` have to win."""
    names, rows = {one.name for one in aimed}, []
    for name, each in rates.items():
        times = [ratio(rates, name, [rival]) for rival in rivals]
        verdict, reached = at_least(min(times), SEARCH_RATIO) if name in names else ("", None)
        ratios = (f"{one:.2f}" for one in times)
        rows.append(Row((name, *thousands(each), *ratios, verdict), reached))
    return Table(
        "Search with random rollouts, thousand simulations a second",
        ("", "median", "best", *(f"times {rival.name.rpartition(', ')[2]}" for rival in rivals), "to reach"),
        rows,
    )


def decision_table(rates: Rates) -> Table:
    """Searches of our bots."""
    rows = [Row((name, *millions(each))) for name, each in rates.items()]
    return Table("Inside the searches of bots, million decisions a second", ("", "median", "best"), rows)


def call_table(rates: Rates, calls: Iterable[Contestant]) -> Table:
    """Single calls."""
    rows = []
    for one in calls:
        bound = call_bound(one.name)
        verdict, reached = under(1e9 / median(rates[one.name]), bound, "ns") if bound else ("", None)
        rows.append(Row((one.name, *nanoseconds(rates[one.name]), verdict), reached))
    return Table("One call, nanoseconds", ("", "median", "best", "to reach"), rows)


def game_of(one: Contestant) -> str:
    """The game that a contestant of ours plays: its name begins with it."""
    return one.name.partition(",")[0]


def call_bound(name: str) -> float | None:
    """How long a call may take, in ns: "copy and hide, luz"."""
    call, _, game = name.partition(", ")
    if call == "copy and hide":
        return HIDE_NS
    return IMAGINE_LONG_NS.get(game, IMAGINE_NS) if call == "copy and imagine" else None


def size_table(games: Iterable[GameInfo], starts: Iterable[Start]) -> Table:
    """Memory, compiling and starting."""
    rows = []
    for info in games:
        size = info.state.itemsize
        verdict, reached = under(size, GAME_BYTES, "bytes")
        rows.append(Row((f"a game of {info.name} in memory", f"{size} bytes", verdict), reached))
    for start in starts:
        verdict, reached = under(start.cold, COLD_SECONDS, "s")
        rows.append(Row((f"all of {start.game}, compiled first", f"{start.cold:.1f} s", verdict), reached))
        rows.append(Row(("the same, compiled before", f"{start.warm:.1f} s", "")))
        verdict, reached = under(start.play, PLAY_SECONDS, "s")
        rows.append(Row((f"kobako play {start.game}", f"{start.play:.1f} s", verdict), reached))
    return Table("Size and start", ("", "measured", "to reach"), rows)


def calm(figures: Figures) -> bool:
    """Whether nobody waits for long."""
    waits = figures.wait(0.5) <= WAIT_HALF and figures.wait(0.99) <= WAIT_MOST
    return waits and figures.lost == 0


def keeps_up(figures: Figures) -> bool:
    """Whether every move is made when many come at once, and nobody is cut off."""
    return figures.speed >= MADE * figures.load.rate and figures.lost == 0


def load_table(leisure: Figures, burst: Figures) -> Table:
    """A server and its players on one machine."""
    wait = f"p50 at most {WAIT_HALF:g}, p99 at most {WAIT_MOST:g}, 0 lost: {yes(calm(leisure))}"
    many = f"at least {MADE:.0%} made, 0 lost: {yes(keeps_up(burst))}"
    memory = burst.memory / 1e6
    verdict, reached = under(memory, SERVER_MEMORY, "MB")
    blank = ("",) * 5
    return Table(
        "Tables of four over sockets, from a move's moment to its acknowledgement, ms",
        ("", "tables", "moves/s", "p50", "p99", "longest", "lost", "to reach"),
        [
            Row((*_load_cells(leisure), wait), calm(leisure)),
            Row((*_load_cells(burst), many), keeps_up(burst)),
            Row((f"memory of the server: {memory:.0f} MB", str(burst.load.tables), *blank, verdict), reached),
        ],
    )


def _load_cells(figures: Figures) -> tuple[str, ...]:
    load = figures.load
    waits = (f"{figures.wait(part):.1f}" for part in (0.5, 0.99, 1))
    return (
        f"{load.name}: {load.rate:g} moves/s are due",
        str(load.tables),
        f"{figures.speed:.0f}",
        *waits,
        str(figures.lost),
    )


def missed(tables: Iterable[Table]) -> list[str]:
    """What was to be reached and was not."""
    return [row.cells[0] for table in tables for row in table.rows if row.reached is False]


# ---------------------------------------------------------------------------------------------- as text


def markdown(table: Table) -> str:
    """The table, readable as it stands too: the first column to the left, the others to the right."""
    lines = [table.head, *(row.cells for row in table.rows)]
    widths = [max(3, *(len(line[i]) for line in lines)) for i in range(len(table.head))]
    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    drawn = [
        _line(table.head, widths),
        _line(rule, widths),
        *(_line(row.cells, widths) for row in table.rows),
    ]
    return "\n".join([f"## {table.title}", "", *drawn, ""])


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    padded = [cells[0].ljust(widths[0]), *(c.rjust(w) for c, w in zip(cells[1:], widths[1:], strict=True))]
    return f"| {' | '.join(padded)} |"


NOTES = """\
A decision is one move of one seat; chance is played on both sides and counted on neither. Everything ran on
one core, every row a slice in every round, in turn. Median and best are over rounds. "Times OpenSpiel" is the
median of the rounds' ratios to its fastest trick game, the one beside which the row looks worst. Inside C++
that is `evaluate_bots` with uniform random bots. From Python, (a) draws chance from `chance_outcomes()` as
documented, (b) takes the shortcut of treating the `legal_actions()` of chance as equally likely, which they
are in these games. Calls are timed with the loop around them, for the seat to move, over positions from the
middle of random games.

Searches begin at the first decision of a deal in which there is something to choose. Random rollouts go to
the end of the game, and with "one round" to the end of the round, where our bots stop in Luz. OpenSpiel's
Hearts and Oh Hell are one round, with the players and cards that it sets; so one round of Luz is what is
compared with them, and the whole game, four rounds, stands beside it. OpenSpiel's search in Python plays our
games with compiled rollouts. Decisions inside the searches of bots are actions chosen in imagined worlds, in
the tree and beyond it, each game by its plan in `bots/levels.py`; forced moves are not counted. The search is
timed as it is, and gone through once more with the same seed to count.

At tables of four over sockets, the server and one process with all the players share all cores. All seats are
people, and a move is on disk when it is acknowledged. Its wait begins when it is due, not when it is sent; a
table that still waits for its last move makes none. The best of up to three tries counts, since whatever else
runs on a machine only slows.
"""


def results(tables: Iterable[Table], commit: str, command: str) -> str:
    """The text of results.md."""
    return text("Benchmark results", NOTES, tables, commit, command)


def text(title: str, notes: str, tables: Iterable[Table], commit: str, command: str) -> str:
    """Tables as a page, with what they depend on."""
    facts = (
        f"- Date: {datetime.date.today().isoformat()}",
        f"- Commit: {commit}",
        f"- Machine: {machine()}",
        f"- Versions: {versions()}",
        f"- Command: `{command}`",
    )
    return "\n".join([f"# {title}", "", *facts, "", notes, *map(markdown, tables)])


def machine() -> str:
    """Processor, cores and system."""
    return f"{_processor()}, {os.cpu_count()} cores, {platform.system()}"


def _processor() -> str:
    facts = CPU_FACTS.read_text().splitlines() if CPU_FACTS.exists() else []
    names = [fact.partition(":")[2].strip() for fact in facts if fact.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def versions() -> str:
    """What the figures depend on besides our own code."""
    others = (f"{name} {importlib.metadata.version(name)}" for name in ("numba", "numpy", "open_spiel"))
    return ", ".join((f"Python {platform.python_version()}", *others))


def commit_here(page: Path = RESULTS) -> str:
    """The commit that stands here, with a mark if there were changes besides the page of results itself."""
    changes = ("status", "--porcelain", "--", ".", f":!{page.relative_to(ROOT).as_posix()}")
    return (_git("rev-parse", "--short", "HEAD") or "unknown") + ("+changes" if _git(*changes) else "")


def _git(*words: str) -> str:
    # Without optional locks it only reads, so it never stands in the way of another git.
    command = ("git", "--no-optional-locks", *words)
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout.strip()
