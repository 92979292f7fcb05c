# `kobako arena`: what it prints, why it refuses, and its report. Numbers come as they are to be read.
arena-games = 場次
arena-progress = 已打完 { $done }／{ $total } 場，還要 { $left }
arena-anew = { $path }：{ $reason }。這一場會重打。
arena-stopped =
    已停止；打完的場次都留著。要接著打，請在同樣的指令後面加上
    --out { $path }
arena-not-empty = { $path } 不是空的，也不是聯賽的資料夾：請用 --out 選別的資料夾
arena-no-league = { $path } 不是聯賽寫下的檔案：請用 --out 選別的資料夾
arena-other =
    { $path } 裡是另一場聯賽；{ $what ->
        [game] 遊戲
        [players] 人數
        [options] 選項
        [bots] 電腦玩家
        [seed] 種子
        [lineups] 座位安排
        [version] Kobako 版本
       *[code] 原始碼版本
    }是 { $theirs }，不是 { $ours }。請用 --out 選別的資料夾
arena-process-died = 有一個行程中斷了；打完的場次都留著，在同樣的指令後面加上 --out { $path } 就能接著打
arena-pair = { $one } 對 { $other }：勝分的 { $share }%（{ $low } 到 { $high }），公平份額的 { $times } 倍（{ $least } 到 { $most }）
arena-alone = { $bot } 單獨坐在 { $other } 之間：公平份額的 { $times } 倍（{ $low } 到 { $high }）
arena-rating = { $bot }：等級分 { $rating } ± { $error }，每一手 { $seconds } 秒
arena-written = 報告在這裡：{ $path }

# The report.
arena-title = { $game }聯賽
arena-setting = { $players } 人，{ $deals } 副牌，{ $games } 場
arena-value = { $value }%
arena-against = { $one } 對 { $other }
arena-pairs = 兩兩對戰
arena-pairs-note = 橫列的電腦玩家和直欄的對手對戰時，拿下的勝分比例。下面是 95% 信賴區間。藍色表示多於公平份額，橙色表示較少；顏色淡的格子，區間裡還包含公平份額。
arena-course = 比例怎麼穩定下來
arena-course-note = 打過這麼多副牌之後的比例和信賴區間。虛線是公平份額。
arena-course-deals = 副牌
arena-ratings = 等級分
arena-ratings-note = 由所有場次的名次算出：越高越強，大家都從 25 開始。線段是模型的兩個標準差。
arena-facts = 牌桌上看得出來的事
arena-work = 思考量
arena-method = 計算方法
arena-method-deals = 同一副牌的各場，牌都一樣。每一對電腦玩家都會把座位全部交換著打，所以沒有人因為牌或座位占便宜。
arena-method-sides = 三方以上時，一方單獨坐在另一方的分身之間，每個座位各坐一次；除非座位安排是「alone」，之後再反過來打。
arena-method-share = 獨勝得 1 分，並列獲勝則平分。公平份額就是所坐座位的比例。
arena-method-interval = 信賴區間是以每副牌為一個樣本的 95% 學生 t 區間。如果每副牌的結果都一樣，就寫出還可能的範圍。
arena-method-rating = 等級分用 openskill 的 Plackett-Luce 模型，不隨時間漂移。除了勝負，也計入勝者之後依得分排的名次。
arena-method-time = 秒數取決於機器和當時的負載。其他數字，只要思考量以迭代次數計，什麼時候算都一樣。
arena-command = 再打一次同樣的聯賽
arena-made-by = Kobako { $version }，原始碼 { $code }
arena-head-bot = 電腦玩家
arena-head-pair = 對戰
arena-head-share = 勝分比例
arena-head-fair = 公平份額
arena-head-times = 公平份額的倍數
arena-head-one-alone = 單獨時的倍數
arena-head-other-alone = 對手單獨時的倍數
arena-head-games = 場數
arena-head-rating = 等級分
arena-head-decisions = 每場決定數
arena-head-iterations = 每一手迭代次數
arena-head-seconds = 每一手秒數
arena-head-ratio = 頻率的倍數
arena-fact-score = 平均得分
arena-fact-bids = 叫墩成功
arena-fact-predictions = 達成預測
