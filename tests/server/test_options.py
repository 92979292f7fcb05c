"""`kobako serve` and its settings: short help, and each one from an option, the environment and a file."""

import json
import os
import tomllib
from pathlib import Path

import pytest

from kobako.cli import main
from kobako.server import run
from kobako.server.settings import PREFIX, Settings, kinds

from .running import is_setting

POSTGRES = "postgresql://db/kobako"
OPTIONS = ("host", "port", "lan", "public_url", "open", "data_dir", "database", "workers")
OTHERS = [name for name in kinds() if name not in OPTIONS]

# A value of each, as a line of a file; none is the default.
LINES = """
host = "::1"
port = 9000
lan = true
public_url = "https://cards.example"
open = true
data_dir = "/srv/cards"
database = "sqlite:////srv/cards.sqlite3"
workers = 2
allow_origins = ["http://localhost:5173", "https://cards.example"]
trusted_proxies = ["10.0.0.0/8"]
log_level = "debug"
log_format = "json"
metrics_from = ["10.0.0.1"]
bot_delay_ms = [1, 2]
bot_think_ms = 100
opening_seconds = 1
absence_seconds = 90
idle_hours = 24
farewell_seconds = 30
push_services = []
max_frame = 4096
rate_socket = [1.5, 3]
rate_person = [2, 4]
rate_address = [3, 5]
rate_sign_in = [0.5, 5]
rate_guests = [0.5, 6]
rate_chat = [0.25, 7]
max_sockets = 100
max_sockets_person = 3
max_sockets_address = 30
max_tables = 50
max_tables_person = 5
max_ties_person = 6
max_devices_person = 7
max_reports_person = 8
max_watchers = 0
send_queue = 32
send_bytes = 70000
""".strip().splitlines()
VALUES = {name: value for line in LINES for name, value in tomllib.loads(line).items()}


def typed(name: str) -> str:
    """The value as one would type it."""
    value = VALUES[name]
    if isinstance(value, list):
        return ",".join(map(str, value)) or ","  # an empty variable would be none
    return str(value).lower() if isinstance(value, bool) else str(value)


@pytest.fixture(autouse=True)
def _no_settings_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if is_setting(name)]:
        monkeypatch.delenv(name)


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """The settings of servers that would have been started."""
    found: list[Settings] = []

    def serve(settings: Settings, language: str) -> int:
        found.append(settings)
        return 0

    monkeypatch.setattr(run, "serve", serve)
    return found


def file_of(tmp_path: Path, text: str) -> list[str]:
    path = tmp_path / "some.toml"
    path.write_text(text, "utf-8")
    return ["--config", str(path)]


def refusal(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert main(["serve", *args]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    return told.err.removeprefix("kobako: ").rstrip("\n")


def test_the_help_fits_on_a_screen(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--help"])
    assert ended.value.code == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) <= 24
    assert max(map(len, lines)) <= 80
    shown = {line.split()[0] for line in lines if line.startswith("  --")}
    assert shown == {f"--{name.replace('_', '-')}" for name in OPTIONS} | {"--config", "--set", "--lang"}


@pytest.mark.parametrize("name", kinds())
def test_every_setting_can_be_set_in_three_places(
    name: str, tmp_path: Path, served: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    base = [] if name == "database" else ["--set", f"database={POSTGRES}"]  # several workers need one
    line = next(line for line in LINES if line.startswith(f"{name} ="))
    nothing = file_of(tmp_path, "")
    assert main(["serve", *nothing, *base]) == 0
    assert main(["serve", *nothing, *base, "--set", f"{name}={typed(name)}"]) == 0
    assert main(["serve", *file_of(tmp_path, line), *base]) == 0
    monkeypatch.setenv(f"{PREFIX}{name.upper()}", typed(name))
    assert main(["serve", *file_of(tmp_path, ""), *base]) == 0
    default, by_option, by_file, by_variable = served
    assert getattr(by_option, name) != getattr(default, name)
    assert by_option == by_file == by_variable


@pytest.mark.parametrize("name", OPTIONS)
def test_an_option_of_its_own_says_the_same(name: str, tmp_path: Path, served: list[Settings]) -> None:
    base = [*file_of(tmp_path, ""), *(() if name == "database" else ("--database", POSTGRES))]
    option = f"--{name.replace('_', '-')}"
    words = [option] if VALUES[name] is True else [option, typed(name)]
    assert main(["serve", *base, *words]) == 0
    assert main(["serve", *base, "--set", f"{name}={typed(name)}"]) == 0
    assert served[0] == served[1]
    assert getattr(served[0], name) != getattr(Settings(), name)


def test_the_last_of_several_counts(tmp_path: Path, served: list[Settings]) -> None:
    file = file_of(tmp_path, "port = 1\nmax_tables = 2")
    for words in (["--port", "9000", "--set", "port=9001"], ["--set", "port=9000", "--port", "9001"]):
        assert main(["serve", *file, *words, "--lan", "--set", "lan=false", "--set", "max_tables=3"]) == 0
        settings = served.pop()
        assert (settings.port, settings.lan, settings.max_tables) == (9001, False, 3)


@pytest.mark.parametrize("name", kinds())
def test_every_setting_refuses_what_cannot_be(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = " " if name == "data_dir" else "?"
    nothing = file_of(tmp_path, "")
    told = {f"--set {name}": refusal(capsys, *nothing, "--set", f"{name}={wrong}")}
    told[f"some.toml: {name}"] = refusal(capsys, *file_of(tmp_path, f"{name} = {json.dumps(wrong)}"))
    monkeypatch.setenv(f"{PREFIX}{name.upper()}", wrong)
    told[f"{PREFIX}{name.upper()}"] = refusal(capsys, *file_of(tmp_path, ""))
    for where, sentence in told.items():
        assert sentence.startswith(f"{where} cannot be “{wrong}”: it must be ")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--port", "x"], "--port cannot be “x”: it must be a whole number from 0 to 65535"),
        (["--data-dir", " "], "--data-dir cannot be “ ”: it must be the path of a folder"),
        (["--set", "max-tables=1"], "--set max-tables: there is no such setting; did you mean max_tables?"),
        (["--set", "prot=1"], "--set prot: there is no such setting; did you mean port?"),
        (["--set", "qqq=1"], "--set qqq: there is no such setting; there are host, port, "),
        (["--set", "=1"], "--set : there is no such setting; there are host, port, "),
        (["--set", "port"], "argument --set: an option is written NAME=VALUE, not 'port'"),
        (["--set"], "argument --set: expected one argument"),
        (["--no-lan"], "unrecognized arguments: --no-lan"),
        (["--set", "workers=2"], "workers cannot be 2: SQLite allows exactly one server process"),
    ],
)
def test_a_wrong_word_is_one_sentence_and_code_2(
    words: list[str], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refusal(capsys, *file_of(tmp_path, ""), *words).startswith(why)


@pytest.mark.parametrize("name", OTHERS)
def test_the_other_settings_have_no_option(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    option = f"--{name.replace('_', '-')}"
    assert refusal(capsys, option, typed(name)).startswith(f"unrecognized arguments: {option}")
