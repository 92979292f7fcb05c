# Line-it in the browser. $who is "you" or "other"; $name is the name of a seat.
lineit-web-card =
    { $colour ->
        [R] 赤{ $card }
        [B] 青{ $card }
        [G] 緑{ $card }
        [Y] 黄{ $card }
       *[none] チャレンジ{ $card }
    }
lineit-web-sentences = { $first }{ $next }
lineit-web-next =
    { $kind ->
        [up] 昇順：次は{ $last }より大。
        [down] 降順：次は{ $last }より小。
        [one] 次の数字で向きが決まります。
        [stuck] もう数字はつながりません。
       *[none] どの数字からでも始められます。
    }
lineit-web-challenge =
    { $stands ->
        [won] チャレンジ+{ $value }：{ $after }/{ $value }枚、いま精算すれば成功。
        [lost] チャレンジ+{ $value }：{ $after }/{ $value }枚、失敗。
       *[open] チャレンジ+{ $value }：{ $after }/{ $value }枚、あと{ $left }枚。
    }
lineit-web-cards = { $count }枚
lineit-web-cash-now = いま精算：{ $points }（{ $parts }）。
lineit-web-jackpot = ジャックポット：{ $count }枚。
lineit-web-adds =
    { $fits ->
        [yes] { $card }はラインにつながります。
       *[no] { $card }。
    }
lineit-web-score =
    { $tokens ->
        [none] { $who ->
            [you] あなたの得点は{ $total }点：得点の山{ $cards }枚。
           *[other] { $name }の得点は{ $total }点：得点の山{ $cards }枚。
        }
       *[some] { $who ->
            [you] あなたの得点は{ $total }点：得点の山{ $cards }枚、トークン{ $tokens }。
           *[other] { $name }の得点は{ $total }点：得点の山{ $cards }枚、トークン{ $tokens }。
        }
    }
lineit-web-line =
    { $who ->
        [you] あなたのライン：{ $cards }。
       *[other] { $name }のライン：{ $cards }。
    }
lineit-web-no-line =
    { $who ->
        [you] あなたのラインは空です。
       *[other] { $name }のラインは空です。
    }
lineit-web-hand =
    { $who ->
        [you] あなたの手札：{ $cards }。
       *[other] { $name }の手札：{ $cards }。
    }
lineit-web-no-hand =
    { $who ->
        [you] あなたの手札はありません。
       *[other] { $name }の手札はありません。
    }
lineit-web-hall =
    { $colour ->
        [R] 赤
        [B] 青
        [G] 緑
       *[Y] 黄
    }のジャックポット：{ $count }枚。{ $who ->
        [you] あなたのラインにこの色は{ $have }枚。
       *[other] { $name }のラインにこの色は{ $have }枚。
    }
lineit-web-where =
    { $phase ->
        [turn] ラウンド{ $round }/{ $rounds }
        [final] 最終フェイズ
        [over] ゲーム終了
       *[deck] ゲーム開始
    }
lineit-web-say-display = 場札：{ $cards }。
lineit-web-say-deck = 山札は残り{ $count }枚です。
lineit-web-say-fits = ラインに加えられるカード：{ $cards }。
lineit-web-say-no-fit = ラインに加えられるカードはありません。
lineit-web-say-wins = { $card }でジャックポットの{ $count }枚を獲得できます。
lineit-web-say-start =
    { $who ->
        [you] スタートマーカーはあなたが持っています。
       *[other] スタートマーカーは{ $name }が持っています。
    }
lineit-web-say-winner =
    { $who ->
        [you] あなたの勝ちです。
       *[other] { $name }の勝ちです。
    }
lineit-web-say-turn =
    { $who ->
        [you] あなたの手番です。
       *[other] { $name }の手番です。
    }

# On the table. Short: there is little room on a phone.
lineit-web-display = 場札
lineit-web-deck = 山札{ $count }
lineit-web-discard = 捨て札{ $count }
lineit-web-jackpots = ジャックポット
lineit-web-jackpots-how = ジャックポット：同じ色の3枚目で獲得
lineit-web-empty = ラインなし
lineit-web-cashed = 精算済み
lineit-web-look = { $name }のラインを拡大する
lineit-web-start = スタートマーカー
lineit-web-pile = 得点の山
lineit-web-tokens = トークン
lineit-web-with = { $card }を加えると：
lineit-web-not = { $card }はつながりません。

# The question bar.
lineit-web-take-line = { $card }をラインに取る
lineit-web-take-hand = { $card }を手札に取る
lineit-web-play = { $card }を出す
lineit-web-with-brings = { $text }（{ $brings }）
lineit-web-jackpot-short = ジャックポット+{ $count }
lineit-web-challenge-short = チャレンジ{ $after }/{ $value }
lineit-web-cash-short = 精算{ $points }
lineit-web-cash = 精算：{ $parts }
lineit-web-end = 手番を終える
lineit-web-pass = パス
lineit-web-to-line = ラインへ
lineit-web-to-hand = 手札へ
lineit-web-no-fit = つながらない
lineit-web-ends = 手番も終える
lineit-web-ends-says = このボタンで手番も終えるかどうか

# Score sheet and chart.
lineit-web-sheet = 得点の内訳
lineit-web-sheet-corner = 内訳
lineit-web-sheet-line = いまのライン
lineit-web-tokens-won = ボーナストークン
lineit-web-tokens-lost = ペナルティトークン
lineit-web-chart = 得点：カードとトークン

# Headings of the rules.
web-lineit-rule-1 = カード
web-lineit-rule-2 = 場札
web-lineit-rule-3 = ラウンド
web-lineit-rule-4 = 手番
web-lineit-rule-5 = つながるカード
web-lineit-rule-6 = 精算
web-lineit-rule-7 = ジャックポット
web-lineit-rule-8 = ラウンドの終わり
web-lineit-rule-9 = 次のラウンドへ
web-lineit-rule-10 = 最終フェイズ
web-lineit-rule-11 = ゲームの勝者
