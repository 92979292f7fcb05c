"""Tables, sockets, lobby and store. It knows no rules beyond `Match`."""
