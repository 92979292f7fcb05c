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
    cards - what you hold, card by card, and what it can still be
    log - what happened in this round (log all: of the whole game)
    scores - the score sheet
    rules - all the rules (rules 7: only rule 7)
    quit - save the game and leave
terminal-hint = The rule of thumb says: { $move }. { $reason }
terminal-thinks = { $name } is thinking…
terminal-only-move = It is your only move.
terminal-cards = What you hold, from all that you have seen:
terminal-no-rule = Rules are numbered 1 to { $count }.
terminal-ordered = Standing order: { $order }. Type order by itself to take it back.
terminal-order-over = There is no standing order any more.
terminal-unfinished = The record ends here. The game is not finished.

# While the program is compiled for the first time.
warm = First start: compiling { $games }. This happens once and takes some { $seconds } seconds.
warm-study = First start: compiling hints and reviews of { $games }. This happens once and takes some { $seconds } seconds.
warm-rules = Rules
warm-bot = Bots

# At a table of a server (`kobako join`).
terminal-join-help =
    Besides moves you can type:
    table - show the table again (or just press Enter)
    cards - what you hold, card by card, and what it can still be
    log - what happened in this round (log all: what has happened so far)
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
terminal-join-days =
    { $days ->
        [one] { $days } day { $hours } h
       *[other] { $days } days { $hours } h
    }
terminal-join-restart =
    { $minutes ->
        [0] The server restarts now. The line comes back by itself. { $text }
        [one] The server restarts in { $minutes } minute. Your game is kept. { $text }
       *[other] The server restarts in { $minutes } minutes. Your game is kept. { $text }
    }
terminal-join-no-restart = The server does not restart, after all.
terminal-join-said = { $name } says: { $text }
