# The table in French. Ids that begin with bezique-, play-, meld-, exchange-, turn- or deal- are the
# engine's own rule ids and refusal codes with dots and slashes turned to dashes.

## Cards

rank-A = as
rank-T = dix
rank-K = roi
rank-Q = dame
rank-J = valet
rank-9 = neuf
rank-8 = huit
rank-7 = sept
index-A = A
index-T = 10
index-K = R
index-Q = D
index-J = V
index-9 = 9
index-8 = 8
index-7 = 7
suit-S = pique
suit-H = cœur
suit-D = carreau
suit-C = trèfle
card = { $rank } de { $suit }
the-card = { $card }
the-card-first = { $card }
# A name inside a sentence: $alone as it stands alone, or $small, which begins with a small letter.
name-inside = { $small }
card-trump = { $card }, atout
card-barred = { $card }, non jouable pour l’instant
card-laid = { $card }, sur la table
card-used = { $card }, déjà dans : { $melds }
card-melds = Déjà dans : { $melds }
card-picked = { $card }, carte désignée
card-selected = { $card }, carte choisie : choisissez-la encore une fois pour la jouer

## Players

you = Vous
you-small = vous
opponent-novice = Zosia
opponent-casual = Ludwik
opponent-other = L’ordinateur
level-novice = Débutant
level-casual = Amateur
level-note = { $name } { $count ->
    [one] joue
    [many] jouent
   *[other] jouent
  } au niveau *{ $level }*.
your-partner = votre partenaire
partner-of = avec { $name }

## The table

table = Table de jeu
leave = Brisques : quitter la table
brand = Brisques
deal-and-trick = donne { $deal }, pli { $trick } sur { $of }
deal-opens = donne { $deal }
deal-finished = donne { $deal }, terminée
zone-opponent = { $name }
zone-stock = Talon et atout
zone-packet = Le paquet
zone-hand = Votre main
hand-of = Cartes : { $name }
zone-score = Score et plis
zone-actions = Actions
holds = { $name } a { $count ->
    [one] { $count } carte
    [many] { $count } cartes
   *[other] { $count } cartes
  } en main
holds-open = { $name } a { $count ->
    [one] { $count } carte
    [many] { $count } cartes
   *[other] { $count } cartes
  } en main, dont { $open } sur la table
laid-cards = Cartes étalées
carte-blanche = Carte blanche
won-cards = Cartes gagnées encore utiles
brisques = { $count ->
    [one] *{ $count }* brisque
    [many] *{ $count }* brisques
   *[other] *{ $count }* brisques
  }
spent = *{ $count }* { $count ->
    [one] annoncée
    [many] annoncées
   *[other] annoncées
  }
in-stock = *{ $count }* au talon
trumps = atout
trumps-open = Pas encore d’atout
trumps-bar = pas { $suit } cette fois
trumps-none = Sans atout
stock-gone = Talon épuisé
stock-gone-note = { $count ->
    [one] dernier pli : jeu strict
    [many] { $count } derniers plis : jeu strict
   *[other] { $count } derniers plis : jeu strict
  }
name-led = { $name } a entamé
you-led = Votre entame
name-played = { $name } a joué
you-played = Vous avez joué
highest-so-far = la plus forte
your-card = votre carte
their-card = à { $name } de jouer
you-take-it = Pli pour vous
name-takes-it = { $name } prend le pli
draws-next = on pioche
last-trick = Pli précédent
last-trick-number = Pli { $number }
last-trick-none = Aucun pli n’est encore terminé dans cette donne.
took-you = Vous l’avez pris.
took-name = { $name } l’a pris.
undo = Annuler
redo = Refaire
last = Pli
score = Score
menu = Menu
help = Aide
close = Fermer

turn-lead = À vous d’entamer : carte au choix.
turn-tap = Touchez pour continuer.
meld-shown = { $me ->
    [yes] { $what } : *+{ $points }*
   *[no] { $name } : { $what }, *+{ $points }*
  }
turn-any = À vous : carte au choix.
turn-some = À vous : { $count ->
    [one] jouez la carte relevée.
    [many] jouez l’une des { $count } cartes relevées.
   *[other] jouez l’une des { $count } cartes relevées.
  }
