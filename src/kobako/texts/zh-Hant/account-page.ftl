# 帳號頁面：如何登入、在哪裡登入、如何離開。
account-title = 帳號
account-nobody = 這個瀏覽器裡還沒有人玩過。直接開始遊戲就是訪客；已有帳號的話，請在下方登入。
account-guest = 你是訪客 { $name }，只有這個瀏覽器認得你。只想玩的話，這樣就夠了。
account-known = 你的名字是 { $name }。在任何裝置上都能登入。
account-rename = 更改名字

# 登入方式。
account-keep-title = 保留你的位子
account-keep-text = 設定密碼或通行密鑰後，在每台裝置上你都是同一個人，遊戲也都在。這裡不問電子郵件，所以沒有人能寄新密碼給你：請妥善保管。
account-ways-title = 你的登入方式
account-password-title = 登入名稱與密碼
account-login = 登入名稱
account-login-is = 登入名稱：{ $login }
account-login-note = 3 到 32 個字元，不含空格。只有你看得到；牌桌上的名字不變。
account-password = 密碼
account-new-password = 新密碼
account-password-note = 至少 8 個字元。越長越好，例如三、四個詞。
account-show-password = 顯示密碼
account-set-password = 設定登入名稱與密碼
account-change-password = 更改登入名稱或密碼
account-change-note = 更改後，其他裝置都會登出。
account-password-saved = 已儲存。現在可以用它登入了。
account-passkeys-title = 通行密鑰
account-passkeys-note = 通行密鑰存在你的裝置裡，用指紋、臉孔或螢幕鎖密碼開啟，不必記任何東西。
account-passkey-add = 新增通行密鑰
account-passkey-added = 已新增通行密鑰。
account-passkey-removed = 已移除通行密鑰。請也在裝置的設定裡刪除它。
account-passkey-remove = 移除
account-passkey-remove-label = 移除 { $date } 的通行密鑰
account-passkey-line = 建立於 { $date }，上次使用 { $used }
account-passkeys-insecure = 通行密鑰需要安全連線（HTTPS）。這台伺服器不是以安全連線開啟的，請在這裡使用密碼。
account-passkeys-number = 通行密鑰需要有名稱的網址。這裡的網址只有數字，請使用密碼。若就在這台機器上，可以用 localhost。
account-passkeys-missing = 這個瀏覽器不支援通行密鑰。請使用密碼，或換較新的瀏覽器。
account-passkey-cancelled = 沒有收到通行密鑰。請再試一次，或使用密碼。

# 登入與登出。
account-sign-in-title = 登入
account-sign-in-text = 如果你在這裡已經有帳號。
account-sign-in = 登入
account-sign-in-passkey = 用通行密鑰登入
account-leaves-guest = 登入後，訪客 { $name } 會留在原處：那些遊戲不會跟著你，也沒有人能再以這位訪客的身分回來。
account-leave-title = 要離開這位訪客嗎？
account-leave-text =
    { $games ->
       *[other] { $name } 還坐在 { $games } 張牌桌旁。登入後，那裡由電腦代打，而且沒有人能再以 { $name } 的身分回來。
    }
account-leave-go = 仍要登入
account-cancel = 取消
account-sign-out = 登出
account-sign-out-note = 遊戲會留在你的帳號裡。

# 登入階段。
account-sessions-title = 你在哪裡登入
account-sessions-note = 不認得或不再使用的，就結束它。正在那裡玩的人會立刻斷線。
account-session-current = 這台裝置
account-session-unknown = 不明的裝置
account-session-line = 始於 { $date }，上次出現 { $seen }
account-session-end = 結束
account-session-end-label = 結束 { $device }（上次出現 { $seen }）的登入
account-sessions-end-others = 結束其他所有登入
account-session-ended = 已結束。

# 資料與離開。
account-data-title = 你的資料
account-data-text = 伺服器保存你的名字、登入方式、登入的裝置、你的遊戲，以及你在牌桌上說的話。
account-data-download = 下載我的資料
account-delete = 刪除我的帳號
account-delete-guest = 刪除這位訪客
account-delete-title = 要永久刪除嗎？
account-delete-text = 你的名字、登入方式和所有登入都會刪除。原本顯示你名字的地方，大家會看到「{ $left }」。進行中的遊戲由電腦代打；還沒開始的牌桌會交給別人或關閉。你在遊戲中的行動會保留，但沒有名字。這無法復原。
account-delete-go = 永久刪除

# 在無法復原的事情之前。
account-proof-title = 是你本人嗎？
account-proof-text = 更改之前，請再輸入一次密碼或使用通行密鑰。
account-proof-go = 繼續
account-proof-passkey = 使用通行密鑰

# 拒絕的理由。
account-prove = 請先用密碼或通行密鑰證明是你本人。
account-wrong = 登入名稱與密碼不相符。請檢查後再試一次。
account-wrong-password = 密碼不對。請再試一次。
account-login-taken = 這個登入名稱已經有人用了。請換一個。
account-bad-login = 這個登入名稱不能用。請用 3 到 32 個字元，不含空格。
account-bad-password = 這個密碼不能用。請用 8 到 128 個字元，而且不要和登入名稱相同。
account-no-passkeys = 這個網址不能用通行密鑰。請使用密碼。
account-bad-passkey = 無法確認這把通行密鑰。請再試一次，或用其他方式登入。
account-unknown-passkey = 這裡沒有人有這把通行密鑰，可能已經移除了。請用另一把，或使用密碼。
account-late-passkey = 時間太久，或已經完成了。請再試一次。
account-too-many-passkeys = 通行密鑰最多 { $most } 把。請先移除一把。
account-last-way = 這是你唯一的登入方式。請先設定密碼，或新增另一把通行密鑰。
