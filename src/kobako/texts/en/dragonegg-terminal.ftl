# The Dragon's Egg in the terminal. Column heads and labels stay short: a line has 80 columns.
terminal-dragonegg-header = The Dragon's Egg, round { $round }. The game ends at { $target } coins.
terminal-dragonegg-middle =
    { $egg ->
        [middle] In the middle: { $deck } cards, { $bracelets } bracelets, the egg.
       *[held] In the middle: { $deck } cards, { $bracelets } bracelets.
    }
terminal-dragonegg-head-seat = seat
terminal-dragonegg-head-coins = coins
terminal-dragonegg-head-bracelets = bracelets
terminal-dragonegg-head-cards = hand
terminal-dragonegg-head-strong = strong set
terminal-dragonegg-head-weak = weak set
terminal-dragonegg-head-total = coins
terminal-dragonegg-you = You (seat { $seat })
terminal-dragonegg-egg = + egg
terminal-dragonegg-hand = Your hand
terminal-dragonegg-set =
    { $kind ->
        [friend] { $cards } friends { $sum }
       *[barya] { $cards } barya { $sum }
    }
terminal-dragonegg-forbidden = { $cards } forbidden
terminal-dragonegg-gain =
    { $gain ->
        [one] { $gain } coin
       *[other] { $gain } coins
    }
terminal-dragonegg-answer-sets =
    { $bracelet ->
        [yes] Type four cards, the strong set first: R5 R5 / B1 B3. Or bracelet, to draw a card.
       *[no] Type four cards, the strong set first: R5 R5 / B1 B3
    }
terminal-dragonegg-answer-egg = Type strong, weak or keep.
terminal-dragonegg-answer-discard = Type a card: R5
terminal-dragonegg-log-last = Round { $round } ended so:
terminal-dragonegg-log-round = Round { $round } so far:
terminal-dragonegg-log-draw = { $name } drew { $card } for a bracelet.
terminal-dragonegg-log-down = Sets are down: { $names }.
terminal-dragonegg-sheet-round = Round { $round }
terminal-dragonegg-why-sets = It compares each strong and each weak set with those of many hands, and takes the split with the best product.
terminal-dragonegg-why-remake =
    { $row ->
        [strong] The strong sets of the others lie open: it counts what you beat there, guesses at the weak sets, and takes the best product.
       *[weak] The weak sets of the others lie open: it counts what you beat there, guesses at the strong sets, and takes the best product.
    }
terminal-dragonegg-why-bracelet = Your hand is poor as it is, and one more card gives you many more sets to choose from.
terminal-dragonegg-why-egg = Your sets will probably not gain much, so it is worth a look at the strong sets of the others.
terminal-dragonegg-why-keep = Your sets are good as they are, so the egg can wait.
terminal-dragonegg-why-discard = Without this card your hand still makes the best sets.
