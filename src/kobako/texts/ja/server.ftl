# What the server answers when it cannot do what was asked. Each says what to do next.
no-such-table = その卓は見つからないか、パスワードが必要です。リンクを確かめるか、送ってくれた人に聞いてください。
no-such-page = ここには何もありません。最初のページに戻ってください。
no-such-person = この宛先には誰もいません。リンクを確かめてください。
no-guest = まだ名前がわかりません。先に名前を入力してください。
server-not-open = ゲームはもう始まっています。観戦するか、ほかの卓に座ってください。
server-seat-taken = その席にはもう人がいます。別の席を選んでください。
server-seat-kept = この席はほかの人のために取ってあります。別の席を選んでください。
server-no-seat = この卓には座れません。観戦するか、ほかの卓を選んでください。
server-host-blocked = この卓のホストをブロックしています。先にブロックを解除するか、ほかの卓を選んでください。
server-not-seated = この卓にあなたの席はありません。先に席に着いてください。
server-already-seated = もうこの卓に座っています。席を替えるときは、先に席を立ってください。
server-not-host = これはホストだけができます。ホストに頼んでください。
server-seats-open = まだ空席があります。人を待つか、空席にボットを入れてください。
server-not-running = この卓では今、ゲームをしていません。
server-stale = 1つ前の場面への操作でした。今は最新の卓が表示されています。もう一度選んでください。
server-no-undo = この手はもう戻せません。続きを遊んでください。
server-rated-undo = レーティング対象の対局では手を戻せません。続きを遊んでください。
server-no-ask = 手を戻したいという申し出は、今ありません。続きを遊んでください。
server-not-away = ボットの代打は入っていません。席はあなたのものです。
server-away = 今はボットが代打に入っています。先に席に戻ってください。
server-not-replaceable = この人は卓にいるか、まだ離れたばかりです。もう少し待ってください。
server-not-over = ゲームはまだ終わっていません。最後まで遊んでください。
server-rematch-open = 再戦の卓はもう開いています。そちらへ移ってください。
server-bad-name = この名前は使えません。目に見える文字で1～24文字にしてください。
server-bad-chat = このメッセージは送れません。1～300文字で書いてください。
server-bad-bytes = 送られた値がコミットメントと合わないため、使われません。ゲームはそのまま進みます。
server-bad-message = サーバーがこのページの操作を理解できませんでした。ページを読み込み直してください。
server-too-large = 長すぎます。短くして送ってください。
server-too-fast = 操作が速すぎます。少し待ってから、もう一度試してください。
server-too-many-sockets = 開いているページが多すぎます。ほかのタブをいくつか閉じてください。
server-too-many-tables = 開いている卓が多すぎます。先にどれかを終えるか、閉じてください。
server-full = 今は卓をこれ以上開けません。数分後にもう一度試してください。
server-bad-option = この設定では始められません。人数、席、オプションを確かめてください。
server-no-bot = このゲームにそのボットはいません。ほかのボットを選んでください。
server-bad-clock = この持ち時間は使えません。別の時間を選んでください。
server-bad-password = パスワード付きの卓には、1～100文字のパスワードが必要です。
server-closed = この卓は閉じられました。新しい卓を開いてください。
server-closed-host = ホストがこの卓を閉じました。
server-closed-idle = だれもいなくなったので、この卓は閉じられました。
server-closed-rules = 開始後にこのゲームのルールが訂正されました。このゲームは引き分けとします。
server-closed-steward = このサーバーの管理者がこの卓を閉じました：{ $text }
server-unfinished = ゲームはまだ終わっていません。終わってからもう一度どうぞ。
server-no-branch = そこからは続けられません。もっと前の場面を選んでください。
server-no-hints = ヒントは練習用です。ほかの席がすべてボットの卓でだけ使えます。
server-no-review = 振り返りは、そのゲームで遊んだ人だけが見られます。
server-nothing-asked = 今はあなたの手番ではありません。
server-watchers-full = この卓の観戦者は満員です。あとでもう一度試してください。
server-origin = サーバーの知らないアドレスから開かれています。サーバーの起動時に表示されたアドレスを使ってください。
server-trouble = サーバーで問題が起きました。確定した操作はすべて残っています。ページを読み込み直してください。

# What happens in the room around a game. $who is "you" or "other", $name whom it is about.
log-sat =
    { $who ->
        [you] あなたが席に着きました。
       *[other] { $name }が席に着きました。
    }
log-started = ゲーム開始です。
log-branch = 練習：終わったゲームの手数{ $step }から続きを遊びます。
log-away =
    { $who ->
        [you] ボットがあなたの代打に入りました。
       *[other] ボットが{ $name }の代打に入りました。
    }
log-back =
    { $who ->
        [you] あなたが席に戻りました。
       *[other] { $name }が席に戻りました。
    }
log-undo-asked =
    { $who ->
        [you] あなたは直前の手を戻したいと申し出ました。
       *[other] { $name }が直前の手を戻したいと申し出ました。
    }
log-undo-done = 手が戻されました。
log-undo-refused = 手は戻さず、そのまま進みます。
log-time-out =
    { $who ->
        [you] あなたの時間が切れました。
       *[other] { $name }の時間が切れました。
    }
log-closed = 卓が閉じられました。
server-no-orders = このゲームに予約回答はありません。
