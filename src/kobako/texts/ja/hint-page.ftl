# What moves are worth, beside a table at which one practises.
hint-meaning = あなたが知っていることだけから見た、それぞれの手の勝ちの見込みです。帯は95%の信頼区間です。
hint-best = 最善の手：{ $move }
hint-share = { $value }%（{ $low }～{ $high }）
hint-choose = 選ぶ
hint-others = ほかに{ $count }通りの手があります。
