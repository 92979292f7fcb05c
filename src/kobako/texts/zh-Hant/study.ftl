# Why a move is good or bad. Counted in worlds that the seat can imagine, in which all play on by rule of thumb.
study-only-move = 沒有別的選擇。
study-ends = 到終局平均 { $points } 分，其他人之中最高的平均 { $most } 分。
study-luz-bid = 在 { $percent }% 的可能牌況中會成功；平均 { $tricks } 墩。
study-luz-trick = 在 { $percent }% 的可能牌況中會贏下這一墩。
study-luz-round = 這一局平均 { $tricks } 墩；叫墩 { $bid } 有 { $percent }% 會成功。
study-lineit-cash =
    { $sign ->
        [minus] 馬上扣 { $points } 分。
       *[plus] 馬上得 { $points } 分。
    }
study-lineit-line =
    { $sign ->
        [minus] 接著馬上收牌的話，這條牌列會扣 { $points } 分。
       *[plus] 接著馬上收牌的話，這條牌列會得 { $points } 分。
    }
study-dragonegg-gain = 這個回合平均賺 { $money } 錢；在 { $percent }% 的可能牌況中什麼也賺不到。
study-dragonegg-egg = 回合結束時有 { $percent }% 由你持有龍蛋。
study-yurikure-couples = 在 { $percent }% 的可能發展中，由你放了支援點的伴侶決定勝負；平均 { $points } 分。
study-aurum-trick = 在 { $percent }% 的可能牌況中會贏下這一墩。
study-aurum-round = 這一局平均 { $points } 分；預測有 { $percent }% 剛剛好。

# How a move is graded.
study-grade-fine = 沒問題
study-grade-untold = 看不出損失
study-grade-small = 小損失
study-grade-mistake = 失誤
