# The rules of Filicău and Filkó in English, made like those in rules.ftl. Cards in lists stand as
# tokens; $value is 0 for an empty list.

## The pack and the deal

rule-filko-pack-pattern = Cards
    .value = { $value ->
       *[german] William Tell pack
    }
    .say = { $value ->
       *[german] The William Tell pack is used: acorns, leaves, hearts and bells, each with ace, ten, king, Over, Under, nine, eight and seven. An Over has its suit sign at the top, an Under lower down.
    }
rule-filko-pack-removed = Cards left out
    .value = { $value ->
        [0] none
       *[other] { $value }
    }
    .say = { $value ->
        [0] All 32 cards are in play.
       *[other] Left out of the pack: { $value }.
    }
rule-filko-deal-players = Players
    .say = { $value ->
        [4] Four play. Deal and play go round to the right.
        [5] Five play. Deal and play go round to the right.
       *[6] Six play. Deal and play go round to the right.
    }
rule-filko-deal-packets = Dealt in packets of
    .value = { $value ->
        [1] one
        [2] two
        [3] three
        [4] four
       *[other] { $value }
    }
    .say = { $value ->
        [1] All cards are dealt, one at a time.
        [2] All cards are dealt, two at a time.
        [3] All cards are dealt, three at a time.
        [4] All cards are dealt, four at a time.
       *[other] All cards are dealt, in packets of { $value }.
    }
rule-filko-deal-first-dealer = First dealer
    .value = { $value ->
       *[random] by chance
    }
    .say = { $value ->
       *[random] Chance decides who deals first.
    }

rule-filko-deal-cut = The cut
    .value = { $value ->
        [for-trumps] only where it makes trumps
        [left] by the dealer’s left
       *[masters-choose] by the dealer’s left, or as masters please
    }
    .say = { $value ->
        [for-trumps] { $trump-method ->
            [cut] The player at the dealer’s left cuts the pack.
           *[other] The pack is shuffled and not cut.
        }
        [left] The player at the dealer’s left cuts the pack.
       *[masters-choose] The player at the dealer’s left cuts the pack. If masters sit on both sides of a serving dealer, the one at his right may cut instead.
    }

## Trumps

rule-filko-trump-permanent = Always trumps
    .say = Whatever the suit of trumps, these are above its ace, { $trump-over-order ->
        [acorns-leaves-hearts-bells] from high to low
       *[acorns-hearts-bells-leaves] from high to low but for the order of the Overs
    }: { $value }. They belong to trumps and never to the suit printed on them. The other cards of every suit run ace, ten, king, Under, nine, eight, seven, as far as they are in play.
rule-filko-trump-over-order = Order of the Overs
    .value = { $value ->
        [acorns-leaves-hearts-bells] acorns, leaves, hearts, bells
       *[acorns-hearts-bells-leaves] acorns, hearts, bells, leaves
    }
    .say = { $value ->
        [acorns-leaves-hearts-bells] Among the Overs acorns are highest, then leaves, hearts and bells.
       *[acorns-hearts-bells-leaves] Among the Overs acorns are highest, then hearts and bells, and leaves are lowest.
    }
rule-filko-trump-method = Trumps are fixed by
    .value = { $value ->
        [dealer-first-card] the dealer’s first card
        [cut] the cut
        [call-card] the Old Man, who calls a card
       *[name-suit] the Old Man, who names a suit
    }
    .say = { $value ->
        [dealer-first-card] The dealer shows the first card dealt to him: its suit is trumps. A card that is always a trump is passed over, and the next one shown.
        [cut] The bottom card of what is lifted at the cut makes its suit trumps. A card that is always a trump is passed over, and the next one looked at. The cards shown are dealt last, so everyone knows who gets them: the dealer, and if they are more than his last packet, the player at his left.
        [call-card] The holder of the Over of acorns is the Old Man. He calls a card that is not always a trump: its suit is trumps.
       *[name-suit] The holder of the Over of acorns is the Old Man. He names the suit of trumps.
    }

## Parties

rule-filko-party-method = Parties
    .value = { $value ->
        [fixed] fixed
        [called] by the card called
       *[top-overs] by the two top Overs
    }
    .say = { $value ->
        [fixed] { $deal-players ->
            [6] Every other player is of the same party: three against three.
           *[other] Those who sit opposite are partners.
        }
        [called] The holder of the card called is the Old Man’s partner, and tells nobody: all learn it when the card is played. The others play against them.
       *[top-overs] The holders of the two highest Overs are the Rich and play against all others, the Poor. You learn who they are when those Overs are played.
    }
rule-filko-party-own-card = The Old Man’s own card
    .value = { $value ->
        [forbidden] may not be called
       *[alone] may be called
    }
    .say = { $party-method ->
        [called] { $value ->
            [forbidden] He may not call a card of his own.
           *[alone] If he calls a card of his own he plays alone, and only he knows.
        }
       *[other] { "" }
    }
rule-filko-party-both-overs = Both top Overs in one hand
    .value = { $value ->
        [alone] he plays alone
       *[redeal] a new deal
    }
    .say = { $party-method ->
        [top-overs] { $value ->
            [alone] A player who holds both plays alone against all.
           *[redeal] If one player holds both, the cards are dealt again.
        }
       *[other] { "" }
    }

## Play

rule-filko-play-duty = Duties of a follower
    .value = { $value ->
        [follow-trump] follow suit, else trump
       *[follow-beat-trump] follow, beat, trump
    }
    .say = { $value ->
        [follow-trump]
            A player who does not lead has these duties, in this order:
            Follow the suit led; trumps are one suit.
            With none of that suit, play a trump, high or low.
            With no trump either, play anything.
       *[follow-beat-trump]
            A player who does not lead has these duties, in this order:
            Follow the suit led, and beat the best card so far if you can; trumps are one suit.
            If you cannot beat it, still follow suit.
            With none of the suit, play a trump, one that beats the best so far if you can.
            With no trump either, play anything.
    }
