"""Nothing hidden leaves: one's own closed cards are not in the page, in what it keeps, or in what it is sent.

Everything that a browser gets in a running game is kept, with the slots that were closed then. When the game
is over, another seat's view says which cards these were.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, Response, WebSocket, expect

from browser.conftest import Meet
from browser.guests import Guest
from browser.hands import CARDS, bid_by_mouse, inviting, own, picker, play_by_mouse
from browser.seats import finish
from kobako import texts

SUITS = {letter: texts.say("luz-web-suit", {"suit": letter}) for letter in "YRGBP"}
OWN = 0  # Ann's seat

# The whole page as text: elements with their attributes, shadow roots, what is drawn as the front of a card,
# and everything that a page can keep.
PAGE = """
async () => {
  const shadows = [...document.querySelectorAll("*")].flatMap((each) => each.shadowRoot?.innerHTML ?? []);
  const fronts = [...document.querySelectorAll(".luz-glass:not(.luz-closed)")].map((glass) =>
    ({ suit: /luz-([YRGBP])( |$)/.exec(glass.getAttribute("class"))[1], rank: Number(glass.textContent) }));
  const kept = [{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state, document.title,
    performance.getEntries().map(({ name }) => name), await indexedDB.databases(), await caches.keys()];
  return [document.documentElement.outerHTML, ...shadows, JSON.stringify(fronts), JSON.stringify(kept)];
}
"""

Slot = tuple[int, int]  # a round and a slot, both from 1
Truth = dict[Slot, str]  # the cards that Ann has had, such as R7


@dataclass
class Evidence:
    """What a browser was sent or shows, each with the slots whose cards were closed at that time."""

    closed: frozenset[Slot] = frozenset()
    found: list[tuple[str, frozenset[Slot]]] = field(default_factory=list)
    answers: list[tuple[Response, frozenset[Slot]]] = field(default_factory=list)  # not read yet

    def add(self, text: str) -> None:
        self.found.append((text, self.closed))

    def hear(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        game = json.loads(text).get("game")
        if game and game["view"]["hands"]:
            view = game["view"]
            slots = enumerate(view["hands"][OWN], 1)
            self.closed = frozenset((view["round"], slot) for slot, card in slots if not card["played"])
        self.add(text)

    def answered(self, answer: Response) -> None:
        if "/api/" in answer.url and answer.ok:
            self.answers.append((answer, self.closed))

    def look(self, page: Page) -> None:
        for text in page.evaluate(PAGE):
            self.add(text)
        self.found += [(answer.text(), closed) for answer, closed in self.answers]
        self.answers.clear()


def listen(guest: Guest) -> Evidence:
    """From now on everything is kept that this browser gets."""
    evidence = Evidence()

    def follow(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: evidence.hear(frame))

    guest.page.on("websocket", follow)
    guest.page.on("response", lambda answer: evidence.answered(answer))
    return evidence


def cards_in(text: str) -> set[str]:
    """Every card that a text names: as notation, in words, or as a suit with a rank."""
    found = set(re.findall(r"\b[YRGBP]\d+\b", text))
    for letter, name in SUITS.items():
        for ranks in re.findall(rf"\b{name} (\d+(?:, \d+)*)", text, re.IGNORECASE):
            found |= {f"{letter}{rank}" for rank in ranks.split(", ")}
    with_ranks = set(_suits_with_ranks(json.loads(text))) if text[:1] in "{[" else set()
    return found | with_ranks


def _suits_with_ranks(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if value.get("suit") and value.get("rank"):
            yield f"{value['suit']}{value['rank']}"
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from _suits_with_ranks(each)


def leaks(found: list[tuple[str, frozenset[Slot]]], truth: Truth) -> list[str]:
    """Cards that were to be found while they were closed."""
    return [
        f"{card} in {text[:200]}"
        for text, closed in found
        for card in sorted(cards_in(text) & {truth[slot] for slot in closed})
    ]


def truth_of(guest: Guest, link: str) -> Truth:
    """Ann's cards in every round, as the seat on her left has always seen them."""
    events = guest.place.ask(f"/api/tables/{link.rpartition('/')[2]}/events?seat=1")
    views = [update["game"]["view"] for update in events["updates"] if update.get("game")]
    return {
        (view["round"], slot): f"{card['suit']}{card['rank']}"
        for view in views
        if view["hands"]
        for slot, card in enumerate(view["hands"][OWN], 1)
    }


def play_and_look(ann: Guest, evidence: Evidence) -> str:
    """Seven cards of a game, looked at before each; its link."""
    link = ann.open_table("me", "bot easy", "bot easy", "bot easy", start=True)
    picker(ann.page).wait_for()
    evidence.look(ann.page)
    bid_by_mouse(ann.page)
    for left in range(CARDS, 3, -1):
        expect(own(ann.page)).to_have_count(left)
        inviting(ann.page).first.hover()
        ann.page.locator(".luz-maybe").wait_for()
        evidence.look(ann.page)
        play_by_mouse(ann.page)
    expect(own(ann.page)).to_have_count(3)
    evidence.look(ann.page)
    return link


def test_no_closed_card_is_in_the_page_its_memory_or_its_traffic(meet: Meet) -> None:
    ann = meet("Ann")
    evidence = listen(ann)
    link = play_and_look(ann, evidence)
    heard = list(evidence.found)
    finish(ann.place, ann.token, link)
    truth = truth_of(ann, link)
    assert len(truth) == 4 * CARDS
    assert sum(len(closed) > 0 for _, closed in heard) > 40
    assert leaks(heard, truth) == []
    finds_what_is_open([text for text, _ in heard], {truth[1, slot] for slot in range(1, CARDS + 1)})


def finds_what_is_open(texts: list[str], own: set[str]) -> None:
    """In all kinds of evidence the search finds the other hands."""
    assert any(text.startswith('{"person"') for text in texts)
    for begin in ('{"type":"update"', "<html", '[{"suit"'):
        found = set[str]().union(*(cards_in(text) for text in texts if text.startswith(begin)))
        assert len(found - own) >= 2 * CARDS, begin


def test_a_planted_card_is_found(meet: Meet) -> None:
    closed, truth = frozenset({(1, 4)}), {(1, 4): "R7"}
    for message in (
        {"type": "update", "log": [{"id": "luz-told-play", "args": {"card": "R7"}}]},
        {"game": {"view": {"hands": [[{"suit": "R", "rank": 7, "played": False, "maybe": []}]]}}},
    ):
        assert leaks([(json.dumps(message), closed)], truth)
    ann = meet("Ann")
    ann.page.goto("/")
    for plant in (
        "localStorage.setItem('kobako.hint', 'R7')",
        "document.body.dataset.card = 'R7'",
        "document.body.ariaLabel = 'It is rose 5, 7.'",
        "document.body.attachShadow({ mode: 'open' }).innerHTML = '<p>R7'",
        "document.body.insertAdjacentHTML('beforeend', '<svg class=\"luz-glass luz-R\"><text>7')",
    ):
        seen = Evidence(closed)
        seen.look(ann.page)
        assert leaks(seen.found, truth) == []
        ann.page.evaluate(plant)
        seen.look(ann.page)
        assert leaks(seen.found, truth), plant
        ann.page.evaluate("localStorage.clear()")
        ann.page.reload()
