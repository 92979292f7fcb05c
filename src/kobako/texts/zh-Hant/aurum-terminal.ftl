# Aurum in the terminal. Column heads and labels stay short: a line has 80 columns.
terminal-aurum-header =
    { $phase ->
        [predict] 煉金牌　第 { $round } 局　預測
        [swap] 煉金牌　第 { $round } 局　第 { $trick } 墩之前
        [deal] 煉金牌　第 { $round } 局　結束
        [over] 煉金牌　第 { $round } 局　遊戲結束
       *[other] 煉金牌　第 { $round } 局　第 { $trick } 墩
    }
terminal-aurum-head-seat = 座位
terminal-aurum-head-cards = 手牌
terminal-aurum-head-said = 預測
terminal-aurum-head-won = 贏墩
terminal-aurum-head-total = 總計
terminal-aurum-head-gold = 金卡
terminal-aurum-you = 你（座位 { $seat }）
terminal-aurum-standing =
    { $kind ->
        [needs] { $won }/{ $prediction }　還差 { $by } 墩　現在值 { $points } 分
        [exact] { $won }/{ $prediction }　剛剛好　現在值 { $points } 分
       *[over] { $won }/{ $prediction }　多了 { $by } 墩　現在值 { $points } 分
    }
terminal-aurum-supply = 供應堆
terminal-aurum-left-over = 剩下的牌
terminal-aurum-known = 已知的手牌
terminal-aurum-hand = 你的手牌
terminal-aurum-last = 上一墩
terminal-aurum-this =
    { $state ->
        [void] 作廢的墩
       *[open] 這一墩
    }
terminal-aurum-window = 換預測
terminal-aurum-swap-made = { $name } 付 { $gold }，放 { $laid } 換下 { $taken }{ $whose ->
        [partner] （隊友的）
       *[own] （自己的）
    }
terminal-aurum-swap = 換預測
terminal-aurum-window-swapped = 換了
terminal-aurum-window-stayed = 不換
terminal-aurum-window-skipped = 不能換
terminal-aurum-window-asked = 考慮中
terminal-aurum-window-later = 稍後
terminal-aurum-winner =
    { $state ->
        [done] （贏）
       *[open] （領先）
    }
terminal-aurum-lowest =
    { $gold ->
        [none] （最小）
       *[other] （最小，{ $gold }）
    }
terminal-aurum-answer-predict = 輸入一張手牌，例如「Z4」。
terminal-aurum-answer-swap =
    { $team ->
        [yes] 輸入「stay」，或金卡加手牌：「G0 Z7」、「G0 Z7 partner」。你的金卡：{ $gold }
       *[no] 輸入「stay」，或金卡加手牌：「G0 Z7」。你的金卡：{ $gold }
    }
terminal-aurum-answer-play =
    { $stop ->
        [yes] 可以出：{ $cards }，或輸入「stop」。
       *[no] 可以出：{ $cards }
    }
terminal-aurum-log-round = 第 { $round } 局
terminal-aurum-log-predictions = 預測
terminal-aurum-log-trick =
    { $state ->
        [void] 作廢的墩
       *[other] 第 { $trick } 墩
    }
terminal-aurum-unseen = 還沒看到
terminal-aurum-card-shown = 大家都知道
terminal-aurum-card-sealed = 這個花色已經有了
terminal-aurum-card-wins = 打出就領先
terminal-aurum-card-lowest =
    { $gold ->
        [none] 打出就最小（沒有金卡）
       *[other] 打出就最小（{ $gold }）
    }
terminal-aurum-sheet-round = 第 { $round } 局
terminal-aurum-sheet-entry = { $won }/{ $prediction }：{ $scored } + { $gold } = { $points }
terminal-aurum-sheet-note =
    { $reason ->
        [stop] { $name } 選擇結束。
        [stuck] { $name } 無牌可出。
       *[empty] { $name } 沒有牌可以引。
    }{ $decided ->
        [exact] 同分，由準確的預測決定。
        [gold] 同分，由最大的金卡決定。
        [shared] 始終平手。
       *[points] { "" }
    }
terminal-aurum-sheet-total =
    { $scoring ->
        [points] 總分
       *[nuggets] 金塊
    }
terminal-aurum-why-predict =
    拿你的手牌和金卡跟別人可能有的牌比，放平均得分最高的那個數字。
terminal-aurum-why-swap = 換預測預期能多得的分，比付出的金卡更值得。
terminal-aurum-why-stay = 換預測多得的分，抵不過付出的金卡。
terminal-aurum-why-stop = 現在結束，平均比再花一張金卡打下去更划算。
terminal-aurum-why-play =
    { $needed ->
        [0] 你不用再贏了，所以出應該不會贏的牌，或能換來金卡的牌。
       *[other] 你還要贏 { $needed } 墩，所以比較每張牌贏的機會、能換來的金卡，以及留著的價值。
    }
