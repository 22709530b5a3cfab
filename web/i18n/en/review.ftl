# The review of a deal, in English.

review-title = Looking back
review-progress = { $done } of { $of } decisions judged
review-none = There was nothing to decide in this deal.
review-clean = { $of ->
    [one] Your one decision was as good as any.
   *[other] All { $of } decisions were as good as any.
  }
review-lost = *{ $points }* { $points ->
    [one] point
   *[other] points
  } given away, at { $count } of { $of } decisions.
review-worst = Costliest
review-all = Decision by decision
review-column-trick = trick
review-column-played = you
review-column-best = best
review-column-loss = cost
review-same = good
review-heard-trick = Trick
review-heard-played = you chose
review-heard-best = best was
review-heard-points = points
review-heard-exact = proven
review-note = Judged by what you could see then, never by hidden cards. = marks what is proven.
review-stopped = The deal could not be judged: { $code }
review-lost-filko = *{ $points }* in a hundred of the stake given away, at { $count } of { $of } decisions.
review-note-filko = Judged by what you could see then, never by hidden cards. The stake is a hundred: to be masters after the deal, or to win it. = marks what is proven.
