# Every text of the page, in English. In causes and sums, what stands after a comma is left out
# where there is little room. Ids that begin with bezique-, play-, meld-, exchange-, turn-
# or deal- are the engine's own rule ids and refusal codes with dots and slashes turned to dashes.

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
either = { $first } or { $last }
card-trump = { $card }, trump
card-barred = { $card }, may not be played now
card-new = { $card }, just won
card-selected = { $card }, chosen: once more to play it

## Players

you = You
you-small = you
opponent-novice = Zosia
opponent-casual = Ludwik
opponent-other = The computer
level-novice = Novice
level-casual = Casual
level-novice-about = knows the rules and little more: a good first opponent
level-casual-about = counts its aces and tens and builds its melds
level-note = { $name } plays at *{ $level }* level.

## The table

table = Card table
leave = Brisques: leave the table
brand = Brisques
deal-and-trick = deal { $deal }, trick { $trick } of { $of }
deal-finished = deal { $deal }, finished
zone-opponent = { $name }
zone-you = You
zone-stock = Stock and trumps
zone-trick = Trick { $number }
zone-hand = Your hand
zone-score = Score and tricks
zone-actions = Actions
holds = { $name } holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
in-hand = { $count } in hand
won-cards = Won cards that can still meld
won-none = no open cards yet
brisques = { $count ->
    [one] *{ $count }* brisque
   *[other] *{ $count }* brisques
  }
spent = *{ $count }* spent
in-stock = *{ $count }* in the stock
stock-count = { $count ->
    [one] One card in the stock
   *[other] { $count } cards in the stock
  }
turned-up = { $card }, turned up
trumps = trumps
trump-suit = { $suit } are trumps
stock-gone = Stock is gone
stock-gone-note = { $count ->
    [one] last trick: strict play
   *[other] last { $count } tricks: strict play
  }
name-led = { $name } led
you-led = You led
name-played = { $name } played
you-played = You played
your-card = your card
their-card = { $name } to play
you-take-it = You take it
name-takes-it = { $name } takes it
draws-next = draws next
new-card = draws
last-trick = Last trick
last-trick-number = Trick { $number }
last-trick-none = No trick has been finished in this deal yet.
took-you = You took it.
took-name = { $name } took it.
undo = Undo
redo = Redo
last = Last
score = Score
menu = Menu
help = Help
close = Close

turn-lead = Your lead. { $strict ->
    [yes] Any card may be led.
   *[no] Any card may be played.
  }
turn-any = Your card. Any of them may be played.
turn-some = Your card. { $count ->
    [one] Only the raised card may be played.
   *[other] The { $count } raised cards may be played.
  }
turn-declare = You took the trick. Declare, or draw.
turn-they = { $name } is to play.
turn-they-declare = { $name } took the trick.
turn-over = The deal is over.
turn-match-over = The match is over.
turn-confirm = Once more to play { $card }.

banner-title = The stock is gone: { $count ->
    [one] the last trick
   *[other] the last { $count } tricks
  }
banner-text = From here on the second player must follow suit and beat the card led, must trump when the suit is missing, and only then may play anything.

## Melds

may-declare = You may declare
limit-none = As many as you like at this trick.
limit-some = { $left ->
    [one] One meld at this trick.
   *[other] Up to { $left } melds at this trick.
  }
may-exchange = You may exchange
declare-one = Declare *{ $points }*
declare-two = Declare both *{ $points }*
declare-many = Declare all { $count } *{ $points }*
declare-none = Declare
not-now = Not now
draw-on = Draw on
exchange-offer = Take { $takes } for { $gives }
exchange-points = and { $points } points
exchange = Exchange
first-choose = Choose here first: declare, or go on without.

