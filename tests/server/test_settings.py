"""Settings: one table, three sources in their order, and what cannot be is refused in one sentence."""

import tomllib
from dataclasses import FrozenInstanceError, fields
from pathlib import Path
from typing import Any

import pytest

from kobako import texts
from kobako.server.settings import (
    FILE,
    Given,
    Settings,
    SettingsError,
    defaults,
    kinds,
    message_of,
    read_settings,
)

ROOT = Path(__file__).resolve().parent.parent.parent


def options(**values: object) -> list[Given]:
    return [Given(f"--set {name}", name, value) for name, value in values.items()]


def read(tmp_path: Path, typed: Any = None, file: Any = None, **environment: str) -> Settings:
    if file is not None:
        (tmp_path / FILE).write_text(file, "utf-8")
    return read_settings(
        options(**(typed or {})), {"KOBAKO_DATA_DIR": str(tmp_path), "HOME": "x", **environment}
    )


def refusal(tmp_path: Path, *args: Any, **environment: str) -> str:
    with pytest.raises(SettingsError) as refused:
        read(tmp_path, *args, **environment)
    return refused.value.text()


# -------------------------------------------------------------------------------------------- the table


def test_every_setting_has_its_words_in_every_language() -> None:
    assert len(kinds()) == len(fields(Settings)) >= 25
    for name, kind in kinds().items():
        for language in texts.LANGUAGES:
            assert texts.say(message_of(name), language=language)
            assert texts.say(*kind.allows, language)


def test_every_default_is_a_value_that_can_be_typed() -> None:
    unset = {each.name: each.default for each in fields(Settings)}
    for name, shown in defaults().items():
        if shown:
            assert kinds()[name].read(shown) == unset[name], name


def test_settings_do_not_change(tmp_path: Path) -> None:
    with pytest.raises(FrozenInstanceError):
        read(tmp_path).port = 1  # type: ignore[misc]


def test_the_data_lies_together(tmp_path: Path) -> None:
    settings = read(tmp_path)
    assert settings.data_dir == tmp_path
    assert settings.database == f"sqlite:///{tmp_path / 'kobako.sqlite3'}"
    assert read_settings([], {}).data_dir == Settings().data_dir
    assert Settings().data_dir.is_absolute()


# ------------------------------------------------------------------------------------------ the sources


def test_options_before_environment_before_file_before_default(tmp_path: Path) -> None:
    file = "port = 1001\nlan = true\nmax_tables = 5\n"
    assert read(tmp_path).port == 8752
    assert read(tmp_path, file=file).port == 1001
    assert read(tmp_path, file=file, KOBAKO_PORT="1002").port == 1002
    settings = read(
        tmp_path, {"port": "1003", "lan": "false"}, file, KOBAKO_PORT="1002", KOBAKO_MAX_TABLES="6"
    )
    assert (settings.port, settings.lan, settings.max_tables) == (1003, False, 6)
    assert read(tmp_path, file=file, KOBAKO_PORT="").port == 1001  # an empty variable is none


