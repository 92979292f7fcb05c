"""Records as files: read whole or refused, written so that a crash never leaves half a game."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from datetime import datetime
from itertools import count
from pathlib import Path

import platformdirs

LARGEST = 1_000_000  # bytes; a whole game is some thousands


class BadFile(ValueError):  # noqa: N818 - it reads as what it is
    """A file that cannot be read as text; `id` is the message that says why."""

    def __init__(self, id: str) -> None:  # noqa: A002 - as in IllegalMove
        super().__init__(id)
        self.id = id


def read_text(path: Path) -> str:
    """The text of a file. OSError or BadFile if it cannot be a record."""
    with path.open("rb") as file:
        content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise BadFile("cli-file-large")
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise BadFile("cli-file-binary") from None


def data_folder() -> Path:
    """KOBAKO_DATA_DIR, or the user's data directory; made if it is not there."""
    folder = Path(os.environ.get("KOBAKO_DATA_DIR") or platformdirs.user_data_path("kobako"))
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def new_record(game: str, seed: int | None) -> Path:
    """A file of its own for a new game, empty yet, in the folder of all records."""
    folder = data_folder() / "records"
    folder.mkdir(exist_ok=True)
    return _first_free(folder / f"{_game_now(game)}-{str(seed)[:20]}", ".txt", claim)


def new_league(game: str) -> Path:
    """A folder of its own for a new league, empty yet, in the folder of all leagues."""
    folder = data_folder() / "arena"
    folder.mkdir(exist_ok=True)
    return _first_free(folder / _game_now(game), "", Path.mkdir)


def _game_now(game: str) -> str:
    return f"{game}-{datetime.now():%Y%m%d-%H%M%S}"


def _first_free(stem: Path, ending: str, make: Callable[[Path], None]) -> Path:
    """Make what is not there yet: with this name, or with a number behind it."""
    for number in count(1):
        path = stem.with_name(f"{stem.name}{'' if number == 1 else f'-{number}'}{ending}")
        try:
            make(path)
        except FileExistsError:
            continue
        break
    return path


def claim(path: Path) -> None:
    """Create an empty file; FileExistsError if there is one, so that nothing is ever overwritten."""
    path.open("x").close()


def write_text(path: Path, text: str) -> None:
    """Put the text in the place of what the file held: all of it or nothing, and on the disk.

    Only the user can read the file: that is how temporary files are made.
    """
    with tempfile.NamedTemporaryFile("wb", dir=path.parent, prefix=path.name, delete=False) as file:
        try:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        except BaseException:
            os.unlink(file.name)
            raise
    os.replace(file.name, path)
