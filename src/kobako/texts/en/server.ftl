# What the server answers when it cannot do what was asked. Each says what to do next.
no-such-table = There is no such table, or it needs a password. Check the link, or ask whoever sent it to you.
no-such-page = There is nothing here. Go back to the start page.
no-such-person = Nobody is here under this address. Check the link.
no-guest = Nobody knows you here yet. Type a name first.
server-not-open = The game has already started. You can watch, or take a seat at another table.
server-seat-taken = Somebody sits there already. Choose another seat.
server-seat-kept = This seat is kept for somebody else. Choose another one.
server-no-seat = You cannot sit at this table. Watch, or choose another table.
server-host-blocked = You have blocked the host of this table. Unblock them first, or choose another table.
server-not-seated = You have no seat at this table. Sit down first.
server-already-seated = You already have a seat at this table. Stand up first to change seats.
server-not-host = Only the host can do that. Ask the host.
server-seats-open = Not every seat is taken yet. Wait for more players, or put bots into the free seats.
server-not-running = No game is being played at this table now.
server-stale = That was meant for an earlier decision. The table is up to date now: look again and choose.
server-no-undo = This move cannot be taken back. Play on.
server-rated-undo = This game is rated, so no move is taken back. Play on.
server-no-ask = Nobody is asking to take a move back. Play on.
server-not-away = No bot plays for you: the seat is already yours.
server-away = A bot plays for you. Take your seat back first.
server-not-replaceable = This player is here, or has not been gone for long. Wait a little.
server-not-over = The game is not over yet. Finish it first.
server-rematch-open = There is a rematch already. Go to its table.
server-bad-name = This name cannot be used. Take 1 to 24 characters that can be seen.
server-bad-chat = This message cannot be sent. Write 1 to 300 characters.
server-bad-bytes = These bytes do not fit your commitment, so they do not count. The game goes on without them.
server-bad-message = The server did not understand this page. Reload it.
server-too-large = That is too long. Send less.
server-too-fast = That was too much at once. Wait a moment and try again.
server-too-many-sockets = You have this place open too many times. Close some of the other tabs.
server-too-many-tables = You have too many tables open. Finish or close one of them first.
server-full = There is no room for more tables right now. Try again in a few minutes.
server-bad-option = This game cannot be set up like that. Check the number of players, the seats and the options.
server-no-bot = There is no such bot for this game. Choose another one.
server-bad-clock = This clock does not work. Choose another time.
server-bad-password = A table with a password needs one of 1 to 100 characters.
server-closed = This table is closed. Open a new one.
server-closed-host = The host has closed this table.
server-closed-idle = This table was closed because nobody was here any more.
server-closed-rules = The rules of this game have been corrected since it began. The game counts as a draw.
server-closed-steward = The host of this server has closed this table: { $text }
server-unfinished = The game is not over yet. Ask again when it is.
server-no-branch = One cannot play on from there. Choose an earlier moment of the game.
server-no-hints = Hints are for practice: only where all other seats are bots.
server-no-review = A review is for those who have played the game.
server-nothing-asked = Nothing is asked of you just now.
server-watchers-full = Too many people are watching this table already. Try again later.
server-origin = This page comes from an address that the server does not know. Use the address that it shows when it starts.
server-trouble = Something went wrong here. Everything that was confirmed is kept. Reload the page.

# What happens in the room around a game. $who is "you" or "other", $name whom it is about.
log-sat =
    { $who ->
        [you] You sit down.
       *[other] { $name } sits down.
    }
log-started = The game begins.
log-branch = Practice: the game goes on from step { $step } of a finished game.
log-away =
    { $who ->
        [you] A bot plays for you.
       *[other] A bot plays for { $name }.
    }
log-back =
    { $who ->
        [you] You are back in your seat.
       *[other] { $name } is back.
    }
log-undo-asked =
    { $who ->
        [you] You ask to take your last move back.
       *[other] { $name } asks to take the last move back.
    }
log-undo-done = The move is taken back.
log-undo-refused = The move stands.
log-time-out =
    { $who ->
        [you] Your time has run out.
       *[other] { $name } has run out of time.
    }
log-closed = The table is closed.
server-no-orders = This game has no standing orders.
