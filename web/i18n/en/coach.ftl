# Hints, their reasons and the names of actions, in English. What begins with reason- comes from the engine,
# with its parameters.

## Hints

hint-line = Hint: { $action }
hint-why = Why?
hint-exact = Proven: no card is hidden any more, and every way to the end was counted.
hint-judged = Judged from what you can see, as a strong player would.
some-cards = { $count } cards
tag-hint = hint
tag-hint-long = the hint
tag-best = best
tag-best-long = would have been best
tag-played = yours
tag-played-long = what you played
tag-good = yours
tag-good-long = what you played, and nothing was better

## What an action is called

action-done = nothing more to declare
action-exchange = exchange the seven
action-seven = the seven of trumps
action-pass = leave it to your partner
action-carte-blanche = show carte blanche
action-end = end the deal
action-ask = ask for the count
action-lift = lift { $count }
action-guess = say { $count }
action-cut = cut at { $count }
action-leave-cut = let the dealer’s right cut
action-call = call { $card }
action-name = name { $suit }
action-signal = ask for { $suit }
action-aim = “{ $aim }”
action-servant = { $name } as servant
action-lay = lay down { $what }
action-meld-suit = { $name } in { $suit }

## Why: what search found

reason-gain = About *{ $points }* { $points ->
    [one] point
   *[other] points
  } better on average than: { $over }.
reason-equal = About as good on average: { $over }.
reason-more = More for you, on average: { $scores }.
reason-less = Less for the other side, on average: { $scores }.
reason-but-less = But less for you, on average: { $scores }.
reason-but-more = But more for the other side, on average: { $scores }.
reason-outcome = In about *{ $percent }* of 100 cases instead of { $instead }: { $comes }.
reason-exact = With best play from here, the deal ends { $way ->
    [ahead] *{ $points }* ahead
    [behind] *{ $points }* behind
   *[even] even
  }.

## Why: Bézique and its kin

reason-only = You may play nothing else.
reason-wins = Takes { $cards } for certain: *{ $points }* { $points ->
    [one] point
   *[other] points
  }.
reason-gives = { $cards } { $cards-count ->
    [one] goes
   *[other] go
  } to the other side for certain: *{ $points }* { $points ->
    [one] point
   *[other] points
  }.
reason-risks = { $card } may be lost, in about { $percent } of 100 cases.
reason-chance = Wins the trick in about { $percent } of 100 cases if everyone who can take it does.
reason-takes = Wins the trick for certain.
reason-leaves-lead = Leaves the trick to the other side, and the lead.
reason-none-wins = No card that you may play takes this trick.
reason-spares = Loses little, and keeps { $cards } for a trick that is worth more.
reason-last-trick = This trick pays *{ $points }* more{ $percent ->
    [0] , and you lose it.
    [100] , and you win it.
   *[other] . You win it in about { $percent } of 100 cases if everyone who can take it does.
  }
reason-keeps-trumps = { $count ->
    [one] Keeps a trump for the last tricks.
   *[other] Keeps { $count } trumps for the last tricks.
  }
reason-draws-open = { $percent ->
    [100] Loses the trick, and so draws { $card }, the card turned up.
   *[other] Draws { $card }, the card turned up, if the trick is lost.
  }
reason-leaves-open = Wins the trick, so the other side draws { $card }, the card turned up.
reason-seven = Scores *{ $points }* for the deece, { $card }.
reason-exchange = Gives { $gives } and takes { $takes }.
reason-lets-exchange = Lets you give { $gives } and take { $takes }.
reason-carte = Shows carte blanche: *{ $points }* points.
reason-declares = Declares { $rule }: *{ $points }* points.
reason-makes-trumps = Makes { $suit } trumps: you hold { $count }.
reason-lays = Lays down { $rule }, to score *{ $points }* at a later trick.
reason-costs = Uses up cards of { $rule }, *{ $points }* points.
reason-forgoes = Uses up a card of { $rule }, *{ $points }* points: { $missing } still missing{ $percent ->
    [0] .
   *[other] {" "}(drawn in about { $percent } of 100 cases).
  }
reason-declines = { $later ->
    [yes] Keeps { $rule }, *{ $points }* points, for a later trick.
   *[no] Leaves { $rule }, *{ $points }* points, undeclared for good.
  }
reason-passes = Your partner may declare instead of you.
reason-completes = If the trick is won, { $rule } can be declared: *{ $points }* points.
reason-later = { $percent ->
    [0] If the trick is lost, { $rule } needs another { $missing }, and none can be drawn.
   *[other] If the trick is lost, { $rule } needs another { $missing }: drawn in about { $percent } of 100 cases.
  }
