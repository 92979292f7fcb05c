# What the server answers when it cannot do what was asked. Each says what to do next.
no-such-table = 找不到這張牌桌，或者它需要密碼。請檢查連結，或問問傳給你的人。
no-such-page = 這裡沒有東西。請回到首頁。
no-such-person = 這個連結沒有對應的玩家。請檢查連結。
no-guest = 這裡還沒有人認識你，請先取個名字。
server-not-open = 遊戲已經開始了。你可以觀戰，或到別的牌桌入座。
server-seat-taken = 那個座位已經有人了，請選別的座位。
server-seat-kept = 這個座位已經留給別人，請選別的座位。
server-no-seat = 你不能在這張牌桌入座。可以觀戰，或選別的牌桌。
server-host-blocked = 你封鎖了這張牌桌的桌主。請先解除封鎖，或選別的牌桌。
server-not-seated = 你在這一桌沒有座位，請先入座。
server-already-seated = 你已經在這一桌入座了。想換座位，請先離座。
server-not-host = 只有桌主可以這麼做，請找桌主幫忙。
server-seats-open = 還有空位。請再等等，或讓電腦玩家補上。
server-not-running = 這一桌現在沒有在玩。
server-stale = 剛才那是針對前一步的選擇。畫面已經更新，請再看一次、重新選擇。
server-no-undo = 這一步不能收回，請繼續玩。
server-rated-undo = 這場遊戲計入等級分，不能收回，請繼續玩。
server-no-ask = 現在沒有人要收回行動，請繼續玩。
server-not-away = 沒有電腦玩家代打，座位本來就是你的。
server-away = 現在由電腦代打。請先拿回你的座位。
server-not-replaceable = 這位玩家還在，或才剛離開，請再等一下。
server-not-over = 遊戲還沒結束，請先玩完。
server-rematch-open = 下一場的牌桌已經開好了，請直接過去。
server-bad-name = 這個名字不能用。請取 1 到 24 個看得見的字。
server-bad-chat = 這則訊息送不出去。請寫 1 到 300 個字。
server-bad-bytes = 送來的資料和你的承諾值不符，所以不採用。遊戲會照常進行。
server-bad-message = 伺服器看不懂這個頁面送來的內容，請重新整理頁面。
server-too-large = 內容太長了，請縮短後再送出。
server-too-fast = 動作太快了，請等一下再試。
server-too-many-sockets = 你同時開了太多頁面，請關掉幾個分頁。
server-too-many-tables = 你開的牌桌太多了，請先玩完或關掉一桌。
server-full = 現在沒有空間再開新桌，請過幾分鐘再試。
server-bad-option = 這樣的設定開不了局。請檢查人數、座位和選項。
server-no-bot = 這個遊戲沒有這種電腦玩家，請選別的。
server-bad-clock = 這個時限不能用，請換一個。
server-bad-password = 密碼桌需要 1 到 100 個字的密碼。
server-closed = 這張牌桌已經關閉，請另開一桌。
server-closed-host = 桌主關閉了這張牌桌。
server-closed-idle = 大家都離開了，所以這張牌桌關閉了。
server-closed-rules = 開局之後，這款遊戲的規則有過更正，所以這一場算和局。
server-closed-steward = 伺服器的管理者關閉了這張牌桌：{ $text }
server-unfinished = 遊戲還沒結束，等打完再來。
server-no-branch = 不能從那裡接著玩，請選更早的時間點。
server-no-hints = 提示只供練習：其他座位都是電腦玩家時才能用。
server-no-review = 只有玩過這場遊戲的人才能看回顧。
server-nothing-asked = 現在還沒輪到你。
server-watchers-full = 這一桌的觀戰席滿了，請晚點再試。
server-origin = 伺服器不認得這個頁面的網址。請用伺服器啟動時顯示的網址。
server-trouble = 這邊出了點問題。已經確認的行動都還在，請重新整理頁面。

# What happens in the room around a game. $who is "you" or "other", $name whom it is about.
log-sat =
    { $who ->
        [you] 你入座了。
       *[other] { $name } 入座了。
    }
log-started = 遊戲開始。
log-branch = 練習：從一場打完的遊戲的第 { $step } 步接著玩。
log-away =
    { $who ->
        [you] 電腦玩家開始替你代打。
       *[other] 電腦玩家開始替 { $name } 代打。
    }
log-back =
    { $who ->
        [you] 你回到座位了。
       *[other] { $name } 回來了。
    }
log-undo-asked =
    { $who ->
        [you] 你想收回上一步。
       *[other] { $name } 想收回上一步。
    }
log-undo-done = 上一步收回了。
log-undo-refused = 上一步不收回，繼續進行。
log-time-out =
    { $who ->
        [you] 你的時間到了。
       *[other] { $name } 的時間到了。
    }
log-closed = 牌桌關閉了。
server-no-orders = 這個遊戲沒有預先指示。
