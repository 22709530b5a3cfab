# The table of Filicău and Filkó in English. Ids that begin with call-, cut-, servant-, end- or talk-
# are the engine's refusal codes with slashes turned to dashes.

## Cards of the German pack

rank-O = Ober
rank-U = Unter
index-O = O
index-U = U
suit-A = gland
suit-L = feuille
suit-B = grelot

## Players

filko-name-1 = Mircea
filko-name-2 = Ilinca
filko-name-3 = Sanda
filko-name-4 = Dorin
filko-name-5 = Ileana
filko-name-6 = Radu
filko-role-master = Maître
filko-role-servant = Serviteur
filko-role-hat-off = Tête nue
filko-role-worn-hat = Chapeau usé
filko-role-stand = Debout
filko-old-man = le Vieux
filko-the-servant = donne
filko-dealer = donneur
filko-seat = { $name }{ $some ->
    [yes]  : { $notes }
   *[no] {""}
  }
filko-tricks = { $count ->
    [one] *{ $count }* pli
    [many] *{ $count }* plis
   *[other] *{ $count }* plis
  }
filko-masters = Maîtres
filko-servants = Serviteurs
filko-our-party = Votre camp
filko-their-party = Contre vous
filko-unsure = Pas encore connu

## Trumps

filko-by-first-card = { $me ->
    [yes] par votre première carte
   *[no] première carte chez { $name }
  }
filko-by-later-card = { $me ->
    [yes] par votre première carte autre qu’un Ober
   *[no] première carte autre qu’un Ober chez { $name }
  }
filko-by-cut = par la coupe
filko-named = choisi par { $me ->
    [yes] vous
   *[no] { $name }
  }
filko-stay = tant qu’il y a des maîtres
filko-called = { $me ->
    [yes] Carte appelée : { $card }. Qui la tient est avec vous.
   *[no] Carte appelée : { $card }. Qui la tient est avec { $name }.
  }
filko-was-called = { $me ->
    [yes] Vous avez appelé : { $card }.
   *[no] { $name } a appelé : { $card }.
  }
filko-you-hold = Vous tenez la carte appelée ({ $card }) : vous êtes avec { $name }.
filko-order = Atouts, du fort au faible

## What has been taken

filko-zone-coins = Points pris
filko-ours = *{ $points }* pour nous
filko-theirs = pour eux *{ $points }*
filko-coins = { $ours } pour nous, { $theirs } pour eux, { $unsure ->
    [0] {""}
   *[other] { $unsure } pour un camp inconnu,{" "}
  }{ $left } encore en jeu
filko-legend-coins = as et dix, { $left } encore en jeu
filko-legend-values = points des cartes, { $left } encore en jeu
filko-ways = Ce que vos points décident
filko-or = {" "}ou{" "}
filko-range = { $from } à { $to }
filko-either-count = { $from } ou { $to }
filko-out-of-reach = (hors d’atteinte)
filko-way-masters = vous devenez maîtres
filko-way-servants = vous devenez serviteurs
filko-way-stay-masters = vous restez maîtres
filko-way-stay-servants = vous restez serviteurs
filko-way-same = rien ne change
filko-way-even = les camps sont à égalité
filko-way-free = les serviteurs sont libres
filko-way-win = vous gagnez
filko-way-lose = vous perdez
filko-way-nobody = personne ne gagne
filko-own-tricks = Vos plis, et le dernier
filko-trick = { $who }, { $points ->
    [0] aucun point
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
  }
filko-won-deals = Donnes gagnées

## The cut

filko-zone-cut = Le jeu de cartes
filko-cut = Couper le jeu
filko-cut-note = La carte de coupe fait l’atout. Si elle est toujours atout, c’est la suivante.
filko-cut-order-note = Puis on donne. La première carte du donneur fait l’atout, ou la première qui n’est pas toujours atout.
filko-leave-cut = Laisser couper { $name }
filko-cut-parts = { $count } cartes soulevées, { $rest } dessous
filko-cut-it = Couper à *{ $count }*
filko-they-cut = { $name } va couper le jeu.
filko-was-cut = { $me ->
    [yes] Vous soulevez { $count } cartes.
   *[no] { $name } soulève { $count } cartes.
  }
