# Luz in the browser. $who is "you" or "other"; $name is the name of a seat.
luz-web-you = you
luz-web-suit =
    { $suit ->
        [Y] sun
        [R] rose
        [G] leaf
        [B] drop
       *[P] iris
    }
luz-web-card = { $suit } { $rank }
luz-web-bid =
    { $safety ->
        [yes] bid { $beads } with the safety bead
       *[no] bid { $beads }
    }
luz-web-no-bid = no bid yet
luz-web-standing =
    { $kind ->
        [needs] { $bid }, won { $won }, { $by } still needed
        [exact] { $bid }, won { $won }, exact
        [saved] { $bid }, won { $won }, saved by the safety bead
       *[over] { $bid }, won { $won }, { $by } too many
    }
luz-web-seat =
    { $who ->
        [you] You: { $standing }. Total { $total }.
       *[other] { $name }: { $standing }. Total { $total }.
    }
luz-web-hand =
    { $who ->
        [you] Your hand: { $cards }.
       *[other] Hand of { $name }: { $cards }.
    }
luz-web-empty =
    { $who ->
        [you] You hold no more cards.
       *[other] { $name } holds no more cards.
    }
luz-web-closed = { $suit }, { $count } closed
luz-web-slot = Slot { $slot }, { $suit }, number { $place } of { $count } from the low side.
luz-web-maybe = It can be { $ranks }.
luz-web-sure = It is { $ranks } for sure.
luz-web-slot-maybe = { $slot } { $maybe }
luz-web-played =
    { $best ->
        [won] { $name } { $card } (won)
        [winning] { $name } { $card } (winning)
       *[no] { $name } { $card }
    }
luz-web-where =
    { $phase ->
        [bid] Round { $round } of 4, bidding
        [play] Round { $round } of 4, trick { $trick } of 10
        [over] Round { $round } of 4, game over
       *[deal] Round { $round } of 4
    }
luz-web-say-trump = Trump is { $suit }.
luz-web-say-led = Required suit: { $suit }.
luz-web-say-trick = This trick: { $cards }.
luz-web-say-last = Last trick: { $cards }.
luz-web-say-aside = Set aside: { $cards }.
luz-web-say-turn =
    { $who ->
        [you] It is your turn.
       *[other] It is the turn of { $name }.
    }
luz-web-say-winner =
    { $who ->
        [you] You have won the game.
       *[other] { $name } has won the game.
    }

# On the table. Short: there is little room on a phone.
luz-web-table = The table of Luz
luz-web-own = Your hand, low to high in each suit
luz-web-trump = Trump
luz-web-led = Led
luz-web-last = Last trick
luz-web-aside = Set aside
luz-web-enlarge = Enlarge
luz-web-start = Start player
luz-web-total = Total
luz-web-slot-short = Slot { $slot }
luz-web-order = { $place } of { $count }, low to high
luz-web-can-be = Can be
luz-web-is = For sure

# The question bar.
luz-web-play = Play slot { $slot }: { $suit }
luz-web-make-bid =
    { $safety ->
        [yes] Bid { $beads }+: win { $beads } or { $more }
       *[no] Bid { $beads }: win exactly { $beads }
    }
luz-web-beads = Yellow beads: the tricks you mean to win
luz-web-bead-count =
    { $count ->
        [one] { $count } yellow bead
       *[other] { $count } yellow beads
    }
luz-web-safety = Safety bead
luz-web-safety-says = one trick more is fine too, for half the points
luz-web-pick = How many tricks?

# Score sheet and chart.
luz-web-sheet = Tricks won / bid, and points, of every round
luz-web-key-info = what your card can still be

# Headings of the rules.
web-luz-rule-1 = The cards
web-luz-rule-2 = Rounds
web-luz-rule-3 = The deal
web-luz-rule-4 = Passing the hand
web-luz-rule-5 = Bidding
web-luz-rule-6 = Tricks
web-luz-rule-7 = Following suit
web-luz-rule-8 = Playing unseen cards
web-luz-rule-9 = Who wins a trick
web-luz-rule-10 = Scoring
web-luz-rule-11 = Three players, round 4
web-luz-rule-12 = Who wins the game
