"""The reference implementation of Aurum on its own: arguments, observations, disguises and hidden worlds."""

import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import combinations, permutations, product

import pytest

from aurum.implementations import patient
from games.worlds import is_uniform
from kobako.match.check import random_match
from naive import aurum
from naive.aurum import Aurum, replay
from naive.game import Options

SEATS = {players: (*range(players), None) for players in (3, 4)}
MIXED = [(3, {}), (3, {"zero_gold": "no"}), (4, {}), (4, {"zero_gold": "no", "scoring": "points"})]


def random_game(players: int, seed: int, options: Options = None, patience: float = 0.7) -> list[str]:
    """All lines of a game in which a seat stays without a thought with probability `patience`."""
    return random_match("aurum", players, options or {}, seed, patient(patience)).steps


def cards(text: str) -> list[str]:
    """'B7-9 Z1' is B7 B8 B9 Z1."""
    found = []
    for word in text.split():
        low, _, high = word[1:].partition("-")
        found += [f"{word[0]}{rank}" for rank in range(int(low), int(high or low) + 1)]
    return found


def table(*hands: str) -> list[str]:
    return ["first 0", " ".join(["deal", *(card for hand in hands for card in cards(hand))])]


# Three players: after B and P seat 2 cannot follow.
STUCK = [
    *table("B7-9 Z1-9", "P7-9 S1-9", "B1-6 P1-6"),
    *("0 predict Z9", "1 predict S9", "2 predict B6"),
    *("0 stay", "1 stay", "2 stay", "0 play B7", "1 play P7"),
]
THREE = [*table("B1-9 P1-3", "P4-9 Z1-6", "Z7-9 S1-9"), "0 predict B4", "1 predict Z1", "2 predict Z7"]
# Four players; S9 and S10 lie face up.
FOUR = [
    *table("B1-10 P1-2", "P3-10 Z1-4", "Z5-10 C1-6", "C7-10 S1-8", "S9-10"),
    *("0 predict B3", "1 predict P4", "2 predict Z7", "3 predict S4"),
]


def all_texts() -> Iterator[str]:
    """Every text of the notation that could be a move."""
    gold = sorted(set(aurum.gold_cards(4, True)))
    yield from ("stay", "stop")
    for card in aurum.pack(4):
        yield f"predict {card}"
        for paid in gold:
            yield from (f"swap {paid} {card}", f"swap {paid} {card} partner")
    yield from (f"play {card}" for card in [*aurum.pack(4), *gold])


@pytest.mark.parametrize("players", [3, 4])
def test_what_is_not_legal_is_refused(players: int) -> None:
    rng = random.Random(players)
    lines = random_game(players, 8)
    for end in rng.sample(range(2, len(lines)), 5):
        game = replay(players, lines[:end])
        before = repr(vars(game))
        legal = {f"{seat} {move}" for seat in game.pending for move in game.legal(seat)}
        texts = {f"{seat} {text}" for seat, text in product(range(players), all_texts())}
        for line in [*sorted(texts - legal), "00 stay", "0  stay", "stay", ""]:
            with pytest.raises(ValueError, match=r".+"):
                game.tell(line)
        assert repr(vars(game)) == before


def find(players: int, options: Options, wanted: Callable[[Aurum], bool]) -> list[str]:
    """The first such position in the first rounds of random games."""
    for seed in range(200):
        game, lines = Aurum(players, options), random_game(players, seed, options)
        for at, line in enumerate(lines, 1):
            game.tell(line)
            if game.round == 1 and wanted(game):
                return lines[:at]
            if game.round == 2:
                break
    raise LookupError("no such position")


def now(game: Aurum) -> aurum.World:
    """The world as it is."""
    return aurum._world(game, game.hands, {})


def words(players: int, lines: Sequence[str], seat: int | None, options: Options = None) -> set[str]:
    return set(" ".join(aurum.observations(players, lines, seat, options)).split())


def test_a_hand_is_its_owners_secret() -> None:
    """U32: also from the partner. What lies face up all know."""
    for players, lines in ((3, THREE[:2]), (4, FOUR[:2])):
        game = replay(players, lines)
        for seat in SEATS[players]:
            own = set() if seat is None else game.hands[seat]
            assert words(players, lines, seat) & set(game.pack) == own | set(game.dealt[-1])


def test_3_three_predict_in_secret_until_the_last_is_in() -> None:
    other = [line.replace("2 predict Z7", "2 predict S5") for line in THREE]
    for seat in SEATS[3]:
        one, two = (aurum.observations(3, [*lines[:2], *lines[3:]], seat) for lines in (THREE, other))
        assert "2 predict" in one  # who has done it is public
        assert (one == two) == (seat != 2)
        assert aurum.observations(3, THREE, seat) != aurum.observations(3, other, seat)
        assert {"B4", "Z1", "Z7"} <= words(3, THREE, seat)


