# What the commands of a shell print, in German. No page shows it.

## Rules: `explain`, `compare`, `choices`

shell-house-rule = Hausregel
shell-printed = gedruckt: { $value }
shell-inferred = erschlossen: { $reason }
shell-misprint = Druckfehler
shell-not-now = jetzt nicht: { $reason } ({ $other })

## Play: `selfplay`, `replay`, `perft`, `solve`

shell-points-a-deal = Punkte je Runde
shell-deal = Runde { $number }: { $points }
shell-deal-open = Runde { $number } läuft: Platz { $seat } ist am Zug
shell-winner-nobody = Sieger: niemand
shell-winner = Sieger: Platz { $seats }, Einsatz { $stake }
shell-depth = Tiefe { $depth }: { $count }
shell-stopped = abgebrochen{ $file ->
    [none] {""}
   *[other] ; derselbe Befehl macht mit { $file } weiter
  }
shell-too-far = zu weit vom Ende entfernt
shell-worth = Wert { $worth }
shell-line = Verlauf { $line }

## Lessons: `lesson new`, `check`, `watch`, `show`, `problems`

shell-lesson-new = { $file }: ein Beispiel für den Anfang; „lesson watch“ zeigt es
shell-watch-at = Die Lektion steht unter { $address } (Strg+C beendet)
shell-watch-ended = Der Befehl „lesson watch“ ist beendet. Starte ihn neu, um Änderungen zu sehen.
shell-lesson-fits = { $title }: passt zu { $original } aus { $course }
shell-only-read = nur zum Lesen
shell-or = { $first } oder durch { $then }
shell-reached = erreicht durch { $codes }
shell-missed = { $count ->
    [one] { $count } falscher Versuch verfehlt es
   *[other] { $count } falsche Versuche verfehlen es
  }
shell-refused = { $count } davon gegen die Regeln
shell-others-miss = andere Züge: { $count }, davon verfehlen es sofort: { $missed }
shell-ahead = { $guesses ->
    [one] { $lead } Punkte vor { $nearest } (Standardfehler { $error }, { $guesses } Annahme über die verdeckten Karten)
   *[other] { $lead } Punkte vor { $nearest } (Standardfehler { $error }, { $guesses } Annahmen über die verdeckten Karten)
  }
shell-best-all-ways = am besten in allen { $ways } Lagen der verdeckten Karten; Wert { $worth }{ $next ->
    [none] {""}
   *[other] , der zweitbeste { $next }
  }
shell-best = bester Verlauf, Wert { $worth }{ $next ->
    [none] {""}
   *[other] , der zweitbeste { $next }
  }: { $line }
shell-unreached = nicht erreicht: { $text }
shell-brought = gebracht hat es: { $text }
shell-caught = abgefangen von Zeile { $text }
shell-goal = Ziel: { $goal }
shell-problems = { $count ->
    [one] { $count } Aufgabe in { $file }: { $themes }
   *[other] { $count } Aufgaben in { $file }: { $themes }
  }

## Blocks in the text of writers: what stands there until the table runs, and the link below it

block-lesson = Hier ist eine Lektion zum Spielen.
block-cards = Hier ist ein Kartentisch zum Spielen.
block-full = An einem ganzen Tisch öffnen
