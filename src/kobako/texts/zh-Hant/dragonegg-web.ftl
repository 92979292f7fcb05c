# The Dragon's Egg in the browser. $who is "you" or "other"; $name is the name of a seat; $row is "strong" or "weak".
dragonegg-web-card = { $colour }{ $rank }
dragonegg-web-wild = { $colour }{ $wild }
dragonegg-web-card-full = { $card }（{ $picture }）
dragonegg-web-strength = { $kind }（總和{"\u00A0"}{ $sum }）
dragonegg-web-set = { $cards }，{ $strength }
dragonegg-web-where =
    { $phase ->
        [sets] 第 { $round } 回合　組牌
        [remake] 第 { $round } 回合　重新組牌
        [egg] 第 { $round } 回合　龍蛋
        [discard] 第 { $round } 回合　棄牌
        [settled] 第 { $round } 回合　結算
        [over] 第 { $round } 回合　遊戲結束
       *[deck] 第 { $round } 回合
    }
dragonegg-web-seat =
    { $who ->
        [you] 你：{ $money } 錢，手環 { $bracelets } 個，手牌 { $cards } 張。
       *[other] { $name }：{ $money } 錢，手環 { $bracelets } 個，手牌 { $cards } 張。
    }
dragonegg-web-has-egg = 持有龍蛋。
dragonegg-web-committed = 兩組牌都蓋好了。
dragonegg-web-hand =
    { $who ->
        [you] 你的手牌：{ $cards }。
       *[other] { $name } 的手牌：{ $cards }。
    }
dragonegg-web-tray =
    { $who ->
        [you] 你的{ $row ->
            [strong] 強組
           *[weak] 弱組
        }：{ $set }{ $down ->
            [yes] （別人看不到）。
           *[no] 。
        }
       *[other] { $name } 的{ $row ->
            [strong] 強組
           *[weak] 弱組
        }：{ $set }{ $down ->
            [yes] （蓋著）。
           *[no] 。
        }
    }
dragonegg-web-tray-down =
    { $who ->
        [you] 你的{ $row ->
            [strong] 強組
           *[weak] 弱組
        }蓋著。
       *[other] { $name } 的{ $row ->
            [strong] 強組
           *[weak] 弱組
        }蓋著。
    }
dragonegg-web-tray-empty =
    { $who ->
        [you] 你還沒有組好{ $row ->
            [strong] 強組
           *[weak] 弱組
        }。
       *[other] { $name } 還沒有組好{ $row ->
            [strong] 強組
           *[weak] 弱組
        }。
    }
dragonegg-web-result =
    { $who ->
        [you] 你：強組是{ $strong }，得 { $first } 點；弱組是{ $weak }，得 { $second } 點。{ $first } × { $second } = { $gain } 錢{ $bracelet ->
            [yes] ，拿到一個手環。
           *[no] 。
        }
       *[other] { $name }：強組是{ $strong }，得 { $first } 點；弱組是{ $weak }，得 { $second } 點。{ $first } × { $second } = { $gain } 錢{ $bracelet ->
            [yes] ，拿到一個手環。
           *[no] 。
        }
    }
dragonegg-web-say-target = 目標金額是 { $target } 錢。
dragonegg-web-say-last = 第 { $round } 回合的結算：
dragonegg-web-say-middle =
    { $egg ->
        [yes] 中央有龍蛋、手環 { $bracelets } 個，牌庫 { $deck } 張。
       *[no] 中央有手環 { $bracelets } 個，牌庫 { $deck } 張。
    }
dragonegg-web-say-turn =
    { $who ->
        [you] 輪到你了。
       *[other] 等待 { $name }。
    }
dragonegg-web-say-winner =
    { $who ->
        [you] 你贏了這場遊戲。
       *[other] { $name } 贏了這場遊戲。
    }

# On the table. Short: there is little room on a phone.
dragonegg-web-own = 你的手牌
dragonegg-web-money =
    { $count ->
       *[other] { $count } 錢
    }
