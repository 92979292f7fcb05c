"""Some power cuts; `make soak` has a thousand."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from .cuts import cut_often
from .disk import SECTOR, Disk

OFF = 0  # synchronous


def test_nothing_acknowledged_is_lost_when_the_power_is_cut(tmp_path: Path) -> None:
    acks, heard = cut_often(tmp_path, 20, seed=1)
    assert acks > 20
    assert heard > 200


def test_a_database_that_does_not_sync_loses_something_and_is_caught(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"was acknowledged as|thrown back|damaged|is lost|is not there"):
        cut_often(tmp_path, 20, seed=1, synchronous=OFF)


def test_of_what_was_not_synced_anything_may_be_lost(tmp_path: Path) -> None:
    disk = Disk(tmp_path, 100, Random(1))
    sectors = 50
    disk.note("f", (0, b"a" * SECTOR * sectors))
    disk.note("f", None)
    disk.note("f", (0, b"b" * SECTOR * sectors))
    found = {disk.images["f"].remains(Random(seed)) for seed in range(50)}
    assert b"a" * SECTOR * sectors in found  # lost
    assert b"b" * SECTOR * sectors in found  # there
    assert any(b"ab" in content and len(content) == SECTOR * sectors for content in found)  # torn
    disk.cut()
    disk.note("f", None)
    assert disk.images["f"].synced == b"a" * SECTOR * sectors
