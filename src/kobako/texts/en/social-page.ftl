# Living together: what is asked of you, how you are called, and other people.
call-move = It is your turn.
call-answer = Somebody asks to take a move back.
call-seat = A seat is kept for you.
call-start = Every seat is taken: you can start.
call-title = { $game }: { $what }
social-turns = Waiting for you
social-turns-count =
    { $count ->
        [one] { $count } table waits for you
       *[other] { $count } tables wait for you
    }
social-turns-title = ({ $count }) { $title }
social-turn-host = Table of { $name }
social-turn-due = { $time } left
social-turn-late = Time is up
social-no-thanks = No, thanks
social-go = Go there
social-days =
    { $days ->
        [one] { $days } day { $hours } h
       *[other] { $days } days { $hours } h
    }

# Being called.
social-calls = When you are not here
social-push = Call this browser
social-push-note = A notification when something is asked of you and you have no page open. It names the game, never a card.
social-push-http = This page came without HTTPS, so your browser cannot be called. The feed below works everywhere.
social-push-never = This browser cannot be called. The feed below works everywhere.
social-push-denied = Your browser has been told not to allow notifications here. Change that in its settings, or use the feed below.
social-push-off = This server does not call browsers. The feed below works everywhere.
social-push-failed = The browser's service did not answer. Try again later, or use the feed below.
social-feed = Feed for a feed reader
social-feed-note = A secret link that lists what is asked of you. Whoever has it can read that list, so keep it to yourself.
social-feed-make = Make a link
social-feed-renew = Make a new link
social-feed-end = End the link
social-feed-since = There is a link since { $date }. It is not shown again; a new one ends it.
social-feed-atom = Atom
social-feed-json = JSON Feed
social-feed-once = Copy it now: it is shown only once.

# Other people.
social-people = People
social-people-note = Nobody is told what you choose here.
social-friends = Friends
social-met = Played with
social-others = Muted and blocked
social-nobody = You have not played with anybody yet. People are listed here after a game together.
social-met-on = Last played on { $date }
social-friend = Friend
social-mute = Mute
social-mute-note = Mute: you do not see their chat.
social-block = Block
social-block-note = Block: you do not see their chat, they cannot sit at your tables, and their invitations do not reach you.
social-report = Report
social-report-title = Report { $name }
social-report-text = The host of this server reads it, with the chat at the table. { $name } is not told.
social-reason = What is it about?
social-reason-chat = What was said
social-reason-name = The name
social-reason-play = How they play
social-reason-leaving = Leaving games
social-reason-other = Something else
social-report-more = In your own words
social-report-send = Send
social-reported = Sent. The host will see it.
social-alone = Only bots and you are here.
social-anybody = Anybody with the link
social-invited = Who sits here?

# What can go wrong.
server-too-many-ties = Your list is full. Remove somebody first.
server-too-many-reports = You have sent many reports already. Wait until the host has seen them.
server-no-push = This browser cannot be called. Use the feed.
server-not-friend = You can only keep seats for friends on your list, one for each. Check who is to sit where.
server-banned = The host of this server does not let you in any more. { $reason }
server-banned-until = The host of this server does not let you in until { $until }. { $reason }

# What the host tells everybody, and the clock of days.
web-restart-in = The server restarts in { $time }. Your games are kept. { $text }
web-restart-now = The server restarts now. Your games are kept, and you will be back in a moment. { $text }
web-clock-days = Days for each move
web-clock-days-note = Nobody has to wait at the table. When the days are up, a bot plays on.
