# Names.
yurikure-girl-R = Red
yurikure-girl-W = White
yurikure-girl-K = Black
yurikure-girl-Y = Yellow
yurikure-girl-P = Purple
yurikure-girl-G = Green
yurikure-girl-S = Sky

# The girls in sentences: messages below name them by the arguments $girl, $other, $one and $two.
yurikure-girl =
    { $girl ->
        [R] { yurikure-girl-R }
        [W] { yurikure-girl-W }
        [K] { yurikure-girl-K }
        [Y] { yurikure-girl-Y }
        [P] { yurikure-girl-P }
        [G] { yurikure-girl-G }
       *[S] { yurikure-girl-S }
    }
yurikure-other =
    { $other ->
        [R] { yurikure-girl-R }
        [W] { yurikure-girl-W }
        [K] { yurikure-girl-K }
        [Y] { yurikure-girl-Y }
        [P] { yurikure-girl-P }
        [G] { yurikure-girl-G }
       *[S] { yurikure-girl-S }
    }
yurikure-one =
    { $one ->
        [R] { yurikure-girl-R }
        [W] { yurikure-girl-W }
        [K] { yurikure-girl-K }
        [Y] { yurikure-girl-Y }
        [P] { yurikure-girl-P }
        [G] { yurikure-girl-G }
       *[S] { yurikure-girl-S }
    }
yurikure-two =
    { $two ->
        [R] { yurikure-girl-R }
        [W] { yurikure-girl-W }
        [K] { yurikure-girl-K }
        [Y] { yurikure-girl-Y }
        [P] { yurikure-girl-P }
        [G] { yurikure-girl-G }
       *[S] { yurikure-girl-S }
    }

# Refusals in Yurikure.
yurikure-place-first = Everybody places support first. Place { $value } on a pair, like this: support { $value } RW
yurikure-extra-first = Everybody adds extra points first. Add one to a pair, like this: extra RW
yurikure-reveal-or-pass = The question is who controls { yurikure-girl }. Type pass, or reveal a level of control, like this: reveal 4
yurikure-declare-first = You control { yurikure-girl }, so say what she does: approach K, confess K, negotiate WK or idle.
yurikure-yes-or-no = You control { yurikure-girl }, so answer for her: yes or no.
yurikure-next-value = Support goes down from 5 to 1, and { $value } is next. Place it like this: support { $value } RW
yurikure-pair-taken = { yurikure-girl } and { yurikure-other } already have support from you. Choose another pair.
yurikure-no-pair = A pair is two different girls, named in the order R W K Y P G S, like RW or KG.
yurikure-level-low = Control of { $level } over { yurikure-girl } has been revealed already. Reveal more than that, or pass.
yurikure-level-high = Your control over { yurikure-girl } is { $level }. Reveal no more than that, or pass.
yurikure-confess-couple = { yurikure-girl } is in a couple, so she cannot confess. She can approach, negotiate or do nothing.
yurikure-not-herself = { yurikure-girl } cannot choose herself. Name another girl.
yurikure-negotiate-others = { yurikure-girl } negotiates for two other girls. Name a pair without her.
yurikure-negotiate-couple = { yurikure-girl } and { yurikure-other } are a couple already. Name a pair that is none.

# What happened at the table. Whoever says it adds $who ("you" or "other") and $name to the seat.
yurikure-told-opening = { yurikure-girl } and { yurikure-other } are a couple from the start.
yurikure-told-affection = Affection between { yurikure-girl } and { yurikure-other } is now { $affection }.
yurikure-told-order = The girls act in this order: { $girls }.
yurikure-told-first =
    { $who ->
        [you] While nobody controls any girl, asking begins beside you.
       *[other] While nobody controls any girl, asking begins beside { $name }.
    }
yurikure-told-placed =
    { $who ->
        [you] You place { $value }.
       *[other] { $name } places { $value }.
    }
yurikure-told-support =
    { $who ->
        [you] You place { $value } on { yurikure-girl } and { yurikure-other }.
       *[other] { $name } places { $value } on { yurikure-girl } and { yurikure-other }.
    }
