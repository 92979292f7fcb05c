dragonegg-name = 發光的龍蛋
dragonegg-tagline = 一組強、一組弱，哪一組都不能輸。
dragonegg-goal =
    你是一位賢者。每回合用兩張牌組成一組，一共組兩組：強組和弱組。
    強組贏過的組數乘上弱組贏過的組數，就是你賺到的錢。只要有一邊是 0，就什麼都賺不到。
    有人達到目標金額時，錢最多的人獲勝。
dragonegg-rule-1 =
    共有 32 張牌，分紅、藍兩色。每種顏色有數字 1～7 和一種「天啟」，每種牌都有兩張。
    每人發 5 張，其餘是牌庫。龍蛋和 12 個手環放在中央，每個人都從 0 錢開始。
dragonegg-rule-2 =
    組牌之前，你可以把手環放回中央，一次一個。每放回一個就從牌庫抽一張到手上，看過之後再決定要不要用下一個。
    大家都知道你抽了牌，但不知道抽到什麼。牌庫空了就不能用手環。所有人同時進行，先說的先抽。
dragonegg-rule-3 =
    所有人同時從手牌組出兩組，每組兩張，蓋著放好：強組和弱組。
    強組必須比弱組強，或一樣強。沒用到的牌留在手上。
dragonegg-rule-4 =
    同色又同數字的兩張牌是「朋友」，其他的都是「雜組」。
    朋友一定贏過雜組。朋友比朋友、雜組比雜組時，總和大的較強；總和相同就一樣強，顏色不再影響。
dragonegg-rule-5 =
    天啟也有顏色。它會當作同色牌裡能讓這一組最強的那一張，持有人不能選。
    跟同色的數字一組就是朋友：紅天啟配紅 3，是總和 6 的朋友。兩張同色天啟是總和 14 的朋友。
    跟另一種顏色一組就算 7：紅天啟配藍 3，是總和 10 的雜組；紅天啟配藍天啟，是總和 14 的雜組。
    選項「天啟配另一種顏色：禁止」時，不能組這樣的牌。
dragonegg-rule-6 =
    所有人都蓋好之後，持有龍蛋的人可以把龍蛋放回中央，說出「強」或「弱」。其他人的那一組全部翻開，就這樣放著。
    接著他收回自己的兩組牌，可以用手環，再重新組兩組，組一樣的也行。其他人什麼都不能改。
dragonegg-rule-7 =
    翻開所有的牌組。別人的強組裡，每有一組比你的強組弱或一樣強，你的強組就得 1 點。弱組也用同樣的方法跟弱組比。
    兩個點數相乘，就是你賺到的錢。3 人遊戲時，2 點和 1 點賺 2 錢，2 點和 0 點就一毛也沒有。
dragonegg-rule-8 =
    這回合沒賺到錢的人，每人從中央拿一個手環。
dragonegg-rule-9 =
    兩組都是朋友的人得到龍蛋，不管龍蛋在中央還是在別人手上。
    這樣的人不只一位時，弱組最強的人得到。最強的弱組一樣強時，龍蛋留在原處。
dragonegg-rule-10 =
    這時如果有人達到目標金額，遊戲就結束。目標是：2 人 3 錢，3 人 15 錢，4 人 20 錢，5 人 30 錢。
    錢最多的人獲勝，一樣多就並列獲勝。
dragonegg-rule-11 =
    否則，把不在手上的牌全部洗成新的牌庫，每人抽 4 張。
    手牌超過 5 張的人，自己選牌蓋著棄到剩 5 張。棄掉的牌到下次洗牌之前都不用。接著開始下一回合。
dragonegg-rule-12 =
    中央的手環不夠發給該拿的人時，誰都拿不到，遊戲在這回合結束。龍蛋照常移動，錢最多的人獲勝。
    打完第 200 回合，遊戲也會結束。
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
dragonegg-option-wild-cross-colour = 天啟配另一種顏色
dragonegg-option-wild-cross-colour-allowed = 可以
dragonegg-option-wild-cross-colour-forbidden = 禁止
dragonegg-commands =
    牌寫成 R1～R7 和 B1～B7，R* 和 B* 是天啟。
    輸入「sets R5 R5 / B1 B3」，就是以 R5 R5 為強組、B1 B3 為弱組蓋下。
    輸入「bracelet」，用一個手環抽一張牌。
    用龍蛋就輸入「egg strong」或「egg weak」，不用就輸入「keep」。
    手牌超過五張時，輸入「discard R5」棄一張牌。
