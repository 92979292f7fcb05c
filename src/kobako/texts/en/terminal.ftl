# The plain terminal client. $who is "you" or "other"; a seat is named by its number.
terminal-name =
    { $who ->
        [you] You
       *[other] Seat { $seat }
    }
terminal-question = { $question } { $answers }
terminal-welcome = Type a move, or help for the commands.
terminal-help =
    Besides moves you can type:
    table - show the table again (or just press Enter)
    hint - what the bot "easy" would do in your place, and why
    cards - what each of your closed cards can still be
    log - the bids and tricks of this round (log all: of the whole game)
    scores - the score sheet
    rules - all the rules (rules 7: only rule 7)
    quit - save the game and leave
terminal-hint = The rule of thumb says: { $move }. { $reason }
terminal-only-move = It is your only move.
terminal-cards = What your cards can be, from all that you have seen:
terminal-no-rule = Rules are numbered 1 to { $count }.
terminal-unfinished = The record ends here. The game is not finished.

# While the program is compiled for the first time.
warm = First start: compiling { $game }. This happens once and takes some 20 seconds.
warm-rules = Rules
warm-bot = Bots

# At a table of a server (`kobako join`).
terminal-join-help =
    Besides moves you can type:
    table - show the table again (or just press Enter)
    cards - what each of your closed cards can still be
    log - the bids and tricks of this round (log all: what has happened so far)
    scores - the score sheet
    rules - all the rules (rules 7: only rule 7)
    say hello - say something to everybody at the table
    undo - ask the others whether you may take your last move back
    yes, no - answer somebody who wants to take a move back
    sit 2 - take a seat before the game (sit: the first free one)
    start - begin the game, if you are the host and every seat is taken
    leave - give up your seat, in a game to a bot, and go
    back - take your seat back from the bot
    again - another game at the same seats, when this one is over
    quit - go; your seat stays yours
terminal-join-name = What is your name? The others at the table see it.
terminal-join-unreachable = Nobody answers at { $server }. Check the address, and that the server is running.
terminal-join-strange = What answers at { $server } is no server that this version of Kobako understands.
terminal-join-game = This version of Kobako does not know the game { $game }. Install a newer one.
terminal-join-lost = The connection is lost. Trying again…
terminal-join-back = Connected again.
terminal-join-chair =
    { $kind ->
        [you] Seat { $seat }: you
        [open] Seat { $seat }: free
        [kept] Seat { $seat }: kept for { $name }
       *[taken] Seat { $seat }: { $name }
    }
terminal-join-host =
    { $who ->
        [you] You are the host: type start when every seat is taken.
       *[other] { $name } starts the game when every seat is taken.
    }
terminal-join-watch = You have no seat here, so you watch.
terminal-join-not-begun = The game has not begun yet.
terminal-join-away = Type back to take your seat back.
terminal-join-answer = Type yes to allow it, or no.
terminal-join-over = Type again for another game at the same seats, or quit.
terminal-join-next = There is another game at the same seats. Type again to go there.
terminal-join-time = Time left: { $time }
terminal-join-said = { $name } says: { $text }

# Luz. Column heads and labels stay short: a line has 80 columns.
terminal-luz-header =
    { $phase ->
        [bid] Luz, round { $round } of 4, bidding. Trump is sun (Y).
       *[other] Luz, round { $round } of 4, trick { $trick } of 10. Trump is sun (Y).
    }
terminal-luz-head-seat = seat
terminal-luz-head-hand = hand, low to high
terminal-luz-head-tricks = tricks
terminal-luz-head-total = total
terminal-luz-you = You (seat { $seat })
terminal-luz-slots = slot
terminal-luz-aside = set aside
terminal-luz-tricks = { $won } of { $bid }
terminal-luz-no-bid = no bid
terminal-luz-last = Last trick
terminal-luz-this = This trick
terminal-luz-winner =
    { $done ->
        [yes] { " " }(won)
       *[no] { " " }(winning)
    }
terminal-luz-answer-bid = Type 3, or 3+ to add the safety bead.
terminal-luz-answer-play = Slots: { $slots }.
terminal-luz-round-over = Round { $round } is over. Tricks won, bid and points:
terminal-luz-log-round = Round { $round }
terminal-luz-log-bids = Bids
terminal-luz-log-trick = Trick { $trick }
terminal-luz-card-played = { $card }  played
terminal-luz-card-sure = { $card }  for sure
terminal-luz-sheet-round = Round { $round }
terminal-luz-why-bid =
    It takes each closed card for the middle of what it can be, sets your hand against the other hands, and bids what pays best on average.
terminal-luz-why-lead =
    { $needed ->
        [0] You need no more tricks, so it leads the card with the most higher cards of its suit in the other hands. Slot { $slot } can be { $cards }.
       *[other] You still need { $needed }, so it leads the card with the fewest higher cards of its suit in the other hands. Slot { $slot } can be { $cards }.
    }
terminal-luz-why-follow =
    { $needed ->
        [0] You need no more tricks, so it throws the highest card that should lose, or else the highest of all. Slot { $slot } can be { $cards }.
       *[other] You still need { $needed }, so it takes the lowest card that should win, or else the lowest of all. Slot { $slot } can be { $cards }.
    }
