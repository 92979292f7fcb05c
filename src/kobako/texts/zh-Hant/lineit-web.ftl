# Line-it in the browser. $who is "you" or "other"; $name is the name of a seat.
lineit-web-card =
    { $colour ->
        [R] 紅 { $card }
        [B] 藍 { $card }
        [G] 綠 { $card }
        [Y] 黃 { $card }
       *[none] 挑戰牌 { $card }
    }
lineit-web-sentences = { $first }{ $next }
lineit-web-next =
    { $kind ->
        [up] 升序：下一張要大於 { $last }。
        [down] 降序：下一張要小於 { $last }。
        [one] 下一張數字牌決定方向。
        [stuck] 已經沒有數字牌接得上了。
       *[none] 可以從任何數字牌開始。
    }
lineit-web-challenge =
    { $stands ->
        [won] 挑戰 +{ $value }：{ $after }/{ $value } 張，現在收牌就成功。
        [lost] 挑戰 +{ $value }：{ $after }/{ $value } 張，失敗了。
       *[open] 挑戰 +{ $value }：{ $after }/{ $value } 張，還差 { $left } 張。
    }
lineit-web-cards = { $count } 張
lineit-web-cash-now = 現在收牌：{ $points }（{ $parts }）。
lineit-web-jackpot = 大獎：{ $count } 張。
lineit-web-adds =
    { $fits ->
        [yes] { $card } 接得上你的牌列。
       *[no] { $card }。
    }
lineit-web-score =
    { $tokens ->
        [none] { $who ->
            [you] 你的得分是 { $total }：計分牌堆 { $cards } 張。
           *[other] { $name } 的得分是 { $total }：計分牌堆 { $cards } 張。
        }
       *[some] { $who ->
            [you] 你的得分是 { $total }：計分牌堆 { $cards } 張，標記 { $tokens }。
           *[other] { $name } 的得分是 { $total }：計分牌堆 { $cards } 張，標記 { $tokens }。
        }
    }
lineit-web-line =
    { $who ->
        [you] 你的牌列：{ $cards }。
       *[other] { $name } 的牌列：{ $cards }。
    }
lineit-web-no-line =
    { $who ->
        [you] 你的牌列是空的。
       *[other] { $name } 的牌列是空的。
    }
lineit-web-hand =
    { $who ->
        [you] 你的手牌：{ $cards }。
       *[other] { $name } 的手牌：{ $cards }。
    }
lineit-web-no-hand =
    { $who ->
        [you] 你沒有手牌。
       *[other] { $name } 沒有手牌。
    }
lineit-web-hall =
    { $colour ->
        [R] 紅
        [B] 藍
        [G] 綠
       *[Y] 黃
    }色大獎：{ $count } 張。{ $who ->
        [you] 你的牌列有 { $have } 張這個顏色。
       *[other] { $name } 的牌列有 { $have } 張這個顏色。
    }
lineit-web-where =
    { $phase ->
        [turn] 第 { $round } 輪，共 { $rounds } 輪
        [final] 最終階段
        [over] 遊戲結束
       *[deck] 遊戲開始
    }
lineit-web-say-display = 展示區：{ $cards }。
lineit-web-say-deck = 牌庫還有 { $count } 張。
lineit-web-say-fits = 可以加到牌列的牌：{ $cards }。
lineit-web-say-no-fit = 沒有牌可以加到牌列。
lineit-web-say-wins = { $card } 能贏得 { $count } 張的大獎。
lineit-web-say-start =
    { $who ->
        [you] 你拿著起始玩家標記。
       *[other] { $name } 拿著起始玩家標記。
    }
lineit-web-say-winner =
    { $who ->
        [you] 你贏了這場遊戲。
       *[other] { $name } 贏了這場遊戲。
    }
lineit-web-say-turn =
    { $who ->
        [you] 輪到你了。
       *[other] 輪到 { $name }。
    }

# On the table. Short: there is little room on a phone.
lineit-web-display = 展示區
lineit-web-deck = 牌庫 { $count }
lineit-web-discard = 棄牌 { $count }
lineit-web-jackpots = 大獎
lineit-web-jackpots-how = 大獎：同色第三張贏得
lineit-web-empty = 還沒有牌列
lineit-web-cashed = 已收牌
lineit-web-look = 放大 { $name } 的牌列
lineit-web-start = 起始玩家標記
lineit-web-pile = 計分牌堆
lineit-web-tokens = 標記
lineit-web-with = 加上{ $card }：
lineit-web-not = { $card } 接不上。

# The question bar.
lineit-web-take-line = 把 { $card } 拿到牌列
lineit-web-take-hand = 把 { $card } 拿到手牌
lineit-web-play = 打出 { $card }
lineit-web-with-brings = { $text }（{ $brings }）
lineit-web-jackpot-short = 大獎 +{ $count }
lineit-web-challenge-short = 挑戰 { $after }/{ $value }
lineit-web-cash-short = 收牌 { $points }
lineit-web-cash = 收牌：{ $parts }
lineit-web-end = 結束回合
lineit-web-pass = 跳過
lineit-web-to-line = 到牌列
lineit-web-to-hand = 到手牌
lineit-web-no-fit = 接不上
lineit-web-ends = 並結束回合
lineit-web-ends-says = 這些按鈕是否同時結束回合

# Score sheet and chart.
lineit-web-sheet = 得分的組成
lineit-web-sheet-corner = 項目
lineit-web-sheet-line = 目前牌列
lineit-web-tokens-won = 獎勵標記
lineit-web-tokens-lost = 扣分標記
lineit-web-chart = 得分：牌和標記

# Headings of the rules.
web-lineit-rule-1 = 牌
web-lineit-rule-2 = 展示區
web-lineit-rule-3 = 一輪
web-lineit-rule-4 = 你的回合
web-lineit-rule-5 = 怎樣才接得上
web-lineit-rule-6 = 收牌
web-lineit-rule-7 = 大獎
web-lineit-rule-8 = 一輪結束
web-lineit-rule-9 = 下一輪
web-lineit-rule-10 = 最終階段
web-lineit-rule-11 = 誰獲勝
