# Yurikure in the terminal. Column heads and labels stay short: a line has 80 columns.
terminal-yurikure-header = 百合紅　ラウンド{ $round }/9　行動順 { $order }
terminal-yurikure-head-controller = 決める人
terminal-yurikure-head-own = あなたの点
terminal-yurikure-legend =
    { $own ->
        [yes] 右上：好感度/不満度、♡はカップル、♥はキス1回の後。左下：あなたの支援点。
       *[no] 右上：好感度/不満度、♡はカップル、♥はキス1回の後。
    }
terminal-yurikure-deciding =
    { $matter ->
        [action] { yurikure-girl }の行動を決めます。
        [answer] { yurikure-other }が{ yurikure-girl }に告白。{ yurikure-girl }の返事を決めます。
        [vote] { yurikure-other }が{ yurikure-one }と{ yurikure-two }の仲を交渉中。{ yurikure-girl }の投票を決めます。
       *[consent] { yurikure-other }が{ yurikure-one }と{ yurikure-two }の仲を交渉中。{ yurikure-girl }が同意するかを決めます。
    }
terminal-yurikure-votes = 賛成：{ $yes }　反対：{ $no }
terminal-yurikure-declared = 宣言：{ $move }
terminal-yurikure-owed = 残りの点
terminal-yurikure-answer-points = 「RW」のようにペアを入力します。
terminal-yurikure-answer-reveal =
    { $can ->
        [yes] パスは「p」、公開は{ $levels }の数字を入力します。
       *[no] これ以上は公開できません。「p」でパスします。
    }
terminal-yurikure-answer-say = 「y」か「n」を入力します。
terminal-yurikure-answer-action =
    { $confess ->
        [yes] approach K、confess K、negotiate WK、何もしないなら「i」を入力します。
       *[no] approach K、negotiate WK、何もしないなら「i」を入力します。
    }
terminal-yurikure-log-reveals = 公開
terminal-yurikure-log-dice =
    { $phase ->
        [couple] カップル
       *[kiss] キス
    }
terminal-yurikure-log-die =
    { $fate ->
        [calm] { $pair } { $die } 変化なし
        [warmer] { $pair } { $die } 好感度+1
        [colder] { $pair } { $die } 不満度+1
        [broke] { $pair } { $die } 別れた
        [fell] { $pair } 恋に落ちた
        [kissed] { $pair } { $die } キス
        [missed] { $pair } { $die } 失敗
        [fated] { $pair } { $die } 運命
       *[none] { $pair } { $die } の目
    }
terminal-yurikure-support = あなたの支援点
terminal-yurikure-control = あなたのコントロール点
terminal-yurikure-no-scores = 得点はゲームの終わりに数えます。
terminal-yurikure-counted = 数えるペア
terminal-yurikure-score =
    { $won ->
        [yes] { $points }点、公開{ $revealed }（勝ち）
       *[no] { $points }点、公開{ $revealed }
    }
terminal-yurikure-why-support =
    カップルや好感度のあるペアで、もうコントロール点を持っている女の子のペアを選びます。大事な場面で口を出せるからです。
terminal-yurikure-why-extra = 自分の推しを優先しながら、いちばんカップルで終わりそうなペアに置きます。
terminal-yurikure-why-reveal =
    { $move ->
        [reveal] 支援しているペアの行方がかかっているので、ほかの人より1だけ大きく公開します。
       *[pass] 支援しているペアへの影響が小さいか、これ以上公開できないので、パスします。
    }
terminal-yurikure-why-say =
    { $kind ->
        [answer] そのカップルが自分の支援点のためになるなら「はい」、ならなければ「いいえ」です。
       *[action] 支援しているペアにいちばん役立つ行動を選びます。うまくいきそうなら告白や交渉、そうでなければアプローチです。支援していないカップルの仲をこじらせることもあります。
    }

# Added to the help.
terminal-yurikure-orders =
    毎回答えなくても済みます。「order pass until」はだれかが公開か宣言をするまで、「order pass girl」はその女の子について決まるまで、「order pass round」はラウンドが終わるまでパスします。
    「order reveal 4」はその女の子に、必要な分だけ4まで公開します。
