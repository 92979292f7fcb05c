# The review of a finished game.
review-title = 回顧
review-page = { $game }：回顧
review-working = 正在重看你的每一步…
review-waiting = 前面還有 { $count } 份回顧。
review-sum = 你有 { $decisions } 次選擇，{ $losses ->
        [0] 沒有一步確定吃虧。
       *[other] 其中 { $losses } 步確定吃虧。
    }
review-chances = 勝算的變化
review-chances-says = 以你所知的勝算：開始 { $first }%，結束 { $last }%。
review-known = 憑當時所知
review-opened = 所有牌都公開
review-moves = 你的每一步（憑當時所知）
review-moves-text = 損失是指以你能知道的事來看，換一步就能保住的勝算。別人手上有什麼不算在內。
review-none = 沒有一步確定吃虧。
review-all = 顯示所有步驟
review-losses = 只看損失
review-grade =
    { $grade ->
        [fine] 沒問題
        [small] 小損失
        [mistake] 失誤
       *[untold] 無法判斷
    }
review-loss = 損失 { $value }%（{ $low }～{ $high }）。更好的一步：{ $best }
review-why = { $move }：{ $why }
review-in-hindsight = 事後來看（所有牌都公開）：{ $value }%。
review-look = 看這個時間點
review-hindsight = 事後來看
review-hindsight-text = 所有牌都公開時，你的結果從何而來。在牌桌上沒有人能知道這些。
review-start = 發牌之前
review-luck = 運氣
review-own = 你的行動
review-others = 別人的行動
review-result = 結果
review-replay = 重播
review-back = 回牌桌

# What can go wrong.
server-reviews-full = 現在排隊等候的回顧太多了，請過幾分鐘再試。
server-review-failed = 這場遊戲的回顧沒有做成，但還是可以看重播。
