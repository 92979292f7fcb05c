# The plain terminal client. $who is "you" or "other"; a seat is named by its number.
# A card has a blank before it unless a sign stands there: only then it is coloured.
terminal-name =
    { $who ->
        [you] あなた
       *[other] 席{ $seat }
    }
terminal-question = { $question }{ $answers }
terminal-welcome = 手を入力してください。「help」でコマンドの一覧が出ます。
terminal-help =
    手のほかに、次のコマンドが使えます。
    table - 卓をもう一度表示する（Enterキーだけでも可）
    hint - ボット「easy」ならどうするかと、その理由
    cards - あなたの手札それぞれの、残っている候補
    log - このラウンドのビッドとトリック（「log all」ならゲーム全体）
    scores - スコア表
    rules - ルール全文（「rules 7」ならルール7だけ）
    quit - ゲームを保存して終了する
terminal-hint = セオリーなら { $move } です。{ $reason }
terminal-only-move = ほかに選べる手はありません。
terminal-cards = これまでに見えた情報からわかる、手札の候補：
terminal-no-rule = ルールは1～{ $count }番です。その中から選んでください。
terminal-unfinished = 記録はここまでです。ゲームはまだ終わっていません。

# While the program is compiled for the first time.
terminal-warm = 初回の準備：{ $game } をコンパイルしています。今回だけ20秒ほどかかります。
terminal-warm-rules = ルール
terminal-warm-bot = ボット

# Luz. Column heads and labels stay short: a line has 80 columns.
terminal-luz-header =
    { $phase ->
        [bid] ルイス　ラウンド{ $round }/4　ビッド　切り札は太陽（Y）
       *[other] ルイス　ラウンド{ $round }/4　トリック{ $trick }/10　切り札は太陽（Y）
    }
terminal-luz-head-seat = 席
terminal-luz-head-hand = 手札（スートごとに小さい順）
terminal-luz-head-tricks = トリック
terminal-luz-head-total = 合計点
terminal-luz-you = あなた（席{ $seat }）
terminal-luz-slots = スロット
terminal-luz-aside = 除外
terminal-luz-tricks = { $won }/{ $bid }
terminal-luz-no-bid = 未ビッド
terminal-luz-last = 前のトリック
terminal-luz-this = 今のトリック
terminal-luz-winner =
    { $done ->
        [yes] （勝ち）
       *[no] （優勢）
    }
terminal-luz-answer-bid = 「3」、保険ビーズも付けるなら「3+」のように入力します。
terminal-luz-answer-play = スロット：{ $slots }
terminal-luz-round-over = 第{ $round }ラウンド終了。取ったトリック数/ビッド、得点：
terminal-luz-log-round = 第{ $round }ラウンド
terminal-luz-log-bids = ビッド
terminal-luz-log-trick = 第{ $trick }トリック
terminal-luz-card-played = { $card }  出したカード
terminal-luz-card-sure = { $card }  確定
terminal-luz-sheet-round = 第{ $round }R
terminal-luz-why-bid =
    見えない手札をどれも候補の真ん中の数字とみなし、ほかの人の手札と比べて、平均でいちばん得点が高くなるビッドを選びます。
terminal-luz-why-lead =
    { $needed ->
        [0] もうトリックはいりません。同じスートでもっと大きいカードがほかの手札にいちばん多く残っているカードをリードします。スロット{ $slot }の候補：{ $cards }
       *[other] あと{ $needed }トリック必要です。同じスートでもっと大きいカードがほかの手札にいちばん少ないカードをリードします。スロット{ $slot }の候補：{ $cards }
    }
terminal-luz-why-follow =
    { $needed ->
        [0] もうトリックはいりません。負けそうなカードのうち、いちばん大きいものを捨てます。なければ、出せる中でいちばん大きいカードです。スロット{ $slot }の候補：{ $cards }
       *[other] あと{ $needed }トリック必要です。勝てそうなカードのうち、いちばん小さいものを出します。なければ、出せる中でいちばん小さいカードです。スロット{ $slot }の候補：{ $cards }
    }
