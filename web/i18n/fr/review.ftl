# The review of a deal, in French.

review = Analyse
review-words = Ce que dit l’entraîneur, et tous les coups
review-steps = Étapes de la donne
review-moves = Coups
review-end = Fin de la donne
review-in-play = Cette donne est encore en cours : elle sera jugée une fois finie.
review-progress = Décisions jugées : { $done } sur { $of }
review-none = Il n’y avait rien à décider dans cette donne.
review-clean = { $of ->
    [one] Votre seule décision était parmi les meilleures.
    [many] Vos { $of } décisions étaient toutes parmi les meilleures.
   *[other] Vos { $of } décisions étaient toutes parmi les meilleures.
  }
review-lost = *{ $points }* { $points ->
    [one] point perdu
    [many] points perdus
   *[other] points perdus
  } ; décisions en cause : { $count } sur { $of }.
review-heard-trick = Pli
review-move-by = { $name } :
review-note = Jugé d’après ce que vous pouviez voir alors, jamais d’après les cartes cachées. Le signe = marque ce qui est prouvé.
review-lost-filko = Perte : *{ $points }* % de l’enjeu ; décisions en cause : { $count } sur { $of }.
review-note-filko = Jugé d’après ce que vous pouviez voir alors, jamais d’après les cartes cachées. L’enjeu est d’être maîtres après la donne, ou de la gagner. Le signe = marque ce qui est prouvé.

## Moves and moments

review-leave = Retour
review-which-deal = Donne
review-deal-of = { $deal } sur { $deals }
review-place = Coup { $place } sur { $of }
review-first = Au début de la donne
review-earlier = Un coup en arrière
review-later = Un coup en avant
review-last = À la fin de la donne
review-cost-exact = a coûté { $points } { $points ->
    [one] point
    [many] points
   *[other] points
  }, prouvé
review-cost-about = a coûté environ { $points } { $points ->
    [one] point
    [many] points
   *[other] points
  }
review-cost-exact-filko = a coûté { $points } % de l’enjeu, prouvé
review-cost-about-filko = a coûté environ { $points } % de l’enjeu
past-title = Pli { $trick }
past-played = Votre choix : { $action }.
past-good = Votre choix : { $action }, et rien n’était meilleur.
past-best = Le meilleur : { $action }.
past-equal = À peu près aussi bien : { $action }.
past-ends = Avec le meilleur jeu à partir d’ici, vous finissez { $played } après votre choix, { $best } après le meilleur.
ends-ahead = avec { $points } d’avance
ends-behind = avec { $points } de retard
ends-even = à égalité
past-line = Meilleure suite :
loss-exact = Coût : *{ $points }* { $points ->
    [one] point
    [many] points
   *[other] points
  }, prouvé.
loss-about = Coût : environ *{ $points }* { $points ->
    [one] point
    [many] points
   *[other] points
  }, à { $error } près.
loss-about-filko = Coût : environ *{ $points }* % de l’enjeu, à { $error } près.
loss-exact-filko = Coût : *{ $points }* % de l’enjeu, prouvé.
past-does = { $me ->
    [yes] Votre choix
   *[no] { $name } a choisi
  } : { $action }.
past-forced = Il n’y avait pas d’autre choix.
past-over = La donne est finie.
past-now = C’est d’ici que la partie continue.
past-plain = Avant le coup { $place }.
past-again = Rejouer à partir d’ici
past-play-on = Continuer à partir d’ici
mistake-before = Erreur précédente
mistake-after = Erreur suivante

## Branches

branches = Donnes rejouées
branch-name = Donne { $deal } { $place ->
    [0] depuis le début
    [one] après un coup
    [many] après { $place } coups
   *[other] après { $place } coups
  }, { $when }
branch-main = Retour à la partie telle qu’elle a été jouée
branch-look = Voir
