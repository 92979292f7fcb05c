"""A page, and the parts that it is put together from. What is called HTML here is escaped by the caller."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path

STYLE = Path(__file__).with_name("page.css")

PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>
{style}</style>
</head>
<body>
<header>
<h1>{title}</h1>
{header}
</header>
<main>
{sections}
</main>
{footer}</body>
</html>
"""


def page(
    language: str, title: str, header: Sequence[str], sections: Sequence[str], style: Path, footer: str = ""
) -> str:
    """The whole file. `header` are lines of text; `sections` are HTML; `style` is added to what all have."""
    return PAGE.format(
        language=language,
        title=escape(title),
        style=STYLE.read_text("utf-8") + style.read_text("utf-8"),
        header="\n".join(f"<p>{escape(line)}</p>" for line in header),
        sections="\n".join(sections),
        footer=f"<footer><p>{escape(footer)}</p></footer>\n" if footer else "",
    )


def section(name: str, title: str, note: str, content: str) -> str:
    """A part with its title, and a note if there is one; `content` is HTML."""
    told = f"<p>{escape(note)}</p>\n" if note else ""
    return f'<section id="{name}">\n<h2>{escape(title)}</h2>\n{told}{content}\n</section>'


def notes(lines: Sequence[str]) -> str:
    """Sentences, as a list."""
    return "<ul>\n" + "".join(f"<li>{escape(line)}</li>\n" for line in lines) + "</ul>"


# ------------------------------------------------------------------------------------------------- tables


def table(label: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """`heads` are text; `rows` are HTML, and the first of each names it."""
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = "\n".join(
        f'<tr><th scope="row">{row[0]}</th>{"".join(f"<td>{cell}</td>" for cell in row[1:])}</tr>'
        for row in rows
    )
    return scroll(label, f"<table>\n<thead><tr>{top}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>")


def scroll(label: str, content: str) -> str:
    """What may be wider than a phone; the keyboard can move it too."""
    return f'<div class="scroll" role="region" tabindex="0" aria-label="{escape(label)}">{content}</div>\n'


def with_span(value: str, interval: str) -> str:
    """A figure with its interval below it."""
    return f"{escape(value)} <small>{escape(interval)}</small>"


# ----------------------------------------------------------------------------------------------- pictures


def picture(wide: float, high: float, label: str, parts: Sequence[str], kind: str) -> str:
    """An SVG of that size, that stands in the page and has its colours."""
    return (
        f'<svg class="{kind}" viewBox="0 0 {wide:g} {high:g}" width="{wide:g}" height="{high:g}" role="img" '
        f'aria-label="{escape(label)}">{"".join(parts)}</svg>'
    )


def percent_lines(left: float, right: float, height_of: Callable[[float], float]) -> list[str]:
    """Lines across a plot at every quarter of a share, each with its percentage."""
    parts = []
    for mark in (0, 25, 50, 75, 100):
        y = height_of(mark / 100)
        parts.append(f'<path class="grid" d="M{left} {y:g}H{right}"/>')
        parts.append(text(left - 5, y + 4, str(mark), "small", "end"))
    return parts


def text(x: float, y: float, words: str, kind: str, anchor: str = "middle") -> str:
    """A text in a picture."""
    return f'<text x="{x:g}" y="{y:g}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'
