# The table in English. Ids that begin with bezique-, play-, meld-, exchange-, turn- or deal- are the
# engine's own rule ids and refusal codes with dots and slashes turned to dashes.

## Cards

rank-A = Ace
rank-T = Ten
rank-K = King
rank-Q = Queen
rank-J = Jack
rank-9 = Nine
rank-8 = Eight
rank-7 = Seven
index-A = A
index-T = 10
index-K = K
index-Q = Q
index-J = J
index-9 = 9
index-8 = 8
index-7 = 7
suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs
card = { $rank } of { $suit }
the-card = the { $card }
the-card-first = The { $card }
# A name inside a sentence: $alone as it stands alone, or $small, which begins with a small letter.
name-inside = { $small }
card-trump = { $card }, trump
card-barred = { $card }, may not be played now
card-laid = { $card }, on the table
# Of a declared card: the melds in which it has scored.
card-used = { $card }, already in: { $melds }
card-melds = Already in: { $melds }
card-picked = { $card }, picked
card-selected = { $card }, chosen: choose it again to play it

## Players

you = You
you-small = you
opponent-novice = Zosia
opponent-casual = Ludwik
opponent-other = The computer
level-novice = Novice
level-casual = Casual
level-note = { $name } { $count ->
    [one] plays
   *[other] play
  } at *{ $level }* level.
your-partner = your partner
partner-of = with { $name }

## The table

table = Card table
leave = Brisques: leave the table
brand = Brisques
deal-and-trick = deal { $deal }, trick { $trick } of { $of }
deal-opens = deal { $deal }
deal-finished = deal { $deal }, finished
zone-opponent = { $name }
zone-stock = Stock and trumps
zone-packet = The packet
zone-hand = Your hand
hand-of = { $name }’s cards
zone-score = Score and tricks
zone-actions = Actions
holds = { $name } holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
holds-open = { $name } holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }, { $open } of them open
laid-cards = Cards on the table
carte-blanche = Carte blanche
won-cards = Won cards that can still meld
brisques = { $count ->
    [one] *{ $count }* brisque
   *[other] *{ $count }* brisques
  }
spent = *{ $count }* used in melds
in-stock = *{ $count }* in stock
trumps = trumps
trumps-open = No trumps yet
trumps-bar = not { $suit } again
trumps-none = No trumps
stock-gone = Stock is gone
stock-gone-note = { $count ->
    [one] last trick: strict play
   *[other] last { $count } tricks: strict play
  }
name-led = { $name } led
you-led = You led
name-played = { $name } played
you-played = You played
highest-so-far = highest so far
your-card = your card
their-card = { $name } to play
you-take-it = You take it
name-takes-it = { $name } takes it
draws-next = draws next
last-trick = Previous trick
last-trick-number = Trick { $number }
last-trick-none = No trick has been finished in this deal yet.
took-you = You took it.
took-name = { $name } took it.
undo = Undo
redo = Redo
last = Trick
score = Score
menu = Menu
help = Help
close = Close

turn-lead = You lead: play any card.
turn-tap = Tap to go on.
meld-shown = { $me ->
    [yes] { $what }: *+{ $points }*
   *[no] { $name }: { $what }, *+{ $points }*
  }
turn-any = Your turn: play any card.
turn-some = Your turn: { $count ->
    [one] play the raised card.
   *[other] play one of the { $count } raised cards.
  }
turn-declare = Declare, or draw.
turn-declare-last = You may declare.
turn-took = You took the trick.
turn-declare-passed = Your partner leaves it to you to declare.
turn-they-passed = { $name } may declare.
show-seven = Show the seven: *{ $points }*
show-carte = Show carte blanche: *{ $points }*
show-other = { $what }: *{ $points }*
turn-they = It is { $name }’s turn.
turn-they-declare = { $name } took the trick.
turn-over = The deal is over.
turn-match-over = The match is over.
turn-confirm = Choose { $card } again to play it.

banner-title = The stock is gone: { $count ->
    [one] the last trick
   *[other] the last { $count } tricks
  }
banner-text = From now on { $players ->
    [2] the second player must follow suit and beat the card led if possible, must trump without the suit, and may play any card only with neither.
   *[other] { $duty ->
        [follow-beat-overtrump] everyone after the leader must follow suit and beat the best card so far if possible. Without the suit, a trump that beats it must be played; without such a trump, any card may be played.
       *[follow-beat-trump] everyone after the leader must follow suit and beat the best card so far if possible, must trump without the suit, and may play any card only with neither.
      }
  }

