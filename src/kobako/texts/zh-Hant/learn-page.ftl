learn-title = 兩分鐘學會{ $game }
learn-progress = { $step } / { $steps }
learn-note = 教學
learn-next = 繼續
learn-you = 你
learn-other = 這樣也可以，不過教學裡請先照著說明做：{ $move }
learn-not-now = 現在不能這樣做。請照著說明做：{ $move }
learn-back = 離開教學
learn-play = 現在就玩一場
learn-play-text = 對手是強度「初級」的電腦玩家，慢慢想沒關係。
learn-rules = 閱讀全部規則
learn-again = 從頭再來一次
learn-more = 看看別的遊戲
learn-failed = 教學沒有載入
learn-failed-text = 目前連不上伺服器。
learn-retry = 再試一次

# Luz
learn-luz-closed = 這十扇窗就是你的手牌。你看得到花色，也知道同花色之中誰大誰小，就是看不到數字。
learn-luz-others = 別人的手牌你都看得到，你的手牌他們也看得到。做決定之前，先看看四周。
learn-luz-sun = 太陽是王牌，比其他花色都大。你有三張太陽，越右邊越大。
learn-luz-bid = 說說你要拿幾墩。三張太陽應該能拿三墩：選 3 顆珠子，然後叫墩。
learn-luz-follow = 有人引了玫瑰，你也必須跟玫瑰。玫瑰 8 贏不了，就出最小的玫瑰：第 4 格。
learn-luz-again = 又是玫瑰，有人沒有玫瑰，出了太陽。你還有玫瑰，必須跟牌：第 5 格。
learn-luz-trump = 這次引的是水滴，你一張也沒有，愛出哪張都行。最小的太陽就能贏：第 1 格。
learn-luz-won = 你的第一墩！這裡看得到你叫了幾墩、已經贏了幾墩。
learn-luz-lead = 贏的人引牌。別人手上最大的太陽是 7，你最大的那張只可能是 6 或 8。試試看：第 3 格。
learn-luz-lose = 拿到兩墩，還差一墩。留著最後一張太陽，引第 10 格的鳶尾：別人手上有更大的，這一墩會讓出去。
learn-luz-last = 又是水滴，你沒有。用最後一張太陽贏下第三墩：第 2 格。
learn-luz-low = 叫三墩，贏三墩。從現在起多一墩都不行：引最小的葉子，第 7 格。
learn-luz-made = 剛剛好，得 10 分。後面的局分數更高。打完四局，總分最高的人獲勝。

# Line-it
learn-lineit-display = 每一輪都有幾張牌攤開。輪到你時，一定要拿一張，也只能拿一張：加到牌列，或放進手牌。
learn-lineit-first = 數字小，上面的空間就大。把 5 拿到牌列。
learn-lineit-end = 你已經拿了牌，這回合這樣就夠了：結束回合。
learn-lineit-up = 第二張數字牌決定方向。54 比 5 大，之後就只能往上。把 54 拿到牌列。
learn-lineit-hall = 沒人拿的牌會依顏色累積在這裡。紅色已經有兩張。誰的牌列接上同色的第三張，就全部拿走。
learn-lineit-challenge = 挑戰牌：+3 的右邊剛好接三張數字牌，就得 3 分。把它拿到牌列。
learn-lineit-express = 57 接得上，而且跟 5 一樣是紅色。拿到牌列，這是挑戰之後的第一張。
learn-lineit-hand = 沒有一張比 57 大。那就拿一張放進手牌，手牌最多兩張：拿 15。
learn-lineit-second = 91 接得上，拿到牌列。挑戰還差一張，大獎還差一張紅色。
learn-lineit-full = 又沒有接得上的牌，所以 85 放進了手牌。現在手牌滿了。
learn-lineit-jackpot = 93 是你的第三張紅色，大獎是你的了；它也是挑戰之後的第三張。拿到牌列。
learn-lineit-cash = 現在收牌：挑戰成功得分，棄掉三張數字牌，其餘一張 1 分。
learn-lineit-cashed = 大獎 8 分，挑戰 3 分，牌列 2 分：一共 13 分。
learn-lineit-anew = 牌列又空了。每回合可以打出一張手牌，就用 15 重新開始。
learn-lineit-done = 接牌、贏大獎，趁還沒卡住就收牌。牌庫用完時，得分最高的人獲勝。

