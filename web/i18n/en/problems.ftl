# Problems: positions with one best action, their themes and proofs, and what comes next for a learner, in English.

problems = Problems
problems-about = Positions from played deals. In each, one play is proved to be the best, and the obvious play is often wrong.
problems-not-loaded = The problems could not be loaded.
problem-unknown = There is no such problem here. It may have been taken out of the collections.
problems-today = Problem of the day
problems-today-done = Problem of the day (tried)
problems-due = { $count ->
    [one] One problem is due
   *[other] { $count } problems are due
}
problems-waiting = { $count ->
    [0] Nothing you missed is waiting.
    [one] One problem that you missed comes back on a later day.
   *[other] { $count } problems that you missed come back on later days.
}
problems-next = Next problem at my rating
problems-run = Run of growing difficulty
problems-run-best = longest: { $count }
problems-themes = By theme
problems-collection = Games
collection-fildinski = Fildinski
collection-bezique = Bézique, with two packs or more
collection-filko = Filicău and Filkó
problems-rating = Your rating: { $rating }
problems-rating-about = It rises when you solve a problem at the first try and falls when you miss one. A hard problem solved or an easy one missed changes it most. { $kept ->
    [yes] It stays on this device.
   *[no] This browser stores nothing for this page: your rating is lost when you close or reload it.
  }
problems-solved = { $solved } of { $count }
problems-again = A missed problem comes back after a day, three days and a week.
problem-rating = difficulty { $rating }
problem-leave = Problems
problem-card = Which card?
problem-action = What do you do?
problem-ask-exact = Nothing is hidden: the stock is gone, and every card that you have not seen is your opponent’s.
problem-ask-worlds = You need not guess: one card is best in each of the { $count } ways in which the hidden cards can lie.
problem-ask-playouts = Some cards are hidden, and one play is better on average than all others.
problem-right-points = It brings { $points } points more than anything else.
problem-right-mean = On average it brings about { $points } points more than anything else.
problem-right-deal = It is best in each of the { $count } ways; anything else gives away at least { $points } % of the stake on average.
problem-wrong-points = This gives away { $points } points: { $action }.
problem-wrong-mean = This gives away about { $points } points on average: { $action }.
problem-wrong-deal = On average over the { $count } ways, this gives away { $points } % of the stake: { $action }.
problem-nothing = declaring nothing
problem-exchange = exchanging the seven
problem-next = Next problem
problem-play-on = Play on from here
problem-proof = Proof
problem-solution = Solution
problem-run-place = Run: problem { $number }
problem-run-over = The run is over: { $count ->
    [0] no problem
    [one] one problem
   *[other] { $count } problems
  } solved
problem-rated = Rating { $rating } ({ $change })
problem-proof-exact = After each play the rest of the deal was solved exactly, with both sides playing their best.
problem-proof-worlds = The end was solved exactly in each of the { $count } ways in which the hidden cards can lie. The play is best in every one.
problem-proof-deal = The losses are averages, in % of the stake: to be masters after the deal, or to win it.
problem-proof-mean = The losses are averages, in points.
problem-proof-playouts = After each play the deal was played to its end { $count } times, each time with the same guesses of the hidden cards. Each loss is an average with its standard error; each is above { $least } points by more than five standard errors.
problem-proof-action = play
problem-proof-loss = gives away
problem-proof-best = best
problem-proof-line = Best play of both sides
problem-proof-levels = Solved by: { $levels }
problem-proof-level = { $level } { $share } %
problem-level-careless = Club with large errors
problem-level-unsure = Club with small errors
problem-level-reader = Club reading ahead
problem-proof-check = In a copy of the source, python -m engine problems check FILE proves every problem of a collection again.
theme-meld = A meld to come
theme-meld-hint = Which card lets you declare more?
theme-deny = Deny a meld
theme-deny-hint = What does your opponent hope to declare?
theme-last-trick = The last trick
theme-last-trick-hint = Which card wins the last trick?
theme-catch = Catch brisques
theme-catch-hint = Which aces and tens in another hand can you win?
theme-save = Save your brisques
theme-save-hint = Which of your aces and tens is in danger?
theme-seven = The seven
theme-seven-hint = The seven of trumps still counts.
theme-deal = It decides the deal
theme-deal-hint = Count the points that each side still lacks.
theme-exchange = Exchange first
theme-exchange-hint = What is the turned-up card worth to you?
theme-declare = Declare now
theme-declare-hint = Will there be a better moment?
theme-wait = Hold a meld back
theme-wait-hint = Which cards would this meld use up?
theme-smear = Give points to your partner
theme-smear-hint = Who takes this trick, and what should be in it?
theme-partner-takes = Let your partner win
theme-partner-takes-hint = Which of your leads can your partner win?
theme-draw-trumps = Draw the trumps
theme-draw-trumps-hint = Who still has trumps?
theme-keep-trump = Keep the trump
theme-keep-trump-hint = What will your trump win later?
theme-ruff = Trump the trick
theme-ruff-hint = Is this trick worth a trump?
theme-duck = Let the trick go
theme-duck-hint = Who should lead next, and from what?
theme-sacrifice = Give up a brisque
theme-sacrifice-hint = What do you gain when you give up an ace or a ten?
theme-ahead = Look ahead
theme-ahead-hint = This trick brings the same either way. Count on to the end.
learn-next = Next
learn-lesson = Next lesson: { $title }
learn-unfinished = Begun: { $title }, step { $step } of { $steps }
