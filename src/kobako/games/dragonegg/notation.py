"""The Dragon's Egg as text: chance and positions, both ways; and which rule a refusal cites.

A position is one line with everything in it, from which the record can be built again:

    2 allowed 1 sets | 1:0 0:1 | - - -:-:0 | R2 R5 B1 B1 B7, ? ? ? ? ? | R2, ? | -, - | R1 R2 ..., ... | ...

players, option, rounds settled, phase (`short` where rule 12 has ended the game) | money:bracelets by seat |
the egg's place, its place before the last settlement, who used it in this round : the row it turned up :
draws before that | hands | cards kept when the deck was shuffled | cards discarded since | kinds of which one
is among the kept cards | the deck, top first | draws by bracelets, seat:card | sets | sets of the round
before | gains, round: by seat. A card that is not known is `?`, what is not there is `-`; lists of seats and
of rounds are separated by commas.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np

from ...cards.fields import fields
from ..game import BadChance, Look, Refusal, States
from . import faults, rules
from .moves import (
    CARD_NAMES,
    CARD_NUMBERS,
    PAIR_NAMES,
    PAIR_NUMBERS,
    ROW_NAMES,
    action_text,
    cards_of,
    kinds_of,
    read_action,
)
from .retell import retell
from .rules import (
    BRACELETS,
    DECK,
    DONE,
    DROP,
    EGG,
    FACE_DOWN,
    GAINFUL,
    HAND,
    MAX_SEATS,
    NONE,
    REMAKE,
    ROUNDS,
    SET_CARDS,
    SETS,
    STRONG,
)
from .sets import ALL, CARDS, COPIES, PAIR_KINDS, STRENGTHS, is_crossed

__all__ = ["action_text", "chance_text", "read", "read_action", "read_chance", "refusal", "retell", "write"]

PHASES = ("", "deck", "drop", "sets", "egg", "remake", "done", "short")
OPTION = ("allowed", "forbidden")  # wild_cross_colour

# --------------------------------------------------------------------------------------------- refusals

CARD = r"[RB][1-7*]"
FORMS = {
    "sets": re.compile(f"sets {CARD} {CARD} / {CARD} {CARD}"),
    "bracelet": re.compile("bracelet"),
    "egg": re.compile("egg (strong|weak)"),
    "keep": re.compile("keep"),
    "discard": re.compile(f"discard {CARD}"),
}
VERBS = {DROP: ("discard",), EGG: ("egg", "keep")}  # otherwise:
SET_VERBS = ("sets", "bracelet")


def refusal(look: Look, text: str) -> Refusal:
    """Why the seat, which may act, may not make this move."""
    now, seat = look.now, look.seat
    verb, _, told = text.partition(" ")
    if verb not in FORMS or not FORMS[verb].fullmatch(text):
        return _no_such_move(now.phase)
    if verb not in VERBS.get(now.phase, SET_VERBS):
        return _wrong_phase(now, seat)
    if verb == "bracelet":
        if now.bracelets[seat] == 0:
            return Refusal("dragonegg 2", "dragonegg-no-bracelet", {})
        return Refusal("dragonegg 2", "dragonegg-deck-empty", {})
    if verb == "discard":
        return Refusal("dragonegg 11", "dragonegg-discard-not-held", {"card": told})
    return _bad_sets(now, seat, told)


def _no_such_move(phase: int) -> Refusal:
    example = {DROP: "discard R5", EGG: "egg weak"}.get(phase, "sets R5 R5 / B1 B3")
    return Refusal(None, "no-such-move", {"example": example})


def _wrong_phase(now: Any, seat: Any) -> Refusal:
    if now.phase == DROP:
        return Refusal(None, "dragonegg-discard-first", {"count": now.held[seat] - HAND})
    return Refusal(None, "dragonegg-egg-now" if now.phase == EGG else "dragonegg-sets-now", {})


def _bad_sets(now: Any, seat: Any, told: str) -> Refusal:
    """3: cards not held, or the weaker set first; 5: a wild beside the other colour."""
    strong, weak = (PAIR_NUMBERS[pair] for pair in told.split(" / "))
    wanted, held = Counter(PAIR_KINDS[strong] + PAIR_KINDS[weak]), Counter(kinds_of(now.hand[seat]))
    for kind, n in sorted(wanted.items()):
        if n > held[kind]:
            args: dict[str, str | int] = {"card": CARD_NAMES[kind], "held": held[kind]}
            return Refusal("dragonegg 3", "dragonegg-not-held", args)
    args = {"strong": PAIR_NAMES[strong], "weak": PAIR_NAMES[weak]}
    if STRENGTHS[strong] < STRENGTHS[weak]:
        return Refusal("dragonegg 3", "dragonegg-weaker-first", args)
    crossed = strong if is_crossed(*PAIR_KINDS[strong]) else weak
    return Refusal("dragonegg 5", "dragonegg-crossed", {"set": PAIR_NAMES[crossed]})


# ----------------------------------------------------------------------------------------------- chance


def _shuffled(states: States) -> tuple[int, ...]:
    """1, 11: the cards that are in no hand, in notation order."""
    return kinds_of(ALL - sum(fields(states).hand))


def chance_text(kind: int, states: States, outcome: Sequence[int]) -> str:
    """The line of the record that says what chance decided; it was due in these states."""
    return "deck " + " ".join(CARD_NAMES[card] for card in outcome[: len(_shuffled(states))])


def read_chance(kind: int, states: States, words: Sequence[str]) -> list[int]:
    """The outcome that a chance line tells, without its keyword."""
    due = _shuffled(states)
    cards = [CARD_NUMBERS.get(word, -1) for word in words]
    if tuple(sorted(cards)) != due:
        raise BadChance(_wrong_cards(due, words))
    return cards


def _wrong_cards(due: Sequence[int], words: Sequence[str]) -> str:
    """Names no card that is missing: that could be one in a hand."""
    strange = [word for word in words if word not in CARD_NUMBERS]
    if strange:
        return f"there is no card {strange[0][:9]!r}"
    if len(words) != len(due):
        return f"the deck has {len(due)} cards now, not {len(words)}"
    return "the deck is every card that is in no hand, and nothing else"


# -------------------------------------------------------------------------------------------- positions


def write(states: States) -> str:
    """The position of a record, hidden or not, on one line."""
    now = fields(states)
    seats = range(now.players)
    rows = (now.hand, now.held), (now.kept, now.keeps), (now.dropped, _drops(now))
    parts = [
        f"{now.players} {OPTION[now.strict]} {now.rounds} {PHASES[now.phase + now.short]}",
        " ".join(f"{now.money[s]}:{now.bracelets[s]}" for s in seats),
        f"{_seat(now.egg)} {_seat(now.egg_was)} {_seat(now.user)}:{_row(now.shown)}:{now.before}",
        *(", ".join(_cards_text(cards[s], sizes[s]) for s in seats) for cards, sizes in rows),
        ", ".join(_cards_text(now.may[s], 0) for s in seats),
        " ".join(_card_text(card) for card in now.deck[: now.left][::-1]) or "-",
        " ".join(f"{draw // CARDS}:{_card_text(draw % CARDS)}" for draw in now.draws[: now.drawn]) or "-",
        *(", ".join(_sets_text(sets[s]) for s in seats) for sets in (now.sets, now.past)),
        ", ".join(_gains_text(now, i) for i in range(now.paid)) or "-",
    ]
    return " | ".join(parts)


def _drops(now: Any) -> list[int]:
    """How many cards each seat has discarded since the deck was shuffled."""
    drawn = [draw // CARDS for draw in now.draws[: now.drawn]]
    fresh = 0 if now.phase == DECK and now.rounds == 0 else HAND if now.keeps[0] == 0 else SET_CARDS
    return [
        now.keeps[s] + fresh + drawn.count(s) - now.held[s] - SET_CARDS * (now.sets[s][STRONG] > 0)
        for s in range(now.players)
    ]


def _seat(seat: int) -> str:
    return "-" if seat == NONE else str(seat)


def _row(row: int) -> str:
    return "-" if row == NONE else ROW_NAMES[row]


def _card_text(card: int) -> str:
    """A card of the deck or of the draws, which are counted from 1."""
    return CARD_NAMES[card - 1] if card else "?"


def _cards_text(cards: int, size: int) -> str:
    return " ".join(CARD_NAMES[kind] for kind in kinds_of(cards)) or " ".join("?" * size) or "-"


def _sets_text(sets: bytes) -> str:
    return " / ".join("?" if pair == FACE_DOWN else PAIR_NAMES[pair - 1] for pair in sets if pair) or "-"


def _gains_text(now: Any, i: int) -> str:
    gains = now.gains[i * MAX_SEATS : i * MAX_SEATS + now.players]
    return f"{now.gained[i]}: {' '.join(map(str, gains))}"


PARTS = 12


def read(text: str) -> States:
    """The record of a position; a ValueError says what is wrong with the text."""
    parts = [part.strip() for part in text.split("|")]
    if len(parts) != PARTS:
        raise ValueError(f"a position of the Dragon's Egg has {PARTS} parts, separated by |")
    header, tokens, egg, hands, kept, dropped, may, deck, draws, sets, past, gains = parts
    states = np.zeros(1, rules.STATE)
    state = states[0]
    _read_header(state, header.split())
    n = int(state.players)
    for seat, entry in enumerate(_as_many(tokens.split(), n, "money")):
        state.money[seat], state.bracelets[seat] = _numbers(entry.split(":"), 2)
    _read_egg(state, egg)
    for name, size, part in (("hand", "held", hands), ("kept", "keeps", kept), ("dropped", "", dropped)):
        for seat, entry in enumerate(_as_many(part.split(","), n, name)):
            getattr(state, name)[seat] = _read_cards(entry.split())
            if size:
                getattr(state, size)[seat] = len(entry.replace("-", "").split())
    for seat, entry in enumerate(_as_many(may.split(","), n, "kinds")):
        state.may[seat] = _read_cards(entry.split())
    _read_deck(state, [] if deck == "-" else deck.split()[::-1], [] if draws == "-" else draws.split())
    for name, part in (("sets", sets), ("past", past)):
        for seat, entry in enumerate(_as_many(part.split(","), n, name)):
            getattr(state, name)[seat] = _read_sets(entry.strip())
    _read_gains(state, [] if gains == "-" else gains.split(","))
    state.asked = _asked(state)
    if found := faults.faults(state):
        raise ValueError(f"no such position: {faults.Fault(int(found))!s}")
    return states


def _read_header(state: Any, words: Sequence[str]) -> None:
    players, option, rounds, phase = _as_many(words, 4, "players, option, rounds and phase")
    if players not in ("2", "3", "4", "5") or option not in OPTION or phase not in PHASES[1:]:
        raise ValueError(f"a position cannot begin with {' '.join(words)!r}")
    rules.start(state, int(players), OPTION.index(option))
    (state.rounds,) = _numbers([rounds], 1)
    state.phase, state.short = min(PHASES.index(phase), DONE), phase == PHASES[-1]


def _read_egg(state: Any, text: str) -> None:
    egg, egg_was, used = _as_many(text.split(), 3, "the egg")
    user, shown, before = _as_many(used.split(":"), 3, "the use of the egg")
    seats = {"-": NONE} | {str(seat): seat for seat in range(state.players)}
    rows = {"-": NONE} | {name: row for row, name in enumerate(ROW_NAMES)}
    if not {egg, egg_was, user} <= set(seats) or shown not in rows:
        raise ValueError(f"the egg cannot be {text!r}")
    state.egg, state.egg_was, state.user, state.shown = seats[egg], seats[egg_was], seats[user], rows[shown]
    (state.before,) = _numbers([before], 1)


def _read_deck(state: Any, deck: Sequence[str], draws: Sequence[str]) -> None:
    if len(deck) > CARDS or len(draws) > BRACELETS:
        raise ValueError("too many cards in the deck or drawn")
    for i, word in enumerate(deck):
        state.deck[i] = _card_number(word)
    state.left = len(deck)
    for i, word in enumerate(draws):
        seat, _, card = word.partition(":")
        if seat not in map(str, range(state.players)):
            raise ValueError(f"nobody can have drawn {word!r}")
        state.draws[i] = int(seat) * CARDS + _card_number(card)
    state.drawn = len(draws)


def _read_gains(state: Any, rounds: Sequence[str]) -> None:
    if len(rounds) > GAINFUL:
        raise ValueError("too many rounds")
    for i, line in enumerate(rounds):
        number, _, gains = line.partition(":")
        (state.gained[i],) = _numbers([number.strip()], 1)
        for seat, gain in enumerate(_numbers(gains.split(), int(state.players))):
            state.gains[i * MAX_SEATS + seat] = gain
    state.paid = len(rounds)


def _asked(state: Any) -> int:
    """Who may act, from everything else."""
    if state.phase == EGG or state.phase == REMAKE:
        return 1 << max(0, int(state.egg if state.phase == EGG else state.user))
    if state.phase == DROP:
        able = [state.held[seat] > HAND for seat in range(state.players)]
    else:
        able = [state.phase == SETS and state.sets[seat, STRONG] == 0 for seat in range(state.players)]
    return sum(bool(can) << seat for seat, can in enumerate(able))


def _as_many(things: Any, n: int, what: str) -> Any:
    if len(things) != n:
        raise ValueError(f"{what}: {n} expected, {len(things)} found")
    return things


def _numbers(words: Sequence[str], n: int) -> list[int]:
    """Small whole numbers: none of a record is greater than the number of rounds."""
    for word in _as_many(words, n, "numbers"):
        if word not in NUMBERS:
            raise ValueError(f"{word!r} is no number here")
    return [NUMBERS[word] for word in words]


NUMBERS = {str(number): number for number in range(ROUNDS + 1)}


def _card_number(word: str) -> int:
    """A card of the deck or of the draws, which are counted from 1."""
    if word != "?" and word not in CARD_NUMBERS:
        raise ValueError(f"no card is called {word!r}")
    return 0 if word == "?" else CARD_NUMBERS[word] + 1


def _read_cards(words: Sequence[str]) -> int:
    """Some cards; 0 where there are none or none is known."""
    known = [_card_number(word) for word in words if word != "-"]
    if any(n > COPIES for n in Counter(filter(None, known)).values()) or (any(known) and not all(known)):
        raise ValueError(f"nobody can have {' '.join(words)!r}")
    return cards_of(card - 1 for card in known if card)


def _read_sets(text: str) -> tuple[int, int]:
    if text == "-":
        return 0, 0
    strong, weak = _as_many(text.split(" / "), 2, "sets")
    for pair in (strong, weak):
        if pair != "?" and pair not in PAIR_NAMES:
            raise ValueError(f"no set is called {pair!r}")
    return tuple(FACE_DOWN if pair == "?" else PAIR_NUMBERS[pair] + 1 for pair in (strong, weak))  # type: ignore[return-value]
