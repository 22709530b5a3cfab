# Lessons and what a lesson wants, in French. A goal's sentences are put together: each is an imperative that
# can be joined to another.

## While a lesson is played

lesson-step-of = Étape { $step } sur { $of }
lesson-back = Étape précédente
lesson-skip = Étape suivante
lesson-words = Ce que dit le professeur
lesson-task = À faire
lesson-goal = { $goal }.
lesson-reached = Réussi.
lesson-failed = Pas comme ça.
lesson-next = Étape suivante
lesson-finish = Fin de la leçon
lesson-again = Réessayer
lesson-undo = Reprendre
lesson-hint-more = Autre conseil
lesson-your-answer = Votre réponse :
lesson-answer = Répondre
lesson-choose-all = Cochez toutes les bonnes réponses.
lesson-best-lost = { $points ->
    [0] Pas le meilleur coup
    [one] Un point perdu
    [many] { $points } points perdus
   *[other] { $points } points perdus
  } ; il y avait mieux : { $best }.
lesson-better = Mieux : { $best }.
lesson-other-action = un autre coup
lesson-actions-used = { $actions ->
    [one] Le but n’est pas atteint ainsi.
    [many] Le but n’a pas été atteint en { $actions } coups.
   *[other] Le but n’a pas été atteint en { $actions } coups.
  }
lesson-deal-over = La donne est finie, et le but n’a pas été atteint.
lesson-lost = Le but ne peut plus être atteint.
lesson-wrong-answer = Ce n’est pas la bonne réponse.

## Goals

goal-act = jouer n’importe quel coup permis
goal-not-act = ne jouer aucun coup
goal-play = jouer la bonne carte
goal-not-play = garder les cartes dont vous avez besoin
goal-do = trouver ce qu’il faut faire
goal-not-do = éviter ce qui nuit
goal-declare = annoncer ceci : { $what }
goal-not-declare = ne pas annoncer ceci : { $what }
goal-score = { $points ->
    [one] marquer
    [many] marquer au moins { $points } points
   *[other] marquer au moins { $points } points
  }
goal-not-score = { $points ->
    [one] ne rien marquer
    [many] marquer moins de { $points } points
   *[other] marquer moins de { $points } points
  }
goal-score-by = marquer pour ceci : { $what }
goal-not-score-by = ne pas marquer pour ceci : { $what }
goal-win-trick = { $count ->
    [one] gagner un pli
    [many] gagner { $count } plis
   *[other] gagner { $count } plis
  }
goal-not-win-trick = { $count ->
    [one] ne gagner aucun pli
    [many] gagner moins de { $count } plis
   *[other] gagner moins de { $count } plis
  }
goal-lose-trick = { $count ->
    [one] laisser un pli
    [many] laisser { $count } plis
   *[other] laisser { $count } plis
  }
goal-not-lose-trick = { $count ->
    [one] ne perdre aucun pli
    [many] perdre moins de { $count } plis
   *[other] perdre moins de { $count } plis
  }
goal-win-brisque = { $count ->
    [one] gagner une brisque
    [many] gagner { $count } brisques
   *[other] gagner { $count } brisques
  }
goal-not-win-brisque = { $count ->
    [one] ne gagner aucune brisque
    [many] gagner moins de { $count } brisques
   *[other] gagner moins de { $count } brisques
  }
goal-lose-brisque = { $count ->
    [one] laisser une brisque
    [many] laisser { $count } brisques
   *[other] laisser { $count } brisques
  }
goal-not-lose-brisque = { $count ->
    [one] ne perdre aucune brisque
    [many] perdre moins de { $count } brisques
   *[other] perdre moins de { $count } brisques
  }
