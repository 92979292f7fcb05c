"""Work in several processes: in order, the first of it here, and all of it where there is one process."""

import os

import pytest

from kobako.study.pool import each

HERE = os.getpid()


def place(number: int) -> tuple[int, int]:
    return number, os.getpid()


@pytest.mark.parametrize(("size", "processes"), [(0, 2), (1, 2), (4, 1), (6, 2), (6, 9)])
def test_where_work_is_done(size: int, processes: int) -> None:
    done = list(each(place, range(size), processes))
    assert [number for number, _ in done] == list(range(size))
    assert {where for _, where in done[:1]} <= {HERE}
    elsewhere = {where for _, where in done[1:]}
    if processes == 1:
        assert elsewhere == {HERE}
    else:
        assert HERE not in elsewhere
        assert len(elsewhere) <= processes
