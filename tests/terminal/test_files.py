from pathlib import Path

import pytest

from kobako.terminal import files


@pytest.fixture(autouse=True)
def _data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KOBAKO_DATA_DIR", str(tmp_path / "data"))


def test_a_new_record_has_a_file_of_its_own(tmp_path: Path) -> None:
    paths = {files.new_record("luz", 7) for _ in range(5)}
    assert len(paths) == 5
    assert all(path.parent == tmp_path / "data" / "records" for path in paths)
    assert all(path.name.startswith("luz-2") and path.suffix == ".txt" and path.exists() for path in paths)


def test_a_huge_seed_fits_into_a_name() -> None:
    assert len(files.new_record("luz", 10**900).name) < 60


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    files.claim(path)
    with pytest.raises(FileExistsError):
        files.claim(path)


def test_a_text_is_replaced_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    for text in ("[game luz]\n", "二\n"):
        files.write_text(path, text)
        assert files.read_text(path) == text
    assert [each.name for each in tmp_path.iterdir()] == ["game.txt"]


def test_when_writing_fails_the_old_text_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.txt"
    files.write_text(path, "old")

    def full(_: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="disk full"):
        files.write_text(path, "new")
    assert path.read_text() == "old"
    assert [each.name for each in tmp_path.iterdir()] == ["game.txt"]


@pytest.mark.parametrize(
    ("content", "why"),
    [(b"\xff\xfe\x00", "cli-file-binary"), (b"x" * (files.LARGEST + 1), "cli-file-large")],
)
def test_what_cannot_be_a_record(tmp_path: Path, content: bytes, why: str) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    with pytest.raises(files.BadFile, match=why):
        files.read_text(path)
