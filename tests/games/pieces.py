"""What the observation of every game has to say, made from the view of the same seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from kobako import Match
from kobako.games.aurum.words import NUMBERS
from kobako.games.dragonegg.moves import CARD_NAMES
from kobako.games.yurikure.marks import ACTION_NAMES
from naive.lineit import PACK
from yurikure.tables import GIRLS, PAIRS

Row = Sequence[float]
Pieces = Mapping[str, Row]


def marks(names: Iterable[Any], there: Iterable[Any]) -> Row:
    """1 for each name that is there."""
    there = set(there)
    return [float(name in there) for name in names]


def one(names: Iterable[Any], there: Any) -> Row:
    """1 for this name, if it is one of them."""
    return marks(names, [there])


def counts(kinds: Iterable[Any], found: Iterable[Any], unit: Callable[[Any], int] = lambda kind: 1) -> Row:
    """How often each kind is found."""
    number = Counter(found)
    return [number[kind] / unit(kind) for kind in kinds]


def join(rows: Iterable[Row]) -> Row:
    return [value for row in rows for value in row]


@dataclass(frozen=True)
class Seen:
    """What a seat sees of a match."""

    match: Match
    seat: int | None
    view: Any

    @property
    def around(self) -> list[int]:
        """The seats from this one on."""
        n = self.match.players
        return [((self.seat or 0) + step) % n for step in range(n)]

    def each(self, row: Callable[[int], Row]) -> Row:
        """The rows of all seats, this one's first."""
        return join(map(row, self.around))


# ---- What the pieces of each game have to say; zeros at the end are left out ----


def luz(seen: Seen) -> Pieces:
    view, around = seen.view, seen.around
    hands = view["hands"] or [[]] * len(around)
    moves = [(card["seat"], card["slot"]) for trick in view["tricks"] for card in trick["cards"]]
    lying = {card["seat"]: card["card"] for card in view["tricks"][-1]["cards"]} if view["led"] else {}
    deck = [f"{suit}{rank}" for suit in "YRGBP" for rank in range(1, 13)]
    bids = [f"{tricks}{plus}" for tricks in range(11) for plus in ("", "+")]

    def when(place: tuple[int, int]) -> float:
        return (moves.index(place) + 1) / (10 * len(around)) if place in moves else 0

    found = {
        "players": one((3, 4, 5), len(around)),
        "phase": one(("bid", "play", "over"), view["phase"]),
        "turn": marks(around, view["pending"]),
        "suits": seen.each(lambda seat: join(one("YRGBP", card["suit"]) for card in hands[seat])),
        "ranks": seen.each(lambda seat: join(one(range(1, 13), card["rank"]) for card in hands[seat])),
        "held": seen.each(lambda seat: [not card["played"] for card in hands[seat]]),
        "played": seen.each(lambda seat: [when((seat, slot)) for slot in range(1, 11)]),
        "trick": seen.each(lambda seat: one(deck, lying.get(seat))),
        "led": one("YRGBP", view["led"]),
        "scores": seen.each(lambda seat: [view["scores"][seat] / 100]),
    }
    if view["phase"] not in ("bid", "play"):  # there is no round
        return found
    sheet = view["sheet"][-1]
    return found | {
        "round": one((1, 2, 3, 4), view["round"]),
        "start": one(around, view["start"]),
        "bids": seen.each(lambda seat: one(bids, sheet["bids"][seat])),
        "won": seen.each(lambda seat: [sheet["won"][seat] / 10]),
    }


LINEIT_OPTIONS = (("challenge_rule", "at_least"), ("final_hand_play", "optional"), ("final_start", "kept"))
FACES = list(dict.fromkeys(PACK))
TOKENS = ("+3", "+4", "+5", "-3", "-4", "-5")


