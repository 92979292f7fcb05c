"""Lessons: each is a real game, asks for moves that can be made, says what it means, and tells no secret."""

import pytest

from kobako import GAMES, Match, texts
from kobako.cards.rng import fast_rng
from kobako.games import drive
from kobako.match.record import write
from kobako.match.verify import verify
from kobako.messages.down import Update
from kobako.messages.learn import Lesson
from kobako.server.lessons.lesson import LEARNER, lesson, of_text, read, text_of
from kobako.server.tables import wire

NAMES = list(GAMES)
CRAFTED = ["yurikure"]  # what chance decides there was chosen, not drawn


def update(told: Lesson, seq: int) -> Update:
    return next(one for one in told.updates if one.seq == seq)


@pytest.mark.parametrize("game", NAMES)
def test_a_lesson_is_a_record_that_replays(game: str) -> None:
    match = Match.replay(text_of(game))
    lines = [step.line for step in read(text_of(game)) if step.line]
    assert match.steps[: len(lines)] == lines
    assert verify(text_of(game)).ok == (game not in CRAFTED)


@pytest.mark.parametrize("game", NAMES)
def test_a_lesson_asks_for_some_moves_each_of_which_is_the_next_step(game: str) -> None:
    told = lesson(game)
    asked = [note for note in told.notes if note.move is not None]
    assert 6 <= len(asked) <= 12
    steps = [step.line for step in read(text_of(game))]
    begins = told.updates[-1].seq - len(steps) + 1
    for note in asked:
        assert steps[note.seq - begins] == f"{LEARNER} {note.move}"
        game_then = update(told, note.seq).game
        assert game_then
        assert game_then.turn
        assert note.move in game_then.legal or str(note.move).startswith(
            "sets "
        )  # which the page puts together


@pytest.mark.parametrize("game", NAMES)
def test_notes_stand_in_their_order_at_moments_that_there_are_and_end_with_a_last_word(game: str) -> None:
    told = lesson(game)
    moments = [note.seq for note in told.notes]
    assert moments == sorted(moments)
    assert all(update(told, seq).game for seq in moments)
    assert told.notes[-1].move is None
    assert told.notes[-1].seq == told.updates[-1].seq
    assert len({note.id for note in told.notes}) == len(told.notes)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_note_is_said_in_every_language_and_nothing_else(language: str) -> None:
    wanted = {note.id for game in NAMES for note in lesson(game).notes}
    file = (texts.FOLDER / language / "learn-page.ftl").read_text("utf-8")
    said = {line.partition(" ")[0] for line in file.splitlines() if line.startswith("learn-")}
    assert {name for name in said if name.split("-")[1] in NAMES} == wanted


def in_other_worlds(game: str) -> int:
    """In how many worlds that the learner cannot tell from the lesson's, at any step, the same is told."""
    lines = [step.line for step in read(text_of(game)) if step.line]
    match, rng, others = Match(game, Match.replay(text_of(game)).players, chance="given"), fast_rng(5), 0
    for line in lines:
        match.add(line)
        world = match.seen(LEARNER).copy()
        drive.imagine(world, LEARNER, rng)
        retold = match.info.notation.retell(world, match.steps)
        text = write(match.info, match.players, {}, [f"rules {match.info.version}"], retold)
        told = of_text(text).updates
        assert told == lesson(game).updates[: len(told)]
        others += retold != match.steps
    return others


@pytest.mark.parametrize("game", NAMES)
def test_a_learner_is_told_what_the_seat_may_know(game: str) -> None:
    assert in_other_worlds(game) > 5


def test_a_lesson_that_told_a_secret_would_be_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else's cards are secrets."""
    neighbour = LEARNER + 1
    updates = wire.updates
    monkeypatch.setattr(wire, "updates", lambda table, rows, _, *more: updates(table, rows, neighbour, *more))
    lesson.cache_clear()
    with pytest.raises(AssertionError):
        in_other_worlds("dragonegg")
    monkeypatch.undo()
    lesson.cache_clear()


def test_a_comment_that_is_no_note_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="no note"):
        list(read("[game luz]\n; sy closed"))
