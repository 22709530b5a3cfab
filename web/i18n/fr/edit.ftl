# The editing table, on which a position is made, in French.

edit-paper = La position
edit-right = Cette position peut être jouée.
edit-hands = { $me ->
    [yes] Votre main
   *[other] Main : { $name }
  }
edit-won = { $me ->
    [yes] Gagnées par vous
   *[other] Gagnées par { $name }
  }
edit-tricks = Pli { $number }, joué
edit-trick = Pli
edit-stock = Talon, prochaine carte d’abord
edit-up = Retourne
edit-aside = De côté
edit-cards = { $count ->
    [one] { $count } carte
    [many] { $count } cartes
   *[other] { $count } cartes
  }
edit-put = Où mettre { $what } ?
edit-choose-none = La laisser
edit-moved = { $what }, maintenant ici : { $to }
edit-no-trump = pas encore
edit-marks = Cartes annoncées, montrées ou comptées
edit-marks-about = La donne jusqu’ici. Oubliez-la si elle ne va plus avec les cartes.
edit-marks-forget = Tout oublier
edit-line = La position en une ligne. Vous pouvez la modifier ou en coller une autre.
edit-open = Ouvrir une image
edit-play = Jouer à partir d’ici
edit-copy-line = Copier la ligne
edit-copy-short = Copier en abrégé
edit-copy-html = Copier le HTML
edit-copy-markdown = Copier un bloc Markdown
edit-copy-link = Copier un lien
edit-copy-svg = Copier le SVG
edit-save-svg = Exporter SVG
edit-save-png = Exporter PNG
edit-copied = Fait : { $what }
edit-not-copied = Le navigateur ne permet pas de copier. Copiez la ligne à la main.
edit-no-line = Ce n’est pas une position.
edit-picture = Une position à la table de jeu
edit-nothing = rien
edit-words-hand = En main : { $cards }.
edit-words-trick = Dans le pli : { $cards }.
edit-words-trump = Atout : { $suit }.
edit-words-stock = Au talon : { $count }.

## Fields

edit-field-trump = Atout
edit-field-dealer = Donneur
edit-field-leader = Qui a entamé le pli
edit-field-turn = Au tour de
edit-field-winner = Gagnant qui annonce
edit-field-declarer = Qui annonce
edit-field-points = Points actuels
edit-field-base = Points avant cette donne
edit-field-phase = Phase de la donne
edit-field-melds = Annonces faites
edit-field-brisques = Brisques déjà comptées
edit-field-sevens = Sept déjà comptés
edit-field-shown = Montré jusqu’ici
edit-field-laid = Cartes étalées
edit-field-fresh = Cartes du pli tout juste gagné
edit-field-slots = Annonces faites à ce pli
edit-field-exposed = Cartes vues de tous
edit-field-called = Carte appelée
edit-field-oldman = Qui appelle
edit-field-party = Places qui jouent ensemble
edit-field-status = Ce que les donnes d’avant ont laissé
edit-field-order = Paquet avant la coupe
edit-field-aims = Buts annoncés
edit-field-signals = Couleurs demandées
edit-field-said = Dit pendant ce pli
edit-field-swap = Sept qui peut être échangé
edit-field-carte = Carte blanche en cours
edit-field-bar = Couleur qui ne peut devenir atout
edit-field-target = Points à atteindre
edit-field-slips = Erreur de la main et de l’œil
edit-field-lifted = Paquet soulevé
edit-field-hands = Mains
edit-field-won = Cartes gagnées
edit-field-trick = Pli
edit-field-tricks = Plis joués
edit-field-stock = Talon
edit-field-up = Retourne

## What is wrong

edit-at = { $place } : { $reason }
edit-at-word = { $place }, « { $word } » : { $reason }
edit-missing = { $place } : à indiquer.
edit-card-missing = { $count ->
    [one] Une carte n’est pas dans la position : mettez-la dans une main, une pile ou le talon.
    [many] { $count } cartes ne sont pas dans la position : mettez-les dans une main, une pile ou le talon.
   *[other] { $count } cartes ne sont pas dans la position : mettez-les dans une main, une pile ou le talon.
  }
edit-card-twice = Cette carte figure deux fois : { $card }
