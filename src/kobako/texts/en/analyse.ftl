# `kobako analyse`: what it prints, and its report. Numbers come as they are to be read.
analyse-progress = Steps
analyse-process-died = a process has died; try again, with --processes 1 if it happens again
analyse-title = { $game }: what the moves were worth
analyse-setting =
    { $players } players, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }; { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } looked at with { $iterations } iterations each, every position with { $worlds } worlds
analyse-unfinished = The game is not over: this is as far as it goes.
analyse-won = Won by { $winners }. Scores: { $scores }.
analyse-seat = seat { $seat }
analyse-seat-bot = seat { $seat } ({ $bot })

# Luck and moves.
analyse-accounts = Luck and moves
analyse-accounts-note = With all cards open, in percent of the victory: start, luck and moves add up to the result.
analyse-head-seat = seat
analyse-head-start = start
analyse-head-luck = luck
analyse-head-own = own moves
analyse-head-others = moves of others
analyse-head-result = result

# Chances.
analyse-known = Chances, as everybody knew them
analyse-known-seat = Chances, as seat { $seat } knew them
analyse-known-note = Every seat's share of the victory after each step, in percent. A dot is a move that lost something.
analyse-opened = Chances with all cards open
analyse-opened-note = The same for somebody who sees every card: hindsight.
analyse-steps = steps

# Moves.
analyse-losses = Moves that lost something
analyse-losses-note = By what the seat knew then: how much less of the victory the move promised than the best one.
analyse-losses-none = No move lost anything that could be told.
analyse-loss = Step { $step }, { $seat }: { $move }
analyse-lost = { $grade }: { $loss } % of the victory ({ $low } to { $high }). Better: { $best }
analyse-reason = { $move }: { $reasons }
analyse-counts =
    { $seat }: { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }, { $small ->
        [one] { $small } small loss
       *[other] { $small } small losses
    }, { $mistakes ->
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }, { $lost } % lost on average
analyse-all = All decisions
analyse-head-step = step
analyse-head-move = move
analyse-head-share = promised
analyse-head-best = best
analyse-head-best-share = promised
analyse-head-grade = grade
analyse-head-hindsight = in hindsight

# How it is computed.
analyse-method = How this is computed
analyse-method-share = A share of the victory is the chance to win, divided where a victory is shared; one tenth of it goes by the margin. Partners have the same.
analyse-method-known = What a move promised is found by search over worlds that agree with all its seat had seen, as the bots search. It is small by { $small } %, a mistake by { $mistake } %, and told only where its 95 % interval is above nothing.
analyse-method-opened = With all cards open a position is worth what comes of it when all play on by rule of thumb, each by what it knows. A change is luck where chance decided, else the doing of who moved.
analyse-method-forced = Forced moves change nothing and are left out.
analyse-written = The report is { $path }
