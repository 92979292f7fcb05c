# Luz in the terminal. Column heads and labels stay short: a line has 80 columns.
terminal-luz-header =
    { $phase ->
        [bid] ルイス　ラウンド{ $round }/4　ビッド　切り札は太陽（Y）
       *[other] ルイス　ラウンド{ $round }/4　トリック{ $trick }/10　切り札は太陽（Y）
    }
terminal-luz-head-seat = 席
terminal-luz-head-hand = 手札（スートごとに小さい順）
terminal-luz-head-tricks = トリック
terminal-luz-head-total = 合計点
terminal-luz-you = あなた（席{ $seat }）
terminal-luz-slots = スロット
terminal-luz-aside = 除外
terminal-luz-tricks = { $won }/{ $bid }
terminal-luz-no-bid = 未ビッド
terminal-luz-last = 前のトリック
terminal-luz-this = 今のトリック
terminal-luz-winner =
    { $done ->
        [yes] （勝ち）
       *[no] （優勢）
    }
terminal-luz-answer-bid = 「3」、保険ビーズも付けるなら「3+」のように入力します。
terminal-luz-answer-play = スロット：{ $slots }
terminal-luz-round-over = 第{ $round }ラウンド終了。取ったトリック数/ビッド、得点：
terminal-luz-log-round = 第{ $round }ラウンド
terminal-luz-log-bids = ビッド
terminal-luz-log-trick = 第{ $trick }トリック
terminal-luz-card-played = { $card }  出したカード
terminal-luz-card-sure = { $card }  確定
terminal-luz-sheet-round = 第{ $round }R
terminal-luz-why-bid =
    見えない手札をどれも候補の真ん中の数字とみなし、ほかの人の手札と比べて、平均でいちばん得点が高くなるビッドを選びます。
terminal-luz-why-lead =
    { $needed ->
        [0] もうトリックはいりません。同じスートでもっと大きいカードがほかの手札にいちばん多く残っているカードをリードします。スロット{ $slot }の候補：{ $cards }
       *[other] あと{ $needed }トリック必要です。同じスートでもっと大きいカードがほかの手札にいちばん少ないカードをリードします。スロット{ $slot }の候補：{ $cards }
    }
terminal-luz-why-follow =
    { $needed ->
        [0] もうトリックはいりません。負けそうなカードのうち、いちばん大きいものを捨てます。なければ、出せる中でいちばん大きいカードです。スロット{ $slot }の候補：{ $cards }
       *[other] あと{ $needed }トリック必要です。勝てそうなカードのうち、いちばん小さいものを出します。なければ、出せる中でいちばん小さいカードです。スロット{ $slot }の候補：{ $cards }
    }
