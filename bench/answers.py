"""How much a best answer gains against a bot's sets in the Dragon's Egg with two players, in coins a round.

    python -m bench.answers BOT[@ITERATIONS] [DEALS]

The bot makes its sets in so many deals of a first round. One who knows how it plays holds a hand of five and
answers: from the deals of the bot that can lie beside that hand, spread as its cards are for whoever
holds it, the sets are taken that gain most, own coins less the bot's. What the bot itself makes of the hand
gains nothing on average, so what that gains in these deals is luck, and is taken off.

Half of the deals choose the answer, the other half say what it gains: a choice judged by the deals that it
was made from looks too good. So this is the least that a best answer gains, because the choice comes from a
sample; the gain in its own deals is the most, on average. The hands are those that the bot has been dealt.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

import numpy as np
import numpy.typing as npt

from kobako import Match
from kobako.arena.estimates import Estimate, estimate
from kobako.arena.players import Setting, find_player
from kobako.bots.bot import move_seed
from kobako.games.dragonegg.choices import list_choices
from kobako.games.dragonegg.sets import KINDS, PAIR_STRENGTH, PAIRS

DEALS = 2000
HANDS = 1000  # that answer
SETTING = Setting("dragonegg", 2)

Numbers = npt.NDArray[np.int64]


def made(spec: str, deal: int) -> tuple[int, int]:
    """The hand of the first seat in a deal, and the sets that the bot makes of it."""
    match = Match("dragonegg", 2, seed=deal)
    hand = int(match.seen(0)[0].hand[0])
    return hand, find_player(spec, SETTING).choose(match, 0, move_seed(deal, 0)).action


def strengths(choices: Numbers) -> tuple[Numbers, Numbers]:
    return PAIR_STRENGTH[choices // PAIRS], PAIR_STRENGTH[choices % PAIRS]


def cards_of(hand: Numbers) -> Numbers:
    """How many cards of each kind."""
    return hand[..., None] >> 2 * np.arange(KINDS) & 3


def gains(mine: Numbers, theirs: Numbers) -> npt.NDArray[np.float64]:
    """7: own coins less the other's, on average over their choices, for each of mine."""
    strong, weak = strengths(mine[:, None])
    other_strong, other_weak = strengths(theirs[None, :])
    won = (strong >= other_strong) & (weak >= other_weak)
    lost = (other_strong >= strong) & (other_weak >= weak)
    return np.asarray(won.mean(1) - lost.mean(1))


def answer(hand: int, own: int, chosen_from: Numbers, judged_by: Numbers) -> tuple[float, float]:
    """What a hand's best answer gains over the bot's `own`, in the deals that judge it and that chose it."""
    out = np.zeros(1000, np.int32)
    mine = out[: list_choices(hand, 0, out)].astype(np.int64)
    halves = [half[possible(hand, half[:, 0]), 1] for half in (chosen_from, judged_by)]
    chosen, judged = (gains(mine, half) for half in halves)
    best, usual = int(chosen.argmax()), mine.tolist().index(own)
    return float(judged[best] - judged[usual]), float(chosen[best] - chosen[usual])


def possible(hand: int, hands: Numbers) -> npt.NDArray[np.bool_]:
    """Whether these can be dealt beside a hand: there are two cards of each kind."""
    return np.asarray((cards_of(hands) + cards_of(np.array(hand)) <= 2).all(-1))


def measure(spec: str, deals: int = DEALS) -> tuple[Estimate, Estimate]:
    """The least and the most that a best answer gains, in coins a round."""
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as processes:
        found = np.array(list(processes.map(partial(made, spec), range(deals), chunksize=10)))
    first, second = found[: deals // 2], found[deals // 2 :]
    results = [answer(hand, own, first, second) for hand, own in second[:HANDS].tolist()]
    least, most = zip(*results, strict=True)
    return estimate(least), estimate(most)


def main(words: list[str]) -> int:
    for what, gain in zip(("least", "most"), measure(words[0], *map(int, words[1:])), strict=True):
        print(f"at {what} {gain.mean:.4f} coins a round ({gain.low:.4f} to {gain.high:.4f})")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
