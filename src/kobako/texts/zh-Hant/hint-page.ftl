# What moves are worth, beside a table at which one practises.
hint-meaning = 只憑你知道的事，每一步有多少勝算。色帶是 95% 信賴區間。
hint-best = 最好的一步：{ $move }
hint-share = { $value }%（{ $low }～{ $high }）
hint-choose = 選這步
hint-others = 另外還有 { $count } 種走法。
