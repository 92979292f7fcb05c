# The page that checks a deal. $mark is "fits" or "differs"; seats are named by $name. $nth counts from 1.
verify-web-title = 配りを確かめる
verify-web-intro = ゲームが終われば、カードの配りやサイコロの目が正しかったことをだれでも確かめられます。記録だけをもとに、すべてこのブラウザーの中で計算し直します。どこにも送信しません。
verify-web-loading = この卓の記録を読み込んでいます…
verify-web-choose = 記録を選ぶ
verify-web-drop = ダウンロードしたテキストファイルです。ここにドロップしてもかまいません。
verify-web-drop-now = ここで放すと確かめます
verify-web-paste = 記録の文章を貼り付けることもできます
verify-web-go = 確かめる
verify-web-another = 別の記録を確かめる
verify-web-replay = リプレイを見る

# When there is nothing to check.
verify-web-not-over = この卓の記録はまだありません。ゲームが終わると公開されますので、そのときにまた開いてください。
verify-web-no-table = その卓はここにはありません。リンクを確かめるか、保存した記録を選んでください。
verify-web-no-answer = 記録を読み込めませんでした。接続を確かめて、もう一度試してください。

# The result, large.
verify-web-result-fits = 正しく配られています
verify-web-result-differs = 正しく配られていません
verify-web-result-unchecked = この記録は確かめられません
verify-web-result-unreadable = 完全な記録ではありません
verify-web-agrees = ランダムに決まった{ $lines }件をすべて計算し直し、どれも一致しました。
verify-web-differs = { $line }行目の内容が、記録から計算した結果と一致しません。その行か秘密の値か乱数が書き換えられています。
verify-web-wrong-secret = 秘密の値が、卓のコミットメントと合いません。卓か、この記録を渡した人が書き換えています。
verify-web-other-commit = ゲームが始まる前にこのブラウザーが見たコミットメントと、この記録のコミットメントが違います。
verify-web-wrong-own = このブラウザーが送った乱数と、この記録にあるあなたの席の乱数が違います。
verify-web-wrong-seat = { $name }の乱数が、その席のコミットメントと合いません。
verify-web-no-secret = コミットメントはありますが、秘密の値がまだありません。ゲームが終わると公開されます。
verify-web-no-commit = 秘密の値はありますが、照らし合わせるコミットメントがありません。
verify-web-no-source = シードも秘密の値もないので、結果がどう決まったのかわかりません。
verify-web-no-chance = ランダムに決まったことがまだありません。ゲームが始まる前の記録です。

# What is wrong with a text that is no record.
verify-web-too-large = 記録としては大きすぎます。卓からダウンロードしたファイルを選んでください。
verify-web-not-text = テキストファイルではありません。卓からダウンロードしたファイルを選んでください。
verify-web-no-game = 記録は [game luz] のような行で始まります。最初の行からすべてコピーしてください。
verify-web-other-game = これは「{ $game }」の記録です。このページでは確かめられないゲームです。
verify-web-no-players = 2行目は [players 4] のように人数を書きます。このゲームは{ $low }～{ $high }人です。
verify-web-other-rules = この記録はルールの版が{ $rules }です。このページで確かめられるのは版{ $known }です。
verify-web-option = { $line }行目のオプションは、このゲームにはありません：{ $text }
verify-web-value = { $line }行目は { $values } のどれかを選ぶはずですが、こう書いてあります：{ $text }
verify-web-tag = { $line }行目が読み取れません：{ $text }
verify-web-no-seat = { $line }行目の席は、この卓にありません：{ $text }
verify-web-twice = { $line }行目は、すでに書いてある内容です：{ $text }
verify-web-order = { $line }行目の位置が違います。
verify-web-ending = { $line }行目：終わったゲームの記録は、得点、勝者の順で終わります。
verify-web-no-end = ゲームは最後まで進んでいますが、得点と勝者の行がありません。最後の行までコピーしてください。
verify-web-step =
    { $due ->
        [decision] { $line }行目はプレイヤーの手のはずですが、こう書いてあります：{ $text }
        [step] { $line }行目は、このゲームの手でも、そこに入るランダムな結果でもありません：{ $text }
        [over] { $line }行目の前でゲームは終わっていますが、こう書いてあります：{ $text }
       *[chance] { $line }行目は「{ $due }」で始まるはずですが、こう書いてあります：{ $text }
    }

# Step by step.
verify-web-steps = 確かめた内容
verify-web-part-promise = 先に約束されたこと
verify-web-part-bytes = 全員が加えた乱数
verify-web-part-chance = そこから決まること
verify-web-name = 席{ $seat }
verify-web-name-known = { $name }（席{ $seat }）
verify-web-branch = 最初の{ $steps }手は、このSHA-256を持つ別の記録から写したものです。ここでは確かめません。
verify-web-commit = だれも座らないうちに、卓はこのコミットメントを公開しました。
verify-web-commit-seen =
    { $mark ->
        [fits] ゲームが始まる前に、このブラウザーが見たコミットメントと同じです。
       *[differs] ゲームが始まる前に、このブラウザーは別のコミットメントを見ています。
    }
verify-web-secret =
    { $mark ->
        [fits] ゲームのあとで公開された秘密の値は、卓のコミットメントと合っています。
       *[differs] 秘密の値が、卓のコミットメントと合いません。
    }
