"""The build hook for the browser client, and a server installed from the sdist without Node."""

import importlib.util
import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import urllib.request
import venv
from pathlib import Path

import pytest

from server.running import QUICK, running

pytestmark = pytest.mark.slow

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


def test_python_files_are_no_sources_of_the_client(root: Path) -> None:
    write(root / PAGE, 101)
    write(root / "src/kobako/texts/__pycache__/texts.pyc", 102)
    assert hook.is_fresh(root)


def test_the_client_of_an_sdist_is_kept(root: Path) -> None:
    write(root / "PKG-INFO", 100)
    assert not hook.is_fresh(root)
    write(root / PAGE, 99)
    assert hook.is_fresh(root)


def test_an_sdist_is_not_built_without_its_client(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    build = hook.ClientHook(str(root), {}, None, None, str(root), "sdist")
    with pytest.raises(RuntimeError, match="install Node"):
        build.initialize("standard", {})


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


# ------------------------------------------------------------------------------------------ sdist and wheel


def hatch(folder: Path, kind: str, result: Path) -> Path:
    """Build an sdist or a wheel of the sources in `folder`; return its file."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(result)]
    subprocess.run(command, cwd=folder, check=True)
    [built] = result.iterdir()
    return built


def install(wheel: Path, folder: Path) -> Path:
    """Install a wheel into a fresh venv that borrows the dependencies of this one; return its Python."""
    venv.create(folder)
    python = folder / "bin" / "python"
    words = ("--python", str(python), "install", "--no-index", "--no-deps", str(wheel))
    subprocess.run([sys.executable, "-m", "pip", *words], check=True)
    [packages] = folder.glob("lib/python*/site-packages")
    (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib"))
    return python


def test_a_wheel_of_the_sdist_serves_the_page_without_node(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert hook.is_fresh(ROOT), "run make client"
    with tarfile.open(hatch(ROOT, "sdist", tmp_path / "sdist")) as archive:
        archive.extractall(tmp_path / "sources", filter="data")
    [sources] = (tmp_path / "sources").iterdir()
    monkeypatch.setenv("PATH", "")
    python = install(hatch(sources, "wheel", tmp_path / "wheel"), tmp_path / "venv")
    where = subprocess.check_output([python, "-c", "import kobako; print(kobako.__file__)"], text=True)
    assert where.startswith(str(tmp_path / "venv"))
    assert (python.parent / "kobako").is_file()
    monkeypatch.setattr(sys, "executable", str(python))
    with running(tmp_path / "server", *QUICK) as server:
        page = urllib.request.urlopen(server.url).read().decode()
        [script] = re.findall(r'src="(/assets/[^"]+\.js)"', page)
        assert urllib.request.urlopen(server.url + script).status == 200
        assert "/api/openapi.json" in server.ask("/api/openapi.json")["paths"]
