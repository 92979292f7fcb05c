# Names.
aurum-suit-B = ビスマス
aurum-suit-P = リン
aurum-suit-Z = 亜鉛
aurum-suit-C = 銅
aurum-suit-S = 銀
aurum-suit-G = 金

# Refusals in Aurum.
aurum-now-predict = まず全員が予想のカードを置きます。「predict Z4」のように、手札から1枚置いてください。
aurum-now-swap = トリックの前に予想を交換できます。そのままなら「stay」、金カードを払って手札を置くなら「swap G0 Z7」のように入力してください。
aurum-now-play = 今はトリックの最中です。「play Z4」のようにカードを出してください。
aurum-predict-held = 予想には自分の手札の卑金属カードを置いてください。手札：{ $cards }
aurum-swap-partner = 3人のときに交換できるのは自分の予想だけです。「partner」を付けずに入力してください。
aurum-swap-gold = 支払いには自分のコレクションの金カードを使ってください：{ $gold }
aurum-swap-card = 自分の手札の卑金属カードを置いてください。手札：{ $cards }
aurum-lead-gold = 金はリードできません。次の中からリードしてください：{ $cards }
aurum-gold-held =
    { $count ->
        [0] 金カードを持っていません。まだ出ていないスートの卑金属カードを出してください。
       *[other] その金カードは持っていません。コレクションにあるのは { $gold } です。
    }
aurum-card-held =
    { $count ->
        [0] 手札に { $card } はなく、出せる手札もありません。金を出すか、ラウンドを終わらせてください（stop）。
       *[other] 手札に { $card } はありません。出せるカード：{ $cards }
    }
aurum-sealed =
    { $suit ->
        [B] ビスマス
        [P] リン
        [Z] 亜鉛
        [C] 銅
       *[S] 銀
    }はもうトリックに出ています。同じスートは2枚出せません。{ $count ->
        [0] 金を出すか、ラウンドを終わらせてください（stop）。
       *[other] 出せるカード：{ $cards }
    }
aurum-stop = ラウンドを終えられるのは、出せる手札がないときだけです。出せるカード：{ $cards }

# What happened at the table. Whoever says it adds $who ("you" or "other") and $name to the seat.
# A card has a blank before it unless a sign stands there: only then a terminal colours it.
aurum-told-first =
    { $who ->
        [you] 最初のスタートプレイヤーはあなたです。
       *[other] 最初のスタートプレイヤーは{ $name }です。
    }
aurum-told-dealt =
    { $who ->
        [you] 第{ $round }ラウンドのカードが配られました。スタートプレイヤーはあなたです。
       *[other] 第{ $round }ラウンドのカードが配られました。スタートプレイヤーは{ $name }です。
    }
aurum-told-predict =
    { $who ->
        [you] あなたの予想は{ $rank }です（{ $card }）。
       *[other] { $name }の予想は{ $rank }です（{ $card }）。
    }
aurum-told-commit =
    { $who ->
        [you] あなたは予想を伏せて置きました。
       *[other] { $name }は予想を伏せて置きました。
    }
aurum-told-swap =
    { $who ->
        [you] あなたは { $gold } を払い、自分の予想を { $old } から { $card } に替えました。
       *[other] { $name }は { $gold } を払い、自分の予想を { $old } から { $card } に替えました。
    }
aurum-told-swap-partner =
    { $who ->
        [you] あなたは { $gold } を払い、パートナーの予想を { $old } から { $card } に替えました。{ $old } はあなたの手札に入ります。
       *[other] { $name }は { $gold } を払い、パートナーの予想を { $old } から { $card } に替えました。{ $old } は{ $name }の手札に入ります。
    }
aurum-told-stay =
    { $who ->
        [you] あなたは予想をそのままにしました。
       *[other] { $name }は予想をそのままにしました。
    }
aurum-told-play =
    { $who ->
        [you] あなたは { $card } を出しました。
       *[other] { $name }は { $card } を出しました。
    }
aurum-told-gold =
    { $who ->
        [you] あなたは金を出しました：{ $card }
       *[other] { $name }は金を出しました：{ $card }
    }
aurum-told-trick =
    { $who ->
        [you] あなたがトリックに勝ちました。
       *[other] { $name }がトリックに勝ちました。
    }
aurum-told-takes =
    { $who ->
        [you] いちばん小さいカードを出したあなたは { $gold } を取り、次をリードします。
       *[other] いちばん小さいカードを出した{ $name }は { $gold } を取り、次をリードします。
    }