verify-web-seat = { $name }から乱数が届きました。
verify-web-seat-bot = { $name }はボットなので乱数を出しません。代わりに0を使います。
verify-web-seat-none = { $name }からの乱数はなく、代わりに0を使います。人が座っていた場合の意味は下にあります。
verify-web-seat-own =
    { $mark ->
        [fits] { $name }の乱数は、このブラウザーが送ったものです。
       *[differs] { $name }の乱数は、このブラウザーが送ったものと違います。
    }
verify-web-seat-commit =
    { $mark ->
        [fits] ほかの人の乱数を見る前に、{ $name }がコミットメントで約束した乱数です。
       *[differs] { $name }がコミットメントで約束した乱数ではありません。
    }
verify-web-seed-table = 秘密の値と全員の乱数を混ぜると、ゲームのシードになります。
verify-web-seed-number = 数 { $number } から、ゲームのシードが決まります。
verify-web-first =
    { $mark ->
        [fits]
            { $game ->
                [luz] 最初のディーラーは、シードから決まるとおりです。
                [yurikure] 最初に抽選された席は、シードから決まるとおりです。
               *[other] スタートプレイヤーは、シードから決まるとおりです。
            }
       *[differs]
            { $game ->
                [luz] 最初のディーラーが、シードから決まるものと違います。
                [yurikure] 最初に抽選された席が、シードから決まるものと違います。
               *[other] スタートプレイヤーが、シードから決まるものと違います。
            }
    }
verify-web-deal =
    { $mark ->
        [fits] 第{ $nth }ラウンドのカードは、すべてシードから決まるとおりです。
       *[differs] 第{ $nth }ラウンドのカードが、シードから決まるものと違います。
    }
verify-web-deck =
    { $mark ->
        [fits]
            { $game ->
                [dragonegg] 第{ $nth }ラウンドの山札の順番は、シードから決まるとおりです。
               *[other] 山札の順番は、すべてシードから決まるとおりです。
            }
       *[differs]
            { $game ->
                [dragonegg] 第{ $nth }ラウンドの山札が、シードから決まるものと違います。
               *[other] 山札が、シードから決まるものと違います。
            }
    }
verify-web-setup =
    { $mark ->
        [fits] 最初のカップルと好感度、少女たちの行動順は、シードから決まるとおりです。
       *[differs] 最初のカップルか好感度か少女たちの行動順が、シードから決まるものと違います。
    }
verify-web-roll =
    { $mark ->
        [fits] サイコロの目は、すべてシードから決まるとおりです。
       *[differs] サイコロの目が、シードから決まるものと違います。
    }
verify-web-mark-fits = 一致
verify-web-mark-differs = 不一致
verify-web-mark-told = 確認
verify-web-line = { $line }行目
verify-web-show = 表示
verify-web-label-found = 記録の内容
verify-web-label-wanted = ここで計算した結果
verify-web-label-source = 秘密の値
verify-web-label-hash = 計算したコミットメント
verify-web-label-promised = 約束されたコミットメント
verify-web-label-sent = このブラウザーが送った乱数
verify-web-label-value = 値
verify-web-aside = 除外
verify-web-left = 余り
verify-web-pile = 山札
verify-web-round = 第{ $nth }ラウンド
verify-web-couple = カップル
verify-web-affection = 好感度{ $value }
verify-web-girls = 行動順
verify-web-dice = サイコロ
verify-web-others = 違うところが{ $count }か所あります。印を付けました。

# What it shows, and what it does not.
verify-web-proves = これでわかること
verify-web-proves-fixed = ランダムな結果はすべて、最初の手より前に、秘密の値と全員の乱数で決まっていました。ゲームの途中で選ばれたものはありません。
verify-web-proves-first = 卓は、だれの乱数も知らないうちに秘密の値を決めていました。卓に予測できない乱数を出した席が1つでもあれば、卓は結果を思いどおりにできません。
verify-web-proves-all = 記録にあるランダムな結果は、そこから決まるものと1つ残らず同じです。
verify-web-proves-not = これではわからないこと
verify-web-not-looked = だれものぞき見しなかったこと。卓を動かしている人は秘密の値を知っているので、ランダムな結果をすべて知ることができました。
verify-web-not-talked = プレイヤーどうしが教え合わなかったこと。
verify-web-not-missing = 乱数が届かなかった人が、ただ遅れただけなのかどうか。その人が秘密の値も知っていれば、わざと送らずに、都合のよいほうの配りを選べました。
verify-web-not-stopped = 配りが気に入らずに打ち切られたゲームが、前になかったこと。
verify-web-not-played = そのゲームが本当に行われたこと。つじつまの合う記録はだれにでも作れます。コミットメントは、座る前にそれを見た人にとって意味があります。
verify-web-not-moves = どの手もルールどおりだったこと。このページはランダムな結果だけを調べます。手も調べるには「kobako verify」コマンドを使ってください。
verify-web-not-deck = 2回目からの山札が、だれの手札にもない正しいカードだったこと。このページは記録にあるカードをそのまま使い、順番だけを調べます。「kobako verify」コマンドはゲームを再現して、カードも調べます。
verify-web-number = 公正に配られたこと。この記録のランダムな結果は1つの数から決まり、その数を知っている人にはすべてわかります。同じゲームをもう一度遊ぶためのものです。
verify-web-unseen = このブラウザーはゲームの前にこの卓を見ていないので、コミットメントは記録にあるものを使いました。あなたや友だちが書き留めたものがあれば、見比べてください。
verify-web-procedure = 手順のすべて
verify-web-procedure-note = 自分のプログラムで確かめたい人のための、英語の文書です。
