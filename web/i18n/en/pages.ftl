# Start page and panels in English. In causes and sums, what stands after a comma is left out where
# there is little room.

## Start page

tagline = Two old families of card games: Fildinski with Bézique, Filicău with Filkó.
start-lead = You lead. Tap any card.
start-wait = Dealing the first hand
start-no-hand = No hand could be dealt. Reload the page to try again.
games-missing = The list of games could not be loaded. Check the connection and reload the page.
are-trumps = are trumps
fildinski-pack = two players, French cards
fildinski-line = Win aces and tens; build marriages, sequences and béziques from the cards you have won.
filicau-pack = four players, German cards
filicau-line = Two against two for eight aces and tens. The four Overs are always trumps, whatever the suit.
games = All the games
games-note = find one you like
new-match-note = seats, levels, rules
help-note = how to play
your-match = Your match
your-matches = Your matches
your-matches-more = { $count ->
    [one] One more match
   *[other] { $count } more matches
  }
match-opening = Opening …
match-put-away-button = Put away
match-put-away = The match is put away. You find it in your record.
match-deleted = The match is deleted.
match-unchanged = The match stays as it was: this browser could not store the change.
record = Your record
record-note = matches, statistics
daily = Deal of the day
when-today = today, { $time }
when-yesterday = yesterday, { $time }
when-date = { $date }, { $time }
your-match-line = { $variant } with { $name }, deal { $deal }
your-match-score = *{ $me }* to *{ $them }*
your-match-saved = A match is saved on this device
go-on = Go on
contents = Contents
learn = Learn
learn-note = by playing positions
new-match = New match
rules = Rules, with their sources
rules-short = Rules and sources
rules-note = all cited
settings = Settings
settings-note = look, speed, taps
other-hand = Another hand
private-note = Nothing leaves this device.

stage-downloading = Downloading the game …
stage-starting = Starting the game …
stage-loading = Loading the rules …
stage-ready = Ready.
stage-failed = The game could not be started.
stage-failed-help = Reload the page to try again. Your match is safe on this device.
engine-failed = The table could not be started here. Reload the page to try again.
loading = Loading …
reload = Reload
queued = You play { $card } as soon as the game is ready.
recovered = The engine stopped and was restarted. Nothing is lost.
unkept = This browser stores nothing for this page, as in a private window: your match is lost when you close or reload the page.
single-broken = This file cannot be played. It is incomplete or damaged, and you need a new copy, or this browser is too old for it.
trouble = Something went wrong: { $code }
page-part-missing = This part of the page could not be loaded. You can play on. When you are online, reload the page to get it.
elsewhere = You are playing this match in another tab.
elsewhere-status = You are playing it in another tab. This tab shows it.
play-here = Play here
aside-title = A match set aside
aside-why = { $why ->
    [newer] A newer version of Brisques saved it, and this version cannot open it. Reload the page to get the newer version, then try again.
    [silent] The engine stopped twice while it opened this match. Nothing of the match is lost.
   *[unreadable] It could not be read ({ $code }). It is kept as it is.
  }
aside-export = Save as a file
aside-retry = Try again
aside-delete = Delete it
leave-match-title = Start a new match?
leave-match-unkept = This browser stores nothing for this page: a new match ends the one on the table.
begin-new = Start a new match
keep-match = Keep my match
reload-title = Reload the page?
reload-unkept = This browser stores nothing for this page: reloading ends the match on the table.

## The games

group-won = Fildinski
group-hand = Bézique
group-many = Many packs
group-more = Three and four players
variant-house = { $name }, house rules
variant-fildinski = Fildinski
variant-fildinski-penguin = Fildinski, Penguin
variant-fildinski-catsatcards = Fildinski, Cats at Cards
variant-open-bezique = Open Bézique
variant-bezique = Bézique
variant-bezique-penguin = Bézique, Penguin
variant-bezique-1500 = Bézique to 1500
variant-bezique-no-trump = Bézique without turn-up
variant-bezique-pinochle = Bézique, Pinochle style
variant-foster-polish = Polish Bézique, Foster
variant-rubicon = Rubicon Bézique
variant-six-pack = Six-pack Bézique
variant-six-pack-pokerwiner = Six-pack, Pokerwiner
variant-eight-pack = Eight-pack Bézique
variant-three-hand = Three-hand Bézique
variant-four-hand = Four-hand Bézique
variant-four-hand-partners = Four-hand, partners

companion-1 = Halina
companion-2 = Bruno
companion-3 = Teresa

## End of a deal and of a match

deal-number = Deal { $deal }
you-lead-by = You are { $points } ahead
they-lead-by = { $name } { $count ->
    [one] is
   *[other] are
  } { $points } ahead
level-score = Nobody is ahead
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
rematch = Rematch
next-game = Next game
deal-sheet = Deal sheet
sheet-assisted = Played with help: it is counted apart in your statistics.
branch-line = Deal { $deal } played on { $place ->
    [0] from its start
    [one] after one move
   *[other] after { $place } moves
  }
branch-back = Back to the match
branch-note = You may know the cards here, so this does not count. It is kept with the match.
daily-kept = This result is kept for today. Tomorrow there is another deal.
daily-kept-earlier = This result is kept. Today there is another deal.
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
match-pays = The loser pays { $points } points.
match-stake = It counts { $stake } times.
match-double = It counts double.
to-start = To the start page
cause-sequence = Sequence, in trumps
cause-marriage = Marriages, in plain suits
cause-plain-sequence = Plain sequences
cause-packet-lift = Packet, lifted to the card
cause-packet-guess = Packet, guessed right
cause-match-bonus = Bonus, for the game
cause-match-rubicon-bonus = Bonus, for the rubicon
cause-match-rubicon = Points of the loser, by the rubicon
cause-match-rubicon-brisques = Brisques, by the rubicon
cause-seven-points = Deece, seven of trumps
cause-brisque-points = Brisques, aces and tens
position-points = Before this position

## Small words, and lines of the menu

done = Done
yes = yes
no = no
zoom = Zoom my hand
zoom-end = Show my hand in its usual size
sort = Sort the hand again
sound-on = Turn sounds on
sound-off = Turn sounds off
news = What is new
print = Print
score-save = Save as CSV
score-file = brisques-score.csv
csv-deal = Deal
csv-trick = Trick
csv-player = Player
csv-cause = For
csv-cards = Cards
csv-points = Points
csv-earlier = whole deal
fullscreen = Full screen

## Several persons at one device, and the computer alone

person-number = Person { $number }
curtain-turn = { $name } is next
curtain-wait = The others play …
curtain-note = Give the device to { $name }. The cards stay covered until then.
curtain-look = { $name }: show my cards
take-seats = Seats
watch = The computer plays all seats
watch-pause = Pause
watch-go = Go on
watch-step = One move
watch-speed = Speed
watch-speed-slow = slow
watch-speed-normal = normal
watch-speed-fast = fast
watch-speed-none = no motion

## Links to rules, and what may be wrong with them

link-trouble = The link to these rules does not work: { $reason }
link-damaged = This link is damaged: a part of it is missing or was changed.
link-bad = It is damaged, or changes too many rules.
link-without-engine = The engine has not started, so it cannot be read.
variant-unknown = There is no game called “{ $where }”.
variant-unknown-key = There is no rule called “{ $where }”.
variant-bad-value = “{ $where }” cannot have this value.
variant-key-twice = “{ $where }” is given twice.
variant-conflict = These rules do not go together. { $reason }

## The way to the position editor and from it

edit = Make a position
share = Link to this match
report = Report this play
edit-note = card by card
edit-leave = Leave
edit-fresh = Fresh deal of
