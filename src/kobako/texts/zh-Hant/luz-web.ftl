# Luz in the browser. $who is "you" or "other"; $name is the name of a seat.
luz-web-you = 你
luz-web-suit =
    { $suit ->
        [Y] 太陽
        [R] 玫瑰
        [G] 葉子
        [B] 水滴
       *[P] 鳶尾
    }
luz-web-card = { $suit }{ $rank }
luz-web-bid =
    { $safety ->
        [yes] 叫 { $beads } 加保險珠
       *[no] 叫 { $beads }
    }
luz-web-no-bid = 還沒叫墩
luz-web-standing =
    { $kind ->
        [needs] { $bid }，已贏 { $won } 墩，還差 { $by } 墩
        [exact] { $bid }，已贏 { $won } 墩，剛剛好
        [saved] { $bid }，已贏 { $won } 墩，保險珠救回來
       *[over] { $bid }，已贏 { $won } 墩，多了 { $by } 墩
    }
luz-web-seat =
    { $who ->
        [you] 你：{ $standing }。總分 { $total }。
       *[other] { $name }：{ $standing }。總分 { $total }。
    }
luz-web-hand =
    { $who ->
        [you] 你的手牌：{ $cards }。
       *[other] { $name } 的手牌：{ $cards }。
    }
luz-web-empty =
    { $who ->
        [you] 你手上沒有牌了。
       *[other] { $name } 手上沒有牌了。
    }
luz-web-closed = { $suit }蓋牌 { $count } 張
luz-web-slot = 第 { $slot } 格，{ $suit }，由小到大第 { $place } 張，共 { $count } 張。
luz-web-maybe = 可能是 { $ranks }。
luz-web-sure = 確定是 { $ranks }。
luz-web-slot-maybe = { $slot }{ $maybe }
luz-web-played =
    { $best ->
        [won] { $name }：{ $card }（贏）
        [winning] { $name }：{ $card }（領先）
       *[no] { $name }：{ $card }
    }
luz-web-where =
    { $phase ->
        [bid] 第 { $round }/4 局　叫墩
        [play] 第 { $round }/4 局　第 { $trick }/10 墩
        [over] 第 { $round }/4 局　遊戲結束
       *[deal] 第 { $round }/4 局
    }
luz-web-say-trump = 王牌是{ $suit }。
luz-web-say-led = 引牌花色是{ $suit }。
luz-web-say-trick = 這一墩：{ $cards }。
luz-web-say-last = 上一墩：{ $cards }。
luz-web-say-aside = 擱置的牌：{ $cards }。
luz-web-say-turn =
    { $who ->
        [you] 輪到你了。
       *[other] 輪到 { $name }。
    }
luz-web-say-winner =
    { $who ->
        [you] 你贏了這場遊戲。
       *[other] { $name } 贏了這場遊戲。
    }

# On the table. Short: there is little room on a phone.
luz-web-table = 璃光的牌桌
luz-web-own = 你的手牌（同花色由小到大）
luz-web-trump = 王牌
luz-web-led = 引牌
luz-web-last = 上一墩
luz-web-aside = 擱置
luz-web-enlarge = 放大
luz-web-start = 起始玩家
luz-web-total = 總分
luz-web-slot-short = 第 { $slot } 格
luz-web-order = 由小到大第 { $place } 張，共 { $count } 張
luz-web-can-be = 可能是
luz-web-is = 確定

# The question bar.
luz-web-play = 打出第 { $slot } 格：{ $suit }
luz-web-make-bid =
    { $safety ->
        [yes] 叫 { $beads }+：贏 { $beads } 或 { $more } 墩
       *[no] 叫 { $beads }：剛好贏 { $beads } 墩
    }
luz-web-beads = 黃珠：你想贏的墩數
luz-web-bead-count =
    { $count ->
       *[other] { $count } 顆黃珠
    }
luz-web-safety = 保險珠
luz-web-safety-says = 多贏一墩也算成功，但得分減半
luz-web-pick = 要贏幾墩？

# Score sheet and chart.
luz-web-sheet = 各局的贏墩數/叫墩和得分
luz-web-key-info = 看這張牌還可能是什麼

# Headings of the rules.
web-luz-rule-1 = 牌
web-luz-rule-2 = 四局
web-luz-rule-3 = 發牌
web-luz-rule-4 = 傳手牌
web-luz-rule-5 = 叫墩
web-luz-rule-6 = 出牌與吃墩
web-luz-rule-7 = 跟牌
web-luz-rule-8 = 打出看不見的牌
web-luz-rule-9 = 誰贏這一墩
web-luz-rule-10 = 計分
web-luz-rule-11 = 三人遊戲的第 4 局
web-luz-rule-12 = 誰獲勝
