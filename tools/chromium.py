"""Prints the path of a Chromium to test with: KOBAKO_CHROMIUM, the machine's own, or one from npm.

The one from npm is unpacked into .venv/chromium with the libraries that it needs; no root, nothing outside.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FOLDER = ROOT / ".venv" / "chromium"
SOURCE = ROOT / "tests" / "browser"
PACKED = SOURCE / "node_modules" / "@sparticuz" / "chromium" / "bin"
# Python has no Brotli; Node has.
UNPACK = """
const { createReadStream, createWriteStream } = require("node:fs");
const { createBrotliDecompress } = require("node:zlib");
const [from, to] = process.argv.slice(1);
createReadStream(from).pipe(createBrotliDecompress()).pipe(createWriteStream(to));
"""
FONTS = """<?xml version="1.0"?>
<fontconfig><dir>{folder}</dir><cachedir>{folder}/cache</cachedir></fontconfig>
"""


def own() -> str | None:
    """A Chromium that is on this machine already."""
    named = os.environ.get("KOBAKO_CHROMIUM")
    return named or next((path for path in map(shutil.which, NAMES) if path), None)


def surroundings(path: str) -> dict[str, str]:
    """Variables by which the one from npm finds its libraries and, where the machine has none, its fonts."""
    if not Path(path).is_relative_to(FOLDER):
        return {}
    fonts = {} if shutil.which("fc-list") else {"FONTCONFIG_PATH": str(FOLDER / "fonts")}
    return {"LD_LIBRARY_PATH": str(FOLDER / "lib")} | fonts


def unpacked() -> str:
    """The one from npm; installed and unpacked if that was not done before."""
    path = FOLDER / "chromium"
    if not path.exists():
        node = str(ROOT / "tools" / "node")
        subprocess.run(
            [node, "npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=SOURCE, check=True
        )
        FOLDER.mkdir(parents=True, exist_ok=True)
        for name in ("al2023.tar", "fonts.tar"):
            with tarfile.open(_unpack(node, name)) as archive:
                archive.extractall(FOLDER, filter="data")
        (FOLDER / "fonts" / "fonts.conf").write_text(FONTS.format(folder=FOLDER / "fonts"), "utf-8")
        program = _unpack(node, "chromium")  # last: when it is there, all is
        program.chmod(0o755)
        program.rename(path)
    return str(path)


def _unpack(node: str, name: str) -> Path:
    part = FOLDER / f"{name}.part"
    subprocess.run([node, "node", "-e", UNPACK, str(PACKED / f"{name}.br"), str(part)], check=True)
    return part


def main() -> int:
    print(own() or unpacked())
    return 0


if __name__ == "__main__":
    sys.exit(main())
