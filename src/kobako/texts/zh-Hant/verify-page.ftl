# The page that checks a deal. $mark is "fits" or "differs"; seats are named by $name. $nth counts from 1.
verify-web-title = 檢查發牌
verify-web-intro = 打完之後，誰都可以檢查發牌和擲骰有沒有照規矩來。這裡只根據牌譜，在你的瀏覽器裡全部重算一遍，不會把任何資料傳出去。
verify-web-loading = 正在取得這一桌的牌譜……
verify-web-choose = 選擇牌譜
verify-web-drop = 你下載的文字檔，也可以直接拖到這裡。
verify-web-drop-now = 放開就開始檢查
verify-web-paste = 也可以貼上牌譜的文字
verify-web-go = 檢查
verify-web-another = 檢查另一份牌譜
verify-web-replay = 看重播

# When there is nothing to check.
verify-web-not-over = 這一桌還沒有牌譜。遊戲結束後才會公布，請到時候再來。
verify-web-no-table = 這裡沒有這張牌桌。請檢查連結，或選擇你存下來的牌譜。
verify-web-no-answer = 拿不到牌譜。請檢查連線，再試一次。

# The result, large.
verify-web-result-fits = 發牌正確無誤
verify-web-result-differs = 發牌不正確
verify-web-result-unchecked = 這份牌譜無從檢查
verify-web-result-unreadable = 這不是完整的牌譜
verify-web-agrees = { $lines } 項隨機結果全部重算過了，每一項都相同。
verify-web-differs = 第 { $line } 行和算出來的結果不同。這一行、秘密值或亂數被人改過。
verify-web-wrong-secret = 秘密值和這一桌的承諾值不符。牌桌，或是給你這份牌譜的人，把它改了。
verify-web-other-commit = 遊戲開始之前，你的瀏覽器看到的承諾值和這份牌譜裡的不同。
verify-web-wrong-own = 你的瀏覽器替你的座位送出的亂數，和這份牌譜裡的不同。
verify-web-wrong-seat = { $name } 的亂數和那個座位的承諾值不符。
verify-web-no-secret = 有承諾值，但還沒有秘密值。遊戲結束後才會公布。
verify-web-no-commit = 有秘密值，卻沒有可以對照的承諾值。
verify-web-no-source = 裡面沒有種子，也沒有秘密值，看不出隨機結果是怎麼來的。
verify-web-no-chance = 還沒有任何隨機結果：這份牌譜停在遊戲開始之前。

# What is wrong with a text that is no record.
verify-web-too-large = 太大了，不會是牌譜。請選擇從牌桌下載的檔案。
verify-web-not-text = 這不是文字檔。請選擇從牌桌下載的檔案。
verify-web-no-game = 牌譜的開頭會像 [game luz] 這樣。請從第一行開始完整複製。
verify-web-other-game = 這是「{ $game }」的牌譜，這個頁面不認得這款遊戲。
verify-web-no-players = 第二行必須寫明人數，像 [players 4] 這樣。這款遊戲是 { $low } 到 { $high } 人。
verify-web-other-rules = 這份牌譜用的是第 { $rules } 版規則，這個頁面只認得第 { $known } 版。
verify-web-option = 第 { $line } 行的選項，這款遊戲沒有：{ $text }
verify-web-value = 第 { $line } 行應該是 { $values } 其中之一，卻寫著：{ $text }
verify-web-tag = 讀不懂第 { $line } 行：{ $text }
verify-web-no-seat = 第 { $line } 行的座位不在這一桌：{ $text }
verify-web-twice = 第 { $line } 行重複了前面說過的事：{ $text }
verify-web-order = 第 { $line } 行的位置不對。
verify-web-ending = 第 { $line } 行：打完的牌譜最後要有得分，再來是贏家。
verify-web-no-end = 遊戲打到了最後，卻少了得分和贏家。請完整複製到最後一行。
verify-web-step =
    { $due ->
        [decision] 第 { $line } 行應該是玩家的行動，卻寫著：{ $text }
        [step] 第 { $line } 行不是這款遊戲的行動，也不是這裡會有的隨機結果：{ $text }
        [over] 第 { $line } 行之前遊戲就結束了，卻還寫著：{ $text }
       *[chance] 第 { $line } 行的開頭應該是「{ $due }」，卻寫著：{ $text }
    }

# Step by step.
verify-web-steps = 逐步檢查的內容
verify-web-part-promise = 事先的承諾
verify-web-part-bytes = 每個人加進來的亂數
verify-web-part-chance = 由此決定的結果
verify-web-name = 座位 { $seat }
verify-web-name-known = { $name }（座位 { $seat }）
verify-web-branch = 前 { $steps } 步取自另一份牌譜，它的 SHA-256 如下。這裡不檢查這些步驟。
verify-web-commit = 還沒有人入座，這一桌就公布了這個承諾值。
verify-web-commit-seen =
    { $mark ->
        [fits] 和遊戲開始之前你的瀏覽器看到的承諾值相同。
       *[differs] 遊戲開始之前，你的瀏覽器看到的是另一個承諾值。
    }
verify-web-secret =
    { $mark ->
        [fits] 打完之後公布的秘密值，和這一桌的承諾值相符。
       *[differs] 秘密值和這一桌的承諾值不符。
    }
