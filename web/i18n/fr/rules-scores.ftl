# The rules about points and winning in French; see rules.ftl for how a rule is worded.

## The seven of trumps

rule-bezique-seven-points = Sept d’atout
    .say = { $value ->
        [0] { "" }
       *[other] Le sept d’atout vaut { $value }.
    }
rule-bezique-seven-when = Le sept d’atout compte
    .value = { $value ->
        [trick-won] quand il est gagné dans un pli
        [declared] quand il est annoncé
       *[shown] quand on le montre, à son tour
    }
    .say = { $seven-points ->
        [0] { "" }
       *[other] { $value ->
            [trick-won] Celui qui le gagne dans un pli le marque aussitôt.
            [declared] Il est annoncé, comme une combinaison, par le gagnant d’un pli.
           *[shown] Celui qui l’a le montre à son tour, au plus tard en le jouant, même s’il n’a pas gagné de pli.
        }
    }
rule-bezique-seven-uses-slot = Le sept tient lieu d’annonce
    .say = { $seven-points ->
        [0] { "" }
       *[other] { $value ->
            [true] { $seven-when ->
                [shown] { "" }
               *[other] Il tient lieu d’annonce à ce pli.
            }
           *[false] { $seven-when ->
                [declared] Il ne tient pas lieu d’annonce.
               *[other] { "" }
            }
        }
    }
rule-bezique-seven-in-endgame = Le sept aux derniers plis
    .say = { $seven-points ->
        [0] { "" }
       *[other] { $seven-when ->
            [declared] { $endgame-melds ->
                [true] Il compte aussi aux derniers plis.
               *[false] Quand le talon est épuisé, il ne compte plus.
            }
           *[other] { $value ->
                [true] Il compte aussi aux derniers plis.
               *[false] Quand le talon est épuisé, il ne compte plus.
            }
        }
    }
rule-bezique-seven-turned-points = Sept retourné, pour le donneur
    .say = { $trump-method ->
        [turn-up] { $value ->
            [0] { "" }
           *[other] Si la retourne est un sept, le donneur marque { $value } aussitôt.
        }
       *[other] { "" }
    }
rule-bezique-seven-exchange = Échange contre la retourne
    .value = { $value ->
        [none] aucun
       *[first-or-second-if-declined] par le premier sept, ou un suivant en cas de refus
    }
    .say = { $value ->
        [none] { "" }
       *[first-or-second-if-declined] { $seven-when ->
            [trick-won] Celui qui gagne le premier sept d’atout peut l’échanger contre la retourne. S’il y renonce, le sept suivant peut être échangé.
            [declared] Celui qui annonce le premier sept d’atout peut l’échanger contre la retourne. S’il y renonce, le sept suivant peut être échangé.
           *[shown] Après avoir gagné un pli, celui qui a le sept d’atout peut l’échanger contre la retourne, une fois par donne.
        }
    }
rule-bezique-seven-exchange-uses-slot = L’échange tient lieu d’annonce
    .say = { $seven-exchange ->
        [none] { "" }
       *[other] { $value ->
            [true] { $seven-when ->
                [declared] { $seven-points ->
                    [0] L’échange tient lieu d’annonce à ce pli.
                   *[other] { $seven-uses-slot ->
                        [true] { "" }
                       *[false] L’échange tient lieu d’annonce à ce pli.
                    }
                }
               *[other] L’échange tient lieu d’annonce à ce pli.
            }
           *[false] { $seven-when ->
                [shown] L’échange ne tient pas lieu d’annonce.
               *[other] { $seven-uses-slot ->
                    [true] L’échange lui-même ne tient pas lieu d’annonce.
                   *[false] { "" }
                }
            }
        }
    }
rule-bezique-seven-exchanged-to = La carte prise rejoint
    .value = { $value ->
        [won] les cartes gagnées
       *[hand] la main
    }
    .say = { $seven-exchange ->
        [none] { "" }
       *[other] { $value ->
            [won] La carte prise rejoint les cartes gagnées et peut servir aussitôt à une annonce.
           *[hand] La carte prise va dans la main.
        }
    }
rule-bezique-seven-exchanged-brisque = Un as ou un dix pris est une brisque
    .say = { $seven-exchange ->
        [none] { "" }
       *[other] { $seven-exchanged-to ->
            [hand] { "" }
           *[won] { $value ->
                [true] Si c’est un as ou un dix, c’est une brisque.
               *[false] Même si c’est un as ou un dix, ce n’est pas une brisque.
            }
        }
    }
rule-bezique-seven-exchanged-is-trick-card = La carte prise est une carte du pli
    .say = { $seven-exchange ->
        [none] { "" }
       *[other] { $meld-trick-card ->
            [true] { $value ->
                [true] Pour les annonces, elle compte comme carte du pli.
               *[false] Pour les annonces, elle ne compte pas comme carte du pli.
            }
           *[false] { "" }
        }
    }

## Brisques and the last trick

rule-bezique-brisque-points = Brisque, as ou dix gagné
    .say = { $value ->
        [0] { "" }
       *[other] Chaque as et chaque dix gagné dans un pli est une brisque et vaut { $value }.
    }
