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
    cards - あなたの手札を一枚ずつ（残っている候補も）
    log - このラウンドの出来事（「log all」ならゲーム全体）
    scores - スコア表
    rules - ルール全文（「rules 7」ならルール7だけ）
    quit - ゲームを保存して終了する
terminal-hint = セオリーなら { $move } です。{ $reason }
terminal-thinks = { $name }が考えています…
terminal-only-move = ほかに選べる手はありません。
terminal-cards = これまでに見えた情報からわかる、あなたの手元：
terminal-no-rule = ルールは1～{ $count }番です。その中から選んでください。
terminal-ordered = 予約回答：{ $order }。取り消すには order とだけ入力してください。
terminal-order-over = 予約回答はなくなりました。
terminal-unfinished = 記録はここまでです。ゲームはまだ終わっていません。

# While the program is compiled for the first time.
warm = 初回の準備：{ $games } をコンパイルしています。今回だけ{ $seconds }秒ほどかかります。
warm-study = 初回の準備：{ $games } のヒントと振り返りをコンパイルしています。今回だけ{ $seconds }秒ほどかかります。
warm-rules = ルール
warm-bot = ボット

# At a table of a server (`kobako join`).
terminal-join-help =
    手のほかに、次のコマンドが使えます。
    table - 卓をもう一度表示する（Enterキーだけでも可）
    cards - あなたの手札を一枚ずつ（残っている候補も）
    log - このラウンドの出来事（「log all」ならこれまでの出来事すべて）
    scores - スコア表
    rules - ルール全文（「rules 7」ならルール7だけ）
    say こんにちは - 卓の全員に話しかける
    undo - 直前の手を戻してよいか、ほかの人に尋ねる
    yes、no - 手を戻したい人に答える
    sit 2 - ゲームの前に席に着く（「sit」だけなら空いている最初の席）
    start - ホストなら、席がすべて埋まったところでゲームを始める
    leave - 席を譲って終了する（ゲーム中はボットに譲る）
    back - ボットから席を取り戻す
    again - ゲームが終わったら、同じ席でもう一度遊ぶ
    quit - 終了する（席はあなたのまま）
terminal-join-name = お名前は？ 卓のほかの人に表示されます。
terminal-join-unreachable = { $server } から応答がありません。アドレスと、サーバーが動いていることを確かめてください。
terminal-join-strange = { $server } で応答しているのは、このバージョンのKobakoで使えるサーバーではありません。
terminal-join-game = このバージョンのKobakoにはゲーム { $game } がありません。新しいバージョンを入れてください。
terminal-join-lost = 接続が切れました。つなぎ直しています…
terminal-join-back = つながりました。
terminal-join-chair =
    { $kind ->
        [you] 席{ $seat }：あなた
        [open] 席{ $seat }：空席
        [kept] 席{ $seat }：{ $name }のために確保
       *[taken] 席{ $seat }：{ $name }
    }
terminal-join-host =
    { $who ->
        [you] あなたがホストです。席がすべて埋まったら「start」と入力してください。
       *[other] 席がすべて埋まったら、{ $name }がゲームを始めます。
    }
terminal-join-watch = 席がないので、観戦します。
terminal-join-not-begun = ゲームはまだ始まっていません。
terminal-join-away = 席を取り戻すには「back」と入力してください。
terminal-join-answer = 認めるなら「yes」、認めないなら「no」と入力してください。
terminal-join-over = 同じ席でもう一度遊ぶなら「again」、終了するなら「quit」と入力してください。
terminal-join-next = 同じ席で次のゲームが用意されました。移るには「again」と入力してください。
terminal-join-time = 残り時間：{ $time }
terminal-join-days = { $days }日{ $hours }時間
terminal-join-restart =
    { $minutes ->
        [0] サーバーを再起動します。接続は自動的に戻ります。{ $text }
       *[other] サーバーは{ $minutes }分後に再起動します。ゲームは保存されています。{ $text }
    }
terminal-join-no-restart = サーバーの再起動は取りやめになりました。
terminal-join-said = { $name }：「{ $text }」
