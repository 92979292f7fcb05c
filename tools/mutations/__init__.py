"""Mutation testing: plant small mistakes in the package, one at a time, and see which tests catch them."""
