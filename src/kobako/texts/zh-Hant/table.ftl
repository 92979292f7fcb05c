# The table page of the browser client. $who is "you" or "other".
table-bot-name = { $bot }{ $number }
table-free-seat = 空位
table-seat = 座位 { $seat }
table-you = 你
table-host = 桌主

# Before one is at the table.
table-loading = 正在找這張牌桌……
table-name-title = 怎麼稱呼你？
table-name-text = 有人邀你來玩。不用註冊，同桌的人會看到這個名字。
table-name-label = 你的名字
table-name-go = 到牌桌去
table-none-title = 找不到牌桌
table-cannot-title = 現在進不去
table-none-text = 找不到這張牌桌，或者它需要密碼。請檢查連結；如果有人給了你密碼，請在這裡輸入。
table-password-label = 密碼
table-password-go = 進入
table-password-wrong = 進不去。請檢查密碼和連結。
table-people = 玩家
table-lobby = 到大廳
table-home = 回首頁
table-face-failed = 遊戲載入失敗。請檢查連線，再重新整理頁面。
table-reload = 重新整理

# Seats, before the game.
table-seating-title = { $game }：請入座
table-chairs = 座位
table-sit = 坐這裡
table-stand = 離座
table-fill = 讓電腦玩家坐
table-free = 空出座位
table-kept = 留給 { $name }
table-start = 開始遊戲
table-start-wait = 坐滿就可以開始。
table-ready = 坐滿了，可以開始。
table-wait-host = 坐滿之後，由 { $name } 開始遊戲。
table-watch-text = 你正在觀戰。可以找空位坐下，也可以繼續看。
table-close = 關閉牌桌
table-close-ask = 要關閉這張牌桌嗎？
table-close-text = 遊戲還沒開始。關閉之後，大家都不能再從這個連結進來。
table-keep-open = 先不關
table-invite-title = 邀請朋友
table-invite-text = 把這個連結傳出去。打開的人取個名字就能入座。
table-invite-link = 邀請連結
table-copy = 複製
table-copied = 已複製
table-share = 分享
table-qr = 邀請連結的 QR 碼
table-qr-text = 也可以用手機掃描。
table-share-none = 現在只有這台電腦能打開連結。想和同一個網路裡的朋友玩，請這樣啟動伺服器：
table-setup-title = 這一桌
table-rated = 計入等級分
table-players = { $players } 人
table-option = { $name }：{ $value }
table-clock-none = 不限時
table-clock-move = 每次行動 { $time }
table-clock-bank = 整場 { $time }
table-clock-bank-plus = 整場 { $time }，每次行動再加 { $increment }
table-visibility-public = 公開：大廳裡人人看得到
table-visibility-link = 不公開：有連結的人才看得到
table-visibility-password = 不公開：有連結和密碼的人才看得到
table-commit-title = 怎麼檢查洗牌是否公正
table-commit-text = 還沒有人入座，這一桌就先定好了秘密值，並公布下面的承諾值。接著每個人再各加一份誰也料不到的資料。打完之後全部公開，你可以自己檢查，牌沒有人動過手腳。
table-commit-table = 牌桌的承諾值
table-commit-seat = { $name } 的承諾值
table-opening = 大家正在一起洗牌……
table-opening-text = 每個人都為洗牌加一份資料，請稍候。

# While it is played.
table-felt = 桌面
table-hand-question = 現在要做什麼
table-panel = 紀錄、聊天、計分、規則
table-menu = 選單
table-log = 紀錄
table-chat = 聊天
table-chat-unread = 聊天（{ $count } 則新訊息）
table-scores = 計分表
table-rules = 規則
table-keys = 按鍵
table-settings = 設定
table-unread = { $count } 則新訊息
table-describe = 用文字說明牌桌
table-described = 牌桌的情形
table-log-empty = 還沒有任何紀錄。
table-confirm = 確定：{ $move }
table-cancel = 重選
table-sending = 傳送中……
table-waits = 等連線恢復，就送出你的行動。
table-catching-up = 正在播放剛才的經過，點一下可以跳過。
table-skip = 跳過
table-rule-why = 原因見規則 { $number }
table-dismiss = 知道了
table-not-your-turn = 還沒輪到你，請等 { $names }。
table-no-sentence = 這個頁面還說不出這件事（{ $id }），請重新整理頁面。

