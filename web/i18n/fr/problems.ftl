# Problems: positions with one best action, their themes and proofs, and what comes next for a learner, in the language of this folder.

problems = Problèmes
problems-about = Des positions tirées de donnes jouées. Dans chacune, un coup est le meilleur, et c’est prouvé ; le plus évident est souvent mauvais.
problems-not-loaded = Les problèmes n’ont pas pu être chargés.
problem-unknown = Ce problème n’existe pas ici. Il a peut-être été retiré des collections.
problems-today = Problème du jour
problems-today-done = Problème du jour (essayé)
problems-due = { $count ->
    [one] Un problème vous attend
    [many] { $count } problèmes vous attendent
   *[other] { $count } problèmes vous attendent
  }
problems-waiting = { $count ->
    [0] Aucun problème manqué n’attend.
    [one] Un problème manqué reviendra un autre jour.
    [many] { $count } problèmes manqués reviendront d’autres jours.
   *[other] { $count } problèmes manqués reviendront d’autres jours.
  }
problems-next = Problème suivant à mon niveau
problems-run = Série de difficulté croissante
problems-run-best = la plus longue : { $count }
problems-themes = Par thème
problems-collection = Jeux
collection-fildinski = Fildinski
collection-bezique = Bésigue, à deux jeux de cartes ou plus
collection-filko = Filicău et Filkó
problems-rating = Votre classement : { $rating }
problems-rating-about = Il monte quand vous résolvez un problème du premier coup et baisse sinon. Un problème difficile résolu ou un facile manqué le change le plus. { $kept ->
    [yes] Il reste sur cet appareil.
   *[no] Ce navigateur ne garde rien pour cette page : votre classement sera perdu si vous fermez ou rechargez la page.
  }
problems-solved = { $solved } sur { $count }
problems-again = Un problème manqué revient après un jour, trois jours et une semaine.
problem-rating = difficulté { $rating }
problem-leave = Problèmes
problem-card = Quelle carte ?
problem-action = Que faites-vous ?
problem-ask-exact = Rien n’est caché : le talon est épuisé, et toute carte que vous n’avez pas vue est à l’adversaire.
problem-ask-worlds = Inutile de deviner : une carte est la meilleure dans les { $count } répartitions possibles des cartes cachées.
problem-ask-playouts = Des cartes sont cachées, et un coup vaut mieux en moyenne que tous les autres.
problem-right-points = Il rapporte { $points } points de plus que tout autre coup.
problem-right-mean = En moyenne, il rapporte environ { $points } points de plus que tout autre coup.
problem-right-deal = C’est le meilleur dans les { $count } cas ; tout autre coup perd en moyenne au moins { $points } % de l’enjeu.
problem-wrong-points = { $action } : cela perd { $points } points.
problem-wrong-mean = { $action } : cela perd en moyenne environ { $points } points.
problem-wrong-deal = { $action } : sur { $count } cas, cela perd en moyenne { $points } % de l’enjeu.
problem-nothing = ne rien annoncer
problem-exchange = échanger le sept
problem-next = Problème suivant
problem-play-on = Continuer d’ici
problem-proof = Preuve
problem-solution = Solution
problem-run-place = Série : problème { $number }
problem-run-over = La série est finie, problèmes résolus : { $count }
problem-rated = Classement { $rating } ({ $change })
problem-proof-exact = La fin a été résolue exactement après chaque coup, au meilleur jeu des deux camps.
problem-proof-worlds = La fin a été résolue exactement dans chacune des { $count } répartitions des cartes cachées. Le coup est le meilleur dans toutes.
problem-proof-deal = Les pertes sont des moyennes, en pourcentage de l’enjeu : être maîtres après la donne, ou la gagner.
problem-proof-mean = Les pertes sont des moyennes, en points.
problem-proof-playouts = Après chaque coup, la donne a été jouée { $count } fois jusqu’au bout, avec les mêmes répartitions supposées. Chaque perte est une moyenne avec son erreur type ; chacune dépasse { $least } points de plus de cinq erreurs types.
problem-proof-action = coup
problem-proof-loss = perd
problem-proof-best = le meilleur
problem-proof-line = Meilleur jeu des deux camps
problem-proof-levels = Résolu par : { $levels }
problem-proof-level = { $level } { $share } %
problem-level-careless = Club avec de grosses erreurs
problem-level-unsure = Club avec de petites erreurs
problem-level-reader = Club en calculant à l’avance
problem-proof-check = Dans une copie des sources, python -m engine problems check FILE prouve de nouveau tous les problèmes d’une collection.
theme-meld = Une combinaison à venir
theme-meld-hint = Quelle carte vous permet d’annoncer plus ?
theme-deny = Empêcher une combinaison
theme-deny-hint = Qu’espère annoncer l’adversaire ?
theme-last-trick = Le dernier pli
theme-last-trick-hint = Quelle carte gagne le dernier pli ?
theme-catch = Capturer des brisques
theme-catch-hint = Quels as et dix d’une autre main pouvez-vous gagner ?
theme-save = Sauver ses brisques
theme-save-hint = Lequel de vos as et dix est en danger ?
theme-seven = Le sept
theme-seven-hint = Le sept d’atout compte encore.
theme-deal = La donne en dépend
theme-deal-hint = Comptez les points qui manquent encore à chaque camp.
theme-exchange = L’échange d’abord
theme-exchange-hint = Qu’apporte la retourne ?
theme-declare = Annoncer maintenant
theme-declare-hint = Y aura-t-il un meilleur moment ?
theme-wait = Retenir une annonce
theme-wait-hint = Quelles cartes cette annonce épuiserait-elle ?
theme-smear = Charger le pli du partenaire
theme-smear-hint = Qui prend ce pli, et que faut-il y mettre ?
theme-partner-takes = Laisser prendre le partenaire
theme-partner-takes-hint = Quelle entame votre partenaire peut-il prendre ?
theme-draw-trumps = Faire tomber les atouts
theme-draw-trumps-hint = Qui a encore des atouts ?
theme-keep-trump = Garder l’atout
theme-keep-trump-hint = Que gagnera votre atout plus tard ?
theme-ruff = Couper
theme-ruff-hint = Ce pli vaut-il un atout ?
theme-duck = Laisser le pli
theme-duck-hint = Qui doit entamer ensuite, et de quoi ?
theme-sacrifice = Sacrifier une brisque
theme-sacrifice-hint = Que gagnez-vous à donner un as ou un dix ?
theme-ahead = Voir plus loin
theme-ahead-hint = Ce pli rapporte autant de toute façon. Comptez jusqu’à la fin.
learn-next = Suite
learn-lesson = Leçon suivante : { $title }
learn-unfinished = Commencée : { $title }, étape { $step } sur { $steps }
