"""The door: sockets and requests, who may come in, and how they are answered."""
