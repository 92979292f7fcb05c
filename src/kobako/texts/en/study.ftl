# Why a move is good or bad. Counted in worlds that the seat can imagine, in which all play on by rule of thumb.
study-only-move = There is no other move.
study-ends = At the end { $points } points on average, { $most } for the best of the others.
study-luz-bid = Comes true in { $percent } % of the possible worlds; on average { $tricks } tricks.
study-luz-trick = Takes this trick in { $percent } % of the possible worlds.
study-luz-round = Then { $tricks } tricks in this round on average; the bid of { $bid } comes true in { $percent } %.
study-lineit-cash =
    { $sign ->
        [minus] Costs
       *[plus] Brings
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at once.
study-lineit-line =
    Cashed right after it, the line would { $sign ->
        [minus] cost
       *[plus] bring
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
study-dragonegg-gain = Gains { $money } in this round on average; nothing in { $percent } % of the possible worlds.
study-dragonegg-egg = The egg is yours after the round in { $percent } %.
study-yurikure-couples = A couple that you support decides the game in { $percent } % of the possible worlds; { $points } points on average.
study-aurum-trick = Wins this trick in { $percent } % of the possible worlds.
study-aurum-round = { $points } points in this round on average; the prediction is exact in { $percent } %.

# How a move is graded.
study-grade-fine = fine
study-grade-untold = no loss that could be told
study-grade-small = small loss
study-grade-mistake = mistake
