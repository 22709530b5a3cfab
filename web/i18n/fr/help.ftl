# Help in English: the game in a few sentences, and the keys of the table.

help-title = Comment jouer
help-aim = { $source ->
    [won] Gagnez des plis avec des as et des dix, et formez des combinaisons avec les cartes gagnées. Les cartes de votre main n’y comptent jamais.
    [hand] Gagnez des plis, et étalez des combinaisons de votre main : mariages, quintes, bésigues, carrés. Les cartes étalées peuvent encore être jouées.
   *[hand-and-won] Gagnez des plis, et formez des combinaisons avec votre main et les cartes gagnées. Les cartes étalées de votre main peuvent encore être jouées.
  }
help-trick = Chacun joue une carte par pli. Le plus fort atout le gagne ; sans atout, la plus forte carte de la couleur demandée. De deux cartes égales, la première gagne. Ordre des cartes : as, dix, roi, dame, valet, neuf, huit, sept. Tant qu’il y a un talon, vous jouez ce que vous voulez.
help-meld = Le gagnant d’un pli peut annoncer. Puis chacun pioche, le gagnant d’abord. Combien de fois une carte peut compter dépend du jeu : les règles le disent.
help-end = Quand le talon est épuisé, les derniers plis sont stricts : fournir, monter, couper. Une carte que vous ne pouvez pas jouer est plus sombre ; essayez-la et la table dit pourquoi.
help-keys = Touches
key-arrows = le long de la main
key-ends = à la première et à la dernière carte
key-updown = entre la main, les annonces et les boutons
key-enter = jouer la carte ; avec deux appuis, la relever d’abord
key-figures = jouer de la première à la neuvième carte
key-suit = à la prochaine carte de cette couleur : C trèfle, D carreau, H cœur, S pique, ou A gland, L feuille, H cœur, B grelot
key-move = déplacer la carte dans la main
key-m = aux annonces
key-m-filko = à un appel attendu
key-l = dernier pli
key-n = donne suivante
key-undo = reprendre un coup
key-redo = le rejouer
key-r = entendre la situation
key-t = entendre le pli
key-p = entendre les points
key-v = entendre les cartes étalées
key-f = plein écran, et retour
key-z = ma main en grand, et retour
key-help = cette page
key-esc = fermer, annuler un glissement, reposer une carte relevée
keyname-arrows = ← →
keyname-updown = ↑ ↓
keyname-enter = Entrée, Espace
keyname-ends = Début, Fin
keyname-figures = 1 à 9
keyname-suit = S, puis une couleur
keyname-move = Maj ← →
keyname-undo = Ctrl Z
keyname-redo = Ctrl Maj Z
key-a = que dire : buts, questions, signes
key-h = un conseil ; encore une fois pour les raisons
