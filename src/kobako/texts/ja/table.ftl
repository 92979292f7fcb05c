# The table page of the browser client. $who is "you" or "other".
table-bot-name = { $bot }{ $number }
table-free-seat = 空席
table-seat = 席{ $seat }
table-you = あなた
table-host = ホスト

# Before one is at the table.
table-loading = 卓を探しています…
table-name-title = お名前は？
table-name-text = ゲームに招待されています。登録はいりません。この名前が卓のみんなに表示されます。
table-name-label = あなたの名前
table-name-go = 卓へ行く
table-none-title = 卓が見つかりません
table-cannot-title = 今は入れません
table-none-text = その卓は見つからないか、パスワードが必要です。リンクを確かめてください。パスワードを聞いていれば、ここに入力してください。
table-password-label = パスワード
table-password-go = 入る
table-password-wrong = 入れませんでした。パスワードとリンクを確かめてください。
table-people = プレイヤー
table-lobby = ロビーへ
table-home = トップへ
table-face-failed = ゲームを読み込めませんでした。接続を確かめて、ページを読み込み直してください。
table-reload = 読み込み直す

# Seats, before the game.
table-seating-title = { $game }：席に着きましょう
table-chairs = 席
table-sit = ここに座る
table-stand = 席を立つ
table-fill = ボットを入れる
table-free = 席を空ける
table-kept = { $name }のために取ってあります
table-start = ゲームを始める
table-start-wait = 全部の席が埋まると始められます。
table-ready = 席がすべて埋まりました。始められます。
table-wait-host = 全部の席が埋まったら、{ $name }がゲームを始めます。
table-watch-text = 観戦中です。空席に座っても、このまま観戦してもかまいません。
table-close = 卓を閉じる
table-close-ask = この卓を閉じますか？
table-close-text = ゲームはまだ始まっていません。閉じると、全員がこのリンクから入れなくなります。
table-keep-open = 閉じない
table-invite-title = 友だちを招待
table-invite-text = このリンクを送ってください。開いた人は、名前を入力するだけで座れます。
table-invite-link = 招待リンク
table-copy = コピー
table-copied = コピーしました
table-share = 共有
table-qr = 招待リンクのQRコード
table-qr-text = スマホで読み取っても入れます。
table-share-none = 今のリンクは、このパソコンからしか開けません。同じネットワークの友だちと遊ぶには、サーバーを次のコマンドで起動してください：
table-setup-title = この卓の設定
table-rated = レーティング対象
table-players = { $players }人
table-option = { $name }：{ $value }
table-clock-none = 時間制限なし
table-clock-move = 1手ごとに{ $time }
table-clock-bank = 持ち時間{ $time }
table-clock-bank-plus = 持ち時間{ $time }、1手ごとに{ $increment }追加
table-visibility-public = 公開：ロビーでだれでも見られます
table-visibility-link = 非公開：リンクを知っている人だけが見られます
table-visibility-password = 非公開：リンクとパスワードを知っている人だけが見られます
table-commit-title = シャッフルを確かめるには
table-commit-text = この卓は、だれも座らないうちに秘密の値を決め、下のコミットメントを公開しました。そこに、参加者それぞれがだれにも予測できない値を加えます。ゲームのあとですべてが公開され、カードが仕組まれていないことを自分で確かめられます。
table-commit-table = 卓のコミットメント
table-commit-seat = { $name }のコミットメント
table-opening = みんなでカードをシャッフルしています…
table-opening-text = 全員の値をシャッフルに混ぜています。少しお待ちください。

# While it is played.
table-felt = 卓上
table-hand-question = 今することは
table-panel = ログ、チャット、得点、ルール
table-menu = メニュー
table-log = ログ
table-chat = チャット
table-chat-unread = チャット（新着{ $count }件）
table-scores = スコア表
table-rules = ルール
table-keys = キー操作
table-settings = 設定
table-unread = 新着{ $count }件
table-describe = 卓の様子を言葉で
table-described = 卓の様子
table-log-empty = まだ何も起きていません。
table-confirm = 決定：{ $move }
table-cancel = 選び直す
table-sending = 送信中…
table-waits = 接続が戻りしだい、あなたの手を送ります。
table-catching-up = これまでの流れを再生中です。タップで飛ばせます。
table-skip = 飛ばす
table-rule-why = 理由はルール{ $number }
table-dismiss = 消す
table-not-your-turn = まだあなたの手番ではありません。{ $names }を待ってください。
table-no-sentence = このページではまだ表示できない内容です（{ $id }）。ページを読み込み直してください。

