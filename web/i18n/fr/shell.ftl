# What the commands of a shell print, in French. No page shows it.

## Rules: `explain`, `compare`, `choices`

shell-house-rule = règle maison
shell-printed = imprimé : { $value }
shell-inferred = déduit : { $reason }
shell-misprint = erreur d’impression
shell-not-now = pas maintenant : { $reason } ({ $other })

## Play: `selfplay`, `replay`, `perft`, `solve`

shell-points-a-deal = points par donne
shell-deal = donne { $number } : { $points }
shell-deal-open = donne { $number } en cours : la place { $seat } doit jouer
shell-winner-nobody = vainqueur : personne
shell-winner = vainqueur : place { $seats }, enjeu { $stake }
shell-depth = profondeur { $depth } : { $count }
shell-stopped = interrompu{ $file ->
    [none] {""}
   *[other]  ; la même commande reprend à partir de { $file }
  }
shell-too-far = trop loin de la fin
shell-worth = valeur { $worth }
shell-line = suite { $line }

## Lessons: `lesson new`, `check`, `watch`, `show`, `problems`

shell-lesson-new = { $file } : un exemple pour commencer ; « lesson watch » le montre
shell-watch-at = La leçon est à l’adresse { $address } (Ctrl+C pour arrêter)
shell-watch-ended = La commande « lesson watch » est terminée. Relancez-la pour voir les changements.
shell-lesson-fits = { $title } : correspond à { $original } de { $course }
shell-only-read = à lire seulement
shell-or = { $first } ou par { $then }
shell-reached = atteint par { $codes }
shell-missed = { $count ->
    [one] manqué par { $count } essai faux
   *[other] manqué par { $count } essais faux
  }
shell-refused = { $count ->
    [one] { $count } refusé par les règles
   *[other] { $count } refusés par les règles
  }
shell-others-miss = autres coups : { $count } ; manquent aussitôt le but : { $missed }
shell-ahead = { $guesses ->
    [one] { $lead } points devant { $nearest } (erreur type { $error }, { $guesses } hypothèse sur les cartes cachées)
   *[other] { $lead } points devant { $nearest } (erreur type { $error }, { $guesses } hypothèses sur les cartes cachées)
  }
shell-best-all-ways = le meilleur dans les { $ways } dispositions possibles des cartes cachées ; valeur { $worth }{ $next ->
    [none] {""}
   *[other] , le deuxième meilleur { $next }
  }
shell-best = meilleure suite, valeur { $worth }{ $next ->
    [none] {""}
   *[other] , la deuxième { $next }
  } : { $line }
shell-unreached = non atteint : { $text }
shell-brought = résultat : { $text }
shell-caught = intercepté par la ligne { $text }
shell-goal = but : { $goal }
shell-problems = { $count ->
    [one] { $count } problème dans { $file } : { $themes }
   *[other] { $count } problèmes dans { $file } : { $themes }
  }

## Blocks in the text of writers: what stands there until the table runs, and the link below it

block-lesson = Voici une leçon à jouer.
block-cards = Voici une table pour jouer aux cartes.
block-full = Ouvrir la table entière
