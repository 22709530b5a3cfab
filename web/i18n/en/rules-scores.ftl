# The rules about points and winning in English; see rules.ftl for how a rule is worded.

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
       *[shown] when shown, on one’s own turn
    }
    .say = { $seven-points ->
        [0] { "" }
       *[other] { $value ->
            [trick-won] The player who wins it in a trick scores it at once.
            [declared] It is declared, like a meld, by the winner of a trick.
           *[shown] Its holder shows it on their own turn, at the latest when playing it, and need not have won a trick.
        }
    }
rule-bezique-seven-uses-slot = The deece takes the place of a meld
    .say = { $seven-points ->
        [0] { "" }
       *[other] { $value ->
            [true] { $seven-when ->
                [shown] { "" }
               *[other] It takes the place of a meld at that trick.
            }
           *[false] { $seven-when ->
                [declared] It does not take the place of a meld.
               *[other] { "" }
            }
        }
    }
rule-bezique-seven-in-endgame = The deece in the last tricks
    .say = { $seven-points ->
        [0] { "" }
       *[other] { $seven-when ->
            [declared] { $endgame-melds ->
                [true] It counts in the last tricks too.
               *[false] When the stock is gone it no longer counts.
            }
           *[other] { $value ->
                [true] It counts in the last tricks too.
               *[false] When the stock is gone it no longer counts.
            }
        }
    }
rule-bezique-seven-turned-points = A seven turned up, for the dealer
    .say = { $trump-method ->
        [turn-up] { $value ->
            [0] { "" }
           *[other] If the card turned up is a seven, the dealer scores { $value } at once.
        }
       *[other] { "" }
    }
rule-bezique-seven-exchange = Exchange for the turned-up card
    .value = { $value ->
        [none] none
       *[first-or-second-if-declined] by the first seven, or a later one if declined
    }
    .say = { $value ->
        [none] { "" }
       *[first-or-second-if-declined] { $seven-when ->
            [trick-won] The player who wins the first seven of trumps may take the turned-up card for it. If that player declines, the next seven may be exchanged.
            [declared] The player who declares the first seven of trumps may take the turned-up card for it. If that player declines, the next seven may be exchanged.
           *[shown] After winning a trick, a player who holds the seven of trumps may take the turned-up card for it, once in a deal.
        }
    }
rule-bezique-seven-exchange-uses-slot = The exchange takes the place of a meld
    .say = { $seven-exchange ->
        [none] { "" }
       *[other] { $value ->
            [true] { $seven-when ->
                [declared] { $seven-points ->
                    [0] The exchange takes the place of a meld at that trick.
                   *[other] { $seven-uses-slot ->
                        [true] { "" }
                       *[false] The exchange takes the place of a meld at that trick.
                    }
                }
               *[other] The exchange takes the place of a meld at that trick.
            }
           *[false] { $seven-when ->
                [shown] The exchange does not take the place of a meld.
               *[other] { $seven-uses-slot ->
                    [true] The exchange itself does not take the place of a meld.
                   *[false] { "" }
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
                [true] For melds, it counts as a card of the trick.
               *[false] For melds, it does not count as a card of the trick.
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
            [tie-or-rescue] Brisques are kept aside and counted only if the scores are level, or if they lift the loser over the rubicon.
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
           *[deal] The last trick is the last of the deal, number { $tricks }.
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
       *[other] Deal follows deal until a side has { $value } points.
    }
rule-bezique-match-end = The match ends
    .value = { $value ->
        [end-of-deal] at the end of a deal
        [immediate] as soon as the target is reached
        [melds-immediate] at once by a meld, else at the end of a deal
       *[one-deal] with every deal
    }
    .say = { $value ->
        [end-of-deal] Only the end of a deal counts for this: of those who have reached it, the highest wins.
        [immediate] Play stops at once, even in the middle of a deal.
        [melds-immediate] { $seven-points ->
            [0] A meld that
           *[other] A meld or a deece that
        } reaches the target wins at once. Otherwise the end of the deal counts: of those who have reached it, the highest wins.
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
        [cannot-occur] Scores cannot be level, since points are scored one after the other.
        [raise] { $match-tie-raise ->
            [0] If the best scores are level, another deal is played.
           *[other] If the best scores are level, the target goes up in steps of { $match-tie-raise } until it is above them, and play goes on.
        }
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
    .say = { $match-settlement ->
        [stake] { $match-rubicon ->
            [0] { "" }
           *[other] { $value ->
                [0] { "" }
                [1] { "" }
                [2] The game then counts double.
               *[other] The game then counts { $value } times.
            }
        }
       *[other] { "" }
    }
rule-bezique-match-rubicon-bonus = Bonus for a rubicon
    .say = { $match-settlement ->
        [stake] { "" }
       *[other] { $match-rubicon ->
            [0] { "" }
           *[other] { $value ->
                [0] The winner then adds all the loser’s points instead.
               *[other] The winner then adds { $value } instead, and all the loser’s points too.
            }
        }
    }
rule-bezique-match-rubicon-brisques = A rubicon takes all brisques
    .say = { $match-settlement ->
        [stake] { "" }
       *[other] { $match-rubicon ->
            [0] { "" }
           *[other] { $value ->
                [true] { $brisque-time ->
                    [at-once] { "" }
                    [end-of-deal] { "" }
                   *[other] The winner of a rubicon is also given all the brisques of the deal.
                }
               *[false] { "" }
            }
        }
    }
