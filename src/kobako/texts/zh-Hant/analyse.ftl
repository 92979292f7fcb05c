# `kobako analyse`: what it prints, and its report. Numbers come as they are to be read.
analyse-progress = 步數
analyse-process-died = 有一個行程中斷了；請再試一次，再發生的話請加上 --processes 1
analyse-title = { $game }：每一步值多少
analyse-setting = { $players } 人，{ $steps } 步；{ $decisions } 次選擇各用 { $iterations } 次迭代，每個局面用 { $worlds } 個可能的世界來看
analyse-unfinished = 這場遊戲還沒結束：以下只到目前為止。
analyse-won = 勝者：{ $winners }。得分：{ $scores }。
analyse-seat = 座位 { $seat }
analyse-seat-bot = 座位 { $seat }（{ $bot }）

# Luck and moves.
analyse-accounts = 運氣與行動
analyse-accounts-note = 攤開所有的牌來看，佔勝利的百分之幾：開局、運氣與行動加起來就是結果。
analyse-head-seat = 座位
analyse-head-start = 開局
analyse-head-luck = 運氣
analyse-head-own = 自己的行動
analyse-head-others = 別人的行動
analyse-head-result = 結果

# Chances.
analyse-known = 大家當時所知的勝算
analyse-known-seat = 座位 { $seat } 當時所知的勝算
analyse-known-note = 每一步之後各座位能得到的勝利份額（%）。圓點是有損失的一步。
analyse-opened = 攤開所有牌的勝算
analyse-opened-note = 看得見所有牌的人眼中的同一份額：事後來看。
analyse-steps = 步

# Moves.
analyse-losses = 有損失的行動
analyse-losses-note = 只憑該座位當時所知：比最好的行動少了多少勝利份額。
analyse-losses-none = 沒有看得出損失的行動。
analyse-loss = 第 { $step } 步，{ $seat }：{ $move }
analyse-lost = { $grade }：勝利的 { $loss }%（{ $low } 到 { $high }）。更好的是：{ $best }
analyse-reason = { $move }：{ $reasons }
analyse-counts = { $seat }：{ $decisions } 次選擇，{ $small } 次小損失，{ $mistakes } 次失誤，平均每次損失 { $lost }%
analyse-all = 所有選擇
analyse-head-step = 步
analyse-head-move = 行動
analyse-head-share = 勝算
analyse-head-best = 最好的
analyse-head-best-share = 勝算
analyse-head-grade = 評價
analyse-head-hindsight = 事後來看

# How it is computed.
analyse-method = 計算方式
analyse-method-share = 勝利份額就是獲勝的機會，共享勝利時平分；其中一成看領先多少。隊友的份額相同。
analyse-method-known = 一步的勝算，是在符合該座位所見一切的可能世界裡，像電腦玩家那樣往下想得出的。{ $small }% 起算小損失，{ $mistake }% 起算失誤；只有 95% 信賴區間高於零才算損失。
analyse-method-opened = 攤開所有的牌，局面的價值是大家各憑所知、照經驗法則打下去的結果。由隨機結果造成的變化算運氣，否則算行動者的。
analyse-method-forced = 沒有選擇的行動不改變什麼，不列入。
analyse-written = 報告在這裡：{ $path }
