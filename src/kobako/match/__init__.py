"""One game in progress: by text (`Match`), by integers (`Env`), and as a record."""
