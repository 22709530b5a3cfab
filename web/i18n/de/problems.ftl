# Problems: positions with one best action, their themes and proofs, and what comes next for a learner, in the language of this folder.

problems = Aufgaben
problems-about = Stellungen aus gespielten Runden, in denen ein Zug der beste ist, und bewiesen. Der naheliegende ist oft falsch.
problems-not-loaded = Die Aufgaben konnten nicht geladen werden.
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
problems-next = Nächste Aufgabe auf meinem Stand
problems-run = Serie mit steigender Schwierigkeit
problems-run-best = längste: { $count }
problems-themes = Nach Thema
problems-collection = Spiele
collection-fildinski = Fildinski
collection-bezique = Bézique, auch mit vielen Kartenspielen
collection-filko = Filicău und Filkó
problems-rating = Deine Wertung: { $rating }
problems-rating-about = Sie steigt, wenn du eine Aufgabe beim ersten Versuch löst, und fällt, wenn nicht, umso mehr, je weniger es zu erwarten war; sie bleibt auf diesem Gerät.
problems-solved = { $solved } von { $count }
problems-again = Eine verfehlte Aufgabe kommt nach einem Tag, drei Tagen und einer Woche wieder.
problems-all-done = Diese hast du alle versucht.
problem-rating = Schwierigkeit { $rating }
problem-leave = Aufgaben
problem-card = Welche Karte?
problem-action = Was tust du?
problem-ask-exact = Nichts ist verdeckt: Der Talon ist aus, und jede Karte, die du nicht gesehen hast, hat dein Gegner.
problem-ask-worlds = Du musst nicht raten: Eine Karte ist die beste, wie auch immer die verdeckten Karten liegen ({ $count } Fälle).
problem-ask-playouts = Karten sind verdeckt, und ein Zug ist im Schnitt besser als alle anderen.
problem-right-points = Das bringt { $points } Punkte mehr als alles andere.
problem-right-mean = Im Schnitt bringt das etwa { $points } Punkte mehr als alles andere.
problem-right-deal = Das ist in allen { $count } Fällen das Beste; alles andere verschenkt im Schnitt mindestens { $points } Prozent des Einsatzes.
problem-wrong-points = { $action }: Das verschenkt { $points } Punkte. Richtig ist: { $best }.
problem-wrong-mean = { $action }: Das verschenkt im Schnitt etwa { $points } Punkte. Richtig ist: { $best }.
problem-wrong-deal = { $action }: Das verschenkt im Schnitt von { $count } Fällen { $points } Prozent des Einsatzes. Richtig ist: { $best }.
problem-nothing = nichts melden
problem-exchange = die Sieben tauschen
problem-next = Nächste Aufgabe
problem-play-on = Von hier weiterspielen
problem-proof = Beweis
problem-run-place = Serie: Aufgabe { $number }
problem-run-over = Die Serie ist nach { $count ->
    [one] einer Aufgabe
   *[other] { $count } Aufgaben
  } zu Ende.
problem-rated = Wertung { $rating } ({ $change })
problem-proof-exact = Das Ende wurde nach jedem Zug genau gelöst, bei bestem Spiel beider Seiten.
problem-proof-worlds = Das Ende wurde in jedem der { $count } Fälle, wie die verdeckten Karten liegen können, genau gelöst. Der Zug ist in allen der beste. Die Verluste sind Mittelwerte, in Prozent des Einsatzes: nach der Runde Herr zu sein oder sie zu gewinnen.
problem-proof-playouts = Nach jedem Zug wurde die Runde { $count }-mal zu Ende gespielt, mit denselben vermuteten Verteilungen. Jeder Verlust ist ein Mittelwert mit Standardfehler; alle liegen um mehr als fünf davon über { $least } Punkten.
problem-proof-action = Zug
problem-proof-loss = verschenkt
problem-proof-best = am besten
problem-proof-line = Bestes Spiel beider Seiten
problem-proof-levels = Gelöst von: { $levels }
problem-proof-level = { $level } { $share } %
problem-level-unsure = Club unsicher
problem-proof-check = python -m engine problems check beweist alle Aufgaben erneut.
theme-meld = Eine kommende Meldung
theme-meld-hint = Mit welcher Karte kannst du mehr melden?
theme-deny = Eine Meldung verhindern
theme-deny-hint = Was hofft dein Gegner zu melden?
theme-last-trick = Der letzte Stich
theme-last-trick-hint = Welche Karte gewinnt den letzten Stich?
theme-catch = Brisques fangen
theme-catch-hint = Welche Asse und Zehnen deines Gegners kannst du gewinnen?
theme-save = Eigene Brisques retten
theme-save-hint = Welches Ass, welche Zehn von dir ist in Gefahr?
theme-seven = Die Sieben
theme-seven-hint = Die Trumpf-Sieben zählt noch.
theme-deal = Daran hängt die Runde
theme-deal-hint = Zähle, wie viele Punkte jeder Seite noch fehlen.
theme-exchange = Erst tauschen
theme-exchange-hint = Was bringt die aufgeschlagene Karte?
theme-declare = Jetzt melden
theme-declare-hint = Kommt noch ein besserer Moment?
theme-wait = Eine Meldung zurückhalten
theme-wait-hint = Was würde die Meldung verbrauchen?
theme-smear = Dem Partner schmieren
theme-smear-hint = Wer gewinnt diesen Stich, und was gehört hinein?
theme-partner-takes = Den Partner gewinnen lassen
theme-partner-takes-hint = Was kann dein Partner gewinnen, wenn du es anspielst?
theme-draw-trumps = Trümpfe ziehen
theme-draw-trumps-hint = Wer hat noch Trümpfe?
theme-keep-trump = Den Trumpf behalten
theme-keep-trump-hint = Was gewinnt dein Trumpf später?
theme-ruff = Trumpfen
theme-ruff-hint = Ist dieser Stich einen Trumpf wert?
theme-duck = Den Stich lassen
theme-duck-hint = Wer soll danach ausspielen, und wovon?
theme-sacrifice = Eine Brisque opfern
theme-sacrifice-hint = Was gewinnst du, wenn du ein Ass oder eine Zehn hergibst?
theme-ahead = Vorausrechnen
theme-ahead-hint = Dieser Stich ist so oder so gleich. Rechne weiter bis zum Ende.
learn-next = Weiter
learn-lesson = Nächste Lektion: { $title }
learn-unfinished = Begonnen: { $title }, Schritt { $step } von { $steps }
