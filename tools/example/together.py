"""How Ann and Bob live together: what is asked of them, what Ann thinks of Bob, what she does as a host."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from kobako.server.people.tokens import hash_of
from kobako.server.requests.stewardship import CODE
from kobako.server.store import social

if TYPE_CHECKING:
    from tools.example.game import Play

MINUTES = 60_000  # ms
# A browser's, as the documents of web push show them.
ENDPOINT = "https://fcm.googleapis.com/fcm/send/dpH5lCsTSSM"
POINT = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SECRET = "BTBZMqHH6r4Tts7J_aSIgg"


async def live_together(play: Play) -> None:
    """The last scenes."""
    await _be_called(play)
    await _know_others(play)
    await _be_host(play)


async def _be_called(play: Play) -> None:
    ann = play.ann
    await ann.send("order", shown=False, table=ann.table, cid=next(ann.cids))
    play.scene("What is asked", "Ann wants to know what is asked of her, at all of her tables.")
    await ann.send("feed", on=True)
    ann.hears("turns")
    await play.ask("get_feed", "GET /api/feed", ann)
    await play.ask("get_calls", "GET /api/calls", ann)
    await play.ask("post_feed_link", "POST /api/calls/link", ann, {"on": True})
    browser = {"endpoint": ENDPOINT, "p256dh": POINT, "auth": SECRET, "language": "ja"}
    await play.ask("post_push", "POST /api/calls/push", ann, browser)


async def _know_others(play: Play) -> None:
    ann, bob = play.ann, play.bob
    person = bob.line.told[0]["person"]
    await play.ask("post_tie", "POST /api/people", ann, {"person": person, "friend": True})
    await play.ask("get_people", "GET /api/people", ann)
    report = {"person": person, "reason": "chat", "text": "He says hello all the time.", "table": bob.table}
    await play.ask("post_report", "POST /api/reports", ann, report)


async def _be_host(play: Play) -> None:
    ann, bob = play.ann, play.bob
    code = "k7mzp2wq9xhtb4cnv3ra"
    person = bob.line.told[0]["person"]
    await play.server.house.store.do(partial(social.keep, CODE, hash_of(code).hex()))
    claimed: dict[str, Any] = await play.ask("post_claim", "POST /api/host/claim", ann, {"code": code})
    await play.ask("get_host", "GET /api/host", ann)
    report = {"report": claimed["reports"][0]["report"]}
    await play.ask("post_settle", "POST /api/host/settle", ann, report)
    play.scene("A restart", "A host announces that the server will restart in five minutes.")
    ann.read = len(ann.line.told)
    notice = {"at": play.server.clock.time + 5 * MINUTES, "text": "A new version."}
    await play.ask("post_notice", "POST /api/host/notice", ann, notice)
    await play.server.settle()
    ann.hears("notice")
    await play.ask("get_notice", "GET /api/notice")
    closing = {"table": ann.table, "reason": "We need the room."}
    await play.ask("post_close", "POST /api/host/close", ann, closing)
    await bob.line.close()
    await play.ask("post_ban", "POST /api/host/ban", ann, {"person": person, "reason": "Enough is enough."})
