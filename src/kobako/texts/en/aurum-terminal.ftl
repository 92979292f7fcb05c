# Aurum in the terminal. Column heads and labels stay short: a line has 80 columns.
terminal-aurum-header =
    { $phase ->
        [predict] Aurum, round { $round }, predictions.
        [swap] Aurum, round { $round }, before trick { $trick }.
        [deal] Aurum, round { $round } is over.
        [over] Aurum, round { $round }. The game is over.
       *[other] Aurum, round { $round }, trick { $trick }.
    }
terminal-aurum-head-seat = seat
terminal-aurum-head-cards = cards
terminal-aurum-head-said = said
terminal-aurum-head-won = tricks
terminal-aurum-head-total = total
terminal-aurum-head-gold = gold
terminal-aurum-you = You (seat { $seat })
terminal-aurum-standing =
    { $kind ->
        [needs] { $won } of { $prediction }, { $by } to go; now worth { $points }
        [exact] { $won } of { $prediction }, exact; now worth { $points }
       *[over] { $won } of { $prediction }, { $by } too many; now worth { $points }
    }
terminal-aurum-supply = Gold supply
terminal-aurum-left-over = Left over
terminal-aurum-known = Known cards
terminal-aurum-hand = Your hand
terminal-aurum-last = Last trick
terminal-aurum-this =
    { $state ->
        [void] Void trick
       *[open] This trick
    }
terminal-aurum-window = Swaps
terminal-aurum-swap-made = { $name } pays { $gold }, lays { $laid } for { $taken }{ $whose ->
        [partner] { " " }(partner)
       *[own] { "" }
    }
terminal-aurum-swap = Swap
terminal-aurum-window-swapped = swapped
terminal-aurum-window-stayed = stayed
terminal-aurum-window-skipped = cannot
terminal-aurum-window-asked = asked
terminal-aurum-window-later = later
terminal-aurum-winner =
    { $state ->
        [done] { " " }(won)
       *[open] { " " }(winning)
    }
terminal-aurum-lowest =
    { $gold ->
        [none] { " " }(lowest)
       *[other] { " " }(lowest, { $gold })
    }
terminal-aurum-answer-predict = Type a card of your hand, such as Z4.
terminal-aurum-answer-swap =
    { $team ->
        [yes] Type stay, or gold and a card: G0 Z7, or G0 Z7 partner. Your gold: { $gold }.
       *[no] Type stay, or gold and a card: G0 Z7. Your gold: { $gold }.
    }
terminal-aurum-answer-play =
    { $stop ->
        [yes] Cards: { $cards }, or stop.
       *[no] Cards: { $cards }.
    }
terminal-aurum-log-round = Round { $round }
terminal-aurum-log-predictions = Predictions
terminal-aurum-log-trick =
    { $state ->
        [void] Void trick
       *[other] Trick { $trick }
    }
terminal-aurum-unseen = Not seen yet
terminal-aurum-card-shown = known to all
terminal-aurum-card-sealed = suit is in the trick
terminal-aurum-card-wins = would be winning
terminal-aurum-card-lowest =
    { $gold ->
        [none] would be lowest, no gold for it
       *[other] would be lowest, for { $gold }
    }
terminal-aurum-sheet-round = Round { $round }
terminal-aurum-sheet-entry = { $won } of { $prediction }: { $scored } + { $gold } = { $points }
terminal-aurum-sheet-note =
    { $reason ->
        [stop] { $name } ended it by choice.
        [stuck] { $name } could not follow.
       *[empty] { $name } had nothing to lead.
    }{ $decided ->
        [exact] { " " }Tied; an exact prediction decided.
        [gold] { " " }Tied; the highest gold decided.
        [shared] { " " }Tied to the end.
       *[points] { "" }
    }
terminal-aurum-sheet-total =
    { $scoring ->
        [points] Points
       *[nuggets] Nuggets
    }
terminal-aurum-why-predict =
    It weighs your cards and gold against what the others can have, and lays the card whose rank scores best on average.
terminal-aurum-why-swap =
    Another prediction promises more points than this one, by more than the gold is worth.
terminal-aurum-why-stay = No other prediction would bring more than the gold is worth.
terminal-aurum-why-stop = The round scores better now than it would on average with one gold less.
terminal-aurum-why-play =
    { $needed ->
        [0] You need no more tricks, so it plays what should not win, and what may make gold.
       *[other] You still need { $needed }, so it weighs how likely each card wins, what gold it may make, and what it is worth later.
    }
