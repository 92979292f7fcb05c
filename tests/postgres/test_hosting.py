"""Every command in docs/hosting.md, run as it stands there, on databases of the tests."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

from server.running import running
from waiting import PATIENCE

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
COMMANDS = re.findall(r"^    (\S.+)$", PAGE, re.MULTILINE)
ADDRESS = "postgresql://kobako:secret@localhost/kobako"
TYPED = (  # one after another, as somebody would
    "pip install 'kobako[postgresql]'",
    f"kobako serve --database {ADDRESS} --workers 4",
    "kobako backup cards.backup",
    "kobako restore cards.backup --data-dir new-folder",
    "kobako backup moving.backup",
    f"kobako restore moving.backup --database {ADDRESS}",
)
PIP, SERVE, BACK_UP, RESTORE, BACK_UP_TO_MOVE, MOVE = TYPED


def test_there_are_no_other_commands() -> None:
    assert tuple(COMMANDS) == TYPED


def test_what_pip_is_told_to_install_is_there() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert re.findall(r"\[(\w+)\]", PIP)[0] in project["optional-dependencies"]


def run(command: str, folder: Path, url: str) -> str:
    """Run a command of the page in a folder; what it says."""
    words = command.replace(ADDRESS, url).split()[1:]
    environment = os.environ | {"KOBAKO_DATA_DIR": str(folder / "data")}
    done = subprocess.run(
        [sys.executable, "-m", "kobako", *words],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_backup_of_a_running_server_is_restored_and_moved(tmp_path: Path, url: str) -> None:
    with running(tmp_path) as server:
        ann = server.guest("Ann")
        table = server.table(ann, "me", "person", "bot easy")
        assert "rows" in run(BACK_UP, tmp_path, url)
        assert "rows" in run(RESTORE, tmp_path, url)
        server.end()
        run(BACK_UP_TO_MOVE, tmp_path, url)
        run(MOVE, tmp_path, url)
    (tmp_path / "again").mkdir()
    (tmp_path / "new-folder").rename(tmp_path / "again" / "data")
    flags = SERVE.replace(ADDRESS, url).split()[2:]
    for folder, options in ((tmp_path / "again", []), (tmp_path / "moved", flags)):
        with running(folder, *options) as server:
            me = server.get("/api/me", ann).json()
            assert [row["table"] for row in me["tables"]] == [table]
            assert server.end() == 0
