# The panels in which a game, its seats and the deal of the day are chosen, in English.

## All the games

games-found = { $count ->
    [0] No game fits.
    [one] One game
   *[other] { $count } games
  }
games-all = Show all
find-players = Players
find-length = Length
find-length-short = short
find-length-medium = medium
find-length-long = long
find-mood = Mood
find-mood-first = good to begin with
find-mood-plan = few melds, well planned
find-mood-lavish = many melds, large scores
find-mood-open = trumps are yet to be made
find-mood-partners = partners
find-mood-secret = a secret partner
find-mood-alone = everyone alone
find-mood-talk = talk at the table
find-any = any
game-facts = { $players } players, { $packs } packs, { $target ->
    [0] one deal of { $tricks } tricks
   *[other] { $tricks } tricks a deal, to { $target }
  }
game-kind = { $players } players, { $length }: { $tricks ->
    [0] length not measured
   *[other] about { $tricks } tricks
  }
forget = Forget
forget-rules = Forget { $name }
own-rules-about = { $name }, with { $count ->
    [one] one rule changed
   *[other] { $count } rules changed
  }
variant-fildinski-about = Two melds at a trick, and each card in one meld only.
variant-fildinski-penguin-about = Any four of a kind; cards may meld again later; the match ends at once.
variant-fildinski-catsatcards-about = Melds need no card of the trick; aces and tens count at the end.
variant-open-bezique-about = As many melds as the cards allow, one card in several.
variant-bezique-about = The classic: one meld a trick, aces and tens counted at the end.
variant-bezique-penguin-about = Aces and tens score at once; the first to get there wins.
variant-bezique-1500-about = The classic game, half as long again.
variant-bezique-no-trump-about = No trumps until a player declares a marriage.
variant-bezique-pinochle-about = Four of a kind need one card of each suit.
variant-foster-polish-about = Melds mix cards of the hand with courts won in tricks.
variant-rubicon-about = Four packs; a meld made again scores again; a loser with few points loses more.
variant-six-pack-about = Lift and guess a packet; the trump suit says which cards are a bézique.
variant-six-pack-pokerwiner-about = Six packs, and the same bézique in every deal.
variant-eight-pack-about = Fifteen cards in hand, five of a kind, quintuple bézique.
variant-three-hand-about = Everyone alone, with triple bézique.
variant-four-hand-about = Everyone alone, and everyone must beat the trick at the end.
variant-four-hand-partners-about = Two against two: pass the right to declare, meld on a partner’s cards.
variant-filicau-about = Two against two in Romania; a side with a bad hand may run away.
variant-filko-4-about = Trumps by the cut, and a servant who deals until his side is free.
variant-filko-5-about = The Old Man calls a card, and its holder is his secret partner.
variant-filko-6-about = Three against three, five cards each.
variant-szeged-5-about = The seven of hearts is the highest trump of all.
variant-szeged-6-about = The sevens of hearts and of acorns stand above the Overs.
variant-kelebia-about = Eight trumps whatever the suit, and you must beat if you can.
variant-rich-poor-about = The two top Overs against the other three.
variant-rich-poor-kept-about = The same parties until the losers free themselves.
variant-rich-poor-called-about = The Old Man calls his rich partner by a card.
variant-hats-about = Card points, signals to a partner, and losers without their hats.

## New match

another-game = Another game
which-opponent = Your opponent
which-opponents = Level of the other players
deal-cards = Deal the cards
earlier-sitting = From an earlier sitting
who-serves = Who deals as a servant
who-serves-note = Those who have played together before may keep their masters. A servant deals first.
nobody-serves = Nobody: both sides are even
servant-line = { $me ->
    [yes] You deal
   *[no] { $name } deals
  }: { $side } serve
change-rules = Change the rules
level-novice-about = knows the rules, but plays many a card in haste and forgets small melds
level-novice-about-filko = knows the rules, seldom speaks, and plays many a card in haste
level-casual-about = counts its aces and tens and builds its melds
level-casual-about-filko = counts the aces and tens, and knows who plays with it
level-club-about = judges each card by rules tuned over many thousands of deals
level-strong-about = as Club, and works out the last tricks
level-expert-about = looks ahead for a moment before every card
level-master-about = looks ahead for up to a second before every card
level-beats = ahead of { $over } in { $share } of 100 deals, on average by *{ $mean } ± { $doubt }* points
chosen-match = { $seats ->
    [several] { $variant }, several persons
    [watch] { $variant }, only computer players
    [seats] { $variant }, seats as chosen
   *[usual] { $variant }, { $level } level
  }
level-beats-filko = ahead of { $over } in { $share } of 100 deals, on average by *{ $mean } ± { $doubt }* % of the stake
level-beats-nobody = no measured advantage over { $over } in this game
level-not-measured = not yet measured in this game
level-alike = hard to tell from { $levels } in this game, so only one of them is listed: ahead in fewer than 55 of 100 deals

## Seats

seats = Seats
seats-about = who plays where: persons, and a level for each other seat
seat-number = Seat { $number }
seat-person = a person
seat-player = computer, { $level }
seat-name = Name of the person at seat { $number }
seats-usual = You play at seat 1, the computer at the others.
seats-seats = You play at the seat of the person, the computer at the others.
seats-several = Several persons play on this device. Between their turns the cards are covered until the next person uncovers them. Nothing can be taken back.
seats-watch = The computer plays at all seats, and you watch.

take-seats-about = You may take over the seat of a computer player, or let one play for you. A match in which seats have changed counts as one with help.
take-seats-change = Change the seats

## Deal of the day

daily-game = Game
daily-play = Play
daily-points = Your points: { $me }, the others: { $them }.
daily-points-won = You won: { $me } to { $them }.
daily-points-lost = You lost: { $me } to { $them }.
daily-points-drawn = Nobody won: { $me } to { $them }.
daily-about = Everyone has the same cards today. It is played once, without hints and without taking back.
