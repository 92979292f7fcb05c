"""A player for a table of Luz that needs nothing of Kobako: python bot.py LINK NAME"""

import json
import sys
import urllib.request

from websockets.sync.client import connect  # pip install websockets


def sign_in(server, name):
    """Be a guest. The token proves from now on who we are."""
    body = json.dumps({"name": name}).encode()
    request = urllib.request.Request(f"{server}/api/me", body, {"Content-Type": "application/json"})
    return json.load(urllib.request.urlopen(request))["token"]


def choose(view, legal):
    """Bid a fair share; play what can be high until it is won, then what can be low. (`maybe` are ranks.)"""
    if legal[0].startswith("bid"):
        return f"bid {10 // view['players']}+"
    me, score = view["seat"], view["sheet"][-1]
    ranks = {f"play {slot}": card["maybe"] for slot, card in enumerate(view["hands"][me], 1)}
    needs_more = score["won"][me] < int(score["bids"][me].strip("+"))
    return (max if needs_more else min)(legal, key=lambda move: sum(ranks[move]) / len(ranks[move]))


def answer(message):
    """What to do now, if there is anything. A cid names what we do, so that it is done only once."""
    room, game = message.get("room"), message.get("game")
    if message["type"] == "snapshot" and room["status"] == "open":
        free = [seat for seat, chair in enumerate(room["chairs"]) if chair["kind"] == "open"]
        return {"type": "sit", "cid": "sit", "seat": free[0] if free else 0}
    if game and game["legal"]:
        decision, move = game["decision"], choose(game["view"], game["legal"])
        return {"type": "act", "cid": f"act {decision}", "decision": decision, "move": move}
    return None


server, table = sys.argv[1].split("/t/")
headers = {"Authorization": f"Bearer {sign_in(server, sys.argv[2])}"}
with connect(f"ws{server.removeprefix('http')}/api/socket", additional_headers=headers) as socket:
    socket.send(json.dumps({"type": "watch", "table": table}))
    for message in map(json.loads, socket):
        if message["type"] == "refused":
            sys.exit(message["id"])
        if message.get("game") and message["game"]["view"]["over"]:
            print("scores:", *message["game"]["view"]["scores"])
            break
        if reply := answer(message):
            socket.send(json.dumps({"table": table, **reply}))
