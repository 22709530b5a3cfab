# Problems: positions with one best action, their themes and proofs, and what comes next for a learner, in the language of this folder.

problems = Aufgaben
problems-about = Stellungen aus gespielten Runden. In jeder ist ein Zug der beste, und das ist bewiesen; der naheliegende ist oft falsch.
problems-not-loaded = Die Aufgaben konnten nicht geladen werden.
problem-unknown = Diese Aufgabe gibt es hier nicht. Vielleicht wurde sie aus den Sammlungen genommen.
problems-today = Aufgabe des Tages
problems-today-done = Aufgabe des Tages (versucht)
problems-due = { $count ->
    [one] Eine Aufgabe ist fällig
   *[other] { $count } Aufgaben sind fällig
  }
problems-waiting = { $count ->
    [0] Es wartet keine verfehlte Aufgabe.
    [one] Eine verfehlte Aufgabe kommt an einem anderen Tag wieder.
   *[other] { $count } verfehlte Aufgaben kommen an anderen Tagen wieder.
  }
problems-next = Nächste Aufgabe auf meinem Niveau
problems-run = Serie mit steigender Schwierigkeit
problems-run-best = längste: { $count }
problems-themes = Nach Thema
problems-collection = Spiele
collection-fildinski = Fildinski
collection-bezique = Bézique, mit zwei oder mehr Kartenspielen
collection-filko = Filicău und Filkó
problems-rating = Deine Wertung: { $rating }
problems-rating-about = Sie steigt, wenn du eine Aufgabe beim ersten Versuch löst, und fällt, wenn nicht. Am meisten ändert sie eine gelöste schwere oder eine verfehlte leichte Aufgabe. { $kept ->
    [yes] Sie bleibt auf diesem Gerät.
   *[no] Dieser Browser speichert nichts für diese Seite: Deine Wertung geht verloren, wenn du die Seite schließt oder neu lädst.
  }
problems-solved = { $solved } von { $count }
problems-again = Eine verfehlte Aufgabe kommt nach einem Tag, drei Tagen und einer Woche wieder.
problem-rating = Schwierigkeit { $rating }
problem-leave = Aufgaben
problem-card = Welche Karte?
problem-action = Was tust du?
problem-ask-exact = Nichts ist verdeckt: Der Talon ist leer, und jede Karte, die du nicht gesehen hast, hat dein Gegner.
problem-ask-worlds = Du musst nicht raten: Eine Karte ist die beste, wie auch immer die verdeckten Karten liegen ({ $count } Fälle).
problem-ask-playouts = Karten sind verdeckt, und ein Zug ist im Schnitt besser als alle anderen.
problem-right-points = Das bringt { $points } Punkte mehr als alles andere.
problem-right-mean = Im Schnitt bringt das etwa { $points } Punkte mehr als alles andere.
problem-right-deal = Das ist in allen { $count } Fällen das Beste; alles andere verschenkt im Schnitt mindestens { $points } Prozent des Einsatzes.
problem-wrong-points = { $action }: Das verschenkt { $points } Punkte.
problem-wrong-mean = { $action }: Das verschenkt im Schnitt etwa { $points } Punkte.
problem-wrong-deal = { $action }: Das verschenkt im Schnitt von { $count } Fällen { $points } Prozent des Einsatzes.
problem-nothing = nichts melden
problem-exchange = die Sieben tauschen
problem-next = Nächste Aufgabe
problem-play-on = Ab hier weiterspielen
problem-proof = Beweis
problem-solution = Lösung
problem-run-place = Serie: Aufgabe { $number }
problem-run-over = Die Serie ist zu Ende, gelöste Aufgaben: { $count }
problem-rated = Wertung { $rating } ({ $change })
problem-proof-exact = Das Ende wurde nach jedem Zug genau gelöst, bei bestem Spiel beider Seiten.
problem-proof-worlds = Das Ende wurde für jede der { $count } möglichen Verteilungen der verdeckten Karten genau gelöst. Der Zug ist in allen der beste.
problem-proof-deal = Die Verluste sind Mittelwerte, in Prozent des Einsatzes: nach der Runde Herr zu sein oder sie zu gewinnen.
problem-proof-mean = Die Verluste sind Mittelwerte, in Punkten.
problem-proof-playouts = Nach jedem Zug wurde die Runde { $count }-mal zu Ende gespielt, mit denselben vermuteten Verteilungen. Jeder Verlust ist ein Mittelwert mit Standardfehler; jeder liegt um mehr als fünf Standardfehler über { $least } Punkten.
problem-proof-action = Zug
problem-proof-loss = verschenkt
problem-proof-best = am besten
problem-proof-line = Bestes Spiel beider Seiten
problem-proof-levels = Gelöst von: { $levels }
problem-proof-level = { $level } { $share } %
problem-level-careless = Klub mit großen Fehlern
problem-level-unsure = Klub mit kleinen Fehlern
problem-level-reader = Klub mit Vorausrechnen
problem-proof-check = In einer Kopie der Quellen beweist python -m engine problems check FILE alle Aufgaben einer Sammlung erneut.
theme-meld = Eine kommende Meldung
theme-meld-hint = Mit welcher Karte kannst du mehr melden?
theme-deny = Eine Meldung verhindern
theme-deny-hint = Was hofft dein Gegner zu melden?
theme-last-trick = Der letzte Stich
theme-last-trick-hint = Welche Karte gewinnt den letzten Stich?
theme-catch = Brisquen fangen
theme-catch-hint = Welche Asse und Zehnen in einer anderen Hand kannst du gewinnen?
theme-save = Eigene Brisquen retten
theme-save-hint = Welches Ass oder welche Zehn von dir ist in Gefahr?
theme-seven = Die Sieben
theme-seven-hint = Die Trumpf-Sieben zählt noch.
theme-deal = Daran hängt die Runde
theme-deal-hint = Zähle, wie viele Punkte jeder Seite noch fehlen.
theme-exchange = Erst tauschen
theme-exchange-hint = Was bringt die aufgeschlagene Karte?
theme-declare = Jetzt melden
theme-declare-hint = Kommt noch ein besserer Moment?
theme-wait = Eine Meldung zurückhalten
theme-wait-hint = Welche Karten würde die Meldung verbrauchen?
theme-smear = Dem Partner schmieren
theme-smear-hint = Wer gewinnt diesen Stich, und was gehört hinein?
theme-partner-takes = Den Partner gewinnen lassen
theme-partner-takes-hint = Welches Ausspiel kann dein Partner gewinnen?
theme-draw-trumps = Trümpfe ziehen
theme-draw-trumps-hint = Wer hat noch Trümpfe?
theme-keep-trump = Den Trumpf behalten
theme-keep-trump-hint = Was gewinnt dein Trumpf später?
theme-ruff = Den Stich trumpfen
theme-ruff-hint = Ist dieser Stich einen Trumpf wert?
theme-duck = Den Stich lassen
theme-duck-hint = Wer soll danach ausspielen, und wovon?
theme-sacrifice = Eine Brisque opfern
theme-sacrifice-hint = Was gewinnst du, wenn du ein Ass oder eine Zehn hergibst?
theme-ahead = Vorausrechnen
theme-ahead-hint = Dieser Stich bringt so oder so gleich viel. Rechne weiter bis zum Ende.
learn-next = Weiter
learn-lesson = Nächste Lektion: { $title }
learn-unfinished = Begonnen: { $title }, Schritt { $step } von { $steps }