yurikure-told-round = Round { $round } begins.
yurikure-told-pass =
    { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
yurikure-told-reveal =
    { $who ->
        [you] You reveal { $level } and control { yurikure-girl } now.
       *[other] { $name } reveals { $level } and controls { yurikure-girl } now.
    }
yurikure-told-say-approach =
    { $who ->
        [you] You want { yurikure-girl } to approach { yurikure-other }.
       *[other] { $name } wants { yurikure-girl } to approach { yurikure-other }.
    }
yurikure-told-say-confess =
    { $who ->
        [you] You want { yurikure-girl } to confess to { yurikure-other }.
       *[other] { $name } wants { yurikure-girl } to confess to { yurikure-other }.
    }
yurikure-told-say-negotiate =
    { $who ->
        [you] You want { yurikure-girl } to negotiate for { yurikure-one } and { yurikure-two }.
       *[other] { $name } wants { yurikure-girl } to negotiate for { yurikure-one } and { yurikure-two }.
    }
yurikure-told-say-idle =
    { $who ->
        [you] You want { yurikure-girl } to do nothing.
       *[other] { $name } wants { yurikure-girl } to do nothing.
    }
yurikure-told-say-answer =
    { $answer ->
        [yes] { $who ->
            [you] You want { yurikure-girl } to say yes.
           *[other] { $name } wants { yurikure-girl } to say yes.
        }
       *[no] { $who ->
            [you] You want { yurikure-girl } to say no.
           *[other] { $name } wants { yurikure-girl } to say no.
        }
    }
yurikure-told-nobody = Nobody controls { yurikure-girl }.
yurikure-told-approach = { yurikure-girl } approaches { yurikure-other }: affection is now { $affection }.
yurikure-told-confess = { yurikure-girl } confesses her love to { yurikure-other }.
yurikure-told-negotiate = { yurikure-girl } negotiates for { yurikure-one } and { yurikure-two }. The others vote.
yurikure-told-idle = { yurikure-girl } does nothing.
yurikure-told-answer =
    { $answer ->
        [yes] { yurikure-girl } says yes.
       *[no] { yurikure-girl } says no.
    }
yurikure-told-vote =
    { $answer ->
        [yes] { yurikure-girl } votes for it.
       *[no] { yurikure-girl } votes against it.
    }
yurikure-told-voted =
    { $outcome ->
        [carried] { $votes } of 5 are for it. { yurikure-girl } and { yurikure-other } are asked.
       *[lost] Only { $votes } of 5 are for it. { yurikure-girl } and { yurikure-other } stay as they are.
    }
yurikure-told-consent =
    { $answer ->
        [yes] { yurikure-girl } consents.
       *[no] { yurikure-girl } does not consent.
    }
yurikure-told-couple = { yurikure-girl } and { yurikure-other } are a couple now.
yurikure-told-sad = Dissatisfaction of { yurikure-girl } and { yurikure-other } is now { $dissatisfaction }.
yurikure-told-fate = Will { yurikure-girl } and { yurikure-other } come together all the same? The die shows { $die }.
yurikure-told-couple-phase = Couple phase of round { $round }: every couple rolls a die.
yurikure-told-kiss-phase = Kiss phase of round { $round }.
yurikure-told-roll = { yurikure-girl } and { yurikure-other } roll { $die }.
yurikure-told-dice =
    { $fate ->
        [calm] { yurikure-girl } and { yurikure-other } are fine.
        [warmer] { yurikure-girl } and { yurikure-other } grow closer: affection goes up by 1.
        [colder] { yurikure-girl } and { yurikure-other } quarrel: dissatisfaction goes up by 1.
        [broke] { yurikure-girl } and { yurikure-other } break up.
        [fell] { yurikure-girl } and { yurikure-other } fall in love and are a couple now.
        [kissed] { yurikure-girl } and { yurikure-other } kiss.
        [missed] { yurikure-girl } and { yurikure-other } miss their moment.
       *[fated] { yurikure-girl } and { yurikure-other } kiss again: they are a fated couple!
    }
yurikure-told-extra =
    { $points ->
        [1] Everybody adds 1 extra point.
       *[other] Everybody adds { $points } extra points.
    }
yurikure-told-ending =
    { $ending ->
        [fated] The game is over: there is a fated couple.
        [polygamy] The game is over: three or more girls are all couples with one another.
        [rounds] The game is over after nine rounds: support for every couple counts.
       *[nobody] The game is over after nine rounds, and there is no couple.
    }
yurikure-told-over =
    { $who ->
        [you] You win with { $points } points of support.
       *[other] { $name } wins with { $points } points of support.
    }
yurikure-told-share =
    { $who ->
        [you] You share the victory with { $points } points of support.
       *[other] { $name } shares the victory with { $points } points of support.
    }

# What is asked of you, or whom the table waits for: one short sentence that says what to do.
yurikure-ask-setup = The table is being set up.
yurikure-ask-roll =
    { $matter ->
        [confession] A die is rolled for { yurikure-girl } and { yurikure-other }, after the refusal.
        [couple] { yurikure-girl } and { yurikure-other } roll in the couple phase.
       *[kiss] { yurikure-girl } and { yurikure-other } roll for a kiss.
    }
yurikure-ask-support = Place { $value } on a pair, in secret.
yurikure-ask-extra =
    { $left ->
        [1] Add 1 extra point to a pair, in secret.
       *[other] Add { $left } extra points to pairs, one at a time, in secret.
    }
yurikure-ask-wait-points =
    { $count ->
        [1] Waiting for 1 player to place points.
       *[other] Waiting for { $count } players to place points.
    }
yurikure-ask-wait =
    { $matter ->
        [action] Waiting for { $name }: what will { yurikure-girl } do?
        [answer] Waiting for { $name }: what will { yurikure-girl } answer?
        [vote] Waiting for { $name }: how will { yurikure-girl } vote?
       *[consent] Waiting for { $name }: will { yurikure-girl } consent?
    }
yurikure-ask-reveal =
    { $can ->
        [yes] { $matter ->
            [action] { yurikure-girl } is about to act. Pass, or reveal more than { $level } of your { $own }.
            [answer] { yurikure-girl } is about to answer. Pass, or reveal more than { $level } of your { $own }.
            [vote] { yurikure-girl } is about to vote. Pass, or reveal more than { $level } of your { $own }.
           *[consent] { yurikure-girl } is asked for her consent. Pass, or reveal more than { $level } of your { $own }.
        }
       *[no] { $matter ->
            [action] { yurikure-girl } is about to act. You cannot reveal more than { $level }, so pass.
            [answer] { yurikure-girl } is about to answer. You cannot reveal more than { $level }, so pass.
            [vote] { yurikure-girl } is about to vote. You cannot reveal more than { $level }, so pass.
           *[consent] { yurikure-girl } is asked for her consent. You cannot reveal more than { $level }, so pass.
        }
    }
yurikure-ask-object =
    { $can ->
        [yes] { $matter ->
            [action] This is what { yurikure-girl } will do. Pass, or reveal more than { $level } of your { $own }.
            [answer] This is what { yurikure-girl } will answer. Pass, or reveal more than { $level } of your { $own }.
            [vote] This is how { yurikure-girl } will vote. Pass, or reveal more than { $level } of your { $own }.
           *[consent] This is what { yurikure-girl } will say. Pass, or reveal more than { $level } of your { $own }.
        }
       *[no] { $matter ->
            [action] This is what { yurikure-girl } will do. You cannot reveal more than { $level }, so pass.
            [answer] This is what { yurikure-girl } will answer. You cannot reveal more than { $level }, so pass.
            [vote] This is how { yurikure-girl } will vote. You cannot reveal more than { $level }, so pass.
           *[consent] This is what { yurikure-girl } will say. You cannot reveal more than { $level }, so pass.
        }
    }
yurikure-ask-action = You control { yurikure-girl }. What does she do?
yurikure-ask-answer = You control { yurikure-girl }. { yurikure-other } loves her: does she say yes?
yurikure-ask-vote = You control { yurikure-girl }. Does she want { yurikure-one } and { yurikure-two } to be a couple?
yurikure-ask-consent = You control { yurikure-girl }. Does she want to be a couple with { yurikure-other }?
yurikure-ask-over =
    { $who ->
        [you] The game is over: you win with { $points } points!
       *[other] The game is over: { $name } wins with { $points } points.
    }
yurikure-ask-share = The game is over: { $count } players share the victory with { $points } points.
yurikure-ask-nobody = The game is over: no couple, so it is a draw.

# Standing orders.
yurikure-no-such-order = There is no such standing order. There are: pass until, pass girl, pass round, and reveal with a number.
yurikure-no-order-now = A standing order can be given while it is decided what a girl does. Wait until then.
yurikure-order-too-high = You can reveal at most { $most } for this girl. Choose that or less.
