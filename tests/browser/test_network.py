"""A phone on the same network: another address than localhost, without HTTPS."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.conftest import Meet
from browser.guests import TOUCH
from browser.hands import CARDS, own
from browser.seats import finish
from kobako.server.lan import addresses
from server.running import QUICK, Running, running


@pytest.fixture(scope="module")
def lan(tmp_path_factory: pytest.TempPathFactory, _built: None) -> Iterator[Running]:
    """A server that others on the network reach, under the address that it tells them."""
    with running(tmp_path_factory.mktemp("lan"), *QUICK, "--lan") as place:
        place.url = place.ask("/api/place")["share"] or pytest.fail("this machine has no address but its own")
        yield place


def test_the_address_is_not_the_machine_itself(lan: Running) -> None:
    assert any(address in lan.url for address in addresses())
    assert "127.0.0.1" not in lan.url


def test_a_friend_scans_the_code_and_plays_over_plain_http(lan: Running, meet: Meet) -> None:
    ann, bob = meet(at=lan), meet(at=lan, **TOUCH)
    ann.page.goto("/")
    assert ann.page.evaluate("[isSecureContext, typeof crypto.subtle]") == [False, "undefined"]
    ann.page.goto("/new/luz")
    for seat in (2, 3):
        chair = ann.page.get_by_role("group", name=ann.say("table-seat", seat=seat))
        chair.get_by_label(ann.say("web-seat-bot")).check()
    ann.button("web-open-table").click()
    link = ann.page.get_by_label(ann.say("table-invite-link")).input_value()
    assert link.startswith(f"{lan.url}/t/")
    code = ann.page.get_by_alt_text(ann.say("table-qr"))
    expect(code).to_be_visible()
    assert code.evaluate("picture => picture.decode().then(() => picture.naturalWidth > 0)")
    bob.page.goto(link)
    bob.page.get_by_label(bob.say("table-name-label")).fill("Bob")
    bob.button("table-name-go").tap()
    bob.button("table-sit").tap()
    ann.button("table-start").click()
    for guest in (ann, bob):
        expect(own(guest.page)).to_have_count(CARDS)
        [cookie] = guest.context.cookies()
        assert (cookie["name"], cookie["httpOnly"], cookie["sameSite"]) == ("kobako", True, "Lax")


def test_the_deal_is_checked_without_the_crypto_of_the_browser(lan: Running, meet: Meet) -> None:
    ann = meet("Ann", at=lan)
    link = lan.open_table(ann.token, "me", "bot easy", "bot easy", start=True)
    finish(lan, ann.token, link)
    ann.page.goto(link)
    ann.link("table-verify").click()
    expect(ann.page.locator(".verify-result.fits")).to_be_visible()
