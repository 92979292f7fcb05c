# Aurum in the browser. $who is "you" or "other"; $name is the name of a seat.
aurum-web-you = you
aurum-web-card = { $suit } { $rank }
aurum-web-team = { $first } and { $second }
aurum-web-laid =
    { $state ->
        [open] prediction { $card }
        [closed] prediction face down
       *[none] no prediction yet
    }
aurum-web-tricks =
    { $won ->
        [one] { $won } trick won
       *[other] { $won } tricks won
    }
aurum-web-collection =
    { $count ->
        [0] no gold
       *[other] gold { $ranks }
    }
aurum-web-cards =
    { $held ->
        [one] { $held } card in hand
       *[other] { $held } cards in hand
    }
aurum-web-score =
    { $scoring ->
        [points] { $score ->
            [one] { $score } point
           *[other] { $score } points
        }
       *[nuggets] { $score ->
            [one] { $score } nugget
           *[other] { $score } nuggets
        }
    }
aurum-web-seat =
    { $who ->
        [you] You: { $facts }.
       *[other] { $name }: { $facts }.
    }
aurum-web-standing =
    { $kind ->
        [needs] predicted { $prediction }, won { $won }, { $by } still needed
        [exact] predicted { $prediction }, won { $won }, exact
        [over] predicted { $prediction }, won { $won }, { $by } too many
       *[none] no prediction yet
    }
aurum-web-side = { $side }: { $standing }.
aurum-web-side-worth = { $side }: { $standing }; worth { $points } now.
aurum-web-hand =
    { $who ->
        [you] Your hand: { $cards }.
       *[other] Hand of { $name }: { $cards }.
    }
aurum-web-hand-known = { $held }, known: { $cards }
aurum-web-played =
    { $name } { $card }{ $best ->
        [won] { " " }(won)
        [winning] { " " }(winning)
       *[no] { "" }
    }{ $low ->
        [no] { "" }
        [none] { " " }(lowest, no gold for it)
       *[other] { " " }(lowest, for { $low })
    }
aurum-web-note =
    { $note ->
        [sealed] sealed: this suit is in the trick
        [wins] would be winning
        [lowest] would be the lowest
        [takes] would be the lowest and take { $gold }
       *[shown] everybody knows it
    }
aurum-web-gold-times = { $gold }, { $count } times
aurum-web-where =
    { $phase ->
        [predict] Round { $round }, predictions
        [swap] Round { $round }, before trick { $trick }
        [deal] Round { $round }
        [over] Round { $round }, game over
       *[other] Round { $round }, trick { $trick }
    }
aurum-web-say-trick = This trick: { $cards }.
aurum-web-say-last = Last trick: { $cards }.
aurum-web-say-void = The last trick is void: { $cards }.
aurum-web-say-lead =
    { $who ->
        [you] You lead the next trick.
       *[other] { $name } leads the next trick.
    }
aurum-web-say-sealed = Suits in the trick: { $suits }.
aurum-web-say-shelf =
    { $gone ->
        [none] Gold in the supply: { $there }.
       *[other] Gold in the supply: { $there }. Not there: { $gone }.
    }
aurum-web-say-shelf-empty = There is no gold in the supply.
aurum-web-say-left-over = Left over: { $cards }.
aurum-web-say-unseen = Not seen yet: { $cards }.
aurum-web-say-swap =
    { $who ->
        [you] { $whose ->
            [partner] You paid { $gold } and laid { $laid } for { $taken } as your partner's prediction.
           *[own] You paid { $gold } and laid { $laid } for { $taken }.
        }
       *[other] { $whose ->
            [partner] { $name } paid { $gold } and laid { $laid } for { $taken } as their partner's prediction.
           *[own] { $name } paid { $gold } and laid { $laid } for { $taken }.
        }
    }
aurum-web-say-turn =
    { $who ->
        [you] It is your turn.
       *[other] It is the turn of { $name }.
    }
aurum-web-say-winner =
    { $who ->
        [you] You have won the game.
       *[other] { $name } has won the game.
    }
aurum-web-say-result = Round { $round }: { $sides }. { $end }
aurum-web-say-result-side = { $side } { $prediction } + { $gold } = { $points }

