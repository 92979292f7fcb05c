"""What all commands share in how they are called: help, kinds of words, and arguments that several take."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import Any, NoReturn

from .. import texts
from ..server.settings import defaults, message_of
from .complaints import Complaint

# Of settings, by message; that a switch is off need not be said.
DEFAULTS = {message_of(name): shown for name, shown in defaults().items() if shown != "false"}


class Help(argparse.HelpFormatter):
    """Help texts are message ids, put into words only when somebody reads them."""

    def _get_help_string(self, action: argparse.Action) -> str:
        text = texts.say(action.help or "")
        default = DEFAULTS.get(action.help or "")
        return f"{text} ({default})" if default else text


class Parser(argparse.ArgumentParser):
    """argparse without its usage message: one line says what is wrong."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings, formatter_class=Help, allow_abbrev=False, add_help=False)
        self.add_argument("-h", "--help", action="help", help="cli-help-help")

    def format_help(self) -> str:
        """The help, with the description in words."""
        message, self.description = self.description, texts.say(self.description or "")
        text = super().format_help()
        self.description = message
        return text

    def error(self, message: str) -> NoReturn:
        """Complain instead of exiting."""
        raise Complaint(message)

    def exit(self, status: int = 0, message: str | None = None) -> NoReturn:
        """After --help and --version; a closed pipe shows itself here."""
        sys.stdout.flush()
        raise SystemExit(status)


# ------------------------------------------------------------------------------------- kinds of words


def whole_number(text: str) -> int:
    """A whole number from 0 up."""
    if not (text.isascii() and text.isdigit() and len(text) < 1000):
        raise argparse.ArgumentTypeError(texts.say("cli-whole", {"text": text[:40]}))
    return int(text)


def positive_number(text: str) -> int:
    """A whole number from 1 up."""
    if not whole_number(text):
        raise argparse.ArgumentTypeError(texts.say("cli-count", {"text": text}))
    return int(text)


def some_seconds(text: str) -> float:
    """A time that somebody would wait, with or without a decimal point."""
    if not (re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,6})?", text) and float(text)):
        raise argparse.ArgumentTypeError(texts.say("cli-seconds", {"text": text[:40]}))
    return float(text)


def name_and_value(text: str) -> tuple[str, str]:
    """A name and a value."""
    name, sign, value = text.partition("=")
    if not sign:
        raise argparse.ArgumentTypeError(texts.say("cli-pair", {"text": text[:40]}))
    return name, value


# ------------------------------------------------------------------------- arguments of several commands


def add_file(command: Parser) -> None:
    command.add_argument("file", type=Path, metavar="FILE", help="cli-help-file")


def add_option(command: Parser) -> None:
    command.add_argument(
        "--option", type=name_and_value, action="append", metavar="NAME=VALUE", help="cli-help-option"
    )


def add_language(command: Parser) -> None:
    command.add_argument("--lang", choices=texts.LANGUAGES, default="en", help="cli-help-lang")
