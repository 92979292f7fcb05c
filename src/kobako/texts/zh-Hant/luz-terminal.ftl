# Luz in the terminal. Column heads and labels stay short: a line has 80 columns.
terminal-luz-header =
    { $phase ->
        [bid] 璃光　第 { $round } 局（共 4 局）　叫墩　王牌是太陽（Y）
       *[other] 璃光　第 { $round } 局（共 4 局）　第 { $trick } 墩（共 10 墩）　王牌是太陽（Y）
    }
terminal-luz-head-seat = 座位
terminal-luz-head-hand = 手牌（同花色由小到大）
terminal-luz-head-tricks = 贏/叫墩
terminal-luz-head-total = 總分
terminal-luz-you = 你（座位 { $seat }）
terminal-luz-slots = 格號
terminal-luz-aside = 擱置
terminal-luz-tricks = { $won }/{ $bid }
terminal-luz-no-bid = 未叫墩
terminal-luz-last = 上一墩
terminal-luz-this = 這一墩
terminal-luz-winner =
    { $done ->
        [yes] （贏）
       *[no] （領先）
    }
terminal-luz-answer-bid = 輸入「3」，要加保險珠就輸入「3+」。
terminal-luz-answer-play = 格號：{ $slots }
terminal-luz-round-over = 第 { $round } 局結束。贏的墩數/叫墩，以及得分：
terminal-luz-log-round = 第 { $round } 局
terminal-luz-log-bids = 叫墩
terminal-luz-log-trick = 第 { $trick } 墩
terminal-luz-card-played = { $card }  已打出
terminal-luz-card-sure = { $card }  確定
terminal-luz-sheet-round = 第 { $round } 局
terminal-luz-why-bid =
    把每張看不到的牌都當成可能數字的中間值，拿你的手牌跟別人的手牌比，再叫平均得分最高的墩數。
terminal-luz-why-lead =
    { $needed ->
        [0] 你不用再贏了，所以引這樣的牌：同花色裡，別人手上比它大的最多。第 { $slot } 格可能是 { $cards }。
       *[other] 你還要贏 { $needed } 墩，所以引這樣的牌：同花色裡，別人手上比它大的最少。第 { $slot } 格可能是 { $cards }。
    }
terminal-luz-why-follow =
    { $needed ->
        [0] 你不用再贏了，所以在應該會輸的牌裡丟最大的；沒有這種牌，就丟能出的牌裡最大的。第 { $slot } 格可能是 { $cards }。
       *[other] 你還要贏 { $needed } 墩，所以在應該會贏的牌裡出最小的；沒有這種牌，就出能出的牌裡最小的。第 { $slot } 格可能是 { $cards }。
    }
