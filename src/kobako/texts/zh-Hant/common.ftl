# One thing more in a list.
list-next = { $first }、{ $next }

# Refusals that every game has. They tell the player what to do.
no-such-move = 看不懂這個指令。請這樣輸入：{ $example }
no-such-seat = 沒有這個座位。座位從 0 開始編號，共有 { $seats } 個。
not-your-turn = 還沒輪到你，請等座位 { $seats }。
chance-due = 請等牌發完。
game-over = 遊戲已經結束，請另開一場。
no-undo = 只能收回自己的上一步，而且要在別人行動之前、這一步沒有亮出任何資訊才行。

# What the bots are called. At a table a number follows.
bot-novice = 入門電腦
bot-easy = 初級電腦
bot-medium = 中級電腦
bot-hard = 高級電腦
bot-expert = 大師電腦
bot-random = 隨機電腦

# 代替已刪除帳號者的名字。
someone-left = 已離開的人