bezique-meld-sequence = Sequence
bezique-meld-royal-marriage = Royal marriage
bezique-meld-marriage = Marriage
bezique-meld-aces = Four aces
bezique-meld-kings = Four kings
bezique-meld-queens = Four queens
bezique-meld-jacks = Four jacks
bezique-meld-bezique = Bézique
bezique-meld-double-bezique = Double bézique
bezique-seven = Deece
bezique-turned-seven = Turned-up seven
bezique-seven-turned-points = Turned-up seven
bezique-brisque = Brisques
bezique-last-trick = Last-trick ten

## The score sheet

this-deal = This deal
no-points = No points yet in this deal.
column-trick = trick
tricks = Tricks
no-tricks = No trick yet.
score-scale = { $me } to { $them }, of { $target }
score-scale-label = You { $me }, { $name } { $them }, of { $target } points
log-points = { $what } { $points }, { $who }
log-plus = +{ $points } { $who }
variant-note = Rules: { $variant }.
assisted-note = A move was taken back in this match.

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
say-exchanged = { $me ->
    [yes] You exchange { $gave } for { $took }.
   *[no] { $name } exchanges { $gave } for { $took }.
  }
say-drew = { $me ->
    [yes] You draw { $card }.
   *[no] { $name } draws { $card }.
  }
say-endgame = The stock is gone: strict play begins.
say-deal-ended = The deal is over.
say-match-ended = { $me ->
    [yes] You win the match.
   *[no] { $name } wins the match.
  }
say-your-turn = Your turn.

## The reason slip

reason-card = { $card } may not be played
reason-meld = This cannot be declared
reason-plain = That is not possible now
reason-must = Play { $cards }.
reason-must-raised = Play one of the raised cards.
reason-source = Where it is written
play-not-in-hand = That card is not in your hand.
play-must-follow = You hold the suit that was led, so you must follow it.
play-must-beat = You can beat the card that was led, so you must.
play-must-trump = You have none of the suit that was led, so you must trump.
play-declare-first = You took the trick: declare or go on first, then the next card is led.
turn-not-yours = It is not your turn.
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
exchange-no-seven = The exchange needs the seven of trumps, won in a trick.
exchange-no-turn-up = There is no turned-up card any more.
exchange-already-made = The turned-up card has already been exchanged.
exchange-not-this-trick = The exchange belongs to the trick in which the seven was won.
deal-over = The deal is over.
action-unknown = The table does not know this move.

## Start page

tagline = A card table for an old family of games.
start-hand = A hand is dealt. Choose a card to begin
start-lead = You lead. Tap any card to begin.
start-wait = Dealing the first hand
fildinski-pack = two players, French cards
fildinski-line = Win aces and tens; build marriages, sequences and béziques out of the cards you have won.
are-trumps = are trumps
your-match = Your match
your-match-line = { $variant } with { $name }, deal { $deal }
your-match-score = *{ $me }* to *{ $them }*
your-match-saved = A match is saved on this device
go-on = Go on
contents = Contents
new-match = New match
new-match-note = four rule sets
learn-keys = Help and keys
learn-keys-note = how to play
rules = Rules, with their sources
rules-note = all cited
settings = Settings
settings-note = light, speed, taps
other-hand = Another hand
other-games = Other rules and opponents
private-note = Nothing leaves this device.

stage-downloading = The engine is on its way …
stage-starting = The engine is starting …
stage-loading = The rules are being laid out …
stage-ready = Ready.
stage-failed = The engine could not be started.
stage-failed-help = Reload the page to try again. Your match is safe on this device.
reload = Reload
queued = { $card } is played as soon as the table is ready.
recovered = The engine stopped and was started again. Nothing is lost.
trouble = Something went wrong: { $code }
saved-unreadable = The saved match could not be read ({ $code }).
leave-match-title = Begin a new match?
leave-match = Your match with { $name } stands at { $me } to { $them }. It ends when a new one begins.
leave-match-unknown = The match saved on this device ends when a new one begins.
begin-new = Begin anew
keep-match = Keep my match

## New match

