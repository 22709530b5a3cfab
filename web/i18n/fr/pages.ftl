# Start page and panels in French. In causes and sums, what stands after a comma is left out where
# there is little room.

## Start page

tagline = Deux vieilles familles de jeux de cartes : le Fildinski et le bésigue, le Filicău et le Filkó.
start-lead = Entamez : touchez une carte.
start-wait = Première donne en cours
start-no-hand = La donne n’a pas pu se faire. Rechargez la page pour réessayer.
games-missing = La liste des jeux n’a pas pu être chargée. Vérifiez la connexion et rechargez la page.
are-trumps = est atout
fildinski-pack = deux joueurs, cartes françaises
fildinski-line = Gagnez des as et des dix ; formez mariages, quintes et bésigues avec les cartes gagnées.
filicau-pack = quatre joueurs, cartes allemandes
filicau-line = Deux contre deux pour huit as et dix. Les quatre Ober sont toujours atouts, quelle que soit la couleur.
games = Tous les jeux
games-note = trouvez le vôtre
new-match-note = places, niveaux, règles
help-note = comment jouer
your-match = Votre partie
your-matches = Vos parties
your-matches-more = { $count ->
    [one] Une autre partie
    [many] { $count } autres parties
   *[other] { $count } autres parties
  }
match-opening = Ouverture…
match-put-away-button = Ranger
match-put-away = La partie est rangée. Vous la retrouverez dans votre historique.
match-deleted = La partie est supprimée.
match-unchanged = La partie reste comme elle était : ce navigateur n’a pas pu garder le changement.
record = Votre historique
record-note = parties, statistiques
daily = Donne du jour
when-today = aujourd’hui, { $time }
when-yesterday = hier, { $time }
when-date = { $date }, { $time }
your-match-line = { $variant } avec { $name }, donne { $deal }
your-match-score = *{ $me }* à *{ $them }*
your-match-saved = Une partie est gardée sur cet appareil
go-on = Continuer
contents = Sommaire
learn = Apprendre
learn-note = en jouant des positions
new-match = Nouvelle partie
rules = Règles, avec leurs sources
rules-short = Règles et sources
rules-note = sources citées
settings = Réglages
settings-note = aspect, vitesse, gestes
other-hand = Une autre main
private-note = Rien ne quitte cet appareil.

stage-downloading = Téléchargement du jeu…
stage-starting = Démarrage du jeu…
stage-loading = Chargement des règles…
stage-ready = Prêt.
stage-failed = Le jeu n’a pas pu démarrer.
stage-failed-help = Rechargez la page pour réessayer. Votre partie est en sécurité sur cet appareil.
engine-failed = La table n’a pas pu démarrer ici. Rechargez la page pour réessayer.
loading = Chargement…
reload = Recharger
queued = Dès que le jeu est prêt, vous jouez : { $card }.
recovered = Le moteur s’est arrêté et a redémarré. Rien n’est perdu.
unkept = Ce navigateur ne garde rien pour cette page, comme en navigation privée : votre partie sera perdue si vous fermez ou rechargez la page.
single-broken = Ce fichier ne peut pas être joué. Il est incomplet ou endommagé et il vous en faut un autre, ou ce navigateur est trop ancien pour lui.
trouble = Un problème est survenu : { $code }
page-part-missing = Cette partie de la page n’a pas pu être chargée. Vous pouvez continuer à jouer. Une fois en ligne, rechargez la page pour l’obtenir.
elsewhere = Vous jouez cette partie dans un autre onglet.
elsewhere-status = Vous la jouez dans un autre onglet. Celui-ci la montre.
play-here = Jouer ici
aside-title = Une partie mise de côté
aside-why = { $why ->
    [newer] Une version plus récente de Brisques l’a enregistrée, et celle-ci ne peut pas l’ouvrir. Rechargez la page pour obtenir la nouvelle version, puis réessayez.
    [silent] Le moteur s’est arrêté deux fois en ouvrant cette partie. Rien n’en est perdu.
   *[unreadable] Elle n’a pas pu être lue ({ $code }). Elle est gardée telle quelle.
  }
aside-export = Enregistrer
aside-retry = Réessayer
aside-delete = Supprimer
leave-match-title = Nouvelle partie ?
leave-match-unkept = Ce navigateur ne garde rien pour cette page : une nouvelle partie met fin à celle qui est sur la table.
begin-new = Nouvelle partie
keep-match = Garder ma partie
reload-title = Recharger la page ?
reload-unkept = Ce navigateur ne garde rien pour cette page : la recharger met fin à la partie qui est sur la table.

## The games

group-won = Fildinski
group-hand = Bésigue
group-many = Quatre jeux et plus
group-more = À trois et à quatre
variant-house = { $name }, règles maison
variant-fildinski = Fildinski
variant-fildinski-penguin = Fildinski, Penguin
variant-fildinski-catsatcards = Fildinski, Cats at Cards
variant-open-bezique = Bésigue ouvert
variant-bezique = Bésigue
variant-bezique-penguin = Bésigue, Penguin
variant-bezique-1500 = Bésigue en 1500
variant-bezique-no-trump = Bésigue sans retourne
variant-bezique-pinochle = Bésigue façon Pinochle
variant-foster-polish = Bésigue polonais, Foster
variant-rubicon = Bésigue Rubicon
variant-six-pack = Bésigue à six jeux
variant-six-pack-pokerwiner = Six jeux, Pokerwiner
variant-eight-pack = Bésigue à huit jeux
variant-three-hand = Bésigue à trois
variant-four-hand = Bésigue à quatre
variant-four-hand-partners = À quatre, deux contre deux

