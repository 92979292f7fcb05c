import random
from itertools import count
from typing import cast

import pytest

from kobako import Match, texts
from kobako.bots.bot import find_bot
from kobako.games.game import Text
from kobako.games.luz.view import LuzView
from kobako.terminal.plain import Plain
from kobako.terminal.replay import replay
from kobako.terminal.table import resume_table
from kobako.terminal.words import WIDTH, Words, cells
from naive import luz
from terminal.tables import play, play_by_hints, scripted, table

CUTS = [3, 5, 6, 9, 20, 37, 48, 60, 101, 150, 166]  # steps after which a game is broken off
NOSY = ["table", "cards", "log", "log all", "scores", "hint", *(str(n) for n in range(12)), "play 1+", "deal"]


def after(start: str, text: str) -> str:
    """What was printed from these words on."""
    return text[text.index(start) :]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_whole_game(players: int) -> None:
    at = table(players, seat=players - 1)
    printed = play_by_hints(at)
    assert at.match.over
    assert "Round 4 is over." in printed
    assert printed.count("is dealt.") == 4
    winner = at.match.winners[0]
    who = "You win" if winner == at.seat else f"Seat {winner} wins"
    ending = f"The game is over. {who} with {at.match.scores[winner]} points."
    assert printed.splitlines()[-1] == ending
    assert Match.replay(at.match.record()).record() == at.match.record()


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_whole_game_fits_into_a_terminal(players: int, language: str) -> None:
    at = table(players, seat=1)
    asked = count()
    wishes = ["help", "hint", "cards", "log all", "scores", "rules 13", "bid 11", "play 1", "play 99", "fold"]

    def answer() -> str:
        # The commands one after the other, and after each of them a move.
        nth = next(asked)
        wish = wishes[nth // 2 % len(wishes)]
        return at.hint() if nth % 2 or wish in at.legal else wish

    told = [*play(at, answer, language).splitlines(), *replay(at.match.record(), None, Words(language))]
    assert at.match.over
    assert max(map(cells, told)) <= WIDTH, max(told, key=cells)
    winner = at.match.winners[0]
    ending = Text("luz-told-over", {"seat": winner, "points": at.match.scores[winner]})
    assert Words(language).tell(ending, at.seat) in told


def test_chance_is_what_the_seed_gives() -> None:
    at = table(seed=11)
    play_by_hints(at)
    match = Match("luz", 4, seed=11)
    for line in at.match.steps:
        if line[0].isdigit():
            match.act(int(line[0]), line[2:])
    assert match.steps == at.match.steps
    assert match.tags == at.match.tags[:2] == ["rules 1", "seed 11"]


def test_the_same_seed_gives_the_same_game() -> None:
    one, two, other = table(seed=3), table(seed=3), table(seed=4)
    assert play_by_hints(one) == play_by_hints(two) != play_by_hints(other)
    assert one.match.record() == two.match.record()


def test_tags_tell_who_sat_where() -> None:
    tags = table(3, seat=1, seed=5, bot="random").match.tags
    assert tags[2:] == ["seat 0 random 0 " + tags[2].split()[-1], "seat 1 human", tags[4]]
    assert len({tag.split()[-1] for tag in tags[2:]}) == 3


def test_end_of_input_and_quit_leave_the_game_as_it_is() -> None:
    for lines in ([], ["quit"], ["  QUIT "], ["cards", "quit", "bid 3"]):
        at = table()
        play(at, lines)
        assert at.match.pending == (0,)
        assert not at.match.over


@pytest.mark.parametrize(
    ("lines", "cited"),
    [
        (["bid 11"], "Bid 0 to 10 yellow beads, like this: bid 3, or bid 3+ with the safety bead. (luz 5)"),
        (["11"], "(luz 5)"),
        (["play 1"], "Everybody bids before the first card is played."),
        (["fold"], "That is no move. Type it like this: bid 3+"),
        (["bid 03"], "That is no move."),
        (["3", "12"], "Your slots are numbered 1 to 10. Play one of them. (luz 8)"),
        (["3", "bid 3"], "Bidding is over."),
        (["3", "3+"], "That is no move. Type it like this: play 4"),
    ],
)
def test_a_refusal_cites_its_rule_and_changes_nothing(lines: list[str], cited: str) -> None:
    at = table()
    printed = play(at, lines)
    assert cited in " ".join(printed.splitlines())
    assert at.match.steps[-1] != f"0 {lines[-1]}"
    assert at.match.pending == (0,)


def test_a_card_that_does_not_follow_is_refused() -> None:
    at = table(5)
    printed = play(at, ["2+", "1"])  # R was led, slot 1 is Y
    assert "Rose (red) was led and you hold it, so you must follow. Play slot 2, 3, 4. (luz 7)" in " ".join(
        printed.splitlines()
    )
    assert at.match.steps[-1].startswith("4 play ")


def test_an_empty_slot_is_refused() -> None:
    at = table(5)
    assert "Slot 3 is empty" in play(at, ["2+", "3", "3"])


def test_bare_numbers_are_bids_and_then_slots() -> None:
    at = table(5)
    printed = play(at, ["3+", "4"])
    assert [line for line in at.match.steps if line.startswith("0 ")][:2] == ["0 bid 3+", "0 play 4"]
    assert "You bid 3+." in printed
    assert "You play slot 4: it is R12." in printed


def test_moves_may_be_typed_carelessly() -> None:
    at = table(5)
    play(at, ["  Bid   2 ", "PLAY 4"])
    assert [line for line in at.match.steps if line.startswith("0 ")][:2] == ["0 bid 2", "0 play 4"]


def test_hint_is_what_easy_would_do() -> None:
    at = table(5)
    action = find_bot("easy").think(at.match.seen(0), 0, 0).action if list(at.advance()) else None
    printed = play(at, ["hint", "2", "hint"])
    assert f"The rule of thumb says: {at.match.info.notation.action_text(action)}. It takes" in printed
    assert "You still need 2, so it takes the lowest card that should win" in " ".join(printed.splitlines())
    assert "Slot 2 can be R1, R3, R4." in printed


def test_hint_knows_an_only_move() -> None:
    at = table(5)

    def answer() -> str:
        if len(at.legal) > 1:
            return at.hint()
        asked.append("hint")
        return "hint" if len(asked) == 1 else "quit"

    asked: list[str] = []
    printed = play(at, answer)
    assert "It is your only move." in printed


def test_cards_are_what_the_view_says() -> None:
    at = table(5)
    printed = after("What you hold", play(at, ["2+", "3", "cards"]))
    rows = [line.split(maxsplit=1) for line in printed.splitlines()[1:11]]
    assert [row[0] for row in rows] == [str(slot) for slot in range(1, 11)]
    assert rows[2][1] == "R7  played"
    assert rows[3][1] == "R12  for sure"
    for (_, told), card in zip(rows, at.match.view(0)["hands"][0], strict=True):
        if not card["played"]:
            maybe = [f"{card['suit']}{rank}" for rank in card["maybe"]]
            assert [word for word in told.split() if word in maybe] == maybe


def test_log_has_bids_and_tricks_with_the_cards_that_became_public() -> None:
    printed = after("\nRound 1\n", play(table(5), ["2+", "3", "log"])).splitlines()
    assert printed[2] == "Bids          Seat 1 1+  Seat 2 2+  Seat 3 1+  Seat 4 0+  You 2+"
    assert printed[3] == "Trick 1       Seat 1 R2  Seat 2 R5  Seat 3 Y3 (won)  Seat 4 R9  You R7"
    assert printed[4] == "Trick 2       Seat 3 Y8 (winning)  Seat 4 P11"


def test_log_all_has_every_round() -> None:
    at = table(3)

    def answer() -> str:
        if cast(LuzView, at.view).round < 3:
            return at.hint()
        asked.append("log all")
        return "log all" if len(asked) == 1 else "quit"

    asked: list[str] = []
    log = after("\nRound 1\n", play(at, answer))
    assert [line for line in log.splitlines() if line.startswith("Round")] == [
        "Round 1",
        "Round 2",
        "Round 3",
    ]
    assert log.count("(won)") == 20


def test_scores_rules_and_help() -> None:
    printed = play(table(), ["scores", "rules 7", "rules 13", "rules x", "help", "rules"])
    assert "Round 1  no bid        0 of 2+" in printed
    assert printed.count(" 7  When you lead, play any card.") == 2
    assert printed.count("Rules are numbered 1 to 12.") == 2
    assert 'Type "play 4" to play the card in slot 4.' in printed
    assert "quit - save the game and leave" in printed


def test_a_move_is_kept() -> None:
    at, lines, kept = table(), iter(["bid 99", "bid 2", "quit"]), []
    Plain(at, Words(), lambda prompt: next(lines), lambda line: None, lambda: kept.append(1)).run()
    assert kept == [1]


# --------------------------------------------------------------------------------- what a seat may know


def nosy_output(players: int, lines: list[str], seat: int) -> str:
    """All that the client prints while every command and every number is tried before every move."""
    at = scripted(players, lines, seat)
    tried: dict[int, int] = {}

    def answer() -> str:
        step = len(at.match.steps)
        if step == len(lines):
            raise EOFError
        nth = tried[step] = tried.get(step, -1) + 1
        # A number that is a legal move would be made, so only the others are tried.
        wishes = [wish for wish in NOSY if not {f"bid {wish}", f"play {wish}"} & set(at.legal)]
        return wishes[nth] if nth < len(wishes) else lines[step].partition(" ")[2]

    return play(at, answer)


def broken_off(players: int, seat: int, seed: int) -> list[list[str]]:
    """The steps of a game up to several turns of the seat."""
    at = table(players, seat, seed)
    play_by_hints(at)
    steps = at.match.steps
    ends = [
        next(i for i in range(cut, len(steps)) if steps[i][0] == str(seat))
        for cut in CUTS
        if cut < len(steps)
    ]
    return [steps[:end] for end in ends]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_games_that_a_seat_cannot_tell_apart_print_the_same(players: int) -> None:
    rng = random.Random(players)
    differed = 0
    for lines in broken_off(players, 1, seed=20 + players):
        other = luz.disguise(players, lines, 1, rng)
        assert luz.observations(players, lines, 1) == luz.observations(players, other, 1)
        differed += luz.replay(players, lines).hands != luz.replay(players, other).hands
        assert nosy_output(players, lines, 1) == nosy_output(players, other, 1)
    assert differed > 5


def test_another_seat_sees_the_difference() -> None:
    lines = broken_off(4, 1, seed=24)[4]
    other = luz.disguise(4, lines, 1, random.Random(0))
    end = max(at for at, line in enumerate(lines) if line[0] == "2")
    assert nosy_output(4, lines[:end], 2) != nosy_output(4, other[:end], 2)


def test_no_deal_line_is_ever_printed() -> None:
    at = table()
    printed = play_by_hints(at)
    for line in at.match.steps:
        if line.startswith("deal"):
            assert line not in printed
            assert " ".join(line.split()[1:4]) not in printed


# ---------------------------------------------------------------------------------------------- resuming


def test_a_game_goes_on_as_if_it_had_never_stopped() -> None:
    whole = table(4, 2, seed=9)
    play_by_hints(whole)
    begun = table(4, 2, seed=9)
    count = iter(range(25))
    play(begun, lambda: begun.hint() if next(count) < 24 else "quit")
    resumed = resume_table(begun.match.record())
    assert resumed is not None
    printed = play_by_hints(resumed)
    assert resumed.match.record() == whole.match.record()
    assert [view.round for view in resumed.past] == [view.round for view in whole.past]  # type: ignore[attr-defined]
    assert printed.count("The game is over.") == 1


def test_only_an_unfinished_game_against_bots_can_go_on() -> None:
    whole = table()
    play_by_hints(whole)
    unfinished = table()
    list(unfinished.advance())
    text = unfinished.match.record()
    assert resume_table(whole.match.record()) is None
    assert resume_table(text.replace("[seed 7]\n", "")) is None
    assert resume_table(text.replace("[seat 0 human]\n", "")) is None
    assert (
        resume_table(text.replace("[seat 0 human]\n[seat 1 easy 0", "[seat 1 human]\n[seat 0 easy 0"))
        is not None
    )
    with pytest.raises(ValueError, match="no bot is called 'wizard'"):
        resume_table(text.replace("seat 3 easy", "seat 3 wizard"))
