# The rules in English. A rule's message is its name; `.value` is the word for what is chosen, `.say`
# the sentence on the rules page, `.cards` what a meld is made of. In `.value` and `.say` the rule's
# own value is $value; every other knob stands there by its path, as $meld-source does, beside
# $cards (in play), $stock (cards), $stock-tricks and $tricks. An empty `.say` means that there is
# nothing to tell in such a game. Lines after the first become a numbered list.

## The pack and the deal

rule-bezique-pack-pattern = Cards
    .value = { $value ->
       *[french] French suits
    }
    .say = { $value ->
       *[french] French-suited cards are used: spades, hearts, diamonds and clubs.
    }
rule-bezique-pack-copies = Packs shuffled together
    .say = { $value ->
        [2] Two packs of 32 cards are shuffled together: { $cards } cards, two of each.
        [3] Three packs of 32 cards are shuffled together: { $cards } cards, three of each.
        [4] Four packs of 32 cards are shuffled together: { $cards } cards, four of each.
        [6] Six packs of 32 cards are shuffled together: { $cards } cards, six of each.
        [8] Eight packs of 32 cards are shuffled together: { $cards } cards, eight of each.
       *[other] { $value } packs of 32 cards are shuffled together: { $cards } cards, { $value } of each.
    }
rule-bezique-pack-ranking = Rank, high to low
    .value = { $value ->
       *[a-t-k-q-j-9-8-7] ace, ten, king, queen, jack, nine, eight, seven
    }
    .say = { $value ->
       *[a-t-k-q-j-9-8-7] From high to low, each suit runs ace, ten, king, queen, jack, nine, eight, seven. The ten ranks above the king.
    }
rule-bezique-deal-players = Players
    .say = { $value ->
        [2] Two play.
        [3] Three play.
       *[4] Four play.
    }
rule-bezique-deal-parties = Sides
    .value = { $value ->
        [each-alone] everyone alone
       *[opposite-partners] partners opposite
    }
    .say = { $value ->
        [each-alone] { $deal-players ->
            [2] { "" }
           *[other] Everyone plays alone.
        }
       *[opposite-partners] Those who sit opposite are partners and have one score between them.
    }
rule-bezique-deal-first-dealer = First dealer
    .value = { $value ->
        [lowest-cut] the lowest card cut
        [highest-cut] the highest card cut
       *[highest-cut-chooses] the highest card cut chooses
    }
    .say = { $value ->
        [lowest-cut] The players cut, and the one with the lowest card deals first.
        [highest-cut] The players cut, and the one with the highest card deals first.
       *[highest-cut-chooses] The players cut, and the one with the highest card chooses a seat and says who deals first.
    }
rule-bezique-deal-rotation = Deal passes
    .value = { $value ->
        [alternate] in turn
       *[left] to the left
    }
    .say = { $value ->
        [alternate] After that they deal in turn.
       *[left] After that the deal passes to the left.
    }
rule-bezique-packet-aim = Lift before the deal, cards aimed at
    .value = { $value ->
        [0] no lift
       *[other] { $value }
    }
    .say = { $value ->
        [0] { "" }
       *[other] Before dealing, the dealer lifts a packet off the pack and tries to take exactly { $value } cards. The packet may come out up to three cards too large or too small.
    }
rule-bezique-packet-lift = For lifting exactly that many
    .say = { $packet-aim ->
        [0] { "" }
       *[other] { $value ->
            [0] { "" }
           *[other] For a packet of just the right size the dealer scores { $value }.
        }
    }
rule-bezique-packet-guess = For guessing the packet
    .say = { $packet-aim ->
        [0] { "" }
       *[other] { $value ->
            [0] { "" }
           *[other] The other player looks at the packet and guesses how many cards it holds: a right guess scores { $value }. What is seen may be off by up to two cards.
        }
    }
rule-bezique-deal-hand = Cards in the hand
    .say = Everyone is dealt { $value } cards; the other { $stock } are the stock.
rule-bezique-deal-packets = Dealt in packets of
    .value = { $value ->
        [1] one
        [2] two
        [3] three
       *[other] { $value }
    }
    .say = { $value ->
        [1] They are dealt one at a time.
        [2] They are dealt two at a time.
        [3] They are dealt three at a time.
       *[other] They are dealt in packets of { $value }.
    }
rule-bezique-deal-first-lead = First lead
    .value = { $value ->
       *[left-of-dealer] left of the dealer
    }
    .say = { $value ->
       *[left-of-dealer] { $deal-players ->
            [2] The player who did not deal leads to the first trick.
           *[other] The player at the dealer’s left leads to the first trick. All turns go clockwise.
        }
    }

## Trumps

rule-bezique-trump-method = Trumps are fixed by
    .value = { $value ->
        [turn-up] the card turned up
        [first-marriage] the first marriage
       *[first-marriage-or-sequence] the first marriage or sequence
    }
    .say = { $value ->
        [turn-up] The next card after the deal is turned up: its suit is trumps. It lies half under the stock and is drawn last.
        [first-marriage] No card is turned up. The first marriage declared makes its suit trumps for the rest of the deal, and counts as a royal one. { $meld-plain-sequence ->
            [0] Until then there are no trumps, and no sequence.
           *[other] Until then there are no trumps.
        }
       *[first-marriage-or-sequence] No card is turned up. The first marriage or sequence declared makes its suit trumps for the rest of the deal, and counts as one in trumps. Until then there are no trumps.
    }
rule-bezique-trump-repeat = Last deal’s trumps may be trumps again
    .say = { $value ->
        [true] { "" }
       *[false] The suit that was trumps in the deal before cannot be trumps again: a marriage or sequence in it counts as a plain one and makes no trumps.
    }

## A trick

