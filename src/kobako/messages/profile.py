"""Bodies of the answers about players: people, and bots of one level."""

from __future__ import annotations

import msgspec


class Rating(msgspec.Struct):
    """How strong a player is in a game. Everybody begins at 1500."""

    value: int
    spread: int  # its standard deviation
    provisional: bool  # too few games for a number that means much


class RatingPoint(msgspec.Struct):
    """A rating after a game."""

    at: int  # ms
    value: int


class ByPlayers(msgspec.Struct):
    """Games with one number of players."""

    players: int
    games: int
    wins: int
    place: float  # on average
    share: float  # of the wins, on average; what is fair is 1 / players


class Versus(msgspec.Struct):
    """Against another player. Each seat that this one had counts."""

    player: str  # an id, or `bot-NAME`
    name: str  # empty for bots, and for people who are not known any more
    times: int
    ahead: int  # had the better place
    behind: int


class GameRecord(msgspec.Struct):
    """What a player has done in one game, lately."""

    game: str
    games: int  # at most 1000, the newest; a bot that had several seats counts once for each
    wins: int  # shared ones too
    place: float  # on average
    share: float
    score: float
    made: int  # what players of the game count, such as bids made in Luz
    tried: int
    by_players: list[ByPlayers]
    versus: list[Versus]  # the most frequent first
    rating: Rating | None  # None without a rated game
    points: list[RatingPoint]  # the newest ratings, oldest first; it begins with the one before


class Finished(msgspec.Struct):
    """Of the last games with other people, how many a person has finished."""

    games: int
    finished: int


class Profile(msgspec.Struct):
    """A player: a person, or the bots of one level."""

    player: str  # an id, or `bot-NAME`
    name: str  # empty for bots, and for people who are not known any more
    bot: str | None  # the name of the bot
    since: int | None  # ms; None for bots, and for people who are not known any more
    finished: Finished
    games: list[GameRecord]


class PastSeat(msgspec.Struct):
    """A seat of a finished game."""

    player: str
    name: str
    place: int
    score: int
    went: bool  # the person left, and a bot played to the end


class PastGame(msgspec.Struct):
    """A finished game."""

    table: str
    game: str
    at: int  # ms: when it ended
    rated: bool
    seats: list[PastSeat]


class History(msgspec.Struct):
    """Finished games, newest first."""

    games: list[PastGame]
    more: bool  # ask again after the last table


class Repute(msgspec.Struct):
    """What one wants to know of somebody before one sits down with them."""

    player: str
    finished: Finished
    ratings: dict[str, Rating]  # by game
