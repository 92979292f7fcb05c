"""Aurum: a trick-taking game in which no suit comes twice into a trick, and low cards make gold."""

from ..game import GameInfo, Option, register
from . import knowledge, notation, rules, scoring, state, story, tensor, view

INFO = register(
    GameInfo(
        name="aurum",
        seats=range(state.MIN_SEATS, state.MAX_SEATS + 1),
        version=rules.VERSION,
        options=(
            Option(name="zero_gold", values=("yes", "no")),
            Option(name="scoring", values=("nuggets", "points")),
        ),
        chance=("first", "deal"),
        state=state.STATE,
        actions=state.ACTIONS,
        max_legal=state.MAX_LEGAL,
        max_outcome=state.MAX_OUTCOME,
        pieces=tensor.PIECES,
        notation=notation,
        view=view.view,
        own=view.own,
        story=story,
        # A secret prediction until all are in; to stay, until somebody has done something.
        undo={"predict": (state.SECRET,), "stay": (state.SWAP, state.LEAD)},
        built=range(state.SWAP_CARD, state.ACTIONS),
    ),
    rules,
    scoring,
    knowledge,
    tensor,
)
