# What the commands of a shell print, in Romanian. No page shows it.

## Rules: `explain`, `compare`, `choices`

shell-house-rule = regulă a casei
shell-printed = tipărit: { $value }
shell-inferred = dedus: { $reason }
shell-misprint = greșeală de tipar
shell-not-now = nu acum: { $reason } ({ $other })

## Play: `selfplay`, `replay`, `perft`, `solve`

shell-points-a-deal = puncte pe rundă
shell-deal = runda { $number }: { $points }
shell-deal-open = runda { $number }, în curs: urmează locul { $seat }
shell-winner-nobody = câștigător: nimeni
shell-winner = câștigător: locul { $seats }, miza { $stake }
shell-depth = adâncime { $depth }: { $count }
shell-stopped = întrerupt{ $file ->
    [none] {""}
   *[other] ; aceeași comandă continuă de la { $file }
  }
shell-too-far = prea departe de sfârșit
shell-worth = valoare { $worth }
shell-line = șir { $line }

## Lessons: `lesson new`, `check`, `watch`, `show`, `problems`

shell-lesson-new = { $file }: un exemplu de la care să începi; „lesson watch” îl arată
shell-watch-at = Lecția este la { $address } (Ctrl+C o închide)
shell-watch-ended = Comanda „lesson watch” s-a încheiat. Pornește-o din nou ca să vezi modificările.
shell-lesson-fits = { $title }: se potrivește cu { $original } din cursul { $course }
shell-only-read = doar de citit
shell-or = { $first } sau prin { $then }
shell-reached = atins prin { $codes }
shell-missed = { $count ->
    [one] { $count } încercare greșită îl ratează
    [few] { $count } încercări greșite îl ratează
   *[other] { $count } de încercări greșite îl ratează
  }
shell-refused = { $count ->
    [one] { $count } oprită de reguli
    [few] { $count } oprite de reguli
   *[other] { $count } de încercări oprite de reguli
  }
shell-others-miss = alte mutări: { $count }; îl ratează pe loc: { $missed }
shell-ahead = { $guesses ->
    [one] cu { $lead } puncte înaintea lui { $nearest } (eroare standard { $error }, { $guesses } presupunere despre cărțile ascunse)
    [few] cu { $lead } puncte înaintea lui { $nearest } (eroare standard { $error }, { $guesses } presupuneri despre cărțile ascunse)
   *[other] cu { $lead } puncte înaintea lui { $nearest } (eroare standard { $error }, { $guesses } de presupuneri despre cărțile ascunse)
  }
shell-best-all-ways = cel mai bine în toate așezările posibile ale cărților ascunse ({ $ways }); valoare { $worth }{ $next ->
    [none] {""}
   *[other] , a doua cea mai bună { $next }
  }
shell-best = cel mai bun șir, valoare { $worth }{ $next ->
    [none] {""}
   *[other] , a doua cea mai bună { $next }
  }: { $line }
shell-unreached = neatins: { $text }
shell-brought = a adus: { $text }
shell-caught = prins de rândul { $text }
shell-goal = scop: { $goal }
shell-problems = { $count ->
    [one] { $count } problemă în { $file }: { $themes }
    [few] { $count } probleme în { $file }: { $themes }
   *[other] { $count } de probleme în { $file }: { $themes }
  }

## Blocks in the text of writers: what stands there until the table runs, and the link below it

block-lesson = Aici este o lecție de jucat.
block-cards = Aici este o masă la care se poate juca.
block-full = Deschide la masa completă
