yurikure-goal =
    Seven girls go to the same academy: Red, White, Black, Yellow, Purple, Green and Sky. In secret you support the pairs that you would love to see together.
    Your support is also your say in what the girls do; but whoever wants to be heard has to show some of it.
    When a couple kisses twice in a row, they are meant for each other and the game ends. Whoever has supported them most wins.
yurikure-rule-1 =
    Seven girls make 21 pairs. Each pair has affection and dissatisfaction, both 0 at first, and may be a couple: blue before a kiss, red after one.
    Chance draws one couple (blue), one pair with affection 2, and two pairs with affection 1. The six girls of these last three pairs are all different. The couple may be any pair, also one of the three.
    Option "Girls at setup": with "only the pairs differ", the three pairs may share girls.
yurikure-rule-2 =
    Chance also draws the action order of the girls, which stays for the whole game, and one seat beside which asking begins as long as nobody controls any girl (rule 9).
yurikure-rule-3 =
    Now all of you support pairs in secret and at the same time: place 5, 4, 3, 2 and 1 points, in this order, on five different pairs.
    Option "Support on one pair again": with "allowed", several values may go on the same pair.
yurikure-rule-4 =
    Your control over a girl is the sum of your points on all pairs with her. It is secret: you reveal of it as much as you like, when it is time to.
    What you have revealed stays revealed for the whole game, also after others have revealed more. It is counted for each girl by herself.
yurikure-rule-5 =
    Whoever has revealed the most control over a girl controls her. As long as nobody has revealed any, nobody does.
yurikure-rule-6 =
    Whenever something is decided for a girl (her action, her answer to a confession, her vote, her consent), you are first asked, one after the other, whether you reveal control over her.
    Asking begins with the left neighbour of her controller and goes on to the left. Whoever is asked passes or reveals. "Left" is the next seat clockwise.
    Option "Direction of asking": with "right", it begins with the right neighbour and goes on to the right.
yurikure-rule-7 =
    To reveal is to name a level: higher than what anybody has revealed over this girl, and not higher than your own control over her. With 1 revealed, "reveal 4" makes it 4, not 5.
    After that the asking begins again beside you. It ends when all of you, the controller too, have passed one after the other. The controller may raise the own level here.
yurikure-rule-8 =
    If nobody controls the girl, she does nothing, says no, votes against or refuses.
    Otherwise her controller declares what she does. Then the others are asked, from the controller's right neighbour on to the right. The first who reveals more is the new controller; the declaration is void, and it starts again with rule 6. If all pass, it is final.
yurikure-rule-9 =
    For a girl without a controller, asking begins as if she had the controller of the nearest girl before her in action order who has one; before the first girl comes the last. If no girl has a controller, it begins beside the seat drawn in rule 2. This decides where asking begins and nothing else.
yurikure-rule-10 =
    A round begins with the action of each girl, in action order. She does one of these:
    Approach another girl: their affection goes up by 1. Every other couple that either of them is in gets 1 dissatisfaction.
    Confess to another girl, only if she is in no couple: the other answers. If yes, they are a couple. If no, a die is rolled: up to their affection, they are a couple all the same; above it, their affection goes up by 1.
    Negotiate for two others who are not a couple: the five girls other than these two vote. She herself is for it; the others vote in action order, beginning after her. With three or more for it, the two are asked for their consent in action order, both in any case. If both consent they are a couple; if not, they get 1 dissatisfaction. With fewer than three, nothing happens.
    Nothing.
yurikure-rule-11 =
    When a confession or a negotiation makes a couple, it is blue, and every other couple of these two girls gets 1 dissatisfaction. Their own affection and dissatisfaction stay as they are.
yurikure-rule-12 =
    Affection and dissatisfaction never go above 6.
yurikure-rule-13 =
    After the actions comes the couple phase. A die is rolled for every couple; when all have been rolled they count, all at once.
    On a 6 affection goes up by 1. Otherwise subtract the dissatisfaction: at 0 or less they break up, at 1 or 2 dissatisfaction goes up by 1, at 3 or more they are fine.
    Then every couple with dissatisfaction 6 breaks up. A pair that breaks up has affection and dissatisfaction 0.
    Last, every pair with affection 6 that is no couple becomes one (blue). Nobody gets dissatisfaction for that.
yurikure-rule-14 =
    Then comes the kiss phase. A die is rolled for every couple, in round 1 not for the couple of the setup. Again they count all at once.
    Die plus affection minus dissatisfaction: with 4 or more they kiss. A blue couple turns red; a red one is a fated couple. With less the couple is blue (again).
yurikure-rule-15 =
    If there is a fated couple now, the game is over (score A). If not, but three or more girls are all couples with one another, the game is over (score B). If not, it is over after round 9 (score C).
    { yurikure-scoring }
yurikure-rule-16 =
    If the game goes on after round 3, each of you adds 1 point to any pair, in secret and at the same time. After round 6 each adds 3 points, to one pair or to several, new ones or old ones. Your control grows with them.
yurikure-scoring =
    Score A: add up your support for the fated couples; what you placed on one pair at setup counts 5 at the most, extra points come on top. Score B: add up all your support for the pairs that belong to such a group, without any limit. Score C: as A, for all couples there are. The most support wins. If there is no couple at all, it is a draw.
    In a tie, whoever has revealed less control over the girls of these pairs wins, each girl counted once. If that is equal too, the victory is shared.
yurikure-commands =
    Girls are typed as R (Red), W (White), K (Black), Y (Yellow), P (Purple), G (Green), S (Sky); pairs as two of them in this order, like RW.
    "support 5 RW" and "extra RW" place points. "pass" passes; "reveal 4" reveals control of 4.
    If you control the girl: "approach K", "confess K", "negotiate WK" or "idle"; for an answer, a vote or a consent "yes" or "no".
