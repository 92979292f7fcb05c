"""`kobako games` and `kobako rules`: what there is to play, and how."""

from __future__ import annotations

import argparse

from ..bots.bot import levels
from ..games import GAMES, find
from ..terminal.rulebook import rule_count, rule_lines, rulebook
from ..terminal.words import Words
from .arguments import Parser, add_language, whole_number
from .complaints import OK, Complaint, checked


def list_games(args: argparse.Namespace) -> int:
    words = Words()
    for info in GAMES:
        title = words(f"{info.name}-name")
        print(words("cli-game", game=info.name, title=title, low=info.seats[0], high=info.seats[-1]))
        print(f"    {words(f'{info.name}-tagline')}")
        for option in info.options:
            print(f"    {words('cli-option', name=option.name, values=option.values)}")
        print(f"    {words('cli-bots', names=tuple(bot.name for bot in levels(info.name)))}")
    return OK


def add_rules(command: Parser) -> None:
    command.add_argument("game", metavar="GAME", help="cli-help-game")
    command.add_argument("number", nargs="?", type=whole_number, metavar="N", help="cli-help-rule")
    add_language(command)


def show_rules(args: argparse.Namespace) -> int:
    game, words = checked(find, args.game).name, Words(args.lang)
    if args.number is None:
        lines = rulebook(game, words)
    elif 1 <= args.number <= rule_count(game):
        lines = rule_lines(game, args.number, words)
    else:
        raise Complaint(words("terminal-no-rule", count=rule_count(game)))
    for line in lines:
        print(line)
    return OK
