"""The account page: from guest to somebody who comes back, by password and by passkey, and away again."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Meet
from browser.guests import Guest
from server.running import QUICK, Running, running

PASSWORD = "three small words"


@pytest.fixture(scope="module")
def named(place: Running) -> Running:
    """The same server by its name: browsers make passkeys for names only."""
    by_name = object.__new__(Running)
    by_name.__dict__ = place.__dict__ | {"url": place.url.replace("127.0.0.1", "localhost")}
    return by_name


def device_with_passkeys(page: Page) -> None:
    """A page whose device keeps passkeys, and whose owner always agrees."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def fill(guest: Guest, panel: str, login: str, password: str) -> None:
    form = guest.page.get_by_role("region", name=guest.say(panel)).locator("form").first
    form.get_by_label(guest.say("account-login"), exact=True).fill(login)
    form.get_by_label(guest.say("account-password"), exact=True).fill(password)


def playing_as(guest: Guest, name: str) -> None:
    """The start page greets this person."""
    expect(guest.page.locator(".hello-name")).to_contain_text(guest.say("web-you-are", name=name))


def test_a_guest_takes_a_password_and_comes_back_on_a_phone(meet: Meet) -> None:
    ann, phone = meet("Ann"), meet()
    login = f"Ann-{os.urandom(6).hex()}"
    ann.open_table("me", "person", "bot easy")
    ann.page.goto("/settings")
    ann.page.get_by_role("main").get_by_role("link", name=ann.say("web-account")).click()
    expect(ann.text("account-passkeys-number")).to_be_visible()  # the address is 127.0.0.1
    fill(ann, "account-keep-title", login, PASSWORD)
    ann.page.keyboard.press("Enter")
    expect(ann.text("account-known", name="Ann")).to_be_visible()
    phone.expected.append("403")
    phone.page.goto("/account")
    fill(phone, "account-sign-in-title", login, "wrong")
    phone.button("account-sign-in").click()
    expect(phone.text("account-wrong")).to_be_visible()
    fill(phone, "account-sign-in-title", login.upper(), PASSWORD)
    phone.button("account-sign-in").click()
    playing_as(phone, "Ann")
    expect(phone.link("web-to-table")).to_be_visible()


def test_a_passkey_is_made_used_and_proves_who_one_is(named: Running, meet: Meet) -> None:
    ann = meet("Ann", at=named)
    device_with_passkeys(ann.page)
    ann.page.goto("/account")
    assert ann.page.evaluate("isSecureContext")
    ann.button("account-passkey-add").click()
    expect(ann.text("account-passkey-added")).to_be_visible()
    expect(ann.text("account-known", name="Ann")).to_be_visible()
    ann.button("account-sign-out").click()
    expect(ann.page).to_have_url(named.url + "/")
    ann.page.goto("/account")
    ann.button("account-sign-in-passkey").click()
    playing_as(ann, "Ann")
    [token] = [cookie["value"] for cookie in ann.context.cookies() if cookie["name"] == "kobako"]
    ann.page.goto("/account")
    ann.button("account-delete").click()
    ann.button("account-delete-go").click()
    ann.button("account-proof-passkey").click()
    expect(ann.page).to_have_url(named.url + "/")
    assert named.ask("/api/me", token=token) is None


def test_a_guest_with_games_is_warned_before_signing_in(meet: Meet) -> None:
    owner, guest = meet("Ann"), meet("Guest")
    login = f"ann-{os.urandom(6).hex()}"
    owner.place.ask("/api/account/login", {"login": login, "password": PASSWORD}, owner.token)
    guest.open_table("me", "bot easy", "bot easy", start=True)
    guest.page.goto("/account")
    expect(guest.text("account-leaves-guest", name="Guest")).to_be_visible()
    fill(guest, "account-sign-in-title", login, PASSWORD)
    guest.button("account-sign-in").click()
    expect(guest.text("account-leave-text", name="Guest", games=1)).to_be_visible()
    guest.button("account-cancel").click()
    expect(guest.text("account-guest", name="Guest")).to_be_visible()
    guest.button("account-sign-in").click()
    guest.button("account-leave-go").click()
    playing_as(guest, "Ann")


def test_a_session_that_is_ended_is_cut_off_in_the_middle(meet: Meet) -> None:
    home, away = meet("Ann"), meet()
    login = {"login": f"ann-{os.urandom(6).hex()}", "password": PASSWORD}
    home.place.ask("/api/account/login", login, home.token)
    away.token = home.place.ask("/api/account/sign-in", login)["token"]
    away.be_known()
    away.open_table("me", "person", "bot easy")
    expect(away.button("table-close")).to_be_visible()
    home.page.goto("/account")
    home.button("account-sessions-end-others").click()
    expect(home.text("account-session-ended")).to_be_visible()
    expect(away.button("table-close")).to_have_count(0)  # whoever is there now is not the host
    expect(away.page.get_by_text("Ann", exact=True).first).to_be_visible()


def test_who_has_left_is_called_so_at_the_table(meet: Meet) -> None:
    ann, ben = meet("Annabelle"), meet("Ben")
    link = ann.open_table("me", "person", "bot easy")
    ben.page.goto(link)
    ben.button("table-sit").click()
    ann.button("table-start").click()
    expect(ben.page.get_by_text("Annabelle").first).to_be_visible()
    ann.page.goto("/account")
    with ann.page.expect_download() as download:
        ann.link("account-data-download").click()
    data = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert data["account"]["name"] == "Annabelle"
    assert link.endswith(data["tables"][0]["table"])
    ann.button("account-delete-guest").click()
    ann.button("account-delete-go").click()
    expect(ann.page).to_have_url(ann.place.url + "/")
    expect(ben.page.get_by_text(ben.say("someone-left")).first).to_be_visible()
    expect(ben.page.get_by_text("Annabelle")).to_have_count(0)


@pytest.mark.usefixtures("_built")
def test_over_plain_http_the_page_says_why_there_are_no_passkeys(tmp_path: Path, meet: Meet) -> None:
    with running(tmp_path, *QUICK, "--lan") as lan:
        lan.url = lan.ask("/api/place")["share"] or pytest.fail("this machine has no address but its own")
        ann = meet("Ann", at=lan)
        ann.page.goto("/account")
        expect(ann.text("account-passkeys-insecure")).to_be_visible()
        expect(ann.button("account-passkey-add")).to_have_count(0)
        fill(ann, "account-keep-title", "ann", PASSWORD)
        ann.button("account-set-password").click()
        expect(ann.text("account-known", name="Ann")).to_be_visible()
        ann.page.close()
