"""The server's core in a world of its own: time, network and disk are made up, from one integer seed.

House, tables, timers, sockets and what is told are the real ones. Lines break, people send things twice,
the server dies with or without its last writes on disk. What fails says its seed, and happens again from it:

    PYTHONPATH=tests python -m simulator SEED
"""
