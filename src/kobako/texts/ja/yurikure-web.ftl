# Yurikure in the browser. $who is "you" or "other"; $name is the name of a seat; $one, $two, $girl are girls.
yurikure-web-pair = { $one }と{ $two }
yurikure-web-relation =
    { $bond ->
        [blue] カップル（キス前）、好感度{ $affection }、不満度{ $dissatisfaction }
        [red] カップル（キス1回）、好感度{ $affection }、不満度{ $dissatisfaction }
        [fated] 運命のカップル、好感度{ $affection }、不満度{ $dissatisfaction }
       *[none] 好感度{ $affection }、不満度{ $dissatisfaction }
    }
yurikure-web-pair-says = { $pair }：{ $relation }。
yurikure-web-pair-own = { $pair }：{ $relation }。あなたの支援点{ $points }。
yurikure-web-with = { $girl }とは{ $relation }。
yurikure-web-girl =
    { $place ->
        [0] { $girl }。
       *[other] { $girl }、行動順{ $place }番目。
    }
yurikure-web-control =
    { $who ->
        [you] あなたが{ $level }でコントロール中。
       *[other] { $name }が{ $level }でコントロール中。
    }
yurikure-web-control-none = コントローラーなし。
yurikure-web-level =
    { $who ->
        [you] あなたは{ $level }を公開済み。
       *[other] { $name }は{ $level }を公開済み。
    }
yurikure-web-reach = あなたのコントロール点は{ $reach }。
yurikure-web-shown =
    { $holds ->
        [yes] { $girl }{ $level }（コントロール中）
       *[no] { $girl }{ $level }
    }
yurikure-web-seat =
    { $who ->
        [you] あなたの公開点：{ $shown }。
       *[other] { $name }の公開点：{ $shown }。
    }
yurikure-web-seat-none =
    { $who ->
        [you] あなたはまだ何も公開していません。
       *[other] { $name }はまだ何も公開していません。
    }
yurikure-web-seat-points = 支援点{ $points }点。
yurikure-web-points = { $pair }に{ $points }点
yurikure-web-support =
    { $who ->
        [you] あなたの支援点：{ $pairs }。
       *[other] { $name }の支援点：{ $pairs }。
    }
yurikure-web-support-title =
    { $who ->
        [you] あなただけに見える支援点
       *[other] 支援点
    }
yurikure-web-declared =
    { $verb ->
        [approach] { $one }にアプローチ
        [confess] { $one }に告白
        [negotiate] { $one }と{ $two }の交渉
        [idle] 何もしない
        [yes] { $matter ->
            [vote] 賛成する
            [consent] 同意する
           *[answer] 「はい」
        }
       *[no] { $matter ->
            [vote] 反対する
            [consent] 同意しない
           *[answer] 「いいえ」
        }
    }
yurikure-web-matter =
    { $matter ->
        [action] { $girl }の行動
        [answer] { $actor }への{ $girl }の返事
        [vote] { $girl }の投票
       *[consent] { $girl }は同意する？
    }
yurikure-web-where =
    { $step ->
        [setup] 準備
        [first] 準備
        [support] 準備：支援点を置く
        [extra] 第{ $before }ラウンド後：支援点の追加
        [couple] 第{ $round }ラウンド（全9）、カップルフェイズ
        [kiss] 第{ $round }ラウンド（全9）、キスフェイズ
        [over] 第{ $round }ラウンド（全9）、終了
       *[reveal] 第{ $round }ラウンド（全9）、行動
    }
yurikure-web-term = { $year }年生の{ $term }学期
yurikure-web-year = { $year }年
yurikure-web-die =
    { $fate ->
        [calm] { $pair }の目は{ $die }、変わりなし。
        [warmer] { $pair }の目は{ $die }、好感度+1。
        [colder] { $pair }の目は{ $die }、不満度+1。
        [broke] { $pair }の目は{ $die }、別れました。
        [fell] { $pair }は恋に落ちてカップルに。
        [kissed] { $pair }の目は{ $die }、キス成功。
        [missed] { $pair }の目は{ $die }、キスならず。
        [fated] { $pair }の目は{ $die }、運命のカップル。
       *[none] { $pair }の目は{ $die }。
    }
yurikure-web-fate =
    { $fate ->
        [calm] 変わりなし
        [broke] 別れた
        [fell] 恋に落ちた
        [kissed] キス成功
        [missed] キスならず
       *[fated] 運命！
    }
yurikure-web-say-matter = いま決めること：{ $matter }。
yurikure-web-say-declared = 宣言：{ $declared }。
yurikure-web-say-yes = 賛成：{ $girls }。
yurikure-web-say-no = 反対：{ $girls }。
yurikure-web-say-strangers = 好感度も不満度も0のペアは{ $count }組です。
yurikure-web-say-turn =
    { $who ->
        [you] あなたの手番です。
       *[other] { $name }の手番です。
    }
