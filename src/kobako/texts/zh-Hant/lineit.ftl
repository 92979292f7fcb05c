# Names.
lineit-colour-R = 紅
lineit-colour-B = 藍
lineit-colour-G = 綠
lineit-colour-Y = 黃

# Refusals in Line-it.
lineit-took = 這個回合你已經拿過牌了。請打出手牌、收牌，或結束回合。
lineit-not-shown = 展示區沒有 { $card }。請從這些牌中拿一張：{ $cards }。
lineit-hand-full = 你的手牌滿了，最多 { $most } 張。請把牌拿到牌列；如果都接不上，先打出一張手牌，或者先收牌。
lineit-played = 這個回合你已經打過手牌了，一回合只能打一張。請拿牌、收牌，或結束回合。
lineit-hand-empty = 你沒有手牌，沒有牌可以打出。請拿牌、收牌，或結束回合。
lineit-not-held = 你的手牌沒有 { $card }。你的手牌是 { $cards }。
lineit-take-first = 結束回合前，請先從展示區拿一張牌。
lineit-up = { $card } 接不上。你的牌列是升序，下一個數字要大於 { $last }。
lineit-down = { $card } 接不上。你的牌列是降序，下一個數字要小於 { $last }。
lineit-second-challenge = 你的牌列已經有挑戰牌了，每個牌列只能有一張。請先收牌，或選別的牌。
lineit-cash-empty = 你的牌列沒有牌，不能收牌。請先加一張牌。
lineit-cash-final = 最終階段結束時會自動收牌。現在請打出一張手牌，例如「play 57」。
lineit-final = 現在是最終階段，不再拿牌，也不用結束回合。請打出一張手牌，例如「play 57」。
lineit-no-pass = 你有接得上的手牌，必須打出。請輸入，例如「play 57」。
lineit-pass-later = 回合中不能跳過。請從展示區拿牌，例如「take 57 line」。

# What happened at the table. Whoever says it adds $who ("you" or "other") and $name to the seat.
lineit-told-first =
    { $who ->
        [you] 你拿到起始玩家標記。
       *[other] { $name } 拿到起始玩家標記。
    }
lineit-told-round =
    第 { $round } 輪的展示區：{ $cards }。{ $who ->
        [you] 由你開始。
       *[other] 由 { $name } 開始。
    }
lineit-told-take-line =
    { $who ->
        [you] 你
       *[other] { $name }{ " " }
    }把{ $colour ->
        [R] 紅
        [B] 藍
        [G] 綠
        [Y] 黃
       *[none] 挑戰
    } { $card } 拿到牌列。
lineit-told-take-hand =
    { $who ->
        [you] 你
       *[other] { $name }{ " " }
    }把{ $colour ->
        [R] 紅
        [B] 藍
        [G] 綠
        [Y] 黃
       *[none] 挑戰
    } { $card } 拿到手牌。
lineit-told-play =
    { $who ->
        [you] 你
       *[other] { $name }{ " " }
    }打出手牌：{ $colour ->
        [R] 紅
        [B] 藍
        [G] 綠
        [Y] 黃
       *[none] 挑戰
    } { $card }。
lineit-told-jackpot =
    { $who ->
        [you] 你
       *[other] { $name }{ " " }
    }贏得{ $colour ->
        [R] 紅
        [B] 藍
        [G] 綠
       *[Y] 黃
    }色大獎，共 { $count } 張。
lineit-told-no-jackpot =
    這是第三張{ $colour ->
        [R] 紅
        [B] 藍
        [G] 綠
       *[Y] 黃
    }色，但是大獎標記底下沒有牌，什麼都沒得到。
lineit-told-cash =
    { $who ->
        [you] 你
       *[other] { $name }{ " " }
    }收牌：{ $cards } 張進計分牌堆，{ $lost } 張棄掉。
lineit-told-won =
    { $who ->
        [you] 你挑戰成功，+{ $value } 分。
       *[other] { $name } 挑戰成功，+{ $value } 分。
    }
lineit-told-lost =
    { $who ->
        [you] 你挑戰失敗，-{ $value } 分。
       *[other] { $name } 挑戰失敗，-{ $value } 分。
    }
lineit-told-end =
    { $who ->
        [you] 你結束回合。
       *[other] { $name } 結束回合。
    }
lineit-told-left = 展示區剩下 { $cards }。
lineit-told-final =
    最終階段開始。牌庫剩下 { $cards }。{ $who ->
        [you] 從你開始輪流打出一張手牌。
       *[other] 從 { $name } 開始輪流打出一張手牌。
    }
lineit-told-skip =
    { $who ->
        [you] 你沒有接得上的手牌，輪空。
       *[other] { $name } 沒有接得上的手牌，輪空。
    }
lineit-told-pass =
    { $who ->
        [you] 你選擇跳過。
       *[other] { $name } 選擇跳過。
    }
lineit-told-over =
    { $who ->
        [you] 遊戲結束。你以 { $points } 分獲勝。
       *[other] 遊戲結束。{ $name } 以 { $points } 分獲勝。
    }
lineit-told-shared =
    { $who ->
        [you] 遊戲結束。你以 { $points } 分共享勝利。
       *[other] 遊戲結束。{ $name } 以 { $points } 分共享勝利。
    }

# What is asked of you, or whom the table waits for: one short sentence that says what to do.
lineit-ask-take = 請從展示區拿一張牌，放到牌列或手牌。
lineit-ask-take-full = 手牌滿了，請把牌拿到牌列。都接不上的話，先打出手牌或收牌。
lineit-ask-end = 請結束回合。在那之前還可以打出手牌或收牌。
lineit-ask-final = 請打出一張手牌，加到牌列。
lineit-ask-final-may = 請打出一張手牌加到牌列，或者跳過。
lineit-ask-wait = 正在等 { $name } 結束回合。
lineit-ask-wait-final = 正在等 { $name } 打出最後一張手牌。
lineit-ask-deck = 正在洗牌。
lineit-ask-over =
    { $who ->
        [you] 遊戲結束，你以 { $points } 分獲勝！
       *[other] 遊戲結束，{ $name } 以 { $points } 分獲勝。
    }
lineit-ask-shared = 遊戲結束，{ $count } 位玩家以 { $points } 分共享勝利。
