# Aurum in the browser. $who is "you" or "other"; $name is the name of a seat.
aurum-web-you = あなた
aurum-web-card = { $suit }{ $rank }
aurum-web-team = { $first }と{ $second }
aurum-web-laid =
    { $state ->
        [open] 予想は{ $card }
        [closed] 予想は伏せてある
       *[none] 予想はまだ
    }
aurum-web-tricks =
    { $won ->
       *[other] { $won }トリック獲得
    }
aurum-web-collection =
    { $count ->
        [0] 金なし
       *[other] 金{ $ranks }
    }
aurum-web-cards =
    { $held ->
       *[other] 手札{ $held }枚
    }
aurum-web-score =
    { $scoring ->
        [points] { $score }点
       *[nuggets] 金塊{ $score }個
    }
aurum-web-seat =
    { $who ->
        [you] あなた：{ $facts }。
       *[other] { $name }：{ $facts }。
    }
aurum-web-standing =
    { $kind ->
        [needs] 予想{ $prediction }、{ $won }トリック獲得、あと{ $by }必要
        [exact] 予想{ $prediction }、{ $won }トリック獲得、ぴったり
        [over] 予想{ $prediction }、{ $won }トリック獲得、{ $by }多い
       *[none] 予想はまだ
    }
aurum-web-side = { $side }：{ $standing }。
aurum-web-side-worth = { $side }：{ $standing }、今なら{ $points }点。
aurum-web-hand =
    { $who ->
        [you] あなたの手札：{ $cards }。
       *[other] { $name }の手札：{ $cards }。
    }
aurum-web-hand-known = { $held }、わかっているのは{ $cards }
aurum-web-played =
    { $name }：{ $card }{ $best ->
        [won] （勝ち）
        [winning] （優勢）
       *[no] { "" }
    }{ $low ->
        [no] { "" }
        [none] （最小、金なし）
       *[other] （最小、{ $low }）
    }
aurum-web-note =
    { $note ->
        [sealed] このスートはもう出ています
        [wins] 出せば優勢
        [lowest] 出せば最小
        [takes] 出せば最小で、{ $gold }
       *[shown] 全員が知っています
    }
aurum-web-gold-times = { $gold }、{ $count }枚
aurum-web-where =
    { $phase ->
        [predict] ラウンド{ $round }　予想
        [swap] ラウンド{ $round }　トリック{ $trick }の前
        [deal] ラウンド{ $round }
        [over] ラウンド{ $round }　ゲーム終了
       *[other] ラウンド{ $round }　トリック{ $trick }
    }
aurum-web-say-trick = 今のトリック：{ $cards }。
aurum-web-say-last = 前のトリック：{ $cards }。
aurum-web-say-void = 最後のトリックは無効：{ $cards }。
aurum-web-say-lead =
    { $who ->
        [you] 次のトリックはあなたがリードします。
       *[other] 次のトリックは{ $name }がリードします。
    }
aurum-web-say-sealed = トリックに出ているスート：{ $suits }。
aurum-web-say-shelf =
    { $gone ->
        [none] サプライの金：{ $there }。
       *[other] サプライの金：{ $there }。ないもの：{ $gone }。
    }
aurum-web-say-shelf-empty = サプライに金はありません。
aurum-web-say-left-over = 余り：{ $cards }。
aurum-web-say-unseen = 未確認：{ $cards }。
aurum-web-say-swap =
    { $who ->
        [you] { $whose ->
            [partner] あなたは{ $gold }を払い、パートナーの予想を{ $taken }から{ $laid }に替えました。
           *[own] あなたは{ $gold }を払い、予想を{ $taken }から{ $laid }に替えました。
        }
       *[other] { $whose ->
            [partner] { $name }は{ $gold }を払い、パートナーの予想を{ $taken }から{ $laid }に替えました。
           *[own] { $name }は{ $gold }を払い、予想を{ $taken }から{ $laid }に替えました。
        }
    }
aurum-web-say-turn =
    { $who ->
        [you] あなたの手番です。
       *[other] { $name }の手番です。
    }
aurum-web-say-winner =
    { $who ->
        [you] あなたの勝ちです。
       *[other] { $name }の勝ちです。
    }
aurum-web-say-result = 第{ $round }ラウンド：{ $sides }。{ $end }
aurum-web-say-result-side = { $side } { $prediction }＋{ $gold }＝{ $points }点

# On the table. Short: there is little room on a phone.
aurum-web-own = あなたの手札
aurum-web-own-gold = あなたの金
aurum-web-prediction = 予想
aurum-web-gold = 金
aurum-web-shelf = サプライ
aurum-web-left-over = 余り
aurum-web-last = 前のトリック
aurum-web-unseen =
    { $count ->
       *[other] ほかの手札にある未確認のカード{ $count }枚
    }
