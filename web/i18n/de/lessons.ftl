# Lessons and what a lesson wants, in German. A goal's sentences are put together: each is an infinitive phrase that
# can be joined to another.

## While a lesson is played

lesson-step-of = Schritt { $step } von { $of }
lesson-back = Schritt zurück
lesson-skip = Schritt vor
lesson-words = Was der Lehrer sagt
lesson-task = Was zu tun ist
lesson-goal = { $goal }.
lesson-reached = Geschafft.
lesson-failed = So nicht.
lesson-next = Nächster Schritt
lesson-finish = Ende der Lektion
lesson-again = Noch einmal
lesson-undo = Zurücknehmen
lesson-hint-more = Noch ein Tipp
lesson-your-answer = Deine Antwort:
lesson-answer = Antworten
lesson-choose-all = Wähle alle richtigen Antworten.
lesson-best-lost = { $points ->
    [0] Nicht das Beste
    [one] Das hat einen Punkt verschenkt
   *[other] Das hat { $points } Punkte verschenkt
  }. Besser war: { $best }.
lesson-better = Besser: { $best }.
lesson-other-action = etwas anderes
lesson-actions-used = { $actions ->
    [one] Damit ist das Ziel nicht erreicht.
   *[other] Mit { $actions } Aktionen ist das Ziel nicht erreicht.
  }
lesson-deal-over = Die Runde ist zu Ende, und das Ziel ist nicht erreicht.
lesson-lost = Das Ziel ist nicht mehr erreichbar.
lesson-wrong-answer = Das ist nicht die Antwort.

## Goals

goal-act = irgendetwas Erlaubtes tun
goal-not-act = nichts tun
goal-play = die richtige Karte spielen
goal-not-play = die Karten behalten, die du brauchst
goal-do = das Richtige finden
goal-not-do = lassen, was schadet
goal-declare = dies melden: { $what }
goal-not-declare = dies nicht melden: { $what }
goal-score = { $points ->
    [one] Punkte machen
   *[other] mindestens { $points } Punkte machen
  }
goal-not-score = { $points ->
    [one] keine Punkte machen
   *[other] weniger als { $points } Punkte machen
  }
goal-score-by = hierfür Punkte machen: { $what }
goal-not-score-by = hierfür keine Punkte machen: { $what }
goal-win-trick = { $count ->
    [one] einen Stich gewinnen
   *[other] { $count } Stiche gewinnen
  }
goal-not-win-trick = { $count ->
    [one] keinen Stich gewinnen
   *[other] weniger als { $count } Stiche gewinnen
  }
goal-lose-trick = { $count ->
    [one] einen Stich abgeben
   *[other] { $count } Stiche abgeben
  }
goal-not-lose-trick = { $count ->
    [one] keinen Stich abgeben
   *[other] weniger als { $count } Stiche abgeben
  }
goal-win-brisque = { $count ->
    [one] eine Brisque gewinnen
   *[other] { $count } Brisquen gewinnen
  }
goal-not-win-brisque = { $count ->
    [one] keine Brisque gewinnen
   *[other] weniger als { $count } Brisquen gewinnen
  }
goal-lose-brisque = { $count ->
    [one] eine Brisque hergeben
   *[other] { $count } Brisquen hergeben
  }
goal-not-lose-brisque = { $count ->
    [one] keine Brisque hergeben
   *[other] weniger als { $count } Brisquen hergeben
  }
goal-call = richtig rufen
goal-not-call = nicht falsch rufen
goal-end-deal = die Runde zu Ende spielen
goal-not-end-deal = die Runde in Gang halten
goal-end-with = die Runde mit mindestens { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  } beenden
goal-not-end-with = die Runde mit weniger als { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  } beenden
goal-others-score = { $points ->
    [one] die anderen Punkte machen lassen
   *[other] die anderen mindestens { $points } Punkte machen lassen
  }
goal-not-others-score = { $points ->
    [one] die anderen keine Punkte machen lassen
   *[other] die anderen unter { $points } Punkten halten
  }
goal-others-score-by = die anderen hierfür Punkte machen lassen: { $what }
goal-not-others-score-by = die anderen hierfür keine Punkte machen lassen: { $what }
goal-others-declare = die anderen dies melden lassen: { $what }
goal-not-others-declare = die anderen dies nicht melden lassen: { $what }
goal-others-end-with = die anderen die Runde mit mindestens { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  } beenden lassen
goal-not-others-end-with = die anderen am Ende der Runde unter { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  } halten
goal-end-ahead = die Runde mit mindestens { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  } Vorsprung beenden
goal-not-end-ahead = die Runde mit weniger als { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  } Vorsprung beenden
goal-win-deal = die Runde gewinnen
goal-not-win-deal = die Runde nicht gewinnen
goal-best = nichts verschenken
goal-not-best = etwas verschenken
goal-answer = die Frage beantworten
goal-not-answer = die Frage beantworten