yurikure-web-say-winner =
    { $who ->
        [you] あなたの勝ちです。
       *[other] { $name }の勝ちです。
    }

# On the table. Short: there is little room on a phone.
yurikure-web-girls = 行動順に並んだ七人の女の子
yurikure-web-phase =
    { $what ->
        [couple] カップルフェイズ
        [kiss] キスフェイズ
       *[confession] それでも結ばれる？
    }
yurikure-web-tap-two = 女の子を2人選ぶ
yurikure-web-tap-other = もう1人を選ぶ
yurikure-web-placing = 支援点を置く
yurikure-web-owes =
    { $who ->
        [you] あなたは残り{ $left }回。
       *[other] { $name }は残り{ $left }回。
    }
yurikure-web-ending =
    { $ending ->
        [fated] 運命のカップル
        [polygamy] みんなでカップル
        [rounds] 9ラウンド終了
       *[nobody] カップルなし
    }
yurikure-web-pairs = ペア
yurikure-web-pairs-title = すべてのペア
yurikure-web-dice = サイコロ
yurikure-web-dice-title = 最後のサイコロ
yurikure-web-affection = 好感度
yurikure-web-dissatisfaction = 不満度
yurikure-web-own-points = 自分の支援点

# The question bar.
yurikure-web-place = { $pair }に{ $points }点を置く
yurikure-web-pass = パス
yurikure-web-reveal = { $level }を公開
yurikure-web-levels = { $girl }に公開するコントロール点
yurikure-web-level-none = 公開しない
yurikure-web-less = 減らす
yurikure-web-more = 増やす
yurikure-web-verbs = 行動
yurikure-web-verb =
    { $verb ->
        [approach] アプローチ
        [confess] 告白
        [negotiate] 交渉
       *[idle] 何もしない
    }
yurikure-web-verb-means =
    { $verb ->
        [approach] だれにアプローチする？　好感度が1上がり、2人が入っているほかのカップルは不満度が1上がります。
        [confess] だれに告白する？　断られても、表示の確率でサイコロがカップルにします。
        [negotiate] どの2人の仲を取り持つ？　5人が投票し、賛成3票以上で2人に同意を聞きます。
       *[none] 行動を選んでください。
    }
yurikure-web-targets = 相手
yurikure-web-means =
    { $matter ->
        [answer] { $answer ->
            [yes] { $one }と{ $two }がカップルになります。
           *[no] サイコロを振り、{ $affection }以下ならそれでもカップルになります。
        }
        [vote] { $answer ->
            [yes] いま賛成{ $votes }票、これで1票増えます（3票必要）。
           *[no] いま賛成{ $votes }票のままです（3票必要）。
        }
       *[consent] { $answer ->
            [yes] 2人とも同意すれば、{ $one }と{ $two }がカップルになります。
           *[no] { $one }と{ $two }の不満度が1上がります。
        }
    }
yurikure-web-orders = 予約回答
yurikure-web-order-until = 聞かれたらパス
yurikure-web-order-reveal = 必要なら{ $level }まで公開
yurikure-web-keep = 続けてパス
yurikure-web-order-pass =
    { $of ->
        [until] 動きがあるまで
        [girl] { $girl }が決まるまで
       *[round] このラウンド中
    }
yurikure-web-ordered =
    { $of ->
        [until] だれかが公開か宣言をするまでパスします。
        [girl] { $girl }について決まるまでパスします。
        [round] このラウンドが終わるまでパスします。
       *[reveal] { $girl }に、必要な分だけ{ $most }まで公開します。
    }
yurikure-web-order-back = 取り消す

# Score sheet, chart, keys.
yurikure-web-sheet-control = 公開コントロール点（太字がコントローラー）
yurikure-web-sheet-reach = 自分
yurikure-web-sheet-support = 支援点と、数えられたペア
yurikure-web-sheet-tie = 公開点
yurikure-web-chart = 数えられた支援点
yurikure-web-key-pass = パス
yurikure-web-key-girls = 女の子を順に移動、Enter で選ぶ・ろうそくを見る

# Headings of the rules.
web-yurikure-rule-1 = 七人の女の子
web-yurikure-rule-2 = 行動順
web-yurikure-rule-3 = 秘密の支援点
web-yurikure-rule-4 = コントロール点
web-yurikure-rule-5 = コントローラー
web-yurikure-rule-6 = 聞く順番
web-yurikure-rule-7 = 公開
web-yurikure-rule-8 = 宣言
web-yurikure-rule-9 = コントローラーがいないとき
web-yurikure-rule-10 = 行動
web-yurikure-rule-11 = 新しいカップル
web-yurikure-rule-12 = 上限
web-yurikure-rule-13 = カップルフェイズ
web-yurikure-rule-14 = キスフェイズ
web-yurikure-rule-15 = 終了と得点
web-yurikure-rule-16 = 支援点の追加
