# The rules about melds in French; see rules.ftl for how a rule is worded.

## Melding

rule-bezique-meld-source = Les combinaisons se font avec
    .value = { $value ->
        [won] les cartes gagnées
        [hand] les cartes de la main
       *[hand-and-won] la main et les cartes gagnées
    }
    .say = { $value ->
        [won] Les combinaisons se font avec les cartes gagnées dans les plis. Elles restent étalées devant leur gagnant, s’annoncent juste après un pli gagné et ne se jouent plus. Les cartes de la main ne comptent pas.
        [hand] Le gagnant d’un pli peut annoncer avant de piocher, avec les cartes de sa main. Il les étale sur la table, mais elles font toujours partie de sa main et peuvent être jouées à tout pli.
       *[hand-and-won] Le gagnant d’un pli peut annoncer avant de piocher, avec les cartes de sa main, les cartes gagnées, ou les deux. Celles de la main sont étalées et peuvent encore être jouées ; les cartes gagnées, non.
    }
rule-bezique-meld-kept = Cartes gardées pour annoncer
    .value = { $value ->
        [all] toute carte gagnée
       *[courts-and-trump-ten] rois, dames, valets, dix d’atout
    }
    .say = { $value ->
        [all] { "" }
       *[courts-and-trump-ten] Des cartes gagnées, on ne garde étalés pour les combinaisons que les rois, les dames, les valets et le dix d’atout.
    }
rule-bezique-meld-per-trick = Annonces par pli
    .value = { $value ->
        [0] autant qu’on veut
       *[other] { $value }
    }
    .say = { $value ->
        [0] À un même pli, on annonce autant de combinaisons qu’on veut.
        [1] À un même pli, on annonce et on marque une seule combinaison.
       *[other] À un même pli, on peut annoncer jusqu’à { $value } combinaisons.
    }
rule-bezique-meld-trick-card = Une carte du pli dans chacune
    .say = { $value ->
        [true] Chaque combinaison doit contenir une carte du pli qui vient d’être gagné.
       *[false] { $meld-source ->
            [won] Une combinaison n’a pas à contenir une carte du pli qui vient d’être gagné.
           *[other] { "" }
        }
    }
rule-bezique-meld-lay-waiting = Combinaisons étalées en attente
    .say = { $value ->
        [true] { $meld-per-trick ->
            [0] { "" }
           *[other] On peut étaler d’autres combinaisons sans les marquer ; elles attendent un pli suivant.
        }
       *[false] { "" }
    }
rule-bezique-meld-partner = Le rôle du partenaire à l’annonce
    .value = { $value ->
        [none] aucun : le gagnant du pli annonce
        [pass] le gagnant peut lui laisser l’annonce
       *[either] l’un ou l’autre annonce
    }
    .say = { $value ->
        [none] { $deal-parties ->
            [opposite-partners] Seul le gagnant du pli peut annoncer, pas son partenaire.
           *[other] { "" }
        }
        [pass] Le gagnant du pli annonce, ou laisse ce droit à son partenaire. Une fois laissé, il ne revient pas.
       *[either] Quand un camp a gagné un pli, l’un ou l’autre des partenaires peut annoncer.
    }
rule-bezique-meld-partner-cards = Les cartes du partenaire
    .value = { $value ->
        [none] non
        [not-beziques] oui, mais pas pour un bésigue
        [not-larger-beziques] oui, mais pas pour un double bésigue ou plus
       *[all] oui, pour toute combinaison
    }
    .say = { $value ->
        [none] { $deal-parties ->
            [opposite-partners] Une combinaison ne se fait qu’avec ses propres cartes.
           *[other] { "" }
        }
        [not-beziques] On peut compléter d’une de ses cartes une combinaison étalée devant son partenaire, à condition que celui-ci puisse la marquer ainsi. Un bésigue doit venir d’une seule main.
        [not-larger-beziques] On peut compléter d’une de ses cartes une combinaison étalée devant son partenaire, à condition que celui-ci puisse la marquer ainsi. Un double bésigue ou plus doit venir d’une seule main.
       *[all] On peut compléter d’une de ses cartes une combinaison étalée devant son partenaire, à condition que celui-ci puisse la marquer ainsi. Cela vaut aussi pour les bésigues.
    }
rule-bezique-meld-quartets = Carrés
    .value = { $value ->
        [each-suit] une carte de chaque couleur
       *[any] quatre quelconques
    }
    .say = { $value ->
        [each-suit] Un carré doit avoir une carte de chaque couleur.
       *[any] Un carré peut avoir quatre cartes quelconques du même rang, quelles que soient leurs couleurs.
    }
