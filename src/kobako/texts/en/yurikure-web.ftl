# Yurikure in the browser. $who is "you" or "other"; $name is the name of a seat; $one, $two, $girl are girls.
yurikure-web-pair = { $one } and { $two }
yurikure-web-relation =
    { $bond ->
        [blue] couple before a kiss, affection { $affection }, dissatisfaction { $dissatisfaction }
        [red] couple after one kiss, affection { $affection }, dissatisfaction { $dissatisfaction }
        [fated] fated couple, affection { $affection }, dissatisfaction { $dissatisfaction }
       *[none] affection { $affection }, dissatisfaction { $dissatisfaction }
    }
yurikure-web-pair-says = { $pair }: { $relation }.
yurikure-web-pair-own = { $pair }: { $relation }. Your support: { $points }.
yurikure-web-with = With { $girl }: { $relation }.
yurikure-web-girl =
    { $place ->
        [0] { $girl }.
       *[other] { $girl }, number { $place } in action order.
    }
yurikure-web-control =
    { $who ->
        [you] You control her with { $level }.
       *[other] { $name } controls her with { $level }.
    }
yurikure-web-control-none = Nobody controls her.
yurikure-web-level =
    { $who ->
        [you] You have revealed { $level }.
       *[other] { $name } has revealed { $level }.
    }
yurikure-web-reach = Your control over her is { $reach }.
yurikure-web-shown =
    { $holds ->
        [yes] { $girl } { $level } (controller)
       *[no] { $girl } { $level }
    }
yurikure-web-seat =
    { $who ->
        [you] You have revealed: { $shown }.
       *[other] { $name } has revealed: { $shown }.
    }
yurikure-web-seat-none =
    { $who ->
        [you] You have revealed nothing yet.
       *[other] { $name } has revealed nothing yet.
    }
yurikure-web-seat-points = { $points } points of support.
yurikure-web-points = { $pair } { $points }
yurikure-web-support =
    { $who ->
        [you] Your support: { $pairs }.
       *[other] Support of { $name }: { $pairs }.
    }
yurikure-web-support-title =
    { $who ->
        [you] Your support, which only you see
       *[other] Support
    }
yurikure-web-declared =
    { $verb ->
        [approach] Approach { $one }
        [confess] Confess to { $one }
        [negotiate] Negotiate for { $one } and { $two }
        [idle] Do nothing
        [yes] { $matter ->
            [vote] Vote for it
            [consent] Consent
           *[answer] Say yes
        }
       *[no] { $matter ->
            [vote] Vote against it
            [consent] Refuse
           *[answer] Say no
        }
    }
yurikure-web-matter =
    { $matter ->
        [action] { $girl } acts
        [answer] { $girl } answers { $actor }
        [vote] { $girl } votes
       *[consent] Does { $girl } consent?
    }
yurikure-web-where =
    { $step ->
        [setup] Setup
        [first] Setup
        [support] Setup: secret support
        [extra] After round { $before }: extra points
        [couple] Round { $round } of 9, couple phase
        [kiss] Round { $round } of 9, kiss phase
        [over] Round { $round } of 9, game over
       *[reveal] Round { $round } of 9, actions
    }
yurikure-web-term = School year { $year }, term { $term }
yurikure-web-year = Year { $year }
yurikure-web-die =
    { $fate ->
        [calm] { $pair } rolled { $die }: fine.
        [warmer] { $pair } rolled { $die }: affection +1.
        [colder] { $pair } rolled { $die }: dissatisfaction +1.
        [broke] { $pair } rolled { $die }: they broke up.
        [fell] { $pair } fell in love: a couple.
        [kissed] { $pair } rolled { $die }: they kissed.
        [missed] { $pair } rolled { $die }: no kiss.
        [fated] { $pair } rolled { $die }: fated couple.
       *[none] { $pair } rolled { $die }.
    }
yurikure-web-fate =
    { $fate ->
        [calm] fine
        [broke] broke up
        [fell] in love
        [kissed] kissed
        [missed] no kiss
       *[fated] fated!
    }
yurikure-web-say-matter = Now: { $matter }.
yurikure-web-say-declared = Declared: { $declared }.
yurikure-web-say-yes = For it: { $girls }.
yurikure-web-say-no = Against it: { $girls }.
yurikure-web-say-strangers =
    { $count ->
        [one] { $count } pair has affection 0 and dissatisfaction 0.
       *[other] { $count } pairs have affection 0 and dissatisfaction 0.
    }
