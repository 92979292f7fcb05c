"""What every client that prints and is typed at can do with a game: tell, show and explain it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from .. import texts
from ..games.game import Text, View
from .face import FACES, Face
from .rulebook import rule_count, rule_lines, rulebook
from .words import NO_BREAK, Words, wrap

PROMPT = "> "


class Position(NamedTuple):
    """A game as one seat, or a spectator, knows it."""

    view: View
    legal: list[str]  # moves that the seat may make now
    ask: Text  # what is asked of it, or what the table waits for


class Client:
    """The commands that only look. Where lines go to is handed in."""

    game: str  # its name
    help = "terminal-help"  # the message that lists the commands

    def __init__(self, words: Words, tell: Callable[[str], None]) -> None:
        self.words = words
        self.tell = tell
        self.commands: dict[str, Callable[[str], None]] = {
            "": self._show,
            "table": self._show,
            "cards": self._cards,
            "log": self._log,
            "scores": self._scores,
            "rules": self._rules,
            "help": self._help,
        }

    @property
    def face(self) -> Face:
        """The look of the game."""
        return FACES[self.game]

    @property
    def position(self) -> Position:
        """How the game stands."""
        raise NotImplementedError

    def _say(self, message: str, **args: texts.Arg) -> None:
        self._tell_all(wrap(self.words(message, **args)))

    def _tell_all(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.tell(line)

    def _tell_events(self, told: Sequence[Text]) -> None:
        self._tell_all(self.face.events(told, self.position.view, self.words))

    def _refuse(self, id: str, args: texts.Args, rule: str | None) -> None:  # noqa: A002
        seats = args.get("seats")
        if id == "not-your-turn" and isinstance(seats, tuple):
            id = "table-not-your-turn"  # noqa: A001
            args = {"names": tuple(self.words.name(int(seat), None) for seat in seats)}
        cited = f" ({rule.replace(' ', NO_BREAK)})" if rule else ""
        self._tell_all(wrap(self.words(id, **args) + cited))

    # --------------------------------------------------------------------------------------- commands

    def _show(self, rest: str = "") -> None:
        view, legal, ask = self.position
        self._tell_all(["", *self.face.table(view, self.words), ""])
        question = self.words.tell(ask, view.seat)
        if view.seat in view.pending:
            answers = self.face.answers(view, legal, self.words)
            question = self.words("terminal-question", question=question, answers=answers)
        self._tell_all(wrap(question))

    def _cards(self, rest: str) -> None:
        self._say("terminal-cards")
        self._tell_all(self.face.cards(self.position.view, self.words))

    def _log(self, rest: str) -> None:
        self._tell_all(self.face.log(self.position.view, self.words))

    def _scores(self, rest: str) -> None:
        self._tell_all(self.face.sheet(self.position.view, self.words))

    def _rules(self, rest: str) -> None:
        if not rest:
            self._tell_all(rulebook(self.game, self.words))
        elif rest in map(str, range(1, rule_count(self.game) + 1)):
            self._tell_all(rule_lines(self.game, int(rest), self.words))
        else:
            self._say("terminal-no-rule", count=rule_count(self.game))

    def _help(self, rest: str) -> None:
        self._say(self.help)
        self._say(f"{self.game}-commands")
        if texts.has(f"terminal-{self.game}-orders"):
            self._say(f"terminal-{self.game}-orders")

    def _tell_order(self, order: str | None) -> None:
        """The standing order is another one now."""
        if order is None:
            self._say("terminal-order-over")
        else:
            self._say("terminal-ordered", order=order)
