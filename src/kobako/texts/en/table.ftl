# The table page of the browser client. $who is "you" or "other".
table-bot-name = { $bot } { $number }
table-free-seat = Free seat
table-seat = Seat { $seat }
table-you = you
table-host = host

# Before one is at the table.
table-loading = Looking for the table…
table-name-title = Who is coming?
table-name-text = You are invited to a game. No account is needed: the others at the table see this name.
table-name-label = Your name
table-name-go = Go to the table
table-none-title = No such table
table-cannot-title = You cannot get in right now
table-none-text = There is no such table, or it needs a password. Check the link. If you were given a password, type it here.
table-password-label = Password
table-password-go = Open
table-password-wrong = That did not work. Check the password and the link.
table-people = Players
table-lobby = To the lobby
table-home = To the start page
table-face-failed = The game could not be loaded. Check your connection and reload the page.
table-reload = Reload

# Seats, before the game.
table-seating-title = { $game }: take your seats
table-chairs = Seats
table-sit = Sit here
table-stand = Stand up
table-fill = Put a bot here
table-free = Free this seat
table-kept = kept for { $name }
table-start = Start the game
table-start-wait = The game can start when every seat is taken.
table-ready = Every seat is taken. You can start.
table-wait-host = { $name } starts the game when every seat is taken.
table-watch-text = You are watching. Take a free seat, or stay and watch.
table-close = Close the table
table-close-ask = Close this table for everybody?
table-close-text = The game has not started. The link will lead nowhere any more.
table-keep-open = Keep it open
table-invite-title = Invite friends
table-invite-text = Send this link. Whoever opens it types a name and sits down.
table-invite-link = Invitation link
table-copy = Copy
table-copied = Copied
table-share = Share
table-qr = QR code of the invitation link
table-qr-text = Or scan this with a phone.
table-share-none = Only this computer can open the link now. For friends on your network, start the server with:
table-setup-title = This table
table-rated = Rated
table-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
table-option = { $name }: { $value }
table-clock-none = No clock
table-clock-move = { $time } for each move
table-clock-bank = { $time } for the whole game
table-clock-bank-plus = { $time } for the whole game, and { $increment } more with each move
table-visibility-public = Public: everybody in the lobby sees it
table-visibility-link = Private: only those with the link see it
table-visibility-password = Private: only those with the link and the password see it
table-commit-title = How the shuffle can be checked
table-commit-text = Before anybody sat down, this table fixed its secret and published the commitment below. Each of you adds bytes that nobody can foresee. After the game everything is opened, and you can check that no card was put where it lies.
table-commit-table = Commitment of the table
table-commit-seat = Commitment of { $name }
table-opening = The cards are being shuffled together…
table-opening-text = Each of you adds something to the shuffle. It takes a moment.

# While it is played.
table-felt = Table
table-hand-question = What is asked
table-panel = Log, chat, scores and rules
table-menu = Menu
table-log = Log
table-chat = Chat
table-chat-unread =
    { $count ->
        [one] Chat, { $count } new message
       *[other] Chat, { $count } new messages
    }
table-scores = Scores
table-rules = Rules
table-keys = Keys
table-settings = Settings
table-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
table-describe = Describe the table
table-described = The table in words
table-log-empty = Nothing has happened yet.
table-confirm = Confirm: { $move }
table-cancel = Not this one
table-sending = Sending…
table-waits = Your move waits for the connection.
table-catching-up = Showing what happened. Tap to skip.
table-skip = Skip
table-rule-why = Rule { $number } says why
table-dismiss = Dismiss
table-not-your-turn = It is not your turn. Wait for { $names }.
table-no-sentence = Something that this page cannot put into words yet ({ $id }). Reload the page.

# Clocks and who is here.
table-clock-seat = Clock of { $name }: { $time }
table-ten-seconds = You have ten seconds left.
table-gone = not here
table-bot-plays = a bot plays
table-replaceable = { $name } has been gone for a while.
table-replace = Let a bot play for { $name }
table-away-you = A bot plays for you.
table-back = Take my seat back
table-leave = Leave the game
table-leave-ask = Leave the game?
table-leave-text = A bot plays for you. You can take your seat back at any time, as long as the game lasts.
table-leave-yes = Leave
table-leave-no = Stay
table-spectator =
    { $watchers ->
        [one] You are watching this table.
       *[other] You are watching, with { $watchers } watchers in all.
    }
table-watchers = { $watchers } watching

# Taking a move back.
table-undo = Take it back
table-undo-ask = { $name } would like to take the last move back.
table-undo-yes = Allow it
table-undo-no = Refuse
table-undo-wait = You asked to take your move back. Waiting for { $names }.
table-undo-agreed = You agreed. Waiting for { $names }.
table-undo-watch = { $name } asks to take the last move back.

# Chat.
table-chat-label = Your message
table-chat-send = Send
table-chat-empty = Nobody has said anything yet.
table-chat-left =
    { $count ->
        [one] { $count } character left
       *[other] { $count } characters left
    }
table-chat-waits = Your last message is still on its way.
table-chat-failed = Not sent. { $reason }
table-phrases = Quick phrases
table-phrase-hello = Hello!
table-phrase-good-luck = Good luck!
table-phrase-well-played = Well played!
table-phrase-thanks = Thank you!
table-phrase-sorry = Sorry!
table-phrase-one-moment = One moment, please.
table-phrase-oops = Oops!
table-phrase-again = Another game?

# Your turn.
table-turn-title = ● Your turn - { $game }
table-turn-note = It is your turn at { $game }.
table-sound-on = Turn the sound on
table-sound-off = Turn the sound off
table-notify = Tell me when it is my turn

# The end.
table-winner =
    { $who ->
        [you] You win!
       *[other] { $name } wins
    }
table-winners = { $names } win together
table-draw = Nobody wins
table-final = Final scores
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-place = { $place }.
table-again = Play again
table-next = There is a rematch
table-next-go = Go to the new table
table-replay = Watch the replay
table-record = Download the record
table-verify = Check this deal
table-look = Look at the table
table-result = Show the result
table-closed-title = This table is closed

# The connection.
table-net-online = Connected
table-net-connecting = Connecting…
table-net-offline = No connection
table-net-restarting = The server restarts
table-net-connecting-text = Looking for the server. The table stays as you see it.
table-net-offline-text = There is no connection. The table comes back by itself, and nothing that was confirmed is lost.
table-net-restarting-text = The server restarts. The game goes on in a moment, and nothing that was confirmed is lost.
table-net-back-text = Connected again. You have missed nothing.

# Typed commands and keys.
table-command = Type a move or a command
table-command-go = Do it
table-command-help =
    A move as the rules write it, or one of these:
    log - what has happened
    chat - talk with the table
    scores - the score sheet
    rules - all the rules (rules 7: from rule 7 on)
    table - the table in words
    help - this help
table-command-no-rule = Rules are numbered 1 to { $count }.
table-command-no-turn = Nothing is asked of you now.
table-keys-title = Keys
table-key-choose = choose among the offered moves
table-key-digit = choose a move by its number
table-key-confirm = confirm the chosen move
table-key-cancel = put it back, close a sheet
table-key-command = type a move or a command
table-key-help = this sheet

# What the tables of all games have.
table-then = { $first }; { $next }
table-chart = Totals after each round
table-chart-line = { $name }: { $totals }
table-sheet-round = Round
table-sheet-total = Total
table-of = Table of { $game }

# A table that goes on from within a finished game.
table-practice = Practice
table-hint = Hint
table-hint-thinking = Thinking it through…
table-review = Review my moves