filko-goes-to = { $me ->
    [yes] pour vous
   *[no] pour { $name }
  }

## The match

filko-facts = { $players } joueurs, un jeu de cartes, donnes de { $tricks } plis
filko-stands-even = personne n’est maître
filko-stands-master = vous êtes maîtres
filko-stands-servant = vous êtes serviteurs

## The call, the servant

filko-call = Vous êtes le Vieux
filko-call-note = Appelez une carte : sa couleur est atout, et qui la tient est votre partenaire, en secret jusqu’à ce qu’elle soit jouée.
filko-name-note = Choisissez l’atout.
filko-choose-suit = Choisir une couleur
filko-choose-card = Choisir une carte
filko-call-it = Appeler : { $card }
filko-name-it = Atout : { $suit }
filko-not-callable = { $card }, carte qu’on ne peut pas appeler
filko-turn-calls = { $name } est le Vieux et appelle.
filko-turn-servant = { $name } choisit un serviteur.
filko-choose-servant = Vous êtes maîtres
filko-choose-servant-note = Choisissez le serviteur. Il donne jusqu’à ce que son camp soit libre.

## Talk

filko-say = Parler…
filko-talk = Que voulez-vous dire ?
filko-aim-six = { $points ->
    [6] Jouons pour six.
   *[other] Jouons pour { $points }.
  }
filko-aim-hold = { $points ->
    [1] Tenons. Un suffit.
    [3] Tenons. Trois suffisent.
   *[other] Tenons. { $points } suffisent.
  }
filko-aim-run = Fuyons.
filko-short-six = { $points ->
    [6] Jouer pour six
   *[other] Jouer pour { $points }
  }
filko-short-hold = Tenir
filko-short-run = Fuir
filko-word-six = { $points ->
    [6] pour six
   *[other] pour { $points }
  }
filko-word-hold = tenir
filko-word-run = fuir
filko-aim-of = Ce que vise { $name }
filko-agreed = D’accord
filko-ask = Demander le compte
filko-talk-note = Toute la table l’entend. Cela n’engage à aucune carte.
filko-say-note = Voyez ce que vous pouvez dire ; rien n’est dit avant votre choix.
filko-agreed-note = Dites à votre partenaire que vous visez la même chose.
filko-about-six = { $points } points gagnent la donne. Prenez tous les plis que vous pouvez.
filko-about-hold = { $points ->
    [one] Un point suffit
    [many] { $points } points suffisent
   *[other] { $points } points suffisent
  } pour empêcher l’autre camp de gagner.
filko-about-run = Ne prenez pas un seul point : un camp sans point s’est enfui.
filko-about-ask = Les serviteurs doivent dire combien de points ils ont pris.
filko-signals = Faire un signe pour demander une couleur
filko-asks = demande { $suit }
filko-end = Finir la donne
filko-end-note = Les cartes restantes ne peuvent plus rien changer.

filko-turn-lead = À vous d’entamer : carte au choix.

## Moments

filko-moment-called = { $me ->
    [yes] Atout : { $suit }, par vous{ $some ->
        [yes]  ; carte appelée : { $card }.
       *[no] .
      }
   *[no] Atout : { $suit }, par { $name }{ $some ->
        [yes]  ; carte appelée : { $card }.
       *[no] .
      }
  }
filko-moment-cut-left = { $me ->
    [yes] Vous laissez couper { $other }.
   *[no] { $to ->
        [me] { $name } vous laisse couper.
       *[other] { $name } laisse couper { $other }.
      }
  }
filko-moment-partner-shown = Carte appelée : { $card } ! { $with ->
    [me] { $name } est votre partenaire.
   *[other] { $me ->
        [yes] Vous êtes avec { $partner }.
       *[no] { $name } est avec { $partner }.
      }
  }
filko-moment-said = { $me ->
    [yes] Vous dites : « { $aim } »
   *[no] { $name } : « { $aim } »
  }
filko-moment-signalled = { $me ->
    [yes] Vous faites un signe : { $suit }.
   *[no] { $name } fait un signe : { $suit }.
  }
