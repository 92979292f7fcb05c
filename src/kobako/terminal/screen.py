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
