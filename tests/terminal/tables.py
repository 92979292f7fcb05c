"""Tables for tests: a person whose lines are written down, and games whose every step is."""

from collections.abc import Callable, Iterable, Sequence

from kobako import Match
from kobako.bots.bot import Bot, Thought
from kobako.bots.guests import Guest
from kobako.terminal.plain import Plain
from kobako.terminal.table import Table, open_table
from kobako.terminal.words import Words

SEED = 7
LONG_NAMES = dict(
    enumerate(["Maximiliane von Hohenlohe-Langenburg", "x" * 40, "太郎" * 20, "Bo", "A b c " * 6])
)


def table(players: int = 4, seat: int = 0, seed: int = SEED, bot: str = "easy") -> Table:
    return open_table("luz", players, seat, seed, bot)


def play(at: Table, answers: Iterable[str] | Callable[[], str], language: str = "en") -> str:
    """Everything that is printed while these lines are typed."""
    printed: list[str] = []
    lines = answers if callable(answers) else _reader(answers)
    Plain(at, Words(language), lambda prompt: lines(), printed.append, lambda: None).run()
    return "\n".join(printed)


def _reader(answers: Iterable[str]) -> Callable[[], str]:
    rest = iter(answers)

    def read() -> str:
        for line in rest:
            return line
        raise EOFError

    return read


def play_by_hints(at: Table) -> str:
    return play(at, at.hint)


def scripted(players: int, lines: Sequence[str], seat: int) -> Table:
    """A table at which chance and the other seats do what these lines say."""
    match = Match("luz", players, chance="given")

    def mind(seen: object, chooser: int, seed: int, iterations: int, seconds: float) -> Thought:
        return Thought(match.info.notation.read_action(lines[len(match.steps)].partition(" ")[2]), 0)

    guest = Guest(Bot("script", mind), 0, 0)
    return Table(match, seat, dict.fromkeys(range(players), guest), lambda m: lines[len(m.steps)])
