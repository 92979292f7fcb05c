"""Generated files: those that git tracks are fresh; how types and scenes are generated."""

import json
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta
from msgspec.inspect import type_info

from kobako import Match
from kobako.match.record import RecordError
from kobako.messages.http import Ask
from tools import generate, parts, scenes, typescript

ROOT = Path(__file__).resolve().parent.parent
TRACKED = [generator for generator in generate.GENERATORS if generator.is_tracked]

# ----------------------------------------------------------------------------------------------- freshness


@pytest.mark.parametrize("generator", TRACKED, ids=lambda generator: generator.name)
def test_a_tracked_file_is_fresh(generator: generate.Generator) -> None:
    assert generate.stale(generate.files_of(generator)) == [], "run make generate"


def test_a_stale_file_is_noticed_and_written(tmp_path: Path) -> None:
    files = {"a/b.json": "new\n", "c.md": "new\n"}
    (tmp_path / "c.md").write_text("old\n")
    assert generate.stale(files, tmp_path) == ["a/b.json", "c.md"]
    generate.write(files, tmp_path)
    assert generate.stale(files, tmp_path) == []


def test_a_check_fails_and_writes_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = (ROOT / "docs" / "settings.md").read_text("utf-8")
    for content, code, told in (
        (before, 0, ""),
        ("other", 1, "docs/settings.md is stale: run make generate\n"),
    ):
        monkeypatch.setattr(generate, "generate", lambda _, made=content: {"docs/settings.md": made})
        assert generate.main(["--check"]) == code
        assert capsys.readouterr().err == told
    assert (ROOT / "docs" / "settings.md").read_text("utf-8") == before


def test_what_is_written_by_set_up_is_not_tracked(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[generate.Generator] = []

    def ask(generators: Iterable[generate.Generator]) -> generate.Files:
        asked.extend(generators)
        return {}

    monkeypatch.setattr(generate, "generate", ask)
    assert generate.main(["--untracked"]) == 0
    assert {*asked, *TRACKED} == set(generate.GENERATORS)
    assert not {*asked} & {*TRACKED}
    folders = ["docs/reference", "web/tests/generated"]
    listed = subprocess.run(["git", "ls-files", *folders], cwd=ROOT, capture_output=True, check=True).stdout
    assert listed == b""


def test_a_part_of_a_page_is_replaced() -> None:
    page = "before\n<!-- sizes: -->\n176\n<!-- /sizes -->\nafter\n"
    made = parts.with_part(page, "sizes", ["177"])
    assert made == "before\n<!-- sizes: make generate -->\n\n177\n\n<!-- /sizes -->\nafter\n"
    assert parts.with_part(made, "sizes", ["177"]) == made
    for wrong, places in (("nothing", 0), (page + page, 2)):
        with pytest.raises(ValueError, match=f"{places} places for sizes"):
            parts.with_part(wrong, "sizes", [])


# --------------------------------------------------------------------------------------------- TypeScript


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (str | None, "string | null"),
        (Annotated[int, Meta(ge=0)] | float, "number"),
        (Literal["a", "b"], '"a" | "b"'),
        (list[str | None], "(string | null)[]"),
        (list[list[bool]], "boolean[][]"),
        (tuple[int, str], "[number, string]"),
        (dict[str, str | int | list[str | int]], "Record<string, string | number | (string | number)[]>"),
        (dict[str, str | tuple[str | int, ...]], "Record<string, string | (string | number)[]>"),
        (dict[str, str | list[Any]], "Record<string, string | unknown[]>"),
        (Any, "unknown"),
    ],
)
def test_a_type_in_typescript(kind: Any, text: str) -> None:
    assert typescript.text_of(type_info(kind)) == text


class Base(msgspec.Struct, tag=str.lower, tag_field="type"):
    """A base."""

    table: str


class Sent(Base):
    """What the server sends.

    On two lines.
    """

    own: int = 0  # None is never sent
    table_of: list[Base] = []


class Overriding(Sent):
    """A struct that says more of a field of its base."""

    own: Literal[1] = 1  # never None


class Asked(Ask):
    """What a client asks."""

    first: str
    kind: Literal[
        "one of the very longest", "words that", "nobody would ever", "write into", "a literal", "of Python"
    ] = "of Python"


def test_a_struct_in_typescript() -> None:
    assert typescript.interface(Base) == "/** A base. */\nexport interface Base {\n  table: string;\n}"
    assert typescript.interface(Sent).splitlines() == [
        "/**",
        " * What the server sends.",
        " *",
        " * On two lines.",
        " */",
        "export interface Sent extends Base {",
        "  own: number; // null is never sent",
        "  table_of: Base[];",
        "}",
    ]


def test_a_field_that_is_declared_again_stands_in_both() -> None:
    assert typescript.with_bases([Overriding]) == [Base, Sent, Overriding]
    assert typescript.interface(Overriding).splitlines()[1:] == [
        "export interface Overriding extends Sent {",
        '  type: "overriding";',
        "  own: 1; // never null",
        "}",
    ]


def test_what_a_client_may_leave_out_is_optional_and_long_unions_are_broken() -> None:
    lines = typescript.interface(Asked).splitlines()
    assert lines[2:5] == ["  first: string;", "  kind?:", '    | "a literal"']


def test_two_structs_of_one_name_are_refused() -> None:
    other = msgspec.defstruct("Sent", [("more", int)])
    assert typescript.with_bases([Sent]) == [Base, Sent]
    with pytest.raises(ValueError, match="the name Sent"):
        typescript.with_bases([Sent, other])


# ------------------------------------------------------------------------------------------------- scenes

RECORD = """\
[game luz]
[players 3]
[rules 1]
; scene empty
first 1
; scene watched
"""


def test_scenes_are_cut_from_marked_positions() -> None:
    match = Match("luz", 3, chance="given")
    other = RECORD.replace("empty", "other").replace("; scene watched\n", "")
    expected = {"empty": {"view": match.view(scenes.SEAT), "legal": []}}
    match.chance("first 1")
    expected["watched"] = {"view": match.view(None), "legal": []}
    found = dict(scenes.scenes_of_all(RECORD + other))
    assert found == expected | {"other": expected["empty"]}


def test_every_file_of_scenes_has_the_end_of_a_game(tmp_path: Path) -> None:
    path = tmp_path / "luz-3.txt"
    path.write_text(RECORD)
    found = json.loads(scenes.json_of_file(path))
    assert list(found) == ["empty", "watched", "over"]
    assert found["over"]["view"]["over"]
    assert found["over"]["legal"] == []


def test_a_record_that_cannot_be_is_named(tmp_path: Path) -> None:
    path = tmp_path / "luz-3.txt"
    path.write_text(RECORD.replace("first 1", "first 3"))
    with pytest.raises(RecordError) as caught:
        scenes.json_of_file(path)
    assert caught.value.__notes__ == ["in luz-3.txt"]
