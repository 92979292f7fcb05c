# Names.
aurum-suit-B = bismuth
aurum-suit-P = phosphorus
aurum-suit-Z = zinc
aurum-suit-C = copper
aurum-suit-S = silver
aurum-suit-G = gold

# Refusals in Aurum.
aurum-now-predict = Everybody lays a prediction first. Lay a card of your hand like this: predict Z4
aurum-now-swap = Before the trick you may swap a prediction. Type stay to leave it, or pay gold and lay a card like this: swap G0 Z7
aurum-now-play = Now the trick is played. Play a card like this: play Z4
aurum-predict-held = Lay a base card of your own hand. You hold { $cards }.
aurum-swap-partner = With three players you can only change your own prediction. Leave out the word partner.
aurum-swap-gold = Pay with gold of your own collection: { $gold }.
aurum-swap-card = Lay a base card of your own hand. You hold { $cards }.
aurum-lead-gold = Gold cannot lead a trick. Lead one of { $cards }.
aurum-gold-held =
    { $count ->
        [0] You have no gold. Play a base card whose suit is not in the trick yet.
       *[other] You do not have that gold. Your collection has { $gold }.
    }
aurum-card-held =
    { $count ->
        [0] You do not hold { $card }, and no card of your hand fits this trick. Play gold, or end the round (stop).
       *[other] You do not hold { $card }. You can play { $cards }.
    }
aurum-sealed =
    { $suit ->
        [B] Bismuth
        [P] Phosphorus
        [Z] Zinc
        [C] Copper
       *[S] Silver
    } is in the trick already, and no suit may come twice. { $count ->
        [0] Play gold, or end the round (stop).
       *[other] You can play { $cards }.
    }
aurum-stop = You can only end the round when no base card of your hand fits. You can play { $cards }.

# What happened at the table. Whoever says it adds $who ("you" or "other") and $name to the seat.
aurum-told-first =
    { $who ->
        [you] You are the first start player.
       *[other] { $name } is the first start player.
    }
aurum-told-dealt =
    { $who ->
        [you] Round { $round } is dealt. You are the start player.
       *[other] Round { $round } is dealt. { $name } is the start player.
    }
aurum-told-predict =
    { $who ->
        [you] You predict { $rank } with { $card }.
       *[other] { $name } predicts { $rank } with { $card }.
    }
aurum-told-commit =
    { $who ->
        [you] You lay your prediction face down.
       *[other] { $name } lays a prediction face down.
    }
aurum-told-swap =
    { $who ->
        [you] You pay { $gold } and change your prediction from { $old } to { $card }.
       *[other] { $name } pays { $gold } and changes their prediction from { $old } to { $card }.
    }
aurum-told-swap-partner =
    { $who ->
        [you] You pay { $gold } and change your partner's prediction from { $old } to { $card }. You take { $old }.
       *[other] { $name } pays { $gold } and changes their partner's prediction from { $old } to { $card }. { $name } takes { $old }.
    }
aurum-told-stay =
    { $who ->
        [you] You change no prediction.
       *[other] { $name } changes no prediction.
    }
aurum-told-play =
    { $who ->
        [you] You play { $card }.
       *[other] { $name } plays { $card }.
    }
aurum-told-gold =
    { $who ->
        [you] You play gold: { $card }.
       *[other] { $name } plays gold: { $card }.
    }
aurum-told-trick =
    { $who ->
        [you] You win the trick.
       *[other] { $name } wins the trick.
    }
aurum-told-takes =
    { $who ->
        [you] Your card was the lowest: you take { $gold } and lead next.
       *[other] { $name } had the lowest card, takes { $gold } and leads next.
    }
aurum-told-leads =
    { $who ->
        [you] Your card was the lowest: there is no gold for it, but you lead next.
       *[other] { $name } had the lowest card: no gold for it, but { $name } leads next.
    }
aurum-told-end =
    { $reason ->
        [stop] { $who ->
            [you] You end the round.
           *[other] { $name } ends the round.
        }
        [stuck] { $who ->
            [you] You have no card that fits and no gold, so the round ends.
           *[other] { $name } has no card that fits and no gold, so the round ends.
        }
       *[empty] { $who ->
            [you] You have no card left to lead, so the round ends.
           *[other] { $name } has no card left to lead, so the round ends.
        }
    }
aurum-told-shows =
    { $count ->
        [0] { $who ->
            [you] Your hand is empty.
           *[other] { $name } shows an empty hand.
        }
       *[other] { $who ->
            [you] You show your hand: { $cards }.
           *[other] { $name } shows their hand: { $cards }.
        }
    }
aurum-told-round = Round { $round } is over.
aurum-told-points =
    { $team ->
        [yes] { $who ->
            [you] Your team predicted { $prediction } and won { $won }: { $scored } points and { $gold } for gold, { $points } in all.
           *[other] { $name }'s team predicted { $prediction } and won { $won }: { $scored } points and { $gold } for gold, { $points } in all.
        }
       *[no] { $who ->
            [you] You predicted { $prediction } and won { $won }: { $scored } points and { $gold } for gold, { $points } in all.
           *[other] { $name } predicted { $prediction } and won { $won }: { $scored } points and { $gold } for gold, { $points } in all.
        }
    }
aurum-told-nugget =
    { $team ->
        [yes] { $who ->
            [you] Your team takes a nugget
           *[other] { $name }'s team takes a nugget
        }
       *[no] { $who ->
            [you] You take a nugget
           *[other] { $name } takes a nugget
        }
    }{ $decided ->
        [points] .
        [exact] : tied, but the prediction was exact.
        [gold] : tied, but it is the highest gold.
       *[shared] : the tie stays, so every tied side takes one.
    }
aurum-told-over =
    { $team ->
        [yes] { $who ->
            [you] The game is over. Your team wins
           *[other] The game is over. { $name }'s team wins
        }
       *[no] { $who ->
            [you] The game is over. You win
           *[other] The game is over. { $name } wins
        }
    } with { $scoring ->
        [points] { $score } points
       *[nuggets] { $score } nuggets
    }{ $shared ->
        [yes] , a shared victory.
       *[no] .
    }

# What is asked of you, or whom the table waits for: one short sentence that says what to do.
aurum-ask-predict = How many tricks will you win? Lay a card with that number.
aurum-ask-swap =
    { $team ->
        [yes] Swap your or your partner's prediction for a gold card, or stay.
       *[no] Swap your prediction for a gold card, or stay.
    }
aurum-ask-lead = You lead: play any base card.
aurum-ask-follow = Play a suit that is not in the trick yet, or gold.
aurum-ask-stuck = No card of your hand fits: play gold, or end the round.
aurum-ask-wait-predict = Waiting for { $name } to predict.
aurum-ask-wait-all = Waiting for the predictions.
aurum-ask-wait-swap = Waiting for { $name } to swap or stay.
aurum-ask-wait-play = Waiting for { $name } to play.
aurum-ask-deal = The cards are being dealt.
aurum-ask-over =
    { $shared ->
        [yes] { $team ->
            [yes] The game is over: both teams share the victory.
           *[no] { $who ->
                [you] The game is over: you share the victory!
               *[other] The game is over: { $name } shares the victory.
            }
        }
       *[no] { $team ->
            [yes] { $who ->
                [you] The game is over: your team wins!
               *[other] The game is over: { $name }'s team wins.
            }
           *[no] { $who ->
                [you] The game is over: you win!
               *[other] The game is over: { $name } wins.
            }
        }
    }
