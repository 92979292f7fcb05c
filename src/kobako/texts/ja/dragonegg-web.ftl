# The Dragon's Egg in the browser. $who is "you" or "other"; $name is the name of a seat; $row is "strong" or "weak".
dragonegg-web-card = { $colour }の{ $rank }
dragonegg-web-wild = { $colour }の{ $wild }
dragonegg-web-card-full = { $card }（{ $picture }）
dragonegg-web-strength = { $kind }（合計{ $sum }）
dragonegg-web-set = { $cards }で{ $strength }
dragonegg-web-where =
    { $phase ->
        [sets] ラウンド{ $round }　セット作り
        [remake] ラウンド{ $round }　セットの作り直し
        [egg] ラウンド{ $round }　卵
        [discard] ラウンド{ $round }　手札調整
        [settled] ラウンド{ $round }　精算
        [over] ラウンド{ $round }　ゲーム終了
       *[deck] ラウンド{ $round }
    }
dragonegg-web-seat =
    { $who ->
        [you] あなた：{ $money }銭、腕輪{ $bracelets }個、手札{ $cards }枚。
       *[other] { $name }：{ $money }銭、腕輪{ $bracelets }個、手札{ $cards }枚。
    }
dragonegg-web-has-egg = 卵を持っています。
dragonegg-web-committed = セットを2つとも伏せました。
dragonegg-web-hand =
    { $who ->
        [you] あなたの手札：{ $cards }。
       *[other] { $name }の手札：{ $cards }。
    }
dragonegg-web-tray =
    { $who ->
        [you] あなたの{ $row ->
            [strong] 強いセット
           *[weak] 弱いセット
        }：{ $set }{ $down ->
            [yes] （ほかの人には見えません）。
           *[no] 。
        }
       *[other] { $name }の{ $row ->
            [strong] 強いセット
           *[weak] 弱いセット
        }：{ $set }{ $down ->
            [yes] （伏せてあります）。
           *[no] 。
        }
    }
dragonegg-web-tray-down =
    { $who ->
        [you] あなたの{ $row ->
            [strong] 強いセット
           *[weak] 弱いセット
        }は伏せてあります。
       *[other] { $name }の{ $row ->
            [strong] 強いセット
           *[weak] 弱いセット
        }は伏せてあります。
    }
dragonegg-web-tray-empty =
    { $who ->
        [you] あなたの{ $row ->
            [strong] 強いセット
           *[weak] 弱いセット
        }はまだありません。
       *[other] { $name }の{ $row ->
            [strong] 強いセット
           *[weak] 弱いセット
        }はまだありません。
    }
dragonegg-web-result =
    { $who ->
        [you] あなた：強いセットは{ $strong }、{ $first }点。弱いセットは{ $weak }、{ $second }点。{ $first }×{ $second }＝{ $gain }銭{ $bracelet ->
            [yes] 、腕輪を1つ獲得。
           *[no] 。
        }
       *[other] { $name }：強いセットは{ $strong }、{ $first }点。弱いセットは{ $weak }、{ $second }点。{ $first }×{ $second }＝{ $gain }銭{ $bracelet ->
            [yes] 、腕輪を1つ獲得。
           *[no] 。
        }
    }
dragonegg-web-say-target = 目標額は{ $target }銭です。
dragonegg-web-say-last = ラウンド{ $round }の精算：
dragonegg-web-say-middle =
    { $egg ->
        [yes] 中央には卵、腕輪{ $bracelets }個、山札{ $deck }枚があります。
       *[no] 中央には腕輪{ $bracelets }個、山札{ $deck }枚があります。
    }
dragonegg-web-say-turn =
    { $who ->
        [you] あなたの手番です。
       *[other] { $name }を待っています。
    }
dragonegg-web-say-winner =
    { $who ->
        [you] あなたの勝ちです。
       *[other] { $name }の勝ちです。
    }

# On the table. Short: there is little room on a phone.
dragonegg-web-own = あなたの手札
dragonegg-web-money =
    { $count ->
       *[other] { $count }銭
    }
