"""Somebody with a browser of their own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, WebError, expect

from kobako import texts
from server.running import Running

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
LYING = {"width": 667, "height": 375}  # a phone on its side
TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
HTML_LANG = {"en": "en", "ja": "ja", "zh-Hant": "zh-Hant-TW"}
LATEST = 60_000  # ms that anything may take on a busy machine

# Nothing waits before the player's eyes: all that has come is shown at once.
FAST = "globalThis.kobakoClock = { wait: () => Promise.resolve() };"
# As FAST; and whoever would wait long before asking again does so for a second. An answer keeps its ten
# seconds: on a busy machine it takes some of them.
HASTY = """
globalThis.kobakoClock = {
  wait: () => Promise.resolve(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms > 10000 ? 1000 : ms);
    return () => clearTimeout(timer);
  },
};
"""

expect.set_options(timeout=LATEST)


@dataclass
class Guest:
    """A person, their browser and its first page. What went wrong in any of its pages is in `trouble`."""

    place: Running
    context: BrowserContext
    page: Page
    name: str
    token: str
    language: str = "en"
    trouble: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)  # parts of troubles that a test is about

    def say(self, message: str, **args: str | int) -> str:
        """A sentence as this person reads it."""
        return texts.say(message, args, self.language)

    def button(self, message: str, **args: str | int) -> Locator:
        """A button by the message on it."""
        return self.page.get_by_role("button", name=self.say(message, **args))

    def link(self, message: str, **args: str | int) -> Locator:
        """A link by the message on it."""
        return self.page.get_by_role("link", name=self.say(message, **args))

    def text(self, message: str, **args: str | int) -> Locator:
        """Where a message stands."""
        return self.page.get_by_text(self.say(message, **args))

    def open_table(self, *seats: str, **more: object) -> str:
        """Open a table of Luz without the page, and go there; its link."""
        link = self.place.open_table(self.token, *seats, **more)
        self.page.goto(link)
        return link

    def be_known(self) -> None:
        """From now on the server knows this browser."""
        self.context.add_cookies(
            [{"name": "kobako", "value": self.token, "url": self.place.url, "httpOnly": True}]
        )

    def begin_again(self) -> None:
        """Whatever was done in this browser, its page can go anywhere as at first."""
        self.page.emulate_media(color_scheme="light")
        self.page.unroute_all()
        self.context.set_offline(False)
        self.be_known()
        self.trouble.clear()
        self.expected.clear()

    def faults(self) -> list[str]:
        """Troubles that nobody expected."""
        return [line for line in self.trouble if not any(part in line for part in self.expected)]


def arrive(
    browser: Browser,
    place: Running,
    name: str = "",
    *,
    token: str = "",
    language: str = "en",
    clock: str = FAST,
    **more: Any,
) -> Guest:
    """Somebody comes; one with a name is known to the server already, by a token that is old or new."""
    settings: dict[str, Any] = {
        "base_url": place.url,
        "locale": HTML_LANG[language],
        "viewport": DESKTOP,
        "reduced_motion": "reduce",
    }
    context = browser.new_context(**(settings | more))
    context.set_default_timeout(LATEST)
    context.add_init_script(clock)
    if name and not token:
        token = place.guest(name).token
    guest = Guest(place, context, context.new_page(), name, token, language)
    if token:
        guest.be_known()
    context.on("console", lambda message: guest.trouble.extend(_complaint(message)))
    context.on("weberror", lambda error: guest.trouble.append(_failure(error)))
    return guest


def _complaint(message: ConsoleMessage) -> Iterator[str]:
    if message.type in ("error", "warning"):
        yield f"{message.text} ({message.location['url']})"


def _failure(error: WebError) -> str:
    return f"{error.error.message} {error.error.stack}"
