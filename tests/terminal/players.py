"""People who play at a server from a terminal, in threads: what they type, and what is printed for them."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from kobako.terminal.guests import Guest, Unwelcome, read_link
from kobako.terminal.join import Join
from kobako.terminal.words import Words
from waiting import PATIENCE, Other, until


class Player:
    """A person at a table. `answer`, if given, is typed whenever a move is asked for."""

    def __init__(
        self,
        server: Other,
        link: str,
        guest: Guest,
        answer: Callable[[Player], str] | None = None,
        **wishes: Any,
    ) -> None:
        self.server, self.answer = server, answer
        self.printed: list[str] = []
        self.typed: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self.refusal: Unwelcome | None = None
        address = read_link(link)
        assert address
        words = Words(wishes.pop("language", "en"))
        self.join = Join(address, guest, words, self._teller, **wishes)
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def _teller(self, styles: Sequence[tuple[str, str]]) -> Callable[[str], None]:
        return self._print

    def _print(self, line: str) -> None:
        self.printed.append(line)
        if self.answer and any(word in line for word in ("Type 3,", "Slots:")):
            self.type(self.answer(self))

    def _run(self) -> None:
        try:
            self.join.run(self._lines())
        except Unwelcome as error:
            self.refusal = error

    def _lines(self) -> Iterator[str]:
        while (line := self.typed.get()) is not None:
            yield line

    def type(self, *lines: str) -> None:
        for line in lines:
            self.typed.put(line)

    @property
    def text(self) -> str:
        """All that was printed, as one line."""
        return " ".join(" ".join(self.printed).split())

    def sees(self, words: str, times: int = 1) -> None:
        """Wait until this was printed."""
        until(lambda: self.text.count(words) >= times, self, self.server)

    @property
    def logged(self) -> str:
        """The last of it."""
        return self.text[-2000:]

    def demand_well(self) -> None:
        """The program has not ended."""
        assert self.thread.is_alive(), f"{self.refusal!r}: {self.logged}"

    def ends(self) -> None:
        """Wait until the program has ended."""
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), self.logged

    def quit(self) -> None:
        self.type("quit")
        self.ends()


def first_move(player: Player) -> str:
    """The first of the moves that are offered."""
    assert player.join.now
    return player.join.now.legal[0]