filko-moment-asked = { $me ->
    [yes] Vous demandez
   *[no] { $name } demande
  } le compte : les serviteurs ont *{ $points }*.
filko-moment-servant-chosen = { $me ->
    [yes] Vous serez le serviteur.
   *[no] { $name } sera le serviteur.
  }
filko-say-turned = Carte retournée : { $card }.

## The end of a deal

filko-end-masters = { $me ->
    [yes] Vous voilà maîtres
   *[no] Les voilà maîtres
  }
filko-end-kept = { $me ->
    [yes] Vous restez maîtres
   *[no] Ils restent maîtres
  }
filko-end-unchanged = Rien ne change
filko-end-ran-away = Un camp a tous les points : égalité
filko-end-liberated = Les serviteurs sont libres
filko-end-swam-away = Pas un point : les serviteurs s’échappent à la nage, ils sont libres
filko-end-rich-win = { $me ->
    [yes] Vous gagnez : victoire des Riches
   *[no] Les Riches gagnent
  }
filko-end-poor-win = { $me ->
    [yes] Vous gagnez : victoire des Pauvres
   *[no] Les Pauvres gagnent
  }
filko-end-hats = { $me ->
    [yes] Vous gagnez
   *[no] Ils gagnent
  }
filko-end-nobody = Personne ne gagne
filko-end-redeal = Les deux plus forts Ober dans une même main : on redonne
filko-deal-left = Fin anticipée : { $left ->
    [one] { $left } point
    [many] { $left } points
   *[other] { $left } points
  } dans les mains.
filko-next-dealer = { $me ->
    [yes] À vous la prochaine donne.
   *[no] À { $name } la prochaine donne.
  }
filko-penalty-hat-off = { $who } { $me ->
    [yes] ôtez votre chapeau.
   *[no] ôtent leur chapeau.
  }
filko-penalty-worn-hat = Pour { $who } : un vieux chapeau usé.
filko-penalty-stand = Debout désormais : { $who }.

## Help

# Made like the sentences of the rules: of what the game at hand does.

filko-help-aim = { $points-values ->
    [aces-and-tens] Gagnez des plis avec des as et des dix : chacune de ces cartes vaut un point.
   *[card-values] Gagnez des plis avec de fortes cartes : l’as vaut 11 points, le dix 10, le roi 4, l’Ober 3 et l’Unter 2.
  } { $match-outcome ->
    [run-away] Avec { $match-win-points } points ou plus, mais pas tous, votre camp devient maître et les autres serviteurs. Un camp qui n’en prend aucun s’est enfui : les deux camps sont alors à égalité.
    [servant] Avec { $match-win-points } points ou plus, même tous, votre camp devient maître ; l’un des autres est le serviteur et donne.
    [liberation] Avec { $match-win-points } points ou plus, votre camp devient maître. Il le reste, et le serviteur donne, jusqu’à ce que le camp du serviteur en prenne { $match-win-points } ou plus, ou aucun.
    [each-deal] Les Riches gagnent avec { $match-win-points } points ou plus, les Pauvres avec { $match-poor-points }. Chaque donne compte pour elle-même, et un perdant donne la suivante.
    [kept] À la première donne, les Riches gagnent avec { $match-win-points } points ou plus, les Pauvres avec { $match-poor-points }. Ensuite un perdant donne, et les camps restent, jusqu’à ce que le camp qui donne prenne { $match-win-points } points ou plus.
   *[hats] Avec { $match-win-points } points ou plus, votre camp gagne, et les autres { $match-penalty ->
        [hat-off] ôtent leur chapeau
        [worn-hat] portent de vieux chapeaux usés
       *[stand] jouent debout
    } jusqu’à ce qu’ils gagnent. Si les deux camps en ont moins, personne ne gagne et rien ne change.
  } La feuille à côté de la table dit ce que rapporte chaque nombre de points.
