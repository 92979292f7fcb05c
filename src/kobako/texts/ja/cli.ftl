# The command `kobako`: what its help and its complaints say.
cli-kobako = 見えない情報を読み合う小箱カードゲーム集。遊びにも、研究にも。
cli-serve = サーバーを動かす。ブラウザ用のページと卓を用意し、すべてを保存する。
cli-play = ターミナルでボットと対戦する。
cli-join = サーバーの卓でターミナルから遊ぶ。
cli-arena = ボット同士のリーグ戦を行う。全員が同じディールを、すべての席で、多数のプロセスで戦う。
cli-replay = 記録されたゲームを1手ずつ再現する。
cli-analyse = 終わったゲームを振り返る：それぞれの手の評価、運、勝利の見込みの移り変わり。
cli-rules = ゲームのルールを表示する。
cli-verify = 記録のランダムな結果が、シードや卓の秘密の値から出るとおりかを確かめる。
cli-backup = サーバーの保存内容をすべて1つのファイルに書き出す。動作中でもよい。
cli-restore = そのファイルからデータベースを作る。元がどちらでも、SQLite にも PostgreSQL にもできる。
cli-rate = サーバーに保存された対局から、レーティングをすべて計算し直す。
cli-recheck = 記録にあるボットの手をすべて計算し直し、一致するかを確かめる。
cli-games = ゲームの一覧を、人数・オプション・ボット付きで表示する。
cli-help-help = このヘルプを表示して終了する。
cli-help-version = バージョンを表示して終了する。
cli-help-config = 設定を書いた TOML ファイル（データフォルダの kobako.toml）。
cli-help-set = docs/settings.md にある設定のどれか。例：max_tables=50。何度でも指定できます。
cli-help-game = ゲームの名前。一覧は `kobako games` で表示する。
cli-help-players = あなたを含む人数（4）。
cli-help-seat = あなたの席。0から数える（0）。
cli-help-seed = 0以上の整数。シードが同じならカードも同じ。考える時間が足りていればボットの手も同じになる。
cli-help-bots = ほかのすべての席に座るボット（easy）。席ごとに変えるときはコンマで区切る。一覧は `kobako games` で表示する。
cli-help-seconds = ボットが1手に考える時間の上限、秒（2）。実際の計算量は記録に残る。
cli-help-option = ゲームのオプション（`kobako games` で一覧）。何度でも指定できます。
cli-help-save = ゲームの記録を書き込むファイル。同じ名前のファイルがあってはならない。
cli-help-resume = `play` が保存した記録から、途中のゲームを再開する。
cli-help-step = --resume と一緒に使う。記録のこの手数から、--seat の席で --bots を相手に新しいゲームを始める。
cli-help-replay-seat = この席が当時知っていたことだけで再現する。省くと、すべてのカードを公開する。
cli-help-analyse-seat = この席の手だけを、この席に見えていた情報で調べます。
cli-help-iterations = 1回の選択で先を読む世界の数（ゲームごとに、およそ数百ミリ秒分）。
cli-help-format = text は端末用、json はプログラム用、html はそれだけで読めるページ（text）。
cli-help-analyse-out = 書き出すファイル。同じ名前のファイルがあってはいけません。
cli-help-rule = この番号のルールだけを表示する。
cli-help-backup = ファイル。backup のときは新しく作られる。
cli-help-file = 記録のファイル。
cli-help-lang = 文章の言語。
cli-help-url = 卓のリンク。受け取ったものをそのまま使う。
cli-help-name = 卓での名前。次も同じ名前なら、同じ人として戻れる。
cli-help-password = 卓のパスワード（あれば）。
cli-help-join-seat = 希望の席。0から数える（空いている最初の席）。
cli-help-arena-bots = 2つ以上のボット。NAME、NAME@200（1手の反復回数）、NAME@0.5s（1手の秒数）、または自作なら MODULE:NAME。
cli-help-arena-players = 人数（4）。
cli-help-deals = ディールの数。各ディールで、どの組み合わせも席をすべて入れ替えて対戦する（50）。
cli-help-arena-seed = 0以上の整数。シードが同じなら、ディールも同じになる（0）。
cli-help-lineups = 3組以上のとき、`alone` は組の先のボットだけを、もう一方のボットの中に1人で座らせる。`all` は逆の形でも対戦する（all）。
cli-help-processes = プロセスの数（プロセッサの数）。
cli-help-out = 記録、表、レポートを置くフォルダ。同じフォルダを指定すると、リーグの続きを行う。ディールを増やしてもよい。
cli-bad-link = 「{ $url }」は卓のリンクではありません。リンクは /t/abcdefghjk のような形で終わります
cli-whole = 0以上の整数を入力してください（「{ $text }」は使えません）
cli-count = 1以上の整数を入力してください（「{ $text }」は使えません）
cli-seconds = 秒数は 2 や 0.5 のように入力してください（「{ $text }」は使えません）
cli-pair = オプションは NAME=VALUE の形で書きます（「{ $text }」ではありません）
cli-no-game = ゲームを選んでください：{ $games }
cli-resume-alone = --resume は保存したゲームの再開です。ゲーム名、--players、--seat、--seed、--bots、--option は付けないでください
cli-cannot-resume = 再開できるのは、`kobako play` が保存した途中のゲームだけです
cli-step-alone = --step は --resume FILE と一緒に使います。ほかに付けられるのは --seat、--seed、--bots、--seconds、--save、--lang だけです
cli-cannot-branch = 手数 { $step } から続けられるゲームがありません
cli-file-large = 記録としては大きすぎます
cli-file-binary = UTF-8のテキストではありません
cli-saved =
    保存しました。ファイルには伏せたカードもすべて載っています。再開するには：
    kobako play --resume { $path }
