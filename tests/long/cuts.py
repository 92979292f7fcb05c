"""Lines are lost in the middle of games, at any moment; whoever comes back has all that the others have."""

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from kobako.games import GAMES
from long import Done, progress, times
from server.cutting import FLAGS, Cuts
from server.history import check_books
from server.killing import logs_of
from server.running import running

SEED = 1_000_000
CUTS, TABLES = 10_000, 20


def run(done: Done, scale: float) -> None:
    with TemporaryDirectory() as folder, running(Path(folder) / "cuts", *FLAGS) as server:
        party = Cuts(server, TABLES, SEED, times(CUTS, scale), [info.name for info in GAMES])
        asyncio.run(party.play_all())
        server.end()
        logs, names = asyncio.run(logs_of(server.database, party.books))
    check_books(party.books, logs, names)
    for how, number in party.cuts.items():
        done[f"lines lost {how}"] += number
    done["pictures of a game, the same to the byte"] += party.pictures
    progress("cuts", done)