rule-bezique-meld-bezique-cards = Cartes d’un bésigue
    .value = { $value ->
        [qs-jd] dame de pique, valet de carreau
        [qs-jd-or-qc-jh] les mêmes ; à l’atout pique ou carreau, dame de trèfle, valet de cœur
       *[by-trump] selon l’atout
    }
    .say = { $value ->
        [qs-jd] Un bésigue est [[QS]] avec [[JD]], quel que soit l’atout.
        [qs-jd-or-qc-jh] Un bésigue est [[QS]] avec [[JD]], mais [[QC]] avec [[JH]] quand l’atout est pique ou carreau.
       *[by-trump] L’atout dit quelles cartes font le bésigue : [[QS]] avec [[JD]] à pique, [[QD]] avec [[JS]] à carreau, [[QH]] avec [[JC]] à cœur, [[QC]] avec [[JH]] à trèfle. Tant qu’il n’y a pas d’atout, il n’y a pas de bésigue.
    }
rule-bezique-meld-double-from = Double bésigue
    .value = { $value ->
        [four-unused] quatre cartes jamais annoncées
       *[may-extend] peut prolonger un bésigue
    }
    .say = { $meld-reuse ->
        [single-use] Un double bésigue demande quatre cartes qui n’ont pas encore été annoncées : il ne peut pas prolonger un bésigue simple.
        [re-form] { $pack-copies ->
            [2] Un bésigue peut devenir double : on ajoute une seconde paire tant que la première est encore étalée en entier, et la plus grande combinaison compte en entier.
           *[other] Un bésigue peut grandir : on ajoute une paire tant que la première est encore étalée en entier, et la plus grande combinaison compte en entier.
        }
       *[other] { $value ->
            [four-unused] Un double bésigue demande quatre cartes qui n’ont pas encore été annoncées : il ne peut pas prolonger un bésigue simple.
           *[may-extend] { $pack-copies ->
                [2] Un bésigue peut devenir double : on ajoute une seconde paire tant que la première est encore étalée en entier, et la plus grande combinaison compte en entier.
               *[other] Un bésigue peut grandir : on ajoute une paire tant que la première est encore étalée en entier, et la plus grande combinaison compte en entier. Quand une paire d’un double a été jouée, une autre en refait un double.
            }
        }
    }

## Melds and their points

rule-bezique-meld-sequence = Quinte d’atout
    .cards = as, dix, roi, dame et valet d’atout
rule-bezique-meld-plain-sequence = Quinte simple
    .cards = as, dix, roi, dame et valet d’une autre couleur
rule-bezique-meld-royal-marriage = Mariage d’atout
    .cards = roi et dame d’atout
rule-bezique-meld-marriage = Mariage
    .cards = roi et dame d’une autre couleur
rule-bezique-meld-bezique = Bésigue
    .cards = { $meld-bezique-cards ->
        [qs-jd] [[QS]] et [[JD]]
       *[other] une dame et un valet, selon l’atout
    }
rule-bezique-meld-double-bezique = Double bésigue
    .cards = les deux cartes deux fois
rule-bezique-meld-triple-bezique = Triple bésigue
    .cards = les deux cartes trois fois
rule-bezique-meld-quadruple-bezique = Quadruple bésigue
    .cards = les deux cartes quatre fois
rule-bezique-meld-quintuple-bezique = Quintuple bésigue
    .cards = les deux cartes cinq fois
rule-bezique-meld-aces = Carré d’as
    .cards = { $meld-quartets ->
        [each-suit] un de chaque couleur
       *[any] quatre quelconques
    }
rule-bezique-meld-tens = Carré de dix
    .cards = { $meld-quartets ->
        [each-suit] un de chaque couleur
       *[any] quatre quelconques
    }
rule-bezique-meld-kings = Carré de rois
    .cards = { $meld-quartets ->
        [each-suit] un de chaque couleur
       *[any] quatre quelconques
    }
rule-bezique-meld-queens = Carré de dames
    .cards = { $meld-quartets ->
        [each-suit] une de chaque couleur
       *[any] quatre quelconques
    }
rule-bezique-meld-jacks = Carré de valets
    .cards = { $meld-quartets ->
        [each-suit] un de chaque couleur
       *[any] quatre quelconques
    }
rule-bezique-meld-trump-aces = Quatre as d’atout
    .cards = tous à l’atout
rule-bezique-meld-trump-tens = Quatre dix d’atout
    .cards = tous à l’atout
rule-bezique-meld-trump-kings = Quatre rois d’atout
    .cards = tous à l’atout
rule-bezique-meld-trump-queens = Quatre dames d’atout
    .cards = toutes à l’atout
rule-bezique-meld-trump-jacks = Quatre valets d’atout
    .cards = tous à l’atout
rule-bezique-meld-five-trump-aces = Cinq as d’atout
    .cards = tous à l’atout
