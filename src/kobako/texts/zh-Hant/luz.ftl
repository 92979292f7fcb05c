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
