# Living together: what is asked of you, how you are called, and other people.
call-move = 輪到你了。
call-answer = 有人想收回一步。
call-seat = 有個座位留給你。
call-start = 人都到齊了，可以開始。
call-title = { $game }：{ $what }
social-turns = 正在等你
social-turns-count = 有 { $count } 桌正在等你
social-turns-title = （{ $count }）{ $title }
social-turn-host = { $name } 的牌桌
social-turn-due = 剩下 { $time }
social-turn-late = 時間到了
social-no-thanks = 這次不了
social-go = 前往牌桌
social-days = { $days } 天 { $hours } 小時

# Being called.
social-calls = 你不在的時候
social-push = 呼叫這個瀏覽器
social-push-note = 沒有開著頁面而輪到你時，會發出通知。通知只寫遊戲名稱，絕不透露牌。
social-push-http = 這個頁面沒有用 HTTPS，所以無法呼叫你的瀏覽器。下面的訂閱在哪裡都能用。
social-push-never = 這個瀏覽器無法呼叫。下面的訂閱在哪裡都能用。
social-push-denied = 你的瀏覽器不允許這裡的通知。請更改瀏覽器的設定，或使用下面的訂閱。
social-push-off = 這台伺服器不呼叫瀏覽器。下面的訂閱在哪裡都能用。
social-push-failed = 瀏覽器的服務沒有回應。請稍後再試，或使用下面的訂閱。
social-feed = 閱讀器用的訂閱
social-feed-note = 列出在等你的牌桌的祕密連結。有連結的人都讀得到，請不要給別人。
social-feed-make = 建立連結
social-feed-renew = 建立新連結
social-feed-end = 停用連結
social-feed-since = 從 { $date } 起有一個連結。它不會再顯示；建立新的，舊的就失效。
social-feed-atom = Atom 格式
social-feed-json = JSON Feed 格式
social-feed-once = 只顯示這一次，請現在複製。

# Other people.
social-people = 其他人
social-people-note = 你在這裡的選擇不會通知任何人。
social-friends = 朋友
social-met = 一起玩過
social-others = 靜音與封鎖
social-nobody = 你還沒和別人玩過。一起玩過之後，名字會列在這裡。
social-met-on = 上次一起玩：{ $date }
social-friend = 朋友
social-mute = 靜音
social-mute-note = 靜音：你看不到對方的聊天。
social-block = 封鎖
social-block-note = 封鎖：你看不到對方的聊天，對方不能在你的牌桌入座，邀請也不會送到你這裡。
social-report = 檢舉
social-report-title = 檢舉 { $name }
social-report-text = 伺服器的管理者會連同牌桌的聊天一起看。{ $name } 不會知道。
social-reason = 是關於什麼？
social-reason-chat = 說的話
social-reason-name = 名字
social-reason-play = 玩法
social-reason-leaving = 中途離開
social-reason-other = 其他
social-report-more = 詳細說明
social-report-send = 送出
social-reported = 已送出，管理者會看到。
social-alone = 這裡只有你和電腦玩家。
social-anybody = 有連結的人
social-invited = 誰坐這裡？

# What can go wrong.
server-too-many-ties = 你的名單滿了，請先移除一些人。
server-too-many-reports = 你已經送出很多檢舉，請等管理者看完。
server-no-push = 這個瀏覽器無法呼叫，請使用訂閱。
server-not-friend = 座位只能留給名單上的朋友，一人一席。請確認誰要坐哪裡。
server-banned = 伺服器的管理者不再讓你進來。{ $reason }
server-banned-until = 伺服器的管理者在 { $until } 之前不讓你進來。{ $reason }

# What the host tells everybody, and the clock of days.
web-restart-in = 伺服器將在 { $time } 後重新啟動。你的牌局都會保留。{ $text }
web-restart-now = 伺服器正在重新啟動。你的牌局都會保留，馬上就能回來。{ $text }
web-clock-days = 每次行動數天
web-clock-days-note = 不必一直等在牌桌旁。天數用完後，由電腦玩家代打。
