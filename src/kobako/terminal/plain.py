"""The plain client: prints what happens, asks, prints again. Where lines come from and go to is handed in."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

from ..games.game import IllegalMove
from .client import PROMPT, Client, Position
from .table import Table
from .words import Words


class Plain(Client):
    """One person at a table, by lines of text."""

    def __init__(
        self,
        table: Table,
        words: Words,
        ask: Callable[[str], str],
        tell: Callable[[str], None],
        keep: Callable[[], None],
        busy: Callable[[str], AbstractContextManager[object]] = nullcontext,
    ) -> None:
        """`ask` gets a prompt and raises EOFError at the end of input; `keep` is called after every move;
        `busy` shows a line while somebody thinks."""
        super().__init__(words, tell)
        self.game = table.match.info.name
        self.table = table
        self.ask, self.keep = ask, keep
        table.busy = lambda seat: busy(words("terminal-thinks", name=words.name(seat, table.seat)))
        self.commands |= {"hint": self._hint, "order": self._order}

    @property
    def position(self) -> Position:
        """How the game stands for the person."""
        return Position(self.table.view, self.table.legal, self.table.question)

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

    def _advance(self) -> None:
        """Let the others move, tell what happened, and ask."""
        order = self.table.order
        for told in self.table.advance():
            self._tell_events(told)
        if order is not None:  # it may have answered
            self.keep()
        if self.table.order != order:
            self._tell_order(None)
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
            told = self.table.act(move)
        except IllegalMove as error:
            self._refuse(error.id, error.args, error.rule)
            return
        self.keep()
        self.tell("")
        self._tell_events(told)
        self._advance()

    def _order(self, rest: str) -> None:
        refusal = self.table.give_order(rest or None)
        if refusal:
            self._refuse(refusal.id, refusal.args, refusal.rule)
        else:
            self._tell_order(self.table.order)
            self._advance()

    def _hint(self, rest: str) -> None:
        move = self.table.hint()
        only = len(self.table.legal) == 1
        why = (
            self.words("terminal-only-move") if only else self.face.reason(self.table.view, move, self.words)
        )
        self._say("terminal-hint", move=move, reason=why)

    def _log(self, rest: str) -> None:
        for view in self.table.past if rest == "all" else ():
            self._tell_all(self.face.log(view, self.words))
        super()._log(rest)