# The Dragon's Egg
learn-dragonegg-sets = 每回合蓋下兩組牌，每組兩張：強組和弱組。剩下的留在手上。
learn-dragonegg-friends = 同色又同數字的兩張是「朋友」，贏過其他任何一組。天啟會變成最有利的牌：配藍 7，它就是另一張藍 7。
learn-dragonegg-first = 藍 7 配藍天啟當強組，紅 3 配藍 4 當弱組。放到位置上，然後蓋下。
learn-dragonegg-nothing = 你的強組贏過或打平兩家：2 點。弱組誰也贏不了：0 點。2 乘 0 就是什麼都沒有。不過你得到一個手環當安慰。
learn-dragonegg-bracelet = 新的回合，你抽了四張牌。把手環放回去，可以再抽一張。
learn-dragonegg-twice = 紅天啟！配紅 5 是朋友，藍 4 配藍天啟也是朋友。用 5 那組當強組，4 那組當弱組。
learn-dragonegg-four = 2 點乘 2 點：賺到 4 錢。兩組都是朋友，所以龍蛋也是你的。
learn-dragonegg-discard = 你又抽了四張，但手牌只能留五張。棄掉紅 1。
learn-dragonegg-third = 又能湊出兩組朋友：藍 2 配藍天啟當強組，兩張藍 1 當弱組。
learn-dragonegg-egg = 有龍蛋的人現在可以用它：把其他人的一排牌翻開，自己再重新組牌。選弱組。
learn-dragonegg-same = 沒有一組贏得了朋友。那就照原樣再蓋一次：藍 2 配天啟，還有兩張藍 1。
learn-dragonegg-done = 又賺 4 錢，而且兩組朋友讓龍蛋回到你手上。三人遊戲有人達到 15 錢就結束。

# Yurikure
learn-yurikure-girls = 七個女孩。緞帶是兩人之間的好感度，蝴蝶結表示伴侶：一開始，黑和綠是一對。
learn-yurikure-secret = 你偷偷把 5、4、3、2、1 點放在五個組合上。哪一組得到幸福，放在那裡的點數就決定勝負。
learn-yurikure-five = 赤和白已經互有好感。把 5 點放在她們身上：選赤和白。
learn-yurikure-four = 支援點同時也是對這兩個女孩的控制點。在赤和空放 4 點，對赤就更有份量。
learn-yurikure-control = 其餘的點數已經替你放好。現在女孩們輪流行動，從赤開始。對她公開最多控制點的人，決定她做什麼。
learn-yurikure-reveal = 你對赤有 9 點控制點，但沒有人知道。能少亮就少亮：公開 2。
learn-yurikure-more = 有人公開了 4。要比他高：公開 6。
learn-yurikure-confess = 沒有人再往上加，赤由你決定。讓她向白告白。
learn-yurikure-reply = 接著由白回答，她也聽控制者的。公開 2 點對白的控制點。
learn-yurikure-yes = 沒有人反對。讓白說「好」。
learn-yurikure-couple = 赤和白成為伴侶了。蝴蝶結一開始都是藍色。
learn-yurikure-approach = 現在輪到白自己行動，控制者還是你。讓她接近赤，好感度會增加。
learn-yurikure-pass = 黑由別人控制，對你好處不大，而公開過的點數會一直被人知道。這次不公開。
learn-yurikure-evening = 其他女孩沒有人控制，都沒有行動。現在每對伴侶擲一顆骰子，看看能不能繼續在一起。
learn-yurikure-kiss = 兩對都沒事。最後是親吻：骰子點數加好感度減不滿度，4 以上就成功。赤和白的好感度是 3。
learn-yurikure-done = 接吻成功，蝴蝶結變紅了！下一回合再接吻一次，她們就是命運的伴侶，遊戲結束，你的 5 點就派上用場。

# Aurum
learn-aurum-tricks = 你有四種金屬、十二張牌。每一墩每人出一張，最大的贏；但是同一墩不能有兩張同樣的金屬。
learn-aurum-predict = 先預測你會贏幾墩：放下的牌是多少，預測就是多少。放鉍 3。
learn-aurum-stay = 每一墩開始前，都可以付金卡換預測。目前一切順利：不換。
learn-aurum-seal = 鉍和磷已經出現了，所以你的鉍和磷不能出。出鋅 1：數字相同時以後出的為準，你的 1 就是最小的。
learn-aurum-gold = 最小的牌能換到同數字的金卡，下一墩也由他引牌。你的金 1 在這裡。
learn-aurum-lead = 輪到你引牌，哪種金屬都行。1 也許又能換到金卡：出磷 1。
learn-aurum-equal = 鋅 2 和磷 2！你的鉍 2 最後出，同時是最小也是最大：金 2 是你的，這一墩也是你的。
learn-aurum-low = 又輪到你引牌。小牌容易換到金卡：出銀 2。
learn-aurum-trump = 金卡是王牌：別人的金 0 贏了這一墩。你的銀 2 最小，又換到一張金 2。
learn-aurum-six = 有三墩讓給了別人。現在最大的是鋅 6，你的磷 6 後出，贏得過它。
learn-aurum-zero = 還差一墩。金卡隨時可以出，就算是金 0 也贏過所有金屬：出金 0。
learn-aurum-exact = 有人沒有牌可出，這一局結束了。預測三墩、贏三墩，剛剛好得兩倍，再加上金卡的分數。金塊是你的，兩個就獲勝。
