# `kobako arena`: what it prints, why it refuses, and its report. Numbers come as they are to be read.
arena-games = Games
arena-progress = { $done } of { $total } games; { $left } to go
arena-anew = { $path }: { $reason }. The game is played anew.
arena-stopped =
    Stopped; all finished games are kept. To go on, give the same command with
    --out { $path }
arena-not-empty = { $path } is not empty and holds no league: choose another folder with --out
arena-no-league = { $path } is not what a league has written: choose another folder with --out
arena-other =
    { $path } holds another league; { $what ->
        [game] its game is
        [players] its number of players is
        [options] its options are
        [bots] its bots are
        [seed] its seed is
        [lineups] its line-ups are
        [version] its version of Kobako is
       *[code] its version of the sources is
    } { $theirs }, not { $ours }. Choose another folder with --out
arena-process-died = a process has died; all finished games are kept, and the same command with --out { $path } goes on
arena-pair = { $one } against { $other }: { $share } % of the results ({ $low } to { $high }), { $times } times the fair share ({ $least } to { $most })
arena-alone = { $bot } alone among { $other }: { $times } times the fair share ({ $low } to { $high })
arena-rating = { $bot }: rating { $rating } ± { $error }, { $seconds } seconds a move
arena-written = The report is { $path }

# The report.
arena-title = League of { $game }
arena-setting =
    { $players } players, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, { $games } games
arena-value = { $value } %
arena-against = { $one } against { $other }
arena-pairs = Pair by pair
arena-pairs-note = The share of all results that the bot of the row took from its games with the bot of the column. Below it the 95 % interval. Blue is more than fair, orange less; in a pale field the interval still holds the fair share.
arena-course = How the shares settled
arena-course-note = Each share after so many deals, with its interval. The broken line is the fair share.
arena-course-deals = deals
arena-ratings = Ratings
arena-ratings-note = From the places in all games: the higher the better, and all begin with 25. The lines are two standard deviations by the model.
arena-facts = What one notices at the table
arena-work = How much they think
arena-method = How this is computed
arena-method-deals = All games of a deal have the same cards. On every deal each pair of bots meets with all seats exchanged, so that nobody is better off by the cards or by the seat.
arena-method-sides = With three sides and more, one bot sits alone among copies of the other, once in every seat; then the other way round, unless the line-ups are “alone”.
arena-method-share = A win counts 1 and a win of several is divided among them. The fair share is the part of the seats that a bot had.
arena-method-interval = An interval is Student's, with 95 %, over the deals: one deal is one sample. Where all deals came out the same it says what could still be.
arena-method-rating = Ratings are openskill's Plackett-Luce model, without drift. They count places by score behind the winners, not only wins.
arena-method-time = Seconds depend on the machine and on what else it did. Everything else is the same again whenever budgets are iterations.
arena-command = The same again
arena-made-by = Kobako { $version }, sources { $code }
arena-head-bot = bot
arena-head-pair = pair
arena-head-share = share of results
arena-head-fair = fair
arena-head-times = times fair
arena-head-one-alone = alone, times fair
arena-head-other-alone = the other alone
arena-head-games = games
arena-head-rating = rating
arena-head-decisions = decisions a game
arena-head-iterations = iterations a decision
arena-head-seconds = seconds a decision
arena-head-ratio = times as often
arena-fact-score = mean score
arena-fact-bids = bids made
arena-fact-predictions = predictions reached
