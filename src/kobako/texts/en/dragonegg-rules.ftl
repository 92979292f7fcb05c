dragonegg-goal =
    You are a sage, and every round you put down two sets of two cards: a strong one and a weak one.
    What your strong set beats is multiplied by what your weak set beats, and you are paid so many coins. A set that beats nothing makes it all nothing.
    Whoever has the most coins when somebody reaches the target wins.
dragonegg-rule-1 =
    There are 32 cards in two colours, red and blue. Each colour has the numbers 1 to 7 and a wild, and there are two of every card.
    Everybody is dealt 5 cards. The others are the deck. The egg and 12 bracelets lie in the middle, and nobody has a coin yet.
dragonegg-rule-2 =
    Before you make your sets you may put bracelets back into the middle, one at a time. For each you draw one card from the deck into your hand, and you see it before you decide about the next.
    Everybody sees that you draw, but not what. With an empty deck bracelets cannot be used. All players do this at the same time; whoever asks first draws first.
dragonegg-rule-3 =
    Everybody makes two sets of two cards from their hand, at the same time and face down: the strong set and the weak set.
    The strong set must be stronger than the weak set, or equal. All other cards stay in your hand.
dragonegg-rule-4 =
    Two cards of the same colour and the same number are friends. All other sets are barya.
    Any friends beat any barya. Among friends, and among barya, the larger sum is stronger; with the same sum the sets are equal. The colour does not matter any further.
dragonegg-rule-5 =
    A wild has a colour. It counts as whatever card of its own colour makes the set strongest; you have no choice in this.
    With a number of its own colour it makes friends: a red wild and a red 3 are friends with a sum of 6. Two wilds of one colour are friends with a sum of 14.
    With a card of the other colour it counts 7: a red wild and a blue 3 are barya with a sum of 10, and a red and a blue wild barya with a sum of 14.
    With the option "wild beside the other colour: forbidden" such sets cannot be made.
dragonegg-rule-6 =
    When all sets are down, whoever has the egg may put it back into the middle and name "strong" or "weak". That set of everybody else is turned up and stays so.
    Then they take both of their own sets back, may use bracelets, and make two sets again, the same ones or others. Nobody else changes anything.
dragonegg-rule-7 =
    All sets are turned up. Your strong set scores one point for each other player's strong set that is weaker or equal. Your weak set does the same among the weak sets.
    Multiply the two numbers: so many coins you gain. With 3 players, 2 points and 1 point make 2 coins, but 2 points and 0 points make none.
dragonegg-rule-8 =
    Everybody who gained nothing receives one bracelet from the middle.
dragonegg-rule-9 =
    If both of your sets are friends, you win the egg, from the middle or from whoever has it.
    If this is true of several players, the one with the strongest weak set gets it. If the strongest weak sets are equal, the egg stays where it is.
dragonegg-rule-10 =
    If somebody now has the target, the game ends: 3 coins with 2 players, 15 with 3, 20 with 4, 30 with 5.
    The most coins win. Players who are tied share the victory.
dragonegg-rule-11 =
    Otherwise all cards that are in no hand are shuffled into a new deck, and everybody draws 4.
    If you then have more than 5 cards, discard down to 5, face down. Your discards stay out until the next shuffle. The next round begins.
dragonegg-rule-12 =
    If there are fewer bracelets in the middle than must be given, nobody receives one, and the game ends after this round. The egg still moves, and the most coins win.
    The game also ends after round 200.
dragonegg-commands =
    Cards are written R1 to R7 and B1 to B7; R* and B* are the wilds.
    Type "sets R5 R5 / B1 B3" to put down R5 R5 as your strong set and B1 B3 as your weak set.
    Type "bracelet" to put a bracelet back and draw a card.
    Type "egg strong" or "egg weak" to use the egg, or "keep" not to.
    Type "discard R5" to discard a card when you have more than five.
