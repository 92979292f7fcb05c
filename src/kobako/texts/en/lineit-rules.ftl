lineit-goal =
    Build a line of numbers that only rise or only fall, and cash it before it gets stuck: three of its numbers are lost, each of the others is a point.
    Challenges and jackpots bring more.
    When the deck is used up, the highest score wins.
lineit-rule-1 =
    The deck has 106 cards: the numbers 1 to 100, and six challenge cards, two each of +3, +4 and +5.
    The numbers have four colours, which take turns: 1 is red (disc), 2 is blue (diamond), 3 is green (triangle), 4 is yellow (star), 5 is red again, and so on. There are 25 of each. Challenge cards have no colour.
    Each colour has a jackpot marker. Cards will gather under it.
    You begin with an empty line, an empty hand and an empty score pile. A player chosen at random gets the start marker.
lineit-rule-2 =
    Each round begins with a new display: two cards more than there are players are turned up from the deck.
    With 2 players there are 26 rounds, with 3 players 21, with 4 players 17, with 5 players 15. When the deck has too few cards for another display, the final phase begins (rule 10).
lineit-rule-3 =
    From the player with the start marker, clockwise, each of you has one turn in the round.
lineit-rule-4 =
    In your turn, in any order:
    You must take exactly one card from the display, into your line if it fits (rule 5), or into your hand. Your hand holds two cards at the most, and everybody sees them.
    You may play one card from your hand into your line. It may be the card you have just taken.
    You may cash your line (rule 6) whenever there is a card in it, even several times.
    Once you have taken a card you may end your turn. If your hand is full and no card of the display fits, play a card that makes one fit, or cash your line: then any card fits.
lineit-rule-5 =
    A card always joins your line at its right end.
    The first two numbers are free. The second one fixes the direction: up if it is greater than the first, down if it is smaller. From then on each number must go on in that direction. Gaps do not matter.
    A line takes one challenge card, at any place. It does not count as a number and does not change the direction.
lineit-rule-6 =
    When you cash your line, first a challenge card in it is settled: if exactly as many numbers stand to its right as it says, you get a token of that many points, otherwise a token of that many minus points. The challenge card is discarded. (An option of the published game: as many or more also win.)
    Then three of the numbers are discarded, or all if there are no more than three. The others go to your score pile. Your line is empty again.
lineit-rule-7 =
    When the third number of a colour joins your line, you win that colour's jackpot: all cards under its marker go to your score pile.
    If nothing lies there, you win nothing, and the fourth number of that colour does not make up for it. A new line begins from zero.
lineit-rule-8 =
    When everybody has had a turn, two cards are left in the display. A number goes under the marker of its colour, a challenge card is discarded.
    The start marker passes to the left. "Left" is the next seat clockwise.
lineit-rule-9 =
    Then the next round begins, as in rule 2.
lineit-rule-10 =
    In the final phase what is left of the deck goes under the markers, challenge cards to the discard.
    Then, from the player with the start marker, clockwise, each of you plays one card from the hand into the line. You must if a card fits, even if it spoils a challenge; if none fits, you are skipped. Jackpots can still be won. Nobody may cash before. (Options: you may pass; the start marker is not passed on after the last round.)
    Then all lines are cashed. Cards left in the hand are worth nothing.
lineit-rule-11 =
    Each number in your score pile is one point. Add your tokens, or take them away. A score may be below 0.
    The highest score wins. If several have it, they share the victory.
lineit-commands =
    Type "take 57 line" to take 57 into your line, or "take 57 hand" to take it into your hand. A challenge card is called +3, +4 or +5.
    Type "play 57" to play 57 from your hand, "cash" to cash your line, and "end" to end your turn.
    Shorter: "57" takes it into your line, or plays it if you hold it; "57 hand" takes it into your hand.
    Type "pass" in the final phase, where the table allows it.
    On the table, cards of the display in brackets are taken already, and a star marks the start player.
