"""The Dragon's Egg in the browser: cards are dragged, sets exchanged, and a round is told in parts."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import Meet
from browser.guests import TOUCH, Guest
from browser.hands import at_rest
from browser.hands_dragonegg import by_mouse, held, laid, lay

# Time stands still until somebody goes on.
SLOW = """
globalThis.waiting = [];
globalThis.kobakoClock = { wait: () => new Promise((done) => waiting.push(done)) };
globalThis.goOn = () => waiting.splice(0).forEach((done) => done());
"""
# Every question that is seen is noted.
NOTE = """() => {
  globalThis.asked = [];
  const note = () => {
    const text = document.querySelector(".question-ask")?.textContent;
    if (text && text !== asked.at(-1)) asked.push(text);
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
GO_ON_TO = "(part) => asked.some((text) => text.includes(part)) || (goOn(), false)"

PARTS = ("down", "strong", "strong-points", "weak", "weak-points", "gain")


def sit_down(ann: Guest) -> Page:
    """A new game against two bots, at the first question."""
    ann.open_table("me", "bot easy", "bot easy", game="dragonegg", start=True)
    held(ann.page).first.wait_for()
    return ann.page


def drag(page: Page, card: str, place: str) -> None:
    """Take a card with the mouse and let it go over something."""
    start, end = (at_rest(page.locator(each).first).bounding_box() for each in (card, place))
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + 5, end["y"] + 5)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2)
    expect(page.locator(".dragonegg-lifted")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".dragonegg-lifted")).to_have_count(0)


def test_cards_are_dragged_onto_the_trays_and_back(meet: Meet) -> None:
    page = sit_down(meet("Ann"))
    name = held(page).nth(1).get_attribute("data-card")
    drag(page, ".dragonegg-hand [data-card] >> nth=1", "[data-place='2']")
    expect(page.locator(f"[data-place='2'] [data-card='{name}']")).to_have_count(1)
    drag(page, "[data-place='2'] [data-card]", "[data-place='0']")
    expect(page.locator(f"[data-place='0'] [data-card='{name}']")).to_have_count(1)
    drag(page, "[data-place='0'] [data-card]", ".dragonegg-hand")
    expect(laid(page)).to_have_count(0)
    expect(held(page)).to_have_count(5)


def strengths(page: Page) -> list[str]:
    """What is said beside the two trays."""
    return page.locator(".dragonegg-info .dragonegg-strength-words").all_text_contents()


def test_sets_are_exchanged_by_a_tap(meet: Meet) -> None:
    ann = meet("Ann", **TOUCH)
    page = sit_down(ann)
    for count in range(1, 5):
        held(page).first.tap()
        expect(laid(page)).to_have_count(count)
    before = strengths(page)
    page.locator(".dragonegg-exchange").tap()
    expect(page.locator(".dragonegg-info .dragonegg-strength-words").first).to_have_text(before[1])
    assert strengths(page) == before[::-1]
    wrong = page.locator(".dragonegg-wrong").is_visible()
    assert lay(page).inner_text() == ann.say("dragonegg-web-exchange" if wrong else "dragonegg-web-lay")


def test_typed_sets_that_are_the_wrong_way_round_cite_their_rule(meet: Meet) -> None:
    ann = meet("Ann")
    page = sit_down(ann)
    page.keyboard.press("/")
    page.locator("#command").fill("sets R1 R1 / R1 R1")  # nobody holds four of them
    page.keyboard.press("Enter")
    ann.button("table-rule-why", number=3).click()
    expect(page.locator(".rule.marked")).to_contain_text(ann.say("dragonegg-rule-3").splitlines()[0])


def test_a_round_is_told_in_parts_and_can_be_skipped(meet: Meet) -> None:
    ann = meet("Ann", clock=SLOW, reduced_motion="no-preference")
    page = ann.page
    page.goto(ann.place.open_table(ann.token, "me", "bot easy", "bot easy", game="dragonegg", start=True))
    held(page).first.wait_for()
    page.evaluate(NOTE)
    by_mouse(page)
    parts = [ann.say(f"dragonegg-web-part-{part}", round=1) for part in PARTS]
    page.wait_for_function(GO_ON_TO, arg=parts[-1])
    asked = page.evaluate("asked")
    assert [part for text in asked for part in dict.fromkeys(parts) if part in text] == parts
    expect(page.locator(".dragonegg-other .dragonegg-gain")).to_have_count(2)
    page.locator(".bones-middle").click(position={"x": 5, "y": 5})  # all is told
    expect(page.locator(".table-skip, .question-also")).to_be_visible()
    page.locator(".bones-middle").click(position={"x": 5, "y": 5})  # and it goes on
    held(page).first.wait_for()
    ann.button("dragonegg-web-last").click()
    expect(page.get_by_role("dialog")).to_contain_text(ann.say("dragonegg-web-last-of", round=1))