verify-web-seat = { $name } 加進了亂數。
verify-web-seat-bot = { $name } 是電腦玩家，不加亂數，用零代替。
verify-web-seat-none = { $name } 沒有加亂數，用零代替。如果坐的是真人，下面會說明這代表什麼。
verify-web-seat-own =
    { $mark ->
        [fits] { $name } 的亂數，正是你的瀏覽器送出的。
       *[differs] { $name } 的亂數，和你的瀏覽器送出的不同。
    }
verify-web-seat-commit =
    { $mark ->
        [fits] 這正是 { $name } 在看到別人的亂數之前承諾的。
       *[differs] 這不是 { $name } 當初承諾的亂數。
    }
verify-web-seed-table = 秘密值和所有人的亂數混在一起，得到這場遊戲的種子。
verify-web-seed-number = 由數字 { $number } 得到這場遊戲的種子。
verify-web-first =
    { $mark ->
        [fits]
            { $game ->
                [luz] 第一個發牌者和種子算出來的一樣。
                [yurikure] 一開始抽出的座位和種子算出來的一樣。
               *[other] 起始玩家和種子算出來的一樣。
            }
       *[differs]
            { $game ->
                [luz] 第一個發牌者和種子算出來的不一樣。
                [yurikure] 一開始抽出的座位和種子算出來的不一樣。
               *[other] 起始玩家和種子算出來的不一樣。
            }
    }
verify-web-deal =
    { $mark ->
        [fits] 第 { $nth } 局的牌全部和種子算出來的一樣。
       *[differs] 第 { $nth } 局的牌和種子算出來的不一樣。
    }
verify-web-deck =
    { $mark ->
        [fits]
            { $game ->
                [dragonegg] 第 { $nth } 輪牌庫的順序和種子算出來的一樣。
               *[other] 整個牌庫的順序和種子算出來的一樣。
            }
       *[differs]
            { $game ->
                [dragonegg] 第 { $nth } 輪的牌庫和種子算出來的不一樣。
               *[other] 牌庫和種子算出來的不一樣。
            }
    }
verify-web-setup =
    { $mark ->
        [fits] 最初的伴侶、好感度和女孩的行動順序，和種子算出來的一樣。
       *[differs] 最初的伴侶、好感度或女孩的行動順序，和種子算出來的不一樣。
    }
verify-web-roll =
    { $mark ->
        [fits] 每一次擲骰都和種子算出來的一樣。
       *[differs] 擲骰和種子算出來的不一樣。
    }
verify-web-mark-fits = 相符
verify-web-mark-differs = 不符
verify-web-mark-told = 已列出
verify-web-line = 第 { $line } 行
verify-web-show = 顯示
verify-web-label-found = 牌譜裡的
verify-web-label-wanted = 這裡算出來的
verify-web-label-source = 秘密值
verify-web-label-hash = 由它算出的承諾值
verify-web-label-promised = 當初的承諾值
verify-web-label-sent = 你的瀏覽器送出的
verify-web-label-value = 數值
verify-web-aside = 擱置
verify-web-left = 剩下的牌
verify-web-pile = 牌庫
verify-web-round = 第 { $nth } 輪
verify-web-couple = 伴侶
verify-web-affection = 好感度 { $value }
verify-web-girls = 行動順序
verify-web-dice = 骰子
verify-web-others = 有 { $count } 處不同，已經標出來了。

# What it shows, and what it does not.
verify-web-proves = 這能證明
verify-web-proves-fixed = 所有隨機結果，在第一個行動之前就由秘密值和所有人的亂數決定了，沒有人在途中挑選。
verify-web-proves-first = 這一桌在知道任何人的亂數之前，就定好了秘密值。只要有一個座位的亂數是這一桌料不到的，這一桌就左右不了結果。
verify-web-proves-all = 牌譜裡的隨機結果，和算出來的完全相同，一項不差。
verify-web-proves-not = 這不能證明
verify-web-not-looked = 沒有人偷看。主持牌桌的人知道秘密值，也就可能知道所有的隨機結果。
verify-web-not-talked = 玩家沒有互通消息。
verify-web-not-missing = 沒送來亂數的人只是慢了。如果那個人也知道秘密值，就能故意不送，從兩種發牌裡挑比較好的。
verify-web-not-stopped = 之前沒有因為發牌不合意而中斷的遊戲。
verify-web-not-played = 這場遊戲真的打過。誰都能編出一份對得上的牌譜；承諾值只對入座之前看過的人有意義。
verify-web-not-moves = 每個行動都合乎規則。這個頁面只看隨機結果；用「kobako verify」指令可以連行動一起檢查。
verify-web-not-deck = 第二輪起，牌庫裡確實是不在任何人手上的那些牌。這個頁面直接採用牌譜裡的牌，只檢查順序；「kobako verify」指令會重現整場遊戲，連牌一起檢查。
verify-web-number = 發牌公正。這份牌譜的隨機結果來自一個普通的數字，知道這個數字的人就全都知道。它是用來重現同一場遊戲的。
verify-web-unseen = 你的瀏覽器在開打之前沒看過這一桌，所以用的是牌譜裡的承諾值。請和你或朋友當初記下的比對。
verify-web-procedure = 完整的步驟
verify-web-procedure-note = 英文文件，給想用自己的程式檢查的人看。
