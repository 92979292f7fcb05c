# Names.
aurum-suit-B = 鉍
aurum-suit-P = 磷
aurum-suit-Z = 鋅
aurum-suit-C = 銅
aurum-suit-S = 銀
aurum-suit-G = 金

# Refusals in Aurum.
aurum-now-predict = 大家要先放預測牌。請從手牌放一張，例如「predict Z4」。
aurum-now-swap = 這一墩開始前可以換預測。不換就輸入「stay」，要付金卡換成手牌就像「swap G0 Z7」這樣輸入。
aurum-now-play = 現在正在打這一墩。請出牌，例如「play Z4」。
aurum-predict-held = 預測要放自己手上的基礎金屬牌。你的手牌：{ $cards }
aurum-swap-partner = 三人遊戲只能換自己的預測，請不要加「partner」。
aurum-swap-gold = 請用自己收集區的金卡支付：{ $gold }
aurum-swap-card = 請放自己手上的基礎金屬牌。你的手牌：{ $cards }
aurum-lead-gold = 金卡不能用來引牌。請從這些牌引一張：{ $cards }
aurum-gold-held =
    { $count ->
        [0] 你沒有金卡。請出這一墩還沒出現的花色。
       *[other] 你沒有那張金卡。你的收集區有 { $gold }。
    }
aurum-card-held =
    { $count ->
        [0] 你手上沒有 { $card }，也沒有能出的手牌。請出金卡，或結束這一局（stop）。
       *[other] 你手上沒有 { $card }。可以出的牌：{ $cards }
    }
aurum-sealed =
    這一墩已經有{ $suit ->
        [B] 鉍
        [P] 磷
        [Z] 鋅
        [C] 銅
       *[S] 銀
    }了，同一種花色不能再出。{ $count ->
        [0] 請出金卡，或結束這一局（stop）。
       *[other] 可以出的牌：{ $cards }
    }
aurum-stop = 手上還有能出的基礎金屬牌，就不能結束這一局。可以出的牌：{ $cards }

# What happened at the table. Whoever says it adds $who ("you" or "other") and $name to the seat.
# A card has a blank before it unless a sign stands there: only then a terminal colours it.
aurum-told-first =
    { $who ->
        [you] 第 1 局由你當起始玩家。
       *[other] 第 1 局由 { $name } 當起始玩家。
    }
aurum-told-dealt =
    { $who ->
        [you] 第 { $round } 局發好牌了。你是起始玩家。
       *[other] 第 { $round } 局發好牌了。{ $name } 是起始玩家。
    }
aurum-told-predict =
    { $who ->
        [you] 你用 { $card } 預測 { $rank } 墩。
       *[other] { $name } 用 { $card } 預測 { $rank } 墩。
    }
aurum-told-commit =
    { $who ->
        [you] 你蓋著放下預測牌。
       *[other] { $name } 蓋著放下預測牌。
    }
aurum-told-swap =
    { $who ->
        [you] 你付出 { $gold }，把自己的預測從 { $old } 換成 { $card }。
       *[other] { $name } 付出 { $gold }，把自己的預測從 { $old } 換成 { $card }。
    }
aurum-told-swap-partner =
    { $who ->
        [you] 你付出 { $gold }，把隊友的預測從 { $old } 換成 { $card }，並收下 { $old }。
       *[other] { $name } 付出 { $gold }，把隊友的預測從 { $old } 換成 { $card }，並收下 { $old }。
    }
aurum-told-stay =
    { $who ->
        [you] 你不換預測。
       *[other] { $name } 不換預測。
    }
aurum-told-play =
    { $who ->
        [you] 你打出 { $card }。
       *[other] { $name } 打出 { $card }。
    }
aurum-told-gold =
    { $who ->
        [you] 你打出金卡 { $card }。
       *[other] { $name } 打出金卡 { $card }。
    }
aurum-told-trick =
    { $who ->
        [you] 你贏得這一墩。
       *[other] { $name } 贏得這一墩。
    }
aurum-told-takes =
    { $who ->
        [you] 你的牌最小，拿到 { $gold }，下一墩由你引牌。
       *[other] { $name } 的牌最小，拿到 { $gold }，並引下一墩。
    }
aurum-told-leads =
    { $who ->
        [you] 你的牌最小，但沒有金卡可拿，下一墩由你引牌。
       *[other] { $name } 的牌最小，但沒有金卡可拿，仍然引下一墩。
    }
