"""The record: what is read, what is refused and at which line, and that nothing at all makes it crash."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kobako import IllegalMove, Match, RecordError
from kobako.match.check import random_match
from luz.tables import table

FINISHED = random_match("luz", 3, {}, 4).record()
LINES = FINISHED.splitlines()
DEAL = LINES[5]


def test_the_form_of_a_record() -> None:
    assert LINES[:5] == ["[game luz]", "[players 3]", "[rules 1]", "[seed 4]", "first 1"]
    assert DEAL.startswith("deal ")
    match = Match.replay(FINISHED)
    assert LINES[-2:] == [
        f"[scores {' '.join(map(str, match.scores))}]",
        f"[winners {match.winners[0]}]",
    ]
    assert FINISHED.endswith("]\n")


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", range(5))
def test_replay_gives_the_same_text_back(players: int, seed: int) -> None:
    text = random_match("luz", players, {}, seed).record()
    assert Match.replay(text).record() == text


def test_an_unfinished_record_goes_on_from_its_seed() -> None:
    head = "\n".join(LINES[:30])
    match = Match.replay(head)
    assert match.record() == head + "\n"
    for line in LINES[30:]:
        if line[0].isdecimal():
            match.act(int(line[0]), line[2:])
    assert match.record() == FINISHED


def test_an_unfinished_record_without_a_seed_is_told_its_chance() -> None:
    text = "".join(f"{line}\n" for line in LINES[:4] if "seed" not in line)
    match = Match.replay(text)
    assert match.awaits == "first"
    match.chance("first 1")
    assert match.record() == text + "first 1\n"


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.rstrip("\n"),
        lambda text: text.replace("\n", "\n\n"),
        lambda text: "; a comment\n" + text,
        lambda text: text.replace("\n", " ; said at the table\n"),
        lambda text: "".join(f" \t{line}\t \n" for line in text.splitlines()),
    ],
    ids=["crlf", "no last newline", "blank lines", "comment line", "comments", "blanks"],
)
def test_what_is_tolerated(change) -> None:  # type: ignore[no-untyped-def]
    assert Match.replay(change(FINISHED)).record() == FINISHED


HEX = "ab" * 32
TAGS = [
    "seat 0 human",
    "seat 1 easy 0 12345",
    f"deal-v1 commit {HEX}",
    f"deal-v1 seat 0 {HEX}",
    "deal-v1 seat 1 missing",
    f"deal-v1 secret {HEX}",
    "bot 3 1000",
    "bot 4 1000",
    "x-place Taipei, café",
    "x-",
]


def test_tags_are_kept_and_written_back() -> None:
    text = FINISHED.replace("[seed 4]\n", "[seed 4]\n" + "".join(f"[{tag}]\n" for tag in TAGS))
    assert Match.replay(text).record() == text
    match = Match("luz", 3, seed=4)
    for tag in TAGS:
        match.tag(tag)
    assert all(f"[{tag}]\n" in match.record() for tag in TAGS)


@pytest.mark.parametrize(
    "tag",
    ["", "rules", "rules 1 ", "seed -1", "seat 3 human", "seat 0 Easy 1 2", "bot 1", "deal-v1 commit ab",
     f"deal-v1 seat 7 {HEX}", f"deal-v1 secret {HEX.upper()}", "date 2026-01-01", "option a b"],
)  # fmt: skip
def test_a_tag_that_does_not_exist_is_refused(tag: str) -> None:
    with pytest.raises(RecordError) as caught:
        Match.replay("\n".join([*LINES[:2], f"[{tag}]", *LINES[4:]]))
    assert caught.value.line == 3
    with pytest.raises(ValueError, match=r"tag|seat"):
        Match("luz", 3, seed=1).tag(tag)


def test_a_record_is_text() -> None:
    with pytest.raises(TypeError, match="bytes"):
        Match.replay(FINISHED.encode())  # type: ignore[arg-type]


def test_the_largest_seed() -> None:
    """Python reads no numbers of many thousand digits, so there is a limit, and it is told."""
    text = "[game luz]\n[players 3]\n[rules 1]\n[seed {}]\n"
    largest = Match("luz", 3, seed=10**1000 - 1)
    assert Match.replay(text.format("9" * 1000)).record() == largest.record()
    with pytest.raises(RecordError, match="no tag") as caught:
        Match.replay(text.format("9" * 5000))
    assert caught.value.line == 4
    with pytest.raises(ValueError, match="at most 1000 digits"):
        Match("luz", 3, seed=10**5000)


@pytest.mark.parametrize("tag", ["x-a;b", "x-a\nfirst 1", "x-\x00"])
def test_a_tag_is_one_line_without_a_comment(tag: str) -> None:
    with pytest.raises(ValueError, match="one line"):
        Match("luz", 3, seed=1).tag(tag)


def changed(number: int, *new: str) -> str:
    """The finished record with line `number` replaced."""
    return "".join(f"{line}\n" for line in [*LINES[: number - 1], *new, *LINES[number:]])


LAST = len(LINES)
FIRST_BID = 7
FIRST_PLAY = FIRST_BID + 3


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("", 1, "begins with"),
        ("first 1\n", 1, "begins with"),
        ("[game go]\n", 1, "no game is called 'go'; there are luz"),
        ("\n\n[game Luz]\n", 3, "begins with"),
        ("[game luz]\n", 2, "comes second"),
        (changed(2, "[players 2]"), 2, "3 to 5"),
        (changed(2, "[players 03]"), 2, "3 to 5"),
        (changed(3, "[rules 2]"), 3, "luz rules 2; here are rules 1"),
        (changed(3, "[rules 1]", "[rules 1]"), 4, "stands there already"),
        (changed(3, "[option speed high]"), 3, "no option 'speed'"),
        (changed(4, "[rules 1"), 4, "ends with ]"),
        (changed(5, "first 3"), 5, "0 to 2"),
        (changed(5, "first 2", "first 2"), 6, "deal is due"),
        (changed(5), 5, "first is due"),
        (changed(6, DEAL.rsplit(" ", 1)[0]), 6, "is missing"),
        (changed(6, DEAL.replace(" ", "  ", 1)), 6, "not in the pack"),
        (changed(FIRST_BID, "2 bid 11"), FIRST_BID, r"0 to 10.*\(luz 5\)"),
        (changed(FIRST_BID, "1 bid 3"), FIRST_BID, "not your turn"),
        (changed(FIRST_BID, "3 bid 3"), FIRST_BID, "no seat 3"),
        (changed(FIRST_BID, "00 bid 3"), FIRST_BID, "no seat 00"),
        (changed(FIRST_BID, "2  bid 3"), FIRST_BID, "no move"),
        (changed(FIRST_BID, "2"), FIRST_BID, "no move"),
        (changed(FIRST_BID, "bid 3"), FIRST_BID, "no chance is due"),
        (changed(FIRST_BID, "2 play 3"), FIRST_BID, "Everybody bids"),
        (changed(FIRST_BID, "[x-late]"), FIRST_BID, "tags come before the steps"),
        (changed(FIRST_PLAY, "2 play 11"), FIRST_PLAY, r"\(luz 8\)"),
        (changed(LAST - 2), LAST - 2, "not over"),
        (changed(LAST - 1, "[scores 1 2 3]"), LAST - 1, "the game gives"),
        (changed(LAST - 1), LAST - 1, "cannot stand here"),
        (changed(LAST, "[winners 0 1 2]"), LAST, "the game gives"),
        (changed(LAST), LAST - 1, "stand together"),
        (changed(LAST, LINES[-1], "0 bid 1"), LAST + 1, "no step can follow"),
        (changed(LAST, LINES[-1], LINES[-1]), LAST + 1, "cannot stand here"),
        ("\n".join(LINES[:-2]), LAST - 2, "has its scores and winners"),
    ],
)
def test_a_bad_line_is_refused_with_its_number(text: str, line: int, why: str) -> None:
    with pytest.raises(RecordError, match=why) as caught:
        Match.replay(text)
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: ")


# -------------------------------------------------------------------------------- no input crashes it


def try_replay(text: str) -> None:
    """Either it replays, and then its record replays to itself, or it is refused by RecordError."""
    try:
        match = Match.replay(text)
    except RecordError as error:
        if not 1 <= error.line <= text.count("\n") + 2:
            raise AssertionError(f"there is no line {error.line}") from error
    else:
        assert Match.replay(match.record()).record() == match.record()


@given(st.text(max_size=300))
def test_any_text(text: str) -> None:
    try_replay(text)
    try_replay("[game luz]\n[players 3]\n" + text)


TAG_LINES = "[game luz]|[players 3]|[rules 1]|[seed 4]|[x-a]|[option a b]|[scores 0 0 0]|[winners 0]|[]|[||;"
STEP_LINES = "first 2|first 0|0 bid 3|1 bid 0+|2 bid 10|0 play 1|1 play 2|2 play 10|" + DEAL
WORDS = st.sampled_from(f"{TAG_LINES}|{STEP_LINES}".split("|"))


@given(st.lists(WORDS, max_size=30))
def test_any_lines_that_look_like_a_record(lines: list[str]) -> None:
    try_replay("\n".join(lines))
    try_replay("\n".join(["[game luz]", "[players 3]", *lines]))


@given(st.integers(0, 10**9))
def test_mutated_records(seed: int) -> None:
    rng = random.Random(seed)
    text = list("\n".join(LINES[: rng.randrange(4, LAST)]))
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(text))
        text[at : at + rng.randrange(3)] = rng.choice(
            ["", " ", "\n", "[", "]", "9", "-1", "Y", "+", "\x00", "é", ";"]
        )
    try_replay("".join(text))


@given(st.text(max_size=40) | st.sampled_from(["bid 3", "play 1", "bid 11", "play 0", "bid 3+", "play 7"]))
def test_any_move(move: str) -> None:
    for match in (table(3, {}), table(3, {}, bids="1 2 3")):
        seat = match.pending[0]
        before = match.record()
        try:
            match.act(seat, move)
        except IllegalMove:
            assert match.record() == before
        else:
            assert match.steps[-1] == f"{seat} {move}"
