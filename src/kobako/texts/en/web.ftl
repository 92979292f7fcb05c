# The browser client around the tables: start page, lobby, new table, rules, settings.
web-title = Kobako: small-box card games
web-page-title = { $name } · Kobako
web-skip = Skip to the content
web-navigation = Pages
web-home = Start page
web-lobby = Lobby
web-rules = Rules
web-settings = Settings
web-language = Language
web-verify = Check a deal
web-account = Account
web-version = Version { $version }
web-close = Close
web-loading = One moment…
web-guest = Guest { $number }

# When something is wrong.
web-unreachable = The server does not answer. Check your connection and try again.
web-connection-offline = No connection to the server. Trying again…
web-connection-restarting = The server is restarting. You will be back in a moment.
web-load-failed = This page could not be loaded
web-reload = Reload
web-not-loaded = Not loaded
web-part-failed = This could not be loaded. Check your connection and try again.
web-retry = Try again
web-not-found = There is nothing here
web-not-found-text = The address may be mistyped, or the page is gone. From here you can go on:

# The start page.
web-hello = A small box, five drawers
web-hello-text = Card games in which you never see everything. Play alone against bots or with friends. No account needed.
web-players-range = { $low }–{ $high } players
web-you-are = You play as { $name }.
web-change-name = Change the name
web-profile = Your profile
web-play-now = Play now against bots
web-invite = Invite friends
web-new-table = New table
web-read-rules = Read the rules
web-learn = Learn it in two minutes
web-my-games = Your games
web-tables-now = Tables right now
web-all-tables = All tables

# Tables in a list.
web-tables-open = Free seats
web-tables-open-count =
    { $count ->
        [one] { $count } table with free seats
       *[other] { $count } tables with free seats
    }
web-tables-running = Games in progress
web-no-open = No table is waiting for players. Open one, and others will find it here.
web-no-running = Nobody is playing in public right now.
web-table-of = { $game } with { $name }
web-status-open = Waiting for players
web-status-opening = About to begin
web-status-running = Being played
web-status-over = Over
web-status-closed = Closed
web-seats = Seats
web-seat-free = Free seat
web-go-on = Go on
web-to-table = To the table
web-join = Join
web-watch = Watch
web-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
web-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
web-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-clock-of-move = { $time } a move
web-clock-of-bank = { $time } + { $increment } a move

# The levels of bots, and what to expect of each.
level-novice = Novice
level-novice-note = Knows the rules and little more. For your first games.
level-easy = Easy
level-easy-note = Plays by simple rules of thumb and does not think ahead.
level-medium = Medium
level-medium-note = Thinks a little ahead.
level-hard = Hard
level-hard-note = Thinks well ahead. You will have to work for it.
level-expert = Expert
level-expert-note = Thinks as far ahead as it can, and takes its time.
web-levels-fewer = In this game thinking ahead decides less, so there are fewer levels.

# A new table.
web-new-table-of = A new table of { $game }
web-who-plays = Who plays
web-players = Players
web-seat-me = You
web-seat-person = Friend
web-seat-bot = Bot
web-which-bot = How strong are the bots?
web-options = Rules to choose
web-clock = Clock
web-clock-none = No clock
web-clock-move = For each move
web-clock-bank = For the whole game
web-clock-each = Time for each move
web-clock-all = Time for the whole game
web-clock-plus = Added with each move
web-clock-note = When the time is up, a bot plays on for you. You can take your seat back at any moment.
web-rated = Rated
web-rated-note = It counts for ratings; no move is taken back, and whoever leaves is last.
web-visibility = Who finds the table
web-link = By link
web-link-note = only those you send it to
web-public = Everybody
web-public-note = the table is in the lobby
web-password = Password
web-password-note = link and password are needed
web-open-table = Open the table
web-start-now = Start the game

# Rules.
web-rules-of = Rules of { $game }
web-contents = Contents
web-play-it = Play
