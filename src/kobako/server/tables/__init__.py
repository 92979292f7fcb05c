"""A table as its log makes it: what comes of a message, what happens by itself, and what is told."""
