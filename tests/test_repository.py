"""Promises about the repository itself."""

import json
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LOCKS = sorted(ROOT.glob("requirements*.lock"))
PIN = re.compile(r"^([a-z0-9-]+)==(\S+)( ;.*?)? \\$", re.MULTILINE)


def pins(path: Path) -> set[tuple[str, ...]]:
    return {found[:3] for found in PIN.findall(path.read_text("utf-8"))}


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.name)
def test_a_lock_file_has_hashes_and_names_no_registry(path: Path) -> None:
    text = path.read_text("utf-8").removeprefix("-r requirements.lock\n")
    assert "://" not in text
    assert "index" not in text
    for entry in re.split(r"\n(?=[a-z])", text):
        assert "--hash=sha256:" in entry


def test_no_package_is_locked_twice() -> None:
    """The lock file for developers begins with that of the package."""
    runtime, dev = ROOT / "requirements.lock", ROOT / "requirements-dev.lock"
    assert dev.read_text("utf-8").startswith(f"-r {runtime.name}\n")
    assert len(pins(runtime)) > 10
    assert len(pins(dev)) > 10
    assert not {name for name, *_ in pins(runtime)} & {name for name, *_ in pins(dev)}


@pytest.mark.parametrize("folder", ["web", "tests/browser", "bench/boardgameio"])
def test_the_lock_file_of_the_client_has_hashes_and_names_no_registry(folder: str) -> None:
    packages = json.loads((ROOT / folder / "package-lock.json").read_text("utf-8"))["packages"]
    assert len(packages) > 10
    for name, package in packages.items():
        assert "resolved" not in package, name
        assert name == "" or package["integrity"].startswith("sha512-"), name


def test_the_client_names_exact_versions() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    for group in ("dependencies", "devDependencies", "overrides"):
        for name, version in package[group].items():
            assert re.fullmatch(r"\d+\.\d+\.\d+", version), name


def test_no_tracked_file_names_a_home() -> None:
    names = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in names.splitlines():
        content = (ROOT / name).read_bytes() if (ROOT / name).is_file() else b""
        assert not re.search(rb"/(?:home|Users)/[a-z]+/|/roo" + rb"t/", content), name


def test_ci_runs_what_a_newcomer_types() -> None:
    assert "make test" in (ROOT / ".ci" / "run").read_text("utf-8")
