# Start page and panels in English. In causes and sums, what stands after a comma is left out where
# there is little room.

## Start page

tagline = A card table for an old family of games.
start-lead = You lead. Tap any card to begin.
start-wait = Dealing the first hand
start-no-hand = No hand could be dealt. Reload the page to try again.
games-missing = The list of games did not arrive. Check the connection and reload the page.
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
new-match-note = { $count } games, and your own rules
learn-keys-note = how to play
rules = Rules, with their sources
rules-note = all cited
settings = Settings
settings-note = light, speed, taps
other-hand = Another hand
other-games = Other games
private-note = Nothing leaves this device.

stage-downloading = The engine is on its way …
stage-starting = The engine is starting …
stage-loading = The rules are being laid out …
stage-ready = Ready.
stage-failed = The engine could not be started.
stage-failed-help = Reload the page to try again. Your match is safe on this device.
reload = Reload
queued = You play { $card } as soon as the engine is ready.
recovered = The engine stopped and was started again. Nothing is lost.
unkept = This browser keeps nothing for this page, as in a private window: your match lasts until the page is closed or reloaded.
single-broken = This file cannot be played. Either it did not come whole or was changed on its way, and a new copy will do, or this browser is too old for it.
trouble = Something went wrong: { $code }
elsewhere = This match is played in another tab.
elsewhere-status = Played in another tab, shown here as it goes on.
play-here = Play here
aside-title = A match set aside
aside-why = { $why ->
    [newer] It was saved by a newer version of Brisques, and this version cannot open it. Reload the page to get the newer version, then try it again.
    [silent] The engine stopped twice while it opened this match. Nothing of the match is lost.
   *[unreadable] It could not be read ({ $code }). It is kept as it is.
  }
aside-export = Save as a file
aside-retry = Try it again
aside-delete = Delete it
aside-delete-title = Delete this match?
aside-delete-line = It cannot be brought back. Save it as a file first if you want to keep it.
aside-keep = Keep it
leave-match-title = Begin a new match?
leave-match = Your match with { $name } stands at { $me } to { $them }. It ends when a new one begins.
leave-match-unknown = The match saved on this device ends when a new one begins.
begin-new = Begin anew
keep-match = Keep my match

## The games

all-games = All the games
which-game = Which game
forget = Forget
forget-rules = Forget { $name }
own-rules-about = { $name }, with { $count ->
    [one] one rule changed
   *[other] { $count } rules changed
  }
group-won = Fildinski
group-won-about = Melds are made of cards won in tricks.
group-hand = Bézique
group-hand-about = Two packs; melds are laid down from the hand.
group-many = Many packs
group-many-about = Four, six or eight packs; thousands of points.
group-more = Three and four players
group-more-about = More packs and more players, or partners.
game-facts = { $players } players, { $packs } packs, { $target ->
    [0] one deal of { $tricks } tricks
   *[other] { $tricks } tricks a deal, to { $target }
  }
