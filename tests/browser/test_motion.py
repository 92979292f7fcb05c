"""Cards travel: seen by a clock that is turned by hand, for waits and for all motion."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import ElementHandle

from browser.conftest import Meet
from browser.hands import at_rest, inviting
from browser.stage import at_card

# Every motion stands still as soon as it begins, and every wait lasts, until the hand is turned.
BY_HAND = """
globalThis.waits = [];
globalThis.kobakoClock = { wait: (ms) => new Promise((done) => waits.push({ ms, done })) };
globalThis.turn = (ms) => {
  for (const motion of document.getAnimations()) {
    const { endTime } = motion.effect.getComputedTiming();
    if (motion.currentTime + ms < endTime) motion.currentTime += ms;
    else motion.finish();
  }
  for (const wait of waits) wait.ms -= ms;
  const due = waits.filter((wait) => wait.ms <= 0);
  waits = waits.filter((wait) => wait.ms > 0);
  for (const wait of due) wait.done();
};
const hold = (event) => {
  for (const motion of event.target.getAnimations({ subtree: true })) {
    if (motion.playState === "paused") continue;
    motion.pause();
    motion.currentTime = 0; // however late this frame came
  }
};
addEventListener("transitionrun", hold, true);
"""
MOVING: dict[str, Any] = {"clock": BY_HAND, "reduced_motion": "no-preference"}
MIDDLE = """
(card) => {
  const { x, y, width, height } = card.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}
"""
# Its motions have begun, and all of them were paused: that comes a frame later.
HELD = """
(card) => {
  const motions = card.getAnimations();
  const held = motions.length && motions.every((motion) => motion.playState === "paused");
  return card.matches(".luz-at-trick") && held;
}
"""


def middle(card: ElementHandle) -> tuple[float, float]:
    x, y = card.evaluate(MIDDLE)
    return x, y


def test_a_card_travels_as_one_element(meet: Meet) -> None:
    ann = meet("Ann", **MOVING)
    at_card(ann, 1, 2)
    page = ann.page
    card = page.locator(".luz-card:has(.luz-own)").and_(page.locator(".luz-invites")).first.element_handle()
    at_rest(inviting(page).first)
    before = middle(card)
    inviting(page).first.click()
    page.wait_for_function(HELD, arg=card)
    page.evaluate("turn(140)")
    under_way = middle(card)
    page.evaluate("turn(1000)")
    after = middle(card)
    assert card.evaluate("card => card.isConnected")
    assert after[1] < under_way[1] < before[1]
    assert abs(after[1] - before[1]) > 100
    straight = before[0] + (after[0] - before[0]) * (under_way[1] - before[1]) / (after[1] - before[1])
    sideways = abs(after[0] - before[0])
    assert abs(under_way[0] - straight) > sideways / 100 or sideways < 10  # along an arc, however short
    assert card.evaluate("card => card.querySelector('.luz-numeral').textContent")  # it was turned over
