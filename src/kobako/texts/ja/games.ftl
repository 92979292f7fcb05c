# The games of the box: their names, what they are in a line, and their options.
luz-name = ルイス
luz-tagline = 見えないのは、自分の手札だけ。
lineit-name = ラインイット
lineit-tagline = 数字の線をのばして、途切れる前に換金。
dragonegg-name = 光る龍の卵
dragonegg-tagline = 強いセットと弱いセット、どちらも負けられない。
dragonegg-option-wild-cross-colour = 天啓と違う色の組み合わせ
dragonegg-option-wild-cross-colour-allowed = 可
dragonegg-option-wild-cross-colour-forbidden = 禁止
yurikure-name = 百合紅
yurikure-tagline = 七人の少女の想いを、ひそかに後押し。
aurum-name = アウルム
aurum-tagline = 同じスートは出せない。トリック数を予言して、金を手に入れる。
