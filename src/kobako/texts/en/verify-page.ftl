# The page that checks a deal. $mark is "fits" or "differs"; seats are named by $name. $nth counts from 1.
verify-web-title = Check a deal
verify-web-intro = After a game, anybody can check that cards and dice came as they had to. Everything is computed again here in your browser, from the record alone. Nothing is sent anywhere.
verify-web-loading = Fetching the record of the table…
verify-web-choose = Choose a record
verify-web-drop = A text file that you have downloaded. You can also drop it here.
verify-web-drop-now = Let go to check it
verify-web-paste = Or paste the text of a record
verify-web-go = Check it
verify-web-another = Check another record
verify-web-replay = Watch the replay

# When there is nothing to check.
verify-web-not-over = There is no record of this table yet. It is published when the game is over: come back then.
verify-web-no-table = There is no such table here. Check the link, or choose a record that you have saved.
verify-web-no-answer = The record could not be fetched. Check your connection and try again.

# The result, large.
verify-web-result-fits = The deal is as it had to be
verify-web-result-differs = The deal is not as it had to be
verify-web-result-unchecked = This record cannot be checked
verify-web-result-unreadable = This is not a whole record
verify-web-agrees =
    { $lines ->
        [one] The one thing that chance decided was computed again and is the same.
       *[other] All { $lines } things that chance decided were computed again, and every one is the same.
    }
verify-web-differs = What stands in line { $line } does not follow from the record. Somebody has changed it, the secret or the bytes.
verify-web-wrong-secret = The secret is not the one that the table had committed to. The table, or whoever gave you this record, has changed it.
verify-web-other-commit = This record shows another commitment than the one that your browser saw before the game began.
verify-web-wrong-own = Your browser sent other bytes for your seat than those in this record.
verify-web-wrong-seat = The bytes of { $name } are not the ones that the seat had committed to.
verify-web-no-secret = There is a commitment, but the secret is not there yet. It is published when the game is over.
verify-web-no-commit = There is a secret, but no commitment that it would have to fit.
verify-web-no-source = There is neither a seed nor a secret in it, so nothing says where chance came from.
verify-web-no-chance = Chance has decided nothing yet: the record stops at its very beginning.

# What is wrong with a text that is no record.
verify-web-too-large = This is much larger than any record. Choose the file that you downloaded from a table.
verify-web-not-text = This is not a text file. Choose the file that you downloaded from a table.
verify-web-no-game = A record begins with a line like [game luz]. Copy all of it, from the first line on.
verify-web-other-game = This is a record of “{ $game }”. This page does not know that game.
verify-web-no-players = The second line has to say how many play, like [players 4]. This game has { $low } to { $high } players.
verify-web-other-rules = This record goes by version { $rules } of the rules. This page knows version { $known }.
verify-web-option = Line { $line } names an option that this game does not have: { $text }
verify-web-value = Line { $line } has to choose one of { $values }, but it says: { $text }
verify-web-tag = Line { $line } cannot be read: { $text }
verify-web-no-seat = Line { $line } names a seat that is not at the table: { $text }
verify-web-twice = Line { $line } says again what was already said: { $text }
verify-web-order = Line { $line } stands in the wrong place.
verify-web-ending = Line { $line }: a finished game ends with the scores and then the winners.
verify-web-no-end = The game is played to its end, but scores and winners are missing. Copy all of it, to the last line.
verify-web-step =
    { $due ->
        [decision] Line { $line } has to be a move, but it says: { $text }
        [step] Line { $line } is neither a move of this game nor a chance line that can stand there: { $text }
        [over] The game is over before line { $line }, but there it says: { $text }
       *[chance] Line { $line } has to begin with “{ $due }”, but it says: { $text }
    }

# Step by step.
verify-web-steps = What was checked, step by step
verify-web-part-promise = What was promised
verify-web-part-bytes = What everybody added
verify-web-part-chance = What follows from it
verify-web-name = seat { $seat }
verify-web-name-known = { $name } (seat { $seat })
verify-web-branch = The first { $steps } steps were taken from another record, whose SHA-256 is this. They are not checked here.
verify-web-commit = Before anybody sat down, the table published this commitment.
verify-web-commit-seen =
    { $mark ->
        [fits] The commitment is the one that your browser saw before the game began.
       *[differs] Before the game began, your browser saw another commitment.
    }
verify-web-secret =
    { $mark ->
        [fits] The secret, published after the game, is the one that the table had committed to.
       *[differs] The secret is not the one that the table had committed to.
    }