aurum-told-end =
    { $reason ->
        [stop] { $who ->
            [you] 你結束了這一局。
           *[other] { $name } 結束了這一局。
        }
        [stuck] { $who ->
            [you] 你沒有能出的手牌，也沒有金卡，這一局結束。
           *[other] { $name } 沒有能出的手牌，也沒有金卡，這一局結束。
        }
       *[empty] { $who ->
            [you] 你沒有手牌可以引牌，這一局結束。
           *[other] { $name } 沒有手牌可以引牌，這一局結束。
        }
    }
aurum-told-shows =
    { $count ->
        [0] { $who ->
            [you] 你已經沒有手牌。
           *[other] { $name } 已經沒有手牌。
        }
       *[other] { $who ->
            [you] 你亮出手牌：{ $cards }
           *[other] { $name } 亮出手牌：{ $cards }
        }
    }
aurum-told-round = 第 { $round } 局結束。
aurum-told-points =
    { $team ->
        [yes] { $who ->
            [you] 你們這隊預測 { $prediction } 墩，贏 { $won } 墩：預測得 { $scored } 分，黃金得 { $gold } 分，共 { $points } 分。
           *[other] { $name } 那隊預測 { $prediction } 墩，贏 { $won } 墩：預測得 { $scored } 分，黃金得 { $gold } 分，共 { $points } 分。
        }
       *[no] { $who ->
            [you] 你預測 { $prediction } 墩，贏 { $won } 墩：預測得 { $scored } 分，黃金得 { $gold } 分，共 { $points } 分。
           *[other] { $name } 預測 { $prediction } 墩，贏 { $won } 墩：預測得 { $scored } 分，黃金得 { $gold } 分，共 { $points } 分。
        }
    }
aurum-told-nugget =
    { $team ->
        [yes] { $who ->
            [you] 你們這隊拿到一個金塊
           *[other] { $name } 那隊拿到一個金塊
        }
       *[no] { $who ->
            [you] 你拿到一個金塊
           *[other] { $name } 拿到一個金塊
        }
    }{ $decided ->
        [points] 。
        [exact] ：同分，但預測準確。
        [gold] ：同分，但金卡最大。
       *[shared] ：始終平手，平手的各拿一個。
    }
aurum-told-over =
    { $team ->
        [yes] { $who ->
            [you] 遊戲結束。你們這隊以
           *[other] 遊戲結束。{ $name } 那隊以
        }
       *[no] { $who ->
            [you] 遊戲結束。你以
           *[other] 遊戲結束。{ $name } 以
        }
    }{ $scoring ->
        [points] 總分 { $score } 分
       *[nuggets] { " " }{ $score } 個金塊
    }{ $shared ->
        [yes] 並列獲勝。
       *[no] 獲勝。
    }

# What is asked of you, or whom the table waits for: one short sentence that says what to do.
aurum-ask-predict = 你會贏幾墩？請放一張那個數字的牌。
aurum-ask-swap =
    { $team ->
        [yes] 可以付一張金卡，換自己或隊友的預測；也可以不換。
       *[no] 可以付一張金卡，換自己的預測；也可以不換。
    }
aurum-ask-lead = 輪到你引牌，哪張基礎金屬牌都可以。
aurum-ask-follow = 請出這一墩還沒有的花色，或出金卡。
aurum-ask-stuck = 沒有能出的手牌：請出金卡，或結束這一局。
aurum-ask-wait-predict = { $name } 正在決定預測。
aurum-ask-wait-all = 等大家放好預測牌。
aurum-ask-wait-swap = { $name } 正在考慮要不要換預測。
aurum-ask-wait-play = { $name } 正在選牌。
aurum-ask-deal = 正在發牌。
aurum-ask-over =
    { $shared ->
        [yes] { $team ->
            [yes] 遊戲結束，兩隊並列獲勝。
           *[no] { $who ->
                [you] 遊戲結束，你並列獲勝！
               *[other] 遊戲結束，{ $name } 等人並列獲勝。
            }
        }
       *[no] { $team ->
            [yes] { $who ->
                [you] 遊戲結束，你們這隊贏了！
               *[other] 遊戲結束，{ $name } 那隊獲勝。
            }
           *[no] { $who ->
                [you] 遊戲結束，你贏了！
               *[other] 遊戲結束，{ $name } 獲勝。
            }
        }
    }
