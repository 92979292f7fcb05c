"""A module imports only lower layers or its own folder; only one file imports the compiler."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parent.parent / "src" / "kobako"
LAYER = {
    "helpers": 0,
    "cards": 0,
    "texts": 0,
    "reports": 0,
    "games": 1,
    "match": 2,
    "bots": 3,
    "envs": 3,
    "study": 4,
    "messages": 4,
    "arena": 5,
    "server": 5,
    "terminal": 5,
    "cli": 6,
    "__init__": 6,
    "__main__": 7,
}
APART = [("envs", "bots")]  # envs/ does not know the bots, though they stand on one level
SERVER = {
    **dict.fromkeys(("garbage", "kinds", "lan", "logs", "metrics", "settings", "wallclock"), 0),
    "store": 1,
    "people": 2,
    "tables": 3,
    "house": 4,
    "lessons": 4,
    "door": 5,
    "requests": 6,
    "app": 7,
    "rate": 7,
    "workers": 7,
    "run": 8,
}
AT_HAND = {"settings": "kinds"}  # the one file of the server's ground that needs another
FILES = sorted(SRC.rglob("*.py"))


def imports(path: Path) -> Iterator[str]:
    """Dotted names of everything that the file imports, also inside functions."""
    package = ("kobako", *path.relative_to(SRC).parent.parts)
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


def room(path: Path) -> str:
    parts = path.relative_to(SRC).with_suffix("").parts
    return parts[0]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SRC)))
def test_imports_point_down(path: Path) -> None:
    here = room(path)
    for name in imports(path):
        if name.split(".")[0] != "kobako" or name == "kobako.__version__":
            continue
        there = name.split(".")[1]
        assert there in LAYER, f"{name}: which layer is that?"
        assert there == here or LAYER[there] < LAYER[here], f"{here} imports {name}"
        assert (here, there) not in APART


@pytest.mark.parametrize("path", sorted((SRC / "server").rglob("*.py")), ids=lambda path: str(path.name))
def test_imports_within_the_server_point_down(path: Path) -> None:
    here = path.relative_to(SRC / "server").with_suffix("").parts[0]
    for name in imports(path):
        if name.startswith("kobako.server."):
            there = name.split(".")[2]
            assert there in SERVER, f"{name}: which room of the server is that?"
            is_own = there == here or AT_HAND.get(here) == there
            assert is_own or SERVER[there] < SERVER[here], f"{here} imports {name}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SRC)))
def test_few_know_the_compiler(path: Path) -> None:
    knows = any(name.split(".")[0] == "numba" for name in imports(path))
    assert knows == (path in (SRC / "cards" / "jit.py", SRC / "cards" / "compiler.py"))
    if any(name.startswith("kobako.cards.compiler") for name in imports(path)):
        assert path == SRC / "cards" / "jit.py"


def test_a_game_imports_no_other_game() -> None:
    games = {path.name for path in (SRC / "games").iterdir() if path.is_dir() and path.name != "__pycache__"}
    for path in (SRC / "games").rglob("*.py"):
        folder = path.relative_to(SRC / "games").parts[0]
        others = {name.split(".")[2] for name in imports(path) if name.startswith("kobako.games.")} & games
        assert folder not in games or others <= {folder}


def test_the_naive_twins_share_nothing_with_the_engine() -> None:
    files = sorted((Path(__file__).parent / "naive").glob("*.py"))
    twins = [path for path in files if not path.name.startswith("test_")]
    assert len(twins) >= 4
    for path in twins:
        outside = {name.split(".")[0] for name in plain_imports(path)} & {"kobako", "numpy", "numba"}
        assert not outside, path.name


def plain_imports(path: Path) -> Iterator[str]:
    """What a file outside the package imports."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def test_the_walk_sees_what_it_should() -> None:
    """A control: relative, absolute and late imports are all found."""
    found = set(imports(SRC / "match" / "match.py"))
    assert {"kobako.games.drive", "kobako.match.record.RecordError", "numpy"} <= found
    assert "kobako.texts" in set(imports(SRC / "games" / "game.py"))
    assert "fluent.runtime.FluentBundle" in set(imports(SRC / "texts" / "__init__.py"))
