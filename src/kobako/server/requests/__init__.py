"""Everything that can be asked over HTTP."""
