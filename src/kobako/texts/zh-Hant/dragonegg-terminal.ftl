# The Dragon's Egg in the terminal. Column heads and labels stay short: a line has 80 columns.
terminal-dragonegg-header = 發光的龍蛋　第 { $round } 回合　有人達到 { $target } 錢就結束
terminal-dragonegg-middle =
    { $egg ->
        [middle] 中央：牌庫 { $deck } 張、手環 { $bracelets } 個、龍蛋
       *[held] 中央：牌庫 { $deck } 張、手環 { $bracelets } 個
    }
terminal-dragonegg-head-seat = 座位
terminal-dragonegg-head-coins = 錢
terminal-dragonegg-head-bracelets = 手環
terminal-dragonegg-head-cards = 手牌
terminal-dragonegg-head-strong = 強組
terminal-dragonegg-head-weak = 弱組
terminal-dragonegg-head-total = 錢
terminal-dragonegg-you = 你（座位 { $seat }）
terminal-dragonegg-egg = ＋龍蛋
terminal-dragonegg-hand = 你的手牌
terminal-dragonegg-set =
    { $kind ->
        [friend] { $cards } 朋友 { $sum }
       *[barya] { $cards } 雜組 { $sum }
    }
terminal-dragonegg-forbidden = { $cards } 禁止
terminal-dragonegg-gain = { $gain } 錢
terminal-dragonegg-answer-sets =
    { $bracelet ->
        [yes] 輸入四張牌，強組在前：「R5 R5 / B1 B3」。輸入「bracelet」可以抽一張牌。
       *[no] 輸入四張牌，強組在前：「R5 R5 / B1 B3」。
    }
terminal-dragonegg-answer-egg = 輸入「strong」、「weak」或「keep」。
terminal-dragonegg-answer-discard = 輸入一張牌：「R5」。
terminal-dragonegg-log-last = 第 { $round } 回合的結果：
terminal-dragonegg-log-round = 第 { $round } 回合：
terminal-dragonegg-log-draw = { $name } 用手環抽到 { $card }
terminal-dragonegg-log-down = 已蓋好牌組：{ $names }
terminal-dragonegg-sheet-round = 第 { $round } 回合
terminal-dragonegg-why-sets = 把每種強組和弱組拿去跟許多手牌比，選乘積最好的分法。
terminal-dragonegg-why-remake =
    { $row ->
        [strong] 別人的強組都翻開了：數得出你贏幾組，弱組則用估的，選乘積最好的分法。
       *[weak] 別人的弱組都翻開了：數得出你贏幾組，強組則用估的，選乘積最好的分法。
    }
terminal-dragonegg-why-bracelet = 現在的手牌不好，多一張牌就多很多組法。
terminal-dragonegg-why-egg = 這兩組大概賺不了多少，值得先看看別人的強組。
terminal-dragonegg-why-keep = 這兩組已經夠好，龍蛋可以先留著。
terminal-dragonegg-why-discard = 少了這張牌，照樣組得出最好的牌組。
