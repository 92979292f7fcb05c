"""How fast Kobako is, side by side with OpenSpiel: `python -m bench`."""
