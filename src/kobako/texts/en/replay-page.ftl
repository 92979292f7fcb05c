# The page that shows a finished game again.
replay-page = { $game }: replay
replay-loading = Fetching the game…
replay-back = To the table
replay-download = Download the record
replay-verify = Check this deal
replay-log = Log
replay-scores = Score sheet
replay-stage = The table at this moment

# From whose seat.
replay-seen = Seen by
replay-seen-you = { $name } (you)
replay-seen-watch = Spectator: what everybody knew

# The controls.
replay-controls = Moment of the game
replay-scrubber = Step
replay-step = { $step }/{ $steps }
replay-moment = Step { $step } of { $steps }: { $text }
replay-begin = Nothing has been dealt yet.
replay-first = To the beginning
replay-trick-back = To the trick before
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-trick-on = To the next trick
replay-last = To the end
replay-speed = Speed
replay-speed-value = { $speed }×
replay-keys = Keys: ← → step by step, Page Up and Page Down trick by trick, Home and End, space to play.

# Where in the game.
replay-rounds = Rounds
replay-round = Round { $round }
replay-rail = Round { $round }
replay-trick = Trick { $trick }

# When there is nothing to show.
replay-not-over = This game is not over yet
replay-not-over-text = A game can be watched again, from every seat, when it is over. Until then you can watch it live.
replay-closed = This table was closed
replay-closed-text = Its game was not played to the end, so there is nothing to show again.
replay-none = No such table
replay-none-text = There is no such table, or it needs a password. Go to the table and type it there.
replay-failed = The game could not be fetched
replay-failed-text = Check your connection and try again.
replay-lobby = To the lobby

# Playing on from a moment.
replay-branch = Play on from here
replay-branch-text = A new table begins at this moment, only for practice: it counts for nothing, and others see it only by its link. What chance decides from here on is new.
replay-branch-seat = Your seat
replay-branch-go = Play
