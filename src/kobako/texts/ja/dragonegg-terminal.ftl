# The Dragon's Egg in the terminal. Column heads and labels stay short: a line has 80 columns.
terminal-dragonegg-header = 光る龍の卵　第{ $round }ラウンド　{ $target }銭で終了
terminal-dragonegg-middle =
    { $egg ->
        [middle] 中央：山札{ $deck }枚、腕輪{ $bracelets }個、卵
       *[held] 中央：山札{ $deck }枚、腕輪{ $bracelets }個
    }
terminal-dragonegg-head-seat = 席
terminal-dragonegg-head-coins = お金
terminal-dragonegg-head-bracelets = 腕輪
terminal-dragonegg-head-cards = 手札
terminal-dragonegg-head-strong = 強いセット
terminal-dragonegg-head-weak = 弱いセット
terminal-dragonegg-head-total = お金
terminal-dragonegg-you = あなた（席{ $seat }）
terminal-dragonegg-egg = ＋卵
terminal-dragonegg-hand = あなたの手札
terminal-dragonegg-set =
    { $kind ->
        [friend] { $cards } 友だち{ $sum }
       *[barya] { $cards } バーヤー{ $sum }
    }
terminal-dragonegg-forbidden = { $cards } 禁止
terminal-dragonegg-gain = { $gain }銭
terminal-dragonegg-answer-sets =
    { $bracelet ->
        [yes] 「R5 R5 / B1 B3」のように、強いセットから4枚入力します。「bracelet」ならカードを引きます。
       *[no] 「R5 R5 / B1 B3」のように、強いセットから4枚入力します。
    }
terminal-dragonegg-answer-egg = 「strong」「weak」「keep」のどれかを入力します。
terminal-dragonegg-answer-discard = 「R5」のようにカードを入力します。
terminal-dragonegg-log-last = 第{ $round }ラウンドの結果：
terminal-dragonegg-log-round = 第{ $round }ラウンド：
terminal-dragonegg-log-draw = { $name }が腕輪で引いたカード：{ $card }
terminal-dragonegg-log-down = セットを伏せた人：{ $names }
terminal-dragonegg-sheet-round = 第{ $round }R
terminal-dragonegg-why-sets = 強いセットと弱いセットをそれぞれ多くの手札と比べ、掛け算がいちばん大きくなる分け方を選びます。
terminal-dragonegg-why-remake =
    { $row ->
        [strong] ほかの人の強いセットが見えています。そこで勝てる数を数え、弱いセットは見当をつけて、掛け算がいちばん大きい分け方を選びます。
       *[weak] ほかの人の弱いセットが見えています。そこで勝てる数を数え、強いセットは見当をつけて、掛け算がいちばん大きい分け方を選びます。
    }
terminal-dragonegg-why-bracelet = 今の手札は弱いので、1枚増やして組み合わせを広げます。
terminal-dragonegg-why-egg = このままではあまり稼げそうにないので、ほかの人の強いセットを見る価値があります。
terminal-dragonegg-why-keep = 今のセットで十分なので、卵は取っておきます。
terminal-dragonegg-why-discard = このカードがなくても、いちばん良いセットが作れます。
