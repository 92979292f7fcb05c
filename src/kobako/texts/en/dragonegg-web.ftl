# The Dragon's Egg in the browser. $who is "you" or "other"; $name is the name of a seat; $row is "strong" or "weak".
dragonegg-web-card = { $colour } { $rank }
dragonegg-web-wild = { $colour } { $wild }
dragonegg-web-card-full = { $card }, { $picture }
dragonegg-web-strength = { $kind }, sum{"\u00A0"}{ $sum }
dragonegg-web-set = { $cards }: { $strength }
dragonegg-web-where =
    { $phase ->
        [sets] Round { $round }, making sets
        [remake] Round { $round }, new sets
        [egg] Round { $round }, the egg
        [discard] Round { $round }, discarding
        [settled] Round { $round } is settled
        [over] Round { $round }, game over
       *[deck] Round { $round }
    }
dragonegg-web-seat =
    { $who ->
        [you] You: { $money ->
            [one] one coin
           *[other] { $money } coins
        }, { $bracelets ->
            [one] one bracelet
           *[other] { $bracelets } bracelets
        }, { $cards ->
            [one] one card in hand.
           *[other] { $cards } cards in hand.
        }
       *[other] { $name }: { $money ->
            [one] one coin
           *[other] { $money } coins
        }, { $bracelets ->
            [one] one bracelet
           *[other] { $bracelets } bracelets
        }, { $cards ->
            [one] one card in hand.
           *[other] { $cards } cards in hand.
        }
    }
dragonegg-web-has-egg = Has the egg.
dragonegg-web-committed = Both sets are down.
dragonegg-web-hand =
    { $who ->
        [you] Your hand: { $cards }.
       *[other] Hand of { $name }: { $cards }.
    }
dragonegg-web-tray =
    { $who ->
        [you] Your { $row ->
            [strong] strong set
           *[weak] weak set
        }: { $set }{ $down ->
            [yes] . The others cannot see it.
           *[no] .
        }
       *[other] { $name }, { $row ->
            [strong] strong set
           *[weak] weak set
        }: { $set }{ $down ->
            [yes] , face down.
           *[no] .
        }
    }
dragonegg-web-tray-down =
    { $who ->
        [you] Your { $row ->
            [strong] strong set
           *[weak] weak set
        } lies face down.
       *[other] { $name }, { $row ->
            [strong] strong set
           *[weak] weak set
        }: face down.
    }
dragonegg-web-tray-empty =
    { $who ->
        [you] You have no { $row ->
            [strong] strong set
           *[weak] weak set
        } yet.
       *[other] { $name }, { $row ->
            [strong] strong set
           *[weak] weak set
        }: not made yet.
    }
dragonegg-web-result =
    { $who ->
        [you] You: strong { $strong }, { $first } points. Weak { $weak }, { $second } points. { $first } × { $second } = { $gain } coins{ $bracelet ->
            [yes] {" "}and a bracelet.
           *[no] .
        }
       *[other] { $name }: strong { $strong }, { $first } points. Weak { $weak }, { $second } points. { $first } × { $second } = { $gain } coins{ $bracelet ->
            [yes] {" "}and a bracelet.
           *[no] .
        }
    }
dragonegg-web-say-target = The game ends when somebody has { $target } coins.
dragonegg-web-say-last = Round { $round } was settled like this:
dragonegg-web-say-middle =
    { $egg ->
        [yes] In the middle: the egg, { $bracelets } bracelets and a deck of { $deck } cards.
       *[no] In the middle: { $bracelets } bracelets and a deck of { $deck } cards.
    }
dragonegg-web-say-turn =
    { $who ->
        [you] It is your turn.
       *[other] The table waits for { $name }.
    }
dragonegg-web-say-winner =
    { $who ->
        [you] You have won the game.
       *[other] { $name } has won the game.
    }

