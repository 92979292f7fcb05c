import signal

import pytest
from hypothesis import settings

# A green suite stays green: the same examples every time, however slow the machine is.
settings.register_profile("kobako", derandomize=True, deadline=None)
settings.load_profile("kobako")

# Who is started in the background may be told to ignore Ctrl-C, and so would all that the tests start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_configure(config: pytest.Config) -> None:
    """Workers that run side by side find the games compiled, instead of compiling all of them each."""
    if config.getoption("numprocesses"):  # not in a worker, and not for a test or two
        from kobako.server.run import compile_all  # workers need none of this

        compile_all("en")
