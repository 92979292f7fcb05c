"""The HTTP side is asked by schemathesis for long."""

from pathlib import Path
from tempfile import TemporaryDirectory

from long import Done, progress, times
from server.asking import Asker
from server.running import FREE, running

SEED = 1_000_000
ROUNDS, EXAMPLES = 20, 10
FLAGS = (
    *FREE,
    "--set",
    "max_tables_person=100000",
    "--set",
    "max_tables=100000",
    "--set",
    "bot_delay_ms=0,0",
)


def run(done: Done, scale: float) -> None:
    with TemporaryDirectory() as folder, running(Path(folder) / "schema", *FLAGS) as server:
        asker = Asker(server)
        for number in range(times(ROUNDS, scale)):
            asker.ask_all(EXAMPLES, SEED + number)
            done["requests by the document"] = asker.asked
            progress(f"seed {SEED + number}", done)
        assert server.get("/health").json()["ok"]
        assert " error " not in server.logged
