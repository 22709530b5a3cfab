# The panels in which a game, its seats and the deal of the day are chosen, in French.

## All the games

games-found = { $count ->
    [0] Aucun jeu ne correspond.
    [one] Un jeu
    [many] { $count } jeux
   *[other] { $count } jeux
  }
games-all = Tout montrer
find-players = Joueurs
find-length = Durée
find-length-short = courte
find-length-medium = moyenne
find-length-long = longue
find-mood = Style
find-mood-first = bon pour commencer
find-mood-plan = peu d’annonces, bien préparées
find-mood-lavish = beaucoup d’annonces, gros scores
find-mood-open = l’atout reste à faire
find-mood-partners = partenaires
find-mood-secret = un partenaire secret
find-mood-alone = chacun pour soi
find-mood-talk = on parle à table
find-any = tout
game-facts = { $players } joueurs, { $packs } jeux de cartes, { $target ->
    [0] une donne de { $tricks } plis
   *[other] { $tricks } plis par donne, en { $target }
  }
game-kind = { $players } joueurs, durée { $length } : { $tricks ->
    [0] non mesurée
   *[other] environ { $tricks } plis
  }
forget = Oublier
forget-rules = Oublier { $name }
own-rules-about = { $name }, avec { $count ->
    [one] une règle changée
    [many] { $count } règles changées
   *[other] { $count } règles changées
  }
variant-fildinski-about = Deux annonces par pli, et chaque carte dans une seule combinaison.
variant-fildinski-penguin-about = Carrés quelconques ; les cartes peuvent resservir plus tard ; la partie finit aussitôt.
variant-fildinski-catsatcards-about = Annonces sans carte du pli ; as et dix comptés à la fin.
variant-open-bezique-about = Autant d’annonces que les cartes le permettent, une carte dans plusieurs.
variant-bezique-about = Le classique : une annonce par pli, as et dix comptés à la fin.
variant-bezique-penguin-about = As et dix comptent aussitôt ; le premier arrivé gagne.
variant-bezique-1500-about = Le jeu classique, plus long de moitié.
variant-bezique-no-trump-about = Pas d’atout avant le premier mariage annoncé.
variant-bezique-pinochle-about = Un carré demande une carte de chaque couleur.
variant-foster-polish-about = Les combinaisons mêlent les cartes de la main et les figures gagnées.
variant-rubicon-about = Quatre jeux ; une combinaison refaite compte encore ; perdre avec peu de points coûte plus cher.
variant-six-pack-about = Soulevez et devinez un paquet ; l’atout dit quelles cartes font le bésigue.
variant-six-pack-pokerwiner-about = Six jeux, et le même bésigue à chaque donne.
variant-eight-pack-about = Quinze cartes en main, cinq cartes pareilles, quintuple bésigue.
variant-three-hand-about = Chacun pour soi, avec triple bésigue.
variant-four-hand-about = Chacun pour soi, et à la fin chacun doit monter.
variant-four-hand-partners-about = Deux contre deux : cédez l’annonce au partenaire, ou combinez avec ses cartes.
variant-filicau-about = Deux contre deux en Roumanie ; avec une mauvaise main, un camp peut fuir.
variant-filko-4-about = L’atout par la coupe, et un serviteur qui donne jusqu’à ce que son camp soit libre.
variant-filko-5-about = Le Vieux appelle une carte ; qui la tient est son partenaire secret.
variant-filko-6-about = Trois contre trois, cinq cartes chacun.
variant-szeged-5-about = Le sept de cœur est le plus fort de tous les atouts.
variant-szeged-6-about = Les sept de cœur et de gland passent devant les Ober.
variant-kelebia-about = Huit atouts quelle que soit la couleur, et il faut monter si on le peut.
variant-rich-poor-about = Les deux plus forts Ober contre les trois autres joueurs.
variant-rich-poor-kept-about = Les mêmes camps jusqu’à ce que les perdants se libèrent.
variant-rich-poor-called-about = Le Vieux appelle son riche partenaire par une carte.
variant-hats-about = Des points par carte, des signes au partenaire, et des perdants tête nue.

## New match

another-game = Un autre jeu
which-opponent = Votre adversaire
which-opponents = Niveau des autres joueurs
deal-cards = Donner les cartes
earlier-sitting = D’une séance précédente
who-serves = Qui donne comme serviteur
who-serves-note = Ceux qui ont déjà joué ensemble peuvent garder leurs maîtres. Un serviteur donne d’abord.
nobody-serves = Personne : les deux camps sont à égalité
servant-line = { $me ->
    [yes] Vous donnez
   *[no] { $name } donne
  } ; serviteurs : { $side }
change-rules = Changer les règles
level-novice-about = connaît les règles, mais joue souvent trop vite et oublie les petites annonces
level-novice-about-filko = connaît les règles, parle rarement et joue souvent trop vite
level-casual-about = compte ses as et ses dix et prépare ses annonces
level-casual-about-filko = compte les as et les dix, et sait qui joue avec lui
level-club-about = juge chaque carte selon des règles ajustées sur des milliers de donnes
level-strong-about = comme Club, et calcule les derniers plis
level-expert-about = réfléchit un instant avant chaque carte
level-master-about = réfléchit jusqu’à une seconde avant chaque carte
level-beats = devant le niveau { $over } dans { $share } donnes sur 100, de *{ $mean } ± { $doubt }* points en moyenne
chosen-match = { $seats ->
    [several] { $variant }, plusieurs personnes
    [watch] { $variant }, ordinateur seul
    [seats] { $variant }, places choisies
   *[usual] { $variant }, niveau { $level }
  }
level-beats-filko = devant le niveau { $over } dans { $share } donnes sur 100, de *{ $mean } ± { $doubt }* % de l’enjeu en moyenne
level-beats-nobody = aucun avantage mesuré sur le niveau { $over } dans ce jeu
level-not-measured = pas encore mesuré dans ce jeu
level-alike = dans ce jeu, presque égal à { $levels }, donc un seul de ces niveaux est proposé : devant dans moins de 55 donnes sur 100

## Seats

seats = Places
seats-about = qui joue où : des personnes, et un niveau pour chaque autre place
seat-number = Place { $number }
seat-person = une personne
seat-player = ordinateur, { $level }
seat-name = Nom de la personne à la place { $number }
seats-usual = Vous jouez à la place 1, l’ordinateur aux autres.
seats-seats = Vous jouez à la place de la personne, l’ordinateur aux autres.
seats-several = Plusieurs personnes jouent sur cet appareil. Entre leurs tours, les cartes restent cachées jusqu’à ce que la personne suivante les découvre. Aucun coup ne peut être repris.
seats-watch = L’ordinateur joue à toutes les places, et vous regardez.

take-seats-about = Vous pouvez prendre la place d’un joueur ordinateur, ou lui laisser la vôtre. Une partie où des places ont changé compte comme une partie avec aide.
take-seats-change = Changer les places

## Deal of the day

daily-game = Jeu
daily-play = Jouer
daily-points = Vos points : { $me }, les autres : { $them }.
daily-points-won = Vous avez gagné : { $me } à { $them }.
daily-points-lost = Vous avez perdu : { $me } à { $them }.
daily-points-drawn = Personne n’a gagné : { $me } à { $them }.
daily-about = Tout le monde a les mêmes cartes aujourd’hui. La donne se joue une fois, sans conseil et sans reprise de coup.
