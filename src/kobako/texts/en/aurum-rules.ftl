aurum-goal =
    Foretell how many tricks you will win, and win just that many; with four players your team does.
    The lowest card of each trick earns gold, which is trump, pays for a change of mind, and scores.
    The best score wins a round; two rounds win the game.
aurum-rule-1 =
    Three play each alone; four play in two teams, partners sit opposite each other (seats 0 and 2 against seats 1 and 3).
    There are five base metals, which are the suits: bismuth, phosphorus, zinc, copper and silver, with ranks 1 to 10, 50 cards. Three players leave out copper and the tens, so there are 36 cards.
    Besides there is gold: four cards of rank 0, two each of ranks 1, 2 and 3, one each of ranks 4 to 8, 15 cards. Three players leave out the 8.
    A random player starts round 1. Each later round the next player clockwise starts. You play rounds until the game is won.
aurum-rule-2 =
    At the start of each round all gold lies open in the supply. The base cards are shuffled, and you are all dealt 12 of them. With four players the 2 cards left over lie face up: nobody has them.
    Then everyone takes one gold 0 into their collection. What lies in collections is open to all; your hand is secret, also from your partner.
    With the option "no zeros" the gold cards of rank 0 are out of the game.
aurum-rule-3 =
    Lay one base card of your hand before you. Its rank is your prediction: how many tricks you will win. There is no prediction of 0.
    With four players you lay your cards one after the other, from the start player, face up. A team has to win as many tricks together as the higher of its two predictions says.
    With three players you lay your cards face down, and all are turned over together.
    Your hand now has 11 cards.
aurum-rule-4 =
    The start player leads the first trick.
aurum-rule-5 =
    Before each trick, also the first, everyone may change a prediction, once each, clockwise from the player who is to lead.
    Pay any gold card of your collection: it goes back to the supply at once. Then lay a base card of your hand in the place of your prediction, and take the old prediction card into your hand. Everyone sees both.
    With four players you may change your partner's prediction instead. The card comes from your own hand, and the old card goes into your own hand.
    Whoever has no gold or no hand cards is skipped.
aurum-rule-6 =
    The leader plays a base card; gold cannot lead. A leader without a base card ends the round.
aurum-rule-7 =
    The others follow clockwise. Play a base card whose suit is not in the trick yet: no metal comes twice into a trick.
    Or play any gold card of your collection. That is always allowed, also if you could play a base card and if gold is there already.
aurum-rule-8 =
    If none of your base cards fits, you may play gold or end the round. If you have no gold either, the round ends by itself.
    As long as a base card fits you cannot end the round.
aurum-rule-9 =
    When everyone has played, first look at the lowest base card. Its player takes a gold card of the same rank from the supply, if there is one, and in any case leads the next trick.
    Then the highest gold card wins the trick; if there is no gold in it, the highest base card does.
    Among equal cards the later one counts, for the lowest as for the highest.
    Last of all the gold that was played goes back to the supply. So it cannot be taken in the same trick.
aurum-rule-10 =
    Go on with the next trick, and first with the swaps of rule 5.
aurum-rule-11 =
    When a round ends in the middle of a trick, that trick is void: nobody wins it, nobody takes gold for it, and its cards are gone. Gold that was played to it goes back to the supply, not to its owner.
    Whoever ended the round shows their hand.
aurum-rule-12 =
    Compare your tricks with your prediction; a team compares the tricks of both with the team's prediction.
    Fewer tricks than predicted score nothing. More tricks score the number predicted. Exactly as many score twice that number.
    If you predict 5, then 4 tricks score 0 points, 6 tricks 5 points, and 5 tricks 10 points.
aurum-rule-13 =
    Each gold card in your collection scores by its rank: 0 scores nothing; 1, 2 and 3 score 1 point; 4, 5 and 6 score 2 points; 7 and 8 score 3 points. A team adds up the gold of both.
aurum-rule-14 =
    The highest sum of both scores wins the round.
    In a tie an exact prediction wins. If that does not decide, the highest single gold card does; any gold card is higher than none.
    If there is still a tie, everyone who is tied wins the round.
aurum-rule-15 =
    Whoever wins a round takes a nugget; partners share it. With two nuggets you win the game. If several get the second one in the same round, they share the victory.
aurum-rule-16 =
    With the option "points" there are no nuggets: you play three rounds and add up the round scores. The highest total wins; a tie is shared.
aurum-commands =
    Cards are named by suit and rank: B bismuth, P phosphorus, Z zinc, C copper, S silver, G gold. Z4 is the zinc 4.
    Type "predict Z4" to lay Z4 as your prediction.
    Before a trick, type "stay" to change nothing, or "swap G0 Z7" to pay a gold 0 and lay Z7 as your prediction. "swap G0 Z7 partner" lays it as your partner's.
    Type "play Z4" to play a base card and "play G3" to play gold. Type "stop" to end the round, when no base card fits.
