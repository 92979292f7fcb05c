# Line-it in the terminal. Column heads and labels stay short: a line has 80 columns.
terminal-lineit-header =
    { $phase ->
        [turn] Line-it, round { $round } of { $rounds }. Deck { $deck }, discard { $discard }.
        [final] Line-it, final phase. Discard { $discard }.
       *[over] Line-it, game over. Discard { $discard }.
    }
terminal-lineit-display = Display
terminal-lineit-taken = ({ $card })
terminal-lineit-jackpot =
    { $colour ->
        [R] Red
        [B] Blue
        [G] Green
       *[Y] Yellow
    } { $count }
terminal-lineit-start =
    { $who ->
        [you] You *
       *[other] { $name } *
    }
terminal-lineit-score = score { $score } (pile { $cards }{ $tokens })
terminal-lineit-hand = hand { $cards }
terminal-lineit-no-hand = hand empty
terminal-lineit-line = line
terminal-lineit-no-line = no line
terminal-lineit-next =
    { $direction ->
        [up] goes up: over { $last }
       *[down] goes down: under { $last }
    }
terminal-lineit-challenge =
    { $stands ->
        [won] challenge { $after } of { $value }: won now
        [open] challenge { $after } of { $value }: open
       *[lost] challenge { $after } of { $value }: lost
    }
terminal-lineit-cash = cash now: { $points } (pile { $cards }{ $tokens })
terminal-lineit-answers = { $first } { $next }
terminal-lineit-answer-line = Line: { $cards }.
terminal-lineit-answer-hand = Hand: { $cards }.
terminal-lineit-answer-play = Play: { $cards }.
terminal-lineit-answer-more = Or type: { $moves }.
terminal-lineit-log-round = Round { $round } of { $rounds }
terminal-lineit-log-shown = turned up
terminal-lineit-log-left = still there
terminal-lineit-card-fits =
    { $source ->
        [hand] { $card } in your hand fits your line.
       *[display] { $card } in the display fits your line.
    }
terminal-lineit-card-not =
    { $source ->
        [hand] { $card } in your hand: { $why }
       *[display] { $card } in the display: { $why }
    }
terminal-lineit-card-jackpot =
    It is the third of its colour and wins { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
terminal-lineit-sheet-head-seat = seat
terminal-lineit-sheet-head-cards = cards
terminal-lineit-sheet-head-tokens = tokens
terminal-lineit-sheet-head-score = score
terminal-lineit-why-line =
    { $jackpot ->
        [0] It weighs how many numbers your line can still grow by and what your hand is good for. After { $card } both are worth most.
       *[other] { $card } wins a jackpot of { $jackpot }, and it weighs that against the room that your line loses.
    }
terminal-lineit-why-hand = { $card } is worth more in your hand: there it can bridge a gap later, or begin your next line.
terminal-lineit-why-cash = Your line will hardly bring more than its { $points } points. A new one promises more.
terminal-lineit-why-end = Anything else would cost you room or points.
