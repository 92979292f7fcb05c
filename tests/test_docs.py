"""The pages tell the truth: the session runs, examples replay, vectors agree, links lead somewhere."""

import doctest
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import kobako
from kobako import Match
from kobako.bots.bot import find_bot, move_seed
from kobako.games import GAMES
from kobako.match import deal
from kobako.match.check import prefixes
from kobako.study.advice import SHOWN
from kobako.study.judge import MISTAKE, SMALL
from kobako.study.review import WORLDS
from naive import deal as naive_deal
from tools import game_pages

ROOT = Path(__file__).resolve().parent.parent
NOT_OURS = {"node_modules", "dist", "build"}
GENERATED = ("docs/reference/", "web/tests/generated/")  # not in the repository


def pages() -> list[Path]:
    """Every page of the repository, and nothing from hidden folders."""
    found = (path.relative_to(ROOT) for path in ROOT.rglob("*.md"))
    return sorted(p for p in found if not any(part[0] == "." or part in NOT_OURS for part in p.parts))


def fenced(page: str, kind: str) -> list[str]:
    """The blocks of one kind on a page."""
    text = (ROOT / page).read_text("utf-8")
    return re.findall(rf"^```{kind}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def play_on(match: Match) -> Match:
    """The first of the legal moves, until the game is over."""
    while not match.over:
        seat = match.pending[0]
        match.act(seat, match.legal(seat)[0])
    return match


def test_the_session_in_the_readme_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried >= 8
    assert not failed


def test_the_program_for_openspiel_runs(capsys: pytest.CaptureFixture[str]) -> None:
    [program] = fenced("docs/openspiel.md", "python")
    assert len(program.splitlines()) <= 10
    exec(program, {})
    returns = [float(word) for word in capsys.readouterr().out.strip("[]\n").split(", ")]
    assert len(returns) == 3
    assert sum(returns) == pytest.approx(0)
    assert max(returns) > 0


def test_a_bot_is_asked_as_its_page_says() -> None:
    [code] = fenced("docs/bots.md", "python")
    names: dict[str, Any] = {}
    exec(code, names)
    assert len(names["match"].steps) == 3
    assert names["match"].steps[-1].startswith(f"{names['seat']} bid ")


def test_advice_is_asked_as_its_page_says() -> None:
    [code] = fenced("docs/analysis.md", "python")
    names: dict[str, Any] = {}
    exec(code, names)
    assert names["best"].move in names["match"].legal(names["seat"])
    assert names["found"].game == "luz"
    page = (ROOT / "docs" / "analysis.md").read_text("utf-8")
    for told in (
        f"{100 * SMALL:g} % or more",
        f"{100 * MISTAKE:g} % or more",
        f"{WORLDS} worlds",
        f"{SHOWN} at the most",
    ):
        assert told in page


# ------------------------------------------------------------------------------------------------ records


def test_the_example_record_replays() -> None:
    exact, typed = fenced("docs/record.md", "record")
    assert Match.replay(exact).record() == exact
    assert Match.replay(typed).record() == exact
    assert Match.replay(typed.replace("\n", "\r\n").rstrip()).record() == exact


def test_the_example_record_is_what_its_tags_say() -> None:
    match = Match.replay(fenced("docs/record.md", "record")[0])
    chance = [step for step in match.steps if not step[0].isdecimal()]
    assert chance == Match("luz", 3, seed=7).steps
    guests = {tag[1]: (tag[2], int(tag[4])) for tag in map(str.split, match.tags) if len(tag) == 5}
    assert guests
    for step, (now, line) in enumerate(zip(prefixes(match), match.steps, strict=False)):
        seat, _, move = line.partition(" ")
        if seat in guests:
            name, seed = guests[seat]
            action = find_bot(name).think(now.seen(int(seat)), int(seat), move_seed(seed, step)).action
            assert match.info.notation.action_text(action) == move


def test_the_example_record_ends_as_shown() -> None:
    [ending] = fenced("docs/record.md", "ending")
    assert play_on(Match.replay(fenced("docs/record.md", "record")[0])).record().endswith("\n" + ending)


# ------------------------------------------------------------------------------------------------ deal-v1


def vectors() -> list[dict[str, str]]:
    """Key and value of every line; some keys have a number."""
    form = re.compile(r"^((?:chance|bytes|committed) [0-9]+|[a-z]+) (.+)$", re.MULTILINE)
    return [dict(form.findall(block)) for block in fenced("docs/deal-v1.md", "vector")]


def numbered(vector: dict[str, str], key: str) -> dict[int, str]:
    return {int(name.split()[1]): value for name, value in vector.items() if name.startswith(key + " ")}


@pytest.mark.parametrize("vector", vectors(), ids=lambda v: v.get("integer", "table"))
def test_a_vector_is_right(vector: dict[str, str]) -> None:
    if "integer" in vector:
        seed = deal.seed_of_int(int(vector["integer"]))
    else:
        secret = bytes.fromhex(vector["secret"])
        entropy = [bytes.fromhex(shown) for _, shown in sorted(numbered(vector, "bytes").items())]
        assert len(entropy) == int(vector["players"])
        assert deal.commitment(secret) == vector["commitment"]
        for seat, committed in numbered(vector, "committed").items():
            assert deal.seat_commitment(entropy[seat]) == committed
        seed = deal.seed_of_table(secret, entropy)
    assert seed.hex() == vector["seed"]
    match = play_on(Match(vector["game"], int(vector["players"]), seed=seed))
    lines = [step for step in match.steps if not step[0].isdecimal()]
    shown = numbered(vector, "chance")
    assert len(shown) >= 2
    assert shown == {k: lines[k] for k in shown}
    assert shown == {k: naive_deal.luz_chance(match.players, seed, k) for k in shown}


def test_there_are_three_vectors() -> None:
    assert len(vectors()) == 3


# ------------------------------------------------------------------------------------------ pages of games

HEADINGS = [
    "Rules",
    "How ambiguities were decided",
    "Options",
    "Notation",
    "Observation",
    "Sizes",
    "Length and reward",
]


def test_every_game_has_a_page_with_the_same_headings() -> None:
    for info in GAMES:
        page = game_pages.page_of(info)
        assert re.findall(r"^## (.+)$", page, re.MULTILINE) == HEADINGS
        assert all(option.name in page for option in info.options)
        assert f"games/{info.name}.md" in (ROOT / "docs" / "observations.md").read_text("utf-8")


@pytest.mark.browser
def test_pieces_lie_side_by_side() -> None:
    for info in GAMES:
        rows = re.findall(
            r"^\| `\w+` \| (\d+) \| (\d+) \|", "\n".join(game_pages.observation(info)), re.MULTILINE
        )
        ends = [int(offset) + int(width) for offset, width in rows]
        assert [int(offset) for offset, _ in rows] == [0, *ends[:-1]]
        assert ends[-1] == kobako.Env(info.name, info.seats[0], seed=1).size


# --------------------------------------------------------------------------------------- versions and links


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    changes = re.findall(r"^## (\S+) - (\S+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert changes[0][0] == kobako.__version__ == project["version"]
    dates = [date for _, date in changes]
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\d", date) for date in dates)
    assert dates == sorted(dates, reverse=True)


def links(page: Path) -> list[str]:
    """The relative links of a page, without what is inside code."""
    text = re.sub(r"^```.*?^```$", "", (ROOT / page).read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"`[^`\n]*`", "", text)
    targets = re.findall(r"\]\(([^)\s]+)\)", text)
    return [target.partition("#")[0] for target in targets if not re.match(r"[a-z]+:|#", target)]


@pytest.mark.parametrize("page", pages(), ids=str)
def test_links_lead_somewhere(page: Path) -> None:
    targets = [(ROOT / page.parent / target).resolve() for target in links(page)]
    assert [target for target in targets if not target.exists()] == []
    assert [t for t in targets if t.relative_to(ROOT).as_posix().startswith(GENERATED)] == []


def test_there_are_links_to_follow() -> None:
    assert sum(len(links(page)) for page in pages()) > 20
