# Aurum in the browser. $who is "you" or "other"; $name is the name of a seat.
aurum-web-you = 你
aurum-web-card = { $suit }{ $rank }
aurum-web-team = { $first } 和 { $second }
aurum-web-laid =
    { $state ->
        [open] 預測是{ $card }
        [closed] 預測蓋著
       *[none] 還沒預測
    }
aurum-web-tricks =
    { $won ->
       *[other] 贏 { $won } 墩
    }
aurum-web-collection =
    { $count ->
        [0] 沒有金卡
       *[other] 金卡 { $ranks }
    }
aurum-web-cards =
    { $held ->
       *[other] 手牌 { $held } 張
    }
aurum-web-score =
    { $scoring ->
        [points] { $score } 分
       *[nuggets] { $score } 個金塊
    }
aurum-web-seat =
    { $who ->
        [you] 你：{ $facts }。
       *[other] { $name }：{ $facts }。
    }
aurum-web-standing =
    { $kind ->
        [needs] 預測 { $prediction } 墩，已贏 { $won } 墩，還差 { $by } 墩
        [exact] 預測 { $prediction } 墩，已贏 { $won } 墩，剛剛好
        [over] 預測 { $prediction } 墩，已贏 { $won } 墩，多了 { $by } 墩
       *[none] 還沒預測
    }
aurum-web-side = { $side }：{ $standing }。
aurum-web-side-worth = { $side }：{ $standing }，現在值 { $points } 分。
aurum-web-hand =
    { $who ->
        [you] 你的手牌：{ $cards }。
       *[other] { $name } 的手牌：{ $cards }。
    }
aurum-web-hand-known = { $held }，已知有{ $cards }
aurum-web-played =
    { $name }：{ $card }{ $best ->
        [won] （贏）
        [winning] （領先）
       *[no] { "" }
    }{ $low ->
        [no] { "" }
        [none] （最小，沒有金卡可拿）
       *[other] （最小，拿{ $low }）
    }
aurum-web-note =
    { $note ->
        [sealed] 這個花色已經有了
        [wins] 打出就領先
        [lowest] 打出就最小
        [takes] 打出就最小，可拿{ $gold }
       *[shown] 大家都知道
    }
aurum-web-gold-times = { $gold }，{ $count } 張
aurum-web-where =
    { $phase ->
        [predict] 第 { $round } 局　預測
        [swap] 第 { $round } 局　第 { $trick } 墩之前
        [deal] 第 { $round } 局
        [over] 第 { $round } 局　遊戲結束
       *[other] 第 { $round } 局　第 { $trick } 墩
    }
aurum-web-say-trick = 這一墩：{ $cards }。
aurum-web-say-last = 上一墩：{ $cards }。
aurum-web-say-void = 最後一墩作廢：{ $cards }。
aurum-web-say-lead =
    { $who ->
        [you] 下一墩由你引牌。
       *[other] 下一墩由 { $name } 引牌。
    }
aurum-web-say-sealed = 這一墩已有的花色：{ $suits }。
aurum-web-say-shelf =
    { $gone ->
        [none] 供應堆的金卡：{ $there }。
       *[other] 供應堆的金卡：{ $there }。缺：{ $gone }。
    }
aurum-web-say-shelf-empty = 供應堆沒有金卡。
aurum-web-say-left-over = 剩下的牌：{ $cards }。
aurum-web-say-unseen = 還沒看到：{ $cards }。
aurum-web-say-swap =
    { $who ->
        [you] { $whose ->
            [partner] 你付出{ $gold }，把隊友的預測從{ $taken }換成{ $laid }。
           *[own] 你付出{ $gold }，把自己的預測從{ $taken }換成{ $laid }。
        }
       *[other] { $whose ->
            [partner] { $name } 付出{ $gold }，把隊友的預測從{ $taken }換成{ $laid }。
           *[own] { $name } 付出{ $gold }，把自己的預測從{ $taken }換成{ $laid }。
        }
    }
aurum-web-say-turn =
    { $who ->
        [you] 輪到你了。
       *[other] 輪到 { $name }。
    }
aurum-web-say-winner =
    { $who ->
        [you] 你贏了這場遊戲。
       *[other] { $name } 贏了這場遊戲。
    }
aurum-web-say-result = 第 { $round } 局：{ $sides }。{ $end }
aurum-web-say-result-side = { $side } { $prediction } + { $gold } = { $points } 分

