# The rules in French. A rule's message is its name; `.value` is the word for what is chosen, `.say`
# the sentence on the rules page, `.cards` what a meld is made of. In `.value` and `.say` the rule's
# own value is $value; every other knob stands there by its path, as $meld-source does, beside
# $cards (in play), $stock (cards), $stock-tricks and $tricks. An empty `.say` means that there is
# nothing to tell in such a game. Lines after the first become a numbered list.

## The pack and the deal

rule-bezique-pack-pattern = Cartes
    .value = { $value ->
       *[french] enseignes françaises
    }
    .say = { $value ->
       *[french] On joue avec des cartes françaises : pique, cœur, carreau et trèfle.
    }
rule-bezique-pack-copies = Jeux mêlés ensemble
    .say = { $value ->
        [2] On mêle deux jeux de 32 cartes : { $cards } cartes, deux de chaque.
        [3] On mêle trois jeux de 32 cartes : { $cards } cartes, trois de chaque.
        [4] On mêle quatre jeux de 32 cartes : { $cards } cartes, quatre de chaque.
        [6] On mêle six jeux de 32 cartes : { $cards } cartes, six de chaque.
        [8] On mêle huit jeux de 32 cartes : { $cards } cartes, huit de chaque.
       *[other] On mêle { $value } jeux de 32 cartes : { $cards } cartes, { $value } de chaque.
    }
rule-bezique-pack-ranking = Ordre, de la plus forte à la plus faible
    .value = { $value ->
       *[a-t-k-q-j-9-8-7] as, dix, roi, dame, valet, neuf, huit, sept
    }
    .say = { $value ->
       *[a-t-k-q-j-9-8-7] De la plus forte à la plus faible, les cartes de chaque couleur se suivent ainsi : as, dix, roi, dame, valet, neuf, huit, sept. Le dix passe devant le roi.
    }
rule-bezique-deal-players = Joueurs
    .say = { $value ->
        [2] On joue à deux.
        [3] On joue à trois.
       *[4] On joue à quatre.
    }
rule-bezique-deal-parties = Camps
    .value = { $value ->
        [each-alone] chacun pour soi
       *[opposite-partners] partenaires face à face
    }
    .say = { $value ->
        [each-alone] { $deal-players ->
            [2] { "" }
           *[other] Chacun joue pour soi.
        }
       *[opposite-partners] Les joueurs assis face à face sont partenaires et ont un score commun.
    }
rule-bezique-deal-first-dealer = Premier donneur
    .value = { $value ->
        [lowest-cut] la plus petite carte tirée
        [highest-cut] la plus forte carte tirée
       *[highest-cut-chooses] la plus forte carte tirée choisit
    }
    .say = { $value ->
        [lowest-cut] Chacun tire une carte, et celui qui a la plus petite donne en premier.
        [highest-cut] Chacun tire une carte, et celui qui a la plus forte donne en premier.
       *[highest-cut-chooses] Chacun tire une carte ; celui qui a la plus forte choisit sa place et dit qui donne en premier.
    }
rule-bezique-deal-rotation = La donne passe
    .value = { $value ->
        [alternate] de l’un à l’autre
       *[left] à gauche
    }
    .say = { $value ->
        [alternate] Ensuite on donne à tour de rôle.
       *[left] Ensuite la donne passe à gauche.
    }
rule-bezique-packet-aim = Paquet soulevé avant la donne, cartes visées
    .value = { $value ->
        [0] pas de paquet
       *[other] { $value }
    }
    .say = { $value ->
        [0] { "" }
       *[other] Avant de donner, le donneur soulève un paquet et vise exactement { $value } cartes. Le paquet peut avoir jusqu’à trois cartes de trop ou de moins.
    }
rule-bezique-packet-lift = Pour ce nombre exact
    .say = { $packet-aim ->
        [0] { "" }
       *[other] { $value ->
            [0] { "" }
           *[other] Si le paquet a exactement ce nombre, le donneur marque { $value }.
        }
    }
rule-bezique-packet-guess = Pour le paquet deviné
    .say = { $packet-aim ->
        [0] { "" }
       *[other] { $value ->
            [0] { "" }
           *[other] L’autre joueur regarde le paquet et devine combien de cartes il contient : s’il tombe juste, il marque { $value }. Ce qu’on voit peut s’écarter de deux cartes au plus.
        }
    }
rule-bezique-deal-hand = Cartes en main
    .say = Chacun reçoit { $value } cartes ; les { $stock } autres forment le talon.
rule-bezique-deal-packets = Données par
    .value = { $value ->
        [1] une
        [2] deux
        [3] trois
       *[other] { $value }
    }
    .say = { $value ->
        [1] On les donne une par une.
        [2] On les donne deux par deux.
        [3] On les donne trois par trois.
       *[other] On les donne par paquets de { $value }.
    }
