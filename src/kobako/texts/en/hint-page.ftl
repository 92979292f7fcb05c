# What moves are worth, beside a table at which one practises.
hint-meaning = How much of the victory each move promises, by what you know and nothing else. The band holds the true value with 95 %.
hint-best = The best move: { $move }.
hint-share = { $value } % ({ $low } to { $high })
hint-choose = Choose
hint-others =
    { $count ->
        [one] One more move is possible.
       *[other] { $count } more moves are possible.
    }
