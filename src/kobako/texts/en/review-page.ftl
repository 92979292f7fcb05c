# The review of a finished game.
review-title = Review
review-page = { $game }: review
review-working = Your moves are being looked at again…
review-waiting =
    { $count ->
        [one] One review is before yours.
       *[other] { $count } reviews are before yours.
    }
review-sum =
    { $decisions ->
        [one] You had one choice;
       *[other] You had { $decisions } choices;
    } { $losses ->
        [0] none has cost you anything for sure.
        [one] one has cost you something for sure.
       *[other] { $losses } have cost you something for sure.
    }
review-chances = How your chances went
review-chances-says = Your share of the victory, by what you knew: from { $first } % at the start to { $last } % at the end.
review-known = by what you knew then
review-opened = with all cards open
review-moves = Your moves, by what you knew then
review-moves-text = A loss is a part of the victory that another move would have kept, as far as you could know. What the others held does not count here.
review-none = Nothing to be seen here: no move of yours has lost anything for sure.
review-all = Show all moves
review-losses = Show losses only
review-grade =
    { $grade ->
        [fine] fine
        [small] a small loss
        [mistake] a mistake
       *[untold] there is no telling
    }
review-loss = Loses { $value } % ({ $low } to { $high }) against: { $best }.
review-why = { $move }: { $why }
review-in-hindsight = In hindsight, with all cards open: { $value } %.
review-look = Look at this moment
review-hindsight = In hindsight
review-hindsight-text = Where your result comes from, with all cards open. Nobody could have known this at the table.
review-start = Before the deal
review-luck = Luck
review-own = Your own moves
review-others = The others' moves
review-result = Result
review-replay = Replay
review-back = To the table

# What can go wrong.
server-reviews-full = Too many reviews are waiting right now. Try again in a few minutes.
server-review-failed = The review of this game did not succeed. You can still watch the replay.