verify-web-seat = Random bytes came from { $name }.
verify-web-seat-bot = { $name } is a bot, and bots add no bytes: zeros stand for them.
verify-web-seat-none = No bytes came from { $name }: zeros stand for them. What that can mean where a person sat stands below.
verify-web-seat-own =
    { $mark ->
        [fits] Random bytes of { $name }: the very ones that your browser sent.
       *[differs] Random bytes of { $name }: your browser sent others.
    }
verify-web-seat-commit =
    { $mark ->
        [fits] They are the bytes that { $name } had committed to before seeing anybody else's.
       *[differs] They are not the bytes that { $name } had committed to.
    }
verify-web-seed-table = Secret and bytes, mixed, give the seed of the game.
verify-web-seed-number = The number { $number } gives the seed of the game.
verify-web-first =
    { $mark ->
        [fits]
            { $game ->
                [luz] Who deals first follows from the seed.
                [yurikure] The seat that was drawn for the beginning follows from the seed.
               *[other] The start player follows from the seed.
            }
       *[differs]
            { $game ->
                [luz] Who deals first does not follow from the seed.
                [yurikure] The seat that was drawn for the beginning does not follow from the seed.
               *[other] The start player does not follow from the seed.
            }
    }
verify-web-deal =
    { $mark ->
        [fits] All cards of round { $nth } follow from the seed.
       *[differs] The cards of round { $nth } do not follow from the seed.
    }
verify-web-deck =
    { $mark ->
        [fits]
            { $game ->
                [dragonegg] The order of the deck of round { $nth } follows from the seed.
               *[other] The order of the whole deck follows from the seed.
            }
       *[differs]
            { $game ->
                [dragonegg] The deck of round { $nth } does not follow from the seed.
               *[other] The deck does not follow from the seed.
            }
    }
verify-web-setup =
    { $mark ->
        [fits] The couple, the affection and the order of the girls follow from the seed.
       *[differs] The couple, the affection or the order of the girls does not follow from the seed.
    }
verify-web-roll =
    { $mark ->
        [fits] All rolls of the die follow from the seed.
       *[differs] The rolls of the die do not follow from the seed.
    }
verify-web-mark-fits = fits
verify-web-mark-differs = does not fit
verify-web-mark-told = noted
verify-web-line = line { $line }
verify-web-show = Show
verify-web-label-found = In the record
verify-web-label-wanted = Computed here
verify-web-label-source = Secret
verify-web-label-hash = Commitment computed from it
verify-web-label-promised = Committed to
verify-web-label-sent = Sent by your browser
verify-web-label-value = Value
verify-web-aside = set aside
verify-web-left = left over
verify-web-pile = deck
verify-web-round = round { $nth }
verify-web-couple = couple
verify-web-affection = affection { $value }
verify-web-girls = order of the girls
verify-web-dice = dice
verify-web-others =
    { $count ->
        [one] { $count } place differs. It is marked.
       *[other] { $count } places differ. They are marked.
    }

# What it shows, and what it does not.
verify-web-proves = What this shows
verify-web-proves-fixed = All chance of the game was fixed by the secret and by everybody's bytes before the first move. Nobody chose any of it during the game.
verify-web-proves-first = The table had settled on its secret before it knew anybody's bytes. If only one seat's bytes were random and unknown to the table, the table had no say in what chance decided.
verify-web-proves-all = What chance decided in the record is exactly what follows from it, all of it.
verify-web-proves-not = What this does not show
verify-web-not-looked = That nobody looked. Whoever runs the table knows its secret, and so could know all that chance decides.
verify-web-not-talked = That the players did not talk to each other.
verify-web-not-missing = That a person whose bytes are missing was merely slow. Someone who also knew the secret could have picked the better of two deals by staying silent.
verify-web-not-stopped = That no earlier game was broken off because its deal did not please the table.
verify-web-not-played = That the game took place. Anybody can make up a record that fits; the commitment means something to those who saw it before they sat down.
verify-web-not-moves = That the moves kept to the rules. This page looks at chance only; the command “kobako verify” checks the moves as well.
verify-web-not-deck = That each later deck held the right cards, those in no hand. This page takes them from the record and checks their order; the command “kobako verify” replays the game and checks the cards too.
verify-web-number = Honesty. This record comes from a plain number: whoever knows the number knows all that chance decides. It serves to repeat a game.
verify-web-unseen = Your browser has not seen this table before its game, so it takes the commitment from the record. Compare it with one that you or a friend wrote down.
verify-web-procedure = The whole procedure, to the byte
verify-web-procedure-note = Written in English, for people who want to check with a program of their own.
