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
        [lowest-cut] The players cut, and whoever cuts the lowest card deals first.
        [highest-cut] The players cut, and whoever cuts the highest card deals first.
       *[highest-cut-chooses] The players cut, and whoever cuts the highest card chooses a seat and says who deals first.
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
       *[other] Before dealing, the dealer lifts a packet off the pack and tries to take exactly { $value } cards.
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
           *[other] The other player looks at the packet and guesses how many cards it holds: a right guess scores { $value }.
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
        [first-marriage] No card is turned up. The first marriage that anyone declares makes its suit trumps for the rest of the deal, and counts as a royal one. Until then there are no trumps, and no sequence.
       *[first-marriage-or-sequence] No card is turned up. The first marriage or sequence that anyone declares makes its suit trumps for the rest of the deal, and counts as one in trumps. Until then there are no trumps.
    }
rule-bezique-trump-repeat = Last deal’s trumps may be trumps again
    .say = { $value ->
        [true] { "" }
       *[false] The suit that was trumps in the deal before cannot be trumps again: a marriage or sequence in it counts as a plain one and fixes nothing.
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
            Even while there is a stock, each player in turn is bound:
            Follow the suit led, and beat the best card so far if you can.
            With none of that suit, play a trump.
            With no trump either, play anything.
       *[follow-beat-overtrump]
            Even while there is a stock, each player in turn is bound:
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
                [2] The turned-up card comes last: the loser of that trick takes it.
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
        [free] In the last { $deal-hand } tricks, as before, any card may be played.
        [follow-beat-trump]
            When the stock is gone, the last { $deal-hand } tricks are strict. Whoever does not lead has duties, in this order:
            Follow the suit led, and beat the best card so far if you can.
            If you cannot beat it, still follow suit.
            With none of the suit, play a trump.
            With no trump either, play anything.
       *[follow-beat-overtrump]
            When the stock is gone, the last { $deal-hand } tricks are strict. Whoever does not lead has duties, in this order:
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
           *[other] No melds are declared in these tricks; what lay on the table goes back into the hands.
        }
    }

## Melding

rule-bezique-meld-source = Melds are made from
    .value = { $value ->
        [won] cards won in tricks
        [hand] cards in the hand
       *[hand-and-won] the hand and cards won
    }
    .say = { $value ->
        [won] Melds are made of cards won in tricks. They lie open before the player who won them, may be declared right after winning a trick, and are never played again. Cards in the hand do not count.
        [hand] The winner of a trick may declare before drawing, with cards of the hand. They are laid face up on the table, but still belong to the hand and may be played to any trick.
       *[hand-and-won] The winner of a trick may declare before drawing, with cards of the hand and cards won in tricks, together if need be. Cards of the hand are laid face up and may still be played; cards won are not.
    }
rule-bezique-meld-kept = Cards kept for melds
    .value = { $value ->
        [all] every card won
       *[courts-and-trump-ten] kings, queens, jacks, ten of trumps
    }
    .say = { $value ->
        [all] { "" }
       *[courts-and-trump-ten] Of the cards won, only kings, queens, jacks and the ten of trumps are kept open for melds.
    }
rule-bezique-meld-per-trick = Melds at one trick
    .value = { $value ->
        [0] any number
       *[other] { $value }
    }
    .say = { $value ->
        [0] At one trick, any number of melds may be declared.
        [1] At one trick, one meld may be declared and scored.
       *[other] At one trick, up to { $value } melds may be declared.
    }
rule-bezique-meld-trick-card = Each needs a card of the trick
    .say = { $value ->
        [true] Each meld must contain a card of the trick just won.
       *[false] { $meld-source ->
            [won] A meld need not contain a card of the trick just won.
           *[other] { "" }
        }
    }
rule-bezique-meld-lay-waiting = Melds may be laid down to wait
    .say = { $value ->
        [true] Further melds may be laid down without scoring; they wait for a later trick.
       *[false] { "" }
    }
