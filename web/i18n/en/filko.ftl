# The table of Filicău and Filkó in English. Ids that begin with call-, cut-, servant-, end- or talk-
# are the engine's refusal codes with slashes turned to dashes.

## Cards of the German pack

rank-O = Over
rank-U = Under
index-O = O
index-U = U
suit-A = acorns
suit-L = leaves
suit-B = bells

## Players

filicau-name-1 = Mircea
filicau-name-2 = Ilinca
filicau-name-3 = Sanda
filicau-name-4 = Dorin
filicau-name-5 = Ileana
filicau-name-6 = Radu
filko-name-1 = Márton
filko-name-2 = Ilka
filko-name-3 = Sándor
filko-name-4 = Bori
filko-name-5 = Gergely
filko-name-6 = Teréz
filko-role-master = Master
filko-role-servant = Servant
filko-role-hat-off = Hat off
filko-role-worn-hat = Worn hat
filko-role-stand = Standing
filko-old-man = Old Man
filko-the-servant = deals
filko-dealer = dealer
filko-seat = { $name }{ $some ->
    [yes] : { $notes }
   *[no] {""}
  }
filko-tricks = { $count ->
    [one] *{ $count }* trick
   *[other] *{ $count }* tricks
  }
filko-masters = Masters
filko-servants = Servants
filko-our-party = Your side
filko-their-party = Against you
filko-party-of = With { $name }
filko-party-against = Against { $name }
filko-unsure = Not known yet

## Trumps

filko-by-first-card = by { $me ->
    [yes] your
   *[no] { $name }’s
  } first card
filko-by-later-card = by { $me ->
    [yes] your
   *[no] { $name }’s
  } first card that is not always a trump
filko-by-cut = by the cut
filko-named = named by { $me ->
    [yes] you
   *[no] { $name }
  }
filko-stay = while masters rule
filko-called = { $me ->
    [yes] The holder of { $card } is your partner.
   *[no] The holder of { $card } is with { $name }.
  }
filko-was-called = { $me ->
    [yes] You called { $card }.
   *[no] { $name } called { $card }.
  }
filko-you-hold = You hold { $card }: you are with { $name }.
filko-you-hold-alone = You hold { $card } yourself: you play alone.
filko-order = Trumps, high to low

## What has been taken

filko-zone-coins = Points taken
filko-ours = *{ $points }* ours
filko-theirs = theirs *{ $points }*
filko-coins = { $ours } ours, { $theirs } theirs, { $unsure ->
    [0] {""}
   *[other] { $unsure } whose side is not known,{" "}
  }{ $left } still out
filko-with = *{ $points }* with { $name }
filko-against = against *{ $points }*
filko-coins-of = { $ours } with { $name }, { $theirs } against, { $unsure ->
    [0] {""}
   *[other] { $unsure } whose side is not known,{" "}
  }{ $left } still out
filko-legend-coins = aces and tens, { $left } still out
filko-legend-values = points of cards, { $left } still out
filko-ways = What your points decide
filko-or = {" "}or{" "}
filko-range = { $from } to { $to }
filko-either-count = { $from } or { $to }
filko-out-of-reach = (out of reach)
filko-way-masters = you become masters
filko-way-servants = you become servants
filko-way-stay-masters = you stay masters
filko-way-stay-servants = you stay servants
filko-way-same = nothing changes
filko-way-even = both sides are even
filko-way-free = the servants are free
filko-way-win = you win
filko-way-lose = you lose
filko-way-nobody = nobody wins
filko-own-tricks = Your tricks, and the last one
filko-trick = { $who }, { $points ->
    [0] no point
    [one] { $points } point
   *[other] { $points } points
  }
filko-won-deals = Deals won

## The cut

filko-zone-cut = The pack
filko-cut = Cut the pack
filko-cut-note = The card at the cut makes trumps. If it is always a trump, the next one does.
filko-cut-order-note = Then the cards are dealt. The dealer’s first card makes trumps, or the first that is not always a trump.
filko-leave-cut = Let { $name } cut
filko-cut-parts = { $count } cards lifted, { $rest } left
filko-cut-it = Cut: lift *{ $count }*
filko-they-cut = { $name } is about to cut the pack.
filko-was-cut = { $me ->
    [yes] You lift { $count } cards.
   *[no] { $name } lifts { $count } cards.
  }
filko-goes-to = { $me ->
    [yes] goes to you
   *[no] goes to { $name }
  }

## The match

filko-facts = { $players } players, one pack, deals of { $tricks } tricks
filko-stands-even = nobody is master
filko-stands-master = you are masters
filko-stands-servant = you are servants

## The call, the servant

filko-call = You are the Old Man
filko-call-note = Call a card: its suit is trumps, and its holder is your partner, in secret until it is played.
filko-name-note = Name trumps.
filko-choose-suit = Choose a suit
filko-choose-card = Choose a card
filko-call-it = Call the { $card }
filko-name-it = Make { $suit } trumps
filko-not-callable = { $card }, may not be called
filko-turn-calls = { $name } is the Old Man and makes trumps.
filko-turn-servant = { $name } chooses a servant.
filko-choose-servant = You are masters
filko-choose-servant-note = Choose the servant. He deals until his side is free.

## Talk

filko-say = Say…
filko-talk = What do you want to say?
filko-aim-six = { $points ->
    [6] Let us play for six.
   *[other] Let us play for { $points }.
  }
