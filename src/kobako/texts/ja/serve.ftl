# The command `kobako serve`: what it prints and why it refuses.
serve-at = Kobako はこちらで動いています：{ $link }
serve-share = 同じネットワークの人はこちらを開きます：{ $link }
serve-public = ほかの人はこちらを開きます：{ $link }
serve-alone = このマシンはネットワークにつながっていません。遊べるのはこのマシンのブラウザだけです。
serve-host = このサーバーを管理するには（1回だけ、1つのブラウザーで）：{ $link }
serve-stop = Ctrl-C で終了します。
serve-port-taken = ポート { $port } はほかのプログラムが使っています。--port で別の番号を選ぶか、--port 0 で空いている番号を使ってください
serve-cannot-listen = { $host } のポート { $port } で待ち受けできません：{ $reason }
serve-data-dir = データフォルダ { $path } に書き込めません：{ $reason }
serve-in-use = { $path } は別のサーバーが使っています。そちらを止めるか、--data-dir で別の場所を選んでください
serve-driver = { $database } のドライバーがありません：pip install 'kobako[postgresql]'
serve-database = データベース { $path } を使えません：{ $reason }

# The page that stands in when the client for browsers was not built.
page-missing-title = サーバーは動いています
page-missing = ブラウザ用のページがまだ作られていません。「make play」を実行するか、ターミナルで「kobako play」を使って遊んでください。

# Settings: one line each for the help and for docs/settings.md.
setting-host = 待ち受けるアドレス。
setting-port = 待ち受けるポート。0 なら空いている番号を使う。
setting-lan = このマシンのすべてのアドレスで待ち受け、同じネットワークの人も遊べるようにし、リンクとQRコードを表示する。
setting-public-url = プロキシ経由で公開するときのアドレス。例：https://cards.example
setting-open = ブラウザでページを開く。
setting-data-dir = データを保存するフォルダ。省くと、ユーザーのデータフォルダ。
setting-database = 卓と人の情報の保存先。省くと、データフォルダの中のファイル。
setting-workers = サーバーのプロセス数。2つ以上にできるのは PostgreSQL のときだけ。
setting-allow-origins = ほかにサーバーへの接続を許すページ。例：http://localhost:5173
setting-trusted-proxies = X-Forwarded-For と X-Forwarded-Proto を信用するプロキシ。
setting-log-level = ログの詳しさ。debug、info、warning、error のどれか。
setting-log-format = ログの形式。text か json。
setting-metrics-from = /metrics を読めるアドレス。プロキシの後ろでは、要求した人のアドレスで判断する。
setting-bot-delay-ms = ボットが考えているように見せる時間の最短と最長（ミリ秒）。
setting-bot-think-ms = いちばん強いボットが1手に使える時間の上限（ミリ秒）。弱いボットはこれより短い。
setting-opening-seconds = シャッフルに使うバイト列を各プレイヤーの端末から受け付ける秒数。
setting-absence-seconds = いなくなった人の代わりにボットを頼めるようになるまでの秒数。
setting-idle-hours = 開始前の卓を、だれも見ていないまま閉じるまでの時間数。
setting-farewell-seconds = 終了の合図から実際に終わるまでの秒数。プレイヤーに知らせ、途中の1手を終えられるようにします。
setting-push-services = ブラウザーを呼び出すサービスのホスト（その下のホストも含む）。HTTPS でないものは http://127.0.0.1:9000 のように書きます。空なら、だれも呼び出しません。
setting-max-frame = クライアントから受け取るメッセージの最大バイト数。
setting-rate-socket = 1つの接続から受け取るメッセージの数。毎秒の数と、一度に受け取れる数。
setting-rate-person = 1人あたりの同じ制限。
setting-rate-address = 1つのネットワークアドレスあたりの同じ制限。
setting-rate-sign-in = サインインの試行（1つのアドレス、1つのログイン名ごと）と、卓のパスワードの試行（1つのアドレス、1つの卓ごと）。1秒あたりの回数と一度に許す回数。
setting-rate-guests = 1つのネットワークアドレスから来る新しいゲスト。1秒あたりの人数と一度に許す人数。
setting-rate-chat = 1人が卓で送るチャット。1秒あたりの数と一度に許す数。
setting-max-sockets = 接続の最大数。
setting-max-sockets-person = 1人あたりの接続の最大数。
setting-max-sockets-address = 1つのネットワークアドレスあたりの接続の最大数。
setting-max-tables = 使用中の卓の最大数。
setting-max-tables-person = 1人が開いた、または着いている、使用中の卓の最大数。
setting-max-ties-person = 1人が友だち・ミュート・ブロックに登録できる相手の最大人数。
setting-max-devices-person = 1人あたりの呼び出すブラウザーの最大数。
setting-max-reports-person = 1人あたりの未処理の通報の最大数。
setting-max-watchers = 1つの卓の観戦者の最大数。
setting-send-queue = 読み取りの遅いクライアントのために溜めておくメッセージの数。超えると切断する。
setting-send-bytes = 同じ制限のバイト数。

# Settings that cannot be.
settings-misspelt = { $where }：そのような設定はありません。{ $meant } のことですか？
settings-unknown = { $where }：そのような設定はありません。使えるのは { $names }
settings-wrong = { $where } に「{ $value }」は使えません。使えるのは{ $allowed }です
settings-allows-whole = { $low }～{ $high }の整数
settings-allows-yes-no = true か false
settings-allows-one-of = { $names } のどれか
settings-allows-address = IPアドレスか localhost
settings-allows-networks = IPアドレスか 10.0.0.0/8 のようなネットワーク（複数ならカンマ区切り）
settings-allows-url = http:// か https:// とホスト名だけのアドレス（パスは不可）
settings-allows-urls = http:// か https:// とホスト名だけのアドレス（パスは不可、複数ならカンマ区切り）
settings-allows-services = ホスト名、または http:// とホストとポート（複数ならカンマ区切り）
settings-allows-path = フォルダのパス
settings-allows-database = sqlite:/// とファイルのパス、または postgresql://ユーザー:パスワード@ホスト/データベース
settings-allows-span = { $low }～{ $high }の整数2つ（小さい方が先、カンマ区切り）
settings-allows-rate = カンマ区切りの数2つ（毎秒の数は0.01以上、一度の数は1以上）
settings-workers-sqlite = workers を { $workers } にはできません。SQLite で動かせるサーバーのプロセスは1つだけです。増やすには PostgreSQL が必要です
settings-lan-host = lan はすべてのアドレスで、host は { $host } だけで待ち受けます。どちらか一方を指定してください
settings-no-file = ファイル { $path } がありません
settings-file = { $path }：{ $reason }

# kobako backup and kobako restore.
backup-written = { $path } に { $rows } 行を書き出しました。
backup-read = { $path } から { $rows } 行を読み込みました。
backup-none = { $path } は Kobako のバックアップではありません
backup-cut = { $path } は途中で切れています。何も復元していません
backup-newer = { $path } はより新しい Kobako で書き出されたものです
backup-not-empty = データベースが空ではありません。バックアップは新しいデータベースに復元します

# kobako rate.
rate-done = { $rows }局のレーティングを計算しました。