rule-bezique-deal-first-lead = Première entame
    .value = { $value ->
       *[left-of-dealer] à gauche du donneur
    }
    .say = { $value ->
       *[left-of-dealer] { $deal-players ->
            [2] Celui qui n’a pas donné entame le premier pli.
           *[other] Le joueur à gauche du donneur entame le premier pli. On joue dans le sens des aiguilles d’une montre.
        }
    }

## Trumps

rule-bezique-trump-method = L’atout est fixé par
    .value = { $value ->
        [turn-up] la retourne
        [first-marriage] le premier mariage
       *[first-marriage-or-sequence] le premier mariage ou la première quinte
    }
    .say = { $value ->
        [turn-up] Après la donne, on retourne la carte suivante : sa couleur est atout. Elle est placée à moitié sous le talon et se pioche en dernier.
        [first-marriage] On ne retourne pas de carte. Le premier mariage annoncé fait de sa couleur l’atout pour le reste de la donne, et compte comme mariage d’atout. { $meld-plain-sequence ->
            [0] Jusque-là il n’y a ni atout, ni quinte.
           *[other] Jusque-là il n’y a pas d’atout.
        }
       *[first-marriage-or-sequence] On ne retourne pas de carte. Le premier mariage ou la première quinte annoncés font de leur couleur l’atout pour le reste de la donne, et comptent comme à l’atout. Jusque-là il n’y a pas d’atout.
    }
rule-bezique-trump-repeat = Le même atout deux donnes de suite
    .say = { $value ->
        [true] { "" }
       *[false] La couleur d’atout de la donne précédente ne peut pas redevenir atout : un mariage ou une quinte dans cette couleur compte comme ordinaire et ne fait pas d’atout.
    }

## A trick

rule-bezique-trick-equal-cards = De deux cartes égales
    .value = { $value ->
       *[first-wins] la première jouée gagne
    }
    .say = { $value ->
       *[first-wins] Le plus fort atout gagne le pli, ou, sans atout, la plus forte carte de la couleur demandée. De deux cartes égales, la première jouée gagne. Le gagnant entame le pli suivant.
    }
rule-bezique-stock-duty = Tant qu’il y a un talon
    .value = { $value ->
        [free] on joue ce qu’on veut
        [follow-beat-trump] fournir, monter, couper
       *[follow-beat-overtrump] fournir, monter, surcouper
    }
    .say = { $value ->
        [free] Tant qu’il y a un talon, on joue la carte de son choix à chaque pli : personne n’est obligé de fournir.
        [follow-beat-trump]
            Même tant qu’il y a un talon, celui qui n’entame pas a ces obligations, dans cet ordre :
            Fournir la couleur demandée et, si possible, battre la carte la plus forte.
            Sans cette couleur, couper.
            Sans atout non plus, jouer ce qu’on veut.
       *[follow-beat-overtrump]
            Même tant qu’il y a un talon, celui qui n’entame pas a ces obligations, dans cet ordre :
            Fournir la couleur demandée et, si possible, battre la carte la plus forte.
            Sans cette couleur, couper avec un atout qui prend le pli.
            Sans un tel atout, jouer ce qu’on veut.
    }
rule-bezique-stock-draw = La pioche au talon
    .value = { $value ->
       *[winner-first] le gagnant du pli d’abord
    }
    .say = { $value ->
       *[winner-first] { $deal-players ->
            [2] Après chaque pli, les deux joueurs piochent une carte, le gagnant d’abord. Le talon dure { $stock-tricks } plis.
           *[other] Après chaque pli, chacun pioche une carte, le gagnant d’abord, puis les autres à leur tour. Le talon dure { $stock-tricks } plis.
        }
    }
rule-bezique-stock-last-draw = La dernière carte du talon
    .value = { $value ->
       *[last-card-to-last-drawer] au dernier qui pioche
    }
    .say = { $value ->
       *[last-card-to-last-drawer] { $trump-method ->
            [turn-up] { $deal-players ->
                [2] La retourne vient en dernier : le perdant du dernier pli avec talon la prend.
               *[other] La retourne vient en dernier : le dernier joueur à piocher la prend.
            }
           *[other] { "" }
        }
    }

## The last tricks

rule-bezique-endgame-duty = Quand le talon est épuisé
    .value = { $value ->
        [free] on joue ce qu’on veut
        [follow-beat-trump] fournir, monter, couper
       *[follow-beat-overtrump] fournir, monter, surcouper
    }
    .say = { $value ->
        [free] { $stock-duty ->
            [free] Aux { $deal-hand } derniers plis, comme avant, on joue ce qu’on veut.
           *[other] Aux { $deal-hand } derniers plis, on joue ce qu’on veut.
        }
        [follow-beat-trump]
            Quand le talon est épuisé, les { $deal-hand } derniers plis sont stricts. Celui qui n’entame pas a ces obligations, dans cet ordre :
            Fournir la couleur demandée et, si possible, battre la carte la plus forte.
            Si l’on ne peut pas la battre, fournir quand même.
            Sans la couleur, couper.
            Sans atout non plus, jouer ce qu’on veut.
       *[follow-beat-overtrump]
            Quand le talon est épuisé, les { $deal-hand } derniers plis sont stricts. Celui qui n’entame pas a ces obligations, dans cet ordre :
            { $deal-parties ->
                [opposite-partners] Fournir la couleur demandée et, si possible, battre la carte la plus forte, même celle du partenaire.
               *[each-alone] Fournir la couleur demandée et, si possible, battre la carte la plus forte.
            }
            Si l’on ne peut pas la battre, fournir quand même.
            Sans la couleur, couper avec un atout qui prend le pli.
            Sans un tel atout, jouer ce qu’on veut.
    }
