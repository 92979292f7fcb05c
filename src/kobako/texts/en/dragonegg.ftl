# Names.
dragonegg-colour-R = red
dragonegg-colour-B = blue
dragonegg-rank-1 = seed
dragonegg-rank-2 = bird
dragonegg-rank-3 = cat
dragonegg-rank-4 = ox
dragonegg-rank-5 = house
dragonegg-rank-6 = tower
dragonegg-rank-7 = mountain
dragonegg-rank-wild = wild
dragonegg-row-strong = strong set
dragonegg-row-weak = weak set
dragonegg-kind-friend = friends
dragonegg-kind-barya = barya

# Refusals in the Dragon's Egg.
dragonegg-no-bracelet = You have no bracelet to put back. Make your two sets, like this: sets R5 R5 / B1 B3
dragonegg-deck-empty = The deck is empty, so a bracelet draws nothing now. Make your two sets, like this: sets R5 R5 / B1 B3
dragonegg-not-held =
    { $held ->
        [0] You do not hold { $card }. Make both sets of cards in your hand.
       *[other] You hold only one { $card }. Make both sets of cards in your hand.
    }
dragonegg-weaker-first = { $strong } is weaker than { $weak }. Name the stronger set first: { $example }
dragonegg-crossed = In this game a wild may not lie beside the other colour, as in { $set }. Put it with its own colour, or keep it.
dragonegg-discard-not-held = You do not hold { $card }. Discard a card of your hand, like this: discard R5
dragonegg-discard-first =
    { $count ->
        [one] You hold one card too many. Discard it first, like this: discard R5
       *[other] You hold { $count } cards too many. Discard them first, one by one, like this: discard R5
    }
dragonegg-egg-now = All sets are down. Use the egg with "egg strong" or "egg weak", or "keep" it.
dragonegg-sets-now = Now you make your two sets, the strong one first, like this: sets R5 R5 / B1 B3

# What happened at the table. Whoever says it adds $who ("you" or "other") and $name to the seat.
dragonegg-told-dealt = Round { $round }: the cards are dealt.
dragonegg-told-discard =
    { $who ->
        [you] You discard a card.
       *[other] { $name } discards a card.
    }
dragonegg-told-discard-card =
    { $who ->
        [you] You discard { $card }.
       *[other] { $name } discards { $card }.
    }
dragonegg-told-bracelet =
    { $who ->
        [you] You put a bracelet back and draw a card.
       *[other] { $name } puts a bracelet back and draws a card.
    }
dragonegg-told-bracelet-card =
    { $who ->
        [you] You put a bracelet back and draw { $card }.
       *[other] { $name } puts a bracelet back and draws { $card }.
    }
dragonegg-told-sets =
    { $who ->
        [you] Your sets are down.
       *[other] { $name } has put down two sets.
    }
dragonegg-told-sets-cards =
    { $who ->
        [you] You put down { $strong } as your strong set and { $weak } as your weak set.
       *[other] { $name } puts down { $strong } as strong and { $weak } as weak set.
    }
dragonegg-told-keep =
    { $who ->
        [you] You keep the egg.
       *[other] { $name } keeps the egg.
    }
dragonegg-told-egg =
    { $who ->
        [you] You put the egg back and look at everybody's { $row ->
            [strong] strong sets
           *[weak] weak sets
        }. You take your own sets back.
       *[other] { $name } puts the egg back: everybody else's { $row ->
            [strong] strong sets
           *[weak] weak sets
        } are turned up. { $name } makes two new sets.
    }
dragonegg-told-turned =
    { $who ->
        [you] Your { $row ->
            [strong] strong
           *[weak] weak
        } set is turned up: { $set }, { $kind ->
            [friend] friends
           *[barya] barya
        } { $sum }.
       *[other] { $name }'s { $row ->
            [strong] strong
           *[weak] weak
        } set is turned up: { $set }, { $kind ->
            [friend] friends
           *[barya] barya
        } { $sum }.
    }
dragonegg-told-round = Round { $round } is settled.
dragonegg-told-result =
    { $who ->
        [you] You: strong { $strong } beats { $first }, weak { $weak } beats { $second }. { $first } × { $second } = { $gain }.
       *[other] { $name }: strong { $strong } beats { $first }, weak { $weak } beats { $second }. { $first } × { $second } = { $gain }.
    }
dragonegg-told-gift =
    { $who ->
        [you] You gained nothing and receive a bracelet.
       *[other] { $name } gained nothing and receives a bracelet.
    }
dragonegg-told-egg-won =
    { $who ->
        [you] You win the egg with two sets of friends.
       *[other] { $name } wins the egg with two sets of friends.
    }
dragonegg-told-egg-kept =
    { $who ->
        [you] You keep the egg: your two sets of friends are the best.
       *[other] { $name } keeps the egg: their two sets of friends are the best.
    }
dragonegg-told-egg-shared = The best weak sets of friends are equal, so the egg stays where it is.
dragonegg-told-short = Too few bracelets are left, so nobody receives one. The game ends here.
dragonegg-told-over =
    { $who ->
        [you] The game is over. You win with { $money } coins.
       *[other] The game is over. { $name } wins with { $money } coins.
    }
dragonegg-told-over-shared =
    { $who ->
        [you] The game is over. You share the victory with { $money } coins.
       *[other] The game is over. { $name } shares the victory with { $money } coins.
    }

# What is asked of you, or whom the table waits for: one short sentence that says what to do.
dragonegg-ask-deck = The cards are being shuffled.
dragonegg-ask-discard =
    { $count ->
        [one] Discard one card.
       *[other] Discard { $count } cards, one by one.
    }
dragonegg-ask-sets =
    { $bracelets ->
        [0] Make your strong set and your weak set.
        [one] Make your strong set and your weak set. Before that you may draw a card for your bracelet.
       *[other] Make your strong set and your weak set. Before that you may draw up to { $bracelets } cards for your bracelets.
    }
dragonegg-ask-remake =
    { $bracelets ->
        [0] Make your two sets anew.
        [one] Make your two sets anew. Before that you may draw a card for your bracelet.
       *[other] Make your two sets anew. Before that you may draw up to { $bracelets } cards for your bracelets.
    }
dragonegg-ask-egg = All sets are down. Look at the strong or the weak sets of the others with the egg, or keep it.
dragonegg-ask-wait-discard = Waiting for { $name } to discard.
dragonegg-ask-wait-discard-many = Waiting for { $count } players to discard.
dragonegg-ask-wait-sets = Waiting for { $name } to make sets.
dragonegg-ask-wait-sets-many = Waiting for { $count } players to make sets.
dragonegg-ask-wait-egg = { $name } may use the egg.
dragonegg-ask-wait-remake = Waiting for { $name } to make new sets.
dragonegg-ask-over =
    { $who ->
        [you] The game is over: you win with { $money } coins!
       *[other] The game is over: { $name } wins with { $money } coins.
    }
dragonegg-ask-over-shared =
    { $who ->
        [you] The game is over: you share the victory with { $money } coins!
       *[other] The game is over: { $name } and others share the victory with { $money } coins.
    }
