# Refusals that every game has. They tell the player what to do.
no-such-move = That is no move. Type it like this: { $example }
no-such-seat = There is no such seat: seats are numbered from 0, and there are { $seats }.
not-your-turn = It is not your turn. Wait for seat { $seats }.
chance-due = Wait until the cards are dealt.
game-over = The game is over. Start a new one.
