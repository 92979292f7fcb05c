"""The report of a league in a browser: axe finds nothing, by day and by night, and a phone has room."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from arena.test_report import table
from browser.looks import turn_dark, violations
from kobako import texts
from kobako.arena.report import write_report


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("width", [360, 1280])
def test_a_report_is_for_everybody(language: str, width: int, browser: Browser, tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    report.write_text(write_report(table(), [0.5, 0.25, 0.125], language), "utf-8")
    page = browser.new_page(viewport={"width": width, "height": 800}, color_scheme="light")
    page.goto(report.as_uri())
    assert page.evaluate("document.documentElement.scrollWidth") == width
    assert violations(page) == []
    turn_dark(page)
    assert violations(page, "color-contrast") == []
    page.close()
