# The page that shows a finished game again.
replay-page = { $game }重播
replay-loading = 正在取得這場遊戲……
replay-back = 到牌桌
replay-download = 下載牌譜
replay-verify = 檢查這次發牌
replay-log = 紀錄
replay-scores = 計分表
replay-stage = 這一刻的牌桌

# From whose seat.
replay-seen = 視角
replay-seen-you = { $name }（你）
replay-seen-watch = 觀戰者：只看大家都知道的

# The controls.
replay-controls = 移動到哪一刻
replay-scrubber = 步數
replay-step = { $step }／{ $steps }
replay-moment = 第 { $step } 步，共 { $steps } 步：{ $text }
replay-begin = 還沒發牌。
replay-first = 回到開頭
replay-trick-back = 上一墩
replay-previous = 退一步
replay-play = 播放
replay-pause = 暫停
replay-next = 進一步
replay-trick-on = 下一墩
replay-last = 跳到最後
replay-speed = 速度
replay-speed-value = { $speed } 倍
replay-keys = 按鍵：← → 一步一步走，Page Up、Page Down 一墩一墩走，Home、End 到頭尾，空白鍵播放。

# Where in the game.
replay-rounds = 各局
replay-round = 第 { $round } 局
replay-rail = 第 { $round } 局
replay-trick = 第 { $trick } 墩

# When there is nothing to show.
replay-not-over = 這場遊戲還沒結束
replay-not-over-text = 遊戲結束後，可以從任何座位看重播。在那之前，可以到牌桌觀戰。
replay-closed = 這張牌桌已經關閉
replay-closed-text = 遊戲沒有打完，所以沒有重播。
replay-none = 找不到牌桌
replay-none-text = 找不到這張牌桌，或者它需要密碼。請到牌桌的頁面輸入。
replay-failed = 拿不到這場遊戲
replay-failed-text = 請檢查連線，再試一次。
replay-lobby = 到大廳

# Playing on from a moment.
replay-branch = 從這裡接著玩
replay-branch-text = 從這個時間點開一張練習桌：不計成績，只有知道連結的人看得到。從這裡開始，隨機結果都是新的。
replay-branch-seat = 你的座位
replay-branch-go = 開始
