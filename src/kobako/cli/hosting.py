"""`kobako serve`, `backup`, `restore` and `rate`: a server and its database."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path

from ..server.settings import SettingsError, kinds, message_of, read_settings
from ..terminal.words import Words
from .arguments import Parser, add_language
from .complaints import FAILED, OK, Complaint

WHERE = ("data_dir", "database")  # the settings that say which database


def add_serve(command: Parser) -> None:
    command.add_argument("--config", type=Path, metavar="FILE", help="cli-help-config")
    for name, kind in kinds().items():
        flag, message = f"--{name.replace('_', '-')}", message_of(name)
        if kind.word:
            command.add_argument(flag, metavar=kind.word, help=message)
        else:
            command.add_argument(flag, action=argparse.BooleanOptionalAction, help=message)
    add_language(command)


def serve_people(args: argparse.Namespace) -> int:
    from ..server.run import CannotStart, serve  # brings a whole web server with it

    flags = {name: value for name in kinds() if (value := getattr(args, name)) is not None}
    try:
        return serve(read_settings(flags, os.environ, args.config), args.lang)
    except SettingsError as error:
        raise Complaint(error.text(args.lang)) from None
    except CannotStart as error:
        raise Complaint(error.text(args.lang), FAILED) from None


def add_database(command: Parser) -> None:
    command.add_argument("--config", type=Path, metavar="FILE", help="cli-help-config")
    for name in WHERE:
        command.add_argument(f"--{name.replace('_', '-')}", metavar=kinds()[name].word, help=message_of(name))
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
    flags = {name: value for name in WHERE if (value := getattr(args, name)) is not None}
    try:
        settings = read_settings(flags, os.environ, args.config)
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
