"""Three languages, switched at once: on every page and in the middle of a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Meet
from browser.guests import HTML_LANG, Guest
from browser.hands import inviting, own, play_by_mouse
from browser.looks import english_in
from browser.tables import at_turn

HEADINGS = {
    "/": "web-hello",
    "/lobby": "web-lobby",
    "/new/luz": "web-who-plays",
    "/rules/luz": "web-luz-rule-1",
    "/settings": "web-settings",
    "/verify": "verify-web-title",
    "/drawer/6": "web-not-found",
}


def speaks(guest: Guest, language: str, heading: str) -> None:
    """The page is in that language, and in no other."""
    guest.language = language
    expect(guest.page.get_by_role("heading", name=guest.say(heading)).first).to_be_visible()
    expect(guest.page.locator("html")).to_have_attribute("lang", HTML_LANG[language])
    assert bool(english_in(guest.page)) == (language == "en")


@pytest.mark.parametrize("path", HEADINGS)
def test_a_page_changes_its_language_at_once(path: str, meet: Meet) -> None:
    ann = meet("Ann")
    ann.page.goto(path)
    speaks(ann, "en", HEADINGS[path])
    for language in ("ja", "zh-Hant", "en"):
        ann.page.locator(".language-choice select").select_option(language)
        speaks(ann, language, HEADINGS[path])


def test_a_game_goes_on_in_another_language(meet: Meet) -> None:
    ann = meet("Ann")
    at_turn(ann)
    held = own(ann.page).count()
    for language, name in (("ja", "日本語"), ("zh-Hant", "繁體中文")):
        ann.button("table-menu").click()
        ann.link("table-settings").click()
        ann.page.get_by_role("radio", name=name).click()
        speaks(ann, language, "web-settings")
        ann.page.go_back()
        inviting(ann.page).first.wait_for()
        speaks(ann, language, "luz-name")
        play_by_mouse(ann.page)
        held -= 1
        expect(own(ann.page)).to_have_count(held)
        expect(ann.page.locator("li.log-luz-told-play").last).to_be_visible()
    ann.page.reload()
    inviting(ann.page).first.wait_for()
    speaks(ann, "zh-Hant", "luz-name")


@pytest.mark.parametrize(("wish", "language"), [("ja-JP", "ja"), ("zh-CN", "zh-Hant"), ("fr-FR", "en")])
def test_a_newcomer_is_spoken_to_as_the_browser_asks(wish: str, language: str, meet: Meet) -> None:
    ann = meet(locale=wish)
    ann.page.goto("/")
    speaks(ann, language, "web-hello")
