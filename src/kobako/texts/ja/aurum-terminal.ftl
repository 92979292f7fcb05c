# Aurum in the terminal. Column heads and labels stay short: a line has 80 columns.
terminal-aurum-header =
    { $phase ->
        [predict] アウルム　ラウンド{ $round }　予想
        [swap] アウルム　ラウンド{ $round }　トリック{ $trick }の前
        [deal] アウルム　ラウンド{ $round }　終了
        [over] アウルム　ラウンド{ $round }　ゲーム終了
       *[other] アウルム　ラウンド{ $round }　トリック{ $trick }
    }
terminal-aurum-head-seat = 席
terminal-aurum-head-cards = 手札
terminal-aurum-head-said = 予想
terminal-aurum-head-won = 勝ち
terminal-aurum-head-total = 合計
terminal-aurum-head-gold = 金
terminal-aurum-you = あなた（席{ $seat }）
terminal-aurum-standing =
    { $kind ->
        [needs] { $won }/{ $prediction }　あと{ $by }　今なら{ $points }点
        [exact] { $won }/{ $prediction }　ぴったり　今なら{ $points }点
       *[over] { $won }/{ $prediction }　{ $by }多い　今なら{ $points }点
    }
terminal-aurum-supply = サプライ
terminal-aurum-left-over = 余り
terminal-aurum-known = 既知の手札
terminal-aurum-hand = あなたの手札
terminal-aurum-last = 前のトリック
terminal-aurum-this =
    { $state ->
        [void] 無効
       *[open] 今のトリック
    }
terminal-aurum-window = 予想の交換
terminal-aurum-swap-made = { $name }：{ $gold } を払い { $taken } → { $laid }{ $whose ->
        [partner] （パートナー）
       *[own] （自分）
    }
terminal-aurum-swap = 交換
terminal-aurum-window-swapped = 交換した
terminal-aurum-window-stayed = そのまま
terminal-aurum-window-skipped = 不可
terminal-aurum-window-asked = 検討中
terminal-aurum-window-later = これから
terminal-aurum-winner =
    { $state ->
        [done] （勝ち）
       *[open] （優勢）
    }
terminal-aurum-lowest =
    { $gold ->
        [none] （最小）
       *[other] （最小、{ $gold }）
    }
terminal-aurum-answer-predict = 「Z4」のように手札のカードを入力します。
terminal-aurum-answer-swap =
    { $team ->
        [yes] 「stay」、または金とカードで「G0 Z7」「G0 Z7 partner」と入力します。あなたの金：{ $gold }
       *[no] 「stay」、または金とカードで「G0 Z7」と入力します。あなたの金：{ $gold }
    }
terminal-aurum-answer-play =
    { $stop ->
        [yes] 出せるカード：{ $cards }、または「stop」
       *[no] 出せるカード：{ $cards }
    }
terminal-aurum-log-round = 第{ $round }ラウンド
terminal-aurum-log-predictions = 予想
terminal-aurum-log-trick =
    { $state ->
        [void] 無効
       *[other] 第{ $trick }トリック
    }
terminal-aurum-unseen = 未確認
terminal-aurum-card-shown = 全員が知っている
terminal-aurum-card-sealed = スートが出ている
terminal-aurum-card-wins = 出せば優勢
terminal-aurum-card-lowest =
    { $gold ->
        [none] 出せば最小（金なし）
       *[other] 出せば最小（{ $gold }）
    }
terminal-aurum-sheet-round = 第{ $round }R
terminal-aurum-sheet-entry = { $won }/{ $prediction }：{ $scored }＋{ $gold }＝{ $points }
terminal-aurum-sheet-note =
    { $reason ->
        [stop] { $name }が終わらせました。
        [stuck] { $name }が続けて出せませんでした。
       *[empty] { $name }がリードできませんでした。
    }{ $decided ->
        [exact] 同点、ぴったりの予想で決着。
        [gold] 同点、いちばん大きい金で決着。
        [shared] 最後まで同点。
       *[points] { "" }
    }
terminal-aurum-sheet-total =
    { $scoring ->
        [points] 合計点
       *[nuggets] 金塊
    }
terminal-aurum-why-predict =
    あなたの手札と金を、ほかの人が持っていそうなカードと比べ、平均でいちばん得点が高くなる数字のカードを置きます。
terminal-aurum-why-swap = 予想を替えると、払う金の価値よりも多くの得点が見込めます。
terminal-aurum-why-stay = 予想を替えても、払う金の価値ほどの得点は増えません。
terminal-aurum-why-stop = 金を1枚使って続けるより、ここで終わるほうが平均して得です。
terminal-aurum-why-play =
    { $needed ->
        [0] もうトリックはいりません。勝たないカードや、金を生むカードを出します。
       *[other] あと{ $needed }トリック必要です。勝つ見込み、金を生む見込み、後で使う価値を比べて選びます。
    }
