# Line-it in the terminal. Column heads and labels stay short: a line has 80 columns.
terminal-lineit-header =
    { $phase ->
        [turn] 一綫勝機　第 { $round } 輪（共 { $rounds } 輪）　牌庫 { $deck } 張　棄牌 { $discard } 張
        [final] 一綫勝機　最終階段　棄牌 { $discard } 張
       *[over] 一綫勝機　遊戲結束　棄牌 { $discard } 張
    }
terminal-lineit-display = 展示區
terminal-lineit-taken = （{ $card }）
terminal-lineit-jackpot =
    { $colour ->
        [R] 紅
        [B] 藍
        [G] 綠
       *[Y] 黃
    }　{ $count } 張
terminal-lineit-start =
    { $who ->
        [you] 你＊
       *[other] { $name }＊
    }
terminal-lineit-score = { $score } 分（{ $cards } 張{ $tokens }）
terminal-lineit-hand = 手牌 { $cards }
terminal-lineit-no-hand = 沒有手牌
terminal-lineit-line = 牌列
terminal-lineit-no-line = 沒有牌列
terminal-lineit-next =
    { $direction ->
        [up] 升序，要大於 { $last }
       *[down] 降序，要小於 { $last }
    }
terminal-lineit-challenge =
    { $stands ->
        [won] 挑戰 { $after }/{ $value }：現在成功
        [open] 挑戰 { $after }/{ $value }：還有機會
       *[lost] 挑戰 { $after }/{ $value }：失敗
    }
terminal-lineit-cash = 現在收牌：{ $points } 分（{ $cards } 張{ $tokens }）
terminal-lineit-answers = { $first }{ $next }
terminal-lineit-answer-line = 牌列：{ $cards }。
terminal-lineit-answer-hand = 手牌：{ $cards }。
terminal-lineit-answer-play = 打出：{ $cards }。
terminal-lineit-answer-more = 也可以輸入：{ $moves }。
terminal-lineit-log-round = 第 { $round } 輪（共 { $rounds } 輪）
terminal-lineit-log-shown = 翻開的牌
terminal-lineit-log-left = 還在的牌
terminal-lineit-card-fits =
    { $source ->
        [hand] 手牌 { $card } 接得上你的牌列。
       *[display] 展示區 { $card } 接得上你的牌列。
    }
terminal-lineit-card-not =
    { $source ->
        [hand] 手牌 { $card }：{ $why }
       *[display] 展示區 { $card }：{ $why }
    }
terminal-lineit-card-jackpot = 它是同色的第三張，可以贏得 { $count } 張。
terminal-lineit-sheet-head-seat = 座位
terminal-lineit-sheet-head-cards = 牌
terminal-lineit-sheet-head-tokens = 標記
terminal-lineit-sheet-head-score = 得分
terminal-lineit-why-line =
    { $jackpot ->
        [0] 比較牌列還能接多少張、手牌還有多少用處，放了 { $card } 之後兩者合計最划算。
       *[other] { $card } 能贏得 { $jackpot } 張的大獎，扣掉牌列失去的空間還是划算。
    }
terminal-lineit-why-hand = { $card } 留在手牌更有用：之後可以補空隙，或用來開始下一個牌列。
terminal-lineit-why-cash = 這個牌列除了現在的 { $points } 分，很難再多拿了，新的牌列更有希望。
terminal-lineit-why-end = 做別的事只會失去空間或分數。
