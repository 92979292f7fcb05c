# Names.
yurikure-girl-R = 赤
yurikure-girl-W = 白
yurikure-girl-K = 黒
yurikure-girl-Y = 黄
yurikure-girl-P = 紫
yurikure-girl-G = 緑
yurikure-girl-S = 空

# The girls in sentences: messages below name them by the arguments $girl, $other, $one and $two.
yurikure-girl =
    { $girl ->
        [R] { yurikure-girl-R }
        [W] { yurikure-girl-W }
        [K] { yurikure-girl-K }
        [Y] { yurikure-girl-Y }
        [P] { yurikure-girl-P }
        [G] { yurikure-girl-G }
       *[S] { yurikure-girl-S }
    }
yurikure-other =
    { $other ->
        [R] { yurikure-girl-R }
        [W] { yurikure-girl-W }
        [K] { yurikure-girl-K }
        [Y] { yurikure-girl-Y }
        [P] { yurikure-girl-P }
        [G] { yurikure-girl-G }
       *[S] { yurikure-girl-S }
    }
yurikure-one =
    { $one ->
        [R] { yurikure-girl-R }
        [W] { yurikure-girl-W }
        [K] { yurikure-girl-K }
        [Y] { yurikure-girl-Y }
        [P] { yurikure-girl-P }
        [G] { yurikure-girl-G }
       *[S] { yurikure-girl-S }
    }
yurikure-two =
    { $two ->
        [R] { yurikure-girl-R }
        [W] { yurikure-girl-W }
        [K] { yurikure-girl-K }
        [Y] { yurikure-girl-Y }
        [P] { yurikure-girl-P }
        [G] { yurikure-girl-G }
       *[S] { yurikure-girl-S }
    }

# Refusals in Yurikure.
yurikure-place-first = まず全員が支援点を置きます。「support { $value } RW」のように、{ $value }点を置くペアを選んでください。
yurikure-extra-first = まず全員が追加の支援点を置きます。「extra RW」のように、1点を置くペアを選んでください。
yurikure-reveal-or-pass = いまは{ yurikure-girl }のコントロールを決めています。「pass」か、「reveal 4」のようにコントロール点の公開を選んでください。
yurikure-declare-first = { yurikure-girl }のコントローラーはあなたです。approach K、confess K、negotiate WK、idle のどれかで行動を宣言してください。
yurikure-yes-or-no = { yurikure-girl }のコントローラーはあなたです。「yes」か「no」で答えてください。
yurikure-next-value = 支援点は5から1へ順に置きます。次は{ $value }点です。「support { $value } RW」のように入力してください。
yurikure-pair-taken = { yurikure-girl }と{ yurikure-other }にはもう支援点を置いています。ほかのペアを選んでください。
yurikure-no-pair = ペアは別々の女の子2人です。R W K Y P G S の順に、RW や KG のように入力してください。
yurikure-level-low = { yurikure-girl }には、もうコントロール点{ $level }が公開されています。それより大きく公開するか、パスしてください。
yurikure-level-high = { yurikure-girl }へのあなたのコントロール点は{ $level }です。それ以下で公開するか、パスしてください。
yurikure-confess-couple = { yurikure-girl }にはカップルの相手がいるので、告白できません。アプローチ、交渉、何もしない、から選んでください。
yurikure-not-herself = { yurikure-girl }は自分を相手に選べません。ほかの女の子を選んでください。
yurikure-negotiate-others = { yurikure-girl }が交渉できるのは、ほかの2人についてです。自分の入っていないペアを選んでください。
yurikure-negotiate-couple = { yurikure-girl }と{ yurikure-other }はもうカップルです。カップルではないペアを選んでください。

# What happened at the table. Whoever says it adds $who ("you" or "other") and $name to the seat.
yurikure-told-opening = { yurikure-girl }と{ yurikure-other }は最初からカップルです。
yurikure-told-affection = { yurikure-girl }と{ yurikure-other }の好感度が{ $affection }になりました。
yurikure-told-order = 行動順は { $girls } です。
yurikure-told-first =
    { $who ->
        [you] だれもどの女の子もコントロールしていない間は、あなたの隣から順に聞きます。
       *[other] だれもどの女の子もコントロールしていない間は、{ $name }の隣から順に聞きます。
    }
yurikure-told-placed =
    { $who ->
        [you] あなたは{ $value }点を置きました。
       *[other] { $name }は{ $value }点を置きました。
    }
yurikure-told-support =
    { $who ->
        [you] あなたは{ yurikure-girl }と{ yurikure-other }に{ $value }点を置きました。
       *[other] { $name }は{ yurikure-girl }と{ yurikure-other }に{ $value }点を置きました。
    }
yurikure-told-round = 第{ $round }ラウンド開始。
yurikure-told-pass =
    { $who ->
        [you] あなたはパスしました。
       *[other] { $name }はパスしました。
    }
yurikure-told-reveal =
    { $who ->
        [you] あなたは{ $level }を公開し、{ yurikure-girl }をコントロールします。
       *[other] { $name }は{ $level }を公開し、{ yurikure-girl }をコントロールします。
    }
