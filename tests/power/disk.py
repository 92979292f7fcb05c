"""A disk whose power can be cut: what was synced stays; of the rest anything may be there, or none."""

from __future__ import annotations

import threading
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import apsw

SECTOR = 512  # bytes that are written whole or not at all
VFS = "kobako-power"

Write = tuple[int, bytes]  # where, and what
Truncate = int  # to which size


@dataclass
class Image:
    """A file as it would be found after a cut."""

    synced: bytearray = field(default_factory=bytearray)
    unsynced: list[Write | Truncate] = field(default_factory=list)
    is_sure: bool = False  # its name is on the disk

    def sync(self) -> None:
        for change in self.unsynced:
            apply(self.synced, change)
        self.unsynced.clear()
        self.is_sure = True

    def remains(self, rng: Random) -> bytes:
        """What was synced, and of the rest whatever the disk has got to."""
        found = bytearray(self.synced)
        for change in self.unsynced:
            lot = rng.random()
            if lot < 0.4:
                apply(found, change)
            elif lot < 0.7 and not isinstance(change, int):
                for piece in torn(change, rng):
                    apply(found, piece)
        return bytes(found)


def apply(content: bytearray, change: Write | Truncate) -> None:
    if isinstance(change, int):
        del content[change:]
        return
    offset, data = change
    content.extend(bytes(max(0, offset - len(content))))
    content[offset : offset + len(data)] = data


def torn(write: Write, rng: Random) -> list[Write]:
    """Some of its sectors."""
    offset, data = write
    starts = range(0, len(data), SECTOR)
    return [(offset + at, data[at : at + SECTOR]) for at in starts if rng.random() < 0.5]


class Disk:
    """The files of one folder. After so many changes and syncs the power is cut."""

    def __init__(self, folder: Path, life: int, rng: Random) -> None:
        self.folder, self.left, self.rng = folder, life, rng
        self.lock = threading.Lock()
        self.images: dict[str, Image] = {}
        self.is_off = False
        for path in folder.iterdir():
            self.images[path.name] = Image(bytearray(path.read_bytes()), is_sure=True)

    def note(self, name: str, change: Write | Truncate | None) -> None:
        """A file is changed, or (None) synced. When the power is off, nothing reaches the disk."""
        with self.lock:
            self.left -= 1
            self.is_off = self.is_off or self.left < 0
            if self.is_off:
                return
            image = self.images.setdefault(name, Image())
            if change is None:
                image.sync()
            else:
                image.unsynced.append(change)

    def forget(self, name: str) -> None:
        with self.lock:
            if not self.is_off:
                self.images.pop(name, None)

    def cut(self) -> None:
        """Now, at the latest."""
        with self.lock:
            self.is_off = True

    def leave(self, folder: Path) -> None:
        """Put what is left into another folder."""
        assert self.is_off
        for name, image in sorted(self.images.items()):
            if image.is_sure or self.rng.random() < 0.5:
                (folder / name).write_bytes(image.remains(self.rng))


class PowerFile(apsw.VFSFile):
    """A real file, for SQLite to read what it has written. Only the disk knows what would be left."""

    def __init__(self, disk: Disk, name: Any, flags: list[int]) -> None:
        super().__init__("", name, flags)
        text = name.filename() if isinstance(name, apsw.URIFilename) else str(name)
        self.disk, self.name = disk, Path(text).name

    def xWrite(self, data: Any, offset: int) -> None:  # noqa: N802 - SQLite's names
        super().xWrite(data, offset)
        self.disk.note(self.name, (offset, bytes(data)))

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        super().xTruncate(newsize)
        self.disk.note(self.name, newsize)

    def xSync(self, flags: int) -> None:  # noqa: N802
        self.disk.note(self.name, None)


class PowerVfs(apsw.VFS):
    """Opens files on whatever disk there is now."""

    def __init__(self) -> None:
        super().__init__(VFS, "")
        self.disk: Disk | None = None

    def xOpen(self, name: Any, flags: list[int]) -> apsw.VFSFile:  # noqa: N802
        assert self.disk
        return PowerFile(self.disk, name, flags) if name else apsw.VFSFile("", name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802
        """It is gone at once: to keep a deleted log would do SQLite no harm."""
        super().xDelete(filename, syncdir)
        assert self.disk
        self.disk.forget(Path(filename).name)
