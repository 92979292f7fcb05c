# The command `kobako`: what its help and its complaints say.
cli-kobako = 看不到全貌的小盒卡牌遊戲，能玩，也能研究。
cli-serve = 執行伺服器：提供瀏覽器頁面和牌桌，並保存所有資料。
cli-play = 在終端機和電腦玩家對戰。
cli-join = 從終端機到伺服器的牌桌上玩。
cli-arena = 讓電腦玩家互相打聯賽：大家拿同樣的牌、坐遍每個座位，用多個行程一起打。
cli-replay = 一步一步重現牌譜裡的遊戲。
cli-analyse = 回顧一場遊戲：每一步值多少、運氣佔多少、勝算怎麼變化。
cli-rules = 顯示遊戲規則。
cli-verify = 檢查牌譜裡的隨機結果，是否和種子或這一桌的秘密值算出來的一樣。
cli-backup = 把伺服器保存的一切寫進一個檔案，執行中也可以。
cli-restore = 用這樣的檔案建立資料庫；不論原本是哪一種，都能還原成 SQLite 或 PostgreSQL。
cli-rate = 用伺服器保存的遊戲重新計算所有等級分。
cli-recheck = 把牌譜裡電腦玩家的每一步重新算一遍，看是否一致。
cli-games = 列出所有遊戲、人數、選項和電腦玩家。
cli-help-help = 顯示這份說明後離開。
cli-help-version = 顯示版本後離開。
cli-help-config = 寫有設定的 TOML 檔（資料目錄裡的 kobako.toml）。
cli-help-set = docs/settings.md 裡的任何設定，例如 max_tables=50。可以重複使用。
cli-help-game = 遊戲名稱；`kobako games` 會列出所有遊戲。
cli-help-players = 幾個人玩，包括你（4）。
cli-help-seat = 你的座位，從 0 開始數（0）。
cli-help-seed = 一個整數：種子相同，牌就相同；只要思考時間足夠，電腦玩家的行動也相同。
cli-help-bots = 其他座位的電腦玩家（easy）；要每個座位不同，就用逗號隔開。`kobako games` 會列出有哪些。
cli-help-seconds = 電腦玩家每一步最多想幾秒（2）。實際算了多少會記在牌譜裡。
cli-help-option = 遊戲的選項；`kobako games` 會列出全部。可以重複使用。
cli-help-save = 牌譜要存到哪裡；不能是已經存在的檔案。
cli-help-resume = 接著玩 `play` 存下來、還沒打完的牌譜。
cli-help-step = 和 --resume 一起用：從牌譜的第幾步開始新的遊戲，坐 --seat，對手是 --bots。
cli-help-replay-seat = 只用這個座位當時知道的事來重現；不指定就公開所有的牌。
cli-help-analyse-seat = 只看這個座位的行動，以及它當時所知的勝算。
cli-help-iterations = 每次選擇往下想的世界數（依遊戲而定，約零點幾秒）。
cli-help-format = text 給終端機，json 給程式，html 是不需其他檔案的網頁（text）。
cli-help-analyse-out = 寫到哪裡；同名的檔案不能已經存在。
cli-help-rule = 只顯示這個編號的規則。
cli-help-backup = 檔案；backup 會新建它。
cli-help-file = 牌譜檔。
cli-help-lang = 文字的語言。
cli-help-url = 牌桌的連結，照收到的輸入。
cli-help-name = 你在那裡的名字。下次用同樣的名字，就還是同一個人。
cli-help-password = 牌桌的密碼（有的話）。
cli-help-join-seat = 想坐的座位，從 0 開始數（第一個空位）。
cli-help-arena-bots = 兩個以上的電腦玩家：NAME、NAME@200（每一手的迭代次數）、NAME@0.5s（每一手的秒數），自己寫的用 MODULE:NAME。
cli-help-arena-players = 幾個人玩（4）。
cli-help-deals = 打幾副牌；每副牌裡，每一對都會換遍座位（50）。
cli-help-arena-seed = 0 以上的整數：種子相同，牌就相同（0）。
cli-help-lineups = 三方以上時，`alone` 只讓每一對的前者單獨坐在後者之間；`all` 則兩種坐法都打（all）。
cli-help-processes = 用幾個行程（和處理器一樣多）。
cli-help-out = 放牌譜、表格和報告的資料夾。再指定同一個就會接著打，也可以增加副數。
cli-bad-link = 「{ $url }」不是牌桌的連結；連結的結尾像 /t/abcdefghjk 這樣
cli-whole = 請輸入 0 以上的整數，不能是「{ $text }」
cli-count = 請輸入 1 以上的整數，不能是「{ $text }」
cli-seconds = 請輸入秒數，例如 2 或 0.5（不能是「{ $text }」）
cli-pair = 選項要寫成 NAME=VALUE，不能是「{ $text }」
cli-no-game = 要玩哪一款？請從這裡選：{ $games }
cli-resume-alone = --resume 會接著玩存下來的遊戲：請不要加遊戲名稱、--players、--seat、--seed、--bots 和 --option
cli-cannot-resume = 只有 `kobako play` 存下來、還沒打完的遊戲才能接著玩
cli-step-alone = --step 要和 --resume FILE 一起用，另外只能加 --seat、--seed、--bots、--seconds、--save 和 --lang
cli-cannot-branch = 沒有第 { $step } 步可以接著玩
cli-file-large = 檔案太大，不會是牌譜
cli-file-binary = 不是 UTF-8 文字檔
cli-saved =
    遊戲存好了。檔案裡看得到所有的牌，蓋著的也在內。要接著玩：
    kobako play --resume { $path }
cli-saved-over =
    這場遊戲的牌譜在這裡：
    { $path }
cli-game = { $game }：{ $title }，{ $low } 到 { $high } 人
cli-option = 選項 { $name }：{ $values }
cli-bots = 電腦玩家：{ $names }

# What `kobako verify` finds.
verify-agrees = { $lines } 行隨機結果都正確
verify-agrees-since = 第 { $steps } 步之後的 { $lines } 行隨機結果都正確；之前的步驟取自另一份牌譜
verify-differs = 第 { $line } 行不正確，應該是：{ $expected }
verify-wrong-secret = 秘密值和承諾值不符
verify-no-secret = 無從檢查：有承諾值，但還沒有秘密值
verify-no-commit = 無從檢查：沒有可以對照秘密值的承諾值
verify-no-source = 無從檢查：沒有種子，也沒有秘密值
verify-no-chance = 沒有東西要檢查：還沒有任何隨機結果

# What `kobako recheck` finds. $kind is "bot" or "stand-in".
recheck-progress = 電腦玩家的行動
recheck-seat =
    { $kind ->
        [stand-in] 座位 { $seat }，代打的 { $bot }：
       *[bot] 座位 { $seat }，{ $bot }：
    }重新算了 { $moves } 步，{ $differ ->
        [0] 全部和牌譜一致
       *[other] 有 { $differ } 步不同
    }
recheck-differs = 步驟 { $step }（第 { $line } 行）：牌譜上是 { $said }，算出來是 { $computed }
recheck-nothing = 沒有東西要算：這份牌譜裡沒有電腦玩家的行動
recheck-no-seat = 座位 { $seat }：不知道坐的是誰，缺少標籤 [seat { $seat } …]
recheck-no-bot = { $bot }：這裡的 { $game } 沒有這個名字的電腦玩家，它的行動無法重算
recheck-too-many = { $bot }：運算次數太多，無法計算
recheck-stray = 標籤 [{ $tag }] 說的那一步不是電腦玩家走的