def test_the_file_is_where_it_was_said_to_be(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("port = 1001")
    (tmp_path / "other.toml").write_text("port = 1002")
    (tmp_path / "third.toml").write_text("port = 1003")
    environment = {"KOBAKO_DATA_DIR": str(tmp_path), "KOBAKO_CONFIG": str(tmp_path / "other.toml")}
    assert read_settings(options(data_dir=str(tmp_path)), {}).port == 1001
    assert read_settings([], environment).port == 1002
    assert read_settings([], environment, tmp_path / "third.toml").port == 1003
    with pytest.raises(SettingsError) as refused:
        read_settings([], {}, tmp_path / "missing.toml")
    assert refused.value.text() == f"there is no file {tmp_path / 'missing.toml'}"
    assert read_settings(options(data_dir=str(tmp_path / FILE / "x")), {}).port == 8752


def test_addresses_of_other_pages_are_as_browsers_send_them(tmp_path: Path) -> None:
    typed = "http://localhost:5173/,https://CARDS.example:443"
    told = read(tmp_path, {"allow_origins": typed}).allow_origins
    assert told == ("http://localhost:5173", "https://cards.example")


# ------------------------------------------------------------------------------------- what cannot be

WHOLE = "it must be a whole number from 0 to 65535"
WRONG = [
    ("port", "x", WHOLE),
    ("port", "-1", WHOLE),
    ("port", "65536", WHOLE),
    ("port", "1.0", WHOLE),
    ("port", "٣", WHOLE),
    ("port", "9" * 5000, WHOLE),
    ("lan", "perhaps", "it must be true or false"),
    ("host", "cards.example", "it must be an IP address, or localhost"),
    ("host", "127.0.0.1:80", "an IP address"),
    ("public_url", "cards.example", "http:// or https:// and a host, without a path"),
    ("public_url", "https://cards.example/kobako", "without a path"),
    ("public_url", "https://", "and a host"),
    ("public_url", "https://user@cards.example", "and a host"),
    ("public_url", "https://cards.example:99999", "and a host"),
    ("public_url", "https://*.example", "and a host"),
    ("public_url", "ftp://cards.example", "http:// or https://"),
    ("allow_origins", "http://a.example,b", "http:// or https://"),
    ("data_dir", " ", "the path of a folder"),
    ("data_dir", "~no-such-user/cards", "the path of a folder"),
    ("database", "mysql://db/kobako", "sqlite:/// and the path of a file, or postgresql://"),
    ("database", "sqlite://", "sqlite:///"),
    ("database", "sqlite:///:memory:", "sqlite:///"),
    ("log_level", "loud", "one of debug, info, warning, error"),
    ("bot_delay_ms", "5,1", "the lower one first"),
    ("bot_delay_ms", "5", "two whole numbers"),
    ("bot_delay_ms", "1,2,3", "two whole numbers"),
    ("bot_delay_ms", "1.0,2", "two whole numbers"),
    ("bot_delay_ms", "1,60001", "from 0 to 60000"),
    ("rate_socket", "0,5", "two numbers"),
    ("rate_socket", "1,0.5", "from 1"),
    ("rate_socket", "nan,5", "two numbers"),
    ("rate_socket", "a,b", "two numbers"),
    ("rate_socket", "1,,2", "two numbers"),
    ("rate_socket", "1,inf", "two numbers"),
    ("trusted_proxies", "10.0.0.0/33", "IP addresses or networks"),
    ("trusted_proxies", "proxy", "IP addresses or networks"),
    ("max_frame", "100", "a whole number from 1024 to 1048576"),
]


@pytest.mark.parametrize(("name", "value", "why"), WRONG)
def test_a_wrong_value_is_refused_by_name(name: str, value: str, why: str, tmp_path: Path) -> None:
    for told, where in (
        (refusal(tmp_path, {name: value}), f"--set {name}"),
        (refusal(tmp_path, **{f"KOBAKO_{name.upper()}": value}), f"KOBAKO_{name.upper()}"),
        (refusal(tmp_path, {}, f'{name} = "{value}"'), f"kobako.toml: {name}"),
    ):
        assert told.startswith(f"{where} cannot be “{value[:80]}”: ")
        assert why in told
        assert "\n" not in told


@pytest.mark.parametrize(
    "line",
    [
        "port = true",
        "port = 1.5",
        "port = [1]",
        "port = 65536",
        "port = 2026-01-01",
        "lan = 1",
        "host = 1",
        "host = 2026-01-01",
        "log_level = 1",
        "public_url = 1",
        "data_dir = 1",
        "database = 1",
        "rate_socket = [1]",
        "rate_socket = [true, 1]",
        "rate_socket = [{}, 1]",
        "rate_socket = [nan, 1]",
        "bot_delay_ms = [1.5, 2]",
        'bot_delay_ms = ["1", "2"]',
        "allow_origins = [1]",
        "allow_origins = 1",
        "trusted_proxies = {a = 1}",
        "[port]",
    ],
)
def test_a_wrong_kind_of_value_in_the_file(line: str, tmp_path: Path) -> None:
    assert " cannot be “" in refusal(tmp_path, {}, line)


def test_unknown_keys_are_refused(tmp_path: Path) -> None:
    names, meant = "there are host, port, lan, ", "did you mean max_tables?"
    for told, where, more in (
        (refusal(tmp_path, {"sever": 1}), "--set sever", names),
        (refusal(tmp_path, {}, "[sever]\nport = 1"), "kobako.toml: sever", names),
        (refusal(tmp_path, KOBAKO_SEVER="1"), "KOBAKO_SEVER", names),
        (refusal(tmp_path, {"max-tables": 1}), "--set max-tables", meant),
        (refusal(tmp_path, {}, "maxtables = 1"), "kobako.toml: maxtables", meant),
        (refusal(tmp_path, KOBAKO_MAX_TABELS="1"), "KOBAKO_MAX_TABELS", meant),
    ):
        assert told.startswith(f"{where}: there is no such setting; {more}")
    read(tmp_path, file="", KOBAKO_CACHE_DIR="x", KOBAKOX="y")  # not ours


def test_a_file_that_is_no_toml(tmp_path: Path) -> None:
    assert refusal(tmp_path, {}, "port: 1").startswith(f"{tmp_path / FILE}: ")
    (tmp_path / FILE).write_bytes(b"\xff\xfe")
    assert refusal(tmp_path).startswith(f"{tmp_path / FILE}: ")
    (tmp_path / FILE).unlink()
    (tmp_path / FILE).mkdir()
    assert refusal(tmp_path) == f"{tmp_path / FILE}: Is a directory"


def test_sqlite_allows_one_process(tmp_path: Path) -> None:
    told = "workers cannot be 2: SQLite allows exactly one server process; more need PostgreSQL"
    assert refusal(tmp_path, {"workers": "2"}) == told


def test_lan_and_host_exclude_each_other(tmp_path: Path) -> None:
    assert "set one of them" in refusal(tmp_path, {"lan": "true", "host": "10.0.0.1"})
    assert read(tmp_path, {"lan": "true"}).is_everywhere
    assert read(tmp_path, {"host": "0.0.0.0"}).is_everywhere
    assert not read(tmp_path, {"host": "10.0.0.1"}).is_everywhere


def test_no_password_is_shown(tmp_path: Path) -> None:
    told = refusal(tmp_path, {"database": "mysql://anna:s3cret@db/kobako"})
    assert "s3cret" not in told
    assert "mysql://anna:…@db/kobako" in told
    settings = read(tmp_path, {"database": "postgresql://anna:s3cret@db/kobako", "workers": "2"})
    assert settings.database_shown == "postgresql://anna:…@db/kobako"


def test_the_example_in_the_page_of_hosting_is_a_file(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    example = page.split("```toml\n")[1].split("```")[0]
    assert len(tomllib.loads(example)) >= 2
    read(tmp_path, file=example)