turn-declare = Annoncez ou piochez.
turn-declare-last = Vous pouvez annoncer.
turn-took = Le pli est à vous.
turn-declare-passed = Votre partenaire vous laisse annoncer.
turn-they-passed = { $name } peut annoncer.
show-seven = Montrer le sept : *{ $points }*
show-carte = Montrer la carte blanche : *{ $points }*
show-other = { $what } : *{ $points }*
turn-they = C’est à { $name } de jouer.
turn-they-declare = { $name } a pris le pli.
turn-over = La donne est finie.
turn-match-over = La partie est finie.
turn-confirm = Encore une fois pour jouer : { $card }.

banner-title = Talon épuisé : { $count ->
    [one] le dernier pli
    [many] les { $count } derniers plis
   *[other] les { $count } derniers plis
  }
banner-text = Désormais, { $players ->
    [2] le second joueur doit fournir et, s’il le peut, battre la carte d’entame. Sans la couleur, il doit couper. Sans atout non plus, il joue ce qu’il veut.
   *[other] { $duty ->
        [follow-beat-overtrump] chacun, après l’entame, doit fournir et, s’il le peut, battre la carte la plus forte. Sans la couleur, il doit couper d’un atout qui la bat. Sans un tel atout, il joue ce qu’il veut.
       *[follow-beat-trump] chacun, après l’entame, doit fournir et, s’il le peut, battre la carte la plus forte. Sans la couleur, il doit couper. Sans atout non plus, il joue ce qu’il veut.
      }
  }

## Melds

may-declare = Vous pouvez annoncer
limit-none = Autant que vous voulez à ce pli.
limit-some = { $left ->
    [one] Une combinaison à ce pli.
    [many] Jusqu’à { $left } combinaisons à ce pli.
   *[other] Jusqu’à { $left } combinaisons à ce pli.
  }
may-exchange = Vous pouvez échanger
may-pass = Vous n’avez rien à annoncer
may-lay = Vous pouvez étaler
declare-one = Annoncer *{ $points }*
declare-two = Annoncer les deux *{ $points }*
declare-many = Annoncer les { $count } *{ $points }*
declare-none = Annoncer
not-now = Plus tard
draw-on = Garder et piocher
declare-pass = Continuer
exchange-offer = Donner { $gives }, prendre { $takes }
exchange-points = et { $points } points
exchange = Échanger
cost = { $what } { $points }
costs = sacrifie { $what }
lay = Étaler
lay-note = pour marquer { $points } à un autre pli
pass-to = Laisser à { $name }
ask-other = Autres cartes…
ask-title = Peut-on annoncer ces cartes ?
ask-about = Désignez les cartes auxquelles vous pensez.
ask-about-hand = Touchez dans votre main les cartes auxquelles vous pensez.
ask-yes = Oui : { $what }, *{ $points }*.
ask = Vérifier
ask-back = Retour
first-choose = Choisissez d’abord ici : annoncez, ou continuez sans annoncer.

bezique-meld-sequence = Quinte
bezique-meld-royal-marriage = Mariage d’atout
bezique-meld-marriage = Mariage
bezique-meld-aces = Carré d’as
bezique-meld-kings = Carré de rois
bezique-meld-queens = Carré de dames
bezique-meld-jacks = Carré de valets
bezique-meld-bezique = Bésigue
bezique-meld-double-bezique = Double bésigue
bezique-seven-points = Sept d’atout
bezique-seven-turned-points = Sept retourné
bezique-brisque-points = Brisques
bezique-last-trick-points = Dernier pli

## The packet, lifted before the deal

packet-lift = Soulever un paquet
packet-lift-note = Visez { $aim } cartes. Vous en soulèverez peut-être un peu plus ou un peu moins.
packet-guess = Deviner le paquet
packet-guess-note = Combien de cartes contient-il ?
packet-amount = Nombre de cartes
packet-cards = { $count ->
    [one] { $count } carte
    [many] { $count } cartes
   *[other] { $count } cartes
  }