filko-aim-hold = { $points ->
    [1] Let us hold. One is enough.
    [3] Let us hold. Three is enough.
   *[other] Let us hold. { $points } are enough.
  }
filko-aim-run = Let us run away.
filko-short-six = { $points ->
    [6] Play for six
   *[other] Play for { $points }
  }
filko-short-hold = Hold
filko-short-run = Run away
filko-word-six = { $points ->
    [6] for six
   *[other] for { $points }
  }
filko-word-hold = hold
filko-word-run = run away
filko-aim-of = { $name }’s aim
filko-agreed = Agreed
filko-ask = Ask the servants’ count
filko-talk-note = All at the table hear it. It binds nobody to a card.
filko-say-note = See what you may say; nothing is said before you choose.
filko-agreed-note = Tell your partner that you play for the same.
filko-about-six = { $points } points win the deal. Take every trick you can.
filko-about-hold = { $points ->
    [one] One point is
   *[other] { $points } points are
  } enough to keep the other side from { $win }.
filko-about-run = Take no point at all: a side without points has run away.
filko-about-ask = The servants must say how many points they have taken.
filko-signals = Make a face: ask your partner for a suit
filko-asks = asks for { $suit }
filko-end = End the deal
filko-end-note = The cards left can change nothing.

## Moments

filko-moment-called = { $me ->
    [yes] You make { $suit } trumps{ $some ->
        [yes] {" "}and call the { $card }.
       *[no] .
      }
   *[no] { $name } makes { $suit } trumps{ $some ->
        [yes] {" "}and calls the { $card }.
       *[no] .
      }
  }
filko-moment-cut-left = { $me ->
    [yes] You leave the cut to { $other }.
   *[no] { $to ->
        [me] { $name } leaves the cut to you.
       *[other] { $name } leaves the cut to { $other }.
      }
  }
filko-moment-partner-shown = The { $card }! { $with ->
    [alone] { $me ->
        [yes] You play alone.
       *[no] { $name } plays alone.
      }
    [me] { $name } is your partner.
   *[other] { $me ->
        [yes] You are { $partner }’s partner.
       *[no] { $name } is { $partner }’s partner.
      }
  }
filko-moment-said = { $me ->
    [yes] You say: “{ $aim }”
   *[no] { $name }: “{ $aim }”
  }
filko-moment-signalled = { $me ->
    [yes] You make a face: { $suit }.
   *[no] { $name } makes a face: { $suit }.
  }
filko-moment-asked = { $me ->
    [yes] You ask
   *[no] { $name } asks
  } for the count: the servants have *{ $points }*.
filko-moment-servant-chosen = { $me ->
    [yes] You are to be the servant.
   *[no] { $name } is to be the servant.
  }
filko-say-turned = { $card } is turned up.

## The end of a deal

filko-end-masters = { $me ->
    [yes] You are masters now
   *[no] They are masters now
  }
filko-end-kept = { $me ->
    [yes] You stay masters
   *[no] They stay masters
  }
filko-end-unchanged = Nothing changes
filko-end-ran-away = One side has all the points: both are even
filko-end-liberated = The servants are free
filko-end-swam-away = No point at all: the servants swim away and are free
filko-end-rich-win = { $me ->
    [yes] You win: the rich have it
   *[no] The rich win
  }
filko-end-poor-win = { $me ->
    [yes] You win: the poor have it
   *[no] The poor win
  }
filko-end-hats = { $me ->
    [yes] You win
   *[no] They win
  }
filko-end-nobody = Nobody wins
filko-end-redeal = Both top Overs in one hand: dealt again
filko-deal-left = Ended early: { $left ->
    [one] { $left } point
   *[other] { $left } points
  } left in the hands.
filko-next-dealer = { $me ->
    [yes] You deal next.
   *[no] { $name } deals next.
  }
filko-penalty-hat-off = { $who } { $me ->
    [yes] take your hats off.
   *[no] take their hats off.
  }
filko-penalty-worn-hat = { $who } put on worn-out hats.
filko-penalty-stand = { $who } play standing from now on.

## Help

# Made like the sentences of the rules: of what the game at hand does.

## Refusals

filko-reason-call = { $card } may not be called
cut-first = The pack must be cut first.
call-first = The Old Man makes trumps first.
call-not-now = Nothing is called now.
cut-not-now = The pack has been cut.
deal-not-cut = In these rules the pack is not cut before the deal.
cut-not-left = Only masters who sit on both sides of a serving dealer may leave the cut to the one at his right.
call-permanent-trump = It is always a trump, and such a card cannot be called.
call-own-card = It is in your own hand, and the call must find a partner.
call-suit-only = Name a suit here, not a card.
servant-not-now = No servant is chosen now.
servant-choose-first = The new masters choose their servant first.
end-not-decided = The points that are left can still change something.
end-never = In these rules every deal is played out.
talk-not-now = You cannot say that now.
talk-no-run = Taking no point frees nobody in this game, so you cannot run away.

## The games

group-filko = Filicău and Filkó
variant-filicau = Filicău
variant-filko-4 = Filkó for four
variant-filko-5 = Filkó for five
variant-filko-6 = Filkó for six
variant-szeged-5 = Szeged, five
variant-szeged-6 = Szeged, six
variant-kelebia = Kelebia
variant-rich-poor = Rich and Poor
variant-rich-poor-kept = Rich and Poor, kept
variant-rich-poor-called = Rich and Poor, called
variant-hats = Filkó with Hats