aurum-told-leads =
    { $who ->
        [you] いちばん小さいカードを出したのはあなたです。取れる金はありませんが、次をリードします。
       *[other] いちばん小さいカードを出したのは{ $name }です。取れる金はありませんが、次をリードします。
    }
aurum-told-end =
    { $reason ->
        [stop] { $who ->
            [you] あなたがラウンドを終わらせました。
           *[other] { $name }がラウンドを終わらせました。
        }
        [stuck] { $who ->
            [you] あなたは出せる手札も金もないので、ラウンドが終わります。
           *[other] { $name }は出せる手札も金もないので、ラウンドが終わります。
        }
       *[empty] { $who ->
            [you] あなたはリードする手札がないので、ラウンドが終わります。
           *[other] { $name }はリードする手札がないので、ラウンドが終わります。
        }
    }
aurum-told-shows =
    { $count ->
        [0] { $who ->
            [you] あなたの手札は空です。
           *[other] { $name }の手札は空です。
        }
       *[other] { $who ->
            [you] あなたは手札を公開します：{ $cards }
           *[other] { $name }は手札を公開します：{ $cards }
        }
    }
aurum-told-round = 第{ $round }ラウンド終了。
aurum-told-points =
    { $team ->
        [yes] { $who ->
            [you] あなたのチーム：予想{ $prediction }で{ $won }トリック、予想の得点{ $scored }＋金{ $gold }＝{ $points }点。
           *[other] { $name }のチーム：予想{ $prediction }で{ $won }トリック、予想の得点{ $scored }＋金{ $gold }＝{ $points }点。
        }
       *[no] { $who ->
            [you] あなた：予想{ $prediction }で{ $won }トリック、予想の得点{ $scored }＋金{ $gold }＝{ $points }点。
           *[other] { $name }：予想{ $prediction }で{ $won }トリック、予想の得点{ $scored }＋金{ $gold }＝{ $points }点。
        }
    }
aurum-told-nugget =
    { $team ->
        [yes] { $who ->
            [you] あなたのチームが金塊を1個獲得
           *[other] { $name }のチームが金塊を1個獲得
        }
       *[no] { $who ->
            [you] あなたが金塊を1個獲得
           *[other] { $name }が金塊を1個獲得
        }
    }{ $decided ->
        [points] しました。
        [exact] しました（同点のため、予想がぴったりの側の勝ち）。
        [gold] しました（同点のため、いちばん大きい金カードを持つ側の勝ち）。
       *[shared] しました（同点のまま決まらず、同点の全員が獲得）。
    }
aurum-told-over =
    ゲーム終了です。{ $scoring ->
        [points] 合計{ $score }点
       *[nuggets] 金塊{ $score }個
    }で{ $team ->
        [yes] { $who ->
            [you] あなたのチームの勝ちです
           *[other] { $name }のチームの勝ちです
        }
       *[no] { $who ->
            [you] あなたの勝ちです
           *[other] { $name }の勝ちです
        }
    }{ $shared ->
        [yes] （勝利は同点者で分け合います）。
       *[no] 。
    }

# What is asked of you, or whom the table waits for: one short sentence that says what to do.
aurum-ask-predict = 何トリック取りますか？　その数字のカードを置いてください。
aurum-ask-swap =
    { $team ->
        [yes] 金カード1枚で、自分かパートナーの予想を交換できます。そのままでもかまいません。
       *[no] 金カード1枚で、自分の予想を交換できます。そのままでもかまいません。
    }
aurum-ask-lead = あなたのリードです。卑金属カードならどれでも出せます。
aurum-ask-follow = まだ出ていないスートか、金を出してください。
aurum-ask-stuck = 出せる手札がありません。金を出すか、ラウンドを終わらせてください。
aurum-ask-wait-predict = { $name }の予想を待っています。
aurum-ask-wait-all = 全員の予想を待っています。
aurum-ask-wait-swap = { $name }が予想を交換するか待っています。
aurum-ask-wait-play = { $name }がカードを出すのを待っています。
aurum-ask-deal = カードを配っています。
aurum-ask-over =
    { $shared ->
        [yes] { $team ->
            [yes] ゲーム終了、両チームの引き分け勝利です。
           *[no] { $who ->
                [you] ゲーム終了、あなたも同点で勝ちです！
               *[other] ゲーム終了、{ $name }たちが同点で勝ちです。
            }
        }
       *[no] { $team ->
            [yes] { $who ->
                [you] ゲーム終了、あなたのチームの勝ちです！
               *[other] ゲーム終了、{ $name }のチームの勝ちです。
            }
           *[no] { $who ->
                [you] ゲーム終了、あなたの勝ちです！
               *[other] ゲーム終了、{ $name }の勝ちです。
            }
        }
    }