rule-bezique-meld-partner = The partner’s part in declaring
    .value = { $value ->
        [none] none: the winner of the trick declares
        [pass] the winner may pass the right on
       *[either] either of the two may declare
    }
    .say = { $value ->
        [none] { $deal-parties ->
            [opposite-partners] Only the winner of the trick may declare, not the partner.
           *[other] { "" }
        }
        [pass] The winner of the trick declares, or passes the right on to the partner. Once passed on, it does not come back.
       *[either] When a side has won a trick, either of the partners may declare.
    }
rule-bezique-meld-partner-cards = The partner’s cards in a meld
    .value = { $value ->
        [none] none
        [not-beziques] yes, but not in béziques
       *[all] yes, in all melds
    }
    .say = { $value ->
        [none] { $deal-parties ->
            [opposite-partners] A meld is made of one’s own cards only.
           *[other] { "" }
        }
        [not-beziques] A card of one’s own may complete a meld with cards that lie open before the partner, if the partner could score them so. Béziques must come from one hand.
       *[all] A card of one’s own may complete a meld with cards that lie open before the partner, if the partner could score them so. That holds for béziques too.
    }
rule-bezique-meld-quartets = Four of a rank
    .value = { $value ->
        [each-suit] one of each suit
       *[any] any four
    }
    .say = { $value ->
        [each-suit] Four of a rank must be one of each suit.
       *[any] Four of a rank may be any four, of whatever suits.
    }
rule-bezique-meld-bezique-cards = Cards of a bézique
    .value = { $value ->
        [qs-jd] queen of spades, jack of diamonds
        [qs-jd-or-qc-jh] the same; in trump spades or diamonds, queen of clubs, jack of hearts
       *[by-trump] by the trump suit
    }
    .say = { $value ->
        [qs-jd] A bézique is [[QS]] with [[JD]], whatever is trumps.
        [qs-jd-or-qc-jh] A bézique is [[QS]] with [[JD]], but [[QC]] with [[JH]] when spades or diamonds are trumps.
       *[by-trump] The trump suit says what a bézique is: [[QS]] with [[JD]] in spades, [[QD]] with [[JS]] in diamonds, [[QH]] with [[JC]] in hearts, [[QC]] with [[JH]] in clubs. Before there are trumps there is none.
    }
rule-bezique-meld-double-from = Double bézique
    .value = { $value ->
        [four-unused] four cards not yet declared
       *[may-extend] may grow out of a bézique
    }
    .say = { $value ->
        [four-unused] A double bézique takes four cards that have not been declared before: it cannot grow out of a single one.
       *[may-extend] A bézique may grow into a double one: a second pair is added while the first still lies complete, and the larger meld scores in full.
    }

## Melds and their points

rule-bezique-meld-sequence = Sequence
    .cards = ace, ten, king, queen and jack of trumps
rule-bezique-meld-plain-sequence = Plain sequence
    .cards = ace, ten, king, queen and jack of another suit
rule-bezique-meld-royal-marriage = Royal marriage
    .cards = king and queen of trumps
rule-bezique-meld-marriage = Marriage
    .cards = king and queen of another suit
rule-bezique-meld-bezique = Bézique
    .cards = { $meld-bezique-cards ->
        [by-trump] a queen and a jack, by the trump suit
       *[other] [[QS]] and [[JD]]
    }
rule-bezique-meld-double-bezique = Double bézique
    .cards = both cards twice
rule-bezique-meld-triple-bezique = Triple bézique
    .cards = both cards three times
rule-bezique-meld-quadruple-bezique = Quadruple bézique
    .cards = both cards four times
rule-bezique-meld-quintuple-bezique = Quintuple bézique
    .cards = both cards five times
rule-bezique-meld-aces = Four aces
    .cards = { $meld-quartets ->
        [each-suit] one of each suit
       *[any] any four
    }
rule-bezique-meld-tens = Four tens
    .cards = { $meld-quartets ->
        [each-suit] one of each suit
       *[any] any four
    }
rule-bezique-meld-kings = Four kings
    .cards = { $meld-quartets ->
        [each-suit] one of each suit
       *[any] any four
    }
rule-bezique-meld-queens = Four queens
    .cards = { $meld-quartets ->
        [each-suit] one of each suit
       *[any] any four
    }