rule-bezique-meld-five-trump-tens = Cinq dix d’atout
    .cards = tous à l’atout
rule-bezique-meld-five-trump-kings = Cinq rois d’atout
    .cards = tous à l’atout
rule-bezique-meld-five-trump-queens = Cinq dames d’atout
    .cards = toutes à l’atout
rule-bezique-meld-five-trump-jacks = Cinq valets d’atout
    .cards = tous à l’atout

## One card in several melds

rule-bezique-meld-reuse = Une carte, plusieurs combinaisons
    .value = { $value ->
        [single-use] non : annoncée une fois, elle ne sert plus
        [type-once] une fois par genre de combinaison
        [disjoint-now] pas au même pli ; plus tard, dans un autre genre
        [compound] même au même pli, dans des genres différents
       *[re-form] une fois par genre ; encore, quand une combinaison est refaite
    }
    .say = { $value ->
        [single-use] Une carte compte dans une seule combinaison. Une fois annoncée, elle ne sert plus.
        [type-once] Une carte peut compter dans plusieurs combinaisons, une fois par genre : mariage, quinte, bésigue, carré. Une petite combinaison peut en devenir une plus grande et les deux comptent, comme un mariage qui devient quinte ; d’une grande, on n’en tire pas de plus petite.
        [disjoint-now] À un même pli, aucune carte ne compte dans deux combinaisons. À un pli suivant, elle peut compter encore, dans une combinaison d’un autre genre.
        [compound] À un même pli, une carte peut compter dans chaque combinaison qu’elle aide à former, si elles sont de genres différents ; jamais deux fois dans le même genre.
       *[re-form] Une carte peut compter une fois dans chaque genre de combinaison. Quand une carte d’une combinaison a été jouée et qu’une autre la remplace, la combinaison est refaite et compte encore. Une petite combinaison peut en devenir une plus grande ; d’une grande, on n’en tire pas de plus petite.
    }
rule-bezique-meld-sequence-remarry = Roi ou dame d’une quinte peuvent se marier
    .say = { $meld-reuse ->
        [single-use] { "" }
       *[other] { $value ->
            [true] Un roi ou une dame qui a compté dans une quinte peut encore se marier à une nouvelle carte.
           *[false] Un roi ou une dame qui a compté dans une quinte ne se marie plus.
        }
    }
rule-bezique-meld-remarriage = Se remarier
    .value = { $value ->
        [none] seulement à une nouvelle carte
        [after-play] quand l’autre a été joué
       *[cross] aussitôt, deux mariages croisés
    }
    .say = { $meld-reuse ->
        [re-form] { $value ->
            [none] Un roi ou une dame déjà mariés ne se remarient qu’à une nouvelle carte.
            [after-play] Quand un roi ou une dame mariés sont joués, l’autre peut se remarier une fois, à une carte d’un autre mariage de la couleur ; les deux mêmes ne se marient jamais deux fois.
           *[cross] Avec deux mariages d’une couleur sur la table, chaque roi peut aussi épouser aussitôt la dame de l’autre ; les deux mêmes ne se marient jamais deux fois.
        }
       *[other] { "" }
    }
rule-bezique-meld-table-only = Combinaison de cartes déjà annoncées
    .value = { $value ->
        [true] permise
       *[false] demande une nouvelle carte
    }
    .say = { $meld-reuse ->
        [single-use] { "" }
        [re-form] { $value ->
            [true] Une combinaison peut être faite de cartes toutes déjà étalées.
           *[false] { $meld-remarriage ->
                [none] Chaque combinaison demande au moins une carte qui n’a pas encore été annoncée.
               *[other] Chaque combinaison demande au moins une carte qui n’a pas encore été annoncée, sauf pour se remarier.
            }
        }
       *[other] { $value ->
            [true] { $meld-source ->
                [won] { "" }
               *[other] Une combinaison peut être faite de cartes toutes déjà étalées, si elles n’ont pas encore compté dans ce genre.
            }
           *[false] Chaque combinaison demande au moins une carte qui n’a pas encore été annoncée.
        }
    }

## Carte blanche

rule-bezique-carte-blanche-points = Carte blanche
    .say = { $value ->
        [0] { "" }
       *[other] Une main reçue sans roi, dame ni valet est une carte blanche. Celui qui la montre avant de jouer une carte marque { $value }.
    }
rule-bezique-carte-blanche-continues = La carte blanche continue
    .say = { $carte-blanche-points ->
        [0] { "" }
       *[other] { $value ->
            [true] Ensuite, chaque carte piochée peut être montrée avant de rejouer, pour { $carte-blanche-points } de plus, jusqu’au premier roi, à la première dame ou au premier valet, ou à la première carte non montrée.
           *[false] Elle compte une fois, quoi qu’on pioche ensuite.
        }
    }