# On the table. Short: there is little room on a phone.
aurum-web-own = 你的手牌
aurum-web-own-gold = 你的金卡
aurum-web-prediction = 預測
aurum-web-gold = 金卡
aurum-web-shelf = 金卡供應堆
aurum-web-left-over = 剩下的牌
aurum-web-last = 上一墩
aurum-web-unseen =
    { $count ->
       *[other] 別人手上還沒看到的 { $count } 張牌
    }
aurum-web-first = 最初的預測
aurum-web-known = { $held } 張手牌中已知的
aurum-web-enlarge = 放大
aurum-web-held = 手牌張數
aurum-web-won = 贏墩數
aurum-web-points = 總分
aurum-web-nuggets = 金塊
aurum-web-partner = 隊友
aurum-web-leads = 引牌
aurum-web-wins =
    { $state ->
        [open] 領先
       *[done] 贏
    }
aurum-web-lowest = 最小
aurum-web-trick-is =
    { $state ->
        [void] 作廢
       *[done] 上一墩
    }
aurum-web-worth-says = 如果這一局現在結束
aurum-web-window =
    { $state ->
        [swapped] 換了
        [stayed] 不換
       *[skipped] 不能換
    }
aurum-web-result = 第 { $round } 局的結果
aurum-web-head-tricks = 墩數
aurum-web-head-points = 得分
aurum-web-head-gold = 黃金
aurum-web-head-sum = 合計
aurum-web-round-won = 贏得這一局
aurum-web-end =
    { $reason ->
        [stop] { $who ->
            [you] 你結束了這一局。
           *[other] { $name } 結束了這一局。
        }
        [stuck] { $who ->
            [you] 你無牌可出，這一局結束。
           *[other] { $name } 無牌可出，這一局結束。
        }
       *[empty] { $who ->
            [you] 你沒有牌可以引，這一局結束。
           *[other] { $name } 沒有牌可以引，這一局結束。
        }
    }{ $decided ->
        [exact] 同分，由準確的預測決定。
        [gold] 同分，由最大的金卡決定。
        [shared] 始終平手。
       *[points] { "" }
    }
aurum-web-lesson =
    { $kind ->
        [exact] 贏的墩數剛剛好
        [over] 比預測多
       *[needs] 比預測少
    }
aurum-web-lesson-points =
    { $kind ->
        [exact] 得預測的兩倍
        [over] 得預測的數字
       *[needs] 0 分
    }

# The question bar.
aurum-web-pick = 請選一張牌
aurum-web-predict = 預測 { $rank } 墩：放{ $card }
aurum-web-stay = 不換
aurum-web-stop = 結束這一局
aurum-web-swap-pick =
    { $whose ->
        [own] { $lacks ->
            [gold] 自己的：選金卡
            [card] 自己的：選手牌
           *[both] 換自己的預測
        }
        [partner] { $lacks ->
            [gold] 隊友的：選金卡
            [card] 隊友的：選手牌
           *[both] 換隊友的預測
        }
       *[only] { $lacks ->
            [gold] 換預測：選金卡
            [card] 換預測：選手牌
           *[both] 換預測：選金卡和手牌
        }
    }
aurum-web-swap-make =
    { $whose ->
        [own] 自己的：{ $old } → { $new }
        [partner] 隊友的：{ $old } → { $new }
       *[only] 換預測：{ $old } → { $new }
    }
aurum-web-swap =
    { $whose ->
        [own] 自己的：付{ $gold }換成{ $card }
        [partner] 隊友的：付{ $gold }換成{ $card }
       *[only] 付{ $gold }換成{ $card }
    }
aurum-web-play =
    { $does ->
        [wins] 打出{ $card }：領先
        [lowest] 打出{ $card }：最小，沒有金卡
        [takes] 打出{ $card }：最小，拿{ $gold }
       *[no] 打出{ $card }
    }
aurum-web-key-digit = 選那個數字的牌（再按一次選下一張）

# Score sheet and chart.
aurum-web-sheet = 各局的贏墩數/預測，以及含黃金的得分

# Headings of the rules.
web-aurum-rule-1 = 人數與牌
web-aurum-rule-2 = 發牌
web-aurum-rule-3 = 預測
web-aurum-rule-4 = 第一次引牌
web-aurum-rule-5 = 換預測
web-aurum-rule-6 = 引牌
web-aurum-rule-7 = 跟著出牌
web-aurum-rule-8 = 沒有牌能出
web-aurum-rule-9 = 一墩的結果
web-aurum-rule-10 = 下一墩
web-aurum-rule-11 = 一局結束
web-aurum-rule-12 = 預測的得分
web-aurum-rule-13 = 黃金的得分
web-aurum-rule-14 = 誰贏得一局
web-aurum-rule-15 = 誰獲勝
web-aurum-rule-16 = 改用計分
