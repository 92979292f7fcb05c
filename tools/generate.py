"""Write the generated files: `python -m tools.generate [--untracked | --check]`.

To add a file: write a module of this folder with a function `files()`, and list it in `GENERATORS`.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
Files = Mapping[str, str]  # path from the root, and content


class Generator(NamedTuple):
    """A module of this folder; its `files()` returns all files that it generates."""

    name: str
    is_tracked: bool = False  # for readers of the repository, or for the build of the client
    is_compiled: bool = False  # plays so many games that loading the compiler is worth it


GENERATORS = (
    Generator("game_pages", is_tracked=True, is_compiled=True),
    Generator("sayings"),
    Generator("reference"),
    Generator("stream"),
    Generator("scenes"),
    Generator("typescript", is_tracked=True),
    Generator("limits", is_tracked=True),
    Generator("settings", is_tracked=True),
    Generator("openapi"),
    Generator("samples"),
)  # the slowest first


def files_of(generator: Generator) -> Files:
    """Return the files of `generator` as they should be."""
    files: Files = importlib.import_module(f"tools.{generator.name}").files()
    return files


def run_in_new_process(generator: Generator) -> Files:
    """Return the files of `generator`. numba reads its switch once, so each needs a process of its own."""
    if not generator.is_compiled:
        os.environ["NUMBA_DISABLE_JIT"] = "1"
    return files_of(generator)


def stale(files: Files, root: Path = ROOT) -> list[str]:
    """Return the paths in `files` whose content on disk is another, or that do not exist."""
    return [
        path
        for path, content in files.items()
        if not (root / path).is_file() or (root / path).read_text("utf-8") != content
    ]


def write(files: Files, root: Path = ROOT) -> None:
    """Write the stale ones of `files`."""
    for path in stale(files, root):
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(files[path], "utf-8")
        print(f"wrote {path}")


def generate(generators: Iterable[Generator]) -> Files:
    """Return the files of all `generators`, each run in a process of its own."""
    with ProcessPoolExecutor(mp_context=get_context("spawn"), max_tasks_per_child=1) as pool:
        return {
            path: text for files in pool.map(run_in_new_process, generators) for path, text in files.items()
        }


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.generate", description="Write the generated files."
    )
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--untracked", action="store_true", help="write only those that git does not track")
    only.add_argument("--check", action="store_true", help="write nothing; fail if a tracked one is stale")
    chosen = parser.parse_args(words)
    files = generate(g for g in GENERATORS if not (chosen.untracked if g.is_tracked else chosen.check))
    if not chosen.check:
        write(files)
        return 0
    for path in (found := stale(files)):
        print(f"{path} is stale: run make generate", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
