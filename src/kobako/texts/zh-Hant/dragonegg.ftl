# Names.
dragonegg-colour-R = 紅
dragonegg-colour-B = 藍
dragonegg-rank-1 = 種子
dragonegg-rank-2 = 小鳥
dragonegg-rank-3 = 貓
dragonegg-rank-4 = 牛
dragonegg-rank-5 = 房子
dragonegg-rank-6 = 高塔
dragonegg-rank-7 = 山
dragonegg-rank-wild = 天啟
dragonegg-row-strong = 強組
dragonegg-row-weak = 弱組
dragonegg-kind-friend = 朋友
dragonegg-kind-barya = 雜組

# Refusals in the Dragon's Egg.
dragonegg-no-bracelet = 你沒有手環可用。請組兩組牌，例如「sets R5 R5 / B1 B3」。
dragonegg-deck-empty = 牌庫空了，用手環也抽不到牌。請組兩組牌，例如「sets R5 R5 / B1 B3」。
dragonegg-not-held =
    { $held ->
        [0] 你手上沒有 { $card }。兩組牌都要用手牌來組。
       *[other] 你手上只有一張 { $card }。兩組牌都要用手牌來組。
    }
dragonegg-weaker-first = { $strong } 比 { $weak } 弱，不能寫在前面。請把較強的一組寫在前面：{ $example }
dragonegg-crossed = 這場遊戲裡，天啟不能跟另一種顏色的牌組在一起，像 { $set } 就不行。請跟同色的牌組，或留在手上。
dragonegg-discard-not-held = 你手上沒有 { $card }。請棄一張手牌，例如「discard R5」。
dragonegg-discard-first = 你的手牌多了 { $count } 張，要先棄掉。請一張一張輸入，例如「discard R5」。
dragonegg-egg-now = 大家的牌組都蓋好了。要用龍蛋就輸入「egg strong」或「egg weak」，不用就輸入「keep」。
dragonegg-sets-now = 現在要組兩組牌，強組寫在前面，例如「sets R5 R5 / B1 B3」。

# What happened at the table. Whoever says it adds $who ("you" or "other") and $name to the seat.
# A card has a blank before it unless a sign stands there: only then a terminal colours it.
dragonegg-told-dealt = 第 { $round } 回合發好牌了。
dragonegg-told-discard =
    { $who ->
        [you] 你棄了一張牌。
       *[other] { $name } 棄了一張牌。
    }
dragonegg-told-discard-card =
    { $who ->
        [you] 你棄掉 { $card }。
       *[other] { $name } 棄掉 { $card }。
    }
dragonegg-told-bracelet =
    { $who ->
        [you] 你用一個手環抽了一張牌。
       *[other] { $name } 用一個手環抽了一張牌。
    }
dragonegg-told-bracelet-card =
    { $who ->
        [you] 你用一個手環抽到 { $card }。
       *[other] { $name } 用一個手環抽到 { $card }。
    }
dragonegg-told-sets =
    { $who ->
        [you] 你蓋好了兩組牌。
       *[other] { $name } 蓋好了兩組牌。
    }
dragonegg-told-sets-cards =
    { $who ->
        [you] 你蓋下強組 { $strong } 和弱組 { $weak }。
       *[other] { $name } 蓋下強組 { $strong } 和弱組 { $weak }。
    }
dragonegg-told-keep =
    { $who ->
        [you] 你留著龍蛋不用。
       *[other] { $name } 留著龍蛋不用。
    }
dragonegg-told-egg =
    { $who ->
        [you] 你把龍蛋放回中央，翻開其他人的{ $row ->
            [strong] 強組
           *[weak] 弱組
        }，並收回自己的兩組牌。
       *[other] { $name } 把龍蛋放回中央，其他人的{ $row ->
            [strong] 強組
           *[weak] 弱組
        }全部翻開。{ $name } 要重新組牌。
    }