rule-bezique-brisque-time = Les brisques comptent
    .value = { $value ->
        [at-once] aussitôt
        [end-of-deal] à la fin de la donne
        [tie-or-rescue] seulement pour départager ou sauver du rubicon
       *[when-decisive] seulement si elles changent le résultat
    }
    .say = { $brisque-points ->
        [0] { "" }
       *[other] { $value ->
            [at-once] Les brisques comptent aussitôt, avec le pli.
            [end-of-deal] Les brisques sont comptées après le dernier pli.
            [tie-or-rescue] Les brisques sont mises de côté et ne comptent que si les scores sont égaux, ou si elles font passer le rubicon au perdant.
           *[when-decisive] Les brisques sont mises de côté et ne comptent que si elles changent le gagnant, ou sauvent le perdant du rubicon.
        }
    }
rule-bezique-last-trick-points = Dernier pli
    .say = { $value ->
        [0] { "" }
       *[other] Le gagnant du dernier pli marque { $value }.
    }
rule-bezique-last-trick-which = Le dernier pli est celui
    .value = { $value ->
        [stock] du talon
       *[deal] de la donne
    }
    .say = { $last-trick-points ->
        [0] { "" }
       *[other] { $value ->
            [stock] Le dernier pli, ici, est celui qui épuise le talon.
           *[deal] Le dernier pli est le dernier de la donne, le numéro { $tricks }.
        }
    }

## How it is won

rule-bezique-match-target = Points à atteindre
    .value = { $value ->
        [0] aucun
       *[other] { $value }
    }
    .say = { $value ->
        [0] { "" }
       *[other] On joue donne après donne jusqu’à ce qu’un camp ait { $value } points.
    }
rule-bezique-match-end = La partie finit
    .value = { $value ->
        [end-of-deal] à la fin d’une donne
        [immediate] dès que le but est atteint
        [melds-immediate] aussitôt par une annonce, sinon à la fin d’une donne
       *[one-deal] à chaque donne
    }
    .say = { $value ->
        [end-of-deal] Seule compte la fin d’une donne : parmi ceux qui ont atteint ce but, le plus haut score gagne.
        [immediate] On s’arrête aussitôt, même au milieu d’une donne.
        [melds-immediate] { $seven-points ->
            [0] Une annonce qui
           *[other] Une annonce ou un sept d’atout qui
        } atteint ce but gagne aussitôt. Sinon compte la fin de la donne : parmi ceux qui l’ont atteint, le plus haut score gagne.
       *[one-deal] Chaque donne est une manche à elle seule, et le plus haut score la gagne.
    }
rule-bezique-match-tie = À égalité à la fin
    .value = { $value ->
        [another-deal] on joue encore une donne
        [cannot-occur] impossible
        [raise] le but est relevé
       *[drawn] la manche est nulle
    }
    .say = { $value ->
        [another-deal] Si les meilleurs scores sont égaux, on joue encore une donne.
        [cannot-occur] Les scores ne peuvent pas être égaux, car les points se marquent l’un après l’autre.
        [raise] { $match-tie-raise ->
            [0] Si les meilleurs scores sont égaux, on joue encore une donne.
           *[other] Si les meilleurs scores sont égaux, le but est relevé par pas de { $match-tie-raise } jusqu’à les dépasser, et l’on continue.
        }
       *[drawn] Si les scores sont égaux, la manche est nulle.
    }
rule-bezique-match-tie-raise = À égalité, le but est relevé de
    .say = { "" }
rule-bezique-match-settlement = Le gagnant reçoit
    .value = { $value ->
        [stake] l’enjeu
        [bonus] une prime en plus du score
       *[portland] la différence en centaines, et une prime
    }
    .say = { $value ->
        [stake] { "" }
        [bonus] { "" }
       *[portland] On arrondit les deux scores à la centaine inférieure ; le gagnant reçoit la différence, cent au moins.
    }
rule-bezique-match-bonus = Prime de la manche
    .say = { $match-settlement ->
        [stake] { "" }
       *[other] { $value ->
            [0] { "" }
           *[other] Le gagnant ajoute { $value } pour la manche.
        }
    }
rule-bezique-match-rubicon = Rubicon, en dessous de
    .value = { $value ->
        [0] pas de rubicon
       *[other] { $value }
    }
    .say = { $value ->
        [0] { "" }
       *[other] Un perdant qui a moins de { $value } n’a pas passé le rubicon.
    }
rule-bezique-match-rubicon-stake = Rubicon, fois l’enjeu
    .say = { $match-settlement ->
        [stake] { $match-rubicon ->
            [0] { "" }
           *[other] { $value ->
                [0] { "" }
                [1] { "" }
                [2] La manche compte alors double.
               *[other] La manche compte alors { $value } fois.
            }
        }
       *[other] { "" }
    }
rule-bezique-match-rubicon-bonus = Prime du rubicon
    .say = { $match-settlement ->
        [stake] { "" }
       *[other] { $match-rubicon ->
            [0] { "" }
           *[other] { $value ->
                [0] Le gagnant ajoute alors à la place tous les points du perdant.
               *[other] Le gagnant ajoute alors { $value } à la place, et tous les points du perdant.
            }
        }
    }
rule-bezique-match-rubicon-brisques = Le rubicon prend toutes les brisques
    .say = { $match-settlement ->
        [stake] { "" }
       *[other] { $match-rubicon ->
            [0] { "" }
           *[other] { $value ->
                [true] { $brisque-time ->
                    [at-once] { "" }
                    [end-of-deal] { "" }
                   *[other] Le gagnant d’un rubicon reçoit aussi toutes les brisques de la donne.
                }
               *[false] { "" }
            }
        }
    }
