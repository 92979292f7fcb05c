# Luz in the browser. $who is "you" or "other"; $name is the name of a seat.
luz-web-you = あなた
luz-web-suit =
    { $suit ->
        [Y] 太陽
        [R] バラ
        [G] 葉
        [B] しずく
       *[P] アヤメ
    }
luz-web-card = { $suit }{ $rank }
luz-web-bid =
    { $safety ->
        [yes] ビッド{ $beads }（保険ビーズ付き）
       *[no] ビッド{ $beads }
    }
luz-web-no-bid = まだビッドしていません
luz-web-standing =
    { $kind ->
        [needs] { $bid }、{ $won }トリック獲得、あと{ $by }必要
        [exact] { $bid }、{ $won }トリック獲得、ぴったり
        [saved] { $bid }、{ $won }トリック獲得、保険ビーズでセーフ
       *[over] { $bid }、{ $won }トリック獲得、{ $by }多すぎ
    }
luz-web-seat =
    { $who ->
        [you] あなた：{ $standing }。合計{ $total }点。
       *[other] { $name }：{ $standing }。合計{ $total }点。
    }
luz-web-hand =
    { $who ->
        [you] あなたの手札：{ $cards }。
       *[other] { $name }の手札：{ $cards }。
    }
luz-web-empty =
    { $who ->
        [you] あなたの手札はもうありません。
       *[other] { $name }の手札はもうありません。
    }
luz-web-closed = { $suit }{ $count }枚（伏せ）
luz-web-slot = スロット{ $slot }、{ $suit }、小さいほうから{ $count }枚中{ $place }番目。
luz-web-maybe = 候補は{ $ranks }。
luz-web-sure = { $ranks }で確定。
luz-web-slot-maybe = { $slot }{ $maybe }
luz-web-played =
    { $best ->
        [won] { $name }：{ $card }（勝ち）
        [winning] { $name }：{ $card }（優勢）
       *[no] { $name }：{ $card }
    }
luz-web-where =
    { $phase ->
        [bid] ラウンド{ $round }/4　ビッド
        [play] ラウンド{ $round }/4　トリック{ $trick }/10
        [over] ラウンド{ $round }/4　ゲーム終了
       *[deal] ラウンド{ $round }/4
    }
luz-web-say-trump = 切り札は{ $suit }です。
luz-web-say-led = リードスートは{ $suit }です。
luz-web-say-trick = 今のトリック：{ $cards }。
luz-web-say-last = 前のトリック：{ $cards }。
luz-web-say-aside = 除外したカード：{ $cards }。
luz-web-say-turn =
    { $who ->
        [you] あなたの手番です。
       *[other] { $name }の手番です。
    }
luz-web-say-winner =
    { $who ->
        [you] あなたの勝ちです。
       *[other] { $name }の勝ちです。
    }

# On the table. Short: there is little room on a phone.
luz-web-table = ルイスの卓
luz-web-own = あなたの手札（スートごとに小さい順）
luz-web-trump = 切り札
luz-web-led = リード
luz-web-last = 前のトリック
luz-web-aside = 除外
luz-web-enlarge = 拡大する
luz-web-start = スタートプレイヤー
luz-web-total = 合計点
luz-web-slot-short = スロット{ $slot }
luz-web-order = 小さいほうから{ $place }番目（{ $count }枚中）
luz-web-can-be = 候補
luz-web-is = 確定

# The question bar.
luz-web-play = スロット{ $slot }を出す：{ $suit }
luz-web-make-bid =
    { $safety ->
        [yes] { $beads }+ でビッド：{ $beads }か{ $more }トリック
       *[no] { $beads } でビッド：ちょうど{ $beads }トリック
    }
luz-web-beads = 黄色ビーズ：取るつもりのトリック数
luz-web-bead-count =
    { $count ->
       *[other] 黄色ビーズ{ $count }個
    }
luz-web-safety = 保険ビーズ
luz-web-safety-says = 1トリック多く取っても成功。ただし得点は半分
luz-web-pick = 何トリック取りますか？

# Score sheet and chart.
luz-web-sheet = 各ラウンドの獲得トリック数/ビッドと得点
luz-web-key-info = 手札の候補を見る

# Headings of the rules.
web-luz-rule-1 = カード
web-luz-rule-2 = ラウンド
web-luz-rule-3 = 配り方
web-luz-rule-4 = 手札を渡す
web-luz-rule-5 = ビッド
web-luz-rule-6 = トリック
web-luz-rule-7 = マストフォロー
web-luz-rule-8 = 見えない手札の出し方
web-luz-rule-9 = トリックの勝者
web-luz-rule-10 = 得点
web-luz-rule-11 = 3人ゲームの第4ラウンド
web-luz-rule-12 = ゲームの勝者
