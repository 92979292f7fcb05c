"""Backups: what one database held, another holds, whichever kind they are."""

import asyncio
import gzip
from pathlib import Path

import pytest

from kobako.cli import main
from kobako.server.store import Order, Person, Session, Store
from kobako.server.store.backup import BackupError, back_up, restore
from server.rows import at, row, with_store

ANNA = Person("p1", "あや", bytes(range(256)), 5)
SESSION = Session(bytes(range(32)), "p1", 5, 6, 7, "Firefox")


@pytest.fixture
def one(address: str) -> str:
    """The address of a database with something in it."""
    with_store(address, fill)
    return address


async def fill(store: Store) -> None:
    await store.add_person(ANNA, SESSION)
    for name in ("t", "u"):
        await store.append([row(seq, f"c{seq}") for seq in range(1, 1201)], at(1200, name))
        await store.order(name, 1, Order("pass", "pass 7"))
        await store.admit(name, "p1")


async def check(store: Store) -> None:
    assert await store.session(SESSION.token_hash) == (ANNA, SESSION)
    for name in ("t", "u"):
        assert await store.table(name) == at(1200, name)
        assert await store.events(name) == [row(seq, f"c{seq}") for seq in range(1, 1201)]
        assert await store.orders(name) == {1: Order("pass", "pass 7")}
        assert await store.is_admitted(name, "p1")
    await store.append([row(1201)], at(1201))


def test_what_was_there_is_there_again_in_either_kind(one: str, tmp_path: Path, url: str) -> None:
    file, other = tmp_path / "backup", f"sqlite:///{tmp_path / 'new' / 'other.sqlite3'}"
    rows = back_up(one, file)
    assert file.stat().st_mode & 0o077 == 0  # it is nobody else's
    assert (tmp_path / "new").exists() is False
    assert restore(other, file) == rows == 2 * 1200 + 2 + 1 + 1 + 4 + 2 + 2
    assert (tmp_path / "new").stat().st_mode & 0o077 == 0
    with_store(other, check)
    if one != url:
        restore(url, file)
        with_store(url, check)


def test_a_backup_is_taken_while_a_server_writes(one: str, tmp_path: Path) -> None:
    """What it holds is what there was at one moment: no table without its log, no log without its table."""

    async def write(store: Store) -> None:
        seq = 1200
        taking = asyncio.create_task(asyncio.to_thread(back_up, one, tmp_path / "backup"))
        while not taking.done() or seq < 1210:
            seq += 1
            await store.append([row(seq)], at(seq), reseat=False)
        await taking

    with_store(one, write)
    restored = f"sqlite:///{tmp_path / 'other.sqlite3'}"
    restore(restored, tmp_path / "backup")

    async def read(store: Store) -> None:
        table = await store.table("t")
        assert table
        assert table.head == len(await store.events("t"))

    with_store(restored, read)


def test_only_an_empty_database_is_filled(one: str, tmp_path: Path) -> None:
    back_up(one, tmp_path / "backup")
    with pytest.raises(BackupError) as refusal:
        restore(one, tmp_path / "backup")
    assert refusal.value.message == "backup-not-empty"
    with_store(one, check)


def test_what_is_cut_short_restores_nothing(one: str, tmp_path: Path) -> None:
    file, other = tmp_path / "backup", f"sqlite:///{tmp_path / 'other.sqlite3'}"
    back_up(one, file)
    whole = file.read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    for damaged in (whole[: len(whole) // 2], gzip.compress(b"".join(lines[:-1]))):
        (tmp_path / "cut").write_bytes(damaged)
        with pytest.raises(BackupError) as refusal:
            restore(other, tmp_path / "cut")
        assert refusal.value.message == "backup-cut"
    assert restore(other, file) > 0  # it is still empty


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("dear diary", "is no backup"),
        ("[1]\n", "is no backup"),
        ('{"kobako backup":1,"revision":"9999"}\n', "newer Kobako"),
    ],
)
def test_what_is_no_backup_is_refused(
    content: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_bytes(gzip.compress(content.encode()))
    assert main(["restore", str(tmp_path / "file"), "--data-dir", str(tmp_path / "data")]) == 1
    assert message in capsys.readouterr().err


def test_the_commands(one: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "backup")
    assert main(["backup", file, "--database", one]) == 0
    assert "2,412 rows" in capsys.readouterr().out
    assert main(["backup", file, "--database", one]) == 1
    assert "File exists" in capsys.readouterr().err
    assert main(["restore", file, "--data-dir", str(tmp_path / "data")]) == 0
    assert main(["restore", file, "--data-dir", str(tmp_path / "data")]) == 1
    assert "not empty" in capsys.readouterr().err
    assert main(["backup", f"{file}2", "--data-dir", str(tmp_path / "nothing")]) == 1
    assert "there is no file" in capsys.readouterr().err
    assert main(["restore", f"{file}3", "--data-dir", str(tmp_path / "data")]) == 1
    assert "No such file" in capsys.readouterr().err