yurikure-told-say-approach =
    { $who ->
        [you] あなたの宣言：{ yurikure-girl }は{ yurikure-other }にアプローチする。
       *[other] { $name }の宣言：{ yurikure-girl }は{ yurikure-other }にアプローチする。
    }
yurikure-told-say-confess =
    { $who ->
        [you] あなたの宣言：{ yurikure-girl }は{ yurikure-other }に告白する。
       *[other] { $name }の宣言：{ yurikure-girl }は{ yurikure-other }に告白する。
    }
yurikure-told-say-negotiate =
    { $who ->
        [you] あなたの宣言：{ yurikure-girl }は{ yurikure-one }と{ yurikure-two }の仲を取り持つ。
       *[other] { $name }の宣言：{ yurikure-girl }は{ yurikure-one }と{ yurikure-two }の仲を取り持つ。
    }
yurikure-told-say-idle =
    { $who ->
        [you] あなたの宣言：{ yurikure-girl }は何もしない。
       *[other] { $name }の宣言：{ yurikure-girl }は何もしない。
    }
yurikure-told-say-answer =
    { $answer ->
        [yes] { $who ->
            [you] あなたの宣言：{ yurikure-girl }は「はい」。
           *[other] { $name }の宣言：{ yurikure-girl }は「はい」。
        }
       *[no] { $who ->
            [you] あなたの宣言：{ yurikure-girl }は「いいえ」。
           *[other] { $name }の宣言：{ yurikure-girl }は「いいえ」。
        }
    }
yurikure-told-nobody = { yurikure-girl }をコントロールする人はいません。
yurikure-told-approach = { yurikure-girl }が{ yurikure-other }にアプローチ。好感度が{ $affection }になりました。
yurikure-told-confess = { yurikure-girl }が{ yurikure-other }に告白しました。
yurikure-told-negotiate = { yurikure-girl }が{ yurikure-one }と{ yurikure-two }の仲を取り持ちます。ほかの女の子が投票します。
yurikure-told-idle = { yurikure-girl }は何もしません。
yurikure-told-answer =
    { $answer ->
        [yes] { yurikure-girl }の返事は「はい」。
       *[no] { yurikure-girl }の返事は「いいえ」。
    }
yurikure-told-vote =
    { $answer ->
        [yes] { yurikure-girl }は賛成。
       *[no] { yurikure-girl }は反対。
    }
yurikure-told-voted =
    { $outcome ->
        [carried] 5票中{ $votes }票が賛成。{ yurikure-girl }と{ yurikure-other }に同意を聞きます。
       *[lost] 賛成は5票中{ $votes }票だけ。{ yurikure-girl }と{ yurikure-other }はそのままです。
    }
yurikure-told-consent =
    { $answer ->
        [yes] { yurikure-girl }は同意しました。
       *[no] { yurikure-girl }は同意しませんでした。
    }
yurikure-told-couple = { yurikure-girl }と{ yurikure-other }がカップルになりました。
yurikure-told-sad = { yurikure-girl }と{ yurikure-other }の不満度が{ $dissatisfaction }になりました。
yurikure-told-fate = それでも{ yurikure-girl }と{ yurikure-other }は結ばれるのか？　サイコロの目は{ $die }。
yurikure-told-couple-phase = 第{ $round }ラウンドのカップルフェイズ。カップルごとにサイコロを振ります。
yurikure-told-kiss-phase = 第{ $round }ラウンドのキスフェイズ。
yurikure-told-roll = { yurikure-girl }と{ yurikure-other }の目は{ $die }。
yurikure-told-dice =
    { $fate ->
        [calm] { yurikure-girl }と{ yurikure-other }は変わりなし。
        [warmer] { yurikure-girl }と{ yurikure-other }の仲が深まり、好感度が1上がりました。
        [colder] { yurikure-girl }と{ yurikure-other }がけんかして、不満度が1上がりました。
        [broke] { yurikure-girl }と{ yurikure-other }は別れました。
        [fell] { yurikure-girl }と{ yurikure-other }は恋に落ち、カップルになりました。
        [kissed] { yurikure-girl }と{ yurikure-other }がキスしました。
        [missed] { yurikure-girl }と{ yurikure-other }はきっかけを逃しました。
       *[fated] { yurikure-girl }と{ yurikure-other }がもう一度キス。運命のカップルです！
    }
yurikure-told-extra =
    { $points ->
        [1] 全員が支援点を1点追加します。
       *[other] 全員が支援点を{ $points }点追加します。
    }
yurikure-told-ending =
    { $ending ->
        [fated] ゲーム終了。運命のカップルが生まれました。
        [polygamy] ゲーム終了。3人以上の女の子が、互いにみんなカップルになりました。
        [rounds] 9ラウンドが終わり、ゲーム終了。すべてのカップルへの支援点を数えます。
       *[nobody] 9ラウンドが終わり、ゲーム終了。カップルはいません。
    }
yurikure-told-over =
    { $who ->
        [you] 支援点{ $points }点であなたの勝ちです。
       *[other] 支援点{ $points }点で{ $name }の勝ちです。
    }