rule-filko-play-first-lead = First lead
    .value = { $value ->
        [right-of-dealer] right of the dealer
       *[old-man] the Old Man
    }
    .say = { $value ->
        [right-of-dealer] The player at the dealer’s right leads to the first trick, then the winner of each trick to the next.
       *[old-man] The Old Man leads to the first trick, then the winner of each trick to the next.
    }

## Points and what they decide

rule-filko-points-values = Points
    .value = { $value ->
        [aces-and-tens] aces and tens, one each
       *[card-values] ace 11, ten 10, king 4, Over 3, Under 2
    }
    .say = { $value ->
        [aces-and-tens] Every ace and every ten won in a trick is a point, eight in a whole pack. Other cards are worth nothing.
       *[card-values] An ace won in a trick is worth 11 points, a ten 10, a king 4, an Over 3 and an Under 2: 120 in a whole pack.
    }
rule-filko-match-outcome = What a deal decides
    .value = { $value ->
        [run-away] masters, servants, or running away
        [servant] masters, and a servant who deals
        [liberation] masters, until the servant is freed
        [each-deal] each deal by itself
        [kept] rich and poor, until the dealers are free
       *[hats] who bears the losers’ penalty
    }
    .say = { $value ->
        [run-away]
            The points of a deal make masters and servants:
            With { $match-win-points } points or more, but not all, a party is master and the other serves.
            If neither side has that many, all stays as it was.
            A party that takes no point at all has run away: then nobody is master.
            While there are masters one of the servants deals, otherwise the deal passes to the right.
        [servant]
            The points of a deal make masters and servants:
            With { $match-win-points } points or more a party is master, even with all of them.
            If neither side has that many, all stays as it was.
            The first masters choose one of the others as servant. He deals every time until his side makes { $match-win-points } itself; then the player at his right is the servant and deals. Before there are masters the deal passes to the right.
        [liberation]
            The points of a deal make masters and a servant:
            With { $match-win-points } points or more a party is master. The dealer serves if he lost, otherwise the next loser to his right, and the servant deals. Without masters the deal passes to the right.
            { $trump-method ->
                [cut] Trumps are made anew in each deal.
                [dealer-first-card] Trumps are made anew in each deal.
               *[other] While there are masters the parties, the suit of trumps and the first lead stay.
            }
            The servant’s side is free with { $match-win-points } points or more, or with none, which is called swimming away. { $trump-method ->
                [cut] Then there are no masters, and the deal passes to the servant’s right.
                [dealer-first-card] Then there are no masters, and the deal passes to the servant’s right.
               *[other] Then there are no masters, the deal passes to the servant’s right, and the Old Man calls again.
            }
        [each-deal] Each deal is won or lost on its own, and a loser deals next: the dealer if he lost, otherwise the next loser to his right.
        [kept] The parties of the first deal stay. A loser deals: the dealer if he lost, otherwise the next loser to his right, and he goes on dealing until the dealing side makes { $match-win-points } points or more. { $party-method ->
            [called] Until then nothing is called: the suit of trumps and the first lead stay. Then the deal passes to his right, and the Old Man calls again.
           *[other] Then the deal passes to his right, and the parties are new.
        }
       *[hats] The losers bear a penalty until they win; a drawn deal changes nothing. The deal passes to the right.
    }
rule-filko-match-penalty = What losers bear
    .value = { $value ->
        [hat-off] their hats are off
        [worn-hat] they wear worn-out hats
       *[stand] they play standing
    }
    .say = { $match-outcome ->
        [hats] { $value ->
            [hat-off] Losers take their hats off.
            [worn-hat] Everyone comes without a hat, and losers put on worn-out ones.
           *[stand] Losers play standing.
        }
       *[other] { "" }
    }
rule-filko-match-win-points = Points to win
    .say = { $match-outcome ->
        [each-deal] The Rich win with { $value } points or more.
        [kept] In a first deal the Rich win with { $value } points or more.
        [hats] A party wins with { $value } points or more.
       *[other] { "" }
    }
rule-filko-match-poor-points = Points for the Poor to win
    .say = { $match-outcome ->
        [each-deal] The Poor win with { $value } points or more.
        [kept] In a first deal the Poor win with { $value } points or more.
       *[other] { "" }
    }
rule-filko-match-early-end = A settled deal may end early
    .say = { $value ->
        [true] Once the cards left can change nothing, the deal may be ended.
       *[false] Every deal is played to its last trick.
    }

## Talk

rule-filko-talk-aims = Aims may be said
    .say = { $value ->
        [true] A player may say what his party plays for, on his turn or before it, and may change it at a later trick. Nobody may talk about the cards he holds.
       *[false] Nobody may say what he plays for.
    }
rule-filko-talk-count = Masters may ask for the count
    .say = { $value ->
        [true] Each master may ask the servants once a trick how many points they have so far.
       *[false] { "" }
    }
rule-filko-talk-signals = Signals to a partner
    .say = { $value ->
        [true] A player may ask his partner for a suit by a face: the mouth pulled to one side for acorns, a glance up for leaves, the tip of the tongue for hearts, blown cheeks for bells.
       *[false] { "" }
    }

## The sources, in short

source-S3 = Pagat, Filicău
source-X-PA = Pagat, the page of 2021
source-X-UL = Pagat, Ulti
