# Names.
dragonegg-colour-R = 赤
dragonegg-colour-B = 青
dragonegg-rank-1 = 種
dragonegg-rank-2 = 鳥
dragonegg-rank-3 = 猫
dragonegg-rank-4 = 牛
dragonegg-rank-5 = 家
dragonegg-rank-6 = 塔
dragonegg-rank-7 = 山
dragonegg-rank-wild = 天啓
dragonegg-row-strong = 強いセット
dragonegg-row-weak = 弱いセット
dragonegg-kind-friend = 友だち
dragonegg-kind-barya = バーヤー

# Refusals in the Dragon's Egg.
dragonegg-no-bracelet = 使える腕輪がありません。「sets R5 R5 / B1 B3」のように、セットを2つ作ってください。
dragonegg-deck-empty = 山札がないので、腕輪を使ってもカードは引けません。「sets R5 R5 / B1 B3」のように、セットを2つ作ってください。
dragonegg-not-held =
    { $held ->
        [0] { $card } は手札にありません。どちらのセットも手札のカードで作ってください。
       *[other] { $card } は1枚しか持っていません。どちらのセットも手札のカードで作ってください。
    }
dragonegg-weaker-first = { $strong } は { $weak } より弱いので、先に書けません。強いほうを先に、「{ $example }」と入力してください。
dragonegg-crossed = このゲームでは、{ $set } のように天啓を違う色のカードと組めません。同じ色と組むか、手札に残してください。
dragonegg-discard-not-held = { $card } は手札にありません。「discard R5」のように、手札のカードを捨ててください。
dragonegg-discard-first = 手札が{ $count }枚多いので、先に捨ててください。「discard R5」のように1枚ずつ入力します。
dragonegg-egg-now = 全員のセットがそろいました。卵を使うなら「egg strong」か「egg weak」、使わないなら「keep」と入力してください。
dragonegg-sets-now = 今はセットを作る番です。「sets R5 R5 / B1 B3」のように、強いセットから先に入力してください。

# What happened at the table. Whoever says it adds $who ("you" or "other") and $name to the seat.
# A card has a blank before it unless a sign stands there: only then a terminal colours it.
dragonegg-told-dealt = 第{ $round }ラウンドのカードが配られました。
dragonegg-told-discard =
    { $who ->
        [you] あなたはカードを1枚捨てました。
       *[other] { $name }はカードを1枚捨てました。
    }
dragonegg-told-discard-card =
    { $who ->
        [you] あなたは { $card } を捨てました。
       *[other] { $name }は { $card } を捨てました。
    }
dragonegg-told-bracelet =
    { $who ->
        [you] あなたは腕輪を1つ使ってカードを引きました。
       *[other] { $name }は腕輪を1つ使ってカードを引きました。
    }
dragonegg-told-bracelet-card =
    { $who ->
        [you] あなたは腕輪を1つ使って { $card } を引きました。
       *[other] { $name }は腕輪を1つ使って { $card } を引きました。
    }
dragonegg-told-sets =
    { $who ->
        [you] あなたはセットを伏せました。
       *[other] { $name }はセットを2つ伏せました。
    }
dragonegg-told-sets-cards =
    { $who ->
        [you] あなたは強いセットに { $strong }、弱いセットに { $weak } を伏せました。
       *[other] { $name }は強いセットに { $strong }、弱いセットに { $weak } を伏せました。
    }
dragonegg-told-keep =
    { $who ->
        [you] あなたは卵を使いません。
       *[other] { $name }は卵を使いません。
    }
dragonegg-told-egg =
    { $who ->
        [you] あなたは卵を場に戻し、ほかの全員の{ $row ->
            [strong] 強いセット
           *[weak] 弱いセット
        }を表にしました。自分のセットは手札に戻ります。
       *[other] { $name }が卵を場に戻し、ほかの全員の{ $row ->
            [strong] 強いセット
           *[weak] 弱いセット
        }が表になりました。{ $name }はセットを作り直します。
    }
