# Names.
yurikure-girl-R = 赤
yurikure-girl-W = 白
yurikure-girl-K = 黑
yurikure-girl-Y = 黃
yurikure-girl-P = 紫
yurikure-girl-G = 綠
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
yurikure-place-first = 要先等所有人放好支援點。請選一組放 { $value } 點，例如「support { $value } RW」。
yurikure-extra-first = 要先等所有人加完支援點。請選一組加 1 點，例如「extra RW」。
yurikure-reveal-or-pass = 現在要決定誰來控制{ yurikure-girl }。請輸入「pass」，或公開控制點，例如「reveal 4」。
yurikure-declare-first = { yurikure-girl }由你控制，請宣告她的行動：approach K、confess K、negotiate WK 或 idle。
yurikure-yes-or-no = { yurikure-girl }由你控制，請替她回答「yes」或「no」。
yurikure-next-value = 支援點要從 5 放到 1，接下來是 { $value } 點。請輸入「support { $value } RW」。
yurikure-pair-taken = { yurikure-girl }和{ yurikure-other }已經有你的支援點了，請選別組。
yurikure-no-pair = 一組是兩個不同的女孩，要照 R W K Y P G S 的順序寫，例如 RW 或 KG。
yurikure-level-low = 已經有人對{ yurikure-girl }公開了 { $level } 點。請公開更多，不然就不公開（pass）。
yurikure-level-high = 你對{ yurikure-girl }的控制點是 { $level }。公開的點數不能更高，不然就不公開（pass）。
yurikure-confess-couple = { yurikure-girl }已經有伴侶，不能告白。她可以接近、談判，或者不行動。
yurikure-not-herself = { yurikure-girl }不能選自己，請選別的女孩。
yurikure-negotiate-others = { yurikure-girl }只能替別的兩個人談判，請選沒有她的一組。
yurikure-negotiate-couple = { yurikure-girl }和{ yurikure-other }已經是伴侶了，請選還不是伴侶的一組。

# What happened at the table. Whoever says it adds $who ("you" or "other") and $name to the seat.
yurikure-told-opening = { yurikure-girl }和{ yurikure-other }一開始就是伴侶。
yurikure-told-affection = { yurikure-girl }和{ yurikure-other }的好感度變成 { $affection }。
yurikure-told-order = 女孩的行動順序是 { $girls }。
yurikure-told-first =
    { $who ->
        [you] 還沒有人控制任何女孩的時候，從你旁邊開始問。
       *[other] 還沒有人控制任何女孩的時候，從 { $name } 旁邊開始問。
    }
yurikure-told-placed =
    { $who ->
        [you] 你放了 { $value } 點。
       *[other] { $name } 放了 { $value } 點。
    }
yurikure-told-support =
    { $who ->
        [you] 你在{ yurikure-girl }和{ yurikure-other }身上放了 { $value } 點。
       *[other] { $name } 在{ yurikure-girl }和{ yurikure-other }身上放了 { $value } 點。
    }
yurikure-told-round = 第 { $round } 回合開始。
yurikure-told-pass =
    { $who ->
        [you] 你不公開。
       *[other] { $name } 不公開。
    }
yurikure-told-reveal =
    { $who ->
        [you] 你公開 { $level } 點，成為{ yurikure-girl }的控制者。
       *[other] { $name } 公開 { $level } 點，成為{ yurikure-girl }的控制者。
    }
yurikure-told-say-approach =
    { $who ->
        [you] 你宣告：{ yurikure-girl }接近{ yurikure-other }。
       *[other] { $name } 宣告：{ yurikure-girl }接近{ yurikure-other }。
    }
yurikure-told-say-confess =
    { $who ->
        [you] 你宣告：{ yurikure-girl }向{ yurikure-other }告白。
       *[other] { $name } 宣告：{ yurikure-girl }向{ yurikure-other }告白。
    }
yurikure-told-say-negotiate =
    { $who ->
        [you] 你宣告：{ yurikure-girl }替{ yurikure-one }和{ yurikure-two }談判。
       *[other] { $name } 宣告：{ yurikure-girl }替{ yurikure-one }和{ yurikure-two }談判。
    }
yurikure-told-say-idle =
    { $who ->
        [you] 你宣告：{ yurikure-girl }不行動。
       *[other] { $name } 宣告：{ yurikure-girl }不行動。
    }
