"""Refused moves of Line-it, the rule that each refusal cites, and the reason that the engine gives."""

from typing import Any

import pytest

from kobako import IllegalMove
from lineit.tables import at, game_at

pytestmark = pytest.mark.rules

SHOWN = {"display": "1 2 3 +4"}
HELD = {"lines": ["20 10"], "display": "15 40 50 60", "hands": ["12 30"]}
FULL = {"lines": ["50 60"], "display": "40 70 80 90", "hands": ["1 2"]}
TOOK = FULL | {"display": "40 80 90", "turn": "0 took"}
SECOND = {"lines": ["+3 10"], "display": "+3 1 2 3", "hands": ["+4"]}
FINAL = {"lines": ["70 80"], "hands": ["90 5"]}
DISPLAY = {"cards": ("1", "2", "3", "+4")}
REFUSALS: list[tuple[dict[str, Any], str, str | None, str, dict[str, Any]]] = [
    *(
        (SHOWN, f"take {card} {to}", "lineit 4", "lineit-not-shown", {"card": card} | DISPLAY)
        for card, to in (("11", "line"), ("+3", "hand"), ("0", "line"), ("101", "hand"), ("+6", "line"))
    ),
    *(
        (HELD, f"play {card}", "lineit 4", "lineit-not-held", {"card": card[:9], "cards": ("12", "30")})
        for card in ("40", "11", "+4", "999999999999999999")
    ),
    *((SHOWN, f"play {card}", "lineit 4", "lineit-hand-empty", {}) for card in ("1", "11", "+4", "9" * 18)),
    (HELD | {"turn": "0 played"}, "play 30", "lineit 4", "lineit-played", {}),
    (HELD, "end", "lineit 4", "lineit-take-first", {}),
    (HELD, "take 15 line", "lineit 5", "lineit-down", {"card": "15", "last": 10}),
    (HELD, "play 30", "lineit 5", "lineit-down", {"card": "30", "last": 10}),
    # What is wrong first is told first: before the card that does not fit.
    (FULL, "take 39 line", "lineit 4", "lineit-not-shown", {"card": "39", "cards": ("40", "70", "80", "90")}),
    (FULL, "take 40 hand", "lineit 4", "lineit-hand-full", {"most": 2}),
    (FULL, "play 3", "lineit 4", "lineit-not-held", {"card": "3", "cards": ("1", "2")}),
    (TOOK, "take 40 line", "lineit 4", "lineit-took", {}),
    (TOOK, "take 40 hand", "lineit 4", "lineit-took", {}),
    (FULL, "take 40 line", "lineit 5", "lineit-up", {"card": "40", "last": 60}),
    (SECOND, "take +3 line", "lineit 5", "lineit-second-challenge", {}),
    (SECOND, "play +4", "lineit 5", "lineit-second-challenge", {}),
    (SHOWN, "cash", "lineit 6", "lineit-cash-empty", {}),  # I7
    ({"display": "2 3 +4", "turn": "0 took"}, "cash", "lineit 6", "lineit-cash-empty", {}),
    ({"hands": ["9"]}, "cash", "lineit 6", "lineit-cash-empty", {}),
    (SHOWN, "pass", None, "lineit-pass-later", {}),
    (TOOK, "pass", None, "lineit-pass-later", {}),
    (FINAL, "cash", "lineit 10", "lineit-cash-final", {}),
    (FINAL, "pass", None, "lineit-no-pass", {}),
    *((FINAL, f"take {to}", None, "lineit-final", {}) for to in ("5 line", "90 hand", "57 line", "101 line")),
    (FINAL, "end", None, "lineit-final", {}),
    (FINAL, "play 10", "lineit 4", "lineit-not-held", {"card": "10", "cards": ("5", "90")}),
    (FINAL, "play 5", "lineit 5", "lineit-up", {"card": "5", "last": 80}),
    (FINAL, "cash 9", None, "no-such-move", {"example": "play 57"}),
    *(
        (SHOWN, move, None, "no-such-move", {"example": "take 57 line"})
        for move in (
            *("", "take", "take 1", "take 1 deck", "take 1 Line", "take 01 line", "take ten line"),
            *("take 1 line ", " take 1 line", "take -1 line", "take ++3 hand", "play", "play  1"),
            *("play 1 line", "Cash", "cash 1", "end 0", "close", "bid 3"),
        )
    ),
]


@pytest.mark.parametrize(("position", "move", "rule"), [case[:3] for case in REFUSALS])
def test_4_5_6_10_i7_i18_i19_refused(
    implementation: str, position: dict[str, Any], move: str, rule: str | None
) -> None:
    game_at(implementation, **position).refuse(0, move, rule)


@pytest.mark.parametrize(("position", "move", "rule", "reason", "args"), REFUSALS)
def test_the_engine_says_why(
    position: dict[str, Any], move: str, rule: str | None, reason: str, args: dict[str, Any]
) -> None:
    with pytest.raises(IllegalMove) as caught:
        at(**position).act(0, move)
    assert (caught.value.rule, caught.value.id, caught.value.args) == (rule, reason, args)


@pytest.mark.parametrize(("line", "text"), [("10 20", "greater than 20"), ("20 10", "smaller than 10")])
def test_5_the_reason_names_the_limit(line: str, text: str) -> None:
    with pytest.raises(IllegalMove, match=text):
        at([line], display="15 1 2 3").act(0, "take 15 line")