variant-house = { $name }, house rules
variant-fildinski = Fildinski
variant-fildinski-about = Two melds at a trick, and each card in one meld only.
variant-fildinski-penguin = Fildinski, Penguin
variant-fildinski-penguin-about = Any four of a kind; cards may meld again later; ends at once.
variant-fildinski-catsatcards = Fildinski, Cats at Cards
variant-fildinski-catsatcards-about = Melds need no card of the trick; aces and tens count at the end.
variant-open-bezique = Open Bézique
variant-open-bezique-about = As many melds as the cards allow, one card in several.
variant-bezique = Bézique
variant-bezique-about = The classic: one meld a trick, aces and tens counted at the end.
variant-bezique-penguin = Bézique, Penguin
variant-bezique-penguin-about = Aces and tens score at once; the first to get there wins.
variant-bezique-1500 = Bézique to 1500
variant-bezique-1500-about = The classic game, half as long again.
variant-bezique-no-trump = Bézique without turn-up
variant-bezique-no-trump-about = No trumps until somebody declares a marriage.
variant-bezique-pinochle = Bézique, Pinochle style
variant-bezique-pinochle-about = Four of a kind need one card of each suit.
variant-foster-polish = Polish Bézique, Foster
variant-foster-polish-about = Melds mix cards of the hand with courts won in tricks.
variant-rubicon = Rubicon Bézique
variant-rubicon-about = Four packs; melds score again when made anew; beware of the rubicon.
variant-six-pack = Six-pack Bézique
variant-six-pack-about = Lift and guess the packet; trumps say what a bézique is.
variant-six-pack-pokerwiner = Six-pack, Pokerwiner
variant-six-pack-pokerwiner-about = Six packs with one and the same bézique all along.
variant-eight-pack = Eight-pack Bézique
variant-eight-pack-about = Fifteen cards in hand, five of a kind, quintuple bézique.
variant-three-hand = Three-hand Bézique
variant-three-hand-about = Everyone alone, with triple bézique.
variant-four-hand = Four-hand Bézique
variant-four-hand-about = Everyone alone, and everyone must beat the trick at the end.
variant-four-hand-partners = Four-hand, partners
variant-four-hand-partners-about = Two against two: pass the right to declare, meld on a partner’s cards.

## New match

which-opponent = Against whom
which-opponents = Against whom, all of them
deal-cards = Deal the cards
earlier-sitting = From an earlier sitting
who-serves = Who deals as a servant
who-serves-note = Teams may keep who are masters from when they last played. A servant deals first.
nobody-serves = Nobody: both sides are even
servant-line = { $me ->
    [yes] You deal
   *[no] { $name } deals
  }: { $side } serve
change-rules = Change the rules
companion-1 = Halina
companion-2 = Bruno

## End of a deal and of a match

deal-number = Deal { $deal }
you-lead-by = You lead by { $points }
they-lead-by = { $name } { $count ->
    [one] leads
   *[other] lead
  } by { $points }
level-score = Nobody leads
better-deal-you = You made the best deal, by { $points }.
better-deal-they = { $name } made the best deal, by { $points }.
better-deal-none = Nobody was ahead in this deal.
points-by-cause = Points by cause
times = ×{ $count }
carried = { $deals ->
    [one] Carried, from deal 1
    [2] Carried, from deals 1 and 2
   *[other] Carried, from deals 1 to { $deals }
  }
total = Total
total-at = Total, game at { $target }
next-deal = Next deal
next-game = Next game
deal-sheet = Deal sheet
next-dealer-you = You deal next.
next-dealer-they = { $name } deals next.
match-over = End of the match
match-won = You win the { $unit ->
    [deal] game
   *[match] match
  }
match-lost = { $name } { $count ->
    [one] wins
   *[other] win
  } the { $unit ->
    [deal] game
   *[match] match
  }
match-drawn = The { $unit ->
    [deal] game
   *[match] match
  } is drawn
match-line = { $winner } to { $loser } after { $deals ->
    [one] one deal
   *[other] { $deals } deals
  }.
match-stake = It counts { $stake } times.
match-double = It counts double.
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
cause-plain-sequence = Plain sequences
cause-triple-bezique = Triple bézique
cause-quadruple-bezique = Quadruple bézique
cause-quintuple-bezique = Quintuple bézique
cause-tens = Four tens
cause-trump-aces = Four trump aces
cause-trump-tens = Four trump tens
cause-trump-kings = Four trump kings
cause-trump-queens = Four trump queens
cause-trump-jacks = Four trump jacks
cause-five-trump-aces = Five trump aces
cause-five-trump-tens = Five trump tens
cause-five-trump-kings = Five trump kings
cause-five-trump-queens = Five trump queens
cause-five-trump-jacks = Five trump jacks
cause-carte-blanche-points = Carte blanche
cause-packet-lift = Packet, lifted to the card
cause-packet-guess = Packet, guessed right
cause-match-bonus = Bonus, for the game
cause-match-rubicon-bonus = Bonus, for the rubicon
cause-match-rubicon = Points of the loser, by the rubicon
cause-match-rubicon-brisques = Brisques, by the rubicon
cause-seven-points = Deece, seven of trumps
cause-seven-turned-points = Turned-up seven
cause-brisque-points = Brisques, aces and tens
cause-last-trick-points = Last-trick ten

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
help-aim = { $source ->
    [won] Win tricks with aces and tens in them, and build melds out of the cards you have won. Cards in the hand never count for melds.
    [hand] Win tricks, and lay down melds from your hand: marriages, sequences, béziques, four of a kind. Laid cards may still be played.
   *[hand-and-won] Win tricks, and build melds out of your hand and of the cards you have won. Laid cards of the hand may still be played.
  }
