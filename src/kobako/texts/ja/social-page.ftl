# Living together: what is asked of you, how you are called, and other people.
call-move = あなたの番です。
call-answer = 1手戻したい人がいます。
call-seat = あなたの席が取ってあります。
call-start = 全員そろいました。始められます。
call-title = { $game }：{ $what }
social-turns = あなたを待っています
social-turns-count = { $count }卓があなたを待っています
social-turns-title = （{ $count }）{ $title }
social-turn-host = { $name }の卓
social-turn-due = 残り{ $time }
social-turn-late = 時間切れ
social-no-thanks = 今回はやめておく
social-go = 卓へ
social-days = { $days }日{ $hours }時間

# Being called.
social-calls = ここにいないとき
social-push = このブラウザーを呼び出す
social-push-note = ページを開いていないときに出番が来ると通知します。通知に出るのはゲーム名だけで、カードのことは出ません。
social-push-http = このページは HTTPS ではないため、ブラウザーを呼び出せません。下のフィードはどこでも使えます。
social-push-never = このブラウザーは呼び出せません。下のフィードはどこでも使えます。
social-push-denied = このブラウザーでは通知が許可されていません。ブラウザーの設定を変えるか、下のフィードを使ってください。
social-push-off = このサーバーはブラウザーを呼び出しません。下のフィードはどこでも使えます。
social-push-failed = ブラウザーのサービスから返事がありません。あとで試すか、下のフィードを使ってください。
social-feed = フィードリーダー用のフィード
social-feed-note = 出番の一覧を読める秘密のリンクです。知っている人はだれでも読めるので、人に見せないでください。
social-feed-make = リンクを作る
social-feed-renew = 新しいリンクを作る
social-feed-end = リンクを無効にする
social-feed-since = { $date }から有効なリンクがあります。もう一度表示することはできません。新しく作ると、前のものは無効になります。
social-feed-atom = Atom 形式
social-feed-json = JSON Feed 形式
social-feed-once = 表示は一度だけです。今コピーしてください。

# Other people.
social-people = 人
social-people-note = ここで選んだことは、だれにも知らされません。
social-friends = 友だち
social-met = いっしょに遊んだ人
social-others = ミュート・ブロック中
social-nobody = まだだれとも遊んでいません。いっしょに遊んだ人がここに並びます。
social-met-on = 最後に遊んだ日：{ $date }
social-friend = 友だち
social-mute = ミュート
social-mute-note = ミュート：その人のチャットが見えなくなります。
social-block = ブロック
social-block-note = ブロック：その人のチャットが見えなくなり、その人はあなたの卓に座れず、招待も届きません。
social-report = 通報
social-report-title = { $name }を通報する
social-report-text = このサーバーの管理者が、卓のチャットといっしょに読みます。{ $name }には知らされません。
social-reason = 何についてですか？
social-reason-chat = 発言
social-reason-name = 名前
social-reason-play = 遊び方
social-reason-leaving = 途中で抜けること
social-reason-other = そのほか
social-report-more = くわしく
social-report-send = 送る
social-reported = 送りました。管理者が確認します。
social-alone = ここにはあなたとボットしかいません。
social-anybody = リンクを知っている人
social-invited = だれが座りますか？

# What can go wrong.
server-too-many-ties = リストがいっぱいです。だれかを外してください。
server-too-many-reports = すでに多くの通報を送っています。管理者が確認するまでお待ちください。
server-no-push = このブラウザーは呼び出せません。フィードを使ってください。
server-not-friend = 席を取っておけるのは、リストにある友だちだけです（1人に1席）。だれがどこに座るか確かめてください。
server-banned = このサーバーの管理者により、入れなくなっています。{ $reason }
server-banned-until = このサーバーの管理者により、{ $until } まで入れません。{ $reason }

# What the host tells everybody, and the clock of days.
web-restart-in = サーバーは { $time } 後に再起動します。ゲームは保存されています。{ $text }
web-restart-now = サーバーを再起動します。ゲームは保存されており、すぐに戻れます。{ $text }
web-clock-days = 1手に数日
web-clock-days-note = 卓で待っている必要はありません。日数が過ぎると、ボットが代わりに続けます。