# On the table. Short: there is little room on a phone.
aurum-web-own = Your hand
aurum-web-own-gold = Your gold
aurum-web-prediction = Prediction
aurum-web-gold = Gold
aurum-web-shelf = Gold supply
aurum-web-left-over = Left over
aurum-web-last = Last trick
aurum-web-unseen =
    { $count ->
        [one] { $count } card in the other hands is not seen yet
       *[other] { $count } cards in the other hands are not seen yet
    }
aurum-web-first = Laid first
aurum-web-known = Known of { $held } hand cards
aurum-web-enlarge = Look closer
aurum-web-held = Cards in hand
aurum-web-won = Tricks won
aurum-web-points = Points
aurum-web-nuggets = Nuggets
aurum-web-partner = partner
aurum-web-leads = leads
aurum-web-wins =
    { $state ->
        [open] winning
       *[done] won
    }
aurum-web-lowest = lowest
aurum-web-trick-is =
    { $state ->
        [void] Void
       *[done] Last trick
    }
aurum-web-worth-says = if the round ended now
aurum-web-window =
    { $state ->
        [swapped] swapped
        [stayed] stays
       *[skipped] cannot swap
    }
aurum-web-result = Result of round { $round }
aurum-web-head-tricks = tricks
aurum-web-head-points = points
aurum-web-head-gold = gold
aurum-web-head-sum = sum
aurum-web-round-won = wins the round
aurum-web-end =
    { $reason ->
        [stop] { $who ->
            [you] You ended the round.
           *[other] { $name } ended the round.
        }
        [stuck] { $who ->
            [you] You could not follow, which ended the round.
           *[other] { $name } could not follow, which ended the round.
        }
       *[empty] { $who ->
            [you] You had nothing to lead, which ended the round.
           *[other] { $name } had nothing to lead, which ended the round.
        }
    }{ $decided ->
        [exact] { " " }The tie went to an exact prediction.
        [gold] { " " }The tie went to the highest gold.
        [shared] { " " }The tie is shared.
       *[points] { "" }
    }
aurum-web-lesson =
    { $kind ->
        [exact] Exactly as many tricks
        [over] More tricks
       *[needs] Fewer tricks
    }
aurum-web-lesson-points =
    { $kind ->
        [exact] twice the number
        [over] the number
       *[needs] nothing
    }

# The question bar.
aurum-web-pick = Choose a card
aurum-web-predict = Predict { $rank }: lay { $card }
aurum-web-stay = Stay
aurum-web-stop = End the round
aurum-web-swap-pick =
    { $whose ->
        [own] { $lacks ->
            [gold] Yours: tap gold
            [card] Yours: tap a card
           *[both] Swap yours
        }
        [partner] { $lacks ->
            [gold] Partner's: tap gold
            [card] Partner's: tap a card
           *[both] Swap partner's
        }
       *[only] { $lacks ->
            [gold] Swap: tap gold
            [card] Swap: tap a card
           *[both] Swap: tap gold and a card
        }
    }
aurum-web-swap-make =
    { $whose ->
        [own] Yours: { $old } → { $new }
        [partner] Partner's: { $old } → { $new }
       *[only] Swap: { $old } → { $new }
    }
aurum-web-swap =
    { $whose ->
        [own] Yours: { $card } for { $gold }
        [partner] Partner's: { $card } for { $gold }
       *[only] Lay { $card } for { $gold }
    }
aurum-web-play =
    { $does ->
        [wins] Play { $card }: winning
        [lowest] Play { $card }: lowest, no gold
        [takes] Play { $card }: lowest, for { $gold }
       *[no] Play { $card }
    }
aurum-web-key-digit = the card with that number; again: the next one

# Score sheet and chart.
aurum-web-sheet = Tricks won / predicted, and points with those for gold, of every round

# Headings of the rules.
web-aurum-rule-1 = Players and cards
web-aurum-rule-2 = The deal
web-aurum-rule-3 = Predictions
web-aurum-rule-4 = The first lead
web-aurum-rule-5 = Swapping a prediction
web-aurum-rule-6 = Leading
web-aurum-rule-7 = Following
web-aurum-rule-8 = When nothing fits
web-aurum-rule-9 = The end of a trick
web-aurum-rule-10 = The next trick
web-aurum-rule-11 = The end of a round
web-aurum-rule-12 = Points for predictions
web-aurum-rule-13 = Points for gold
web-aurum-rule-14 = Who wins a round
web-aurum-rule-15 = Who wins the game
web-aurum-rule-16 = Points instead of nuggets
