# The review of a deal, in English.

review = Review
review-words = What the coach says, and all moves
review-steps = Steps through the deal
review-moves = Moves
review-end = End of the deal
review-in-play = This deal is still being played: it is judged when it is over.
review-progress = { $done } of { $of } decisions judged
review-none = There was nothing to decide in this deal.
review-clean = { $of ->
    [one] Your one decision was as good as any.
   *[other] All { $of } decisions were as good as any.
  }
review-lost = *{ $points }* { $points ->
    [one] point
   *[other] points
  } lost, at { $count } of { $of } decisions.
review-heard-trick = Trick
review-move-by = { $name }:
review-note = Judged by what you could see then, never by hidden cards. = marks what is proven.
review-lost-filko = *{ $points }* % of the stake lost, at { $count } of { $of } decisions.
review-note-filko = Judged by what you could see then, never by hidden cards. The stake is to be masters after the deal, or to win it. = marks what is proven.

## Moves and moments

review-leave = Back
review-which-deal = Deal
review-deal-of = { $deal } of { $deals }
review-place = Move { $place } of { $of }
review-first = To the start of the deal
review-earlier = One move back
review-later = One move on
review-last = To the end of the deal
review-cost-exact = cost { $points } { $points ->
    [one] point
   *[other] points
  }, proven
review-cost-about = cost about { $points } { $points ->
    [one] point
   *[other] points
  }
review-cost-exact-filko = cost { $points } % of the stake, proven
review-cost-about-filko = cost about { $points } % of the stake
past-title = Trick { $trick }
past-played = You chose: { $action }.
past-good = You chose: { $action }. Nothing was better.
past-best = Best was: { $action }.
past-equal = About as good: { $action }.
past-ends = With best play from here, yours ends { $played }, the best { $best }.
ends-ahead = { $points } ahead
ends-behind = { $points } behind
ends-even = even
past-line = Best to the end:
loss-exact = It cost *{ $points }* { $points ->
    [one] point
   *[other] points
  }: proven.
loss-about = It cost about *{ $points }* { $points ->
    [one] point
   *[other] points
  }, give or take { $error }.
loss-about-filko = It cost about *{ $points }* % of the stake, give or take { $error }.
loss-exact-filko = It cost *{ $points }* % of the stake: proven.
past-does = { $me ->
    [yes] You chose
   *[no] { $name } chose
  }: { $action }.
past-forced = There was nothing else to choose.
past-over = The deal is over.
past-now = This is the moment to play on from.
past-plain = Before move { $place }.
past-again = Try again from here
past-play-on = Play on from here
mistake-before = Mistake before
mistake-after = Next mistake

## Branches

branches = Tried again
branch-name = Deal { $deal } { $place ->
    [0] from its start
    [one] after one move
   *[other] after { $place } moves
  }, { $when }
branch-main = Back to the match as it was played
branch-look = Look