reason-helps = If the other side wins the trick, it can declare { $rule }: *{ $points }* points.
reason-aids = Gives the other side { $card } for { $rule }, *{ $points }* points: it still needs { $missing }.
reason-denies = Keeps the other side from { $rule }: *{ $points }* points.
reason-nears = Comes nearer to { $rule }, *{ $points }* points{ $missing-count ->
    [0] .
   *[other] : { $missing } still missing{ $percent ->
        [0] .
       *[other] {" "}(drawn in about { $percent } of 100 cases).
      }
  }
reason-keeps = Keeps what is needed for { $rule }, *{ $points }* points{ $missing-count ->
    [0] .
   *[other] : { $missing } still missing{ $percent ->
        [0] .
       *[other] {" "}(drawn in about { $percent } of 100 cases).
      }
  }
reason-gives-up = Gives up a card of { $rule }, *{ $points }* points{ $missing-count ->
    [0] .
   *[other] : { $missing } still missing{ $percent ->
        [0] .
       *[other] {" "}(drawn in about { $percent } of 100 cases).
      }
  }
reason-spends-bezique = Spends { $card }: it could still make a bézique.
reason-worthless-trump = Spends a trump, { $card }, on a trick that brings nothing.
reason-unseen = { $higher ->
    [0] Nothing that beats { $face } in its suit is still out
    [one] One card that beats { $face } in its suit is still out
   *[other] { $higher } cards that beat { $face } in its suit are still out
  }{ $left ->
    [0] .
   *[other] , and { $left } more of { $face }.
  }
reason-ends = Ends the deal at once: the target is reached.
reason-guess = { $count } is right in about { $percent } of 100 cases.

## Why: Filicău and Filkó

reason-gain-filko = About *{ $points }* % of the stake better on average than: { $over }.
reason-withholds = Does not give { $cards } to the other side.
reason-party-takes = Your side takes the trick for certain.
reason-party-chance = Your side takes the trick in about { $percent } of 100 cases.
reason-catches = With the trick your side takes { $cards }: *{ $points }* { $points ->
    [one] point
   *[other] points
  }.
reason-partner-holds = { $percent ->
    [100] { $seat } holds the trick so far, and it stays yours.
   *[other] { $seat } holds the trick so far; it stays yours in about { $percent } of 100 cases.
  }
reason-feeds = Gives { $card } to the trick of { $seat }, who plays with you: *{ $points }* { $points ->
    [one] point
   *[other] points
  }.
reason-overtakes = Beats { $card } of { $seat }, who plays with you and would have held the trick.
reason-cheaper = { $enough } would have taken the trick just as surely as { $card }.
reason-spends-permanent = Spends { $card }, a trump in every suit.
reason-keeps-permanent = Keeps { $cards } for later.
reason-keeps-high = Keeps { $card }, the highest card left in { $suit }.
reason-boss = { $card } is the highest card left in { $suit }: only a trump beats it.
reason-boss-trump = { $card } is the highest trump left: nothing beats it.
reason-draws = Draws trumps: you hold { $mine }, all the others { $left }.
reason-helps-foes = Leads trumps, of which you hold { $mine } and the others { $left }.
reason-ruff-danger = An opponent may have no { $suit } and trump it, in about { $percent } of 100 cases.
reason-friend-ruffs = { $seat }, who plays with you, has no { $suit } and may trump it.
reason-asked = { $seat } asked for { $suit }.
reason-empties = Your last card in { $suit }: the next time you can trump.
reason-reaches = With these cards your side has *{ $points }* { $points ->
    [one] point
   *[other] points
  }: { $comes }.
reason-lets-reach = The others would have *{ $points }* { $points ->
    [one] point
   *[other] points
  }: { $comes }.
reason-runs = { $percent ->
    [0] Loses
   *[other] Most likely loses
  } the trick: your side does better to take no point.
reason-ends-run = May take a point, but your side does better to take none.
reason-decided = Nothing that is still out can change the outcome.
reason-says-run = Tells your partner to take no point.
reason-says-six = Tells your partner that you play for points again.
reason-asks-ace = Asks for { $suit }: you hold { $card }.
reason-talk-nothing = Says nothing that your partner needs to know.
reason-call-suit = With { $suit } as trumps you hold { $count }{ $permanent ->
    [0] .
   *[other] , { $permanent } of them trumps in every suit.
  }
reason-call-high = { $card } is the highest that you may call there and do not hold: a strong partner.
reason-call-aces = { $count ->
    [one] One ace of another suit stands behind it.
   *[other] { $count } aces of other suits stand behind it.
  }
reason-cut-alike = Any cut is as good as another.
reason-servant-alike = Any servant is as good as another.