def lineit(seen: Seen) -> Pieces:
    view, around, steps = seen.view, seen.around, seen.match.steps
    dealt = steps[1].split()[1:] if len(steps) > 1 else PACK
    numbers = [[card for card in line["cards"] if card["colour"]] for line in view["lines"]]
    standing = [line["standing"] for line in view["lines"]]
    challenges = [one["challenge"] or {"value": None, "after": 0} for one in standing]

    def cards(names: Iterable[str], faces: Sequence[str] = FACES) -> Row:
        return counts(faces, names, lambda face: 2 if "+" in face else 1)

    def named(shown: Iterable[dict[str, Any]], faces: Sequence[str] = FACES) -> Row:
        return cards([card["card"] for card in shown], faces)

    return {
        "players": one((2, 3, 4, 5), len(around)),
        "options": [view["options"][name] == value for name, value in LINEIT_OPTIONS],
        "phase": one(("turn", "final", "over"), view["phase"]),
        "turned": [1 - view["deck"] / 106],
        "turn": marks(around, view["pending"]),
        "start": one(around, view["start"]),
        "did": [view["took"], view["played"]],
        "deck": cards(dealt[106 - view["deck"] :]),
        "display": named(place["card"] for place in view["display"] if not place["taken"]),
        "jackpots": named((card for pile in view["jackpots"] for card in pile["cards"]), FACES[:100]),
        "hands": seen.each(lambda seat: named(view["hands"][seat])),
        "lines": seen.each(lambda seat: named(numbers[seat], FACES[:100])),
        "length": seen.each(lambda seat: [standing[seat]["numbers"] / 10]),
        "colours": seen.each(lambda seat: [n / 10 for n in view["lines"][seat]["colours"].values()]),
        "last": seen.each(lambda seat: [int(card["card"]) / 100 for card in numbers[seat][-1:]] or [0]),
        "way": seen.each(lambda seat: one(("up", "down"), standing[seat]["direction"])),
        "challenge": seen.each(lambda seat: one((3, 4, 5), challenges[seat]["value"])),
        "after": seen.each(lambda seat: [challenges[seat]["after"] / 10]),
        "pile": seen.each(lambda seat: [view["piles"][seat] / 25]),
        "tokens": seen.each(lambda seat: counts(TOKENS, view["tokens"][seat], lambda token: 2)),
        "scores": seen.each(lambda seat: [view["scores"][seat] / 25]),
    }


def dragonegg(seen: Seen) -> Pieces:
    view, around, seats = seen.view, seen.around, seen.view["seats"]
    rows = [(seat, row) for seat in around for row in ("strong", "weak")]
    sets = [seats[seat][row]["set"] or {"cards": [], "strength": 0} for seat, row in rows]
    found = {
        "players": one((2, 3, 4, 5), len(around)),
        "phase": one(("discard", "sets", "egg", "remake", "over"), view["phase"]),
        "option": [seen.match.options.get("wild_cross_colour") == "forbidden"],
        "round": [len(view["sheet"]) / 200],
        "deck": [view["deck"] / 32],
        "middle": [view["middle"] / 12],
        "asked": marks(around, view["pending"]),
        "egg": one(around, view["egg"]),
        "user": one(around, view["egg_user"]),
        "shown": one(("strong", "weak"), view["shown"]),
        "money": seen.each(lambda seat: [seats[seat]["money"] / view["target"]]),
        "bracelets": seen.each(lambda seat: [seats[seat]["bracelets"] / 12]),
        "held": seen.each(lambda seat: [len(seats[seat]["cards"]) / 17]),
        "drew": seen.each(lambda seat: [seats[seat]["drawn"] / 12]),
        "down": seen.each(lambda seat: [seats[seat]["committed"]]),
        "hand": seen.each(lambda seat: counts(CARD_NAMES, seats[seat]["cards"])),
        "dropped": seen.each(lambda seat: counts(CARD_NAMES, seats[seat]["discarded"])),
        "sets": join(counts(CARD_NAMES, told["cards"]) for told in sets),
        "strengths": [told["strength"] / 32 for told in sets],
    }
    if view["phase"] in ("deck", "over"):
        return found
    last = [view["last"]["results"][seat][row]["cards"] for seat, row in rows] if view["last"] else []
    return found | {"past": join(counts(CARD_NAMES, cards) for cards in last)}


MATTERS = ("action", "answer", "vote", "consent", "confession", "couple", "kiss")


