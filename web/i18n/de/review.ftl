# The review of a deal, in German.

review = Rückblick
review-words = Was der Trainer sagt, und alle Züge
review-steps = Schritte durch die Runde
review-moves = Züge
review-end = Ende der Runde
review-in-play = Diese Runde läuft noch: Beurteilt wird sie, wenn sie zu Ende ist.
review-progress = { $done } von { $of } Entscheidungen beurteilt
review-none = In dieser Runde gab es nichts zu entscheiden.
review-clean = { $of ->
    [one] An deiner einen Entscheidung war nichts zu verbessern.
   *[other] An allen { $of } Entscheidungen war nichts zu verbessern.
  }
review-lost = *{ $points }* { $points ->
    [one] Punkt
   *[other] Punkte
  } verschenkt, bei { $count } von { $of } Entscheidungen.
review-heard-trick = Stich
review-move-by = { $name }:
review-note = Beurteilt nach dem, was du damals sehen konntest, nie nach verdeckten Karten. Das Zeichen = heißt: bewiesen.
review-lost-filko = *{ $points }* Prozent des Einsatzes verschenkt, bei { $count } von { $of } Entscheidungen.
review-note-filko = Beurteilt nach dem, was du damals sehen konntest, nie nach verdeckten Karten. Der Einsatz ist, nach der Runde Herr zu sein oder sie zu gewinnen. Das Zeichen = heißt: bewiesen.

## Moves and moments

review-leave = Zurück
review-which-deal = Runde
review-deal-of = { $deal } von { $deals }
review-place = Zug { $place } von { $of }
review-first = Zum Anfang der Runde
review-earlier = Einen Zug zurück
review-later = Einen Zug vor
review-last = Zum Ende der Runde
review-cost-exact = kostete { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }, bewiesen
review-cost-about = kostete etwa { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }
review-cost-exact-filko = kostete { $points } Prozent des Einsatzes, bewiesen
review-cost-about-filko = kostete etwa { $points } Prozent des Einsatzes
past-title = Stich { $trick }
past-played = Deine Wahl: { $action }.
past-good = Deine Wahl: { $action }. Nichts war besser.
past-best = Am besten war: { $action }.
past-equal = Etwa gleich gut: { $action }.
past-ends = Bei bestem Spiel ab hier liegst du nach deiner Wahl am Ende { $played }, nach der besten { $best }.
ends-ahead = mit { $points } vorn
ends-behind = mit { $points } hinten
ends-even = gleichauf
past-line = Am besten bis zum Ende:
loss-exact = Das kostete *{ $points }* { $points ->
    [one] Punkt
   *[other] Punkte
  }: bewiesen.
loss-about = Das kostete etwa *{ $points }* { $points ->
    [one] Punkt
   *[other] Punkte
  }, plus oder minus { $error }.
loss-about-filko = Das kostete etwa *{ $points }* Prozent des Einsatzes, plus oder minus { $error }.
loss-exact-filko = Das kostete *{ $points }* Prozent des Einsatzes: bewiesen.
past-does = { $me ->
    [yes] Deine Wahl
   *[no] Wahl von { $name }
  }: { $action }.
past-forced = Etwas anderes gab es nicht.
past-over = Die Runde ist zu Ende.
past-now = Von diesem Moment an kannst du weiterspielen.
past-plain = Vor Zug { $place }.
past-again = Ab hier neu versuchen
past-play-on = Ab hier weiterspielen
mistake-before = Voriger Fehler
mistake-after = Nächster Fehler

## Branches

branches = Neu versucht
branch-name = Runde { $deal }, { $place ->
    [0] von Anfang an
    [one] nach einem Zug
   *[other] nach { $place } Zügen
  }, { $when }
branch-main = Zurück zur Partie, wie sie gespielt wurde
branch-look = Ansehen