dragonegg-told-turned =
    { $who ->
        [you] 你的{ $row ->
            [strong] 強組
           *[weak] 弱組
        }被翻開：{ $set }，{ $kind ->
            [friend] 朋友
           *[barya] 雜組
        } { $sum }。
       *[other] { $name } 的{ $row ->
            [strong] 強組
           *[weak] 弱組
        }被翻開：{ $set }，{ $kind ->
            [friend] 朋友
           *[barya] 雜組
        } { $sum }。
    }
dragonegg-told-round = 第 { $round } 回合結算。
dragonegg-told-result =
    { $who ->
        [you] 你：強組 { $strong } 得 { $first } 點，弱組 { $weak } 得 { $second } 點，{ $first } × { $second } = { $gain } 錢。
       *[other] { $name }：強組 { $strong } 得 { $first } 點，弱組 { $weak } 得 { $second } 點，{ $first } × { $second } = { $gain } 錢。
    }
dragonegg-told-gift =
    { $who ->
        [you] 你沒賺到錢，拿到一個手環。
       *[other] { $name } 沒賺到錢，拿到一個手環。
    }
dragonegg-told-egg-won =
    { $who ->
        [you] 你兩組都是朋友，得到龍蛋。
       *[other] { $name } 兩組都是朋友，得到龍蛋。
    }
dragonegg-told-egg-kept =
    { $who ->
        [you] 你的兩組朋友最強，保住了龍蛋。
       *[other] { $name } 的兩組朋友最強，保住了龍蛋。
    }
dragonegg-told-egg-shared = 最強的弱組一樣強，龍蛋留在原處。
dragonegg-told-short = 手環不夠發，誰都拿不到。遊戲到此結束。
dragonegg-told-over =
    { $who ->
        [you] 遊戲結束。你以 { $money } 錢獲勝。
       *[other] 遊戲結束。{ $name } 以 { $money } 錢獲勝。
    }
dragonegg-told-over-shared =
    { $who ->
        [you] 遊戲結束。你以 { $money } 錢並列獲勝。
       *[other] 遊戲結束。{ $name } 以 { $money } 錢並列獲勝。
    }

# What is asked of you, or whom the table waits for: one short sentence that says what to do.
dragonegg-ask-deck = 正在洗牌。
dragonegg-ask-discard = 請棄 { $count } 張手牌，一次一張。
dragonegg-ask-sets =
    { $bracelets ->
        [0] 請組一組強組和一組弱組。
       *[other] 請組一組強組和一組弱組。在那之前，你最多可以用手環抽 { $bracelets } 張牌。
    }
dragonegg-ask-remake =
    { $bracelets ->
        [0] 請重新組兩組牌。
       *[other] 請重新組兩組牌。在那之前，你最多可以用手環抽 { $bracelets } 張牌。
    }
dragonegg-ask-egg = 大家的牌組都蓋好了。要用龍蛋看別人的強組或弱組，還是留著？
dragonegg-ask-wait-discard = 等待 { $name } 棄牌。
dragonegg-ask-wait-discard-many = 等待 { $count } 位玩家棄牌。
dragonegg-ask-wait-sets = 等待 { $name } 組牌。
dragonegg-ask-wait-sets-many = 等待 { $count } 位玩家組牌。
dragonegg-ask-wait-egg = { $name } 正在考慮要不要用龍蛋。
dragonegg-ask-wait-remake = 等待 { $name } 重新組牌。
dragonegg-ask-over =
    { $who ->
        [you] 遊戲結束，你以 { $money } 錢獲勝！
       *[other] 遊戲結束，{ $name } 以 { $money } 錢獲勝。
    }
dragonegg-ask-over-shared =
    { $who ->
        [you] 遊戲結束，你以 { $money } 錢並列獲勝！
       *[other] 遊戲結束，{ $name } 等人以 { $money } 錢並列獲勝。
    }
