import pytest

from yurikure.implementations import Yurikure, start


@pytest.fixture
def game(implementation: str) -> Yurikure:
    """Three players; the first girl, R, is about to act."""
    return start(implementation)
