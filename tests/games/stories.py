"""What is told of a step and asked after it, in brief: a message and its arguments, `bid seat=3 bid='3+'`."""

from kobako import Match
from kobako.games.game import Text
from kobako.texts import Arg


def brief(match: Match, kind: str, text: Text) -> str:
    """The id without the game and the kind, and the arguments as Python writes them."""
    prefix = f"{match.info.name}-{kind}-"
    assert text.id.startswith(prefix)
    return " ".join(
        [text.id.removeprefix(prefix), *(f"{name}={shown(arg)}" for name, arg in text.args.items())]
    )


def shown(arg: Arg) -> str:
    """A list without the marks of its items."""
    return f"[{' '.join(map(str, arg))}]" if isinstance(arg, tuple) else repr(arg)


def told(match: Match, line: str, seat: int | None = None) -> list[str]:
    """What the seat is told when this step is made."""
    before = match.look(seat)
    match.add(line)
    return [brief(match, "told", text) for text in match.info.story.events(before, match.look(seat))]


def asked(match: Match, *seats: int | None) -> str:
    """What all these seats are asked."""
    [question] = {brief(match, "ask", match.info.story.question(match.look(seat))) for seat in seats}
    return question


def ids(events: list[str]) -> list[str]:
    return [event.split(" ")[0] for event in events]
