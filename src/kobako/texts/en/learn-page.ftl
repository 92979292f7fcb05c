learn-title = { $game } in two minutes
learn-progress = Note { $step } of { $steps }
learn-note = Lesson
learn-next = Go on
learn-you = You
learn-other = You could do that, too. For this lesson, please follow the note: { $move }.
learn-not-now = That is not possible now. Please follow the note: { $move }.
learn-back = Leave the lesson
learn-play = Play a real game now
learn-play-text = Against bots of the level "easy". You can take your time.
learn-rules = Read all rules
learn-again = Once more from the start
learn-more = Another game
learn-failed = The lesson did not come
learn-failed-text = The server cannot be reached just now.
learn-retry = Try again

# Luz
learn-luz-closed = These ten windows are your hand. You see the suit of each card and, within a suit, the order from low to high. The ranks are closed to you.
learn-luz-others = The other hands are open to you, and yours is open to them. So look around before you decide.
learn-luz-sun = Sun is trump: it beats every other suit. You have three suns, the highest on the right.
learn-luz-bid = Say how many tricks you will win. Three suns may well win three tricks: choose 3 beads and make the bid.
learn-luz-follow = A rose was led, so you must follow with a rose. The rose 8 cannot be beaten: give away your lowest rose, in slot 4.
learn-luz-again = Rose again, and somebody without roses has played a sun. You still have roses and must follow: slot 5.
learn-luz-trump = Drop was led, and you have none. Now you may play any card, and your lowest sun is enough to win: slot 1.
learn-luz-won = Your first trick! Here you see your bid and how much of it you have won.
learn-luz-lead = Whoever wins leads. The best sun in the other hands is the 7, and your highest can only be a 6 or an 8. Try it: slot 3.
learn-luz-lose = Two tricks, one to go. Keep your last sun and lead the iris in slot 10: the other hands hold higher ones, so this trick will go to somebody else.
learn-luz-last = Drop again, and you have none. Your last sun wins your third trick: slot 2.
learn-luz-low = Three bid, three won. From now on every trick is one too many: lead your lowest leaf, slot 7.
learn-luz-made = Just as many as you bid: 10 points. In later rounds it is more. After four rounds the highest total wins.

# Line-it
learn-lineit-display = In every round some cards lie open. In your turn you take exactly one of them, into your line or into your hand.
learn-lineit-first = A low number leaves room above it. Take 5 into your line.
learn-lineit-end = You have taken your card. That is all for now: end your turn.
learn-lineit-up = The second number fixes the direction. 54 is more than 5, so from here on your line goes up. Take 54 into your line.
learn-lineit-hall = Cards that nobody takes wait here, by colour. Two reds are waiting. Whoever puts a third number of that colour into a line wins them all.
learn-lineit-challenge = A challenge: +3 pays three points if exactly three numbers follow it in your line. Take it into your line.
learn-lineit-express = 57 goes on upwards, and like 5 it is red. Take it into your line: the first of three after the challenge.
learn-lineit-hand = No card here is above 57. Then take one into your hand, which holds two: 15.
learn-lineit-second = 91 fits: take it into your line. Now one number is missing for the challenge, and one red for the jackpot.
learn-lineit-full = Again nothing fitted, so 85 went into your hand. Now your hand is full.
learn-lineit-jackpot = 93 is your third red: the jackpot is yours. And it is the third number after the challenge. Take it into your line.
learn-lineit-cash = Now cash your line: the challenge pays, three numbers are lost, and each of the others is a point.
learn-lineit-cashed = Eight points from the jackpot, three from the challenge, two from the line: 13.
learn-lineit-anew = Your line is empty again, and in each turn you may play one card of your hand. Begin anew with 15.
learn-lineit-done = Build, win jackpots, and cash before you get stuck. When the deck is used up, the highest score wins.