filko-help-parties = { $party-method ->
    [fixed] { $deal-players ->
        [6] Un joueur sur deux est de votre camp : on joue à trois contre trois.
       *[other] Le joueur d’en face est votre partenaire.
    }
    [called] Celui qui tient l’Ober de gland est le Vieux. Celui qui tient la carte qu’il appelle est son partenaire, en secret jusqu’à ce que cette carte soit jouée ; les autres jouent contre eux.
   *[top-overs] Ceux qui tiennent les deux plus forts Ober sont les Riches ; tous les autres sont les Pauvres. On apprend qui est qui quand ces Ober sont joués.
  } { $trump-method ->
    [dealer-first-card] La première carte du donneur fait l’atout.
    [cut] La carte de coupe fait l’atout.
    [call-card] La couleur de la carte appelée est atout.
   *[name-suit] Celui qui tient l’Ober de gland est le Vieux et choisit l’atout.
  }
filko-help-trumps = Ces cartes sont atouts à chaque donne, de la plus forte à la plus faible, et n’appartiennent à aucune autre couleur : { $permanent }. Au-dessous vient la couleur d’atout. Ordre de chaque couleur : as, dix, roi, Unter, neuf, huit, sept.
filko-help-trick = On joue vers la droite. { $play-duty ->
    [follow-trump] Fournissez la couleur demandée ; sinon, jouez atout ; sans atout non plus, jouez ce que vous voulez. Vous n’avez pas à battre les cartes déjà jouées.
   *[follow-beat-trump] Fournissez la couleur demandée et, si vous le pouvez, battez la carte la plus forte. Si vous ne pouvez pas fournir, jouez atout, et montez là aussi si vous le pouvez. Sans la couleur ni atout, jouez ce que vous voulez.
  }
filko-help-talk = { $talk-aims ->
    [true] Vous pouvez dire pour quoi vous jouez, à votre tour ou avant, mais jamais quelles cartes vous avez. Votre partenaire peut approuver.
   *[false] { "" }
  } { $talk-signals ->
    [true] Par une mimique, vous pouvez demander à votre partenaire d’entamer une certaine couleur.
   *[false] { "" }
  } { $talk-count ->
    [true] Les maîtres peuvent demander aux serviteurs combien de points ils ont.
   *[false] { "" }
  }
filko-help-end = { $match-early-end ->
    [true] Quand les cartes restantes ne peuvent plus rien changer, vous pouvez finir la donne.
   *[false] Chaque donne se joue jusqu’au dernier pli.
  } Une carte que vous ne pouvez pas jouer est plus sombre ; essayez-la et la table dit pourquoi.

## Refusals

filko-reason-call = Carte impossible à appeler : { $card }
cut-first = Il faut d’abord couper le jeu.
call-first = Le Vieux appelle d’abord.
call-not-now = On n’appelle rien maintenant.
cut-not-now = Le jeu est déjà coupé.
deal-not-cut = Dans ces règles, on ne coupe pas avant la donne.
cut-not-left = Pour laisser la coupe au voisin de droite, il faut des maîtres assis de part et d’autre d’un serviteur qui donne.
call-permanent-trump = Cette carte est toujours atout : on ne peut pas l’appeler.
call-own-card = Cette carte est dans votre main, et l’appel doit désigner un partenaire.
call-suit-only = Choisissez ici une couleur, pas une carte.
servant-not-now = On ne choisit pas de serviteur maintenant.
servant-choose-first = Les nouveaux maîtres choisissent d’abord leur serviteur.
end-not-decided = Les points restants peuvent encore changer quelque chose.
end-never = Dans ces règles, chaque donne se joue jusqu’au bout.
talk-not-now = Vous ne pouvez pas dire cela maintenant.
talk-no-run = Dans ce jeu, ne prendre aucun point ne libère personne : on ne peut pas fuir.

## The games

group-filko = Filicău et Filkó
variant-filicau = Filicău
variant-filko-4 = Filkó à quatre
variant-filko-5 = Filkó à cinq
variant-filko-6 = Filkó à six
variant-szeged-5 = Szeged à cinq
variant-szeged-6 = Szeged à six
variant-kelebia = Kelebia
variant-rich-poor = Riches et Pauvres
variant-rich-poor-kept = Riches et Pauvres, camps gardés
variant-rich-poor-called = Riches et Pauvres, avec appel
variant-hats = Filkó aux chapeaux