help-trick = Everybody plays one card to a trick. The highest trump wins it, or else the highest card of the suit led; of two alike, the first. Ace, ten, king, queen, jack, nine, eight, seven is the order. While there is a stock, any card may be played to a trick.
help-meld = The winner of a trick may declare, then all draw, the winner first. What counts how often differs from game to game: the rules say it.
help-end = When the stock is gone, the last tricks are strict: follow suit, beat, trump. A card that may not be played is darker; try it and the table says why.
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
yes = yes
no = no

## Rules page and comparison

rules-of = Rules of { $name }
rules-choose = Rules of
rules-loading = The rules are being fetched …
rules-contents = Chapters
rules-compare = Compare with another game
rules-change = Change these rules
chapter-deal = The pack and the deal
chapter-trumps = Trumps
chapter-parties = Parties
chapter-trick = A trick
chapter-endgame = The last tricks
chapter-melding = Declaring melds
chapter-points = Melds and their points
chapter-reuse = One card in several melds
chapter-carte-blanche = Carte blanche
chapter-seven = The seven of trumps
chapter-brisques = Brisques and the last trick
chapter-talk = Talk at the table
chapter-match = How it is won
chapter-other = More rules
meld-column = Meld
cards-column = Cards
points-column = Points
rule-column = Rule
value-column = Value
source-column = Source
rules-house = Changed from { $name }.
rules-inferred = our reading: { $reason }
rules-misprint = Misprint: { $source } prints { $printed }; { $value } is played.
rules-all = Every rule, knob by knob
rules-sources = The sources
not-counted = none
list-last = { $items } and { $last }
compare = From one game to another
compare-title = From { $from } to { $to }
compare-from = From
compare-to = To
compare-swap = The other way round
compare-count = { $count ->
    [0] The two games have the same rules.
    [one] One rule changes.
   *[other] { $count } rules change.
  }

## House rules

house-rules = House rules
house-over = { $name }, with what you change. Each choice says who plays it so.
house-count = { $count ->
    [0] Nothing changed yet.
    [one] One rule changed:
   *[other] { $count } rules changed:
  }
house-group-count = { $count } changed
house-as-printed = as in { $name }
house-own = your own
house-also = as in { $names }
house-misprint = a misprint
house-number = { $name }: another number
house-other = other
house-back = Back to “{ $value }”
house-name = Name of these rules
house-name-hint = for the table and the record
house-link = A link to these rules
copy-link = Copy
link-copied = Copied.
house-use = Play by these rules
house-drop = Drop changes
house-conflict = These rules do not go together
house-conflict-hint = Change one of the two; nothing is lost meanwhile:
house-clash = { $reason } ({ $names })
house-loading = The choices are being fetched …

## Links to rules, and what may be wrong with them

link-trouble = The link to these rules does not work: { $reason }
link-bad = It is damaged, or changes too many rules.
link-without-engine = The engine is not there to read it.
variant-unknown = There is no game called “{ $where }”.
variant-unknown-key = There is no rule called “{ $where }”.
variant-bad-value = The value given for “{ $where }” is not possible.
variant-conflict = These rules do not go together.
