# Luz in the terminal. Column heads and labels stay short: a line has 80 columns.
terminal-luz-header =
    { $phase ->
        [bid] Luz, round { $round } of 4, bidding. Trump is sun (Y).
       *[other] Luz, round { $round } of 4, trick { $trick } of 10. Trump is sun (Y).
    }
terminal-luz-head-seat = seat
terminal-luz-head-hand = hand, low to high
terminal-luz-head-tricks = tricks
terminal-luz-head-total = total
terminal-luz-you = You (seat { $seat })
terminal-luz-slots = slot
terminal-luz-aside = set aside
terminal-luz-tricks = { $won } of { $bid }
terminal-luz-no-bid = no bid
terminal-luz-last = Last trick
terminal-luz-this = This trick
terminal-luz-winner =
    { $done ->
        [yes] { " " }(won)
       *[no] { " " }(winning)
    }
terminal-luz-answer-bid = Type 3, or 3+ to add the safety bead.
terminal-luz-answer-play = Slots: { $slots }.
terminal-luz-round-over = Round { $round } is over. Tricks won, bid and points:
terminal-luz-log-round = Round { $round }
terminal-luz-log-bids = Bids
terminal-luz-log-trick = Trick { $trick }
terminal-luz-card-played = { $card }  played
terminal-luz-card-sure = { $card }  for sure
terminal-luz-sheet-round = Round { $round }
terminal-luz-why-bid =
    It takes each closed card for the middle of what it can be, sets your hand against the other hands, and bids what pays best on average.
terminal-luz-why-lead =
    { $needed ->
        [0] You need no more tricks, so it leads the card with the most higher cards of its suit in the other hands. Slot { $slot } can be { $cards }.
       *[other] You still need { $needed }, so it leads the card with the fewest higher cards of its suit in the other hands. Slot { $slot } can be { $cards }.
    }
terminal-luz-why-follow =
    { $needed ->
        [0] You need no more tricks, so it throws the highest card that should lose, or else the highest of all. Slot { $slot } can be { $cards }.
       *[other] You still need { $needed }, so it takes the lowest card that should win, or else the lowest of all. Slot { $slot } can be { $cards }.
    }