cli-saved-over =
    ゲームの記録はこちらです：
    { $path }
cli-game = { $game }：{ $title }、{ $low }～{ $high }人
cli-option = オプション { $name }：{ $values }
cli-bots = ボット：{ $names }

# What `kobako verify` finds.
verify-agrees = ランダムな結果の{ $lines }行は、すべて正しい内容です
verify-agrees-since = 手数 { $steps } より後のランダムな結果 { $lines } 行は、すべて正しい内容です。それより前は別の記録から写したものです
verify-differs = { $line }行目が正しい内容と違います。正しくは：{ $expected }
verify-wrong-secret = 秘密の値がコミットメントと合いません
verify-no-secret = 確かめられません。コミットメントはありますが、秘密の値がまだありません
verify-no-commit = 確かめられません。秘密の値と照らし合わせるコミットメントがありません
verify-no-source = 確かめられません。シードも秘密の値もありません
verify-no-chance = 確かめるものがありません。ランダムに決まったことがまだありません

# What `kobako recheck` finds. $kind is "bot" or "stand-in".
recheck-progress = ボットの手
recheck-seat =
    { $kind ->
        [stand-in] 席{ $seat }、離席中の代打 { $bot }：
       *[bot] 席{ $seat }、{ $bot }：
    }{ $moves }手を計算し直しました。{ $differ ->
        [0] すべて記録どおりです
       *[other] { $differ }手が違います
    }
recheck-differs = ステップ{ $step }（{ $line }行目）：記録は { $said }、計算結果は { $computed }
recheck-nothing = 計算するものがありません。この記録にはボットの手がありません
recheck-no-seat = 席{ $seat }：誰が座っていたかわかりません。タグ [seat { $seat } …] がありません
recheck-no-bot = { $bot }：{ $game } にこの名前のボットはないので、その手は計算し直せません
recheck-too-many = { $bot }：反復回数が多すぎて計算できません
recheck-stray = タグ [{ $tag }] は、ボットの手ではないステップについて書かれています