yurikure-told-share =
    { $who ->
        [you] 支援点{ $points }点で、あなたも勝者の一人です。
       *[other] 支援点{ $points }点で、{ $name }も勝者の一人です。
    }

# What is asked of you, or whom the table waits for: one short sentence that says what to do.
yurikure-ask-setup = ゲームを準備しています。
yurikure-ask-roll =
    { $matter ->
        [confession] 断られた{ yurikure-girl }と{ yurikure-other }のサイコロを振ります。
        [couple] { yurikure-girl }と{ yurikure-other }がカップルフェイズのサイコロを振ります。
       *[kiss] { yurikure-girl }と{ yurikure-other }がキスのサイコロを振ります。
    }
yurikure-ask-support = { $value }点を置くペアを、こっそり選んでください。
yurikure-ask-extra =
    { $left ->
        [1] 追加の1点を置くペアを、こっそり選んでください。
       *[other] 追加の{ $left }点を置くペアを、1点ずつこっそり選んでください。
    }
yurikure-ask-wait-points =
    { $count ->
        [1] あと1人が点を置くのを待っています。
       *[other] あと{ $count }人が点を置くのを待っています。
    }
yurikure-ask-wait =
    { $matter ->
        [action] { $name }を待っています。{ yurikure-girl }は何をする？
        [answer] { $name }を待っています。{ yurikure-girl }の返事は？
        [vote] { $name }を待っています。{ yurikure-girl }はどちらに投票する？
       *[consent] { $name }を待っています。{ yurikure-girl }は同意する？
    }
yurikure-ask-reveal =
    { $can ->
        [yes] { $matter ->
            [action] これから{ yurikure-girl }が行動します。パスするか、{ $level }より大きく公開してください（あなたは{ $own }）。
            [answer] これから{ yurikure-girl }が返事をします。パスするか、{ $level }より大きく公開してください（あなたは{ $own }）。
            [vote] これから{ yurikure-girl }が投票します。パスするか、{ $level }より大きく公開してください（あなたは{ $own }）。
           *[consent] これから{ yurikure-girl }に同意を聞きます。パスするか、{ $level }より大きく公開してください（あなたは{ $own }）。
        }
       *[no] { $matter ->
            [action] これから{ yurikure-girl }が行動します。{ $level }より大きくは公開できないので、パスしてください。
            [answer] これから{ yurikure-girl }が返事をします。{ $level }より大きくは公開できないので、パスしてください。
            [vote] これから{ yurikure-girl }が投票します。{ $level }より大きくは公開できないので、パスしてください。
           *[consent] これから{ yurikure-girl }に同意を聞きます。{ $level }より大きくは公開できないので、パスしてください。
        }
    }
yurikure-ask-object =
    { $can ->
        [yes] { $matter ->
            [action] { yurikure-girl }の行動が宣言されました。パスするか、{ $level }より大きく公開してください（あなたは{ $own }）。
            [answer] { yurikure-girl }の返事が宣言されました。パスするか、{ $level }より大きく公開してください（あなたは{ $own }）。
            [vote] { yurikure-girl }の票が宣言されました。パスするか、{ $level }より大きく公開してください（あなたは{ $own }）。
           *[consent] { yurikure-girl }の同意について宣言されました。パスするか、{ $level }より大きく公開してください（あなたは{ $own }）。
        }
       *[no] { $matter ->
            [action] { yurikure-girl }の行動が宣言されました。{ $level }より大きくは公開できないので、パスしてください。
            [answer] { yurikure-girl }の返事が宣言されました。{ $level }より大きくは公開できないので、パスしてください。
            [vote] { yurikure-girl }の票が宣言されました。{ $level }より大きくは公開できないので、パスしてください。
           *[consent] { yurikure-girl }の同意について宣言されました。{ $level }より大きくは公開できないので、パスしてください。
        }
    }
yurikure-ask-action = { yurikure-girl }のコントローラーはあなたです。何をしますか？
yurikure-ask-answer = { yurikure-girl }のコントローラーはあなたです。{ yurikure-other }の告白を受け入れますか？
yurikure-ask-vote = { yurikure-girl }のコントローラーはあなたです。{ yurikure-one }と{ yurikure-two }がカップルになるのに賛成ですか？
yurikure-ask-consent = { yurikure-girl }のコントローラーはあなたです。{ yurikure-other }とカップルになるのに同意しますか？
yurikure-ask-over =
    { $who ->
        [you] ゲーム終了、支援点{ $points }点であなたの勝ちです！
       *[other] ゲーム終了、支援点{ $points }点で{ $name }の勝ちです。
    }
yurikure-ask-share = ゲーム終了、支援点{ $points }点で{ $count }人が勝ちを分け合いました。
yurikure-ask-nobody = ゲーム終了、カップルがいないので引き分けです。

# Standing orders.
yurikure-no-such-order = そのような予約回答はありません。「pass until」「pass girl」「pass round」と、「reveal」に数を付けたものがあります。
yurikure-no-order-now = 予約回答は、女の子の行動を決めているあいだだけ出せます。それまでお待ちください。
yurikure-order-too-high = この女の子に公開できるのは最大で{ $most }です。それ以下を選んでください。
