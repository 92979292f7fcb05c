# One thing more in a list.
list-next = { $first }, { $next }

# Refusals that every game has. They tell the player what to do.
no-such-move = That is no move. Type it like this: { $example }
no-such-seat = There is no such seat: seats are numbered from 0, and there are { $seats }.
not-your-turn = It is not your turn. Wait for seat { $seats }.
chance-due = Wait until the cards are dealt.
game-over = The game is over. Start a new one.
no-undo = You can only take back your own last move, before anybody else has moved, and only if it revealed nothing.

# What the bots are called. At a table a number follows.
bot-novice = Novice bot
bot-easy = Easy bot
bot-medium = Medium bot
bot-hard = Hard bot
bot-expert = Expert bot
bot-random = Random bot

# Instead of the name of a person who has deleted the account.
someone-left = Someone who left