one-less = Une de moins
one-more = Une de plus
packet-lift-it = Soulever environ *{ $count }*
packet-guess-it = Dire *{ $count }*
packet-they-lift = { $name } va soulever un paquet.
packet-they-guess = { $name } devine combien de cartes a le paquet.
packet-counted = Estimé : *{ $said }*, compté : *{ $size }*.
packet-gain = { $name } +{ $points }
packet-no-gain = Personne ne marque.
packet-drawing = { $count ->
    [0] Le jeu de cartes, vu de côté
   *[other] Le jeu de cartes, et un paquet qui semble contenir environ { $count } cartes
  }
bezique-packet-lift = Paquet soulevé
bezique-packet-guess = Paquet deviné

## The score sheet

this-deal = Cette donne
no-points = Pas encore de points dans cette donne.
column-trick = pli
tricks = Plis
no-tricks = Pas encore de pli.
score-scale-label = { $list }, sur { $target } points
score-of = { $name } { $points }
games-won = { $games ->
    [one] { $games } manche
    [many] { $games } manches
   *[other] { $games } manches
  }
log-points = { $what } { $points }, { $who }
log-plus = +{ $points } { $who }
why-points = pourquoi ?
variant-note = Règles : { $variant }.
assisted-note = Jouée avec aide : un conseil, un coup repris ou un changement de places.

## What a screen reader hears

say-dealt = Nouvelle donne. { $me ->
    [yes] Vous donnez.
   *[no] { $name } donne.
  }
say-turned = Retourne : { $card }. Atout : { $suit }.
say-played = { $me ->
    [yes] Vous jouez : { $card }.
   *[no] { $name } joue : { $card }.
  }
say-won = { $me ->
    [yes] Vous gagnez le pli.
   *[no] { $name } gagne le pli.
  }
say-scored = { $me ->
    [yes] Vous marquez { $points } : { $what }.
   *[no] { $name } marque { $points } : { $what }.
  }
say-lifted = { $me ->
    [yes] Vous soulevez un paquet.
   *[no] { $name } soulève un paquet.
  }
say-guessed = { $me ->
    [yes] Vous dites { $guess } cartes.
   *[no] { $name } dit { $guess } cartes.
  }
say-counted = Le paquet contient { $size } cartes.
say-trump-made = Atout désormais : { $suit }.
say-passed = { $me ->
    [yes] Vous laissez l’annonce à votre partenaire.
   *[no] { $name } laisse l’annonce à son partenaire.
  }
say-laid = { $me ->
    [yes] Vous étalez : { $what }.
   *[no] { $name } étale : { $what }.
  }
say-exchanged = { $me ->
    [yes] Vous échangez : { $gave } contre { $took }.
   *[no] { $name } échange : { $gave } contre { $took }.
  }
say-drew = { $me ->
    [yes] Vous piochez : { $card }.
   *[no] { $name } pioche : { $card }.
  }
say-endgame = { $strict ->
    [yes] Talon épuisé : le jeu strict commence.
   *[no] Talon épuisé.
  }
say-match-ended = { $me ->
    [yes] Vous gagnez la partie.
   *[no] { $name } gagne la partie.
  }
say-match-drawn = La partie finit à égalité.
say-undone = Coup repris.
say-your-turn = À vous de jouer.

say-moved = { $card }, place { $at } sur { $of }.
report-trumps = Atout : { $suit }.
report-stock = { $count ->
    [one] { $count } carte
    [many] { $count } cartes
   *[other] { $count } cartes
  } au talon.
report-hand = Votre main : { $cards }.
report-hand-of = { $name } a en main : { $cards }.
report-no-card = Aucune carte n’est encore jouée dans ce pli.
report-played = { $who } : { $card }.
report-highest = Carte la plus forte : { $who }.
report-score = { $who } : { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
  }.
report-party-points = Points de votre camp : { $ours }, de l’autre : { $theirs }.{ $unsure ->
    [0] { "" }
   *[other] {" "}Camp encore inconnu : { $unsure }.
  }
