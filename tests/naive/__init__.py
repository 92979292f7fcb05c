"""The rules a second time, as an oracle: slow, short, and sharing nothing with the engine."""
