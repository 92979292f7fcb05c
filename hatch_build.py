"""Build hook: the browser client for sdist and wheel. An editable install leaves it to the Makefile."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = (20, 19)
SOURCES = ("web/src", "src/kobako/texts")
FILES = ("web/index.html", "web/package.json", "web/package-lock.json", "web/vite.config.ts")


class ClientHook(BuildHookInterface[Any]):
    """Runs `npm ci && npm run build` before packing, unless the client is there and fresh."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable" or is_fresh(root):
            return
        if has_node() and built(root / "web"):
            return
        if self.target_name == "sdist":
            raise RuntimeError(
                "an sdist contains the built client: install Node and npm, then build it again"
            )
        self.app.display_warning("Kobako is built without its browser client: that takes Node and npm.")


def sources(root: Path) -> Iterator[Path]:
    """All files that the client is made of."""
    yield from (root / name for name in FILES)
    for folder in SOURCES:
        files = (path for path in (root / folder).rglob("*") if path.is_file())
        yield from (path for path in files if path.suffix not in (".py", ".pyc"))


def is_fresh(root: Path) -> bool:
    """Whether there is a client no older than its sources; the one in an unpacked sdist always is."""
    page = root / "src/kobako/server/client/index.html"
    if not page.is_file() or (root / "PKG-INFO").is_file():
        return page.is_file()
    return page.stat().st_mtime >= max(path.stat().st_mtime for path in sources(root))


def has_node() -> bool:
    """Whether the machine has npm and a Node that is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def built(web: Path) -> bool:
    """Builds the client; False when that failed, for example without a network."""
    npm = shutil.which("npm") or "npm"
    steps = ([npm, "ci"], [npm, "run", "build"])
    return all(subprocess.run(step, cwd=web, check=False).returncode == 0 for step in steps)