aurum-web-first = 最初の予想
aurum-web-known = 手札{ $held }枚のうち、わかっているもの
aurum-web-enlarge = 拡大する
aurum-web-held = 手札の枚数
aurum-web-won = 獲得トリック数
aurum-web-points = 合計点
aurum-web-nuggets = 金塊
aurum-web-partner = パートナー
aurum-web-leads = リード
aurum-web-wins =
    { $state ->
        [open] 優勢
       *[done] 勝ち
    }
aurum-web-lowest = 最小
aurum-web-trick-is =
    { $state ->
        [void] 無効
       *[done] 前のトリック
    }
aurum-web-worth-says = 今ラウンドが終わった場合
aurum-web-window =
    { $state ->
        [swapped] 交換した
        [stayed] そのまま
       *[skipped] 交換不可
    }
aurum-web-result = 第{ $round }ラウンドの結果
aurum-web-head-tricks = 獲得
aurum-web-head-points = 得点
aurum-web-head-gold = 金
aurum-web-head-sum = 合計
aurum-web-round-won = ラウンドの勝ち
aurum-web-end =
    { $reason ->
        [stop] { $who ->
            [you] あなたがラウンドを終わらせました。
           *[other] { $name }がラウンドを終わらせました。
        }
        [stuck] { $who ->
            [you] あなたが続けて出せず、ラウンドが終わりました。
           *[other] { $name }が続けて出せず、ラウンドが終わりました。
        }
       *[empty] { $who ->
            [you] あなたがリードできず、ラウンドが終わりました。
           *[other] { $name }がリードできず、ラウンドが終わりました。
        }
    }{ $decided ->
        [exact] 同点、ぴったりの予想で決着。
        [gold] 同点、いちばん大きい金で決着。
        [shared] 最後まで同点。
       *[points] { "" }
    }
aurum-web-lesson =
    { $kind ->
        [exact] 予想とぴったり
        [over] 予想より多い
       *[needs] 予想より少ない
    }
aurum-web-lesson-points =
    { $kind ->
        [exact] 予想の2倍の得点
        [over] 予想の数の得点
       *[needs] 0点
    }

# The question bar.
aurum-web-pick = カードを選んでください
aurum-web-predict = 予想は{ $rank }：{ $card }を置く
aurum-web-stay = そのまま
aurum-web-stop = ラウンドを終わらせる
aurum-web-swap-pick =
    { $whose ->
        [own] { $lacks ->
            [gold] 自分：金を選ぶ
            [card] 自分：手札を選ぶ
           *[both] 自分の予想を交換
        }
        [partner] { $lacks ->
            [gold] パートナー：金を選ぶ
            [card] パートナー：手札を選ぶ
           *[both] パートナーの予想を交換
        }
       *[only] { $lacks ->
            [gold] 交換：金を選ぶ
            [card] 交換：手札を選ぶ
           *[both] 交換：金と手札を選ぶ
        }
    }
aurum-web-swap-make =
    { $whose ->
        [own] 自分：{ $old } → { $new }
        [partner] パートナー：{ $old } → { $new }
       *[only] 交換：{ $old } → { $new }
    }
aurum-web-swap =
    { $whose ->
        [own] 自分：{ $gold }で{ $card }に
        [partner] パートナー：{ $gold }で{ $card }に
       *[only] { $gold }を払って{ $card }に
    }
aurum-web-play =
    { $does ->
        [wins] { $card }を出す：優勢
        [lowest] { $card }を出す：最小、金なし
        [takes] { $card }を出す：最小、{ $gold }
       *[no] { $card }を出す
    }
aurum-web-key-digit = その数字のカードを選ぶ（もう一度で次の1枚）

# Score sheet and chart.
aurum-web-sheet = 各ラウンドの獲得トリック数/予想と、金を含む得点

# Headings of the rules.
web-aurum-rule-1 = 人数とカード
web-aurum-rule-2 = 配り方
web-aurum-rule-3 = 予想
web-aurum-rule-4 = 最初のリード
web-aurum-rule-5 = 予想の交換
web-aurum-rule-6 = リード
web-aurum-rule-7 = 続けて出す
web-aurum-rule-8 = 出せないとき
web-aurum-rule-9 = トリックの結果
web-aurum-rule-10 = 次のトリック
web-aurum-rule-11 = ラウンドの終わり
web-aurum-rule-12 = 予想の得点
web-aurum-rule-13 = 金の得点
web-aurum-rule-14 = ラウンドの勝者
web-aurum-rule-15 = ゲームの勝者
web-aurum-rule-16 = 得点で競う遊び方
