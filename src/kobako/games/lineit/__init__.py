"""Line-it: a line of rising or falling numbers, challenges in it, and four jackpots."""

from ..game import GameInfo, register
from . import knowledge, notation, rules, story, tensor, view

INFO = register(
    GameInfo(
        name="lineit",
        seats=range(rules.MIN_SEATS, rules.MAX_SEATS + 1),
        version=rules.VERSION,
        options=rules.OPTIONS,
        chance=("first", "deck"),
        state=rules.STATE,
        actions=rules.ACTIONS,
        max_legal=rules.MAX_LEGAL,
        max_outcome=rules.MAX_OUTCOME,
        pieces=tensor.PIECES,
        notation=notation,
        view=view.view,
        own=view.own,
        story=story,
        undo=dict.fromkeys(("take", "play", "cash"), (rules.TURN,)),
    ),
    rules,
    knowledge,
    tensor,
)