# Clocks and who is here.
table-clock-seat = { $name } 的剩餘時間：{ $time }
table-ten-seconds = 你只剩十秒。
table-gone = 不在
table-bot-plays = 電腦代打中
table-replaceable = { $name } 已經離開一陣子了。
table-replace = 讓電腦玩家替 { $name } 代打
table-away-you = 電腦玩家正在替你代打。
table-back = 回到座位
table-leave = 離開遊戲
table-leave-ask = 要離開遊戲嗎？
table-leave-text = 電腦玩家會替你代打。只要遊戲還沒結束，你隨時可以回來。
table-leave-yes = 離開
table-leave-no = 留下
table-spectator = 你正在觀戰，共 { $watchers } 人觀戰
table-watchers = { $watchers } 人觀戰

# Taking a move back.
table-undo = 收回
table-undo-ask = { $name } 想收回上一步，可以嗎？
table-undo-yes = 可以
table-undo-no = 不行
table-undo-wait = 你想收回上一步，正在等 { $names } 回覆。
table-undo-agreed = 你同意了，正在等 { $names } 回覆。
table-undo-watch = { $name } 想收回上一步，正在等大家回覆。

# Chat.
table-chat-label = 你的訊息
table-chat-send = 送出
table-chat-empty = 還沒有人說話。
table-chat-left = 還能寫 { $count } 個字
table-chat-waits = 上一則訊息還在傳送中。
table-chat-failed = 沒有送出。{ $reason }
table-phrases = 快捷短語
table-phrase-hello = 大家好！
table-phrase-good-luck = 祝好運！
table-phrase-well-played = 打得好！
table-phrase-thanks = 謝謝！
table-phrase-sorry = 不好意思！
table-phrase-one-moment = 請等我一下。
table-phrase-oops = 糟糕！
table-phrase-again = 再來一場？

# Your turn.
table-turn-title = ● 輪到你了 - { $game }
table-turn-note = { $game }輪到你了。
table-sound-on = 打開音效
table-sound-off = 關掉音效
table-notify = 輪到我的時候通知我

# The end.
table-winner =
    { $who ->
        [you] 你贏了！
       *[other] { $name } 獲勝
    }
table-winners = { $names } 一起獲勝
table-draw = 沒有贏家
table-final = 最後得分
table-points = { $points } 分
table-place = 第 { $place } 名
table-again = 再來一場
table-next = 新的一場準備好了
table-next-go = 到新的牌桌
table-replay = 看重播
table-record = 下載牌譜
table-verify = 檢查這次發牌
table-look = 看牌桌
table-result = 看結果
table-closed-title = 這張牌桌已經關閉

# The connection.
table-net-online = 已連線
table-net-connecting = 連線中……
table-net-offline = 沒有連線
table-net-restarting = 伺服器重新啟動中
table-net-connecting-text = 正在連接伺服器，牌桌會保持現在的樣子。
table-net-offline-text = 連線中斷了。牌桌會自動恢復，已經確認的行動都不會丟失。
table-net-restarting-text = 伺服器正在重新啟動，馬上就能接著玩，已經確認的行動都不會丟失。
table-net-back-text = 連線恢復了，你什麼都沒錯過。

# Typed commands and keys.
table-command = 輸入行動或指令
table-command-go = 執行
table-command-help =
    照規則的寫法輸入行動，或輸入：
    log - 之前發生的事
    chat - 和同桌聊天
    scores - 計分表
    rules - 全部規則（「rules 7」從規則 7 看起）
    table - 用文字說明牌桌
    help - 這份說明
table-command-no-rule = 規則編號是 1 到 { $count }，請從中選一條。
table-command-no-turn = 現在還沒輪到你。
table-keys-title = 按鍵
table-key-choose = 在可以選的行動之間移動
table-key-digit = 用數字選行動
table-key-confirm = 確定選好的行動
table-key-cancel = 重選、關閉頁面
table-key-command = 輸入行動或指令
table-key-help = 這份按鍵表

# What the tables of all games have.
table-then = { $first }；{ $next }
table-chart = 每局結束時的總分
table-chart-line = { $name }：{ $totals }
table-sheet-round = 局
table-sheet-total = 總分
table-of = { $game }的牌桌

# A table that goes on from within a finished game.
table-practice = 練習
table-hint = 提示
table-hint-thinking = 思考中…
table-review = 回顧我的每一步
