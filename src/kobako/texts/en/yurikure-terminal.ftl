# Yurikure in the terminal. Column heads and labels stay short: a line has 80 columns.
terminal-yurikure-header = Yurikure, round { $round } of 9. The girls act in this order: { $order }
terminal-yurikure-head-controller = controller
terminal-yurikure-head-own = you have
terminal-yurikure-legend =
    { $own ->
        [yes] Above the diagonal: affection/dissatisfaction, ♡ a couple, ♥ after one kiss. Below it: your support.
       *[no] Above the diagonal: affection/dissatisfaction, ♡ a couple, ♥ after one kiss.
    }
terminal-yurikure-deciding =
    { $matter ->
        [action] { yurikure-girl } is to act.
        [answer] { yurikure-other } confesses to { yurikure-girl }, who is to answer.
        [vote] { yurikure-other } negotiates for { yurikure-one } and { yurikure-two }. { yurikure-girl } is to vote.
       *[consent] { yurikure-other } negotiates for { yurikure-one } and { yurikure-two }. { yurikure-girl } is asked for her consent.
    }
terminal-yurikure-votes = For it: { $yes }. Against it: { $no }.
terminal-yurikure-declared = Declared: { $move }
terminal-yurikure-owed = To place
terminal-yurikure-answer-points = Type the pair, like RW.
terminal-yurikure-answer-reveal =
    { $can ->
        [yes] Type p to pass, or { $levels } to reveal.
       *[no] You cannot reveal more: type p to pass.
    }
terminal-yurikure-answer-say = Type y or n.
terminal-yurikure-answer-action =
    { $confess ->
        [yes] Type approach K, confess K, negotiate WK, or i for nothing.
       *[no] Type approach K, negotiate WK, or i for nothing.
    }
terminal-yurikure-log-reveals = Reveals
terminal-yurikure-log-dice =
    { $phase ->
        [couple] Couples
       *[kiss] Kisses
    }
terminal-yurikure-log-die =
    { $fate ->
        [calm] { $pair } { $die } fine
        [warmer] { $pair } { $die } affection +1
        [colder] { $pair } { $die } dissatisfaction +1
        [broke] { $pair } { $die } broke up
        [fell] { $pair } in love
        [kissed] { $pair } { $die } kissed
        [missed] { $pair } { $die } missed
        [fated] { $pair } { $die } fated
       *[none] { $pair } { $die } rolled
    }
terminal-yurikure-support = Your support
terminal-yurikure-control = Your control
terminal-yurikure-no-scores = Nothing is scored before the end.
terminal-yurikure-counted = Pairs that count
terminal-yurikure-score =
    { $won ->
        [yes] { $points } points, { $revealed } revealed (won)
       *[no] { $points } points, { $revealed } revealed
    }
terminal-yurikure-why-support =
    It prefers couples and pairs with affection, and girls over whom you have control already: so you have a say where it counts.
terminal-yurikure-why-extra = It goes for the pair that is most likely to end as a couple, your own favourites first.
terminal-yurikure-why-reveal =
    { $move ->
        [reveal] What happens to the pairs that you support is at stake here, so it reveals just one more than the others.
       *[pass] Here too little is at stake for the pairs that you support, or you cannot reveal more, so it passes.
    }
terminal-yurikure-why-say =
    { $kind ->
        [answer] It says yes if that couple would do your support good, and no otherwise.
       *[action] It chooses what helps the pairs that you support most: a confession or a negotiation where a yes is likely, an approach otherwise, also to hurt couples that you do not support.
    }

# Added to the help.
terminal-yurikure-orders =
    You need not be asked each time. "order pass until" passes until somebody reveals or declares, "order pass girl" until this is decided for the girl, "order pass round" until the round is over.
    "order reveal 4" reveals for the girl as much as is needed, up to 4.