# Clocks and who is here.
table-clock-seat = { $name }の残り時間：{ $time }
table-ten-seconds = 残り10秒です。
table-gone = 離席中
table-bot-plays = ボットが代打中
table-replaceable = { $name }が席を離れてしばらくたちます。
table-replace = { $name }の代わりにボットを入れる
table-away-you = ボットがあなたの代打をしています。
table-back = 席に戻る
table-leave = ゲームを抜ける
table-leave-ask = ゲームを抜けますか？
table-leave-text = ボットが代わりに打ちます。ゲームが続いている間は、いつでも席に戻れます。
table-leave-yes = 抜ける
table-leave-no = 続ける
table-spectator = 観戦中（観戦者{ $watchers }人）
table-watchers = 観戦{ $watchers }人

# Taking a move back.
table-undo = 手を戻す
table-undo-ask = { $name }が直前の手を戻したいそうです。
table-undo-yes = いいですよ
table-undo-no = 断る
table-undo-wait = 手を戻したいと申し出ました。{ $names }の返事を待っています。
table-undo-agreed = 同意しました。{ $names }の返事を待っています。
table-undo-watch = { $name }が直前の手を戻したいと申し出ています。

# Chat.
table-chat-label = メッセージ
table-chat-send = 送る
table-chat-empty = まだだれも話していません。
table-chat-left = あと{ $count }文字
table-chat-waits = 前のメッセージをまだ送っています。
table-chat-failed = 送れませんでした。{ $reason }
table-phrases = ひとこと
table-phrase-hello = こんにちは！
table-phrase-good-luck = よろしくお願いします！
table-phrase-well-played = お見事！
table-phrase-thanks = ありがとう！
table-phrase-sorry = ごめんなさい！
table-phrase-one-moment = ちょっと待ってください。
table-phrase-oops = あっ！
table-phrase-again = もう1回どうですか？

# Your turn.
table-turn-title = ● あなたの手番 - { $game }
table-turn-note = { $game }であなたの手番です。
table-sound-on = 音を鳴らす
table-sound-off = 音を消す
table-notify = 手番が来たら通知する

# The end.
table-winner =
    { $who ->
        [you] あなたの勝ちです！
       *[other] { $name }の勝ち
    }
table-winners = { $names }の勝ち
table-draw = 勝者なし
table-final = 最終結果
table-points = { $points }点
table-place = { $place }位
table-again = もう一度遊ぶ
table-next = 再戦の卓ができました
table-next-go = 新しい卓へ行く
table-replay = リプレイを見る
table-record = 記録をダウンロード
table-verify = この配りを確かめる
table-look = 卓を見る
table-result = 結果を見る
table-closed-title = この卓は閉じられました

# The connection.
table-net-online = 接続中
table-net-connecting = 接続しています…
table-net-offline = 接続なし
table-net-restarting = サーバー再起動中
table-net-connecting-text = サーバーに接続しています。卓の表示はそのままです。
table-net-offline-text = 接続が切れています。卓には自動で戻れます。確定した操作は失われません。
table-net-restarting-text = サーバーを再起動しています。まもなく再開します。確定した操作は失われません。
table-net-back-text = 接続が戻りました。見逃したことはありません。

# Typed commands and keys.
table-command = 手またはコマンドを入力
table-command-go = 実行
table-command-help =
    ルールの表記どおりの手か、次のコマンドを入力します。
    log - これまでのログ
    chat - チャット
    scores - スコア表
    rules - ルール全文（「rules 7」ならルール7から）
    table - 卓の様子を言葉で
    help - このヘルプ
table-command-no-rule = ルールは1～{ $count }番です。その中から選んでください。
table-command-no-turn = 今はあなたの手番ではありません。
table-keys-title = キー操作
table-key-choose = 選べる手の中で移動する
table-key-digit = 番号で手を選ぶ
table-key-confirm = 選んだ手を決定する
table-key-cancel = 選び直す、シートを閉じる
table-key-command = 手またはコマンドを入力する
table-key-help = この一覧

# What the tables of all games have.
table-then = { $first }／{ $next }
table-chart = 各ラウンド終了時の合計点
table-chart-line = { $name }：{ $totals }
table-sheet-round = ラウンド
table-sheet-total = 合計点
table-of = { $game }のテーブル

# A table that goes on from within a finished game.
table-practice = 練習
table-hint = ヒント
table-hint-thinking = 考えています…
table-review = 自分の手を振り返る
