# Line-it in the browser. $who is "you" or "other"; $name is the name of a seat.
lineit-web-card =
    { $colour ->
        [R] red { $card }
        [B] blue { $card }
        [G] green { $card }
        [Y] yellow { $card }
       *[none] challenge { $card }
    }
lineit-web-sentences = { $first } { $next }
lineit-web-next =
    { $kind ->
        [up] Goes up: next over { $last }.
        [down] Goes down: next under { $last }.
        [one] The next number sets the direction.
        [stuck] No number can follow any more.
       *[none] Any number can begin it.
    }
lineit-web-challenge =
    { $stands ->
        [won] Challenge +{ $value }: { $after } of { $value }, won if cashed now.
        [lost] Challenge +{ $value }: { $after } of { $value }, lost.
       *[open] Challenge +{ $value }: { $after } of { $value }, { $left } to go.
    }
lineit-web-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
lineit-web-cash-now = Cash now: { $points } ({ $parts }).
lineit-web-jackpot =
    { $count ->
        [one] Jackpot: { $count } card.
       *[other] Jackpot: { $count } cards.
    }
lineit-web-adds =
    { $fits ->
        [yes] { $card } fits your line.
       *[no] { $card }.
    }
lineit-web-score =
    { $tokens ->
        [none] { $who ->
            [you] Your score is { $total }: { $cards } in the score pile.
           *[other] The score of { $name } is { $total }: { $cards } in the score pile.
        }
       *[some] { $who ->
            [you] Your score is { $total }: { $cards } in the score pile, tokens { $tokens }.
           *[other] The score of { $name } is { $total }: { $cards } in the score pile, tokens { $tokens }.
        }
    }
lineit-web-line =
    { $who ->
        [you] Your line: { $cards }.
       *[other] Line of { $name }: { $cards }.
    }
lineit-web-no-line =
    { $who ->
        [you] Your line is empty.
       *[other] The line of { $name } is empty.
    }
lineit-web-hand =
    { $who ->
        [you] Your hand: { $cards }.
       *[other] Hand of { $name }: { $cards }.
    }
lineit-web-no-hand =
    { $who ->
        [you] Your hand is empty.
       *[other] The hand of { $name } is empty.
    }
lineit-web-hall =
    { $colour ->
        [R] Red
        [B] Blue
        [G] Green
       *[Y] Yellow
    } jackpot: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }. { $who ->
        [you] Your line has { $have } of this colour.
       *[other] The line of { $name } has { $have } of this colour.
    }
lineit-web-where =
    { $phase ->
        [turn] Round { $round } of { $rounds }
        [final] Final phase
        [over] Game over
       *[deck] The game begins
    }
lineit-web-say-display = In the display: { $cards }.
lineit-web-say-deck =
    { $count ->
        [one] { $count } card is left in the deck.
       *[other] { $count } cards are left in the deck.
    }
lineit-web-say-fits = You can add to your line: { $cards }.
lineit-web-say-no-fit = No card that you can get fits your line.
lineit-web-say-wins =
    { $count ->
        [one] { $card } would win a jackpot of { $count } card.
       *[other] { $card } would win a jackpot of { $count } cards.
    }
lineit-web-say-start =
    { $who ->
        [you] You have the start marker.
       *[other] { $name } has the start marker.
    }
lineit-web-say-winner =
    { $who ->
        [you] You have won the game.
       *[other] { $name } has won the game.
    }
lineit-web-say-turn =
    { $who ->
        [you] It is your turn.
       *[other] It is the turn of { $name }.
    }

# On the table. Short: there is little room on a phone.
lineit-web-display = Display
lineit-web-deck = Deck { $count }
lineit-web-discard = Discard { $count }
lineit-web-jackpots = Jackpots
lineit-web-jackpots-how = Jackpots: the third of a colour in a line wins
lineit-web-empty = No line yet
lineit-web-cashed = Line cashed
lineit-web-look = Look closer: { $name }
lineit-web-start = Start marker
lineit-web-pile = Score pile
lineit-web-tokens = Tokens
lineit-web-with = With { $card }:
lineit-web-not = { $card } does not fit.

# The question bar.
lineit-web-take-line = Take { $card } into your line
lineit-web-take-hand = Take { $card } into your hand
lineit-web-play = Play { $card }
lineit-web-with-brings = { $text } ({ $brings })
lineit-web-jackpot-short = jackpot +{ $count }
lineit-web-challenge-short = challenge { $after } of { $value }
lineit-web-cash-short = cash { $points }
lineit-web-cash = Cash: { $parts }
lineit-web-end = End turn
lineit-web-pass = Pass
lineit-web-to-line = To the line
lineit-web-to-hand = To the hand
lineit-web-no-fit = does not fit
lineit-web-ends = then end turn
lineit-web-ends-says = whether these buttons also end your turn

# Score sheet and chart.
lineit-web-sheet = What the scores are made of
lineit-web-sheet-corner = Part
lineit-web-sheet-line = Line now
lineit-web-tokens-won = Tokens won
lineit-web-tokens-lost = Tokens lost
lineit-web-chart = Scores: cards and tokens

# Headings of the rules.
web-lineit-rule-1 = The cards
web-lineit-rule-2 = The display
web-lineit-rule-3 = Rounds
web-lineit-rule-4 = Your turn
web-lineit-rule-5 = What fits
web-lineit-rule-6 = Cashing
web-lineit-rule-7 = Jackpots
web-lineit-rule-8 = End of the round
web-lineit-rule-9 = And again
web-lineit-rule-10 = The final phase
web-lineit-rule-11 = Who wins
