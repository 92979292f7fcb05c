"""Power cuts. SIGKILL proves nothing about syncing: the system still has what was written. Here SQLite writes
through a VFS that knows what was synced, and a cut loses any part of the rest.

The VFS is written with apsw, which brings an SQLite of its own, another build than the server's. The store,
its SQL, its pragmas and its writer are the server's; what a cut leaves is read by the server's SQLite, too.
"""
