# Yurikure in the browser. $who is "you" or "other"; $name is the name of a seat; $one, $two, $girl are girls.
yurikure-web-pair = { $one }和{ $two }
yurikure-web-relation =
    { $bond ->
        [blue] 伴侶（還沒接吻），好感度 { $affection }，不滿度 { $dissatisfaction }
        [red] 伴侶（接吻一次），好感度 { $affection }，不滿度 { $dissatisfaction }
        [fated] 命運的伴侶，好感度 { $affection }，不滿度 { $dissatisfaction }
       *[none] 好感度 { $affection }，不滿度 { $dissatisfaction }
    }
yurikure-web-pair-says = { $pair }：{ $relation }。
yurikure-web-pair-own = { $pair }：{ $relation }。你的支援點：{ $points }。
yurikure-web-with = 和{ $girl }：{ $relation }。
yurikure-web-girl =
    { $place ->
        [0] { $girl }。
       *[other] { $girl }，行動順序第 { $place }。
    }
yurikure-web-control =
    { $who ->
        [you] 由你以 { $level } 點控制。
       *[other] 由 { $name } 以 { $level } 點控制。
    }
yurikure-web-control-none = 沒有人控制她。
yurikure-web-level =
    { $who ->
        [you] 你公開過 { $level } 點。
       *[other] { $name } 公開過 { $level } 點。
    }
yurikure-web-reach = 你對她的控制點是 { $reach }。
yurikure-web-shown =
    { $holds ->
        [yes] { $girl } { $level } 點（控制中）
       *[no] { $girl } { $level } 點
    }
yurikure-web-seat =
    { $who ->
        [you] 你公開過：{ $shown }。
       *[other] { $name } 公開過：{ $shown }。
    }
yurikure-web-seat-none =
    { $who ->
        [you] 你還沒有公開過。
       *[other] { $name } 還沒有公開過。
    }
yurikure-web-seat-points = 支援點 { $points } 點。
yurikure-web-points = { $pair } { $points } 點
yurikure-web-support =
    { $who ->
        [you] 你的支援點：{ $pairs }。
       *[other] { $name } 的支援點：{ $pairs }。
    }
yurikure-web-support-title =
    { $who ->
        [you] 只有你看得到的支援點
       *[other] 支援點
    }
yurikure-web-declared =
    { $verb ->
        [approach] 接近{ $one }
        [confess] 向{ $one }告白
        [negotiate] 替{ $one }和{ $two }談判
        [idle] 不行動
        [yes] { $matter ->
            [vote] 投贊成票
            [consent] 同意
           *[answer] 說好
        }
       *[no] { $matter ->
            [vote] 投反對票
            [consent] 不同意
           *[answer] 說不
        }
    }
yurikure-web-matter =
    { $matter ->
        [action] { $girl }行動
        [answer] { $girl }回答{ $actor }
        [vote] { $girl }投票
       *[consent] { $girl }同意嗎？
    }
yurikure-web-where =
    { $step ->
        [setup] 開局
        [first] 開局
        [support] 開局：放支援點
        [extra] 第 { $before } 回合之後：追加支援點
        [couple] 第 { $round } 回合（共 9），伴侶階段
        [kiss] 第 { $round } 回合（共 9），親吻階段
        [over] 第 { $round } 回合（共 9），遊戲結束
       *[reveal] 第 { $round } 回合（共 9），行動
    }
yurikure-web-term = { $year } 年級第 { $term } 學期
yurikure-web-year = { $year } 年級
yurikure-web-die =
    { $fate ->
        [calm] { $pair }擲出 { $die }：沒事。
        [warmer] { $pair }擲出 { $die }：好感度 +1。
        [colder] { $pair }擲出 { $die }：不滿度 +1。
        [broke] { $pair }擲出 { $die }：分手了。
        [fell] { $pair }墜入情網，成為伴侶。
        [kissed] { $pair }擲出 { $die }：接吻了。
        [missed] { $pair }擲出 { $die }：沒有接吻。
        [fated] { $pair }擲出 { $die }：命運的伴侶。
       *[none] { $pair }擲出 { $die }。
    }
yurikure-web-fate =
    { $fate ->
        [calm] 沒事
        [broke] 分手
        [fell] 墜入情網
        [kissed] 接吻
        [missed] 沒接吻
       *[fated] 命運！
    }
yurikure-web-say-matter = 現在要決定：{ $matter }。
yurikure-web-say-declared = 宣告：{ $declared }。
yurikure-web-say-yes = 贊成：{ $girls }。
yurikure-web-say-no = 反對：{ $girls }。
yurikure-web-say-strangers = 好感度和不滿度都是 0 的有 { $count } 組。
yurikure-web-say-turn =
    { $who ->
        [you] 輪到你。
       *[other] 輪到 { $name }。
    }
