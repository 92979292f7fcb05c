# Names.
lineit-colour-R = red
lineit-colour-B = blue
lineit-colour-G = green
lineit-colour-Y = yellow

# Refusals in Line-it.
lineit-took = You have taken a card in this turn already. Play a card from your hand, cash your line, or end your turn.
lineit-not-shown = { $card } is not in the display. Take one of these: { $cards }.
lineit-hand-full = Your hand is full: it holds { $most } cards at the most. Take a card into your line. If none fits, play a card from your hand or cash your line first.
lineit-played = You have played a card from your hand in this turn already, and one is the most. Take a card, cash your line, or end your turn.
lineit-hand-empty = Your hand is empty, so there is nothing to play. Take a card, cash your line, or end your turn.
lineit-not-held = { $card } is not in your hand. You hold { $cards }.
lineit-take-first = Take a card from the display before you end your turn.
lineit-up = { $card } does not fit. Your line goes up, so the next number must be greater than { $last }.
lineit-down = { $card } does not fit. Your line goes down, so the next number must be smaller than { $last }.
lineit-second-challenge = There is a challenge card in your line already, and a line takes only one. Cash the line first, or choose another card.
lineit-cash-empty = Your line is empty, so there is nothing to cash. Add a card to it first.
lineit-cash-final = In the final phase your line is cashed for you at the end. Now play a card from your hand, like this: play 57
lineit-final = This is the final phase: nothing is taken any more, and turns are not ended. Play a card from your hand, like this: play 57
lineit-no-pass = A card in your hand fits your line, so you must play it. Type it like this: play 57
lineit-pass-later = You cannot pass in a turn. Take a card from the display, like this: take 57 line

# What happened at the table. Whoever says it adds $who ("you" or "other") and $name to the seat.
lineit-told-first =
    { $who ->
        [you] You get the start marker.
       *[other] { $name } gets the start marker.
    }
lineit-told-round =
    Round { $round } shows { $cards }. { $who ->
        [you] You begin.
       *[other] { $name } begins.
    }
lineit-told-take-line =
    { $who ->
        [you] You take
       *[other] { $name } takes
    } { $colour ->
        [R] red
        [B] blue
        [G] green
        [Y] yellow
       *[none] the challenge
    } { $card } into the line.
lineit-told-take-hand =
    { $who ->
        [you] You take
       *[other] { $name } takes
    } { $colour ->
        [R] red
        [B] blue
        [G] green
        [Y] yellow
       *[none] the challenge
    } { $card } into the hand.
lineit-told-play =
    { $who ->
        [you] You play
       *[other] { $name } plays
    } { $colour ->
        [R] red
        [B] blue
        [G] green
        [Y] yellow
       *[none] the challenge
    } { $card } from the hand.
lineit-told-jackpot =
    { $who ->
        [you] You win
       *[other] { $name } wins
    } the { $colour ->
        [R] red
        [B] blue
        [G] green
       *[Y] yellow
    } jackpot: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
lineit-told-no-jackpot =
    The third { $colour ->
        [R] red
        [B] blue
        [G] green
       *[Y] yellow
    } number wins nothing: that jackpot is empty.
lineit-told-cash =
    { $who ->
        [you] You cash the line
       *[other] { $name } cashes the line
    }: { $cards } to the score pile, { $lost } to the discard.
lineit-told-won =
    { $who ->
        [you] You win the challenge: +{ $value } points.
       *[other] { $name } wins the challenge: +{ $value } points.
    }
lineit-told-lost =
    { $who ->
        [you] You lose the challenge: -{ $value } points.
       *[other] { $name } loses the challenge: -{ $value } points.
    }
lineit-told-end =
    { $who ->
        [you] You end your turn.
       *[other] { $name } ends the turn.
    }
lineit-told-left = Nobody took { $cards }.
lineit-told-final =
    The final phase begins. Left in the deck: { $cards }. { $who ->
        [you] You are the first to play a card from the hand.
       *[other] { $name } is the first to play a card from the hand.
    }
lineit-told-skip =
    { $who ->
        [you] You have no card in your hand that fits, so you are skipped.
       *[other] { $name } has no card in the hand that fits, and is skipped.
    }
lineit-told-pass =
    { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
lineit-told-over =
    { $who ->
        [you] The game is over. You win with { $points } points.
       *[other] The game is over. { $name } wins with { $points } points.
    }
lineit-told-shared =
    { $who ->
        [you] The game is over. You share the victory with { $points } points.
       *[other] The game is over. { $name } shares the victory with { $points } points.
    }

# What is asked of you, or whom the table waits for: one short sentence that says what to do.
lineit-ask-take = Take a card from the display into your line or into your hand.
lineit-ask-take-full = Your hand is full: take a card into your line. If none fits, play a card or cash first.
lineit-ask-end = End your turn, or first play a card from your hand or cash your line.
lineit-ask-final = Play a card from your hand into your line.
lineit-ask-final-may = Play a card from your hand into your line, or pass.
lineit-ask-wait = Waiting for { $name } to finish the turn.
lineit-ask-wait-final = Waiting for { $name } to play the last card.
lineit-ask-deck = The cards are being shuffled.
lineit-ask-over =
    { $who ->
        [you] The game is over: you win with { $points } points!
       *[other] The game is over: { $name } wins with { $points } points.
    }
lineit-ask-shared = The game is over: { $count } players share the victory with { $points } points.