def test_u24_four_predict_openly() -> None:
    assert all("B3" in words(4, FOUR[:3], seat) for seat in SEATS[4])


def test_5_swaps_are_public() -> None:
    lines = [*FOUR, "0 swap G0 B4 partner"]
    for seat in SEATS[4]:
        seen = aurum.observations(4, lines, seat)
        assert seen[-2:] == ["0 swap G0 B4 partner", "Z7 goes to 0, B4 lies before 2"]
        assert not {"B3", "B4", "Z7"} & set(aurum._unseen(replay(4, lines), seat))


def test_u17_only_who_ends_the_round_shows_his_hand() -> None:
    for seat in SEATS[3]:
        seen = words(3, [*STUCK, "2 stop"], seat)
        assert set(cards("B1-5 P1-6")) <= seen
        assert ("Z1" in seen, "S1" in seen) == (seat == 0, seat == 1)


@pytest.mark.parametrize("players", [3, 4])
def test_at_the_end_and_only_then_all_hands_are_laid_open(players: int) -> None:
    hidden = 0
    for seed in range(6):
        lines = random_game(players, seed, patience=1)
        game = replay(players, lines)
        for seat in SEATS[players]:
            assert set().union(*game.hands) <= words(players, lines, seat)
            assert aurum.worlds(players, lines, seat) == [now(game)]
        # Before the last line more than one hand was hidden, and only one had to be shown.
        before = set(aurum._unseen(replay(players, lines[:-1]), None))
        hidden += sum(bool(hand & before) for hand in game.hands) > 1
    assert hidden > 2


@pytest.mark.parametrize(("players", "options"), MIXED)
def test_a_disguise_changes_what_is_hidden_and_only_that(players: int, options: Options) -> None:
    rng = random.Random(players)
    lines = find(players, options, lambda game: sum(game.won) == 4)
    for seat in SEATS[players]:
        others = [aurum.disguise(players, lines, seat, rng, options) for _ in range(8)]
        after = [replay(players, other, options=options).hands for other in others]
        for holder in range(players):
            assert (len({frozenset(hands[holder]) for hands in after}) == 1) == (holder == seat)


def test_a_disguise_changes_secret_predictions_and_earlier_rounds() -> None:
    rng = random.Random(3)
    ahead = [*THREE[:2], *THREE[3:]]
    for seat, kinds in ((0, {2, 3}), (1, {3}), (2, {2}), (None, {2, 3})):
        others = [aurum.disguise(3, ahead, seat, rng) for _ in range(20)]
        assert {at for at in (2, 3) if len({other[at] for other in others}) > 1} == kinds
    changed = 0
    for seed in range(10):
        lines = random_game(4, seed, patience=1)
        other = aurum.disguise(4, lines, 0, rng)
        before, after = (replay(4, some[:2]).hands for some in (lines, other))
        assert before[0] == after[0]
        changed += before != after
    assert changed > 2


@pytest.mark.parametrize("players", [3, 4])
def test_two_cards_are_exchanged_unseen_only_if_both_are_hidden(players: int) -> None:
    """Never less is observed than could be: an exchange of any two other cards in the deal is noticed."""
    rng = random.Random(players)
    lines = find(players, {}, lambda game: sum(game.won) == 3 and len(set(game.collections[0])) > 1)
    game = replay(players, lines)
    places = {card: at for at, part in enumerate(game.dealt) for card in part}
    for seat in SEATS[players]:
        seen = aurum.observations(players, lines, seat)
        for one, two in rng.sample(list(combinations(game.pack, 2)), 150):
            deal = " ".join({one: two, two: one}.get(word, word) for word in lines[1].split(" "))
            try:
                same = aurum.observations(players, [lines[0], deal, *lines[2:]], seat) == seen
            except ValueError:
                same = False
            hidden = {one, two} <= set(aurum._unseen(game, seat))
            assert same == (hidden or places[one] == places[two])


def even(drawn: Sequence[Hashable], possible: Sequence[Hashable]) -> bool:
    """Whether only the possible ones were drawn, all about equally often."""
    return set(drawn) <= set(possible) and is_uniform(Counter(drawn), len(possible))


def ways_to_share(game: Aurum, seat: int | None) -> list[list[set[str]]]:
    """All hands by what was seen alone, without a thought for who must be able to play."""
    unseen = aurum._unseen(game, seat)
    known = [hand - set(unseen) for hand in game.hands]
    sizes = [len(hand & set(unseen)) for hand in game.hands]
    return [
        [hand | set(share) for hand, share in zip(known, shares, strict=True)]
        for shares in aurum._shares(unseen, sizes)
    ]


def is_telling(game: Aurum) -> bool:
    """8: whether it tells the left neighbour something that a follower without gold is asked."""
    if not game.pending or not game.trick or game.collections[game.turn]:
        return False
    watcher = (game.turn + 1) % game.players
    if sum(map(len, game.hands)) - len(game.hands[watcher]) > 6:
        return False
    ways = ways_to_share(game, watcher)
    return 1 < sum(aurum._can_go_on(game, hands) for hands in ways) < len(ways)


