# The rules of Filicău and Filkó in French, made like those in rules.ftl. Cards in lists stand as
# tokens; $value is 0 for an empty list.

## The pack and the deal

rule-filko-pack-pattern = Cartes
    .value = { $value ->
       *[german] portrait Guillaume Tell
    }
    .say = { $value ->
       *[german] On joue avec des cartes au portrait Guillaume Tell : gland, feuille, cœur et grelot, avec dans chaque couleur as, dix, roi, Ober, Unter, neuf, huit et sept. L’Ober porte l’enseigne en haut, l’Unter plus bas.
    }
rule-filko-pack-removed = Cartes retirées
    .value = { $value ->
        [0] aucune
       *[other] { $value }
    }
    .say = { $value ->
        [0] On joue avec les 32 cartes.
       *[other] Cartes retirées du jeu : { $value }.
    }
rule-filko-deal-players = Joueurs
    .say = { $value ->
        [4] On joue à quatre. On donne et on joue vers la droite.
        [5] On joue à cinq. On donne et on joue vers la droite.
       *[6] On joue à six. On donne et on joue vers la droite.
    }
rule-filko-deal-packets = Données par
    .value = { $value ->
        [1] une
        [2] deux
        [3] trois
        [4] quatre
       *[other] { $value }
    }
    .say = { $value ->
        [1] On donne toutes les cartes, une par une.
        [2] On donne toutes les cartes, deux par deux.
        [3] On donne toutes les cartes, trois par trois.
        [4] On donne toutes les cartes, quatre par quatre.
       *[other] On donne toutes les cartes, par paquets de { $value }.
    }
rule-filko-deal-first-dealer = Premier donneur
    .value = { $value ->
       *[random] au hasard
    }
    .say = { $value ->
       *[random] Le hasard décide qui donne en premier.
    }

rule-filko-deal-cut = La coupe
    .value = { $value ->
        [for-trumps] seulement si elle fait l’atout
        [left] par le voisin de gauche du donneur
       *[masters-choose] par la gauche du donneur, ou au gré des maîtres
    }
    .say = { $value ->
        [for-trumps] { $trump-method ->
            [cut] Le joueur à gauche du donneur coupe le jeu.
           *[other] On mêle le jeu et on ne coupe pas.
        }
        [left] Le joueur à gauche du donneur coupe le jeu.
       *[masters-choose] Le joueur à gauche du donneur coupe le jeu. Si des maîtres sont assis des deux côtés d’un serviteur qui donne, celui de droite peut couper à sa place.
    }

## Trumps

rule-filko-trump-permanent = Toujours atouts
    .say = Quelle que soit la couleur d’atout, ces cartes passent devant son as, { $trump-over-order ->
        [acorns-leaves-hearts-bells] de la plus forte à la plus faible
       *[acorns-hearts-bells-leaves] de la plus forte à la plus faible, sauf pour l’ordre des Ober
    } : { $value }. Elles font partie des atouts, jamais de la couleur imprimée sur elles. Ordre des autres cartes de chaque couleur, pour celles qui sont en jeu : as, dix, roi, Unter, neuf, huit, sept.
rule-filko-trump-over-order = Ordre des Ober
    .value = { $value ->
        [acorns-leaves-hearts-bells] gland, feuille, cœur, grelot
       *[acorns-hearts-bells-leaves] gland, cœur, grelot, feuille
    }
    .say = { $value ->
        [acorns-leaves-hearts-bells] Parmi les Ober, celui de gland est le plus fort, puis feuille, cœur et grelot.
       *[acorns-hearts-bells-leaves] Parmi les Ober, celui de gland est le plus fort, puis cœur et grelot ; celui de feuille est le plus faible.
    }
rule-filko-trump-method = L’atout est fixé par
    .value = { $value ->
        [dealer-first-card] la première carte du donneur
        [cut] la coupe
        [call-card] le Vieux, qui appelle une carte
       *[name-suit] le Vieux, qui choisit une couleur
    }
    .say = { $value ->
        [dealer-first-card] Le donneur montre la première carte qu’il reçoit : sa couleur est atout. Si c’est une carte toujours atout, on la passe et on montre la suivante.
        [cut] La carte du dessous du paquet soulevé à la coupe fait de sa couleur l’atout. Si c’est une carte toujours atout, on la passe et on regarde la suivante. Les cartes vues sont données en dernier : tout le monde sait qui les reçoit. C’est le donneur et, s’il y en a plus que dans son dernier paquet, le joueur à sa gauche.
        [call-card] Celui qui tient l’Ober de gland est le Vieux. Il appelle une carte qui n’est pas toujours atout : sa couleur est atout.
       *[name-suit] Celui qui tient l’Ober de gland est le Vieux. Il choisit la couleur d’atout.
    }

