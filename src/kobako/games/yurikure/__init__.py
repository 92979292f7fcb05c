"""Yurikure: secret support for couples, and an auction for a say in what seven girls do."""

from ..game import GameInfo, Option, register
from . import board, knowledge, notation, orders, rules, story, tensor, view

INFO = register(
    GameInfo(
        name="yurikure",
        seats=range(board.MIN_SEATS, board.MAX_SEATS + 1),
        version=rules.VERSION,
        options=(
            Option(name="setup_disjoint", values=("girls", "pairs")),
            Option(name="reveal_direction", values=("left", "right")),
            Option(name="duplicate_support", values=("no", "yes")),
        ),
        chance=("setup", "first", "roll"),
        state=board.STATE,
        actions=rules.ACTIONS,
        max_legal=rules.MAX_LEGAL,
        max_outcome=rules.MAX_OUTCOME,
        pieces=tensor.PIECES,
        notation=notation,
        view=view.view,
        own=view.own,
        story=story,
        orders=orders,
        undo={"support": (board.SUPPORT,), "extra": (board.EXTRA,)},
    ),
    rules,
    knowledge,
    tensor,
)