companion-1 = Halina
companion-2 = Bruno
companion-3 = Teresa

## End of a deal and of a match

deal-number = Donne { $deal }
you-lead-by = Vous avez { $points } d’avance
they-lead-by = { $name } { $count ->
    [one] a
    [many] ont
   *[other] ont
  } { $points } d’avance
level-score = Personne ne mène
better-deal-you = Vous remportez cette donne de { $points } points.
better-deal-they = { $name } remporte cette donne de { $points } points.
better-deal-none = Personne ne remporte cette donne.
points-by-cause = Détail des points
times = ×{ $count }
carried = { $deals ->
    [one] Report, de la donne 1
    [2] Report, des donnes 1 et 2
    [many] Report, des donnes 1 à { $deals }
   *[other] Report, des donnes 1 à { $deals }
  }
total = Total
total-at = Total, partie en { $target }
next-deal = Donne suivante
rematch = Revanche
next-game = Manche suivante
deal-sheet = Feuille de donne
sheet-assisted = Jouée avec aide : vos statistiques la comptent à part.
branch-line = Donne { $deal } poursuivie { $place ->
    [0] depuis le début
    [one] après un coup
    [many] après { $place } coups
   *[other] après { $place } coups
  }
branch-back = Retour à la partie
branch-note = Vous connaissez peut-être les cartes, donc cela ne compte pas. L’essai est gardé avec la partie.
daily-kept = Ce résultat est gardé pour aujourd’hui. Demain, une autre donne.
daily-kept-earlier = Ce résultat est gardé. Aujourd’hui, une autre donne.
next-dealer-you = À vous la prochaine donne.
next-dealer-they = À { $name } la prochaine donne.
match-over = Fin de la partie
match-won = Vous gagnez la { $unit ->
    [deal] manche
   *[match] partie
  }
match-lost = { $name } { $count ->
    [one] gagne
    [many] gagnent
   *[other] gagnent
  } la { $unit ->
    [deal] manche
   *[match] partie
  }
match-drawn = { $unit ->
    [deal] Manche nulle
   *[match] Partie nulle
  }
match-line = { $winner } à { $loser } après { $deals ->
    [one] une donne
    [many] { $deals } donnes
   *[other] { $deals } donnes
  }.
match-pays = Le perdant paie { $points } points.
match-stake = Elle compte { $stake } fois.
match-double = Elle compte double.
to-start = À la page d’accueil
cause-sequence = Quinte, d’atout
cause-marriage = Mariages, hors atout
cause-plain-sequence = Quintes simples
cause-packet-lift = Paquet, soulevé à la carte près
cause-packet-guess = Paquet, bien deviné
cause-match-bonus = Prime, pour la manche
cause-match-rubicon-bonus = Prime, pour le rubicon
cause-match-rubicon = Points du perdant, par le rubicon
cause-match-rubicon-brisques = Brisques, par le rubicon
cause-seven-points = Sept d’atout
cause-brisque-points = Brisques, as et dix
position-points = Avant cette position

## Small words, and lines of the menu

done = Terminé
yes = oui
no = non
zoom = Agrandir ma main
zoom-end = Remettre ma main à sa taille
sort = Retrier la main
sound-on = Activer les sons
sound-off = Couper les sons
news = Nouveautés
print = Imprimer
score-save = Exporter en CSV
score-file = brisques-score.csv
csv-deal = Donne
csv-trick = Pli
csv-player = Joueur
csv-cause = Motif
csv-cards = Cartes
csv-points = Points
csv-earlier = toute la donne
fullscreen = Plein écran

## Several persons at one device, and the computer alone

person-number = Personne { $number }
curtain-turn = À { $name } de jouer
curtain-wait = Les autres jouent…
curtain-note = Passez l’appareil à { $name }. D’ici là, les cartes restent cachées.
curtain-look = { $name } : voir mes cartes
take-seats = Places
watch = L’ordinateur joue à toutes les places
watch-pause = Pause
watch-go = Continuer
watch-step = Un coup
watch-speed = Vitesse
watch-speed-slow = lente
watch-speed-normal = normale
watch-speed-fast = rapide
watch-speed-none = sans animation

## Links to rules, and what may be wrong with them

link-trouble = Le lien vers ces règles ne marche pas : { $reason }
link-damaged = Ce lien est endommagé : une partie manque ou a été modifiée.
link-bad = Il est endommagé, ou change trop de règles.
link-without-engine = Le moteur n’a pas démarré : le lien ne peut pas être lu.
variant-unknown = Il n’y a pas de jeu nommé « { $where } ».
variant-unknown-key = Il n’y a pas de règle nommée « { $where } ».
variant-bad-value = « { $where } » ne peut pas avoir cette valeur.
variant-key-twice = « { $where } » est donné deux fois.
variant-conflict = Ces règles ne vont pas ensemble. { $reason }

## The way to the position editor and from it

edit = Créer une position
share = Lien vers cette partie
report = Signaler ce coup
edit-note = carte par carte
edit-leave = Quitter
edit-fresh = Nouvelle donne :