rule-bezique-meld-jacks = Four jacks
    .cards = { $meld-quartets ->
        [each-suit] one of each suit
       *[any] any four
    }
rule-bezique-meld-trump-aces = Four trump aces
    .cards = all of the trump suit
rule-bezique-meld-trump-tens = Four trump tens
    .cards = all of the trump suit
rule-bezique-meld-trump-kings = Four trump kings
    .cards = all of the trump suit
rule-bezique-meld-trump-queens = Four trump queens
    .cards = all of the trump suit
rule-bezique-meld-trump-jacks = Four trump jacks
    .cards = all of the trump suit
rule-bezique-meld-five-trump-aces = Five trump aces
    .cards = all of the trump suit
rule-bezique-meld-five-trump-tens = Five trump tens
    .cards = all of the trump suit
rule-bezique-meld-five-trump-kings = Five trump kings
    .cards = all of the trump suit
rule-bezique-meld-five-trump-queens = Five trump queens
    .cards = all of the trump suit
rule-bezique-meld-five-trump-jacks = Five trump jacks
    .cards = all of the trump suit

## One card in several melds

rule-bezique-meld-reuse = One card in several melds
    .value = { $value ->
        [single-use] no: once declared, spent
        [type-once] once in each kind of meld
        [disjoint-now] not at the same trick; later in another kind
        [compound] at one trick too, in different kinds
       *[re-form] once in each kind; again when a meld is made anew
    }
    .say = { $value ->
        [single-use] A card counts in one meld. Once declared, it is spent.
        [type-once] A card may count in several melds, once in each kind: marriage, sequence, bézique, four of a rank. A smaller meld may grow into a larger one and both score, as a marriage into a sequence; out of a larger one, no smaller one is scored.
        [disjoint-now] At one trick, no card counts in two melds. After a later trick it may count again, in a meld of another kind.
        [compound] At one trick, a card may count in every meld it helps to make, as long as they are of different kinds; never twice in the same kind.
       *[re-form] A card may count once in each kind of meld. When a card of a meld has been played and another takes its place, that meld is new and scores again. A smaller meld may grow into a larger one; out of a larger one, no smaller one is scored.
    }
rule-bezique-meld-sequence-remarry = A king or queen of a sequence may marry
    .say = { $meld-reuse ->
        [single-use] { "" }
        [re-form] A king or queen that has counted in a sequence marries no more.
       *[other] { $value ->
            [true] A king or queen that has counted in a sequence may still marry a fresh partner.
           *[false] A king or queen that has counted in a sequence marries no more.
        }
    }
rule-bezique-meld-remarriage = Marrying again
    .value = { $value ->
        [none] only a fresh partner
        [after-play] when a card of a marriage has been played
       *[cross] at once, two marriages crosswise
    }
    .say = { $meld-reuse ->
        [re-form] { $value ->
            [none] A married king or queen marries again only with a partner that is new.
            [after-play] With several marriages of a suit scored, a king and queen out of different ones may marry as soon as one of their partners has been played.
           *[cross] With two marriages of a suit on the table, each king may also marry the other’s queen at once.
        }
       *[other] { "" }
    }
rule-bezique-meld-table-only = A meld wholly of declared cards
    .value = { $value ->
        [true] allowed
       *[false] needs a new card
    }
    .say = { $meld-reuse ->
        [single-use] { "" }
        [re-form] A meld may consist of cards that all lie on the table already, if they have not counted in its kind.
       *[other] { $value ->
            [true] { $meld-source ->
                [won] { "" }
               *[other] A meld may consist of cards that all lie on the table already, if they have not counted in its kind.
            }
           *[false] Every meld needs at least one card that has not been declared before.
        }
    }

## Carte blanche

rule-bezique-carte-blanche-points = Carte blanche
    .say = { $value ->
        [0] { "" }
       *[other] A hand dealt without a king, queen or jack is a carte blanche. Shown before its owner plays a card, it scores { $value }.
    }
