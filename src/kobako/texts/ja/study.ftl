# Why a move is good or bad. Counted in worlds that the seat can imagine, in which all play on by rule of thumb.
study-only-move = ほかに選べる手はありません。
study-ends = 終了時は平均{ $points }点、ほかのプレイヤーの最高は平均{ $most }点です。
study-luz-bid = ありうる配り方の{ $percent }%で成功します。平均{ $tricks }トリックです。
study-luz-trick = ありうる配り方の{ $percent }%で、このトリックを取ります。
study-luz-round = このラウンドは平均{ $tricks }トリック。ビッド{ $bid }は{ $percent }%で成功します。
study-lineit-cash =
    { $sign ->
        [minus] すぐに{ $points }点を失います。
       *[plus] すぐに{ $points }点になります。
    }
study-lineit-line =
    { $sign ->
        [minus] このあとすぐに精算すると、ラインは{ $points }点の失点になります。
       *[plus] このあとすぐに精算すると、ラインは{ $points }点になります。
    }
study-dragonegg-gain = このラウンドで平均{ $money }銭を獲得します。ありうる配り方の{ $percent }%では何も得られません。
study-dragonegg-egg = { $percent }%で、ラウンドの終わりに卵を持っています。
study-yurikure-couples = ありうる展開の{ $percent }%で、あなたが支援点を置いたカップルが勝敗を決めます。平均{ $points }点です。
study-aurum-trick = ありうる配り方の{ $percent }%で、このトリックを取ります。
study-aurum-round = このラウンドは平均{ $points }点。予想は{ $percent }%でぴったりになります。

# How a move is graded.
study-grade-fine = 問題なし
study-grade-untold = 損とは言い切れない
study-grade-small = 小さな損
study-grade-mistake = ミス
