# The games of the box: their names, what they are in a line, and their options.
luz-name = 璃光
luz-tagline = 全桌都看得到你的牌，只有你看不到。
lineit-name = 一綫勝機
lineit-tagline = 讓數字連成一線，趁斷線前收下。
dragonegg-name = 發光的龍蛋
dragonegg-tagline = 一組強、一組弱，哪一組都不能輸。
dragonegg-option-wild-cross-colour = 天啟配另一種顏色
dragonegg-option-wild-cross-colour-allowed = 可以
dragonegg-option-wild-cross-colour-forbidden = 禁止
yurikure-name = 百合紅
yurikure-tagline = 七位少女的心事，由你暗中牽線。
aurum-name = 煉金牌
aurum-tagline = 不准跟牌的吃墩遊戲：預言墩數，煉出黃金。