dragonegg-web-coins = お金（銭）
dragonegg-web-cards = 手札の枚数
dragonegg-web-bracelets = 腕輪
dragonegg-web-bracelets-left = 中央の腕輪
dragonegg-web-deck = 山札の枚数
dragonegg-web-target = 目標額（銭）
dragonegg-web-nest = 中央の卵の置き場
dragonegg-web-hint =
    { $row ->
        [strong] 強いセットどうしで勝負
       *[weak] 弱いセットどうしで勝負
    }
dragonegg-web-down = 伏せてあります
dragonegg-web-forbidden = 天啓は違う色と組めません
dragonegg-web-place =
    { $row ->
        [strong] 強いセットの{ $place }枚目：空き。次のカードをここに置きます。
       *[weak] 弱いセットの{ $place }枚目：空き。次のカードをここに置きます。
    }
dragonegg-web-take-back =
    { $row ->
        [strong] 強いセットの{ $card }を手札に戻す
       *[weak] 弱いセットの{ $card }を手札に戻す
    }
dragonegg-web-last = 前のラウンド
dragonegg-web-last-of = ラウンド{ $round }
dragonegg-web-rest = 残りの山札

# A round is told part by part.
dragonegg-web-part-down = ラウンド{ $round }：全員のセットがそろいました。
dragonegg-web-part-strong = 強いセットを表にします。
dragonegg-web-part-strong-points = 自分より弱いか同じセット1つにつき1点。
dragonegg-web-part-weak = 弱いセットを表にします。
dragonegg-web-part-weak-points = 自分より弱いか同じセット1つにつき1点。
dragonegg-web-part-gain = 2つの点数を掛けた額を獲得します。
dragonegg-web-part-bracelets = 0銭だった人は腕輪を1つもらいます。
dragonegg-web-part-egg-won =
    { $who ->
        [you] あなたが卵を手に入れました。
       *[other] { $name }が卵を手に入れました。
    }
dragonegg-web-part-egg-kept =
    { $who ->
        [you] 卵はあなたのもとに残ります。
       *[other] 卵は{ $name }のもとに残ります。
    }
dragonegg-web-part-egg-shared = 同じ強さなので、卵は動きません。
dragonegg-web-part-read = ラウンド{ $round }の精算が終わりました。
dragonegg-web-gained =
    { $gain ->
        [0] このラウンドの獲得は0銭です。
       *[other] { $gain }銭を獲得しました。
    }

# The question bar.
dragonegg-web-lay = 2つのセットを伏せる
dragonegg-web-missing =
    { $count ->
       *[other] あと{ $count }枚選んでください
    }
dragonegg-web-exchange = セットを入れ替える
dragonegg-web-wrong-way = 弱いセットのほうが強くなっています。
dragonegg-web-bracelet = カードを引く
dragonegg-web-bracelets-held =
    { $count ->
       *[other] 腕輪{ $count }個のうち1つを使います
    }
dragonegg-web-egg =
    { $row ->
        [strong] 強いセットを見る
       *[weak] 弱いセットを見る
    }
dragonegg-web-keep = 卵を使わない
dragonegg-web-discard = { $card }を捨てる

# Score sheet and keys.
dragonegg-web-sheet = 各ラウンドの獲得額と合計（目標{ $target }銭）
dragonegg-web-key-card = セットを作るとき、カードを選ぶ
dragonegg-web-key-put = 選んだカードを次の場所に置く。最後にセットを伏せる
dragonegg-web-key-exchange = 2つのセットを入れ替える
dragonegg-web-key-back = 最後のカードを手札に戻す
dragonegg-web-key-bracelet = 腕輪でカードを引く

# Headings of the rules.
web-dragonegg-rule-1 = カードと準備
web-dragonegg-rule-2 = 腕輪
web-dragonegg-rule-3 = 2つのセット
web-dragonegg-rule-4 = 友だちとバーヤー
web-dragonegg-rule-5 = 天啓
web-dragonegg-rule-6 = 卵を使う
web-dragonegg-rule-7 = 精算
web-dragonegg-rule-8 = 0銭のとき
web-dragonegg-rule-9 = 卵の獲得
web-dragonegg-rule-10 = ゲームの終わり
web-dragonegg-rule-11 = 次のラウンド
web-dragonegg-rule-12 = 腕輪が足りないとき