yurikure-web-say-turn =
    { $who ->
        [you] It is your turn.
       *[other] It is the turn of { $name }.
    }
yurikure-web-say-winner =
    { $who ->
        [you] You have won the game.
       *[other] { $name } has won the game.
    }

# On the table. Short: there is little room on a phone.
yurikure-web-girls = The seven girls in action order
yurikure-web-phase =
    { $what ->
        [couple] Couple phase
        [kiss] Kiss phase
       *[confession] Will it be love?
    }
yurikure-web-tap-two = Tap two girls
yurikure-web-tap-other = Tap the other girl
yurikure-web-placing = Secret support
yurikure-web-owes =
    { $who ->
        [you] You: { $left } left to place.
       *[other] { $name }: { $left } left to place.
    }
yurikure-web-ending =
    { $ending ->
        [fated] Fated couple
        [polygamy] All couples with one another
        [rounds] After nine rounds
       *[nobody] No couple
    }
yurikure-web-pairs = Pairs
yurikure-web-pairs-title = All pairs
yurikure-web-dice = Dice
yurikure-web-dice-title = The last dice
yurikure-web-affection = Affection
yurikure-web-dissatisfaction = Dissatisfaction
yurikure-web-own-points = your support

# The question bar.
yurikure-web-place = Place { $points } on { $pair }
yurikure-web-pass = Pass
yurikure-web-reveal = Reveal { $level }
yurikure-web-levels = How much control over { $girl } you reveal
yurikure-web-level-none = Reveal nothing
yurikure-web-less = Less
yurikure-web-more = More
yurikure-web-verbs = What she does
yurikure-web-verb =
    { $verb ->
        [approach] Approach
        [confess] Confess
        [negotiate] Negotiate
       *[idle] Nothing
    }
yurikure-web-verb-means =
    { $verb ->
        [approach] Approach whom? Their affection goes up by 1; other couples of the two get 1 dissatisfaction.
        [confess] Confess to whom? If she says no, a die still makes them a couple, with the chance shown.
        [negotiate] Which two shall be a couple? Five girls vote; with three for it, the two are asked.
       *[none] Choose what she does.
    }
yurikure-web-targets = Whom
yurikure-web-means =
    { $matter ->
        [answer] { $answer ->
            [yes] { $one } and { $two } are a couple.
           *[no] A die is rolled: up to { $affection } they are a couple all the same.
        }
        [vote] { $answer ->
            [yes] Then { $votes } and this one are for it; 3 are needed.
           *[no] { $votes } are for it so far; 3 are needed.
        }
       *[consent] { $answer ->
            [yes] If both consent, { $one } and { $two } are a couple.
           *[no] { $one } and { $two } get 1 dissatisfaction.
        }
    }
yurikure-web-orders = Answer ahead
yurikure-web-order-until = Pass when asked
yurikure-web-order-reveal = Up to { $level }, as needed
yurikure-web-keep = Keep passing
yurikure-web-order-pass =
    { $of ->
        [until] until news
        [girl] for { $girl }
       *[round] this round
    }
yurikure-web-ordered =
    { $of ->
        [until] You pass until somebody reveals or declares.
        [girl] You pass until this is decided for { $girl }.
        [round] You pass until the round is over.
       *[reveal] You reveal as much as is needed for { $girl }, up to { $most }.
    }
yurikure-web-order-back = Take back

# Score sheet, chart, keys.
yurikure-web-sheet-control = Revealed control; the controller's is bold
yurikure-web-sheet-reach = yours
yurikure-web-sheet-support = Support, and what of it counts
yurikure-web-sheet-tie = Revealed
yurikure-web-chart = Support that counted
yurikure-web-key-pass = pass
yurikure-web-key-girls = from girl to girl; Enter chooses her or shows her candles

# Headings of the rules.
web-yurikure-rule-1 = The seven girls
web-yurikure-rule-2 = Action order
web-yurikure-rule-3 = Secret support
web-yurikure-rule-4 = Control
web-yurikure-rule-5 = The controller
web-yurikure-rule-6 = Who is asked
web-yurikure-rule-7 = Revealing control
web-yurikure-rule-8 = Declaring
web-yurikure-rule-9 = No controller
web-yurikure-rule-10 = The actions
web-yurikure-rule-11 = New couples
web-yurikure-rule-12 = Limits
web-yurikure-rule-13 = Couple phase
web-yurikure-rule-14 = Kiss phase
web-yurikure-rule-15 = End and scoring
web-yurikure-rule-16 = Extra points
