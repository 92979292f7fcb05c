# The command `kobako`: what its help and its complaints say.
cli-kobako = Small-box card games with hidden information, to play and to study.
cli-serve = Run the server: the page for browsers, its tables, and what is kept of them.
cli-play = Play a game against bots in the terminal.
cli-join = Play at a table of a server from the terminal.
cli-arena = Let bots play a league against each other: same deals for all, every seat, many processes.
cli-replay = Tell the game of a record step by step.
cli-analyse = Look at a game again: what every move was worth, what was luck, and how the chances went.
cli-rules = Show the rules of a game.
cli-verify = Check that chance in a record is what its seed or its table's secret gives.
cli-backup = Write all that a server keeps into one file, also while it runs.
cli-restore = Make a database from such a file; of SQLite or of PostgreSQL, whichever it came from.
cli-rate = Compute all ratings anew, from the games that a server keeps.
cli-recheck = Compute every move of the bots in a record again, and compare.
cli-games = List the games, their numbers of players, their options and their bots.
cli-help-help = Show this and exit.
cli-help-version = Show the version and exit.
cli-help-config = Settings in TOML (kobako.toml in the data directory).
cli-help-set = Any setting of docs/settings.md, such as max_tables=50. May be given several times.
cli-help-game = Name of a game; `kobako games` lists them.
cli-help-players = How many play, you included (4).
cli-help-seat = Your seat, counted from 0 (0).
cli-help-seed = A whole number: the same seed gives the same cards, and the same bots unless their time is too short.
cli-help-bots = The bot in all other seats, or one for each with commas between them (easy); `kobako games` lists them.
cli-help-seconds = Most seconds that a bot thinks about a move (2). What it really computed stands in the record.
cli-help-option = An option of the game; `kobako games` lists them. May be given several times.
cli-help-save = Where the record of the game goes; a file of that name must not exist yet.
cli-help-resume = Go on with the unfinished game of a record that `play` saved.
cli-help-step = With --resume: begin a new game after so many steps of the record, against --bots, in --seat.
cli-help-replay-seat = Tell it as this seat knew it then; otherwise all cards are open.
cli-help-analyse-seat = Only the moves of this seat, and the chances as it knew them.
cli-help-iterations = Worlds that are thought through for a decision (some tenths of a second; by game).
cli-help-format = text for the terminal, json for programs, html for a page that needs nothing else (text).
cli-help-analyse-out = Where it goes; a file of that name must not exist yet.
cli-help-rule = Only the rule of this number.
cli-help-backup = The file; `backup` makes it.
cli-help-file = A record.
cli-help-lang = Language of the texts.
cli-help-url = The link of the table, as it was sent to you.
cli-help-name = Your name there. Come back with the same name, and you are the same person.
cli-help-password = The password of the table, if it has one.
cli-help-join-seat = The seat that you want, counted from 0 (the first free one).
cli-help-arena-bots = Two or more bots: NAME, NAME@200 (iterations a move), NAME@0.5s (seconds a move), or MODULE:NAME for one of your own.
cli-help-arena-players = How many play (4).
cli-help-deals = How many deals; on each of them every pair meets in all line-ups (50).
cli-help-arena-seed = A whole number: the same seed gives the same deals (0).
cli-help-lineups = With three sides and more, `alone` seats only the first bot of a pair alone among the other; `all` does both ways round (all).
cli-help-processes = How many processes play (as many as there are processors).
cli-help-out = Folder for records, table and report. Give the same again to go on with a league, also with more deals.
cli-bad-link = '{ $url }' is no link to a table; such a link ends like /t/abcdefghjk
cli-whole = a whole number from 0 up is needed, not '{ $text }'
cli-count = a whole number from 1 up is needed, not '{ $text }'
cli-seconds = a number of seconds is needed, such as 2 or 0.5, not '{ $text }'
cli-pair = an option is written NAME=VALUE, not '{ $text }'
cli-no-game = which game? there are { $games }
cli-resume-alone = --resume goes on with a saved game: leave out the game, --players, --seat, --seed, --bots and --option
cli-cannot-resume = only an unfinished game that `kobako play` saved can go on
cli-step-alone = --step needs --resume FILE, and besides --seat, --seed and --bots only --seconds, --save and --lang
cli-cannot-branch = there is no step { $step } from which the game goes on
cli-file-large = too large for a record
cli-file-binary = not a text in UTF-8
cli-saved =
    The game is saved. The file shows all cards, closed ones too. To go on:
    kobako play --resume { $path }
cli-saved-over =
    The record of the game is in
    { $path }
cli-game = { $game }: { $title }, { $low } to { $high } players
cli-option = option { $name }: { $values }
cli-bots = bots: { $names }

# What `kobako verify` finds.
verify-agrees =
    { $lines ->
        [one] the chance line is what it had to be
       *[other] all { $lines } chance lines are what they had to be
    }
verify-agrees-since =
    { $lines ->
        [one] the chance line after step { $steps } is what it had to be; what stands before comes from another record
       *[other] all { $lines } chance lines after step { $steps } are what they had to be; what stands before comes from another record
    }
verify-differs = line { $line } is not what it had to be: { $expected }
verify-wrong-secret = the secret does not fit the commitment
verify-no-secret = nothing to verify by: there is a commitment but no secret yet
verify-no-commit = nothing to verify by: there is no commitment that the secret would have to fit
verify-no-source = nothing to verify by: there is neither a seed nor a secret
verify-no-chance = nothing to verify: chance has decided nothing yet

# What `kobako recheck` finds. $kind is "bot" or "stand-in".
recheck-progress = Moves of bots
recheck-seat =
    { $kind ->
        [stand-in] seat { $seat }, { $bot } for somebody who was away:
       *[bot] seat { $seat }, { $bot }:
    } { $moves ->
        [one] { $moves } move computed again
       *[other] { $moves } moves computed again
    }, { $differ ->
        [0] all as in the record
        [one] { $differ } differs
       *[other] { $differ } differ
    }
recheck-differs = step { $step } (line { $line }): the record says { $said }, what comes out is { $computed }
recheck-nothing = nothing to compute: no bot has made a move in this record
recheck-no-seat = seat { $seat }: nothing says who sat there; a tag [seat { $seat } …] is missing
recheck-no-bot = { $bot }: here is no bot of that name for { $game }, so its moves cannot be computed again
recheck-too-many = { $bot }: nobody can compute that many iterations
recheck-stray = the tag [{ $tag }] is about a step that no bot has made