rule-bezique-endgame-melds = Annonces aux derniers plis
    .say = { $value ->
        [true] À ces plis, on peut annoncer comme avant.
       *[false] { $meld-source ->
            [won] On n’annonce rien à ces plis.
           *[other] Les dernières annonces se font avant de piocher les dernières cartes. À ces plis il n’y en a plus, et les cartes étalées reviennent dans les mains.
        }
    }

## The sources, in short

source-S0 = White Knuckle Cards
source-S1 = Penguin Book
source-S2 = CatsAtCards
source-S4 = Pokerwiner
source-X-BI4 = Bicycle, à quatre
source-X-BIR = Bicycle, Rubicon
source-X-CA = Cassell’s Amusements
source-X-CM = Crazy Monkey
source-X-EB = Britannica
source-X-EB9 = Britannica de 1875
source-X-EN = Enquire Within
source-X-FO = Foster’s Hoyle
source-X-HE = Herring
source-X-HO = Hoyle’s Games
source-X-PE = Penguin Book, p. 94
source-X-PW = Pokerwiner, Bezique
source-X-WI = Wikipedia
source-X-WK = White Knuckle Cards, Rubicon
source-house = Règle maison

## Rules page and comparison

rules-of = Règles : { $name }
rules-choose = Règles du jeu
rules-contents = Chapitres
rules-compare = Comparer à un autre jeu
rules-change = Modifier ces règles
chapter-deal = Le jeu de cartes et la donne
chapter-trumps = L’atout
chapter-parties = Les camps
chapter-trick = Un pli
chapter-endgame = Les derniers plis
chapter-melding = Les annonces
chapter-points = Les combinaisons et leurs points
chapter-reuse = Une carte, plusieurs combinaisons
chapter-carte-blanche = Carte blanche
chapter-seven = Le sept d’atout
chapter-brisques = Brisques et dernier pli
chapter-talk = Parler à la table
chapter-match = Comment on gagne
chapter-other = Autres règles
meld-column = Combinaison
points-column = Points
rule-column = Règle
value-column = Valeur
source-column = Source
rules-house = Modifié par rapport à { $name }.
rules-inferred = notre lecture : { $reason }
rules-misprint = Coquille : { $source } imprime { $printed } ; on joue { $value }.
rules-all = Toutes les règles, une par une
rules-sources = Les sources
rules-failed = Les règles n’ont pas pu être chargées : { $reason }
rules-retry = Réessayer
not-counted = rien
compare = D’un jeu à l’autre
compare-title = De { $from } à { $to }
compare-from = De
compare-to = À
compare-swap = Dans l’autre sens
compare-count = { $count ->
    [0] Les deux jeux ont les mêmes règles.
    [one] Une règle change.
    [many] { $count } règles changent.
   *[other] { $count } règles changent.
  }
why-points-meld = Cartes : { $cards }. Valeur : { $value }.
why-points-line = { $me ->
    [yes] Vous marquez
   *[no] { $name } marque
  } { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
  }{ $trick ->
    [0] .
   *[other] {" "}au pli { $trick }.
  }

## House rules

house-rules = Règles maison
house-over = { $name }, avec vos changements. Chaque choix nomme les jeux qui l’appliquent.
house-count = { $count ->
    [0] Rien de changé pour l’instant.
    [one] Une règle changée :
    [many] { $count } règles changées :
   *[other] { $count } règles changées :
  }
house-group-count = changées : { $count }
house-own = la vôtre
house-also = comme dans { $names }
house-misprint = une coquille
house-number = { $name } : un autre nombre
house-other = autre
house-back = Revenir à « { $value } »
house-name = Nom de ces règles
house-name-hint = pour la table et l’historique
house-link = Lien vers ces règles
copy-link = Copier
link-copied = Copié.
house-link-by-hand = Ce navigateur ne permet pas de copier. Sélectionnez le lien et copiez-le vous-même.
house-use = Jouer avec ces règles
house-drop = Abandonner
house-conflict = Ces règles ne vont pas ensemble
house-conflict-hint = Modifiez l’une des deux. Vos autres changements sont gardés :
house-clash = { $reason } ({ $names })
house-loading = Chargement des choix…
house-failed = Les choix n’ont pas pu être chargés : { $reason }
