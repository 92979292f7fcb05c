"""Prints the path of a Chromium to test with: KOBAKO_CHROMIUM, the machine's own, or one from npm.

The one from npm is unpacked into .venv/chromium with the libraries that it needs; no root, nothing outside.
Where the machine has no font for Japanese or Chinese, fonts from npm are laid beside it.
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
FONTS = FOLDER / "fonts"
FONT_PACKAGES = SOURCE / "node_modules" / "@expo-google-fonts"
LANGUAGES = ("ja", "zh-tw")
WEIGHTS = ("400Regular", "700Bold")
FONT_SETTINGS = f"""<?xml version="1.0"?>
<fontconfig>
  <dir>{FONTS}</dir><dir>/usr/share/fonts</dir><dir>/usr/local/share/fonts</dir>
  <cachedir>{FONTS}/cache</cachedir>
</fontconfig>
"""


def own() -> str | None:
    """A Chromium that is on this machine already."""
    named = os.environ.get("KOBAKO_CHROMIUM")
    return named or next((path for path in map(shutil.which, NAMES) if path), None)


def has_fonts() -> bool:
    """Whether the machine can write Japanese and Chinese. (Elsewhere than on Linux, it can.)"""
    if sys.platform != "linux":
        return True
    lister = shutil.which("fc-list")
    asked = [[lister, f":lang={language}"] for language in LANGUAGES] if lister else []
    return bool(asked) and all(subprocess.run(each, capture_output=True).stdout for each in asked)


def surroundings(path: str) -> dict[str, str]:
    """Variables by which a Chromium finds what was laid beside the one from npm."""
    libraries = {"LD_LIBRARY_PATH": str(FOLDER / "lib")} if Path(path).is_relative_to(FOLDER) else {}
    return libraries if has_fonts() else libraries | {"FONTCONFIG_PATH": str(FONTS)}


def ready() -> str:
    """The path of a Chromium that can write; what is missing is installed, if that was not done before."""
    if not has_fonts() and not (FONTS / "fonts.conf").exists():
        _install()
        _lay_fonts()
    path = own() or str(FOLDER / "chromium")
    if not Path(path).exists():
        _install()
        _unpack_chromium(Path(path))
    return path


def _install() -> None:
    FONTS.mkdir(parents=True, exist_ok=True)
    if not PACKED.exists() or not FONT_PACKAGES.exists():
        npm = (str(ROOT / "tools" / "node"), "npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund")
        subprocess.run(npm, cwd=SOURCE, check=True, stdout=sys.stderr)


def _lay_fonts() -> None:
    for weight in WEIGHTS:
        for font in FONT_PACKAGES.glob(f"*/{weight}/*.ttf"):
            shutil.copy(font, FONTS)
    (FONTS / "fonts.conf").write_text(FONT_SETTINGS, "utf-8")  # last: when it is there, all are


def _unpack_chromium(path: Path) -> None:
    node = str(ROOT / "tools" / "node")
    for name in ("al2023.tar", "fonts.tar"):
        with tarfile.open(_unpack(node, name)) as archive:
            archive.extractall(FOLDER, filter="data")
    program = _unpack(node, "chromium")
    program.chmod(0o755)
    program.rename(path)  # last: when it is there, all is


def _unpack(node: str, name: str) -> Path:
    part = FOLDER / f"{name}.part"
    subprocess.run([node, "node", "-e", UNPACK, str(PACKED / f"{name}.br"), str(part)], check=True)
    return part


def main() -> int:
    print(ready())
    return 0


if __name__ == "__main__":
    sys.exit(main())
