# Help in French: the game in a few sentences, and the keys of the table.

help-title = Comment jouer
help-aim = { $source ->
    [won] Gagnez des plis avec des as et des dix, et formez des combinaisons avec les cartes gagnées. Les cartes de votre main n’y comptent jamais.
    [hand] Gagnez des plis, et étalez des combinaisons de votre main : mariages, quintes, bésigues, carrés. Les cartes étalées peuvent encore être jouées.
   *[hand-and-won] Gagnez des plis, et formez des combinaisons avec votre main et les cartes gagnées. Les cartes étalées de votre main peuvent encore être jouées.
  }
help-trick = Chacun joue une carte par pli. Le plus fort atout le gagne ; sans atout, la plus forte carte de la couleur demandée. De deux cartes égales, la première gagne. Ordre des cartes : as, dix, roi, dame, valet, neuf, huit, sept. { $stock ->
    [free] Tant qu’il y a un talon, vous jouez ce que vous voulez.
   *[strict] Même tant qu’il y a un talon, vous devez, si vous le pouvez, fournir, monter et couper.
  }
help-meld = Le gagnant d’un pli peut annoncer. Puis chacun pioche, le gagnant d’abord. Les règles de chaque jeu disent combien de fois une carte peut compter.
help-end = { $endgame ->
    [free] Aux derniers plis, quand le talon est épuisé, vous jouez ce que vous voulez.
   *[strict] Quand le talon est épuisé, les derniers plis sont stricts : fournir, monter, couper. Une carte que vous ne pouvez pas jouer est plus sombre ; essayez-la et la table dit pourquoi.
  }
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
key-l = pli précédent
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

## Help for Filicău and Filkó

filko-help-aim = { $points-values ->
    [aces-and-tens] Gagnez des plis avec des as et des dix : chacune de ces cartes vaut un point.
   *[card-values] Gagnez des plis avec de fortes cartes : l’as vaut 11 points, le dix 10, le roi 4, l’Ober 3 et l’Unter 2.
  } { $match-outcome ->
    [run-away] Avec { $match-win-points } points ou plus, mais pas tous, votre camp devient maître et les autres serviteurs. Un camp qui n’en prend aucun s’est enfui : les deux camps sont alors à égalité.
    [servant] Avec { $match-win-points } points ou plus, même tous, votre camp devient maître ; l’un des autres est le serviteur et donne.
    [liberation] Avec { $match-win-points } points ou plus, votre camp devient maître. Il le reste, et le serviteur donne, jusqu’à ce que le camp du serviteur en prenne { $match-win-points } ou plus, ou aucun.
    [each-deal] Les Riches gagnent avec { $match-win-points } points ou plus, les Pauvres avec { $match-poor-points }. Chaque donne compte pour elle-même, et un perdant donne la suivante.
    [kept] À la première donne, les Riches gagnent avec { $match-win-points } points ou plus, les Pauvres avec { $match-poor-points }. Ensuite un perdant donne, et les camps restent les mêmes, jusqu’à ce que le camp qui donne prenne { $match-win-points } points ou plus.
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
filko-help-trumps = Ces cartes sont atouts à chaque donne, de la plus forte à la plus faible, et n’appartiennent à aucune autre couleur : { $permanent }. Au-dessous vient la couleur d’atout. Ordre des autres cartes de chaque couleur, pour celles qui sont en jeu : as, dix, roi, Unter, neuf, huit, sept.
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