goal-call = faire le bon appel
goal-not-call = éviter le mauvais appel
goal-end-deal = jouer la donne jusqu’au bout
goal-not-end-deal = faire durer la donne
goal-end-with = finir la donne avec au moins { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
goal-not-end-with = finir la donne avec moins de { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
goal-others-score = { $points ->
    [one] laisser les autres marquer
    [many] laisser les autres marquer au moins { $points } points
   *[other] laisser les autres marquer au moins { $points } points
  }
goal-not-others-score = { $points ->
    [one] ne pas laisser les autres marquer
    [many] tenir les autres sous { $points } points
   *[other] tenir les autres sous { $points } points
  }
goal-others-score-by = laisser les autres marquer pour ceci : { $what }
goal-not-others-score-by = ne pas laisser les autres marquer pour ceci : { $what }
goal-others-declare = laisser les autres annoncer ceci : { $what }
goal-not-others-declare = ne pas laisser les autres annoncer ceci : { $what }
goal-others-end-with = laisser les autres finir la donne avec au moins { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
goal-not-others-end-with = tenir les autres sous { $points ->
    [one] { $points } point
   *[other] { $points } points
  } à la fin de la donne
goal-end-ahead = finir la donne avec au moins { $points ->
    [one] { $points } point
   *[other] { $points } points
  } d’avance
goal-not-end-ahead = finir la donne avec moins de { $points ->
    [one] { $points } point
   *[other] { $points } points
  } d’avance
goal-win-deal = gagner la donne
goal-not-win-deal = ne pas gagner la donne
goal-best = ne rien perdre en route
goal-not-best = perdre quelque chose
goal-answer = répondre à la question
goal-not-answer = répondre à la question

## When a lesson cannot be shown

lesson-not-a-lesson = Une leçon commence par la ligne « { $expected } ».
lesson-unknown-version = Cette leçon demande la version { $given }. Cette table connaît la version { $known }.
lesson-too-long = Elle a plus de { $most } caractères.
lesson-line-too-long = Cette ligne a plus de { $most } caractères.
lesson-stray-line = Une ligne en retrait continue celle du dessus, mais il n’y en a pas.
lesson-bad-line = Une ligne s’écrit « clé: valeur », et celle-ci non : { $given }
lesson-bad-character = Il y a ici un caractère invisible.
lesson-missing-key = L’en-tête de la leçon doit dire « { $key } ».
lesson-unknown-key = Cette clé n’existe pas ici : { $key }. Possible : { $expected }
lesson-twice = Ceci figure deux fois ici.
lesson-no-step = Il n’y a pas encore d’étape.
lesson-too-many = Il peut y en avoir { $most } au plus.
lesson-bad-variant = « { $at } » ne peut pas figurer ici. { $reason }
lesson-bad-name = Le nom d’un cours ou d’une étape s’écrit avec des minuscules, des chiffres et des traits d’union, et non : { $given }
lesson-bad-language = Une langue est un code comme « en », et non : { $given }
lesson-bad-need = Une leçon à connaître avant s’écrit « 2 » ou « bezique/1 », et non : { $given }
lesson-empty = Ceci ne doit pas être vide.
lesson-too-long-text = Ceci peut avoir { $most } caractères au plus.
lesson-prose-too-long = Le texte d’une étape peut avoir { $most } caractères au plus.
lesson-bad-number = Il faut un nombre de { $least } à { $most }, et non : { $given }
lesson-no-argument = « { $key } » ne prend rien avant le deux-points.
lesson-bad-level = Ce niveau n’existe pas : { $given }. Possible : { $expected }
lesson-bad-position = { $reason }
lesson-then-without-play = L’étape précédente n’a pas de solution d’où celle-ci puisse continuer.
lesson-mixed-goal = Un but est soit une question, soit quelque chose à jouer, pas les deux.
lesson-no-position = Ce but demande une position ou une donne.
lesson-no-use = Sans but, ceci ne sert à rien.
lesson-no-right = Il manque une solution : une ligne « right: … ».
lesson-one-choice = Une question demande au moins deux choix.
lesson-no-answer = Une question a besoin du numéro de sa réponse : goal: answer 2
lesson-bad-table = Chaque ligne d’un tableau commence et finit par « | » et a le même nombre de cases : { $cells }
lesson-no-such-choice = Le choix { $given } n’existe pas ; le dernier est { $choices }.
lesson-no-later-step = Aucune étape ultérieure ne porte ce nom : { $given }
lesson-step-unreached = Aucun chemin ne mène à cette étape : la précédente continue ailleurs.
lesson-no-goal = Le but est vide.
lesson-goal-too-long = Un but a { $most } mots au plus.
lesson-goal-too-deep = Les parenthèses peuvent être imbriquées { $most } fois au plus.
lesson-bracket = Une parenthèse n’est pas fermée, ou n’a jamais été ouverte : { $given }
lesson-expected = Attendu ici, au lieu de « { $given } » : { $expected }
lesson-unknown-goal = Ce but n’existe pas : { $given }. Possible ici : { $expected }
lesson-unknown-meld = Cette combinaison n’existe pas dans ce jeu : { $given }. Possible ici : { $expected }
lesson-unknown-rule = Cette règle n’existe pas : { $given }. Possible ici : { $expected }
lesson-unknown-number = Ce nombre n’existe pas : { $given }. Possibles : { $expected }
lesson-no-numbers = Les nombres d’un essai ne peuvent se trouver que dans done et wrong : { $given }
lesson-bad-forms = Après le deux-points doivent se trouver les formes du mot pour chaque sorte de nombre, séparées par « / », { $forms } en tout, et non { $given }, comme dans pli / plis
lesson-unreachable-card = Personne ne peut plus jouer cette carte : { $given }
lesson-bad-action = Ce n’est pas le code d’un coup : { $given }
lesson-bad-call = On peut appeler une couleur ou une carte, et non : { $given }
lesson-bad-card = Cette carte n’existe pas : { $given }
lesson-bad-link = Un lien s’écrit [mots](règle).
lesson-open-mark = « { $mark } » s’ouvre ici et n’est jamais fermé.