# On the table. Short: there is little room on a phone.
dragonegg-web-own = Your hand
dragonegg-web-money =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
dragonegg-web-coins = Coins
dragonegg-web-cards = Cards in hand
dragonegg-web-bracelets = Bracelets
dragonegg-web-bracelets-left = Bracelets in the middle
dragonegg-web-deck = Cards in the deck
dragonegg-web-target = Coins that end the game
dragonegg-web-nest = The egg's place in the middle
dragonegg-web-hint =
    { $row ->
        [strong] Fights the other strong sets
       *[weak] Fights the other weak sets
    }
dragonegg-web-down = Face down
dragonegg-web-forbidden = A wild may not lie beside the other colour
dragonegg-web-place =
    { $row ->
        [strong] Strong set, place { $place }: empty. The next card goes here.
       *[weak] Weak set, place { $place }: empty. The next card goes here.
    }
dragonegg-web-take-back =
    { $row ->
        [strong] { $card }, in the strong set. Take it back
       *[weak] { $card }, in the weak set. Take it back
    }
dragonegg-web-last = Last round
dragonegg-web-last-of = Round { $round }
dragonegg-web-rest = Rest of the deck

# A round is told part by part.
dragonegg-web-part-down = Round { $round }: all sets are down.
dragonegg-web-part-strong = The strong sets are turned up.
dragonegg-web-part-strong-points = One point for each weaker or equal set.
dragonegg-web-part-weak = The weak sets are turned up.
dragonegg-web-part-weak-points = One point for each weaker or equal set.
dragonegg-web-part-gain = Strong points × weak points = coins.
dragonegg-web-part-bracelets = No coins: a bracelet instead.
dragonegg-web-part-egg-won =
    { $who ->
        [you] You win the egg.
       *[other] { $name } wins the egg.
    }
dragonegg-web-part-egg-kept =
    { $who ->
        [you] You keep the egg.
       *[other] { $name } keeps the egg.
    }
dragonegg-web-part-egg-shared = A tie: the egg stays where it is.
dragonegg-web-part-read = Round { $round } is settled.
dragonegg-web-gained =
    { $gain ->
        [0] You gained nothing in this round.
        [one] You gained one coin.
       *[other] You gained { $gain } coins.
    }

# The question bar.
dragonegg-web-lay = Lay both sets
dragonegg-web-missing =
    { $count ->
        [one] Choose one more
       *[other] Choose { $count } more
    }
dragonegg-web-exchange = Exchange the sets
dragonegg-web-wrong-way = Your weak set is the stronger one.
dragonegg-web-bracelet = Draw a card
dragonegg-web-bracelets-held =
    { $count ->
        [one] for your only bracelet
       *[other] for one of { $count } bracelets
    }
dragonegg-web-egg =
    { $row ->
        [strong] See strong sets
       *[weak] See weak sets
    }
dragonegg-web-keep = Keep the egg
dragonegg-web-discard = Discard { $card }

# Score sheet and keys.
dragonegg-web-sheet = Coins of every round, with the total; { $target } coins end the game
dragonegg-web-key-card = go to a card, while you make sets
dragonegg-web-key-put = put it into the next place; at the end lay both sets
dragonegg-web-key-exchange = exchange the two sets
dragonegg-web-key-back = take the last card back
dragonegg-web-key-bracelet = draw a card for a bracelet

# Headings of the rules.
web-dragonegg-rule-1 = Cards and setup
web-dragonegg-rule-2 = Bracelets
web-dragonegg-rule-3 = Two sets
web-dragonegg-rule-4 = Friends and barya
web-dragonegg-rule-5 = Wilds
web-dragonegg-rule-6 = Using the egg
web-dragonegg-rule-7 = Settling a round
web-dragonegg-rule-8 = Gaining nothing
web-dragonegg-rule-9 = Winning the egg
web-dragonegg-rule-10 = End of the game
web-dragonegg-rule-11 = The next round
web-dragonegg-rule-12 = Too few bracelets