rule-bezique-carte-blanche-continues = Carte blanche goes on
    .say = { $carte-blanche-points ->
        [0] { "" }
       *[other] { $value ->
            [true] After that, each card drawn may be shown for { $carte-blanche-points } more, until the first king, queen or jack, or the first card not shown.
           *[false] It scores once, whatever is drawn later.
        }
    }

## The seven of trumps

rule-bezique-seven-points = Deece, the seven of trumps
    .say = { $value ->
        [0] { "" }
       *[other] The seven of trumps, the deece, is worth { $value }.
    }
rule-bezique-seven-when = The deece counts
    .value = { $value ->
        [trick-won] when won in a trick
        [declared] when declared like a meld
       *[shown] when shown, at any time
    }
    .say = { $seven-points ->
        [0] { "" }
       *[other] { $value ->
            [trick-won] Whoever wins it in a trick scores it at once.
            [declared] It is declared, like a meld, by the winner of a trick.
           *[shown] Whoever holds it shows it and scores at any time, as a rule when playing it. No trick need be won for that.
        }
    }
rule-bezique-seven-uses-slot = The deece takes the place of a meld
    .say = { $seven-points ->
        [0] { "" }
       *[other] { $value ->
            [true] It takes the place of a meld at that trick.
           *[false] { $seven-when ->
                [declared] It takes no meld’s place.
               *[other] { "" }
            }
        }
    }
rule-bezique-seven-in-endgame = The deece in the last tricks
    .say = { $seven-points ->
        [0] { "" }
       *[other] { $value ->
            [true] It counts in the last tricks too.
           *[false] When the stock is gone it no longer counts.
        }
    }
rule-bezique-seven-turned-points = A seven turned up, for the dealer
    .say = { $value ->
        [0] { "" }
       *[other] If the card turned up is a seven, the dealer scores { $value } at once.
    }
rule-bezique-seven-exchange = Exchange for the turned-up card
    .value = { $value ->
        [none] none
       *[first-or-second-if-declined] by the first seven, or a later one if declined
    }
    .say = { $value ->
        [none] { "" }
       *[first-or-second-if-declined] { $seven-when ->
            [trick-won] Whoever wins the first seven of trumps may take the turned-up card for it. If that is declined, the next one may do it.
            [declared] Whoever declares the first seven of trumps may take the turned-up card for it. If that is declined, the next one may do it.
           *[shown] After winning a trick, whoever holds the seven of trumps may take the turned-up card for it. That is done once in a deal.
        }
    }
rule-bezique-seven-exchange-uses-slot = The exchange takes the place of a meld
    .say = { $seven-exchange ->
        [none] { "" }
       *[other] { $value ->
            [true] { $seven-when ->
                [shown] The exchange takes the place of a meld at that trick.
               *[other] { "" }
            }
           *[false] { $seven-uses-slot ->
                [true] The exchange itself takes no meld’s place.
               *[false] { $seven-when ->
                    [shown] The exchange takes no meld’s place.
                   *[other] { "" }
                }
            }
        }
    }
rule-bezique-seven-exchanged-to = The card taken joins
    .value = { $value ->
        [won] the cards won
       *[hand] the hand
    }
    .say = { $seven-exchange ->
        [none] { "" }
       *[other] { $value ->
            [won] The card taken joins the cards won and may be melded at once.
           *[hand] The card taken goes into the hand.
        }
    }
rule-bezique-seven-exchanged-brisque = An ace or ten taken is a brisque
    .say = { $seven-exchange ->
        [none] { "" }
       *[other] { $seven-exchanged-to ->
            [hand] { "" }
           *[won] { $value ->
                [true] If it is an ace or a ten, it is a brisque.
               *[false] Even if it is an ace or a ten, it is no brisque.
            }
        }
    }
rule-bezique-seven-exchanged-is-trick-card = The card taken is a card of the trick
    .say = { $seven-exchange ->
        [none] { "" }
       *[other] { $meld-trick-card ->
            [true] { $value ->
                [true] For melds, it is as good as a card of the trick.
               *[false] For melds, it does not stand in for a card of the trick.
            }
           *[false] { "" }
        }
    }

