# `kobako analyse`: what it prints, and its report. Numbers come as they are to be read.
analyse-progress = ステップ
analyse-process-died = プロセスが1つ異常終了しました。もう一度試してください。繰り返すときは --processes 1 を付けてください
analyse-title = { $game }：手の評価
analyse-setting = { $players }人、{ $steps }ステップ。{ $decisions }回の選択をそれぞれ反復回数 { $iterations } で、各局面を { $worlds } 通りの世界で調べました
analyse-unfinished = ゲームはまだ終わっていません。ここまでの分析です。
analyse-won = 勝者：{ $winners }。得点：{ $scores }。
analyse-seat = 席{ $seat }
analyse-seat-bot = 席{ $seat }（{ $bot }）

# Luck and moves.
analyse-accounts = 運と手
analyse-accounts-note = すべてのカードを表にして見たとき、勝利の何%か。開始時、運、手を足すと結果になります。
analyse-head-seat = 席
analyse-head-start = 開始時
analyse-head-luck = 運
analyse-head-own = 自分の手
analyse-head-others = ほかの人の手
analyse-head-result = 結果

# Chances.
analyse-known = 全員に見えていた情報での見込み
analyse-known-seat = 席{ $seat }に見えていた情報での見込み
analyse-known-note = 各ステップのあと、それぞれの席が得る勝利の割合（%）。点は損をした手です。
analyse-opened = すべてのカードを表にした見込み
analyse-opened-note = すべてのカードが見える人から見た、同じ割合です。あとから分かることです。
analyse-steps = ステップ

# Moves.
analyse-losses = 損をした手
analyse-losses-note = そのとき席に分かっていたことだけで見て、最善の手より勝利の割合がどれだけ少なかったか。
analyse-losses-none = はっきり損と言える手はありませんでした。
analyse-loss = ステップ{ $step }、{ $seat }：{ $move }
analyse-lost = { $grade }：勝利の{ $loss }%（{ $low }～{ $high }）。より良い手：{ $best }
analyse-reason = { $move }：{ $reasons }
analyse-counts = { $seat }：選択{ $decisions }回、小さな損{ $small }回、ミス{ $mistakes }回、1回あたりの損は平均{ $lost }%
analyse-all = すべての選択
analyse-head-step = ステップ
analyse-head-move = 手
analyse-head-share = 見込み
analyse-head-best = 最善の手
analyse-head-best-share = 見込み
analyse-head-grade = 評価
analyse-head-hindsight = あとから見ると

# How it is computed.
analyse-method = 計算のしかた
analyse-method-share = 勝利の割合は勝つ見込みです。勝ちを分け合うときは等分し、その1割は点差で決まります。パートナー同士は同じ値です。
analyse-method-known = 手の見込みは、その席が見たことすべてと合う世界を、ボットと同じように先を読んで求めます。{ $small }%からを小さな損、{ $mistake }%からをミスとし、95%信頼区間が0より上のときだけ損とします。
analyse-method-opened = すべてのカードを表にした局面の値は、全員がそれぞれ知っていることだけでセオリーどおりに続けたときの結果です。変化は、ランダムな結果によるものなら運、そうでなければ手を打った人によるものです。
analyse-method-forced = ほかに選べない手は何も変えないので、数えません。
analyse-written = レポートはこちらです：{ $path }
