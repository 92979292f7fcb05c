"""Standard input and output as the plain client uses them."""

from __future__ import annotations

import contextlib
import io
import re
import sys
from collections.abc import Callable, Iterator, Sequence


def teller(styles: Sequence[tuple[str, str]]) -> Callable[[str], None]:
    """Prints lines: coloured by the patterns in a terminal, as they are anywhere else."""
    if not sys.stdout.isatty():
        return print
    # Imported where it is needed: it takes longer than everything else here.
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False)
    patterns = [(re.compile(pattern), style) for pattern, style in styles]

    def tell(line: str) -> None:
        text = Text(line)
        for pattern, style in patterns:
            text.highlight_regex(pattern, style)
        console.print(text, soft_wrap=True)

    return tell


@contextlib.contextmanager
def busy(text: str) -> Iterator[None]:
    """Shows a line for as long as something takes, in a terminal; anywhere else nothing is printed."""
    if not sys.stdout.isatty():
        yield
        return
    from rich.console import Console

    with Console(highlight=False).status(text):
        yield


@contextlib.contextmanager
def progress(text: str, total: int) -> Iterator[Callable[[], None]]:
    """A bar on standard error that goes away at the end; what is yielded is called for each step.

    It is shown in a terminal only.
    """
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bars:
        bar = bars.add_task(text, total=total)
        yield lambda: bars.advance(bar)


def ask(prompt: str) -> str:
    """A line from standard input; EOFError at its end. What no terminal has echoed is printed."""
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 - gives `input` a history and keys for editing
        return input(prompt)
    # Not `input`, which swallows an interrupt that comes while it writes the prompt.
    print(prompt, end="", flush=True)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    print(line.rstrip("\n"))
    return line


def lines() -> Iterator[str]:
    """The lines of standard input, for a thread of its own that waits for them."""
    try:
        # Not by sys.stdin: a thread that waits inside its buffer keeps Python from ending.
        source = io.FileIO(sys.stdin.fileno(), closefd=False)
    except (OSError, ValueError):
        return
    while line := source.readline():
        yield line.decode(errors="replace")
