# The plain terminal client. $who is "you" or "other"; a seat is named by its number.
# A card has a blank before it unless a sign stands there: only then it is coloured.
terminal-name =
    { $who ->
        [you] 你
       *[other] 座位 { $seat }
    }
terminal-question = { $question }{ $answers }
terminal-welcome = 請輸入你的行動；輸入「help」可以看所有指令。
terminal-help =
    除了遊戲中的行動，還可以輸入：
    table - 再看一次牌桌（直接按 Enter 也可以）
    hint - 換成電腦玩家「easy」會怎麼做，為什麼
    cards - 逐張列出你的手牌（以及還可能是什麼）
    log - 這一局的經過（「log all」看整場遊戲）
    scores - 計分表
    rules - 全部規則（「rules 7」只看規則 7）
    quit - 存檔並離開
terminal-hint = 經驗法則的建議：{ $move }。{ $reason }
terminal-thinks = { $name }思考中…
terminal-only-move = 你只有這個選擇。
terminal-cards = 根據你看到的一切，你手上有：
terminal-no-rule = 規則編號是 1 到 { $count }，請從中選一條。
terminal-ordered = 預先指示：{ $order }。只輸入 order 就能取消。
terminal-order-over = 現在沒有預先指示了。
terminal-unfinished = 牌譜到此為止，這場遊戲還沒打完。

# While the program is compiled for the first time.
warm = 第一次啟動：正在編譯 { $games }。只需要這一次，大約 { $seconds } 秒。
warm-study = 第一次啟動：正在編譯 { $games } 的提示與回顧。只需要這一次，大約 { $seconds } 秒。
warm-rules = 規則
warm-bot = 電腦玩家

# At a table of a server (`kobako join`).
terminal-join-help =
    除了遊戲中的行動，還可以輸入：
    table - 再看一次牌桌（直接按 Enter 也可以）
    cards - 逐張列出你的手牌（以及還可能是什麼）
    log - 這一局的經過（「log all」看到目前為止的所有經過）
    scores - 計分表
    rules - 全部規則（「rules 7」只看規則 7）
    say 你好 - 對整桌的人說話
    undo - 問其他人能不能讓你收回上一步
    yes、no - 回答想收回上一步的人
    sit 2 - 遊戲開始前坐到這個座位（只輸入「sit」就坐第一個空位）
    start - 座位都坐滿後開始遊戲（只有桌主可以）
    leave - 讓出座位並離開（遊戲中由電腦玩家接手）
    back - 從電腦玩家手上拿回座位
    again - 遊戲結束後，原班人馬再玩一場
    quit - 離開，座位還是你的
terminal-join-name = 你叫什麼名字？同桌的人會看到。
terminal-join-unreachable = { $server } 沒有回應。請檢查網址，並確認伺服器正在執行。
terminal-join-strange = 在 { $server } 回應的，不是這個版本的 Kobako 看得懂的伺服器。
terminal-join-game = 這個版本的 Kobako 沒有 { $game } 這款遊戲，請安裝新版。
terminal-join-lost = 連線中斷了，正在重新連線……
terminal-join-back = 重新連上了。
terminal-join-chair =
    { $kind ->
        [you] 座位 { $seat }：你
        [open] 座位 { $seat }：空位
        [kept] 座位 { $seat }：保留給 { $name }
       *[taken] 座位 { $seat }：{ $name }
    }
terminal-join-host =
    { $who ->
        [you] 你是桌主：座位都坐滿後，請輸入「start」。
       *[other] 座位都坐滿後，由 { $name } 開始遊戲。
    }
terminal-join-watch = 你在這裡沒有座位，所以是觀戰。
terminal-join-not-begun = 遊戲還沒開始。
terminal-join-away = 輸入「back」就能拿回座位。
terminal-join-answer = 同意請輸入「yes」，不同意請輸入「no」。
terminal-join-over = 輸入「again」原班人馬再玩一場，或輸入「quit」離開。
terminal-join-next = 同樣的座位開了新的一場。輸入「again」就能過去。
terminal-join-time = 剩餘時間：{ $time }
terminal-join-days = { $days } 天 { $hours } 小時
terminal-join-restart =
    { $minutes ->
        [0] 伺服器正在重新啟動，連線會自動恢復。{ $text }
       *[other] 伺服器將在 { $minutes } 分鐘後重新啟動，你的牌局會保留。{ $text }
    }
terminal-join-no-restart = 伺服器不會重新啟動了。
terminal-join-said = { $name } 說：{ $text }
