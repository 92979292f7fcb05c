"""What `kobako analyse` prints, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from ..match.match import Match
from ..study.figures import known_title, outcome, percent, seat_name, setting, signed
from ..study.report import count_line, loss_lines, write_report
from ..study.results import LOSSES, Balance, Review
from ..study.review import review
from . import screen
from .words import WIDTH, Words, cells, pad, wrap

BARS = "▁▂▃▄▅▆▇█"
INDENT = "  "
HEADS = ("seat", "start", "luck", "own", "others", "result")

STYLES = ((r"^\S.*$", "bold"),)  # headings stand at the edge


def look_again(
    match: Match, seat: int | None, iterations: int | None, processes: int, words: Words
) -> Review:
    """Review a game while a bar is shown."""
    with screen.progress(words("analyse-progress"), len(match.steps)) as advance:
        seen = 0

        def tell(done: int, total: int) -> None:
            nonlocal seen
            for _ in range(done - seen):
                advance()
            seen = done

        return review(match, seat, iterations, progress=tell, processes=processes)


def write(found: Review, form: str, words: Words) -> str:
    """A review as text, JSON or HTML."""
    if form == "json":
        return msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n"
    if form == "html":
        return write_report(found, words.language)
    return "".join(line + "\n" for line in analysis(found, words))


def analysis(found: Review, words: Words) -> Iterator[str]:
    """A review, line by line."""
    yield words("analyse-title", game=words(f"{found.game}-name"))
    for line in (outcome(found, words), setting(found, words)):
        yield from wrap(line, INDENT)
    yield from ["", words("analyse-accounts")]
    yield from wrap(words("analyse-accounts-note"), INDENT)
    yield from _balances(found.balances, words)
    for title, shares in (
        (known_title(found, words), [moment.known for moment in found.moments]),
        (words("analyse-opened"), [moment.opened for moment in found.moments]),
    ):
        yield from ["", title]
        yield from _chances(found, shares, words)
    yield from ["", words("analyse-losses")]
    yield from _losses(found, words)


def _balances(balances: Sequence[Balance], words: Words) -> Iterator[str]:
    rows = [[words(f"analyse-head-{head}") for head in HEADS]]
    for one in balances:
        changes = [signed(part.value) for part in (one.luck, one.own, one.others)]
        rows.append([seat_name(one, words), percent(one.start.value), *changes, percent(one.result.value)])
    widths = [max(map(cells, column)) for column in zip(*rows, strict=True)]
    for name, *row in rows:
        numbers = (" " * (width - cells(cell)) + cell for cell, width in zip(row, widths[1:], strict=True))
        yield INDENT + INDENT.join([pad(name, widths[0]), *numbers])


def _chances(found: Review, shares: Sequence[Sequence[float]], words: Words) -> Iterator[str]:
    """A line of bars for each seat, from nothing to all of the victory."""
    names = [seat_name(one, words) for one in found.balances]
    width = max(map(cells, names))
    places = min(WIDTH - width - 3 * len(INDENT), len(shares))
    chosen = [round(i * (len(shares) - 1) / max(1, places - 1)) for i in range(places)]
    for seat, name in enumerate(names):
        bars = "".join(BARS[min(int(shares[i][seat] * len(BARS)), len(BARS) - 1)] for i in chosen)
        yield f"{INDENT}{pad(name, width)}{INDENT}{bars}"


def _losses(found: Review, words: Words) -> Iterator[str]:
    for one in found.balances:
        if one.decisions:
            yield from wrap(count_line(one, words), INDENT)
    lost = [one for one in found.decisions if one.grade in LOSSES]
    for decision in lost:
        head, *rest = loss_lines(decision, found.balances[decision.seat], words)
        yield from ["", *wrap(head, INDENT)]
        for line in rest:
            yield from wrap(line, INDENT * 2)
    if not lost:
        yield from wrap(words("analyse-losses-none"), INDENT)
