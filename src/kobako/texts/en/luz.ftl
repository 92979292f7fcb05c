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
