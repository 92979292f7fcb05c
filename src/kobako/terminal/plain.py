"""The plain client: prints what happens, asks, prints again. Where lines come from and go to is handed in."""

from __future__ import annotations

from collections.abc import Callable

from ..games.game import IllegalMove, View
from .face import FACES
from .rulebook import rule_count, rule_lines, rulebook
from .table import Table
from .words import NO_BREAK, Words, wrap

PROMPT = "> "


class Plain:
    """One person at a table, by lines of text."""

    def __init__(
        self,
        table: Table,
        words: Words,
        ask: Callable[[str], str],
        tell: Callable[[str], None],
        keep: Callable[[], None],
    ) -> None:
        """`ask` gets a prompt and raises EOFError at the end of input; `keep` is called after every move."""
        self.table = table
        self.words = words
        self.ask, self.tell, self.keep = ask, tell, keep
        self.face = FACES[table.match.info.name]
        self.commands: dict[str, Callable[[str], None]] = {
            "": self._show,
            "table": self._show,
            "hint": self._hint,
            "cards": self._cards,
            "log": self._log,
            "scores": self._scores,
            "rules": self._rules,
            "help": self._help,
        }

    def run(self) -> None:
        """Play until the game is over, the player quits, or the input ends."""
        self._say("terminal-welcome")
        self._advance()
        while not self.table.view.over:
            try:
                line = self.ask(PROMPT)
            except EOFError:
                return
            text = " ".join(line.lower().split())
            if text == "quit":
                return
            self._obey(text)
        self._tell_all(result(self.table.view, self.words))

    def _say(self, message: str, **args: str | int) -> None:
        self._tell_all(wrap(self.words(message, **args)))

    def _tell_all(self, lines: list[str]) -> None:
        for line in lines:
            self.tell(line)

    def _advance(self) -> None:
        """Let the others move, tell what happened, and ask."""
        for before, after in self.table.advance():
            self._tell_all(self.face.events(before, after, self.words))
        if not self.table.view.over:
            self._show()

    def _obey(self, text: str) -> None:
        command, _, rest = text.partition(" ")
        if command in self.commands:
            self.commands[command](rest)
        else:
            self._move(self.face.read_move(self.table.view, text))

    def _move(self, move: str) -> None:
        try:
            before, after = self.table.act(move)
        except IllegalMove as error:
            rule = f" ({error.rule.replace(' ', NO_BREAK)})" if error.rule else ""
            self._tell_all(wrap(self.words(error.id, **error.args) + rule))
            return
        self.keep()
        self.tell("")
        self._tell_all(self.face.events(before, after, self.words))
        self._advance()

    # --------------------------------------------------------------------------------------- commands

    def _show(self, rest: str = "") -> None:
        view = self.table.view
        self._tell_all(["", *self.face.table(view, self.words), ""])
        self._tell_all(wrap(self.face.question(view, self.table.legal, self.words)))

    def _hint(self, rest: str) -> None:
        move = self.table.hint()
        only = len(self.table.legal) == 1
        why = (
            self.words("terminal-only-move") if only else self.face.reason(self.table.view, move, self.words)
        )
        self._say("terminal-hint", move=move, reason=why)

    def _cards(self, rest: str) -> None:
        self._say("terminal-cards")
        self._tell_all(self.face.cards(self.table.view, self.words))

    def _log(self, rest: str) -> None:
        views = [*self.table.past, self.table.view] if rest == "all" else [self.table.view]
        for view in views:
            self._tell_all(self.face.log(view, self.words))

    def _scores(self, rest: str) -> None:
        self._tell_all(self.face.sheet(self.table.view, self.words))

    def _rules(self, rest: str) -> None:
        game = self.table.match.info.name
        if not rest:
            self._tell_all(rulebook(game, self.words))
        elif rest in map(str, range(1, rule_count(game) + 1)):
            self._tell_all(rule_lines(game, int(rest), self.words))
        else:
            self._say("terminal-no-rule", count=rule_count(game))

    def _help(self, rest: str) -> None:
        self._say("terminal-help")
        self._say(f"{self.table.match.info.name}-commands")


def result(view: View, words: Words) -> list[str]:
    """Who has won."""
    lines = [words("terminal-over")]
    for seat in view.winners:
        who = "you" if seat == view.seat else "other"
        lines.append(words("terminal-winner", who=who, seat=seat, points=str(view.scores[seat])))
    return lines
