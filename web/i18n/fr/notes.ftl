# Notes on what happens for the first time in a family of games.

note-title = Note
note-read = Compris
note-none = Ne plus afficher de notes

note-bezique-brisque = Vous avez gagné une brisque
note-bezique-brisque-text = Les as et les dix s’appellent des brisques. { $brisque-time ->
    [at-once] Chaque brisque d’un pli rapporte { $brisque-points } points à celui qui prend le pli.
   *[other] Chaque brisque gagnée dans un pli rapporte { $brisque-points } points à la fin de la donne.
  }
note-bezique-meld = Vous pouvez annoncer
note-bezique-meld-text = Une combinaison est un groupe de cartes qui rapporte des points quand on l’annonce. { $meld-source ->
    [won] Elle se fait avec des cartes gagnées dans les plis.
    [hand] Elle se fait avec des cartes de votre main. Elles restent étalées et peuvent encore être jouées.
   *[other] Elle se fait avec des cartes de votre main et des cartes gagnées.
  } Vous pouvez annoncer maintenant ou plus tard ; la table montre ce que vous pouvez annoncer maintenant.
note-bezique-exchange = Vous pouvez échanger
note-bezique-exchange-text = Le sept d’atout s’échange contre la retourne, une fois par donne.
note-bezique-last-trick = { $last-trick-which ->
    [stock] Le dernier pli avant la fin du talon
   *[other] Le dernier pli
  }
note-bezique-last-trick-text = Celui qui le prend marque { $last-trick-points } points de plus.
note-bezique-claim = Vous pouvez finir la donne
note-bezique-claim-text = Tous les autres plis vont à un seul camp, quelle que soit la place des cartes. « Finir la donne » les joue d’un coup.

note-filko-permanent = Des cartes toujours atout
note-filko-permanent-text = Dans votre main, toujours atout à chaque donne, quelle que soit la couleur : { $cards }. La feuille montre tous les atouts, du plus fort au plus faible.
note-filko-aim = Votre partenaire dit son but
note-filko-aim-text = Il dit pour combien de points votre camp doit jouer. « D’accord » dit que vous voulez la même chose. Vous pouvez aussi jouer sans répondre.
note-filko-points = Ce qui compte
note-filko-points-text = { $points-values ->
    [aces-and-tens] Chaque as et chaque dix d’un pli est un point pour le camp qui le prend.
   *[card-values] Les cartes d’un pli comptent pour le camp qui le prend : un as 11, un dix 10, un roi 4, un Ober 3, un Unter 2.
  } La feuille dit ce que décide chaque nombre de points.
note-filko-talk = Vous pouvez parler
note-filko-talk-text = « Parler… » montre ce que vous pouvez dire. Toute la table l’entend. Cela n’engage à aucune carte.
note-filko-masters = Il y a maintenant des maîtres
note-filko-masters-text = Un camp est maître, l’autre serviteur, jusqu’à ce que le résultat d’une donne y change quelque chose. La feuille dit ce que décide chaque nombre de points.
note-filko-end = Vous pouvez finir la donne
note-filko-end-text = Les cartes restantes ne peuvent plus rien changer. Vous pouvez finir la donne maintenant ou la jouer jusqu’au bout.
note-filko-claim = Vous pouvez finir la donne
note-filko-claim-text = Tous les autres plis vont à un seul camp, quelle que soit la place des cartes. « Finir la donne » les joue d’un coup.