report-visible = Cartes étalées, { $who } : { $cards }.
report-visible-you = Vos cartes étalées : { $cards }.
report-none-visible = Aucune carte étalée.

## The reason slip

reason-card = Carte non jouable : { $card }
reason-meld = Ces cartes ne s’annoncent pas
reason-plain = C’est impossible pour l’instant
reason-must = À jouer : { $cards }.
reason-must-raised = Jouez l’une des cartes relevées.
play-not-in-hand = Cette carte n’est pas dans votre main.
play-must-follow = Vous avez la couleur demandée : vous devez fournir.
play-must-beat = Vous pouvez battre la carte la plus forte du pli : vous devez monter.
play-must-trump = Vous n’avez pas la couleur demandée : vous devez couper.
play-declare-first = Le pli est à vous : annoncez ou continuez, puis entamez.
turn-not-yours = Ce n’est pas à vous de jouer.
hand-laid = Cette carte est annoncée. Elle reste sur la table jusqu’à ce que vous la jouiez.
hand-held = Une carte de votre main ne va sur la table que si vous l’annoncez ou la jouez.
claim = Finir la donne
claim-rest = { $me ->
    [yes] Tous les autres plis sont à vous
   *[no] Tous les autres plis sont à { $name }
  }.
claim-equal = Quelle que soit la suite, le résultat est le même.
claim-not-sure = Les plis restants ne sont pas encore certains.
meld-not-your-trick = Seul le gagnant du pli peut annoncer.
meld-no-trick-card = La combinaison doit contenir une carte du pli gagné.
meld-card-spent = L’une de ces cartes a déjà servi à une annonce.
meld-card-not-won = On n’annonce qu’avec des cartes gagnées.
meld-limit-reached = Plus d’autre annonce à ce pli.
meld-used-in-type = L’une de ces cartes a déjà compté dans une combinaison de ce genre.
meld-used-this-trick = L’une de ces cartes a déjà servi à une annonce à ce pli.
meld-part-of-larger = Ces cartes font partie d’une plus grande combinaison déjà annoncée.
meld-not-a-meld = Ces cartes ne forment pas de combinaison.
meld-endgame-closed = On n’annonce plus quand le talon est épuisé.
exchange-no-seven = Pour l’échange, il vous faut un sept d’atout : dans votre main, ou gagné dans un pli si les combinaisons se font avec les cartes gagnées.
exchange-no-turn-up = Il n’y a plus de retourne.
exchange-already-made = La retourne a déjà été échangée.
deal-over = La donne est finie.
action-unknown = La table ne connaît pas ce coup : « { $where } ».

## Computer players and their help

opponent-club = Irena
opponent-strong = Stefan
opponent-expert = Wanda
opponent-master = Emil
level-club = Club
level-strong = Fort
level-expert = Expert
level-master = Maître
turn-thinks = { $name } réfléchit
hint = Conseil
review-deal = Revoir la donne
show-table = Voir la table

## Names at the table for what scores in the larger games

bezique-meld-plain-sequence = Quinte simple
bezique-meld-triple-bezique = Triple bésigue
bezique-meld-quadruple-bezique = Quadruple bésigue
bezique-meld-quintuple-bezique = Quintuple bésigue
bezique-meld-tens = Carré de dix
bezique-meld-trump-aces = Quatre as d’atout
bezique-meld-trump-tens = Quatre dix d’atout
bezique-meld-trump-kings = Quatre rois d’atout
bezique-meld-trump-queens = Quatre dames d’atout
bezique-meld-trump-jacks = Quatre valets d’atout
bezique-meld-five-trump-aces = Cinq as d’atout
bezique-meld-five-trump-tens = Cinq dix d’atout
bezique-meld-five-trump-kings = Cinq rois d’atout
bezique-meld-five-trump-queens = Cinq dames d’atout
bezique-meld-five-trump-jacks = Cinq valets d’atout
bezique-carte-blanche-points = Carte blanche
bezique-match-bonus = Prime de la manche
bezique-match-rubicon-bonus = Prime du rubicon
bezique-match-rubicon = Points du perdant
bezique-match-rubicon-brisques = Brisques du rubicon
