"""Luz: a trick-taking game in which you see every hand but your own."""

from ..game import GameInfo, register
from . import knowledge, notation, rules, story, tensor, view

INFO = register(
    GameInfo(
        name="luz",
        seats=range(rules.MIN_SEATS, rules.MAX_SEATS + 1),
        version=rules.VERSION,
        options=(),
        chance=("first", "deal"),
        state=rules.STATE,
        actions=rules.ACTIONS,
        max_legal=rules.MAX_LEGAL,
        max_outcome=rules.MAX_OUTCOME,
        pieces=tensor.PIECES,
        notation=notation,
        view=view.view,
        own=view.own,
        story=story,
        undo={"bid": (rules.BID, rules.PLAY)},
    ),
    rules,
    knowledge,
    tensor,
)
