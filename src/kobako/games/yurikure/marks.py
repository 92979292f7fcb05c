"""Yurikure: girls, pairs and moves as text."""

from __future__ import annotations

from .board import ONE, PAIRS, TWO, VALUES
from .control import APPROACH, CONFESS, IDLE, NEGOTIATE, NO, PASS, YES
from .rules import ACTIONS, EXTRA_ON, SUPPORT_ON

GIRL_MARKS = "RWKYPGS"
PAIR_NAMES = [GIRL_MARKS[a] + GIRL_MARKS[b] for a, b in zip(ONE.tolist(), TWO.tolist(), strict=True)]
PAIR_NUMBERS = {name: pair for pair, name in enumerate(PAIR_NAMES)}


def action_text(action: int) -> str:
    """'pass', 'reveal 4', 'approach R', 'negotiate RW', 'support 5 RW', ..."""
    if action >= SUPPORT_ON:
        pick, pair = divmod(action - SUPPORT_ON, PAIRS)
        return f"support {VALUES - pick} {PAIR_NAMES[pair]}"
    if action >= EXTRA_ON:
        return f"extra {PAIR_NAMES[action - EXTRA_ON]}"
    if action >= NEGOTIATE:
        return f"negotiate {PAIR_NAMES[action - NEGOTIATE]}"
    if action >= CONFESS:
        return f"confess {GIRL_MARKS[action - CONFESS]}"
    if action >= APPROACH:
        return f"approach {GIRL_MARKS[action - APPROACH]}"
    return {PASS: "pass", NO: "no", YES: "yes", IDLE: "idle"}.get(action, f"reveal {action}")


ACTION_TEXTS = [action_text(action) for action in range(ACTIONS)]
ACTION_NAMES = {text: action for action, text in enumerate(ACTION_TEXTS)}


def pair_names(pairs: int) -> list[str]:
    """A set of pairs as a list of their names."""
    return [name for pair, name in enumerate(PAIR_NAMES) if pairs >> pair & 1]