which-rules = Which rules
which-opponent = Against whom
deal-cards = Deal the cards
variant-fildinski = Fildinski
variant-fildinski-about = The house rules: two melds a trick, every card in one meld, to 2000
variant-fildinski-penguin = Fildinski, Penguin
variant-fildinski-penguin-about = Any four of a kind, cards may meld again later, ends at 1000
variant-fildinski-catsatcards = Fildinski, Cats at Cards
variant-fildinski-catsatcards-about = Melds need no card of the trick; aces and tens count at the end, to 2000
variant-open-bezique = Open Bézique
variant-open-bezique-about = As many melds as the cards allow, one card in several, to 2000

## End of a deal and of a match

deal-number = Deal { $deal }
you-lead-by = You lead by { $points }
they-lead-by = { $name } leads by { $points }
level-score = You are level
better-deal-you = You made the better deal, by { $points }.
better-deal-they = { $name } made the better deal, by { $points }.
better-deal-none = Both made the same in this deal.
points-by-cause = Points by cause
times = ×{ $count }
carried = { $deals ->
    [one] Carried, from deal 1
    [2] Carried, from deals 1 and 2
   *[other] Carried, from deals 1 to { $deals }
  }
total-at = Total, game at { $target }
next-deal = Next deal
look-back = Look back
deal-sheet = Deal sheet
next-dealer-you = You deal next.
next-dealer-they = { $name } deals next.
match-over = End of the match
match-won = You win the match
match-lost = { $name } wins the match
match-drawn = The match is drawn
match-line = { $winner } to { $loser } after { $deals ->
    [one] one deal
   *[other] { $deals } deals
  }.
match-stake = It counts { $stake } times.
match-double = It counts double.
deals = Deals
to-start = To the start page
cause-sequence = Sequence, in trumps
cause-royal-marriage = Royal marriage
cause-marriage = Marriages, in plain suits
cause-aces = Four aces
cause-kings = Four kings
cause-queens = Four queens
cause-jacks = Four jacks
cause-bezique = Bézique
cause-double-bezique = Double bézique
cause-seven = Deece, seven of trumps
cause-turned-seven = Turned-up seven
cause-seven-turned-points = Turned-up seven
cause-brisque = Brisques, aces and tens
cause-last-trick = Last-trick ten

## Settings

setting-theme = Light
theme-system = as the system
theme-light = light
theme-dark = dark
setting-speed = Speed
speed-none = at once
speed-fast = fast
speed-normal = normal
speed-slow = slow
setting-taps = To play a card
taps-one = one tap
taps-two = two taps
setting-letters = Letter keys
setting-letters-about = M, L, N and the figures work while the table has the focus
setting-on = on
setting-off = off
done = Done

## Help

help-title = How to play
help-aim = Win tricks with aces and tens in them, and build melds out of the cards you have won. Cards in the hand never count for melds.
help-trick = Two cards make a trick. The higher trump wins it, or else the higher card of the suit led; of two alike, the first. Ace, ten, king, queen, jack, nine, eight, seven is the order. While there is a stock, any card may be played to a trick.
help-meld = The winner of a trick may declare melds from the cards open before him, then both draw, the winner first. A card that has been declared is spent and leaves the table.
help-end = When the stock is gone the last eight tricks are strict: follow suit, beat, trump. A card that may not be played is darker; try it and the table says why.
help-keys = Keys
key-arrows = along the hand
key-updown = between the hand, the melds and the buttons
key-enter = play the card
key-figures = play the first to the ninth card
key-m = to the melds
key-l = last trick
key-n = next deal
key-undo = take back; with Shift, play again
key-help = this page
key-esc = close a slip
keyname-arrows = ← →
keyname-updown = ↑ ↓
keyname-enter = Enter, Space
keyname-figures = 1 to 9
keyname-undo = Ctrl Z
rules-of = Rules of { $variant }
rule-column = Rule
value-column = Value
source-column = Source
rules-inferred = our reading: { $reason }
rules-choose = Rules of
yes = yes
no = no
rules-loading = The rules are being fetched …

## The rules page: the engine's rule ids, and the values that are words