yurikure-web-say-winner =
    { $who ->
        [you] 你贏了。
       *[other] { $name } 贏了。
    }

# On the table. Short: there is little room on a phone.
yurikure-web-girls = 照行動順序排列的七個女孩
yurikure-web-phase =
    { $what ->
        [couple] 伴侶階段
        [kiss] 親吻階段
       *[confession] 還是會在一起嗎？
    }
yurikure-web-tap-two = 點兩個女孩
yurikure-web-tap-other = 再點一個女孩
yurikure-web-placing = 放支援點
yurikure-web-owes =
    { $who ->
        [you] 你還要放 { $left } 次。
       *[other] { $name } 還要放 { $left } 次。
    }
yurikure-web-ending =
    { $ending ->
        [fated] 命運的伴侶
        [polygamy] 彼此都是伴侶
        [rounds] 九個回合結束
       *[nobody] 沒有伴侶
    }
yurikure-web-pairs = 組合
yurikure-web-pairs-title = 所有組合
yurikure-web-dice = 骰子
yurikure-web-dice-title = 最近的骰子
yurikure-web-affection = 好感度
yurikure-web-dissatisfaction = 不滿度
yurikure-web-own-points = 你的支援點

# The question bar.
yurikure-web-place = 在{ $pair }放 { $points } 點
yurikure-web-pass = 不公開
yurikure-web-reveal = 公開 { $level } 點
yurikure-web-levels = 對{ $girl }公開多少控制點
yurikure-web-level-none = 不公開
yurikure-web-less = 減少
yurikure-web-more = 增加
yurikure-web-verbs = 她的行動
yurikure-web-verb =
    { $verb ->
        [approach] 接近
        [confess] 告白
        [negotiate] 談判
       *[idle] 不行動
    }
yurikure-web-verb-means =
    { $verb ->
        [approach] 接近誰？兩人的好感度加 1；兩人的其他伴侶關係，不滿度加 1。
        [confess] 向誰告白？就算被拒絕，擲骰還有圖示的機會成為伴侶。
        [negotiate] 替哪兩人談判？五個女孩投票，三票贊成就問兩人同不同意。
       *[none] 請選她的行動。
    }
yurikure-web-targets = 對象
yurikure-web-means =
    { $matter ->
        [answer] { $answer ->
            [yes] { $one }和{ $two }成為伴侶。
           *[no] 擲一顆骰子，{ $affection } 以下還是成為伴侶。
        }
        [vote] { $answer ->
            [yes] 目前 { $votes } 票贊成，再加這一票；要 3 票。
           *[no] 目前 { $votes } 票贊成；要 3 票。
        }
       *[consent] { $answer ->
            [yes] 兩人都同意，{ $one }和{ $two }就成為伴侶。
           *[no] { $one }和{ $two }的不滿度加 1。
        }
    }
yurikure-web-orders = 預先指示
yurikure-web-order-until = 問到就不公開
yurikure-web-order-reveal = 需要時公開到 { $level }
yurikure-web-keep = 一直不公開
yurikure-web-order-pass =
    { $of ->
        [until] 直到有動靜
        [girl] 到{ $girl }決定
       *[round] 這個回合
    }
yurikure-web-ordered =
    { $of ->
        [until] 有人公開或宣告之前，你都不公開。
        [girl] 在{ $girl }決定之前，你都不公開。
        [round] 這個回合結束之前，你都不公開。
       *[reveal] 你對{ $girl }視需要公開，最多到 { $most } 點。
    }
yurikure-web-order-back = 取消

# Score sheet, chart, keys.
yurikure-web-sheet-control = 公開的控制點（粗體是控制者）
yurikure-web-sheet-reach = 你的
yurikure-web-sheet-support = 支援點，以及算分的組合
yurikure-web-sheet-tie = 公開點數
yurikure-web-chart = 算分的支援點
yurikure-web-key-pass = 不公開
yurikure-web-key-girls = 在女孩之間移動，Enter 選她或看她的蠟燭

# Headings of the rules.
web-yurikure-rule-1 = 七個女孩
web-yurikure-rule-2 = 行動順序
web-yurikure-rule-3 = 秘密支援點
web-yurikure-rule-4 = 控制點
web-yurikure-rule-5 = 控制者
web-yurikure-rule-6 = 詢問的順序
web-yurikure-rule-7 = 公開控制點
web-yurikure-rule-8 = 宣告
web-yurikure-rule-9 = 沒有控制者時
web-yurikure-rule-10 = 行動
web-yurikure-rule-11 = 新的伴侶
web-yurikure-rule-12 = 上限
web-yurikure-rule-13 = 伴侶階段
web-yurikure-rule-14 = 親吻階段
web-yurikure-rule-15 = 結束與計分
web-yurikure-rule-16 = 追加支援點
