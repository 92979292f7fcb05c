# The games of the box: their names, what they are in a line, and their options.
luz-name = Luz
luz-tagline = Everyone at the table can see your cards, except you.
lineit-name = Line-it
lineit-tagline = Let your line of numbers grow, and cash it in before it breaks.
dragonegg-name = The Dragon's Egg
dragonegg-tagline = One strong set, one weak set, and neither may fail.
dragonegg-option-wild-cross-colour = Wild beside the other colour
dragonegg-option-wild-cross-colour-allowed = allowed
dragonegg-option-wild-cross-colour-forbidden = forbidden
yurikure-name = Yurikure
yurikure-tagline = Seven girls, secret wishes, and who may decide for whom.
aurum-name = Aurum
aurum-tagline = Never follow suit, foretell your tricks, and make gold.
