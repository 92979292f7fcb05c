"""Questions that wait are asked together; what goes wrong with one is nobody else's trouble."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from kobako.server.store import StoreError
from kobako.server.store.readers import MOST_AT_ONCE, Readers

PATIENCE = 60


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[sa.Engine]:
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'some.db'}")
    yield engine
    engine.dispose()


def one(connection: sa.Connection) -> int:
    return int(connection.execute(sa.text("SELECT 1")).scalar_one())


def unknown(_: sa.Connection) -> int:
    raise KeyError("nobody")


class Held:
    """A question whose answer is held back, so that others have to wait."""

    def __init__(self) -> None:
        self.begun, self.go_on = threading.Event(), threading.Event()

    def __call__(self, connection: sa.Connection) -> int:
        self.begun.set()
        assert self.go_on.wait(PATIENCE)
        return one(connection)


async def while_held(readers: Readers, held: Held) -> asyncio.Task[int]:
    """The only thread is busy from now on."""
    task = asyncio.create_task(readers.ask(held))
    await asyncio.sleep(0)
    assert await asyncio.to_thread(held.begun.wait, PATIENCE)
    return task


def test_questions_that_wait_share_a_transaction(engine: sa.Engine) -> None:
    begun: list[object] = []
    sa.event.listen(engine, "begin", begun.append)

    async def use() -> list[int]:
        readers, held = Readers(engine, 1), Held()
        task = await while_held(readers, held)
        others = asyncio.gather(*(readers.ask(one) for _ in range(2 * MOST_AT_ONCE)))
        await asyncio.sleep(0)
        held.go_on.set()
        answers = [await task, *await others]
        readers.close()
        return answers

    assert asyncio.run(use()) == [1] * (1 + 2 * MOST_AT_ONCE)
    assert len(begun) == 3


def test_a_question_fails_alone(engine: sa.Engine) -> None:
    async def use() -> list[object]:
        readers, held = Readers(engine, 1), Held()
        task = await while_held(readers, held)
        nonsense = sa.text("SELECT * FROM nowhere")
        asked = [one, lambda connection: connection.execute(nonsense), unknown, one]
        others = asyncio.gather(*map(readers.ask, asked), return_exceptions=True)
        await asyncio.sleep(0)
        held.go_on.set()
        await task
        answers = await others
        readers.close()
        return answers

    first, wrong, nobody, last = asyncio.run(use())
    assert (first, last) == (1, 1)
    assert isinstance(wrong, sa.exc.OperationalError)
    assert isinstance(nobody, KeyError)


def test_nothing_is_asked_for_who_waits_no_more(engine: sa.Engine) -> None:
    asked = []

    async def use() -> None:
        readers, held = Readers(engine, 1), Held()
        task = await while_held(readers, held)
        gone = asyncio.create_task(readers.ask(lambda _: asked.append("gone")))
        await asyncio.sleep(0)
        gone.cancel()
        with pytest.raises(asyncio.CancelledError):
            await gone
        held.go_on.set()
        await task
        await readers.ask(lambda _: asked.append("here"))
        readers.close()

    asyncio.run(use())
    assert asked == ["here"]


def test_a_database_that_cannot_be_opened_fails_them_all(tmp_path: Path) -> None:
    async def use() -> list[object]:
        readers = Readers(sa.create_engine(f"sqlite:///{tmp_path / 'nowhere' / 'some.db'}"), 2)
        answers = await asyncio.gather(*(readers.ask(one) for _ in range(3)), return_exceptions=True)
        readers.close()
        return list(answers)

    assert [type(answer) for answer in asyncio.run(use())] == [sa.exc.OperationalError] * 3


async def test_what_was_asked_before_the_end_is_answered_and_nothing_after(engine: sa.Engine) -> None:
    readers = Readers(engine, 2)
    asked = [asyncio.create_task(readers.ask(one)) for _ in range(40)]
    await asyncio.sleep(0)
    await asyncio.to_thread(readers.close)
    assert await asyncio.gather(*asked) == [1] * 40
    with pytest.raises(StoreError, match="closed"):
        await readers.ask(one)