## Brisques and the last trick

rule-bezique-brisque-points = Brisque, an ace or ten won
    .say = { $value ->
        [0] { "" }
       *[other] Every ace and every ten won in a trick is a brisque and worth { $value }.
    }
rule-bezique-brisque-time = Brisques count
    .value = { $value ->
        [at-once] at once
        [end-of-deal] at the end of the deal
        [tie-or-rescue] only to break a tie or save from the rubicon
       *[when-decisive] only when they change the outcome
    }
    .say = { $brisque-points ->
        [0] { "" }
       *[other] { $value ->
            [at-once] Brisques score at once, with the trick.
            [end-of-deal] Brisques are counted after the last trick.
            [tie-or-rescue] Brisques are kept aside and counted only if the scores are level, or if that lifts the loser over the rubicon.
           *[when-decisive] Brisques are kept aside and counted only if they change who wins, or save the loser from the rubicon.
        }
    }
rule-bezique-last-trick-points = Last trick
    .say = { $value ->
        [0] { "" }
       *[other] The winner of the last trick scores { $value }.
    }
rule-bezique-last-trick-which = The last trick is that of
    .value = { $value ->
        [stock] the stock
       *[deal] the deal
    }
    .say = { $last-trick-points ->
        [0] { "" }
       *[other] { $value ->
            [stock] The last trick, for this, is the one that empties the stock.
           *[deal] The last trick is the very last of the deal, number { $tricks }.
        }
    }

## How it is won

rule-bezique-match-target = Points to play to
    .value = { $value ->
        [0] none
       *[other] { $value }
    }
    .say = { $value ->
        [0] { "" }
       *[other] Deal follows deal until somebody has { $value } points.
    }
rule-bezique-match-end = The match ends
    .value = { $value ->
        [end-of-deal] at the end of a deal
        [immediate] as soon as the target is reached
        [melds-immediate] at once by a meld, else at the end of a deal
       *[one-deal] with every deal
    }
    .say = { $value ->
        [end-of-deal] That is looked at when a deal is over; of those who have got there, the highest wins.
        [immediate] Play stops there and then, in the middle of a deal if need be.
        [melds-immediate] A meld or a deece that reaches the target wins on the spot. Otherwise it is looked at when a deal is over; of those who have got there, the highest wins.
       *[one-deal] Every deal is a game by itself, and the higher score wins it.
    }
rule-bezique-match-tie = Level at the end
    .value = { $value ->
        [another-deal] another deal is played
        [cannot-occur] cannot happen
        [raise] the target is raised
       *[drawn] the game is drawn
    }
    .say = { $value ->
        [another-deal] If the best scores are level, another deal is played.
        [cannot-occur] Nobody can be level, since points are scored one after the other.
        [raise] If the best scores are level, the target goes up by { $match-tie-raise } and play goes on.
       *[drawn] If the scores are level, the game is drawn.
    }
rule-bezique-match-tie-raise = When level, the target goes up by
    .say = { "" }
rule-bezique-match-settlement = The winner gets
    .value = { $value ->
        [stake] the stake
        [bonus] a bonus on the score
       *[portland] the difference in hundreds, and a bonus
    }
    .say = { $value ->
        [stake] { "" }
        [bonus] { "" }
       *[portland] Fractions of a hundred are dropped from both scores; the winner is paid the difference, a hundred at least.
    }
rule-bezique-match-bonus = Bonus for the game
    .say = { $match-settlement ->
        [stake] { "" }
       *[other] { $value ->
            [0] { "" }
           *[other] The winner adds { $value } for the game.
        }
    }
rule-bezique-match-rubicon = Rubicon, below
    .value = { $value ->
        [0] no rubicon
       *[other] { $value }
    }
    .say = { $value ->
        [0] { "" }
       *[other] A loser with less than { $value } is rubiconed.
    }
rule-bezique-match-rubicon-stake = Rubicon, times the stake
    .say = { $match-rubicon ->
        [0] { "" }
       *[other] { $value ->
            [0] { "" }
            [1] { "" }
            [2] The game then counts double.
           *[other] The game then counts { $value } times.
        }
    }