yurikure-told-say-answer =
    { $answer ->
        [yes] { $who ->
            [you] 你宣告：{ yurikure-girl }說好。
           *[other] { $name } 宣告：{ yurikure-girl }說好。
        }
       *[no] { $who ->
            [you] 你宣告：{ yurikure-girl }說不。
           *[other] { $name } 宣告：{ yurikure-girl }說不。
        }
    }
yurikure-told-nobody = 沒有人控制{ yurikure-girl }。
yurikure-told-approach = { yurikure-girl }接近{ yurikure-other }，好感度變成 { $affection }。
yurikure-told-confess = { yurikure-girl }向{ yurikure-other }告白了。
yurikure-told-negotiate = { yurikure-girl }替{ yurikure-one }和{ yurikure-two }談判，由其他女孩投票。
yurikure-told-idle = { yurikure-girl }不行動。
yurikure-told-answer =
    { $answer ->
        [yes] { yurikure-girl }說好。
       *[no] { yurikure-girl }說不。
    }
yurikure-told-vote =
    { $answer ->
        [yes] { yurikure-girl }投贊成票。
       *[no] { yurikure-girl }投反對票。
    }
yurikure-told-voted =
    { $outcome ->
        [carried] 5 票裡有 { $votes } 票贊成。接著問{ yurikure-girl }和{ yurikure-other }同不同意。
       *[lost] 5 票裡只有 { $votes } 票贊成。{ yurikure-girl }和{ yurikure-other }維持原狀。
    }
yurikure-told-consent =
    { $answer ->
        [yes] { yurikure-girl }同意了。
       *[no] { yurikure-girl }不同意。
    }
yurikure-told-couple = { yurikure-girl }和{ yurikure-other }成為伴侶了。
yurikure-told-sad = { yurikure-girl }和{ yurikure-other }的不滿度變成 { $dissatisfaction }。
yurikure-told-fate = { yurikure-girl }和{ yurikure-other }還是會在一起嗎？骰子擲出 { $die }。
yurikure-told-couple-phase = 第 { $round } 回合的伴侶階段，每對伴侶擲一顆骰子。
yurikure-told-kiss-phase = 第 { $round } 回合的親吻階段。
yurikure-told-roll = { yurikure-girl }和{ yurikure-other }擲出 { $die }。
yurikure-told-dice =
    { $fate ->
        [calm] { yurikure-girl }和{ yurikure-other }相安無事。
        [warmer] { yurikure-girl }和{ yurikure-other }更親密了，好感度加 1。
        [colder] { yurikure-girl }和{ yurikure-other }吵架了，不滿度加 1。
        [broke] { yurikure-girl }和{ yurikure-other }分手了。
        [fell] { yurikure-girl }和{ yurikure-other }墜入情網，成為伴侶了。
        [kissed] { yurikure-girl }和{ yurikure-other }接吻了。
        [missed] { yurikure-girl }和{ yurikure-other }錯過了時機。
       *[fated] { yurikure-girl }和{ yurikure-other }再次接吻，成為命運的伴侶！
    }
yurikure-told-extra =
    { $points ->
        [1] 每個人追加 1 點支援點。
       *[other] 每個人追加 { $points } 點支援點。
    }
yurikure-told-ending =
    { $ending ->
        [fated] 遊戲結束，命運的伴侶誕生了。
        [polygamy] 遊戲結束，有三個以上的女孩彼此都是伴侶。
        [rounds] 九個回合結束，遊戲結束。所有伴侶的支援點都算。
       *[nobody] 九個回合結束，遊戲結束，一對伴侶也沒有。
    }
yurikure-told-over =
    { $who ->
        [you] 你以 { $points } 點支援點獲勝。
       *[other] { $name } 以 { $points } 點支援點獲勝。
    }
yurikure-told-share =
    { $who ->
        [you] 你以 { $points } 點支援點並列第一。
       *[other] { $name } 以 { $points } 點支援點並列第一。
    }

# What is asked of you, or whom the table waits for: one short sentence that says what to do.
yurikure-ask-setup = 正在準備遊戲。
yurikure-ask-roll =
    { $matter ->
        [confession] 告白被拒絕了，替{ yurikure-girl }和{ yurikure-other }擲骰。
        [couple] { yurikure-girl }和{ yurikure-other }在伴侶階段擲骰。
       *[kiss] { yurikure-girl }和{ yurikure-other }為親吻擲骰。
    }
