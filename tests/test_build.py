"""The hook that builds the browser client into a wheel."""

import importlib.util
import os
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = Path("src/kobako/server/client/index.html")

spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
assert spec is not None
assert spec.loader is not None
hook = importlib.util.module_from_spec(spec)
spec.loader.exec_module(hook)


def write(path: Path, at: int) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    os.utime(path, (at, at))


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A folder with all sources, as old as each other."""
    for name in (*hook.FILES, *(f"{folder}/deep/file" for folder in hook.SOURCES)):
        write(tmp_path / name, 100)
    return tmp_path


def test_all_sources_of_the_client_are_there() -> None:
    assert all((ROOT / name).exists() for name in (*hook.FILES, *hook.SOURCES))


def test_a_client_is_built_when_there_is_none_or_an_older_one(root: Path) -> None:
    assert not hook.is_fresh(root)
    write(root / PAGE, 99)
    assert not hook.is_fresh(root)


@pytest.mark.parametrize("source", ["web/package-lock.json", "src/kobako/texts/deep/file"])
def test_a_client_is_kept_until_a_source_is_newer(root: Path, source: str) -> None:
    write(root / PAGE, 101)
    assert hook.is_fresh(root)
    write(root / source, 102)
    assert not hook.is_fresh(root)


def test_a_machine_without_node_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert not hook.has_node()


@pytest.mark.parametrize(("version", "fits"), [("v18.20.1", False), ("v20.18.0", False), ("v20.19.0", True)])
def test_an_old_node_counts_as_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, version: str, fits: bool
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin")
    assert hook.has_node() == fits
