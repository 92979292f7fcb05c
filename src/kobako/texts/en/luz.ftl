# Names.
luz-suit-Y = sun (yellow)
luz-suit-R = rose (red)
luz-suit-G = leaf (green)
luz-suit-B = drop (blue)
luz-suit-P = iris (purple)

# Refusals in Luz.
luz-bid-first = Everybody bids before the first card is played. Bid like this: bid 3, or bid 3+ with the safety bead.
luz-bids-done = Bidding is over. Play a card by its slot, like this: play 4
luz-bid-range = Bid 0 to { $most } yellow beads, like this: bid 3, or bid 3+ with the safety bead.
luz-no-slot = Your slots are numbered 1 to { $most }. Play one of them.
luz-slot-empty = Slot { $slot } is empty: you have played that card. You still hold { $slots }.
luz-follow =
    { $suit ->
        [Y] Sun (yellow)
        [R] Rose (red)
        [G] Leaf (green)
        [B] Drop (blue)
       *[P] Iris (purple)
    } was led and you hold it, so you must follow. Play slot { $slots }.

# What happened at the table. Whoever says it adds $who ("you" or "other") and $name to the seat.
luz-told-first =
    { $who ->
        [you] You deal the first round.
       *[other] { $name } deals the first round.
    }
luz-told-dealt =
    { $who ->
        [you] Round { $round } is dealt. You bid first.
       *[other] Round { $round } is dealt. { $name } bids first.
    }
luz-told-bid =
    { $who ->
        [you] You bid { $bid }.
       *[other] { $name } bids { $bid }.
    }
luz-told-play =
    { $who ->
        [you] You play slot { $slot }: it is { $card }.
       *[other] { $name } plays { $card }.
    }
luz-told-trick =
    { $who ->
        [you] You win the trick.
       *[other] { $name } wins the trick.
    }
luz-told-round = Round { $round } is over.
luz-told-points =
    { $who ->
        [you] You bid { $bid } and won { $won }: { $points } points.
       *[other] { $name } bid { $bid } and won { $won }: { $points } points.
    }
luz-told-over =
    { $who ->
        [you] The game is over. You win with { $points } points.
       *[other] The game is over. { $name } wins with { $points } points.
    }

# What is asked of you, or whom the table waits for: one short sentence that says what to do.
luz-ask-bid = Bid how many tricks you will win: 0 to { $most }.
luz-ask-lead = You lead: play any card.
luz-ask-follow =
    You must follow { $suit ->
        [Y] sun (yellow)
        [R] rose (red)
        [G] leaf (green)
        [B] drop (blue)
       *[P] iris (purple)
    }.
luz-ask-free =
    You have no { $suit ->
        [Y] sun (yellow)
        [R] rose (red)
        [G] leaf (green)
        [B] drop (blue)
       *[P] iris (purple)
    }: play any card.
luz-ask-wait-bid = Waiting for { $name } to bid.
luz-ask-wait-play = Waiting for { $name } to play.
luz-ask-deal = The cards are being dealt.
luz-ask-over =
    { $who ->
        [you] The game is over: you win!
       *[other] The game is over: { $name } wins.
    }
