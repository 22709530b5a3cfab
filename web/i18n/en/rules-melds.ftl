# The rules about melds in English; see rules.ftl for how a rule is worded.

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
       *[hand-and-won] The winner of a trick may declare before drawing, with cards of the hand, cards won in tricks, or both. Cards of the hand are laid face up and may still be played; cards won may not.
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
        [true] { $meld-per-trick ->
            [0] { "" }
           *[other] Further melds may be laid down without scoring; they wait for a later trick.
        }
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
        [not-larger-beziques] yes, but not in double or larger béziques
       *[all] yes, in all melds
    }
    .say = { $value ->
        [none] { $deal-parties ->
            [opposite-partners] A meld is made of one’s own cards only.
           *[other] { "" }
        }
        [not-beziques] A card of one’s own may complete a meld with cards that lie open before the partner, if the partner could score them so. Béziques must come from one hand.
        [not-larger-beziques] A card of one’s own may complete a meld with cards that lie open before the partner, if the partner could score them so. A double or larger bézique must come from one hand.
       *[all] A card of one’s own may complete a meld with cards that lie open before the partner, if the partner could score them so. That holds for béziques too.
    }
rule-bezique-meld-quartets = Four of a rank
    .value = { $value ->
        [each-suit] one of each suit
       *[any] any four
    }
    .say = { $value ->
        [each-suit] Four of a rank must be one of each suit.
       *[any] Four of a rank may be any four, whatever their suits.
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
       *[by-trump] The trump suit says which cards are a bézique: [[QS]] with [[JD]] in spades, [[QD]] with [[JS]] in diamonds, [[QH]] with [[JC]] in hearts, [[QC]] with [[JH]] in clubs. Before there are trumps there is none.
    }
rule-bezique-meld-double-from = Double bézique
    .value = { $value ->
        [four-unused] four cards not yet declared
       *[may-extend] may grow out of a bézique
    }
    .say = { $meld-reuse ->
        [single-use] A double bézique takes four cards that have not been declared before: it cannot grow out of a single one.
        [re-form] { $pack-copies ->
            [2] A bézique may grow into a double one: a second pair is added while the first still lies complete, and the larger meld scores in full.
           *[other] A bézique may grow into a larger one: a pair is added while the first still lies complete, and the larger meld scores in full.
        }
       *[other] { $value ->
            [four-unused] A double bézique takes four cards that have not been declared before: it cannot grow out of a single one.
           *[may-extend] { $pack-copies ->
                [2] A bézique may grow into a double one: a second pair is added while the first still lies complete, and the larger meld scores in full.
               *[other] A bézique may grow into a larger one: a pair is added while the first still lies complete, and the larger meld scores in full. When a pair of a double has been played, another makes it a double again.
            }
        }
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
        [qs-jd] [[QS]] and [[JD]]
       *[other] a queen and a jack, by the trump suit
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
       *[re-form] once in each kind; again when a meld is made again
    }
    .say = { $value ->
        [single-use] A card counts in one meld. Once declared, it is spent.
        [type-once] A card may count in several melds, once in each kind: marriage, sequence, bézique, four of a rank. A smaller meld may grow into a larger one and both score, as a marriage into a sequence; out of a larger one, no smaller one is scored.
        [disjoint-now] At one trick, no card counts in two melds. After a later trick it may count again, in a meld of another kind.
        [compound] At one trick, a card may count in every meld it helps to make, as long as they are of different kinds; never twice in the same kind.
       *[re-form] A card may count once in each kind of meld. When a card of a meld has been played and another takes its place, the meld is made again and scores again. A smaller meld may grow into a larger one; out of a larger one, no smaller one is scored.
    }
rule-bezique-meld-sequence-remarry = A king or queen of a sequence may marry
    .say = { $meld-reuse ->
        [single-use] { "" }
       *[other] { $value ->
            [true] A king or queen that has counted in a sequence may still marry a fresh partner.
           *[false] A king or queen that has counted in a sequence marries no more.
        }
    }
rule-bezique-meld-remarriage = Marrying again
    .value = { $value ->
        [none] only a fresh partner
        [after-play] when the partner has been played
       *[cross] at once, two marriages crosswise
    }
    .say = { $meld-reuse ->
        [re-form] { $value ->
            [none] A married king or queen marries again only with a new partner.
            [after-play] When a married king or queen is played, its partner may marry once more, with a card out of another marriage of the suit; the same two never marry twice.
           *[cross] With two marriages of a suit on the table, each king may also marry the other’s queen at once; the same two never marry twice.
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
        [re-form] { $value ->
            [true] A meld may consist of cards that all lie on the table already.
           *[false] { $meld-remarriage ->
                [none] Every meld needs at least one card that has not been declared before.
               *[other] Every meld needs at least one card that has not been declared before, except when marrying again.
            }
        }
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
            [true] After that, each card drawn may be shown before its owner plays again, for { $carte-blanche-points } more, until the first king, queen or jack, or the first card not shown.
           *[false] It scores once, whatever its owner draws later.
        }
    }