## When a lesson cannot be shown

lesson-not-a-lesson = Eine Lektion beginnt mit der Zeile „{ $expected }“.
lesson-unknown-version = Diese Lektion braucht Version { $given }. Dieser Tisch kennt Version { $known }.
lesson-too-long = Sie hat mehr als { $most } Zeichen.
lesson-line-too-long = Diese Zeile hat mehr als { $most } Zeichen.
lesson-stray-line = Eine eingerückte Zeile setzt die davor fort, aber davor steht keine.
lesson-bad-line = Eine Zeile hat die Form „Schlüssel: Wert“, diese nicht: { $given }
lesson-bad-character = Hier steht ein unsichtbares Zeichen.
lesson-missing-key = Im Kopf der Lektion muss „{ $key }“ stehen.
lesson-unknown-key = Diesen Schlüssel gibt es hier nicht: { $key }. Möglich: { $expected }
lesson-twice = Das steht hier zweimal.
lesson-no-step = Es gibt noch keinen Schritt.
lesson-too-many = Davon sind höchstens { $most } erlaubt.
lesson-bad-variant = „{ $at }“ kann hier nicht stehen. { $reason }
lesson-bad-name = Der Name eines Kurses oder eines Schritts besteht aus kleinen Buchstaben, Ziffern und Bindestrichen, nicht so: { $given }
lesson-bad-language = Eine Sprache ist ein Kürzel wie „en“, nicht: { $given }
lesson-bad-need = Eine Lektion, die man vorher kennt, ist „2“ oder „bezique/1“, nicht: { $given }
lesson-empty = Das darf nicht leer sein.
lesson-too-long-text = Hier sind höchstens { $most } Zeichen erlaubt.
lesson-prose-too-long = Der Text eines Schritts darf höchstens { $most } Zeichen haben.
lesson-bad-number = Hier muss eine Zahl von { $least } bis { $most } stehen, nicht: { $given }
lesson-no-argument = „{ $key }“ hat nichts vor dem Doppelpunkt.
lesson-bad-level = Diese Stufe gibt es nicht: { $given }. Möglich: { $expected }
lesson-bad-position = { $reason }
lesson-then-without-play = Der Schritt davor hat keine Lösung, von der aus es weitergehen könnte.
lesson-mixed-goal = Ein Ziel ist entweder eine Frage oder etwas zum Spielen, nicht beides.
lesson-no-position = Dieses Ziel braucht eine Stellung oder eine Runde.
lesson-no-use = Ohne Ziel ist das nutzlos.
lesson-no-right = Eine Lösung fehlt: eine Zeile „right: …“.
lesson-one-choice = Eine Frage braucht mindestens zwei Antworten zur Wahl.
lesson-no-answer = Eine Frage braucht die Nummer ihrer Antwort: goal: answer 2
lesson-bad-table = Jede Zeile einer Tabelle beginnt und endet mit „|“ und hat gleich viele Zellen: { $cells }
lesson-no-such-choice = Antwort { $given } gibt es nicht; die letzte ist { $choices }.
lesson-no-later-step = Kein späterer Schritt hat diesen Namen: { $given }
lesson-step-unreached = Kein Weg führt zu diesem Schritt: Der vor ihm geht woanders weiter.
lesson-no-goal = Das Ziel ist leer.
lesson-goal-too-long = Ein Ziel hat höchstens { $most } Wörter.
lesson-goal-too-deep = Klammern dürfen höchstens { $most }-fach geschachtelt sein.
lesson-bracket = Eine Klammer ist nicht geschlossen oder nie geöffnet: { $given }
lesson-expected = Hier statt „{ $given }“ erwartet: { $expected }
lesson-unknown-goal = Dieses Ziel gibt es nicht: { $given }. Möglich hier: { $expected }
lesson-unknown-meld = Diese Meldung gibt es in diesem Spiel nicht: { $given }. Möglich hier: { $expected }
lesson-unknown-rule = Diese Regel gibt es nicht: { $given }. Möglich hier: { $expected }
lesson-unknown-number = Diese Zahl gibt es nicht: { $given }. Möglich: { $expected }
lesson-no-numbers = Zahlen eines Versuchs können nur in done und wrong stehen: { $given }
lesson-bad-forms = Nach dem Doppelpunkt müssen die Formen des Wortes für jede Art von Zahl stehen, durch „/“ getrennt, zusammen { $forms }, nicht { $given }, wie in Stich / Stiche
lesson-unreachable-card = Diese Karte kann niemand mehr spielen: { $given }
lesson-bad-action = Das ist nicht der Code einer Aktion: { $given }
lesson-bad-call = Rufen kann man eine Farbe oder eine Karte, nicht: { $given }
lesson-bad-card = Diese Karte gibt es nicht: { $given }
lesson-bad-link = Ein Link hat die Form [Wörter](Regel).
lesson-open-mark = „{ $mark }“ wird hier geöffnet und nie geschlossen.