## Melds

may-declare = You may declare
limit-none = As many as you like at this trick.
limit-some = { $left ->
    [one] One meld at this trick.
   *[other] Up to { $left } melds at this trick.
  }
may-exchange = You may exchange
may-pass = You have nothing to declare
may-lay = You may lay down
declare-one = Declare *{ $points }*
declare-two = Declare both *{ $points }*
declare-many = Declare all { $count } *{ $points }*
declare-none = Declare
not-now = Not now
draw-on = Keep it and draw
declare-pass = Go on
exchange-offer = Give { $gives }, take { $takes }
exchange-points = and { $points } points
exchange = Exchange
cost = { $what } { $points }
costs = gives up { $what }
lay = Lay down
lay-note = to score { $points } at a later trick
pass-to = Pass to { $name }
ask-other = Other cards…
ask-title = May these be declared?
ask-about = Pick the cards you have in mind.
ask-about-hand = Tap the cards of your hand that you have in mind.
ask-yes = Yes: { $what }, *{ $points }*.
ask = Ask
ask-back = Back
first-choose = Choose here first: declare, or go on without declaring.

bezique-meld-sequence = Sequence
bezique-meld-royal-marriage = Royal marriage
bezique-meld-marriage = Marriage
bezique-meld-aces = Four aces
bezique-meld-kings = Four kings
bezique-meld-queens = Four queens
bezique-meld-jacks = Four jacks
bezique-meld-bezique = Bézique
bezique-meld-double-bezique = Double bézique
bezique-seven-points = Deece
bezique-seven-turned-points = Turned-up seven
bezique-brisque-points = Brisques
bezique-last-trick-points = Last trick

## The packet, lifted before the deal

packet-lift = Lift a packet
packet-lift-note = Aim at { $aim } cards. You may lift some more or fewer than you choose.
packet-guess = Guess the packet
packet-guess-note = How many cards are in it?
packet-amount = How many cards
packet-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
one-less = One less
one-more = One more
packet-lift-it = Lift about *{ $count }*
packet-guess-it = Say *{ $count }*
packet-they-lift = { $name } is about to lift a packet.
packet-they-guess = { $name } guesses how many cards the packet has.
packet-counted = Guessed *{ $said }*, counted *{ $size }*.
packet-gain = { $name } +{ $points }
packet-no-gain = Nobody scores.
packet-drawing = { $count ->
    [0] The pack, seen from the side
   *[other] The pack, and a packet that looks like about { $count } cards
  }
bezique-packet-lift = The packet, lifted
bezique-packet-guess = The packet, guessed

## The score sheet

this-deal = This deal
no-points = No points yet in this deal.
column-trick = trick
tricks = Tricks
no-tricks = No trick yet.
score-scale-label = { $list }, of { $target } points
score-of = { $name } { $points }
games-won = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
log-points = { $what } { $points }, { $who }
log-plus = +{ $points } { $who }
why-points = why?
variant-note = Rules: { $variant }.
assisted-note = Played with help: a hint, a move taken back, or a change of seats.

## What a screen reader hears

say-dealt = A new deal. { $me ->
    [yes] You deal.
   *[no] { $name } deals.
  }
say-turned = { $card } is turned up: { $suit } are trumps.
say-played = { $me ->
    [yes] You play { $card }.
   *[no] { $name } plays { $card }.
  }
say-won = { $me ->
    [yes] You win the trick.
   *[no] { $name } wins the trick.
  }
say-scored = { $me ->
    [yes] You score { $points } for { $what }.
   *[no] { $name } scores { $points } for { $what }.
  }
say-lifted = { $me ->
    [yes] You lift a packet.
   *[no] { $name } lifts a packet.
  }
say-guessed = { $me ->
    [yes] You guess { $guess } cards.
   *[no] { $name } guesses { $guess } cards.
  }
say-counted = The packet holds { $size } cards.
say-trump-made = { $suit } are trumps now.
say-passed = { $me ->
    [yes] You leave it to your partner.
   *[no] { $name } leaves it to the partner.
  }
say-laid = { $me ->
    [yes] You lay down { $what }.
   *[no] { $name } lays down { $what }.
  }
say-exchanged = { $me ->
    [yes] You exchange { $gave } for { $took }.
   *[no] { $name } exchanges { $gave } for { $took }.
  }
