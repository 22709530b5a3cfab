# Notes on what happens for the first time in a family of games.

note-title = Hinweis
note-read = Verstanden
note-none = Keine Hinweise mehr

note-bezique-brisque = Du hast eine Brisque gewonnen
note-bezique-brisque-text = Asse und Zehnen heißen Brisquen. { $brisque-time ->
    [at-once] Jede Brisque in einem Stich zählt { $brisque-points } Punkte für den Gewinner des Stichs.
   *[other] Jede in Stichen gewonnene Brisque zählt am Ende der Runde { $brisque-points } Punkte.
  }
note-bezique-meld = Du darfst melden
note-bezique-meld-text = Eine Meldung ist eine Gruppe von Karten, die beim Melden zählt. { $meld-source ->
    [won] Sie besteht aus Karten, die in Stichen gewonnen wurden.
    [hand] Sie besteht aus Karten deiner Hand. Diese liegen dann offen und können noch gespielt werden.
   *[other] Sie besteht aus Karten deiner Hand und gewonnenen Karten.
  } Du darfst jetzt oder später melden; der Tisch zeigt, was du jetzt melden kannst.
note-bezique-exchange = Du darfst tauschen
note-bezique-exchange-text = Die Trumpf-Sieben kann gegen die aufgeschlagene Karte getauscht werden, einmal in einer Runde.
note-bezique-last-trick = { $last-trick-which ->
    [stock] Der letzte Stich, bevor der Talon leer ist
   *[other] Der letzte Stich
  }
note-bezique-last-trick-text = Sein Gewinner bekommt { $last-trick-points } Punkte mehr.
note-bezique-claim = Du kannst die Runde beenden
note-bezique-claim-text = Alle übrigen Stiche gehen an eine Seite, wie die Karten auch liegen. „Runde beenden“ spielt sie auf einmal.

note-filko-permanent = Karten, die immer Trumpf sind
note-filko-permanent-text = { $cards } in deiner Hand: Trumpf in jeder Runde, gleich welcher Farbe. Das Blatt nennt alle Trümpfe, den höchsten zuerst.
note-filko-aim = Dein Partner nennt ein Ziel
note-filko-aim-text = Das Ziel sagt, auf wie viele Punkte deine Seite spielen soll. „Abgemacht“ sagt, dass du dasselbe willst. Du kannst auch ohne Antwort weiterspielen.
note-filko-points = Was zählt
note-filko-points-text = { $points-values ->
    [aces-and-tens] Jedes Ass und jede Zehn in einem Stich ist ein Punkt für die Seite des Gewinners.
   *[card-values] Die Karten eines Stichs zählen für die Seite des Gewinners: ein Ass 11, eine Zehn 10, ein König 4, ein Ober 3, ein Unter 2.
  } Das Blatt sagt, was jede Punktzahl entscheidet.
note-filko-talk = Du darfst sprechen
note-filko-talk-text = „Sagen …“ zeigt, was du sagen darfst. Alle am Tisch hören es. Es bindet niemanden an eine Karte.
note-filko-masters = Es gibt jetzt Herren
note-filko-masters-text = Die einen sind Herren, die anderen Knechte, bis das Ergebnis einer Runde es ändert. Das Blatt sagt, was jede Punktzahl entscheidet.
note-filko-end = Du darfst die Runde beenden
note-filko-end-text = Die übrigen Karten ändern nichts mehr. Du darfst die Runde jetzt beenden oder zu Ende spielen.
note-filko-claim = Du kannst die Runde beenden
note-filko-claim-text = Alle übrigen Stiche gehen an eine Seite, wie die Karten auch liegen. „Runde beenden“ spielt sie auf einmal.
