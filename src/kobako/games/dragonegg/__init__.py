"""The Dragon's Egg: two secret sets each round, one strong and one weak, and what they beat is multiplied."""

from ..game import GameInfo, Option, register
from . import knowledge, notation, rules, story, tensor, view

INFO = register(
    GameInfo(
        name="dragonegg",
        seats=range(rules.MIN_SEATS, rules.MAX_SEATS + 1),
        version=rules.VERSION,
        options=(Option(name="wild_cross_colour", values=("allowed", "forbidden")),),
        chance=("deck",),
        state=rules.STATE,
        actions=rules.ACTIONS,
        max_legal=rules.MAX_LEGAL,
        max_outcome=rules.MAX_OUTCOME,
        pieces=tensor.PIECES,
        notation=notation,
        view=view.view,
        own=view.own,
        story=story,
        undo={"sets": (rules.SETS,)},
        built=range(rules.CHOICES),
    ),
    rules,
    knowledge,
    tensor,
)
