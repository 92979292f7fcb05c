"""Which tests should catch a mutation, the quickest first."""

import re
from dataclasses import dataclass

EVERYDAY = "not (slow or browser or proof)"  # as in the Makefile
LATER = "(slow or browser or proof)"


@dataclass(frozen=True)
class Stage:
    """One run of pytest."""

    paths: str  # arguments of pytest
    marker: str
    is_compiled: bool
    is_everyday: bool  # whether `make test` runs these tests in this way


RULES = "rules, hide, notation"

# Area, pattern of its files in the package, groups of tests with {} for the group in the pattern.
AREAS: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    (
        RULES,
        r"games/(\w+)/(?!view|story|tensor|orders|__init__)\w+\.py",
        (
            "tests/test_playthroughs.py -k {}",
            "tests/{}",
            "tests/games tests/test_check.py tests/test_perft.py -k {}",
            "tests/terminal tests/bots tests/match",
            "tests/server/test_leaks.py",
        ),
    ),
    (
        "views, logs, observations",
        r"games/(\w+)/",
        (
            "tests/test_playthroughs.py -k {}",
            "tests/{}",
            "tests/games tests/test_check.py -k {}",
            "tests/terminal tests/test_texts.py",
            "tests/server",
        ),
    ),
    (
        "engine",
        r"cards/|games/",
        ("tests/engine tests/test_perft.py", "tests/luz tests/games tests/match", "tests/envs"),
    ),
    (
        "match",
        r"match/|helpers|texts/|envs/",
        (
            "tests/match tests/envs tests/test_check.py tests/games/test_deal.py",
            "tests/terminal tests/test_texts.py",
            "tests/server",
        ),
    ),
    (
        "bots",
        r"bots/",
        (
            "tests/bots tests/games",
            "tests/study tests/arena tests/terminal/test_warm.py",
            "tests/server/test_bots.py",
        ),
    ),
    (
        "analysis and arena",
        r"study/|arena/|reports/",
        ("tests/study tests/arena", "tests/server/test_reviews.py tests/server/test_hints.py"),
    ),
    (
        "terminal",
        r"(?:terminal|cli)/(\w+)",
        (
            "tests/terminal -k {}",  # such as test_join.py
            "tests/test_cli.py tests/test_texts.py",
            "tests/terminal",
            "tests/arena tests/study",
            "tests/postgres/test_backup.py tests/postgres/test_hosting.py",
        ),
    ),
    (
        "store",
        r"server/store/(\w+)",
        (
            "tests/server -k {}",
            "tests/server -k 'store or readers or reviews or profiles'",
            "tests/server",
            "tests/postgres tests/power",
        ),
    ),
    (
        "tables",
        r"server/tables/(\w+)",
        (
            "tests/server -k {}",
            "tests/server -k 'table or order or past'",
            "tests/server",
            "tests/simulator tests/fuzz tests/terminal",
        ),
    ),
    (
        "server",
        r"(?:server/|messages/)(?:\w+/)*(\w+)",
        (
            "tests/server -k {}",  # such as test_sockets.py
            "tests/server",
            "tests/test_generated.py tests/test_protocol.py tests/test_cli.py",
            "tests/simulator tests/fuzz tests/postgres",
            "tests/browser",
        ),
    ),
    ("package", r"", ("tests/test_cli.py tests/test_examples.py", "tests/match tests/terminal")),
)


def area_of(path: str) -> tuple[str, tuple[str, ...]]:
    """Return the name of the area of a file, and its groups of tests."""
    for name, pattern, groups in AREAS:
        if found := re.match(pattern, path):
            return name, tuple(group.format(*found.groups()) for group in groups)
    raise LookupError(path)


def stages(path: str) -> list[Stage]:
    """Return the runs for a mutation of a file: those of `make test`, then the rest of `make test-full`."""
    _, groups = area_of(path)
    everyday = [
        Stage(paths=group, marker=f"{rules} and {EVERYDAY}", is_compiled=is_compiled, is_everyday=True)
        for group in groups
        for rules, is_compiled in (("rules", False), ("not rules", True))
    ]
    later = [
        Stage(paths=group, marker=f"rules or {LATER}", is_compiled=True, is_everyday=False)
        for group in groups
    ]
    return everyday + later