rule-bezique-trick-equal-cards = Of two equal cards
    .value = { $value ->
       *[first-wins] the first one played wins
    }
    .say = { $value ->
       *[first-wins] The highest trump wins the trick, or else the highest card of the suit led. Of two equal cards the first one played wins. The winner leads next.
    }
rule-bezique-stock-duty = While there is a stock
    .value = { $value ->
        [free] any card may be played
        [follow-beat-trump] follow, beat, trump
       *[follow-beat-overtrump] follow, beat, overtrump
    }
    .say = { $value ->
        [free] While there is a stock, any card may be played to any trick: nobody has to follow suit.
        [follow-beat-trump]
            Even while there is a stock, a player who does not lead has these duties, in this order:
            Follow the suit led, and beat the best card so far if you can.
            With none of that suit, play a trump.
            With no trump either, play anything.
       *[follow-beat-overtrump]
            Even while there is a stock, a player who does not lead has these duties, in this order:
            Follow the suit led, and beat the best card so far if you can.
            With none of that suit, play a trump that wins the trick so far.
            With no such trump, play anything.
    }
rule-bezique-stock-draw = Drawing from the stock
    .value = { $value ->
       *[winner-first] the winner of the trick first
    }
    .say = { $value ->
       *[winner-first] { $deal-players ->
            [2] After each trick both draw a card, the winner first. The stock lasts for { $stock-tricks } tricks.
           *[other] After each trick everyone draws a card, the winner first and then the others in turn. The stock lasts for { $stock-tricks } tricks.
        }
    }
rule-bezique-stock-last-draw = The last card of the stock
    .value = { $value ->
       *[last-card-to-last-drawer] to the last to draw
    }
    .say = { $value ->
       *[last-card-to-last-drawer] { $trump-method ->
            [turn-up] { $deal-players ->
                [2] The turned-up card comes last: the loser of the last trick with a stock takes it.
               *[other] The turned-up card comes last: the last player to draw takes it.
            }
           *[other] { "" }
        }
    }

## The last tricks

rule-bezique-endgame-duty = When the stock is gone
    .value = { $value ->
        [free] any card may be played
        [follow-beat-trump] follow, beat, trump
       *[follow-beat-overtrump] follow, beat, overtrump
    }
    .say = { $value ->
        [free] { $stock-duty ->
            [free] In the last { $deal-hand } tricks, as before, any card may be played.
           *[other] In the last { $deal-hand } tricks any card may be played.
        }
        [follow-beat-trump]
            When the stock is gone, the last { $deal-hand } tricks are strict. A player who does not lead has these duties, in this order:
            Follow the suit led, and beat the best card so far if you can.
            If you cannot beat it, still follow suit.
            With none of the suit, play a trump.
            With no trump either, play anything.
       *[follow-beat-overtrump]
            When the stock is gone, the last { $deal-hand } tricks are strict. A player who does not lead has these duties, in this order:
            { $deal-parties ->
                [opposite-partners] Follow the suit led, and beat the best card so far if you can, even your partner’s.
               *[each-alone] Follow the suit led, and beat the best card so far if you can.
            }
            If you cannot beat it, still follow suit.
            With none of the suit, play a trump that wins the trick so far.
            With no such trump, play anything.
    }
rule-bezique-endgame-melds = Melds in the last tricks
    .say = { $value ->
        [true] Melds may be declared in these tricks as before.
       *[false] { $meld-source ->
            [won] No melds are declared in these tricks.
           *[other] The last melds are declared before the last cards are drawn. In these tricks there are none, and what lay on the table goes back into the hands.
        }
    }

## The sources, in short

source-S0 = White Knuckle Cards
source-S1 = Penguin Book
source-S2 = CatsAtCards
source-S4 = Pokerwiner
source-X-BI4 = Bicycle, four-hand
source-X-BIR = Bicycle, Rubicon
source-X-CA = Cassell’s Amusements
source-X-CM = Crazy Monkey
source-X-EB = Britannica
source-X-EB9 = Britannica of 1875
source-X-EN = Enquire Within
source-X-FO = Foster’s Hoyle
source-X-HE = Herring
source-X-HO = Hoyle’s Games
source-X-PE = Penguin Book, p. 94
source-X-PW = Pokerwiner, Bezique
source-X-WI = Wikipedia
source-X-WK = White Knuckle Cards, Rubicon
source-house = House rule

## Rules page and comparison

rules-of = Rules of { $name }
rules-choose = Rules of
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
points-column = Points
rule-column = Rule
value-column = Value
source-column = Source
rules-house = Changed from { $name }.
rules-inferred = our reading: { $reason }
rules-misprint = Misprint: { $source } prints { $printed }; { $value } is played.
rules-all = Every rule, one by one
rules-sources = The sources
rules-failed = The rules could not be loaded: { $reason }
rules-retry = Try again
not-counted = none
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
why-points-meld = Made of: { $cards }. Worth { $value }.
why-points-line = { $me ->
    [yes] You score
   *[no] { $name } scores
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $trick ->
    [0] .
   *[other] {" "}in trick { $trick }.
  }

## House rules

house-rules = House rules
house-over = { $name }, with your changes. Each choice names the games that play it.
house-count = { $count ->
    [0] Nothing changed yet.
    [one] One rule changed:
   *[other] { $count } rules changed:
  }
house-group-count = { $count } changed
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
house-link-by-hand = This browser does not allow copying. Select the link and copy it yourself.
house-use = Play by these rules
house-drop = Drop changes
house-conflict = These rules do not go together
house-conflict-hint = Change one of the two. Your other changes stay as they are:
house-clash = { $reason } ({ $names })
house-loading = Loading the choices …
house-failed = The choices could not be loaded: { $reason }
