"""Signals that end a command in good order."""

from __future__ import annotations

import signal

ENDINGS = [signal.SIGTERM, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else [])]  # end a game like Ctrl-C


def let_signals_interrupt() -> None:
    for name in ENDINGS:
        signal.signal(name, signal.default_int_handler)