## Parties

rule-filko-party-method = Camps
    .value = { $value ->
        [fixed] fixes
        [called] par la carte appelée
       *[top-overs] par les deux plus forts Ober
    }
    .say = { $value ->
        [fixed] { $deal-players ->
            [6] Un joueur sur deux est du même camp : trois contre trois.
           *[other] Les joueurs assis face à face sont partenaires.
        }
        [called] Celui qui tient la carte appelée est le partenaire du Vieux et n’en dit rien : tous l’apprennent quand la carte est jouée. Les autres jouent contre eux.
       *[top-overs] Ceux qui tiennent les deux plus forts Ober sont les Riches et jouent contre tous les autres, les Pauvres. On apprend qui ils sont quand ces Ober sont joués.
    }
rule-filko-party-own-card = Une carte de la main du Vieux
    .value = { $value ->
        [forbidden] ne peut pas être appelée
       *[alone] peut être appelée
    }
    .say = { $party-method ->
        [called] { $value ->
            [forbidden] Il ne peut pas appeler une de ses propres cartes.
           *[alone] S’il appelle une de ses propres cartes, il joue seul, et lui seul le sait.
        }
       *[other] { "" }
    }
rule-filko-party-both-overs = Les deux plus forts Ober dans une même main
    .value = { $value ->
        [alone] il joue seul
       *[redeal] on redonne
    }
    .say = { $party-method ->
        [top-overs] { $value ->
            [alone] Un joueur qui tient les deux joue seul contre tous.
           *[redeal] Si un joueur tient les deux, on redonne les cartes.
        }
       *[other] { "" }
    }

## Play

rule-filko-play-duty = Obligations à chaque pli
    .value = { $value ->
        [follow-trump] fournir, sinon couper
       *[follow-beat-trump] fournir, monter, couper
    }
    .say = { $value ->
        [follow-trump]
            Celui qui n’entame pas a ces obligations, dans cet ordre :
            Fournir la couleur demandée ; les atouts forment une seule couleur.
            Sans cette couleur, couper d’un atout fort ou faible.
            Sans atout non plus, jouer ce qu’on veut.
       *[follow-beat-trump]
            Celui qui n’entame pas a ces obligations, dans cet ordre :
            Fournir la couleur demandée et, si possible, battre la carte la plus forte ; les atouts forment une seule couleur.
            Si l’on ne peut pas la battre, fournir quand même.
            Sans la couleur, couper et, si possible, battre la carte la plus forte.
            Sans atout non plus, jouer ce qu’on veut.
    }
rule-filko-play-first-lead = Première entame
    .value = { $value ->
        [right-of-dealer] à droite du donneur
       *[old-man] le Vieux
    }
    .say = { $value ->
        [right-of-dealer] Le joueur à droite du donneur entame le premier pli, puis le gagnant de chaque pli entame le suivant.
       *[old-man] Le Vieux entame le premier pli, puis le gagnant de chaque pli entame le suivant.
    }

## Points and what they decide

rule-filko-points-values = Points
    .value = { $value ->
        [aces-and-tens] as et dix, un point chacun
       *[card-values] as 11, dix 10, roi 4, Ober 3, Unter 2
    }
    .say = { $value ->
        [aces-and-tens] Chaque as et chaque dix gagné dans un pli vaut un point, huit dans un jeu entier. Les autres cartes ne valent rien.
       *[card-values] Un as gagné dans un pli vaut 11 points, un dix 10, un roi 4, un Ober 3 et un Unter 2 : 120 dans un jeu entier.
    }
