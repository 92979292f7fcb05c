"""Tables in use, and all that goes on beside them: tasks, processes, other servers."""
