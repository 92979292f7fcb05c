# One thing more in a list.
list-next = { $first }、{ $next }

# Refusals that every game has. They tell the player what to do.
no-such-move = その入力はわかりません。次のように入力してください：{ $example }
no-such-seat = その席はありません。席は0から始まる番号で、全部で{ $seats }席です。
not-your-turn = まだあなたの手番ではありません。席{ $seats }を待ってください。
chance-due = カードが配られるまで待ってください。
game-over = ゲームは終わりました。新しいゲームを始めてください。
no-undo = 戻せるのは自分の直前の手だけです。ほかの人が動く前で、その手が何も明かしていないときに限ります。

# What the bots are called. At a table a number follows.
bot-novice = 入門ボット
bot-easy = 初級ボット
bot-medium = 中級ボット
bot-hard = 上級ボット
bot-expert = 達人ボット
bot-random = 乱数ボット

# アカウントを削除した人の名前の代わり。
someone-left = 退会した人
