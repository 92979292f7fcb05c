"""Living together: scenes of the pages for people, calls and the host."""

from __future__ import annotations

import time
from functools import cache
from typing import Any

from browser.guests import Guest
from browser.stage import BOTS, scene
from server.running import Running

LATER = 4_000_000_000_000  # ms


@cache
def friend_of(place: Running, token: str) -> str:
    """Somebody whom the person of a token calls a friend; their token."""
    bob = place.guest("Bob").token
    place.ask("/api/people", {"person": place.ask("/api/me", token=bob)["person"], "friend": True}, token)
    place.ask("/api/people", {"person": place.ask("/api/me", token=token)["person"], "friend": True}, bob)
    return bob


@cache
def be_host(place: Running, token: str) -> None:
    """Look after a server at which there is something to see to."""
    place.ask("/api/host/claim", {"code": place.host_code}, token)
    cleo = place.ask("/api/me", token=place.guest("Cleo").token)["person"]
    place.ask("/api/reports", {"person": cleo, "reason": "chat"}, token)
    place.ask("/api/host/ban", {"person": cleo, "until": LATER}, token)


@scene
def start_with_turns(guest: Guest) -> None:
    bob = friend_of(guest.place, guest.token)
    person = guest.place.ask("/api/me", token=guest.token)["person"]
    guest.place.open_table(bob, "me", f"for {person}", *BOTS[:1])
    guest.place.open_table(
        guest.token, "me", *BOTS[:2], start=True, clock={"kind": "move", "seconds": 259_200}
    )
    guest.page.goto("/")
    guest.button("social-no-thanks").first.wait_for()


@scene
def people(guest: Guest) -> None:
    friend_of(guest.place, guest.token)
    guest.page.goto("/people")
    guest.button("social-report").first.click()
    guest.text("social-reason").wait_for()


@scene
def profile_of_a_friend(guest: Guest) -> None:
    bob = friend_of(guest.place, guest.token)
    guest.page.goto(f"/p/{guest.place.ask('/api/me', token=bob)['person']}")
    guest.button("social-report").click()
    guest.text("social-reason").wait_for()


@scene
def people_of_a_table(guest: Guest) -> None:
    bob = friend_of(guest.place, guest.token)
    person = guest.place.ask("/api/me", token=guest.token)["person"]
    link = guest.place.open_table(bob, "me", f"for {person}", *BOTS[:1])
    guest.page.goto(link)
    guest.button("table-menu").click()
    guest.button("table-people").click()
    guest.button("social-block").wait_for()


@scene
def invitation(guest: Guest) -> None:
    friend_of(guest.place, guest.token)
    guest.page.goto("/new/luz")
    guest.page.get_by_label(guest.say("social-invited")).first.select_option("Bob")
    guest.page.get_by_role("radio", name=guest.say("web-clock-days")).check()
    guest.text("web-clock-days-note").wait_for()


@scene
def host_unknown(guest: Guest) -> None:
    guest.expected.append("403")
    guest.context.clear_cookies()
    guest.page.goto("/host")
    guest.button("host-claim").wait_for()


@scene
def host(guest: Guest) -> None:
    be_host(guest.place, guest.token)
    guest.page.goto("/host")
    guest.button("host-ban").first.click()
    guest.text("host-ban-text").wait_for()


@scene
def restart_announced(guest: Guest) -> None:
    soon = int(time.time() * 1000) + 5 * 60_000
    told: dict[str, Any] = {"type": "notice", "at": soon, "text": ""}
    guest.page.route("**/api/notice", lambda route: route.fulfill(json=told))
    guest.page.goto("/settings")
    guest.page.locator(".restart-note").wait_for()