dragonegg-told-turned =
    { $who ->
        [you] あなたの{ $row ->
            [strong] 強いセット
           *[weak] 弱いセット
        }が表になりました：{ $set }、{ $kind ->
            [friend] 友だち
           *[barya] バーヤー
        }{ $sum }。
       *[other] { $name }の{ $row ->
            [strong] 強いセット
           *[weak] 弱いセット
        }が表になりました：{ $set }、{ $kind ->
            [friend] 友だち
           *[barya] バーヤー
        }{ $sum }。
    }
dragonegg-told-round = 第{ $round }ラウンドの精算です。
dragonegg-told-result =
    { $who ->
        [you] あなた：強いセット { $strong } が{ $first }点、弱いセット { $weak } が{ $second }点。{ $first }×{ $second }＝{ $gain }銭。
       *[other] { $name }：強いセット { $strong } が{ $first }点、弱いセット { $weak } が{ $second }点。{ $first }×{ $second }＝{ $gain }銭。
    }
dragonegg-told-gift =
    { $who ->
        [you] 獲得0銭のあなたは腕輪を1つもらいます。
       *[other] 獲得0銭の{ $name }は腕輪を1つもらいます。
    }
dragonegg-told-egg-won =
    { $who ->
        [you] 友だち2組で、あなたが卵を手に入れました。
       *[other] 友だち2組で、{ $name }が卵を手に入れました。
    }
dragonegg-told-egg-kept =
    { $who ->
        [you] 友だち2組がいちばん強く、卵はあなたのもとに残ります。
       *[other] 友だち2組がいちばん強く、卵は{ $name }のもとに残ります。
    }
dragonegg-told-egg-shared = いちばん強い弱いセットが同じ強さなので、卵は動きません。
dragonegg-told-short = 腕輪が足りないので、だれももらえません。ゲームはここで終わりです。
dragonegg-told-over =
    { $who ->
        [you] ゲーム終了です。{ $money }銭であなたの勝ちです。
       *[other] ゲーム終了です。{ $money }銭で{ $name }の勝ちです。
    }
dragonegg-told-over-shared =
    { $who ->
        [you] ゲーム終了です。あなたは{ $money }銭で勝利を分け合いました。
       *[other] ゲーム終了です。{ $name }は{ $money }銭で勝利を分け合いました。
    }

# What is asked of you, or whom the table waits for: one short sentence that says what to do.
dragonegg-ask-deck = カードをシャッフルしています。
dragonegg-ask-discard = 手札を{ $count }枚捨ててください。
dragonegg-ask-sets =
    { $bracelets ->
        [0] 強いセットと弱いセットを作ってください。
       *[other] 強いセットと弱いセットを作ってください。その前に、腕輪で{ $bracelets }枚までカードを引けます。
    }
dragonegg-ask-remake =
    { $bracelets ->
        [0] セットを2つ作り直してください。
       *[other] セットを2つ作り直してください。その前に、腕輪で{ $bracelets }枚までカードを引けます。
    }
dragonegg-ask-egg = 全員のセットがそろいました。卵でほかの人の強いセットか弱いセットを見るか、使わずに取っておくかを選んでください。
dragonegg-ask-wait-discard = { $name }がカードを捨てるのを待っています。
dragonegg-ask-wait-discard-many = { $count }人がカードを捨てるのを待っています。
dragonegg-ask-wait-sets = { $name }がセットを作るのを待っています。
dragonegg-ask-wait-sets-many = { $count }人がセットを作るのを待っています。
dragonegg-ask-wait-egg = { $name }が卵を使うかどうか考えています。
dragonegg-ask-wait-remake = { $name }がセットを作り直すのを待っています。
dragonegg-ask-over =
    { $who ->
        [you] ゲーム終了、{ $money }銭であなたの勝ちです！
       *[other] ゲーム終了、{ $money }銭で{ $name }の勝ちです。
    }
dragonegg-ask-over-shared =
    { $who ->
        [you] ゲーム終了、{ $money }銭で引き分け。あなたも勝者です！
       *[other] ゲーム終了、{ $name }たちが{ $money }銭で勝利を分け合いました。
    }
