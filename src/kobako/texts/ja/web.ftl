# The browser client around the tables: start page, lobby, new table, rules, settings.
web-title = Kobako：小箱カードゲーム集
web-page-title = { $name }｜Kobako
web-skip = 本文へ移動
web-navigation = ページ
web-home = トップページ
web-lobby = ロビー
web-rules = ルール
web-settings = 設定
web-language = 言語
web-verify = 配りを確かめる
web-account = アカウント
web-version = バージョン { $version }
web-close = 閉じる
web-loading = お待ちください…
web-guest = ゲスト{ $number }

# When something is wrong.
web-unreachable = サーバーから応答がありません。接続を確かめて、もう一度試してください。
web-connection-offline = サーバーに接続できません。再接続しています…
web-connection-restarting = サーバーを再起動しています。まもなく戻ります。
web-load-failed = ページを読み込めませんでした
web-reload = 読み込み直す
web-not-loaded = 読み込めませんでした
web-part-failed = 読み込めませんでした。接続を確認して、もう一度お試しください。
web-retry = もう一度試す
web-not-found = ページが見つかりません
web-not-found-text = アドレスが違うか、ページがなくなったようです。こちらからどうぞ。

# The start page.
web-hello = 小さな箱に、引き出し五つ
web-hello-text = すべては見えない、だから面白いカードゲーム。ボット相手にひとりでも、友だちとでも。登録はいりません。
web-players-range = { $low }～{ $high }人
web-you-are = { $name }さんとして遊びます。
web-change-name = 名前を変える
web-profile = あなたの成績
web-play-now = ボットとすぐ遊ぶ
web-invite = 友だちを招待
web-new-table = 卓を立てる
web-read-rules = ルールを読む
web-learn = 2分で覚える
web-my-games = 参加中のゲーム
web-tables-now = いまの卓
web-all-tables = すべての卓

# Tables in a list.
web-tables-open = 空席のある卓
web-tables-open-count = 空席のある卓：{ $count }卓
web-tables-running = 対戦中の卓
web-no-open = 募集中の卓はありません。卓を立てると、ここに表示されます。
web-no-running = いま公開で対戦している卓はありません。
web-table-of = { $name }さんの{ $game }
web-status-open = 募集中
web-status-opening = まもなく開始
web-status-running = 対戦中
web-status-over = 終了
web-status-closed = 解散
web-seats = 席
web-seat-free = 空席
web-go-on = 再開する
web-to-table = 卓へ行く
web-join = 参加する
web-watch = 観戦する
web-seconds = { $count }秒
web-minutes = { $count }分
web-hours = { $count }時間
web-days = { $count }日
web-clock-of-move = 1手{ $time }
web-clock-of-bank = { $time }＋1手{ $increment }

# The levels of bots, and what to expect of each.
level-novice = 入門
level-novice-note = ルールがわかる程度。初めての対戦に。
level-easy = 初級
level-easy-note = 簡単なセオリーどおりに動く。先読みはしない。
level-medium = 中級
level-medium-note = 少しだけ先を読む。
level-hard = 上級
level-hard-note = かなり先まで読む、手ごわい相手。
level-expert = 達人
level-expert-note = じっくり時間をかけて、読めるところまで読む。
web-levels-fewer = このゲームは先読みで差がつきにくいので、強さの段階が少なめです。

# A new table.
web-new-table-of = { $game }の卓を立てる
web-who-plays = プレイヤー
web-players = 人数
web-seat-me = あなた
web-seat-person = 友だち
web-seat-bot = ボット
web-which-bot = ボットの強さは？
web-options = ルールの選択
web-clock = 持ち時間
web-clock-none = 時間制限なし
web-clock-move = 1手ごと
web-clock-bank = ゲーム全体
web-clock-each = 1手の時間
web-clock-all = ゲーム全体の時間
web-clock-plus = 1手ごとに加算
web-clock-note = 時間が切れると、ボットが代わりに続けます。席にはいつでも戻れます。
web-rated = レーティング対象
web-rated-note = レーティングに数えます。手は戻せず、途中で抜けた人は最下位になります。
web-visibility = 公開範囲
web-link = リンク
web-link-note = リンクを知っている人だけ
web-public = 公開
web-public-note = ロビーに表示される
web-password = パスワード
web-password-note = リンクとパスワードが必要
web-open-table = 卓を立てる
web-start-now = ゲームを始める

# Rules.
web-rules-of = { $game }のルール
web-contents = 目次
web-play-it = 遊ぶ
