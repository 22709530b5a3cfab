# The table of Filicău and Filkó in French. Ids that begin with call-, cut-, servant-, end- or talk-
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

filicau-name-1 = Mircea
filicau-name-2 = Ilinca
filicau-name-3 = Sanda
filicau-name-4 = Dorin
filicau-name-5 = Ileana
filicau-name-6 = Radu
filko-name-1 = Márton
filko-name-2 = Ilka
filko-name-3 = Sándor
filko-name-4 = Bori
filko-name-5 = Gergely
filko-name-6 = Teréz
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
filko-party-of = Avec { $name }
filko-party-against = Contre { $name }
filko-unsure = Pas encore connu

## Trumps

filko-by-first-card = { $me ->
    [yes] par votre première carte
   *[no] première carte chez { $name }
  }
filko-by-later-card = { $me ->
    [yes] par votre première carte qui n’est pas toujours atout
   *[no] première carte pas toujours atout chez { $name }
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
filko-you-hold-alone = Vous tenez vous-même la carte appelée ({ $card }) : vous jouez sans partenaire.
filko-order = Atouts, du fort au faible

## What has been taken

filko-zone-coins = Points pris
filko-ours = *{ $points }* pour nous
filko-theirs = pour eux *{ $points }*
filko-coins = { $ours } pour nous, { $theirs } pour eux, { $unsure ->
    [0] {""}
   *[other] { $unsure } pour un camp inconnu,{" "}
  }{ $left } encore en jeu
filko-with = *{ $points }* avec { $name }
filko-against = contre *{ $points }*
filko-coins-of = { $ours } avec { $name }, { $theirs } contre, { $unsure ->
    [0] {""}
   *[other] { $unsure } pour un camp inconnu,{" "}
  }{ $left } encore en jeu
filko-legend-coins = as, dix : encore { $left }
filko-legend-values = points : encore { $left }
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
filko-turn-calls = { $name } est le Vieux et choisit l’atout.
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
  } pour empêcher l’autre camp d’arriver à { $win }.
filko-about-run = Ne prenez pas un seul point : un camp sans point s’est enfui.
filko-about-ask = Les serviteurs doivent dire combien de points ils ont pris.
filko-signals = Faire un signe pour demander une couleur
filko-asks = demande { $suit }
filko-end = Finir la donne
filko-end-note = Les cartes restantes ne peuvent plus rien changer.

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
    [alone] { $me ->
        [yes] Vous jouez sans partenaire.
       *[no] { $name } joue sans partenaire.
      }
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

## Refusals

filko-reason-call = Carte impossible à appeler : { $card }
cut-first = Il faut d’abord couper le jeu.
call-first = Le Vieux choisit d’abord l’atout.
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
