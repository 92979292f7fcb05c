# Names.
luz-suit-Y = 太陽（黄）
luz-suit-R = バラ（赤）
luz-suit-G = 葉（緑）
luz-suit-B = しずく（青）
luz-suit-P = アヤメ（紫）

# Refusals in Luz.
luz-bid-first = カードを出すのは、全員のビッドが終わってからです。「bid 3」、保険ビーズも付けるなら「bid 3+」のように入力してください。
luz-bids-done = ビッドはもう終わりました。「play 4」のように、スロットの番号でカードを出してください。
luz-bid-range = ビッドできる黄色ビーズは0～{ $most }個です。「bid 3」、保険ビーズも付けるなら「bid 3+」のように入力してください。
luz-no-slot = スロットは1～{ $most }番です。その中から選んでください。
luz-slot-empty = スロット{ $slot }は空です。そのカードはもう出しました。残りのスロットは{ $slots }です。
luz-follow =
    リードスートは{ $suit ->
        [Y] 太陽（黄）
        [R] バラ（赤）
        [G] 葉（緑）
        [B] しずく（青）
       *[P] アヤメ（紫）
    }です。持っているのでマストフォローです。スロット{ $slots }から出してください。

# What happened at the table. Whoever says it adds $who ("you" or "other") and $name to the seat.
# A card has a blank before it unless a sign stands there: only then a terminal colours it.
luz-told-first =
    { $who ->
        [you] 第1ラウンドのディーラーはあなたです。
       *[other] 第1ラウンドのディーラーは{ $name }です。
    }
luz-told-dealt =
    { $who ->
        [you] 第{ $round }ラウンドのカードが配られました。最初にビッドするのはあなたです。
       *[other] 第{ $round }ラウンドのカードが配られました。最初にビッドするのは{ $name }です。
    }
luz-told-bid =
    { $who ->
        [you] あなたのビッドは{ $bid }です。
       *[other] { $name }のビッドは{ $bid }です。
    }
luz-told-play =
    { $who ->
        [you] あなたはスロット{ $slot }を出しました。{ $card } です。
       *[other] { $name }は { $card } を出しました。
    }
luz-told-trick =
    { $who ->
        [you] あなたがトリックに勝ちました。
       *[other] { $name }がトリックに勝ちました。
    }
luz-told-round = 第{ $round }ラウンド終了。
luz-told-points =
    { $who ->
        [you] あなた：ビッド{ $bid }で{ $won }トリック、得点は{ $points }点。
       *[other] { $name }：ビッド{ $bid }で{ $won }トリック、得点は{ $points }点。
    }
luz-told-over =
    { $who ->
        [you] ゲーム終了です。合計{ $points }点であなたの勝ちです。
       *[other] ゲーム終了です。合計{ $points }点で{ $name }の勝ちです。
    }

# What is asked of you, or whom the table waits for: one short sentence that says what to do.
luz-ask-bid = 何トリック取るか、0～{ $most }でビッドしてください。
luz-ask-lead = あなたのリードです。どれでも出せます。
luz-ask-follow =
    { $suit ->
        [Y] 太陽（黄）
        [R] バラ（赤）
        [G] 葉（緑）
        [B] しずく（青）
       *[P] アヤメ（紫）
    }をフォローしてください。
luz-ask-free =
    { $suit ->
        [Y] 太陽（黄）
        [R] バラ（赤）
        [G] 葉（緑）
        [B] しずく（青）
       *[P] アヤメ（紫）
    }がないので、どれでも出せます。
luz-ask-wait-bid = { $name }のビッドを待っています。
luz-ask-wait-play = { $name }がカードを出すのを待っています。
luz-ask-deal = カードを配っています。
luz-ask-over =
    { $who ->
        [you] ゲーム終了、あなたの勝ちです！
       *[other] ゲーム終了、{ $name }の勝ちです。
    }
