# Yurikure in the terminal. Column heads and labels stay short: a line has 80 columns.
terminal-yurikure-header = 百合紅　第 { $round } 回合（共 9 回合）　行動順序 { $order }
terminal-yurikure-head-controller = 控制者
terminal-yurikure-head-own = 你的控制點
terminal-yurikure-legend =
    { $own ->
        [yes] 右上：好感度/不滿度，♡ 是伴侶，♥ 是接吻過一次。左下：你的支援點。
       *[no] 右上：好感度/不滿度，♡ 是伴侶，♥ 是接吻過一次。
    }
terminal-yurikure-deciding =
    { $matter ->
        [action] 要決定{ yurikure-girl }的行動。
        [answer] { yurikure-other }向{ yurikure-girl }告白，要決定{ yurikure-girl }的回答。
        [vote] { yurikure-other }替{ yurikure-one }和{ yurikure-two }談判，要決定{ yurikure-girl }的一票。
       *[consent] { yurikure-other }替{ yurikure-one }和{ yurikure-two }談判，要決定{ yurikure-girl }同不同意。
    }
terminal-yurikure-votes = 贊成：{ $yes }　反對：{ $no }
terminal-yurikure-declared = 宣告：{ $move }
terminal-yurikure-owed = 還要放
terminal-yurikure-answer-points = 請輸入一組，例如「RW」。
terminal-yurikure-answer-reveal =
    { $can ->
        [yes] 不公開輸入「p」，公開就輸入 { $levels } 的數字。
       *[no] 你不能公開更多了，請輸入「p」。
    }
terminal-yurikure-answer-say = 請輸入「y」或「n」。
terminal-yurikure-answer-action =
    { $confess ->
        [yes] 請輸入 approach K、confess K、negotiate WK，不行動輸入「i」。
       *[no] 請輸入 approach K、negotiate WK，不行動輸入「i」。
    }
terminal-yurikure-log-reveals = 公開
terminal-yurikure-log-dice =
    { $phase ->
        [couple] 伴侶
       *[kiss] 親吻
    }
terminal-yurikure-log-die =
    { $fate ->
        [calm] { $pair } { $die } 沒事
        [warmer] { $pair } { $die } 好感度+1
        [colder] { $pair } { $die } 不滿度+1
        [broke] { $pair } { $die } 分手
        [fell] { $pair } 墜入情網
        [kissed] { $pair } { $die } 接吻
        [missed] { $pair } { $die } 錯過
        [fated] { $pair } { $die } 命運
       *[none] { $pair } { $die } 點
    }
terminal-yurikure-support = 你的支援點
terminal-yurikure-control = 你的控制點
terminal-yurikure-no-scores = 遊戲結束時才計分。
terminal-yurikure-counted = 計分的組合
terminal-yurikure-score =
    { $won ->
        [yes] { $points } 點，公開 { $revealed }（獲勝）
       *[no] { $points } 點，公開 { $revealed }
    }
terminal-yurikure-why-support =
    優先選伴侶和有好感度的組合，還有你已經有控制點的女孩，這樣關鍵時刻才說得上話。
terminal-yurikure-why-extra = 放在最可能以伴侶收場的組合，自己主推的優先。
terminal-yurikure-why-reveal =
    { $move ->
        [reveal] 這裡關係到你支援的組合，所以只比別人多公開 1 點。
       *[pass] 這裡對你支援的組合影響太小，或者你不能公開更多，所以不公開。
    }
terminal-yurikure-why-say =
    { $kind ->
        [answer] 這對伴侶對你的支援點有好處就說好，沒有就說不。
       *[action] 選對你支援的組合最有幫助的行動：可能成功就告白或談判，不然就接近，也順便讓你沒支援的伴侶生不滿。
    }

# Added to the help.
terminal-yurikure-orders =
    不必每次都回答。「order pass until」在有人公開或宣告之前不公開，「order pass girl」在這個女孩決定之前不公開，「order pass round」在這個回合結束之前不公開。
    「order reveal 4」對這個女孩視需要公開，最多 4 點。
