"""What is told of players: profiles, finished games, and what one wants to know before one sits down."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import partial

import sqlalchemy as sa
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...bots.bot import BOTS
from ...games import GAMES
from ...match import ratings as model
from ...messages import profile
from ...messages.common import MOST_ID
from ..door.answers import answer, endpoint
from ..door.desk import Desk
from ..store import BOT, Person, Result
from ..store import profiles as store
from ..tables.decide import Refuse

MIDDLE, SCALE = 1500, 40  # a rating as it is shown: the model's 25 is 1500, and one of its points is 40
SURE = 5.0  # a greater deviation, in points of the model, is provisional: some 20 to 40 games
MOST_POINTS = 200
MOST_MET = 30
MOST_GAMES = 20  # on one page of the history
MOST_ASKED = 100  # people in one question
DIGITS = 4  # of means

Names = dict[str, str]


def shown(rating: model.Rating) -> profile.Rating:
    """A rating as people see it."""
    mu, sigma = rating
    return profile.Rating(scaled(mu), round(sigma * SCALE), sigma > SURE)


def scaled(mu: float) -> int:
    """On the scale that people see."""
    return round(MIDDLE + SCALE * (mu - model.FRESH[0]))


# ----------------------------------------------------------------------------------------- a profile


async def get_profile(request: Request, desk: Desk) -> Response:
    """Who is it, and what have they played?"""
    player = request.path_params["player"]
    viewer = await desk.person(request)
    found = await desk.store.ask(partial(read_profile, player, viewer.id if viewer else None))
    if found is None:
        raise Refuse("no-such-person")
    names = await _names(desk, (one.player for game in found.games for one in game.versus))
    for game in found.games:
        for one in game.versus:
            one.name = names.get(one.player, "")
    return answer(found)


def read_profile(player: str, viewer: str | None, connection: sa.Connection) -> profile.Profile | None:
    """The profile of a player, but for the names of others; None if there is nobody."""
    person = store.person(player, connection)
    sums = {game: store.sums(player, game, connection) for game in sorted(info.name for info in GAMES)}
    games = [game_record(player, game, own, viewer, connection) for game, own in sums.items() if own]
    if person is None and not games and not _is_bot(player):
        return None
    return _with_person(player, person, games, store.finished([player], connection).get(player))


def _with_person(
    player: str, person: Person | None, games: list[profile.GameRecord], finished: store.Finished | None
) -> profile.Profile:
    return profile.Profile(
        player=player,
        name=person.name if person else "",
        bot=player.removeprefix(BOT) if player.startswith(BOT) else None,
        since=person.created if person else None,
        finished=profile.Finished(*(finished or (0, 0))),
        games=games,
    )


def _is_bot(player: str) -> bool:
    return player in {f"{BOT}{bot.name}" for bot in BOTS}


def game_record(
    player: str, game: str, sums: Sequence[store.Sum], viewer: str | None, connection: sa.Connection
) -> profile.GameRecord:
    """What a player has done in one game; the names of others are empty."""
    games = sum(one.games for one in sums)
    points = store.points(player, game, MOST_POINTS + 1, connection)
    met = store.met(player, game, viewer, MOST_MET, connection)
    return profile.GameRecord(
        game=game,
        games=games,
        wins=sum(one.wins for one in sums),
        place=_mean(sum(one.places for one in sums), games),
        share=_mean(sum(one.shares for one in sums), games),
        score=_mean(sum(one.scores for one in sums), games),
        made=sum(one.made for one in sums),
        tried=sum(one.tried for one in sums),
        by_players=[by_players(one) for one in sums],
        versus=[profile.Versus(one.player, "", one.times, one.ahead, one.behind) for one in met],
        rating=shown((points[-1].mu, points[-1].sigma)) if points else None,
        points=course(points),
    )


def by_players(one: store.Sum) -> profile.ByPlayers:
    """Games with one number of players."""
    place, share = _mean(one.places, one.games), _mean(one.shares, one.games)
    return profile.ByPlayers(one.players, one.games, one.wins, place, share)


def _mean(total: float, games: int) -> float:
    """Databases add in different orders: the last digits say nothing."""
    return round(total / games, DIGITS)


def course(points: Sequence[store.Point]) -> list[profile.RatingPoint]:
    """How a rating went, from the one before the first of these games."""
    found = [profile.RatingPoint(point.at, scaled(point.mu)) for point in points]
    is_whole = 0 < len(found) <= MOST_POINTS
    return [profile.RatingPoint(found[0].at, MIDDLE), *found] if is_whole else found


async def _names(desk: Desk, players: Iterable[str]) -> Names:
    return await desk.store.people({player for player in players if not player.startswith(BOT)})


# ------------------------------------------------------------------------------------- finished games


async def get_games(request: Request, desk: Desk) -> Response:
    """Finished games of a player, newest first: those of public tables, and those in which you sat."""
    player, after = request.path_params["player"], request.query_params.get("after")
    if after is not None and len(after) > MOST_ID:
        raise Refuse("server-bad-message")
    viewer = await desk.person(request)
    question = partial(store.history, player, viewer.id if viewer else None, after, MOST_GAMES + 1)
    games = await desk.store.ask(question)
    names = await _names(desk, (seat.player for game in games for seat in game))
    told = [played(game, names) for game in games[:MOST_GAMES]]
    return answer(profile.History(told, len(games) > MOST_GAMES))


def played(seats: Sequence[Result], names: Names) -> profile.PastGame:
    """A finished game, from the results of its seats."""
    first = seats[0]
    placed = [profile.PastSeat(s.player, names.get(s.player, ""), s.place, s.score, s.went) for s in seats]
    return profile.PastGame(first.table_id, first.game, first.at, first.rated, placed)


# ----------------------------------------------------------------------------------- before one sits down


async def get_repute(request: Request, desk: Desk) -> Response:
    """What one wants to know of people before one sits down with them."""
    asked = request.query_params.get("people", "")
    people = asked.split(",")
    if len(people) > MOST_ASKED or len(asked) > MOST_ASKED * MOST_ID:
        raise Refuse("server-bad-message")
    return answer(await desk.store.ask(partial(reputes, people)))


def reputes(people: Collection[str], connection: sa.Connection) -> list[profile.Repute]:
    """Of these people, in this order."""
    finished = store.finished(people, connection)
    ratings = store.ratings(people, connection)
    return [
        profile.Repute(
            player,
            profile.Finished(*finished.get(player, (0, 0))),
            {game: shown(rating) for game, rating in ratings.get(player, {}).items()},
        )
        for player in people
    ]


PLAYER = "{player:str}"
ROUTES = [
    Route(f"/api/players/{PLAYER}", endpoint(get_profile)),
    Route(f"/api/players/{PLAYER}/games", endpoint(get_games)),
    Route("/api/repute", endpoint(get_repute)),
]