rule-bezique-match-rubicon-bonus = Bonus for a rubicon
    .say = { $match-rubicon ->
        [0] { "" }
       *[other] { $value ->
            [0] { "" }
           *[other] The winner then adds { $value } instead, and all the loser’s points as well.
        }
    }
rule-bezique-match-rubicon-brisques = A rubicon takes all brisques
    .say = { $match-rubicon ->
        [0] { "" }
       *[other] { $value ->
            [true] The winner of a rubicon is also given all the brisques of the deal.
           *[false] { "" }
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

## Why two house rules do not go together

conflict-packets-are-the-hand = The packets dealt must add up to the cards in the hand.
conflict-stock-too-small = So many cards in so many hands leave no stock to draw from.
conflict-stock-shares-evenly = The stock must give everyone the same number of cards.
conflict-packet-is-for-two = Lifting and guessing a packet is for two players.
conflict-packet-has-no-turn-up = A lifted packet is dealt out whole, so no card is turned up after it.
conflict-partners-are-four = Partners need four players.
conflict-no-partner = Without partners there is nobody to share the melds with.
conflict-won-cards-have-no-partner = Cards won in tricks are melded by the player who won them alone.
conflict-exchange-needs-turn-up = Without a turned-up card there is nothing to exchange.
conflict-turned-trumps-repeat = A card turned up may always show the suit of the deal before.
conflict-trick-card-needs-won-cards = The cards of a trick are no part of the hand, so melds from the hand cannot contain one.
conflict-re-form-needs-hand = Only melds that lie before the hand lose a card by play and can be made anew.
conflict-remarriage-needs-re-form = Marrying again belongs to games in which melds are made anew.
conflict-kept-needs-hand-and-won = Which won cards are kept matters only when hand and won cards are melded together.
conflict-laying-needs-hand = Only cards of the hand can be laid down to wait.
conflict-shown-seven-needs-hand = Where melds come from won cards alone, nothing is shown from the hand.
conflict-won-seven-needs-won-cards = A seven won in a trick can be exchanged only where won cards stay in use.
conflict-exchanged-goes-where-melds-are = The card taken must join the cards that melds are made from.
conflict-exchanged-brisque-counts-twice = An ace or ten taken into the hand would be a brisque again when it is won.
conflict-brisques-decide-one-deal = Brisques kept aside to decide a game need a game of one deal.
conflict-match-needs-target = A match of several deals needs a number of points to play to.
conflict-one-deal-has-no-target = A game of one deal has no points to play to.
conflict-drawn-is-for-one-deal = Only a game of one deal can be drawn; a match goes on.
conflict-one-deal-has-no-next = A game of one deal has no further deal to settle a tie.
conflict-tie-can-occur = Scores can be level here, so something must follow from it.
conflict-bonus-is-for-one-deal = Bonus and difference are paid for a game of one deal.
conflict-portland-is-for-two = The difference is paid between two sides only.

## Why a move is refused, where the table has no words of its own for it

meld-still-whole = The meld these cards made before is still whole: a card of it must be played first.
meld-nothing-new = None of these cards is new to this meld.
meld-in-larger = One of these cards has counted in a higher meld of the same kind.
meld-not-in-hand = One of these cards is neither in your hand nor open for melds.
meld-no-lay = Melds are not laid down to wait in this game.
meld-partner-only = With a partner’s cards, one of your own must complete the meld, and a bézique must come from one hand.
meld-table-only = At least one of these cards must not have been declared before.
trump-barred = This suit was trumps in the last deal and cannot be trumps again.
carte-not-now = Carte blanche is shown before your first card, and each card drawn after it at once.
carte-court-held = A hand with a king, queen or jack is no carte blanche.
carte-none = Carte blanche does not count in this game.
packet-not-now = The packet is lifted and guessed before the deal.
pass-no-partner = There is no partner to pass to.
seven-already-shown = This seven has scored already.
seven-not-shown = In this game the seven is not shown from the hand.
seven-endgame = When the stock is gone the seven no longer counts.

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
