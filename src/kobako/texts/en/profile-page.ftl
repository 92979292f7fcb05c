# The page of a player, and what is told of people before one sits down with them.
profile-someone = Someone who left
profile-bot-text = A bot. It is rated together with people.
profile-since = Here since { $date }.
profile-finished =
    { $games ->
        [one] Finished { $finished } of the last { $games } game with others.
       *[other] Finished { $finished } of the last { $games } games with others.
    }
profile-new = No finished game with other people yet.
profile-no-games = No finished game yet.
profile-failed = The page could not be loaded. Check your connection and try again.

# One game.
profile-rating = Rating
profile-rated-at = { $value } ± { $spread }
profile-provisional = provisional
profile-rating-text = Everybody starts at 1500 in every game, people and bots alike. A rating is provisional as long as few games speak for it.
profile-unrated = none yet
profile-games = Games
profile-wins = Wins
profile-share = Share of the wins
profile-place = Average place
profile-score = Average score
profile-skill-luz = Bids made
profile-skill-lineit = Challenges won
profile-skill-dragonegg = Rounds with the most money
profile-skill-yurikure = Favourite pair counted
profile-skill-aurum = Predictions reached
profile-made = { $made } of { $tried }
profile-by-players = By number of players
profile-players = Players

# The graph.
profile-graph = Rating after each rated game
profile-graph-text =
    { $games ->
        [one] One rated game, now { $last }.
       *[other] { $games } rated games, from { $least } to { $most }, now { $last }.
    }
profile-as-table = The numbers as a table
profile-date = Date

# Head to head.
profile-versus = Head to head
profile-versus-text = Each seat of the other counts. Games that you may not see are left out.
profile-opponent = Opponent
profile-met = Met
profile-ahead = Ahead
profile-behind = Behind

# Finished games.
profile-history = Finished games
profile-history-text = Games at tables that were not public are shown only to those who sat there.
profile-replay = Replay
profile-replay-of = of { $game }, { $date }
profile-went = left
profile-older = Older games

# Beside a name. $games is at most 20.
profile-chip = finished { $finished } of { $games }
profile-chip-new = new