def yurikure(seen: Seen) -> Pieces:
    view, around = seen.view, seen.around
    deciding: Any = view["deciding"] or dict.fromkeys(("girl", "actor", "passes", "declared", "pair"), None)
    matter: Any = view["deciding"] or view["rolling"] or {"what": None, "pair": None}
    revealed = [np.zeros((4, 7)) for _ in range(3)]
    for told in view["reveals"]:
        for level in revealed[told["stage"] :]:
            level[told["seat"], GIRLS.index(told["girl"])] = told["level"]
    before, between, after = revealed

    def points(name: str, unit: int) -> Row:
        return seen.each(lambda seat: [n / unit for n in view[name][seat] or [0] * len(PAIRS)])

    return {
        "players": one((3, 4), len(around)),
        "phase": one(("roll", "support", "extra", "reveal", "declare", "object", "over"), view["phase"]),
        "right": [seen.match.options.get("reveal_direction") == "right"],
        "stacked": [seen.match.options.get("duplicate_support") == "yes"],
        "round": one(range(9), view["round"] - (not view["over"])),
        "turn": marks(around, view["pending"]),
        "first": one(around, view["first"]),
        "order": join(one(view["order"], girl) for girl in GIRLS),
        "matter": one(MATTERS, matter["what"]),
        "girl": one(GIRLS, deciding["girl"]),
        "aim": one(PAIRS, matter["pair"]),
        "actor": one(GIRLS, deciding["actor"]),
        "passes": one(range(4), deciding["passes"]),
        "standing": one(range(58), ACTION_NAMES.get(deciding["declared"])),
        "yes": marks(GIRLS, deciding.get("yes", ())),
        "no": marks(GIRLS, deciding.get("no", ())),
        "affection": [pair["affection"] / 6 for pair in view["pairs"]],
        "dissatisfaction": [pair["dissatisfaction"] / 6 for pair in view["pairs"]],
        "couples": marks(PAIRS, view["couples"]),
        "red": [pair["bond"] in ("red", "fated") for pair in view["pairs"]],
        "fated": [pair["bond"] == "fated" for pair in view["pairs"]],
        "opening": one(PAIRS, "".join(seen.match.steps[:1]).partition("couple ")[2][:2]),
        "holder": seen.each(lambda seat: [girl["controller"] == seat for girl in view["girls"]]),
        "revealed": seen.each(lambda seat: after[seat] / 19),
        "before": seen.each(lambda seat: before[seat] / 19),
        "between": seen.each(lambda seat: between[seat] / 19),
        "control": seen.each(lambda seat: [n / 19 for n in view["control"][seat] or [0] * 7]),
        "support": points("support", 5),
        "extra": points("extra", 4),
        "placed": seen.each(lambda seat: [view["placed"][seat] / 9]),
    }


CARDS = list(NUMBERS)[:50]
AURUM_PHASES = ("predict", "secret", "swap", "lead", "follow", "over")


def aurum(seen: Seen) -> Pieces:
    view, around = seen.view, seen.around
    n, by_points = len(around), view["scoring"] == "points"
    hands = view["hands"] or [{"cards": [], "held": 0}] * n
    lying = {c["seat"]: c["card"] for t in view["tricks"] if t["state"] == "open" for c in t["cards"]}
    moves = [move for trick in view["tricks"] for move in (*trick["swaps"], *trick["cards"])]
    when = {(move["seat"], move.get("card")): number for number, move in enumerate(moves, 1)}
    left = {pile["rank"]: pile["left"] / 4 for pile in view["supply"]}

    def shown(seat: int) -> list[str]:
        return [card["card"] for card in seen.match.view(seat)["own"] if card["shown"]]

    def paid(seat: int) -> list[int]:
        return [move["gold"] for move in moves if move["seat"] == seat and "gold" in move]

    def ranks(found: Iterable[int]) -> Row:
        return counts(range(9), found, lambda rank: 4)

    return {
        "four": [n == 4],
        "options": [not view["zero_gold"], by_points],
        "phase": one(AURUM_PHASES, "secret" if (n, view["phase"]) == (3, "predict") else view["phase"]),
        "round": one((1, 2, 3, 4), view["round"]),
        "turn": marks(around, view["pending"]),
        "start": one(around, view["start"]),
        "lead": one(around, view["lead"]),
        "hands": seen.each(lambda seat: marks(CARDS, hands[seat]["cards"])),
        "shown": seen.each(lambda seat: marks(CARDS, shown(seat))),
        "held": seen.each(lambda seat: [hands[seat]["held"] / 12]),
        "unseen": marks(CARDS, view["unseen"]),
        "aside": marks(CARDS, view["left_over"]),
        "gold": seen.each(lambda seat: ranks(view["collections"][seat])),
        "supply": [left.get(rank, 0) for rank in range(9)],
        "predictions": seen.each(lambda seat: one(CARDS, view["predictions"][seat])),
        "opening": seen.each(lambda seat: one(CARDS, view["opening"][seat])),
        "secret": seen.each(lambda seat: [view["predictions"][seat] == "?"]),
        "won": seen.each(lambda seat: [view["won"][seat] / 10]),
        "trick": seen.each(lambda seat: one(NUMBERS, lying.get(seat))),
        "sealed": marks("BPZCS", view["sealed"]),
        "played": seen.each(lambda seat: [when.get((seat, card), 0) / 64 for card in CARDS]),
        "paid": seen.each(lambda seat: ranks(paid(seat))),
        "scores": seen.each(lambda seat: [view["scores"][seat] / (40 if by_points else 2)]),
    }
