"""Names and chat: what is shown is what was written, and nothing hides in it."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kobako.server.people.names import MOST_NAME, clean_chat, clean_name


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna \t\n of   the\u3000Hill ", "Anna of the Hill"),
        ("A\u0308nne", "Änne"),  # composed
        ("あやか", "あやか"),
        ("小明", "小明"),
        ("🦊 Fox", "🦊 Fox"),
        ("\u202eannA\u202c", "annA"),  # written from right to left
        ("\u2066An\u2069na\u200f", "Anna"),
        ("An\u200bna\u200d\ufeff\u00ad\u2060", "Anna"),  # zero width
        ("An\x00na\x1b[31m", "Anna[31m"),
        ("Ann\u200ba \u200b \u200b b", "Anna b"),
        ("a\u200d\u0301", "á"),  # composed when what stood between is gone
        ("e" + "\u0301" * 20, "é" + "\u0301" * 3),  # a heap of accents
        ("\u0301x", "x"),  # an accent on nothing
        ("\u3164x\u2800", "x"),  # letters that are blank
        ("x\ud800\udfff", "x"),
        ("x\ue000\U000f0000", "x"),  # private
        ("❤\ufe0f", "❤"),
        ("<b>&amp;", "<b>&amp;"),  # shown as text by whoever shows it
    ],
)
def test_a_name_is_shown_as_it_reads(written: str, shown: str) -> None:
    assert clean_name(written) == shown
    assert clean_chat(written) == shown


@pytest.mark.parametrize("written", ["", " \n", "\u200b", "\u3164", "\u0301", "\u202e \u202c", "x" * 25])
def test_no_name(written: str) -> None:
    assert clean_name(written) is None


def test_lengths() -> None:
    assert clean_name(" " + "名" * 24 + "\u200b") == "名" * 24
    assert clean_name("名" * 25) is None
    assert clean_chat("x" * 300) == "x" * 300
    assert clean_chat("x" * 301) is None
    assert clean_name("e\u0301" * 24) == "é" * 24  # counted as shown


@given(st.text())
def test_nothing_hides_in_a_name(text: str) -> None:
    name = clean_name(text)
    if name is None:
        return
    assert 0 < len(name) <= MOST_NAME
    assert name == unicodedata.normalize("NFC", name) == name.strip() == clean_name(name)
    assert "  " not in name
    assert not {unicodedata.category(character) for character in name} & {
        "Cc",
        "Cf",
        "Cs",
        "Cn",
        "Co",
        "Zl",
        "Zp",
    }
    assert name.isprintable()
