"""HTML files that need nothing else: what the reports of leagues and of games have in common."""
