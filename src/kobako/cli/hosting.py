"""`kobako serve`, `backup`, `restore` and `rate`: a server and its database."""

from __future__ import annotations

import argparse
import functools
import os
from collections.abc import Callable, Mapping
from pathlib import Path

from ..server.settings import Given, SettingsError, message_of, read_settings
from ..terminal.words import Words
from .arguments import Parser, add_language, name_and_value
from .complaints import FAILED, OK, Complaint

DATABASE = {"data_dir": "FOLDER", "database": "URL"}  # the settings that say which database
# The settings that have an option of their own, and what stands for the value in the help.
OFTEN = {
    "host": "ADDRESS",
    "port": "N",
    "lan": "",
    "public_url": "URL",
    "open": "",
    **DATABASE,
    "workers": "N",
}


def add_serve(command: Parser) -> None:
    command.usage = "%(prog)s [OPTION ...]"
    _add_settings(command, OFTEN)
    command.add_argument(
        "--set", type=_any_setting, action="append", dest="given", metavar="NAME=VALUE", help="cli-help-set"
    )
    add_language(command)


def _add_settings(command: Parser, names: Mapping[str, str]) -> None:
    """Options that are kept in `given`, in their order."""
    command.add_argument("--config", type=Path, metavar="FILE", help="cli-help-config")
    command.set_defaults(given=[])
    for name, word in names.items():
        option, message = f"--{name.replace('_', '-')}", message_of(name)
        if word:
            given = functools.partial(Given, option, name)
            command.add_argument(
                option, type=given, action="append", dest="given", metavar=word, help=message
            )
        else:
            yes = Given(option, name, True)
            command.add_argument(option, action="append_const", const=yes, dest="given", help=message)


def _any_setting(text: str) -> Given:
    name, value = name_and_value(text)
    return Given(f"--set {name}", name, value)


def serve_people(args: argparse.Namespace) -> int:
    from ..server.run import CannotStart, serve  # brings a whole web server with it

    try:
        return serve(read_settings(args.given, os.environ, args.config), args.lang)
    except SettingsError as error:
        raise Complaint(error.text(args.lang)) from None
    except CannotStart as error:
        raise Complaint(error.text(args.lang), FAILED) from None


def add_database(command: Parser) -> None:
    _add_settings(command, DATABASE)
    add_language(command)


def add_backup(command: Parser) -> None:
    command.add_argument("file", type=Path, metavar="FILE", help="cli-help-backup")
    add_database(command)


def backup(args: argparse.Namespace) -> int:
    from ..server.store.backup import back_up  # brings a database with it

    return _with_database(lambda database: back_up(database, args.file), args, "backup-written")


def restore_backup(args: argparse.Namespace) -> int:
    from ..server.store.backup import restore

    return _with_database(lambda database: restore(database, args.file), args, "backup-read")


def rate_anew(args: argparse.Namespace) -> int:
    from ..server.rate import rate

    return _with_database(rate, args, "rate-done")


def _with_database(work: Callable[[str], int], args: argparse.Namespace, done: str) -> int:
    """Do something with the database that the settings name, and say with how many rows."""
    from ..server.store import InUse, StoreError
    from ..server.store.backup import BackupError

    words = Words(args.lang)
    try:
        settings = read_settings(args.given, os.environ, args.config)
        rows = work(settings.database)
    except SettingsError as error:
        raise Complaint(error.text(args.lang)) from None
    except BackupError as error:
        raise Complaint(words(error.message, **error.said), FAILED) from None
    except InUse:
        raise Complaint(words("serve-in-use", path=settings.database_shown), FAILED) from None
    except StoreError as error:
        told = words("serve-database", path=settings.database_shown, reason=str(error))
        raise Complaint(told, FAILED) from None
    except OSError as error:
        raise Complaint(error.strerror or str(error), FAILED, getattr(args, "file", "kobako")) from None
    print(words(done, rows=rows, path=str(getattr(args, "file", ""))))
    return OK