# The Dragon's Egg
learn-dragonegg-sets = Every round you put down two sets of two cards: a strong one and a weak one. What is left stays in your hand.
learn-dragonegg-friends = Two cards of the same colour and number are friends and beat all other sets. A wild becomes what suits best: beside the blue 7 it is another blue 7.
learn-dragonegg-first = Blue 7 and the blue wild are your strong set, red 3 and blue 4 your weak set. Put them on their places and lay them down.
learn-dragonegg-nothing = Your strong set beats or equals both others: 2 points. Your weak set beats none: 0. And 2 times 0 is nothing. As a comfort you receive a bracelet.
learn-dragonegg-bracelet = A new round, and four new cards. Put your bracelet back: for it you draw one card more.
learn-dragonegg-twice = A red wild! With the red 5 it makes friends, and so do the blue 4 and the blue wild. Lay the 5 as your strong set and the 4 as your weak set.
learn-dragonegg-four = 2 points times 2 points: four coins. And as both of your sets were friends, the egg is yours.
learn-dragonegg-discard = You have drawn four cards again, and you may keep only five. Discard the red 1.
learn-dragonegg-third = Friends twice once more: blue 2 with the blue wild as your strong set, both blue 1s as your weak set.
learn-dragonegg-egg = Whoever has the egg may use it now: one row of all others is turned up, and you may change your own sets. Choose the weak sets.
learn-dragonegg-same = Nothing there beats friends. So lay down the same sets again: blue 2 with the wild, and both blue 1s.
learn-dragonegg-done = Four coins again, and friends twice bring the egg back to you. With three players, 15 coins end the game.

# Yurikure
learn-yurikure-girls = Seven girls. A ribbon is affection between two of them, a bow is a couple: at first Black and Green are one.
learn-yurikure-secret = In secret you place 5, 4, 3, 2 and 1 points on five pairs. If a pair of yours finds its happiness, your points there decide who wins.
learn-yurikure-five = Red and White like each other already. Place your 5 points there: choose Red and White.
learn-yurikure-four = Each of your points is also control over both girls. So place 4 points on Red and Sky: that is one more say over Red.
learn-yurikure-control = We have placed the rest for you. Now the girls act, one after the other, and Red begins. Whoever shows the most control over her decides.
learn-yurikure-reveal = You have 9 points of control over Red, but nobody knows that. Show as little as will do: reveal 2.
learn-yurikure-more = Somebody has shown 4. That has to be topped: reveal 6.
learn-yurikure-confess = Nobody goes higher: you decide for Red. Let her confess to White.
learn-yurikure-reply = Now White answers, and she too does what her controller says. Reveal 2 of your control over her.
learn-yurikure-yes = Nobody objects. Let White say yes.
learn-yurikure-couple = Red and White are a couple now. Every bow begins blue.
learn-yurikure-approach = Now it is White's own turn, and you still control her. Let her approach Red: their affection grows.
learn-yurikure-pass = Black is controlled by somebody else, and you have little to gain. Whatever you show stays known, so pass.
learn-yurikure-evening = The other girls do nothing: nobody wanted them. Now a die is rolled for each couple, to see whether they stay together.
learn-yurikure-kiss = Both are fine. Last comes the kiss: with die, plus affection, minus dissatisfaction, of 4 or more. Red and White have affection 3.
learn-yurikure-done = They kiss, and the bow is red! If they kiss again in the next round, they are a fated couple, the game ends, and your 5 points count.

# Aurum
learn-aurum-tricks = You have twelve cards of four metals. In each trick everybody plays one, and the highest wins; but no metal may come twice into a trick.
learn-aurum-predict = First predict how many tricks you will win: the rank of the card that you lay is your prediction. Lay the bismuth 3.
learn-aurum-stay = Before each trick you may pay gold and change your prediction. All is well so far: change nothing.
learn-aurum-seal = Bismuth and phosphorus are in the trick already, so yours are sealed. Play the zinc 1: among equal cards the later one counts, so yours is the lowest.
learn-aurum-gold = The lowest card earns gold of its rank, and its player leads next. Your gold 1 lies here.
learn-aurum-lead = You lead, with any metal you like. A 1 might earn gold once more: play the phosphorus 1.
learn-aurum-equal = Zinc 2 and phosphorus 2! Your bismuth 2 comes last and so is the lowest and the highest at once: gold 2 for you, and the trick.
learn-aurum-low = You lead again. A low card is good for gold: play the silver 2.
learn-aurum-trump = Gold is trump: somebody's gold 0 has won this trick. Your silver 2 was the lowest and has earned you another gold 2.
learn-aurum-six = Three tricks have gone to others. Now zinc 6 is the highest card. Your phosphorus 6 comes later and beats it.
learn-aurum-zero = One trick is missing. You may always play gold, and even a gold 0 beats every metal: play it.
learn-aurum-exact = Somebody could play no more, so the round is over. Three predicted, three won: that counts twice, and your gold is added. The nugget is yours; two of them win the game.
