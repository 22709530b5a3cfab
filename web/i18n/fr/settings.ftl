# The settings in French: a setting's name, what it does, and its choices.

settings-search = Chercher un réglage
settings-found = { $count ->
    [0] Aucun réglage ne contient ces mots.
    [one] Un réglage trouvé.
    [many] { $count } réglages trouvés.
   *[other] { $count } réglages trouvés.
  }
settings-unkept = Ce navigateur ne garde rien pour cette page : vos choix seront perdus si vous la fermez ou la rechargez.
settings-language-missing = Les textes de cette langue n’ont pas pu être chargés. Une fois en ligne, rechargez la page pour les obtenir.
settings-sample = Les cartes avec ces réglages
settings-cards = Cartes
settings-table = Table
settings-play = Jeu
settings-sound = Son
settings-access = Accessibilité
setting-on = Oui
setting-off = Non

setting-faces = Dessin
setting-faces-about = Une petite carte montre moins de choses, pour que le rang et la couleur restent grands.
faces-auto = Selon la taille de la carte
faces-full = Image entière
faces-large = Grands coins
faces-jumbo = Rang et couleur seuls, en grand
setting-suits = Teinte des couleurs
suits-traditional = Traditionnelle
suits-safe = Quatre teintes, aussi pour les daltoniens
setting-back = Dos
back-pack = Selon le jeu de cartes
back-madder = Rouge
back-loden = Vert
back-indigo = Bleu
back-walnut = Brun
setting-zoom = Agrandir ma main
setting-zoom-about = Votre main est plus grande, et seul le nombre des cartes des autres est affiché. À la table, la touche Z fait de même.

setting-theme = Apparence
theme-system = Système
theme-light = Claire
theme-dark = Sombre
setting-felt = Tapis
felt-linen = Lin
felt-sand = Sable
felt-slate = Ardoise
felt-moss = Mousse
setting-speed = Vitesse
speed-none = Immédiate
speed-fast = Rapide
speed-normal = Normale
speed-slow = Lente
setting-pause = Après un pli ou une annonce
pause-timed = Continuer après un instant
pause-one = 1 seconde au moins
pause-two = 2,5 secondes au moins
pause-tap = Attendre un appui

setting-taps = Pour jouer une carte
setting-taps-about = Avec deux appuis, le premier relève la carte et le second la joue.
taps-auto = Deux appuis sur écran étroit
taps-one = Un appui
taps-two = Deux appuis

setting-sort = Ordre de votre main
setting-sort-about = Vous pouvez aussi faire glisser une carte dans la main, ou la déplacer avec Maj et une flèche. Cet ordre vaut pour la donne.
sort-trumps = Atouts d’abord
sort-suits = Par couleur
sort-ranks = Par rang, pour les annonces
sort-own = Comme je la range
setting-order = Ordre des couleurs
setting-order-about = Avec des cartes françaises. Les atouts viennent toujours d’abord si vous le voulez.
order-alternate = Rouge et noir en alternance
order-fixed = Toujours pique, cœur, trèfle, carreau
setting-fan = Cartes fortes
fan-left = À gauche
fan-right = À droite
setting-tricks = Plis terminés
setting-tricks-about = Ceux qu’on peut regarder pendant la donne. Après, on peut tous les regarder.
tricks-all = Tous
tricks-last = Seulement le dernier
tricks-none = Aucun
setting-notes = Notes de la première fois
setting-notes-about = De courtes notes expliquent ce qui arrive pour la première fois, sauf dans la donne du jour. Si vous les réactivez, toutes reviennent.

setting-sound = Sons
setting-sound-about = Courts et discrets : une carte, un pli, une annonce, la fin d’une donne.
setting-volume = Volume
volume-quiet = Faible
volume-medium = Moyen
volume-loud = Fort
setting-haptics = Vibrations légères
setting-haptics-about = Quand une carte est jouée, à une annonce et à la fin d’une donne.

setting-language = Langue
language-auto = Celle du navigateur
setting-hand = Main
setting-hand-about = De la main gauche, l’éventail et les boutons au-dessous sont inversés, et le score est à gauche.
hand-right = Droite
hand-left = Gauche
setting-letters = Touches lettres
setting-letters-about = Lettres et chiffres seuls agissent quand la table a le focus. L’aide en donne la liste.
