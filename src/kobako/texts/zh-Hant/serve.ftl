# The command `kobako serve`: what it prints and why it refuses.
serve-at = Kobako 在這裡：{ $link }
serve-share = 同一個網路上的人請開啟：{ $link }
serve-public = 其他人請開啟：{ $link }
serve-alone = 這台電腦沒有連上網路：只有它自己的瀏覽器能連到伺服器。
serve-host = 要管理這台伺服器（只能用一次，一個瀏覽器）：{ $link }
serve-stop = 按 Ctrl-C 可以停止伺服器。
serve-port-taken = 連接埠 { $port } 已被其他程式占用：請用 --port 換一個，或用 --port 0 使用任何空著的
serve-cannot-listen = 無法在 { $host } 的連接埠 { $port } 上接受連線：{ $reason }
serve-data-dir = 無法寫入資料目錄 { $path }：{ $reason }
serve-in-use = { $path } 正由另一個伺服器使用：請先停止它，或用 --data-dir 換個位置
serve-driver = 缺少 { $database } 的驅動程式：pip install 'kobako[postgresql]'
serve-database = 無法使用資料庫 { $path }：{ $reason }

# The page that stands in when the client for browsers was not built.
page-missing-title = 伺服器正在運作
page-missing = 瀏覽器用的頁面還沒有建置。請執行「make play」，或在終端機用「kobako play」來玩。

# Settings: one line each for the help and for docs/settings.md.
setting-host = 接受連線的位址。
setting-port = 接受連線的連接埠；0 表示使用任何空著的。
setting-lan = 在這台電腦的所有位址上接受連線，讓同一個網路上的人一起玩，並顯示連結和 QR 碼。
setting-public-url = 透過代理伺服器對外公開的網址，例如 https://cards.example。
setting-open = 在瀏覽器開啟頁面。
setting-data-dir = 存放所有資料的目錄；沒有指定時是使用者的資料目錄。
setting-database = 牌桌和玩家資料存放的地方；沒有指定時是資料目錄裡的檔案。
setting-workers = 伺服器行程的數量；只有 PostgreSQL 可以多於一個。
setting-allow-origins = 另外允許連到伺服器的頁面，例如 http://localhost:5173。
setting-trusted-proxies = 採信其 X-Forwarded-For 和 X-Forwarded-Proto 的代理伺服器。
setting-log-level = 日誌的詳細程度：debug、info、warning 或 error。
setting-log-format = 日誌每行的格式：text 或 json。
setting-metrics-from = 可以讀取 /metrics 的位址；在代理伺服器後面時，看的是提出要求者的位址。
setting-bot-delay-ms = 電腦玩家看起來在思考的最短和最長時間（毫秒）。
setting-bot-think-ms = 最強的電腦玩家每一步最多能想多久（毫秒）；較弱的時間較短。
setting-opening-seconds = 等候玩家的裝置為洗牌送出位元組的秒數。
setting-absence-seconds = 有人不見之後，經過幾秒可以請電腦玩家代打。
setting-idle-hours = 尚未開始的牌桌沒有人看，經過幾小時後關閉。
setting-farewell-seconds = 從收到結束訊號到真正結束之間的秒數；玩家會收到通知，可以完成手上的行動。
setting-push-services = 用來呼叫瀏覽器的服務主機（包括其下的主機）；沒有 HTTPS 的寫成 http://127.0.0.1:9000 這樣的網址。留空就不呼叫任何人。
setting-max-frame = 用戶端訊息的大小上限（位元組）。
setting-rate-socket = 單一連線的訊息數：每秒幾則、一次最多幾則。
setting-rate-person = 單一玩家的相同限制。
setting-rate-address = 單一網路位址的相同限制。
setting-rate-sign-in = 登入嘗試（以單一位址和單一登入名稱計算）與牌桌密碼嘗試（以單一位址和單一牌桌計算）：每秒幾次，以及一次最多幾次。
setting-rate-guests = 來自單一網路位址的新訪客：每秒幾位，以及一次最多幾位。
setting-rate-chat = 單一玩家在牌桌上的聊天訊息：每秒幾則，以及一次最多幾則。
setting-max-sockets = 連線數上限。
setting-max-sockets-person = 單一玩家的連線數上限。
setting-max-sockets-address = 單一網路位址的連線數上限。
setting-max-tables = 使用中的牌桌數上限。
setting-max-tables-person = 一個人所開或入座的使用中牌桌數上限。
setting-max-ties-person = 每個人最多能把幾個人設為朋友、靜音或封鎖。
setting-max-devices-person = 每個人可以被呼叫的瀏覽器數量上限。
setting-max-reports-person = 每個人尚未處理的檢舉數量上限。
setting-max-watchers = 一張牌桌的觀眾人數上限。
setting-send-queue = 用戶端讀得慢時，可以先排隊的訊息數；超過就中斷連線。
setting-send-bytes = 相同的限制，以位元組計。

# Settings that cannot be.
settings-misspelt = { $where }：沒有這個設定；你是指 { $meant } 嗎？
settings-unknown = { $where }：沒有這個設定；可用的有 { $names }
settings-wrong = { $where } 不能是「{ $value }」；可用的值：{ $allowed }
settings-allows-whole = { $low } 到 { $high } 的整數
settings-allows-yes-no = true 或 false
settings-allows-one-of = { $names } 其中之一
settings-allows-address = IP 位址或 localhost
settings-allows-networks = IP 位址，或像 10.0.0.0/8 這樣的網路，多個之間用逗號隔開
settings-allows-url = http:// 或 https:// 加上主機名稱，不含路徑
settings-allows-urls = http:// 或 https:// 加上主機名稱，不含路徑；多個之間用逗號隔開
settings-allows-services = 主機名稱，或 http:// 加上主機和連接埠；多個之間用逗號隔開
settings-allows-path = 目錄的路徑
settings-allows-database = sqlite:/// 加上檔案路徑，或 postgresql://使用者:密碼@主機/資料庫
settings-allows-span = { $low } 到 { $high } 的兩個整數，小的在前，中間用逗號隔開
settings-allows-rate = 用逗號隔開的兩個數字：每秒數量至少 0.01，一次的數量至少 1
settings-workers-sqlite = workers 不能是 { $workers }：SQLite 只允許一個伺服器行程；要更多請改用 PostgreSQL
settings-lan-host = lan 在所有位址上接受連線，host 只在 { $host }：請只設定其中一個
settings-no-file = 沒有 { $path } 這個檔案
settings-file = { $path }：{ $reason }

# kobako backup and kobako restore.
backup-written = 已把 { $rows } 列寫進 { $path }。
backup-read = 已從 { $path } 讀入 { $rows } 列。
backup-none = { $path } 不是 Kobako 的備份
backup-cut = { $path } 不完整；什麼都沒有還原
backup-newer = { $path } 是由較新的 Kobako 寫出的
backup-not-empty = 資料庫不是空的；備份要還原到新的資料庫

# kobako rate.
rate-done = 已計算 { $rows } 局的等級分。
