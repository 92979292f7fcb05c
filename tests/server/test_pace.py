"""How long a game takes somebody who plays against bots, by a clock that is turned by hand."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

import pytest

from kobako.bots.bot import Thought, find_bot, move_seed
from kobako.messages import up
from kobako.server.house.bots import Bots
from kobako.server.house.live import Live
from searchers import invite

from .kit import Client, Salon, match_of

PASS, DECIDE = 3_000, 10_000  # ms: to see that there is nothing to do, and to do something
MINUTE = 60_000
GAMES = 3


def is_for_her(client: Client) -> bool:
    """Whether something is asked that no standing order answers."""
    told = client.of("ordered")
    has_order = bool(told) and told[-1]["order"] is not None
    return bool(client.game["turn"]) and not (has_order and "pass" in client.game["legal"])


async def sit_through(salon: Salon, live: Live, client: Client) -> Counter[str]:
    """Play a game to its end as the bot advises, and leave orders to pass; what was done by hand."""
    done: Counter[str] = Counter()
    match, bot = match_of(live), find_bot("easy")
    while live.table.status == "running":
        while live.clockwork.search and not live.clockwork.search.task.done():
            await asyncio.sleep(0)
        await salon.settle()
        if not is_for_her(client):
            await salon.wait()
            continue
        move = match.info.notation.action_text(
            bot.think(match.seen(0), 0, move_seed(0, len(match.steps))).action
        )
        salon.clock.pass_until(salon.clock.now() + (PASS if move == "pass" else DECIDE))
        done[move.split()[0]] += 1
        if move == "pass":  # she watches girls whom she could still control
            until = "girl" if client.game["legal"] == ["pass"] else "until"
            await salon.do(live, client, up.Order, order=f"pass {until}")
        else:
            await salon.act(live, client, move)
    return done


def by_thumb(name: str, *question: Any) -> Thought:
    """Plays as others do, and takes as long as a search may."""
    seen, seat, seed, budget, _ = question
    return Thought(find_bot("easy").think(seen, seat, seed).action, budget)


class AtOnce(Executor):
    """Does everything when it is asked to, so that every run is the same game."""

    def submit(self, work: Callable[..., Any], /, *args: Any, **more: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(work(*args, **more))
        return future


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["easy", "expert"])
async def test_yurikure_with_three_bots_takes_less_than_25_minutes(
    salon: Salon, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    invite(monkeypatch)
    salon.house.bots = Bots(by_thumb, workers=1)
    salon.house.bots.pool = AtOnce()
    ann = await salon.person("Ann")
    for _ in range(GAMES):
        live = await salon.open(ann, "me", *[f"bot {bot}"] * 3, game="yurikure", start=True)
        client = await salon.watch(live, ann)
        begun = salon.clock.now()
        done = await sit_through(salon, live, client)
        assert match_of(live).over
        assert done["pass"] > 10
        assert done["reveal"] > 2
        assert salon.clock.now() - begun < 25 * MINUTE
