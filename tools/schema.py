"""Writes web/schema/ from the structs of the wire and the games' views; TypeScript types are made from it.

With --check: exits 1 when a file there is stale.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from kobako.games import GAMES
from kobako.games.game import view_type
from kobako.messages import account, branch, down, host, http, learn, profile, social, up
from kobako.server.house.reviews import Reviewing
from kobako.study.advice import Advice

FOLDER = Path(__file__).resolve().parent.parent / "web" / "schema"
WIRE = (
    up.FromClient,
    down.FromServer,
    http.NewGuest,
    http.Me,
    http.NewTable,
    http.Opened,
    http.Events,
    http.Place,
    http.Health,
    http.Problem,
    account.Account,
    account.NewLogin,
    account.NewPasskey,
    account.Proof,
    account.SignIn,
    social.Calls,
    social.FeedLink,
    social.SetPush,
    social.Known,
    social.SetTie,
    social.NewReport,
    host.SetBan,
    host.HostDesk,
    profile.Profile,
    profile.History,
    profile.Repute,
    learn.Lesson,
    branch.NewBranch,
    Advice,
    Reviewing,
)


def schema(title: str, types: Sequence[Any]) -> dict[str, Any]:
    """A JSON Schema with all the structs that the types are made of."""
    roots, parts = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    named = {"FromClient": roots[0], "FromServer": roots[1]} if title == "wire" else {}
    return {"title": title, "$defs": parts | named}


def files() -> dict[str, str]:
    """Name and content of every file of the folder, as it should be."""
    made = {"wire.json": schema("wire", WIRE)}
    made |= {f"{info.name}.json": schema(info.name, [view_type(info)]) for info in GAMES}
    return {name: json.dumps(content, indent=2) + "\n" for name, content in made.items()}


def main(words: Sequence[str]) -> int:
    if list(words) not in ([], ["--check"]):
        print("usage: python tools/schema.py [--check]", file=sys.stderr)
        return 2
    stale = []
    for name, content in files().items():
        path = FOLDER / name
        if not path.is_file() or path.read_text("utf-8") != content:
            stale.append(name)
            if not words:
                FOLDER.mkdir(parents=True, exist_ok=True)
                path.write_text(content, "utf-8")
    if words and stale:
        print(f"{', '.join(stale)} stale: run python tools/schema.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