def is_late(game: Aurum) -> bool:
    return game.pending != () and 0 < sum(map(len, game.hands)) <= 6


@pytest.mark.parametrize(("players", "options"), MIXED)
def test_worlds_are_all_that_can_be_replayed(players: int, options: Options) -> None:
    """Every order of the cards that others hold, also of those that are known, against what was observed."""
    lines = find(players, options, is_telling)
    game = replay(players, lines, options=options)
    seat = (game.turn + 1) % players
    seen = aurum.observations(players, lines, seat, options)
    held = [card for at, hand in enumerate(game.hands) if at != seat for card in sorted(hand)]
    possible = set()
    for order in permutations(held):
        other = dict(zip(held, order, strict=True))
        deal = " ".join(other.get(word, word) for word in lines[1].split(" "))
        try:
            guess = [lines[0], deal, *lines[2:]]
            if aurum.observations(players, guess, seat, options) == seen:
                possible.add(now(replay(players, guess, options=options)))
        except ValueError:
            continue  # a card is played by somebody who does not have it
    found = aurum.worlds(players, lines, seat, options)
    assert sorted(found) == sorted(possible)
    assert now(game) in found
    assert 1 < len(found) < len(ways_to_share(game, seat))


@pytest.mark.parametrize(("players", "options"), MIXED)
def test_worlds_are_what_a_disguise_draws(players: int, options: Options) -> None:
    rng = random.Random(players)
    for wanted in (is_telling, is_late):
        lines = find(players, options, wanted)
        game = replay(players, lines, options=options)
        for seat in SEATS[players]:
            possible = aurum.worlds(players, lines, seat, options)
            drawn = []
            for _ in range(10 * len(possible)):
                other = aurum._other_cards(game, seat, rng)
                hands = [{other.get(card, card) for card in hand} for hand in game.hands]
                drawn.append(aurum._world(game, hands, {}))
            assert even(drawn, possible)


def test_between_rounds_a_third_hand_is_known_by_what_is_left() -> None:
    lines = [*STUCK, "2 stop"]
    assert aurum.worlds(3, lines, 0) == aurum.worlds(3, lines, 1) == [now(replay(3, lines))]
    with pytest.raises(ValueError, match="too many"):
        aurum.worlds(3, lines, 2)


def test_worlds_of_secret_predictions(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a pack of twelve cards: every deal, and with each every card that may lie face down."""
    monkeypatch.setattr(aurum, "HAND", 4)
    monkeypatch.setitem(aurum.HIGHEST, 3, 3)
    lines = [*table("B1-3 P1", "P2-3 Z1-2", "Z3 S1-3"), "2 predict S1", "0 predict P1"]
    seen = aurum.observations(3, lines, 1)
    possible = set()
    others = cards("B1-3 P1 Z3 S1-3")
    for hand in combinations(others, 4):
        rest = [card for card in others if card not in hand]
        for mine, yours in product(hand, rest):
            deal = " ".join(["deal", *hand, *cards("P2-3 Z1-2"), *rest])
            guess = ["first 0", deal, f"2 predict {yours}", f"0 predict {mine}"]
            assert aurum.observations(3, guess, 1) == seen
            possible.add(now(replay(3, guess)))
    assert len(possible) == 70 * 16
    assert sorted(aurum.worlds(3, lines, 1)) == sorted(possible)
    laid = Counter((predictions[0], predictions[2]) for _, predictions in possible)
    assert laid == dict.fromkeys(aurum.face_down(3, lines, 1), 20)
    one = aurum.worlds(3, lines[:3], 1)
    drawn = [now(replay(3, aurum.disguise(3, lines[:3], 1, random.Random(seed)))) for seed in range(1400)]
    assert even(drawn, one)


def test_what_may_lie_face_down() -> None:
    order = [*THREE[:2], THREE[3], THREE[4]]
    for seat, one, two in ((0, 24, 24 * 23), (1, 1, 24), (2, 24, 24), (None, 36, 36 * 35)):
        assert aurum.face_down(3, order[:2], seat) == aurum.face_down(3, THREE, seat) == [()]
        assert len(aurum.face_down(3, order[:3], seat)) == one
        assert len(set(aurum.face_down(3, order, seat))) == two
        with pytest.raises(ValueError, match="too many"):
            aurum.worlds(3, order, seat)
    drawn = [aurum.disguise(3, order, 0, random.Random(seed))[2:] for seed in range(2760)]
    laid = [(one.removeprefix("1 predict "), two.removeprefix("2 predict ")) for one, two in drawn]
    assert even(laid, aurum.face_down(3, order, 0))


def test_worlds_need_a_deal() -> None:
    for ask in (aurum.worlds, aurum.face_down):
        with pytest.raises(ValueError, match="no cards are dealt"):
            ask(3, THREE[:1], 0)