rule-filko-match-outcome = Ce que décide une donne
    .value = { $value ->
        [run-away] maîtres, serviteurs, ou fuite
        [servant] maîtres, et un serviteur qui donne
        [liberation] maîtres, jusqu’à ce que le serviteur soit libre
        [each-deal] chaque donne à part
        [kept] riches et pauvres, jusqu’à ce que les donneurs soient libres
       *[hats] qui subit le gage des perdants
    }
    .say = { $value ->
        [run-away]
            Les points d’une donne font les maîtres et les serviteurs :
            Avec { $match-win-points } points ou plus, mais pas tous, un camp est maître et l’autre sert.
            Si aucun camp n’en a autant, rien ne change.
            Un camp qui ne prend aucun point s’est enfui : personne n’est alors maître.
            Tant qu’il y a des maîtres, l’un des serviteurs donne ; sinon la donne passe à droite.
        [servant]
            Les points d’une donne font les maîtres et les serviteurs :
            Avec { $match-win-points } points ou plus, même tous, un camp est maître.
            Si aucun camp n’en a autant, rien ne change.
            Les premiers maîtres choisissent l’un des autres comme serviteur. Il donne à chaque fois jusqu’à ce que son camp fasse lui-même { $match-win-points } points ; puis le joueur à sa droite est le serviteur et donne. Tant qu’il n’y a pas de maîtres, la donne passe à droite.
        [liberation]
            Les points d’une donne font les maîtres et un serviteur :
            Avec { $match-win-points } points ou plus, un camp est maître. Le donneur sert s’il a perdu, sinon le premier perdant à sa droite, et le serviteur donne. Sans maîtres, la donne passe à droite.
            { $trump-method ->
                [cut] L’atout est fixé de nouveau à chaque donne.
                [dealer-first-card] L’atout est fixé de nouveau à chaque donne.
               *[other] Tant qu’il y a des maîtres, les camps, la couleur d’atout et la première entame ne changent pas.
            }
            Le camp du serviteur est libre avec { $match-win-points } points ou plus, ou avec aucun : on dit qu’il s’échappe à la nage. { $trump-method ->
                [cut] Il n’y a alors plus de maîtres, et la donne passe à droite du serviteur.
                [dealer-first-card] Il n’y a alors plus de maîtres, et la donne passe à droite du serviteur.
               *[other] Il n’y a alors plus de maîtres, la donne passe à droite du serviteur, et le Vieux appelle de nouveau.
            }
        [each-deal] Chaque donne se gagne ou se perd à part, et un perdant donne la suivante : le donneur s’il a perdu, sinon le premier perdant à sa droite.
        [kept] Les camps de la première donne restent les mêmes. Un perdant donne : le donneur s’il a perdu, sinon le premier perdant à sa droite, et il continue à donner jusqu’à ce que son camp fasse { $match-win-points } points ou plus. { $party-method ->
            [called] Jusque-là on n’appelle rien : la couleur d’atout et la première entame ne changent pas. Puis la donne passe à sa droite, et le Vieux appelle de nouveau.
           *[other] Puis la donne passe à sa droite, et de nouveaux camps se forment.
        }
       *[hats] Les perdants subissent un gage jusqu’à ce qu’ils gagnent ; une donne nulle ne change rien. La donne passe à droite.
    }
rule-filko-match-penalty = Le gage des perdants
    .value = { $value ->
        [hat-off] ils sont tête nue
        [worn-hat] ils portent de vieux chapeaux usés
       *[stand] ils jouent debout
    }
    .say = { $match-outcome ->
        [hats] { $value ->
            [hat-off] Les perdants ôtent leur chapeau.
            [worn-hat] Tout le monde vient sans chapeau, et les perdants en mettent de vieux, tout usés.
           *[stand] Les perdants jouent debout.
        }
       *[other] { "" }
    }
rule-filko-match-win-points = Points pour gagner
    .say = { $match-outcome ->
        [each-deal] Les Riches gagnent avec { $value } points ou plus.
        [kept] À la première donne, les Riches gagnent avec { $value } points ou plus.
        [hats] Un camp gagne avec { $value } points ou plus.
       *[other] { "" }
    }
rule-filko-match-poor-points = Points pour que les Pauvres gagnent
    .say = { $match-outcome ->
        [each-deal] Les Pauvres gagnent avec { $value } points ou plus.
        [kept] À la première donne, les Pauvres gagnent avec { $value } points ou plus.
       *[other] { "" }
    }
rule-filko-match-early-end = Une donne décidée peut finir plus tôt
    .say = { $value ->
        [true] Quand les cartes restantes ne peuvent plus rien changer, on peut finir la donne.
       *[false] Chaque donne se joue jusqu’au dernier pli.
    }

## Talk

rule-filko-talk-aims = On peut dire ce qu’on vise
    .say = { $value ->
        [true] Un joueur peut dire pour quoi son camp joue, à son tour ou avant, et peut changer de but à un pli suivant. Personne ne doit parler de ses cartes.
       *[false] Personne ne peut dire pour quoi il joue.
    }
rule-filko-talk-count = Les maîtres peuvent demander le compte
    .say = { $value ->
        [true] Chaque maître peut demander aux serviteurs, une fois par pli, combien de points ils ont déjà.
       *[false] { "" }
    }
rule-filko-talk-signals = Signes au partenaire
    .say = { $value ->
        [true] Un joueur peut demander une couleur à son partenaire par une mimique : la bouche tirée de côté pour le gland, un regard vers le haut pour la feuille, le bout de la langue pour le cœur, les joues gonflées pour le grelot.
       *[false] { "" }
    }

## The sources, in short

source-S3 = Pagat, Filicău
source-X-PA = Pagat, la page de 2021
source-X-UL = Pagat, Ulti
