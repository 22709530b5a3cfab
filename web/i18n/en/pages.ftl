# Start page and panels in English. In causes and sums, what stands after a comma is left out where
# there is little room.

## Start page

tagline = A card table for an old family of games.
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
queued = You play { $card } as soon as the engine is ready.
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
variant-fildinski-about = Two melds at a trick, each card in one meld only, to 2000
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
rule-column = Rule
value-column = Value
source-column = Source
rules-inferred = our reading: { $reason }
rules-choose = Rules of
yes = yes
no = no
rules-loading = The rules are being fetched …
