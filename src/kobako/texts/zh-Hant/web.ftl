# The browser client around the tables: start page, lobby, new table, rules, settings.
web-title = Kobako：小盒卡牌遊戲
web-page-title = { $name }｜Kobako
web-skip = 跳到內容
web-navigation = 頁面
web-home = 首頁
web-lobby = 大廳
web-rules = 規則
web-settings = 設定
web-language = 語言
web-verify = 檢查發牌
web-account = 帳號
web-version = 版本 { $version }
web-close = 關閉
web-loading = 請稍候……
web-guest = 訪客 { $number }

# When something is wrong.
web-unreachable = 伺服器沒有回應。請檢查連線，再試一次。
web-connection-offline = 連不上伺服器，正在重新連線……
web-connection-restarting = 伺服器正在重新啟動，馬上回來。
web-load-failed = 頁面載入失敗
web-reload = 重新整理
web-not-loaded = 無法載入
web-part-failed = 無法載入。請檢查網路連線，再試一次。
web-retry = 再試一次
web-not-found = 這裡什麼都沒有
web-not-found-text = 網址可能打錯了，或者頁面已經不在。可以從這裡繼續：

# The start page.
web-hello = 一只小木盒，五個抽屜
web-hello-text = 牌桌上總有你看不見的牌。一個人和電腦過招，或揪朋友同桌，不用註冊。
web-players-range = { $low }～{ $high } 人
web-you-are = 你的名字是 { $name }。
web-change-name = 改名字
web-profile = 你的戰績
web-play-now = 馬上和電腦玩
web-invite = 邀請朋友
web-new-table = 開新牌桌
web-read-rules = 看規則
web-learn = 兩分鐘學會
web-my-games = 你的牌桌
web-tables-now = 現在的牌桌
web-all-tables = 所有牌桌

# Tables in a list.
web-tables-open = 還有空位
web-tables-open-count = 還有空位的牌桌：{ $count } 桌
web-tables-running = 正在進行
web-no-open = 目前沒有牌桌在等人。開一桌，大家就能在這裡找到你。
web-no-running = 現在沒有公開進行的遊戲。
web-table-of = { $name } 的{ $game }
web-status-open = 等人入座
web-status-opening = 即將開始
web-status-running = 進行中
web-status-over = 已結束
web-status-closed = 已關閉
web-seats = 座位
web-seat-free = 空位
web-go-on = 接著玩
web-to-table = 到牌桌
web-join = 加入
web-watch = 觀戰
web-seconds = { $count } 秒
web-minutes = { $count } 分鐘
web-hours = { $count } 小時
web-days = { $count } 天
web-clock-of-move = 每次行動 { $time }
web-clock-of-bank = { $time }，每次行動加 { $increment }

# The levels of bots, and what to expect of each.
level-novice = 入門
level-novice-note = 只懂規則，適合第一次玩。
level-easy = 初級
level-easy-note = 照簡單的經驗法則出招，不往下想。
level-medium = 中級
level-medium-note = 會往下想一點。
level-hard = 高級
level-hard-note = 想得很遠，不好對付。
level-expert = 大師
level-expert-note = 慢慢想，能想多遠就想多遠。
web-levels-fewer = 這個遊戲想得深的好處比較小，所以強度分級也比較少。

# A new table.
web-new-table-of = 開一桌{ $game }
web-who-plays = 誰來玩
web-players = 人數
web-seat-me = 你
web-seat-person = 朋友
web-seat-bot = 電腦
web-which-bot = 電腦玩家要多強？
web-options = 規則選項
web-clock = 計時
web-clock-none = 不計時
web-clock-move = 每次行動限時
web-clock-bank = 整場限時
web-clock-each = 每次行動的時間
web-clock-all = 整場的時間
web-clock-plus = 每次行動加時
web-clock-note = 時間用完後，由電腦玩家代打。你隨時可以拿回座位。
web-rated = 計入等級分
web-rated-note = 會影響等級分；不能收回行動，中途離開的人算最後一名。
web-visibility = 誰找得到這張牌桌
web-link = 憑連結
web-link-note = 只有收到連結的人
web-public = 公開
web-public-note = 會出現在大廳
web-password = 密碼
web-password-note = 需要連結和密碼
web-open-table = 開桌
web-start-now = 開始遊戲

# Rules.
web-rules-of = { $game }的規則
web-contents = 目錄
web-play-it = 開始玩
