# Line-it in the terminal. Column heads and labels stay short: a line has 80 columns.
terminal-lineit-header =
    { $phase ->
        [turn] ラインイット　ラウンド{ $round }/{ $rounds }　山札{ $deck }枚　捨て札{ $discard }枚
        [final] ラインイット　最終フェイズ　捨て札{ $discard }枚
       *[over] ラインイット　ゲーム終了　捨て札{ $discard }枚
    }
terminal-lineit-display = 場札
terminal-lineit-taken = （{ $card }）
terminal-lineit-jackpot =
    { $colour ->
        [R] 赤
        [B] 青
        [G] 緑
       *[Y] 黄
    }　{ $count }枚
terminal-lineit-start =
    { $who ->
        [you] あなた＊
       *[other] { $name }＊
    }
terminal-lineit-score = { $score }点（{ $cards }枚{ $tokens }）
terminal-lineit-hand = 手札 { $cards }
terminal-lineit-no-hand = 手札なし
terminal-lineit-line = ライン
terminal-lineit-no-line = ラインなし
terminal-lineit-next =
    { $direction ->
        [up] 昇順、次は{ $last }より大
       *[down] 降順、次は{ $last }より小
    }
terminal-lineit-challenge =
    { $stands ->
        [won] チャレンジ{ $after }/{ $value }：いま成功
        [open] チャレンジ{ $after }/{ $value }：途中
       *[lost] チャレンジ{ $after }/{ $value }：失敗
    }
terminal-lineit-cash = いま精算：{ $points }点（{ $cards }枚{ $tokens }）
terminal-lineit-answers = { $first }{ $next }
terminal-lineit-answer-line = ライン：{ $cards }。
terminal-lineit-answer-hand = 手札：{ $cards }。
terminal-lineit-answer-play = 出す：{ $cards }。
terminal-lineit-answer-more = ほかに：{ $moves }
terminal-lineit-log-round = ラウンド{ $round }/{ $rounds }
terminal-lineit-log-shown = 並んだ場札
terminal-lineit-log-left = 残り
terminal-lineit-card-fits =
    { $source ->
        [hand] 手札の { $card } はラインにつながります。
       *[display] 場札の { $card } はラインにつながります。
    }
terminal-lineit-card-not =
    { $source ->
        [hand] 手札の { $card }：{ $why }
       *[display] 場札の { $card }：{ $why }
    }
terminal-lineit-card-jackpot = 同じ色の3枚目なので、{ $count }枚獲得できます。
terminal-lineit-sheet-head-seat = 席
terminal-lineit-sheet-head-cards = カード
terminal-lineit-sheet-head-tokens = トークン
terminal-lineit-sheet-head-score = 得点
terminal-lineit-why-line =
    { $jackpot ->
        [0] ラインがあとどれだけ伸びるかと、手札の使い道を比べています。{ $card } を置いたあとが、合わせていちばん得になります。
       *[other] { $card } でジャックポットの{ $jackpot }枚を獲得できます。ラインの余地が減る分を引いても得です。
    }
terminal-lineit-why-hand = { $card } は手札に置くほうが得です。あとで間を埋めたり、次のラインを始めたりできます。
terminal-lineit-why-cash = このラインは、いまの{ $points }点からほとんど伸びません。新しいラインのほうが期待できます。
terminal-lineit-why-end = ほかの手では、余地か点を失います。
