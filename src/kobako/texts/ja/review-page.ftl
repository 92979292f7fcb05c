# The review of a finished game.
review-title = 振り返り
review-page = { $game }：振り返り
review-working = あなたの手を見直しています…
review-waiting = あと{ $count }件の振り返りが先に待っています。
review-sum = 選べる場面は{ $decisions }回。{ $losses -> 
        [0] はっきり損をした手はありません。
       *[other] はっきり損をした手は{ $losses }回です。
    }
review-chances = 勝ちの見込みの移り変わり
review-chances-says = 知っていたことから見た勝ちの見込み：始めは{ $first }%、終わりは{ $last }%。
review-known = そのとき知っていたこと
review-opened = すべてのカードを公開
review-moves = あなたの手（そのとき知っていたことから）
review-moves-text = 損とは、知りえたことの範囲で、別の手なら失わずにすんだ勝ちの見込みです。ほかの人が何を持っていたかは関係しません。
review-none = はっきり損をした手はありません。
review-all = すべての手を見る
review-losses = 損だけを見る
review-grade =
    { $grade ->
        [fine] 問題なし
        [small] 小さな損
        [mistake] ミス
       *[untold] 判断できません
    }
review-loss = { $value }%の損（{ $low }～{ $high }）。最善手：{ $best }
review-why = { $move }：{ $why }
review-in-hindsight = あとから見ると（すべてのカードを公開）：{ $value }%。
review-look = この場面を見る
review-hindsight = あとから見ると
review-hindsight-text = すべてのカードを公開したときの、結果の内訳です。卓ではだれにもわからないことです。
review-start = 配る前
review-luck = 運
review-own = あなたの手
review-others = ほかの人の手
review-result = 結果
review-replay = リプレイ
review-back = 卓へ

# What can go wrong.
server-reviews-full = 今は順番待ちの振り返りが多すぎます。数分後にもう一度試してください。
server-review-failed = このゲームの振り返りを作れませんでした。リプレイは見られます。
