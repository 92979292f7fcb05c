# Names.
luz-suit-Y = 太陽（黃）
luz-suit-R = 玫瑰（紅）
luz-suit-G = 葉子（綠）
luz-suit-B = 水滴（藍）
luz-suit-P = 鳶尾（紫）

# Refusals in Luz.
luz-bid-first = 所有人都叫完墩才能出牌。請輸入「bid 3」，要加保險珠就輸入「bid 3+」。
luz-bids-done = 叫墩已經結束了。請用格號出牌，例如「play 4」。
luz-bid-range = 黃珠可以叫 0 到 { $most } 顆。請輸入「bid 3」，要加保險珠就輸入「bid 3+」。
luz-no-slot = 格號只有 1 到 { $most }，請從中選一格。
luz-slot-empty = 第 { $slot } 格是空的，那張牌你已經打出去了。你還有第 { $slots } 格。
luz-follow =
    引牌花色是{ $suit ->
        [Y] 太陽（黃）
        [R] 玫瑰（紅）
        [G] 葉子（綠）
        [B] 水滴（藍）
       *[P] 鳶尾（紫）
    }，你手上有，必須跟牌。請出第 { $slots } 格。

# What happened at the table. Whoever says it adds $who ("you" or "other") and $name to the seat.
# A card has a blank before it unless a sign stands there: only then a terminal colours it.
luz-told-first =
    { $who ->
        [you] 你發第 1 局的牌。
       *[other] { $name } 發第 1 局的牌。
    }
luz-told-dealt =
    { $who ->
        [you] 第 { $round } 局發好牌了。你最先叫墩。
       *[other] 第 { $round } 局發好牌了。{ $name } 最先叫墩。
    }
luz-told-bid =
    { $who ->
        [you] 你叫 { $bid }。
       *[other] { $name } 叫 { $bid }。
    }
luz-told-play =
    { $who ->
        [you] 你打出第 { $slot } 格，是 { $card }。
       *[other] { $name } 打出 { $card }。
    }
luz-told-trick =
    { $who ->
        [you] 你贏得這一墩。
       *[other] { $name } 贏得這一墩。
    }
luz-told-round = 第 { $round } 局結束。
luz-told-points =
    { $who ->
        [you] 你叫 { $bid }，贏 { $won } 墩，得分 { $points }。
       *[other] { $name } 叫 { $bid }，贏 { $won } 墩，得分 { $points }。
    }
luz-told-over =
    { $who ->
        [you] 遊戲結束。你以總分 { $points } 分獲勝。
       *[other] 遊戲結束。{ $name } 以總分 { $points } 分獲勝。
    }

# What is asked of you, or whom the table waits for: one short sentence that says what to do.
luz-ask-bid = 你要贏幾墩？請叫 0 到 { $most }。
luz-ask-lead = 輪到你引牌，出哪張都可以。
luz-ask-follow =
    你必須跟{ $suit ->
        [Y] 太陽（黃）
        [R] 玫瑰（紅）
        [G] 葉子（綠）
        [B] 水滴（藍）
       *[P] 鳶尾（紫）
    }。
luz-ask-free =
    你沒有{ $suit ->
        [Y] 太陽（黃）
        [R] 玫瑰（紅）
        [G] 葉子（綠）
        [B] 水滴（藍）
       *[P] 鳶尾（紫）
    }，出哪張都可以。
luz-ask-wait-bid = { $name } 正在叫墩。
luz-ask-wait-play = { $name } 正在選牌。
luz-ask-deal = 正在發牌。
luz-ask-over =
    { $who ->
        [you] 遊戲結束，你贏了！
       *[other] 遊戲結束，{ $name } 獲勝。
    }
