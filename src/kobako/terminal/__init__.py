"""Playing and reading games in a terminal. A client draws the view of its seat and knows nothing else."""