yurikure-ask-support = 請偷偷選一組，放 { $value } 點。
yurikure-ask-extra =
    { $left ->
        [1] 請偷偷選一組，追加 1 點。
       *[other] 還要追加 { $left } 點，請一點一點偷偷選組。
    }
yurikure-ask-wait-points =
    { $count ->
        [1] 還有 1 個人在放支援點。
       *[other] 還有 { $count } 個人在放支援點。
    }
yurikure-ask-wait =
    { $matter ->
        [action] 等待 { $name }：{ yurikure-girl }要做什麼？
        [answer] 等待 { $name }：{ yurikure-girl }怎麼回答？
        [vote] 等待 { $name }：{ yurikure-girl }怎麼投票？
       *[consent] 等待 { $name }：{ yurikure-girl }同不同意？
    }
yurikure-ask-reveal =
    { $can ->
        [yes] { $matter ->
            [action] { yurikure-girl }要行動了。不公開，或公開超過 { $level } 點（你有 { $own } 點）。
            [answer] { yurikure-girl }要回答了。不公開，或公開超過 { $level } 點（你有 { $own } 點）。
            [vote] { yurikure-girl }要投票了。不公開，或公開超過 { $level } 點（你有 { $own } 點）。
           *[consent] 要問{ yurikure-girl }同不同意了。不公開，或公開超過 { $level } 點（你有 { $own } 點）。
        }
       *[no] { $matter ->
            [action] { yurikure-girl }要行動了。你不能公開超過 { $level } 點，只能不公開。
            [answer] { yurikure-girl }要回答了。你不能公開超過 { $level } 點，只能不公開。
            [vote] { yurikure-girl }要投票了。你不能公開超過 { $level } 點，只能不公開。
           *[consent] 要問{ yurikure-girl }同不同意了。你不能公開超過 { $level } 點，只能不公開。
        }
    }
yurikure-ask-object =
    { $can ->
        [yes] { $matter ->
            [action] { yurikure-girl }的行動已宣告。不公開，或公開超過 { $level } 點（你有 { $own } 點）。
            [answer] { yurikure-girl }的回答已宣告。不公開，或公開超過 { $level } 點（你有 { $own } 點）。
            [vote] { yurikure-girl }的投票已宣告。不公開，或公開超過 { $level } 點（你有 { $own } 點）。
           *[consent] { yurikure-girl }是否同意已宣告。不公開，或公開超過 { $level } 點（你有 { $own } 點）。
        }
       *[no] { $matter ->
            [action] { yurikure-girl }的行動已宣告。你不能公開超過 { $level } 點，只能不公開。
            [answer] { yurikure-girl }的回答已宣告。你不能公開超過 { $level } 點，只能不公開。
            [vote] { yurikure-girl }的投票已宣告。你不能公開超過 { $level } 點，只能不公開。
           *[consent] { yurikure-girl }是否同意已宣告。你不能公開超過 { $level } 點，只能不公開。
        }
    }
yurikure-ask-action = { yurikure-girl }由你控制。她要做什麼？
yurikure-ask-answer = { yurikure-girl }由你控制。她要接受{ yurikure-other }的告白嗎？
yurikure-ask-vote = { yurikure-girl }由你控制。她贊成{ yurikure-one }和{ yurikure-two }成為伴侶嗎？
yurikure-ask-consent = { yurikure-girl }由你控制。她同意和{ yurikure-other }成為伴侶嗎？
yurikure-ask-over =
    { $who ->
        [you] 遊戲結束，你以 { $points } 點獲勝！
       *[other] 遊戲結束，{ $name } 以 { $points } 點獲勝。
    }
yurikure-ask-share = 遊戲結束，{ $count } 個人以 { $points } 點並列第一。
yurikure-ask-nobody = 遊戲結束，一對伴侶也沒有，平手。

# Standing orders.
yurikure-no-such-order = 沒有這種預先指示。可用的有：pass until、pass girl、pass round，以及 reveal 加上數字。
yurikure-no-order-now = 只有在決定女孩怎麼做的時候才能下預先指示。請等到那時候。
yurikure-order-too-high = 你對這個女孩最多只能公開 { $most } 點。請選這個數字或更小的。