dragonegg-web-coins = 錢
dragonegg-web-cards = 手牌張數
dragonegg-web-bracelets = 手環
dragonegg-web-bracelets-left = 中央的手環
dragonegg-web-deck = 牌庫張數
dragonegg-web-target = 目標金額
dragonegg-web-nest = 中央放龍蛋的地方
dragonegg-web-hint =
    { $row ->
        [strong] 跟別人的強組比
       *[weak] 跟別人的弱組比
    }
dragonegg-web-down = 別人看不到
dragonegg-web-forbidden = 天啟不能配另一種顏色
dragonegg-web-place =
    { $row ->
        [strong] 強組第 { $place } 張：空位。下一張牌放這裡。
       *[weak] 弱組第 { $place } 張：空位。下一張牌放這裡。
    }
dragonegg-web-take-back =
    { $row ->
        [strong] 強組裡的{ $card }，收回手上
       *[weak] 弱組裡的{ $card }，收回手上
    }
dragonegg-web-last = 上一回合
dragonegg-web-last-of = 第 { $round } 回合
dragonegg-web-rest = 剩下的牌庫

# A round is told part by part.
dragonegg-web-part-down = 第 { $round } 回合：大家的牌組都蓋好了。
dragonegg-web-part-strong = 翻開強組。
dragonegg-web-part-strong-points = 每有一組較弱或一樣強，得 1 點。
dragonegg-web-part-weak = 翻開弱組。
dragonegg-web-part-weak-points = 每有一組較弱或一樣強，得 1 點。
dragonegg-web-part-gain = 強組點數 × 弱組點數 = 賺到的錢。
dragonegg-web-part-bracelets = 沒賺到錢的人，每人拿一個手環。
dragonegg-web-part-egg-won =
    { $who ->
        [you] 你得到龍蛋。
       *[other] { $name } 得到龍蛋。
    }
dragonegg-web-part-egg-kept =
    { $who ->
        [you] 你保住了龍蛋。
       *[other] { $name } 保住了龍蛋。
    }
dragonegg-web-part-egg-shared = 一樣強，龍蛋留在原處。
dragonegg-web-part-read = 第 { $round } 回合結算完畢。
dragonegg-web-gained =
    { $gain ->
        [0] 這回合你沒賺到錢。
       *[other] 你賺到 { $gain } 錢。
    }

# The question bar.
dragonegg-web-lay = 蓋下兩組牌
dragonegg-web-missing =
    { $count ->
       *[other] 再選 { $count } 張牌
    }
dragonegg-web-exchange = 交換兩組
dragonegg-web-wrong-way = 你的弱組比強組還強。
dragonegg-web-bracelet = 抽一張牌
dragonegg-web-bracelets-held =
    { $count ->
       *[other] 使用 { $count } 個手環中的一個
    }
dragonegg-web-egg =
    { $row ->
        [strong] 看強組
       *[weak] 看弱組
    }
dragonegg-web-keep = 留著龍蛋
dragonegg-web-discard = 棄掉{ $card }

# Score sheet and keys.
dragonegg-web-sheet = 各回合賺到的錢和累計（目標 { $target } 錢）
dragonegg-web-key-card = 組牌時選一張牌
dragonegg-web-key-put = 把選好的牌放到下一個位置；最後蓋下兩組牌
dragonegg-web-key-exchange = 交換兩組
dragonegg-web-key-back = 收回最後一張牌
dragonegg-web-key-bracelet = 用手環抽一張牌

# Headings of the rules.
web-dragonegg-rule-1 = 牌與準備
web-dragonegg-rule-2 = 手環
web-dragonegg-rule-3 = 強組和弱組
web-dragonegg-rule-4 = 朋友和雜組
web-dragonegg-rule-5 = 天啟
web-dragonegg-rule-6 = 使用龍蛋
web-dragonegg-rule-7 = 結算
web-dragonegg-rule-8 = 沒賺到錢
web-dragonegg-rule-9 = 得到龍蛋
web-dragonegg-rule-10 = 遊戲結束
web-dragonegg-rule-11 = 下一回合
web-dragonegg-rule-12 = 手環不夠
