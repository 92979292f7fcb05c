"""`python -m kobako` is the command `kobako`."""

from .cli import main

raise SystemExit(main())