say-drew = { $me ->
    [yes] You draw { $card }.
   *[no] { $name } draws { $card }.
  }
say-endgame = { $strict ->
    [yes] The stock is gone: strict play begins.
   *[no] The stock is gone.
  }
say-match-ended = { $me ->
    [yes] You win the match.
   *[no] { $name } wins the match.
  }
say-match-drawn = The match is drawn.
say-undone = Taken back.
say-your-turn = Your turn.

say-moved = { $card }, place { $at } of { $of }.
report-trumps = Trumps are { $suit }.
report-stock = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } in stock.
report-hand = Your hand: { $cards }.
report-hand-of = { $name } holds { $cards }.
report-no-card = No card has been played to this trick yet.
report-played = { $who }: { $card }.
report-highest = Highest so far: { $who }.
report-score = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
report-party-points = Points: your side { $ours }, the other side { $theirs }.{ $unsure ->
    [0] { "" }
   *[other] {" "}Side unknown: { $unsure }.
  }
report-visible = Open before { $who }: { $cards }.
report-visible-you = Open before you: { $cards }.
report-none-visible = No cards lie open.

## The reason slip

reason-card = { $card } may not be played
reason-meld = This cannot be declared
reason-plain = That is not possible now
reason-must = Play { $cards }.
reason-must-raised = Play one of the raised cards.
play-not-in-hand = That card is not in your hand.
play-must-follow = You hold the suit that was led, so you must follow it.
play-must-beat = You can beat the best card so far, so you must.
play-must-trump = You have none of the suit that was led, so you must trump.
play-declare-first = You took the trick: declare or go on first, then lead.
turn-not-yours = It is not your turn.
hand-laid = This card was declared. It stays on the table until you play it.
hand-held = A card of your hand goes to the table only when you declare or play it.
claim = Finish the deal
claim-rest = All other tricks are { $me ->
    [yes] yours
   *[no] { $name }’s
  }.
claim-equal = However play goes on, the result is the same.
claim-not-sure = The rest of the tricks is not certain yet.
meld-not-your-trick = Only the winner of the trick may declare.
meld-no-trick-card = A meld needs a card of the trick just won.
meld-card-spent = One of these cards has already been declared.
meld-card-not-won = Melds are made from won cards only.
meld-limit-reached = No more melds may be declared at this trick.
meld-used-in-type = One of these cards has already counted in a meld of this kind.
meld-used-this-trick = One of these cards has already been declared at this trick.
meld-part-of-larger = These cards are part of a larger meld that has been declared.
meld-not-a-meld = These cards make no meld.
meld-endgame-closed = No melds are declared once the stock is gone.
exchange-no-seven = The exchange needs a seven of trumps of your own: held in the hand, or won in a trick where melds are made of won cards.
exchange-no-turn-up = There is no turned-up card any more.
exchange-already-made = The turned-up card has already been exchanged.
deal-over = The deal is over.
action-unknown = The table does not know this move: “{ $where }”.

## Computer players and their help

opponent-club = Irena
opponent-strong = Stefan
opponent-expert = Wanda
opponent-master = Emil
level-club = Club
level-strong = Strong
level-expert = Expert
level-master = Master
turn-thinks = { $name } is thinking
hint = Hint
review-deal = Look back at the deal
show-table = Show the table

## Names at the table for what scores in the larger games

bezique-meld-plain-sequence = Plain sequence
bezique-meld-triple-bezique = Triple bézique
bezique-meld-quadruple-bezique = Quadruple bézique
bezique-meld-quintuple-bezique = Quintuple bézique
bezique-meld-tens = Four tens
bezique-meld-trump-aces = Four trump aces
bezique-meld-trump-tens = Four trump tens
bezique-meld-trump-kings = Four trump kings
bezique-meld-trump-queens = Four trump queens
bezique-meld-trump-jacks = Four trump jacks
bezique-meld-five-trump-aces = Five trump aces
bezique-meld-five-trump-tens = Five trump tens
bezique-meld-five-trump-kings = Five trump kings
bezique-meld-five-trump-queens = Five trump queens
bezique-meld-five-trump-jacks = Five trump jacks
bezique-carte-blanche-points = Carte blanche
bezique-match-bonus = Bonus for the game
bezique-match-rubicon-bonus = Bonus for the rubicon
bezique-match-rubicon = Points of the loser
bezique-match-rubicon-brisques = Brisques of the rubicon
