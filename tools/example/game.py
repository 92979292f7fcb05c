"""A short game of Ann, Bob and a bot, played to be shown: every message of the wire is in it."""

from __future__ import annotations

import asyncio
import json
import tempfile
from pathlib import Path
from typing import Any

from kobako.match.deal import seat_commitment
from tools.example.players import Player, Scene, Story
from tools.example.quiet import Exchange, Quiet, run
from tools.example.together import live_together

LONG = 60_000  # ms in which something must happen


class Play:
    """The story from its beginning to its end."""

    def __init__(self, server: Quiet) -> None:
        self.server, self.story = server, Story()
        self.ann, self.bob = Player(self.story, server, "Ann"), Player(self.story, server, "Bob")

    def scene(self, title: str, words: str) -> None:
        """What comes now belongs together."""
        self.story.scenes.append(Scene(title, words))

    async def ask(self, handler: str, call: str, who: Player | None = None, body: Any = None) -> Any:
        """Ask over HTTP; the answer."""
        method, path = call.split()
        exchange = await self.server.request(method, path, who.token if who else None, body)
        self.story.exchanges[handler] = exchange
        return exchange.answer

    async def be_denied(self) -> None:
        """Try to connect without a token."""
        denied = (await self.server.connect(None)).denied
        answer = json.loads(denied["body"])
        exchange = Exchange("GET", "/api/socket", None, None, denied["status"], answer)
        self.story.exchanges["socket_endpoint"] = exchange

    async def turn(self, player: Player | None = None) -> None:
        """Play until it is this player's turn, or until the game is over."""
        while not (player and player.game["legal"]):
            if self.ann.game["view"]["over"]:
                return
            mover = next((p for p in (self.ann, self.bob) if p.game["legal"]), None)
            if mover:
                await mover.act(mover.game["legal"][0], shown=False)
            elif not await self.server.pass_time(LONG):
                raise RuntimeError("nobody moves")

    async def play(self) -> None:
        """All scenes."""
        await self.arrive()
        await self.sit_down()
        await self.start()
        await self.move()
        await self.take_back()
        await self.talk()
        await self.lose_the_line()
        await self.go_and_come()
        await self.end()
        await self.play_again()
        await self.leave_orders()
        await self.have_an_account()
        await live_together(self)
        await self.play_on()

    async def arrive(self) -> None:
        ann, bob = self.ann, self.bob
        for player in (bob, ann):
            player.token = (await self.ask("post_me", "POST /api/me", body={"name": player.name}))["token"]
        await self.ask("get_place", "GET /api/place")
        await self.ask("get_me", "GET /api/me", ann)
        await self.be_denied()
        self.scene("Arriving", "The first message says who you are. Bob also looks at the lobby.")
        await ann.connect()
        ann.hears("welcome")
        ann.note("→", {"type": "ping"})
        ann.note("←", await ann.line.ping())
        await bob.connect()
        await bob.send("lobby", on=True)
        bob.hears("lobbyall")
        await self.open_table()
        bob.hears("lobbyone")

    async def open_table(self) -> None:
        new = {
            "cid": next(self.ann.cids),
            "game": "luz",
            "seats": ["me", "person", "person"],
            "clock": {"kind": "bank", "seconds": 600, "increment": 10},
            "visibility": "public",
            "commit": seat_commitment(self.ann.bytes),
        }
        opened = await self.ask("post_table", "POST /api/tables", self.ann, new)
        self.ann.table = self.bob.table = opened["table"]
        await self.server.settle()
        await self.ask("get_tables", "GET /api/tables")

    async def sit_down(self) -> None:
        ann, bob = self.ann, self.bob
        self.scene("Sitting down", "Ann has opened a table by `POST /api/tables`; Bob has its link.")
        await ann.send("watch", table=ann.table)
        ann.hears("snapshot")
        ann.hears("presence")
        await bob.send("watch", shown=False, table=bob.table)
        await bob.do("sit", seat=1, commit=seat_commitment(bob.bytes))
        ann.hears("update", seq=bob.head)
        await bob.do("stand")
        await bob.do("sit", seat=2, commit=seat_commitment(bob.bytes))
        await ann.do("fill", seat=1, bot="easy")

    async def start(self) -> None:
        ann, bob = self.ann, self.bob
        self.scene(
            "Starting",
            "Only the host can start. Then everybody opens the commitment, and the cards are dealt: of "
            "several entries that come of one message, `done` names the first.",
        )
        await bob.do("start")
        await ann.do("start")
        await ann.do("bytes", bytes=ann.bytes.hex())
        await bob.do("bytes", bytes=bob.bytes.hex())
        bob.hears("update", seq=bob.head)

    async def move(self) -> None:
        ann = self.ann
        await self.turn(ann)
        self.scene(
            "A move",
            "A move that is not legal is refused with its rule. A resend with the same `cid` is answered "
            "again and not done again. A second move for the same decision comes too late.",
        )
        await ann.act("bid 11")
        decision = ann.game["decision"]
        await ann.act("bid 3+")
        ann.hears("update")
        sent = [message for _, arrow, message in self.story.scenes[-1].lines if arrow == "→"][-1]
        await ann.send(**{"kind" if key == "type" else key: value for key, value in sent.items()})
        ann.hears("done")
        await ann.do("act", decision=decision, move="bid 2")

    async def take_back(self) -> None:
        ann, bob = self.ann, self.bob
        self.scene("Taking it back", "Every other person at the table has to agree; bots do.")
        await ann.do("undo")
        bob.hears("update", seq=ann.head)
        await bob.do("answer", yes=True)
        await ann.act("bid 4", shown=False)

    async def talk(self) -> None:
        self.scene("Talking", "Own words, or a phrase that everybody reads in their language.")
        await self.bob.do("say", text="Hello, Ann!")
        self.ann.hears("update", seq=self.ann.head)
        done = await self.ann.do("say", phrase="hello")
        call = f"GET /api/tables/{self.ann.table}/events?after={done['seq'] - 2}"
        await self.ask("get_events", call, self.ann)

    async def lose_the_line(self) -> None:
        ann, bob = self.ann, self.bob
        had = ann.head
        self.scene(
            "Losing the line",
            f"Ann's socket breaks after `seq` {had}, and Bob is told so. She opens another and asks for what "
            "she has missed. Asked again, there is nothing more.",
        )
        bob.read = len(bob.line.told)
        await ann.line.close()
        bob.hears("presence")
        await bob.do("say", phrase="one-moment")
        await ann.connect()
        ann.hears("welcome")
        await ann.send("watch", table=ann.table, after=had)
        ann.hears("update")
        await ann.send("watch", table=ann.table, after=ann.head)
        ann.hears("caught")
        await ann.send("watch", shown=False, table=ann.table)

    async def go_and_come(self) -> None:
        ann, bob = self.ann, self.bob
        self.scene("Leaving and coming back", "Who leaves is replaced by a bot, and so can be who is lost.")
        await ann.do("leave")
        ann.hears("update")
        await ann.do("back")
        await bob.line.close()
        ann.read = len(ann.line.told)
        await self.wait_for_bob()
        ann.hears("presence", replaceable=[2])
        await ann.do("replace", seat=2)
        await bob.connect()
        await bob.send("lobby", shown=False)
        await bob.send("watch", shown=False, table=bob.table)
        await bob.do("back")

    async def wait_for_bob(self) -> None:
        """Until a bot may be asked in for him."""
        until = self.server.clock.time + self.server.absence
        while self.server.clock.time < until:
            await self.server.pass_time(until - self.server.clock.time)

    async def end(self) -> None:
        ann = self.ann
        await self.turn(ann)
        await self.ask("get_view", f"GET /api/tables/{ann.table}/view", ann)
        await self.turn()
        self.scene("The end", "The last card brings two entries: the move, and this one.")
        ann.read = 0
        ann.hears("update", seq=ann.head)
        await self.ask("get_record", f"GET /api/tables/{ann.table}/record")
        await self.look_back()
        await self.ask("get_health", "GET /health")
        await self.ask("get_ready", "GET /ready")

    async def look_back(self) -> None:
        ann: str = (await self.ask("get_me", "GET /api/me", self.ann))["person"]
        await self.ask("get_profile", f"GET /api/players/{ann}", self.bob)
        await self.ask("get_games", f"GET /api/players/{ann}/games", self.bob)
        await self.ask("get_repute", f"GET /api/repute?people={ann}")

    async def play_again(self) -> None:
        ann, bob = self.ann, self.bob
        self.scene("A rematch", "It is another table, with the same seats kept. Here Ann closes it again.")
        bob.read = len(bob.line.told)
        await ann.do("again")
        again = ann.hears("update")["room"]["next"]
        await ann.send("unwatch", table=ann.table)
        ann.table = again
        await ann.send("watch", shown=False, table=again)
        bob.read = len(bob.line.told)
        await ann.do("close")
        bob.hears("lobbygone")

    async def leave_orders(self) -> None:
        ann = self.ann
        new = {
            "cid": next(ann.cids),
            "game": "yurikure",
            "seats": ["me", "bot easy", "bot easy"],
            "start": True,
        }
        ann.table = (await self.server.request("POST", "/api/tables", ann.token, new)).answer["table"]
        await ann.send("watch", shown=False, table=ann.table)
        while not (ann.game["turn"] and "pass" in ann.game["legal"]):
            if ann.game["turn"]:
                await ann.act(ann.game["legal"][0], shown=False)
            else:
                await self.server.pass_time(LONG)
        self.scene(
            "Standing orders",
            "Ann passes at a table of Yurikure until somebody reveals or declares. The server answers for "
            "her, and tells nobody else why. `done` names the last entry: an order is none.",
        )
        await ann.send("order", table=ann.table, cid=next(ann.cids), order="pass until")
        ann.hears("ordered")
        ann.hears("done")

    async def have_an_account(self) -> None:
        """Cleo comes back from elsewhere, three times, and leaves for good."""
        home, away = (Player(self.story, self.server, "Cleo") for _ in range(2))
        home.token = (await self.server.request("POST", "/api/me", None, {"name": "Cleo"})).answer["token"]
        login = {"login": "cleo", "password": "three small words"}
        await self.ask("post_login", "POST /api/account/login", home, login)
        for handler, call in (
            ("delete_session", "DELETE /api/account/sessions/{session}"),
            ("delete_sessions", "DELETE /api/account/sessions"),
            ("", ""),
        ):
            away.token = (await self.ask("post_sign_in", "POST /api/account/sign-in", None, login))["token"]
            sessions = (await self.ask("get_account", "GET /api/account", home))["sessions"]
            [session] = [each["id"] for each in sessions if not each["current"]]
            if handler:
                await self.ask(handler, call.format(session=session), home)
        await self.ask("post_sign_out", "POST /api/account/sign-out", away)
        await self.ask("get_data", "GET /api/account/data", home)
        await self.ask("post_proof", "POST /api/account/proof", home, {"password": login["password"]})
        await self.ask("delete_account", "DELETE /api/account", home)

    async def play_on(self) -> None:
        """From within the finished game."""
        branch = {"cid": next(self.ann.cids), "seq": 40, "seat": 1, "bot": "easy"}
        await self.ask("post_branch", f"POST /api/tables/{self.bob.table}/branch", self.ann, branch)


def tell() -> Story:
    """Play the game in a folder that is removed afterwards."""

    async def play(server: Quiet) -> Story:
        whole = Play(server)
        await whole.play()
        return whole.story

    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(run(Path(folder), play))
