# The page that shows a finished game again.
replay-page = { $game }のリプレイ
replay-loading = ゲームを読み込んでいます…
replay-back = 卓へ
replay-download = 記録をダウンロード
replay-verify = この配りを確かめる
replay-log = ログ
replay-scores = スコア表
replay-stage = このときの卓

# From whose seat.
replay-seen = 視点
replay-seen-you = { $name }（あなた）
replay-seen-watch = 観戦者：全員が知っていたことだけ

# The controls.
replay-controls = 場面の移動
replay-scrubber = 場面
replay-step = { $step }／{ $steps }
replay-moment = { $steps }場面中{ $step }：{ $text }
replay-begin = まだカードは配られていません。
replay-first = 最初へ
replay-trick-back = 前のトリックへ
replay-previous = 1手戻る
replay-play = 再生
replay-pause = 一時停止
replay-next = 1手進む
replay-trick-on = 次のトリックへ
replay-last = 最後へ
replay-speed = 速さ
replay-speed-value = { $speed }倍
replay-keys = キー操作：← →で1手ずつ、Page Up・Page Downで1トリックずつ、Home・Endで最初と最後、スペースで再生。

# Where in the game.
replay-rounds = ラウンド
replay-round = 第{ $round }ラウンド
replay-rail = 第{ $round }R
replay-trick = 第{ $trick }トリック

# When there is nothing to show.
replay-not-over = ゲームはまだ終わっていません
replay-not-over-text = リプレイは、ゲームが終わるとどの席からでも見られます。それまでは卓で観戦できます。
replay-closed = この卓は閉じられました
replay-closed-text = ゲームが最後まで行われなかったので、リプレイはありません。
replay-none = 卓が見つかりません
replay-none-text = その卓は見つからないか、パスワードが必要です。卓のページで入力してください。
replay-failed = ゲームを読み込めませんでした
replay-failed-text = 接続を確かめて、もう一度試してください。
replay-lobby = ロビーへ

# Playing on from a moment.
replay-branch = ここから遊ぶ
replay-branch-text = この場面から始まる練習用の卓を作ります。成績には入らず、リンクを知っている人だけが見られます。ここから先のランダムな結果は、新しく決まります。
replay-branch-seat = あなたの席
replay-branch-go = 始める
