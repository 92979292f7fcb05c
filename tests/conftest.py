import faulthandler
import os
import signal
from collections.abc import Generator
from contextlib import contextmanager

import pytest
from hypothesis import settings

# A green suite stays green: the same examples every time, however slow the machine is.
settings.register_profile("kobako", derandomize=True, deadline=None)
settings.load_profile("kobako")

# Processes in the background may ignore Ctrl-C, and so would all processes that the tests start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

NAMED_AFTER = 60.0  # seconds; `faulthandler_timeout` in pyproject.toml ends what hangs
STDERR = pytest.StashKey[int]()
OF_FOLDERS = {
    "browser": "browser",
    "postgres": "slow",
    "simulator": "proof",
    "fuzz": "proof",
    "power": "proof",
}


def pytest_configure(config: pytest.Config) -> None:
    """Workers that run side by side find the games compiled, instead of compiling all of them each."""
    config.stash[STDERR] = os.dup(2)  # while a test runs, pytest captures what is written to 2
    # A handler in C also runs while compiled code holds the interpreter.
    faulthandler.register(signal.SIGALRM, file=config.stash[STDERR], all_threads=True)
    if config.getoption("numprocesses"):  # not in a worker, and not for a test or two
        from kobako.server.run import compile_all  # workers need none of this

        compile_all("en")


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark all tests of some folders."""
    if mark := OF_FOLDERS.get(item.path.parent.name):
        item.add_marker(mark)


@contextmanager
def named() -> Generator[None, None, None]:
    """Print the stacks of all threads after a minute."""
    signal.setitimer(signal.ITIMER_REAL, NAMED_AFTER)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """End a process that hangs while it imports tests; a test that hangs is ended by pytest itself."""
    ended_after = float(session.config.getini("faulthandler_timeout"))
    faulthandler.dump_traceback_later(ended_after, exit=True, file=session.config.stash[STDERR])
    try:
        with named():
            return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Generator[None, object, object]:
    """Name a test that takes longer than a minute."""
    with named():
        return (yield)


def pytest_unconfigure(config: pytest.Config) -> None:
    """End a process that still waits for one of its threads after a minute, and print where it waits."""
    if not hasattr(config, "workerinput"):  # a worker waits for the others, and xdist ends it
        faulthandler.dump_traceback_later(NAMED_AFTER, exit=True, file=config.stash[STDERR])


@pytest.fixture(params=["engine", "reference"])
def implementation(request: pytest.FixtureRequest) -> str:
    """Run a rule test twice: against the engine, and against the rules written a second time."""
    name: str = request.param
    return name
