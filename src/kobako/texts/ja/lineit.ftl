# Names.
lineit-colour-R = 赤
lineit-colour-B = 青
lineit-colour-G = 緑
lineit-colour-Y = 黄

# Refusals in Line-it.
lineit-took = この手番ではもうカードを取りました。手札を出すか、ラインを精算するか、手番を終えてください。
lineit-not-shown = { $card } は場札にありません。次の中から取ってください：{ $cards }
lineit-hand-full = 手札がいっぱいです（{ $most }枚まで）。カードをラインに取ってください。どれもつながらないときは、先に手札を1枚出すか、ラインを精算してください。
lineit-played = この手番ではもう手札を出しました。出せるのは1枚だけです。カードを取るか、ラインを精算するか、手番を終えてください。
lineit-hand-empty = 手札がないので、出せるカードはありません。カードを取るか、ラインを精算するか、手番を終えてください。
lineit-not-held = { $card } は手札にありません。あなたの手札：{ $cards }
lineit-take-first = 手番を終える前に、場札からカードを1枚取ってください。
lineit-up = { $card } はつながりません。あなたのラインは昇順なので、次の数字は { $last } より大きくなければなりません。
lineit-down = { $card } はつながりません。あなたのラインは降順なので、次の数字は { $last } より小さくなければなりません。
lineit-second-challenge = あなたのラインにはもうチャレンジカードがあります。1本のラインに置けるのは1枚だけです。先に精算するか、別のカードを選んでください。
lineit-cash-empty = ラインにカードがないので、精算できません。先にカードを加えてください。
lineit-cash-final = 最終フェイズでは、最後に全員のラインが自動で精算されます。いまは「play 57」のように手札を1枚出してください。
lineit-final = いまは最終フェイズです。カードを取ったり手番を終えたりすることはありません。「play 57」のように手札を1枚出してください。
lineit-no-pass = つながる手札があるので、出さなければなりません。「play 57」のように入力してください。
lineit-pass-later = 手番ではパスできません。「take 57 line」のように、場札からカードを取ってください。

# What happened at the table. Whoever says it adds $who ("you" or "other") and $name to the seat.
lineit-told-first =
    { $who ->
        [you] スタートマーカーはあなたが持ちます。
       *[other] スタートマーカーは{ $name }が持ちます。
    }
lineit-told-round =
    第{ $round }ラウンドの場札：{ $cards }。{ $who ->
        [you] あなたから始めます。
       *[other] { $name }から始めます。
    }
lineit-told-take-line =
    { $who ->
        [you] あなた
       *[other] { $name }
    }は{ $colour ->
        [R] 赤
        [B] 青
        [G] 緑
        [Y] 黄
       *[none] チャレンジ
    } { $card } をラインに取りました。
lineit-told-take-hand =
    { $who ->
        [you] あなた
       *[other] { $name }
    }は{ $colour ->
        [R] 赤
        [B] 青
        [G] 緑
        [Y] 黄
       *[none] チャレンジ
    } { $card } を手札に取りました。
lineit-told-play =
    { $who ->
        [you] あなた
       *[other] { $name }
    }は手札から{ $colour ->
        [R] 赤
        [B] 青
        [G] 緑
        [Y] 黄
       *[none] チャレンジ
    } { $card } を出しました。
lineit-told-jackpot =
    { $who ->
        [you] あなた
       *[other] { $name }
    }が{ $colour ->
        [R] 赤
        [B] 青
        [G] 緑
       *[Y] 黄
    }のジャックポットを獲得、{ $count }枚です。
lineit-told-no-jackpot =
    { $colour ->
        [R] 赤
        [B] 青
        [G] 緑
       *[Y] 黄
    }の3枚目ですが、ジャックポットは空で何ももらえません。
lineit-told-cash =
    { $who ->
        [you] あなた
       *[other] { $name }
    }がラインを精算。得点の山に{ $cards }枚、捨て札に{ $lost }枚です。
lineit-told-won =
    { $who ->
        [you] あなたのチャレンジは成功、+{ $value }点です。
       *[other] { $name }のチャレンジは成功、+{ $value }点です。
    }
lineit-told-lost =
    { $who ->
        [you] あなたのチャレンジは失敗、-{ $value }点です。
       *[other] { $name }のチャレンジは失敗、-{ $value }点です。
    }
lineit-told-end =
    { $who ->
        [you] あなたは手番を終えました。
       *[other] { $name }は手番を終えました。
    }
lineit-told-left = 残った場札：{ $cards }
lineit-told-final =
    最終フェイズです。山札の残り：{ $cards }。{ $who ->
        [you] あなたから順に手札を1枚出します。
       *[other] { $name }から順に手札を1枚出します。
    }
lineit-told-skip =
    { $who ->
        [you] つながる手札がないので、あなたは飛ばされます。
       *[other] つながる手札がないので、{ $name }は飛ばされます。
    }
lineit-told-pass =
    { $who ->
        [you] あなたはパスしました。
       *[other] { $name }はパスしました。
    }
lineit-told-over =
    { $who ->
        [you] ゲーム終了です。{ $points }点であなたの勝ちです。
       *[other] ゲーム終了です。{ $points }点で{ $name }の勝ちです。
    }
lineit-told-shared =
    { $who ->
        [you] ゲーム終了です。{ $points }点であなたも同点優勝です。
       *[other] ゲーム終了です。{ $points }点で{ $name }が同点優勝です。
    }

# What is asked of you, or whom the table waits for: one short sentence that says what to do.
lineit-ask-take = 場札からカードを1枚、ラインか手札に取ってください。
lineit-ask-take-full = 手札がいっぱいです。カードをラインに取ってください。つながらなければ、先に手札を出すか精算します。
lineit-ask-end = 手番を終えてください。その前に手札を出したり、ラインを精算したりもできます。
lineit-ask-final = 手札を1枚、ラインに出してください。
lineit-ask-final-may = 手札を1枚ラインに出すか、パスしてください。
lineit-ask-wait = { $name }の手番が終わるのを待っています。
lineit-ask-wait-final = { $name }が最後の手札を出すのを待っています。
lineit-ask-deck = カードを切っています。
lineit-ask-over =
    { $who ->
        [you] ゲーム終了、{ $points }点であなたの勝ちです！
       *[other] ゲーム終了、{ $points }点で{ $name }の勝ちです。
    }
lineit-ask-shared = ゲーム終了、{ $points }点で{ $count }人の同点優勝です。