rule-bezique-pack-pattern = Cards
rule-bezique-pack-copies = Packs used
rule-bezique-pack-ranking = Rank, high to low
rule-bezique-deal-players = Players
rule-bezique-deal-hand = Cards in the hand
rule-bezique-deal-packets = Dealt in packets of
rule-bezique-deal-first-dealer = First dealer
rule-bezique-deal-rotation = Deal passes
rule-bezique-deal-first-lead = First lead
rule-bezique-trump-method = Trumps are fixed by
rule-bezique-trick-equal-cards = Of two equal cards
rule-bezique-stock-draw = Drawing from the stock
rule-bezique-stock-last-draw = The last card drawn
rule-bezique-stock-duty = While there is a stock
rule-bezique-endgame-duty = In the last eight tricks
rule-bezique-endgame-melds = Melds in the last eight tricks
rule-bezique-meld-source = Melds are made from
rule-bezique-meld-per-trick = Melds at one trick
rule-bezique-meld-trick-card = Each needs a card of the trick
rule-bezique-meld-reuse = One card in several melds
rule-bezique-meld-quartets = Four of a rank
rule-bezique-meld-double-from = Double bézique
rule-bezique-meld-sequence = Sequence of trumps, ace to jack
rule-bezique-meld-royal-marriage = Royal marriage, in trumps
rule-bezique-meld-marriage = Marriage, king and queen
rule-bezique-meld-bezique = Bézique, queen of spades and jack of diamonds
rule-bezique-meld-double-bezique = Double bézique, points
rule-bezique-meld-aces = Four aces
rule-bezique-meld-kings = Four kings
rule-bezique-meld-queens = Four queens
rule-bezique-meld-jacks = Four jacks
rule-bezique-seven-points = Deece, the seven of trumps
rule-bezique-seven-turned-points = A seven turned up, for the dealer
rule-bezique-seven-when = The deece counts
rule-bezique-seven-uses-slot = The deece takes the place of a meld
rule-bezique-seven-exchange = Exchange for the turned-up card
rule-bezique-seven-exchanged-to = The card taken joins
rule-bezique-seven-exchanged-brisque = An ace or ten taken is a brisque
rule-bezique-seven-exchanged-is-trick-card = The card taken is a card of the trick
rule-bezique-brisque-points = Brisque, an ace or ten won
rule-bezique-brisque-time = Brisques count
rule-bezique-last-trick-points = Last trick
rule-bezique-last-trick-which = The last trick is that of
rule-bezique-match-target = The match is played to
rule-bezique-match-end = It ends
rule-bezique-match-tie = Both level at the end
rule-bezique-match-rubicon = Double stake below
rule-bezique-match-rubicon-stake = The stake is then times

value-french = French suits
value-a-t-k-q-j-9-8-7 = ace, ten, king, queen, jack, nine, eight, seven
value-lowest-cut = who cuts the lowest card
value-highest-cut = who cuts the highest card
value-alternate = in turn
value-left-of-dealer = who did not deal
value-turn-up = the card turned up after the deal
value-first-wins = the first one played wins
value-winner-first = the winner of the trick first
value-turn-up-to-loser = the turned-up card, to the loser of the trick
value-free = any card may be played
value-follow-beat-trump = follow suit and beat; if void, trump
value-won = the cards won in tricks
value-per-trick-0 = any number
value-single-use = no: a card that has counted is spent
value-disjoint-now = not at the same trick; later in another kind of meld
value-compound = yes, in melds of different kinds
value-each-suit = one of each suit
value-any = any four
value-four-unused = four cards not yet declared
value-may-extend = may grow out of a single bézique
value-trick-won = when won in a trick
value-declared = when declared like a meld
value-first-or-second-if-declined = with the first seven won, or the second if the first was declined
value-at-once = at once
value-end-of-deal = at the end of the deal
value-stock = the stock
value-deal = the deal
value-immediate = as soon as the target is reached
value-another-deal = another deal is played
value-cannot-occur = cannot happen
value-rubicon-0 = no such rule
