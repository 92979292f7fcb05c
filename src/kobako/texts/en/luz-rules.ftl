luz-goal =
    You see the ranks in every hand but your own; of your own cards you know only the suits and the order from low to high.
    Bid how many tricks you will win, then win just that many.
    After four rounds the highest total wins.
luz-rule-1 =
    Luz has five suits: sun (yellow), rose (red), leaf (green), drop (blue) and iris (purple). Sun is always trump: it beats every other suit.
    With 3 players you use ranks 1 to 8 (40 cards), with 4 players ranks 1 to 10 (50 cards), with 5 players ranks 1 to 12 (60 cards).
    Each of you has a (+) card. One player, chosen at random, gets the one that bears the start mark.
luz-rule-2 =
    You play four rounds. The player chosen in rule 1 deals round 1.
    The dealer's left neighbour is the start player of the round: the start mark moves left with the hand that is passed in rule 4. "Left" is always the next seat clockwise.
    The start player of a round deals the next one. So dealer and start player both move one seat to the left each round.
luz-rule-3 =
    Each round the whole deck is shuffled, and you are all dealt 10 cards.
    The last 10 cards are set aside face down. Nobody sees them during this round.
luz-rule-4 =
    You look at the 10 cards dealt to you, group them by suit, sort each suit by rank, mark the high side with your (+) card and pass the hand to your left. Everyone does the same. Kobako does all this for you and puts the low cards of each suit on the left.
    So the hand you play comes from your right neighbour. You see the suit of each of its cards and, within a suit, the order from low to high, but no rank.
    You see the ranks in all the other hands. The others see yours.
luz-rule-5 =
    The start player bids first (exception: rule 11). Then everyone bids once, clockwise. Each bid is open to all as soon as it is made.
    Bid 0 to 10 yellow beads: the number of tricks you mean to win. You may add one safety bead: then one trick more is fine too.
    A bid of 0 means no trick at all; 0 with the safety bead means none or one. Even 10 with the safety bead is allowed.
    The beads never run out, and the bids may add up to any number.
luz-rule-6 =
    A round has 10 tricks. In each trick every player plays one card, clockwise. To lead is to play the first card of a trick.
    Whoever bid first leads the first trick. After that, the winner of a trick leads the next one.
luz-rule-7 =
    When you lead, play any card. You may lead trump at any time. The suit you lead is the required suit of the trick.
    When you do not lead, you must follow: play a card of the required suit if you hold one.
    If you hold none, play any card. You never have to play trump.
luz-rule-8 =
    You choose a card by its suit and its place from low to high, without knowing its rank. Once it is played, everyone sees the rank.
    You may not peek at your cards or change their order.
    Your cards lie in slots 1 to 10: sun, rose, leaf, drop, iris, each suit from low to high. A slot keeps its number for the whole round, even when other slots are empty.
luz-rule-9 =
    The highest sun wins the trick. If nobody played a sun, the highest card of the required suit wins. No card exists twice, so there are no ties.
    Everyone sees how many tricks each player has won. At a real table past tricks stay face down; here the log remembers them for you.
luz-rule-10 =
    After the tenth trick you score once for the round.
    Without the safety bead, your tricks must equal your yellow beads. You then get 10 points in round 1, 20 in round 2, 30 in round 3, 40 in round 4.
    With the safety bead, your tricks must equal your yellow beads or be one more. You then get 5 points in round 1, 10 in round 2, 15 in round 3, 20 in round 4.
    If you miss, you lose 5 points for each trick by which you differ from your yellow beads. This is the same in every round. The difference is counted from the yellow beads even with the safety bead: with 4 yellow beads and the safety bead, 6 tricks cost you 10 points.
    Your total may fall below 0.
luz-rule-11 =
    Only with 3 players and only in round 4: the player with the highest total after three rounds bids first and leads the first trick. Bidding goes on clockwise from there.
    If several players share the highest total, count clockwise from the start player of round 4, beginning with the start player: the first of the tied players bids first and leads.
    The start player of round 4 stays the start player for the tie-break in rule 12.
luz-rule-12 =
    After round 4 the highest total wins.
    In a tie, the higher score in round 4 wins.
    If there is still a tie, count clockwise from the start player of round 4, beginning with the start player: the first of the tied players wins. There is always exactly one winner.
luz-commands =
    Type "bid 3" to bid 3 yellow beads, or "bid 3+" to add the safety bead.
    Type "play 4" to play the card in slot 4. Slots are numbered 1 to 10 and keep their numbers for the whole round.
