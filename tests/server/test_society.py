"""Living together over real sockets: mute, block, report, ban, restarts, and the host of the server."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from kobako.server.tables.table import MOST_CHATS

from .running import QUICK, Guest, Running, running

SERVICE = "http://127.0.0.1:9"  # nobody is there
FLAGS = (*QUICK, "--set", f"push_services={SERVICE}")
POINT = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
BROWSER = {"endpoint": f"{SERVICE}/x", "p256dh": POINT, "auth": "BTBZMqHH6r4Tts7J_aSIgg"}


def ask(server: Running, path: str, guest: Guest, **body: Any) -> httpx.Response:
    return server.post(path, body, guest.headers)


def hosted(server: Running) -> Guest:
    """Somebody who looks after the server."""
    guest = server.guest("Host")
    assert ask(server, "/api/host/claim", guest, code=server.host_code).status_code == 200
    return guest


@pytest.fixture(scope="module")
def place(place: Running) -> Running:
    place.host = hosted(place)  # type: ignore[attr-defined]
    return place


def host_of(server: Running) -> Guest:
    guest: Guest = server.host  # type: ignore[attr-defined]
    return guest


# ------------------------------------------------------------------------------------- mute and block


def test_what_a_muted_person_says_is_not_seen_and_nobody_is_told(place: Running) -> None:
    ann, bob = place.guest("Ann"), place.guest("Bob")
    table = place.table(ann, "me", "person", "bot easy")
    with place.line(ann) as a, place.line(bob) as b:
        a.watch(table)
        b.watch(table)
        b.do("say", table, text="before")
        a.until(lambda told: bool(told.get("chat")))
        told = ask(place, "/api/people", ann, person=bob.person, mute=True).json()
        assert (told["mute"], told["friend"], told["block"]) == (True, False, False)
        assert a.of("snapshot")["chat"] == []  # what was there vanishes
        seq = b.do("say", table, text="after")["seq"]
        update = a.until(lambda told: told.get("seq") == seq)
        assert update["type"] == "update"
        assert "chat" not in update
        assert b.until(lambda told: bool(told.get("chat")))["chat"]["text"] == "after"
        events = place.get(f"/api/tables/{table}/events?after=0", ann).json()["updates"]
        assert not any("chat" in update for update in events)
        ask(place, "/api/people", ann, person=bob.person, mute=False)
        assert [line["text"] for line in a.of("snapshot")["chat"]] == ["before", "after"]


def test_who_is_blocked_cannot_sit_and_cannot_tell_why(place: Running) -> None:
    ann, bob = place.guest("Ann"), place.guest("Bob")
    table = place.table(ann, "me", "person", "person")
    theirs = place.table(bob, "me", "person", "person")
    ask(place, "/api/people", ann, person=bob.person, block=True)
    with place.line(ann) as a, place.line(bob) as b:
        a.watch(theirs)
        assert b.watch(table)["type"] == "snapshot"  # a blocked person may look on like anybody
        refused = b.do("sit", table, seat=1)
        assert (refused["id"], refused["args"]) == ("server-no-seat", {})
        assert a.do("sit", theirs, seat=1)["id"] == "server-host-blocked"
        assert b.do("say", table, text="hello")["type"] == "done"
        ask(place, "/api/people", ann, person=bob.person, block=False)
        assert b.do("sit", table, seat=1)["type"] == "done"
        assert a.do("sit", theirs, seat=1)["type"] == "done"


def test_what_i_think_of_others_is_mine_alone(place: Running) -> None:
    ann, bob = place.guest("Ann"), place.guest("Bob")
    ask(place, "/api/people", ann, person=bob.person, friend=True, block=True)
    assert [known["person"] for known in place.get("/api/people", ann).json()] == [bob.person]
    assert place.get("/api/people", bob).json() == []
    assert ask(place, "/api/people", ann, person=ann.person, friend=True).status_code == 404
    assert ask(place, "/api/people", ann, person="nobodyhere", friend=True).status_code == 404


def test_with_too_many_ties_one_can_still_change_those_that_there_are(tmp_path: Path) -> None:
    with running(tmp_path, *FLAGS, "--set", "max_ties_person=2") as server:
        ann, *others, last = (server.guest(name) for name in ("Ann", "Bob", "Cyd", "Dan"))
        for other in others:
            assert ask(server, "/api/people", ann, person=other.person, friend=True).status_code == 200
        refused = ask(server, "/api/people", ann, person=last.person, mute=True)
        assert (refused.status_code, refused.json()["id"]) == (429, "server-too-many-ties")
        assert ask(server, "/api/people", ann, person=last.person, mute=False).status_code == 200
        bob, cyd = others
        told = ask(server, "/api/people", ann, person=bob.person, friend=False, mute=True, block=True).json()
        assert (told["friend"], told["mute"], told["block"]) == (False, True, True)
        assert ask(server, "/api/people", ann, person=cyd.person, friend=False).status_code == 200
        assert ask(server, "/api/people", ann, person=last.person, mute=True).status_code == 200


# -------------------------------------------------------------------------------- friends and invitations


def test_friends_are_invited_and_find_it_in_their_feed(place: Running) -> None:
    ann, bob = place.guest("Ann"), place.guest("Bob")
    refused = place.ask_table(ann, "me", f"for {bob.person}", "bot easy")
    assert refused.json()["id"] == "server-not-friend"
    ask(place, "/api/people", ann, person=bob.person, friend=True)
    with place.line(bob) as line:
        line.send("feed", on=True)
        assert line.of("turns")["turns"] == []
        table = place.table(ann, "me", f"for {bob.person}", "bot easy")
        [turn] = line.of("turns")["turns"]
        assert (turn["table"], turn["kind"], turn["host_name"]) == (table, "seat", "Ann")
        assert line.do("sit", table, seat=1)["type"] == "done"
        assert line.of("turns")["turns"] == []
    [asked] = place.get("/api/feed", ann).json()["turns"]
    assert asked["kind"] == "start"


def test_the_secret_link_shows_the_feed_until_it_is_ended(place: Running) -> None:
    ann = place.guest("Ann")
    place.table(ann, "me", "bot easy", "bot easy", start=True)
    old = ask(place, "/api/calls/link", ann, on=True).json()["json"].partition("/api")[2]
    new = ask(place, "/api/calls/link", ann, on=True).json()
    path = new["json"].partition("/api")[2]
    assert place.get(f"/api{old}").status_code == 404
    assert place.get(f"/api{path}").headers["content-type"] == "application/feed+json"
    assert place.get("/api/calls", ann).json()["feed"] is not None
    atom = place.get("/api" + new["atom"].partition("/api")[2] + "?language=ja")
    assert atom.headers["content-type"].startswith("application/atom+xml")
    assert 'lang="ja"' in atom.text
    ask(place, "/api/calls/link", ann, on=False)
    assert place.get(f"/api{path}").status_code == 404
    assert place.get("/api/feed/nonsense/json").json()["id"] == "no-such-page"


def test_a_browser_subscribes_only_at_a_known_service(place: Running) -> None:
    ann = place.guest("Ann")
    assert place.get("/api/calls", ann).json()["push"]
    assert ask(place, "/api/calls/push", ann, **BROWSER).json()["devices"] == 1
    for wrong in ({"endpoint": "http://127.0.0.1:10/x"}, {"auth": "AAAA"}, {"p256dh": "BAAA"}):
        assert ask(place, "/api/calls/push", ann, **(BROWSER | wrong)).json()["id"] == "server-no-push"
    assert ask(place, "/api/calls/push", ann, **BROWSER, on=False).json()["devices"] == 0


def signed_in(server: Running, guest: Guest) -> Guest:
    """The same person with another session."""
    wish = {"login": guest.person, "password": "three small words"}
    ask(server, "/api/account/login", guest, **wish)
    elsewhere = server.elsewhere()
    told = server.post("/api/account/sign-in", wish, {"X-Forwarded-For": elsewhere}).json()
    return Guest(told["person"], told["token"], elsewhere)


def sign_out(server: Running, home: Guest, phone: Guest) -> None:
    server.post("/api/account/sign-out", None, phone.headers)


def end_others(server: Running, home: Guest, phone: Guest) -> None:
    server.delete("/api/account/sessions", home.headers)


def change_password(server: Running, home: Guest, phone: Guest) -> None:
    ask(server, "/api/account/login", home, login=home.person, password="four other small words")


@pytest.mark.parametrize("end", [sign_out, end_others, change_password])
def test_a_browser_is_called_as_long_as_its_session_lasts(
    place: Running, end: Callable[[Running, Guest, Guest], None]
) -> None:
    home = place.guest("Ann")
    phone = signed_in(place, home)
    for device in (home, phone):
        assert not place.get("/api/calls", device).json()["here"]
        here = BROWSER | {"endpoint": f"{BROWSER['endpoint']}/{device.token}"}
        assert ask(place, "/api/calls/push", device, **here).json()["here"]
    assert place.get("/api/calls", home).json()["devices"] == 2
    end(place, home, phone)
    told = place.get("/api/calls", home).json()
    assert (told["devices"], told["here"]) == (1, True)


def test_nobody_ends_the_calls_of_somebody_else(place: Running) -> None:
    ann, bob = place.guest("Ann"), place.guest("Bob")
    ask(place, "/api/calls/push", ann, **BROWSER)
    assert ask(place, "/api/calls/push", bob, **BROWSER, on=False).json()["devices"] == 0
    assert place.get("/api/calls", ann).json()["devices"] == 1
    ask(place, "/api/calls/push", ann, **BROWSER, on=False)
    assert place.get("/api/calls", ann).json()["devices"] == 0


# ------------------------------------------------------------------------------------------- the host


def test_the_code_works_once_and_others_see_nothing(place: Running) -> None:
    ann = place.guest("Ann")
    assert place.get("/api/host", ann).json()["id"] == "server-not-steward"
    assert ask(place, "/api/host/claim", ann, code="nonsense").json()["id"] == "server-bad-code"
    for path, body in (
        ("ban", {"person": ann.person}),
        ("close", {"table": "abcdefghjk", "reason": "x"}),
        ("notice", {"at": 1}),
        ("settle", {"report": "x"}),
    ):
        assert ask(place, f"/api/host/{path}", ann, **body).status_code == 403


def test_a_report_comes_with_what_was_said_and_is_settled(place: Running) -> None:
    ann, bob, host = place.guest("Ann"), place.guest("Bob"), host_of(place)
    table = place.table(ann, "me", "person", "bot easy")
    with place.line(bob) as b:
        b.watch(table)
        seq = b.do("say", table, text="bad words")["seq"]
    filed = ask(
        place, "/api/reports", ann, person=bob.person, reason="chat", text="See.", table=table, seq=seq
    )
    assert filed.status_code == 201
    found = place.get("/api/host", host).json()["reports"]
    [report] = [one for one in found if one["report"] == filed.json()["report"]]
    assert (report["by_name"], report["name"], report["seq"]) == ("Ann", "Bob", seq)
    assert [line["text"] for line in report["chat"]] == ["bad words"]
    rest = ask(place, "/api/host/settle", host, report=report["report"]).json()
    assert report["report"] not in str(rest["reports"])
    assert rest["acts"][0]["what"] == "settle"


def test_what_is_said_after_a_report_does_not_hide_what_it_is_about(place: Running) -> None:
    ann, bob, host = place.guest("Ann"), place.guest("Bob"), host_of(place)
    table = place.table(ann, "me", "person", "bot easy")
    with place.line(bob) as b:
        b.watch(table)
        b.do("say", table, text="bad words")
        filed = ask(place, "/api/reports", ann, person=bob.person, reason="chat", table=table).json()
        for _ in range(MOST_CHATS):
            assert b.do("say", table, phrase="hello")["type"] == "done"
    ask(place, "/api/host/close", host, table=table, reason="Too loud.")
    found = place.get("/api/host", host).json()["reports"]
    [report] = [one for one in found if one["report"] == filed["report"]]
    assert [(line["name"], line["text"]) for line in report["chat"]][:1] == [("Bob", "bad words")]


def test_reports_are_bounded(place: Running) -> None:
    ann, bob = place.guest("Ann"), place.guest("Bob")
    answers = [ask(place, "/api/reports", ann, person=bob.person, reason="other") for _ in range(21)]
    assert [answer.status_code for answer in answers] == [201] * 20 + [429]


def test_a_table_is_closed_with_a_reason_that_players_read(place: Running) -> None:
    ann, host = place.guest("Ann"), host_of(place)
    table = place.table(ann, "me", "bot easy", "bot easy", start=True)
    with place.line(ann) as line:
        line.watch(table)
        ask(place, "/api/host/close", host, table=table, reason="Too loud.")
        room = line.until(lambda told: told.get("room", {}) and told["room"]["status"] == "closed")["room"]
        assert room["reason"] == {"id": "server-closed-steward", "args": {"text": "Too loud."}}
        assert line.do("act", table, decision=0, move="bid 1")["id"] == "server-closed"
    assert ask(place, "/api/host/close", host, table=table, reason="Again.").status_code == 404


def test_who_is_banned_is_out_at_once_and_a_bot_plays_on(place: Running) -> None:
    ann, bob, host = place.guest("Ann"), place.guest("Bob"), host_of(place)
    table = place.table(ann, "me", "person", "bot easy")
    line, other = place.line(bob), place.line(ann)
    line.watch(table)
    other.watch(table)
    line.do("sit", table, seat=1)
    assert other.do("start", table)["type"] == "done"
    ask(place, "/api/host/ban", host, person=bob.person, reason="Enough.")
    told = line.of("refused")
    assert (told["id"], told["args"]) == ("server-banned", {"reason": "Enough."})
    assert line.closed() == 1008
    other.until(lambda told: bool(told.get("room")) and told["room"]["chairs"][1]["away"])
    with place.line(bob) as again:
        assert again.of("refused")["id"] == "server-banned"
        assert again.closed() == 1008
    assert place.ask_table(bob, "me", "bot easy", "bot easy").json()["id"] == "server-banned"
    assert ask(place, "/api/me", bob, name="Rob").status_code == 403
    ask(place, "/api/host/ban", host, person=bob.person, on=False)
    with place.line(bob) as back:
        back.watch(table)
        assert back.do("back", table)["type"] == "done"
    other.close()


def test_a_ban_ends_by_itself(place: Running) -> None:
    bob, host = place.guest("Bob"), host_of(place)
    past = ask(place, "/api/host/ban", host, person=bob.person, until=1000).json()
    assert bob.person not in str(past["bans"])
    assert place.ask_table(bob, "me", "bot easy", "bot easy").status_code == 201
    ask(place, "/api/host/ban", host, person=bob.person, until=4_000_000_000_000, reason="Rest.")
    refused = place.ask_table(bob, "me", "bot easy", "bot easy").json()
    assert refused == {
        "id": "server-banned-until",
        "args": {"reason": "Rest.", "until": "2096-10-02 07:06 UTC"},
    }


# ------------------------------------------------------------------------------------------- restarts


def test_a_restart_is_announced_to_everybody_and_taken_back(place: Running) -> None:
    ann, host = place.guest("Ann"), host_of(place)
    soon = 4_000_000_000_000
    with place.line(ann) as line:
        ask(place, "/api/host/notice", host, at=soon, text="A new version.")
        assert line.of("notice") == {"type": "notice", "at": soon, "text": "A new version."}
        with place.line(host) as late:
            assert late.of("notice")["at"] == soon
        assert place.get("/api/notice").json()["at"] == soon
        ask(place, "/api/host/notice", host, at=None)
        assert line.of("notice")["at"] is None
    assert place.get("/api/notice").json()["at"] is None


@pytest.mark.slow
def test_a_signal_tells_players_before_the_server_goes(tmp_path: Path) -> None:
    with running(tmp_path / "place", *FLAGS, "--set", "farewell_seconds=2") as server:
        ann = server.guest("Ann")
        table = server.table(ann, "me", "bot easy", "bot easy", start=True)
        line = server.line(ann)
        line.watch(table)
        server.process.terminate()
        assert line.of("notice")["at"] > 0
        assert line.do("say", table, text="One more.")["type"] == "done"  # there is time to finish
        assert line.closed() == 1012
        server.end("SIGKILL")  # whether it would have ended by itself is another test's business
        server.again()
        with server.line(ann) as back:
            assert back.watch(table)["chat"][-1]["text"] == "One more."
