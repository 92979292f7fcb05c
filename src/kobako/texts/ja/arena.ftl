# `kobako arena`: what it prints, why it refuses, and its report. Numbers come as they are to be read.
arena-games = ゲーム
arena-progress = { $total }ゲーム中{ $done }ゲーム終了。残り { $left }
arena-anew = { $path }：{ $reason }（このゲームはやり直します）
arena-stopped =
    中断しました。終わったゲームはすべて保存されています。続けるには、同じコマンドに次を付けてください：
    --out { $path }
arena-not-empty = { $path } は空ではなく、リーグのフォルダでもありません。--out で別のフォルダを選んでください
arena-no-league = { $path } はリーグのファイルではありません。--out で別のフォルダを選んでください
arena-other =
    { $path } には別のリーグがあります。{ $what ->
        [game] ゲーム
        [players] 人数
        [options] オプション
        [bots] ボット
        [seed] シード
        [lineups] 席の組み方
        [version] Kobako のバージョン
       *[code] ソースのバージョン
    }が { $ours } ではなく { $theirs } です。--out で別のフォルダを選んでください
arena-process-died = プロセスが1つ異常終了しました。終わったゲームは保存されています。同じコマンドに --out { $path } を付ければ続きから始まります
arena-pair = { $one } 対 { $other }：勝ち点の{ $share }%（{ $low }～{ $high }）、公平な取り分の{ $times }倍（{ $least }～{ $most }）
arena-alone = { $other } の中に { $bot } が1人：公平な取り分の{ $times }倍（{ $low }～{ $high }）
arena-rating = { $bot }：レーティング { $rating } ± { $error }、1手 { $seconds } 秒
arena-written = レポートはこちらです：{ $path }

# The report.
arena-title = { $game }のリーグ
arena-setting = { $players }人、{ $deals }ディール、{ $games }ゲーム
arena-value = { $value }%
arena-against = { $one } 対 { $other }
arena-pairs = 組み合わせごとの結果
arena-pairs-note = 行のボットが、列のボットとのゲームで得た勝ち点の割合。下は95%信頼区間。青は公平な取り分より多く、橙は少ないことを表します。色の薄い欄では、区間が公平な取り分を含んでいます。
arena-course = 割合の推移
arena-course-note = ディール数ごとの割合と信頼区間。破線は公平な取り分です。
arena-course-deals = ディール
arena-ratings = レーティング
arena-ratings-note = 全ゲームの順位から求めた値。高いほど強く、全員25から始まります。線はモデルの標準偏差2つ分です。
arena-facts = 卓で目につくこと
arena-work = 思考量
arena-method = 計算方法
arena-method-deals = 同じディールのゲームでは、カードがすべて同じです。どの組み合わせも席をすべて入れ替えて対戦するので、カードや席による有利不利はありません。
arena-method-sides = 3組以上で争うゲームでは、一方のボットが、もう一方のボットばかりの中に1人で座り、すべての席を回ります。席の組み方が「alone」でなければ、逆の形でも対戦します。
arena-method-share = 1勝は1点。複数で勝ったときは分け合います。公平な取り分とは、座った席の割合です。
arena-method-interval = 信頼区間は、1ディールを1標本とするスチューデントの95%区間です。すべてのディールが同じ結果なら、なおありうる範囲を示します。
arena-method-rating = レーティングは openskill の Plackett-Luce モデルで、時間による変動はないものとします。勝敗だけでなく、勝者に続く得点順の順位も数えます。
arena-method-time = 秒数は、マシンとそのときの負荷で変わります。それ以外は、思考量を反復回数で決めるかぎり、いつでも同じ結果になります。
arena-command = もう一度同じリーグを行うには
arena-made-by = Kobako { $version }、ソース { $code }
arena-head-bot = ボット
arena-head-pair = 組み合わせ
arena-head-share = 勝ち点の割合
arena-head-fair = 公平な取り分
arena-head-times = 公平比（倍）
arena-head-one-alone = 1人のとき（倍）
arena-head-other-alone = 相手が1人のとき（倍）
arena-head-games = ゲーム数
arena-head-rating = レーティング
arena-head-decisions = 1ゲームの決定数
arena-head-iterations = 1手の反復回数
arena-head-seconds = 1手の秒数
arena-head-ratio = 頻度の比（倍）
arena-fact-score = 平均得点
arena-fact-bids = ビッドの成功
arena-fact-predictions = 予想の達成
