# What the engine cannot use, in German: a sentence for each error code, with dots and slashes turned to dashes. `where`
# is the place, `value` and `given` the word at fault; `reason` comes in words already where it has any.

## Positions

position-bad-field = Die Stellung lässt sich nicht aufbauen. { $where }, Spalte { $column }, „{ $value }“: { $reason }
position-missing-field = Die Stellung lässt sich nicht aufbauen: „{ $where }“ fehlt. Nur eine Zeile mit ? oder rest= darf es weglassen.
position-unknown-field = Die Stellung ist nicht lesbar: „{ $where }“ gibt es in diesem Spiel nicht.
position-card-missing = Die Stellung lässt sich nicht aufbauen. Fehlende Karten: { $count }, darunter { $where }.
position-card-twice = Die Stellung lässt sich nicht aufbauen. Zweimal darin: { $where }.
position-too-long = Eine Zeile mit { $chars } Zeichen ist zu lang für eine Stellung, ab { $where }.
position-unknown-version = Diese Stellung braucht Version { $given } ({ $where }). Bekannt ist hier Version { $known }.
position-no-deal = Es läuft keine Runde, also gibt es keine Stellung.

## Records

match-daily = Die Tagesrunde wird einmal und ohne Hilfe gespielt.
match-not-kept = Diese Partie ist in diesem Browser nicht gespeichert. Sie wurde hier gelöscht oder in einem anderen Browser gespielt.
record-not-a-record = Das ist kein Protokoll einer Partie: { $where } muss „brisques 1“ sein.
record-unknown-version = Dieses Protokoll braucht Version { $given } ({ $where }). Bekannt ist hier Version { $known }.
record-too-long = Ein Protokoll mit { $chars } Zeichen ist zu lang, ab { $where }.
record-no-variant = Das Protokoll endet bei { $where } und nennt kein Spiel.
record-no-seats = Das Protokoll endet bei { $where } und nennt keine Plätze.
record-no-deal = Das Protokoll endet bei { $where } und enthält keine Runde.
record-bad-line = Das Protokoll ist nicht lesbar bei { $where }. { $reason } { $at }
record-bad-dealer = Diesen Geber gibt es nicht.
record-bad-seat = Ein Platz hat die Form „human NAME“ oder „player LEVEL NAME“.
record-too-many-seats = Es sind mehr Plätze als in diesem Spiel.
record-deal-not-expected = Das Protokoll lässt sich nicht spielen: { $where } beginnt vor dem Ende der Runde darüber oder nach dem Ende der Partie.
record-wrong-dealer = Das Protokoll lässt sich nicht spielen: { $where } gibt ein anderer Platz.
record-wrong-branch = Das Protokoll lässt sich nicht spielen: { $where } wird neu versucht und muss die letzte Runde sein.
deal-bad-order = Die Karten einer Runde müssen das ganze Kartenspiel sein, jede Karte einmal. { $count ->
    [0] Es sind keine da.
   *[other] Angegeben: { $count }.
  }
deal-bad-slips = Die Zahlen vor den Karten einer Runde passen nicht zu diesem Spiel.

## Cards and players

card-bad-code = „{ $where }“ ist nicht der Code einer Karte wie QS1.
card-bad-suit = „{ $where }“ ist nicht der Buchstabe einer Farbe.
player-unknown = Einen Spieler namens „{ $where }“ gibt es nicht.
player-bad-rollouts = „{ $where }“: Nach dem @ steht die Zahl der Probespiele, eine ganze Zahl von 0 bis { $most }.
player-wrong-count = Für jeden Platz muss es einen Spieler geben, nicht „{ $where }“.

## The table

picture-no-cards = Bei „{ $where }“ sind keine gezeichneten Karten: build.py build zeichnet sie.
oembed-bad-home = „{ $where }“ ist keine Adresse im Web: Sie muss mit https:// oder http:// beginnen.
match-no-servants = Dieses Spiel kann nicht mit Herren und Knechten beginnen.
table-no-deal = Es hat noch keine Runde begonnen.
table-deal-not-over = Die Runde ist noch nicht zu Ende.
table-match-over = Die Partie ist zu Ende.
table-record-full = Diese Partie hat so viele Runden, wie in ein Protokoll passen. Beginne eine neue Partie.
table-covered = Die Karten sind verdeckt. Wer dran ist, muss sie aufdecken.
table-not-your-turn = Platz { $seat } darf jetzt nicht hinsehen: Eine andere Person ist dran.
table-no-such-seat = Diesen Platz gibt es nicht; der letzte ist { $last }.
table-nothing-to-undo = Es gibt nichts zurückzunehmen.
table-nothing-to-redo = Es gibt nichts wieder zu spielen.
table-no-such-place = Diese Stelle gibt es in der Runde nicht; die letzte ist { $last }.
table-human-to-move = Eine Person ist dran, auf Platz { $seat }.
table-stale-revision = Der Tisch hat sich seitdem geändert (Stand { $given }, jetzt { $now }). Versuche es noch einmal.
table-wrong-seats = Dieses Spiel braucht so viele Spieler: { $expected }.

## Rule sets

variant-bad-file = Eine Regeldatei ist nicht lesbar: { $where }. { $reason }
variant-house-needs-why = Eine Hausregel nennt keinen Grund: { $where }.
variant-missing-cite = Eine Regel nennt keine Quelle: { $where }.
variant-missing-key = In einer Regeldatei fehlt { $where }.
variant-other-family = „{ $where }“ ist ein Spiel einer anderen Familie ({ $family }).
variant-too-long = „{ $where }“ und die Hausregeln dazu dürfen zusammen höchstens { $most } Zeichen haben.
variant-unknown-family = Diese Spielfamilie gibt es nicht: { $where }.
variant-unknown-source = „{ $where }“ nennt eine unbekannte Quelle: { $source }.

## Computer players

value-none = Für { $where } gibt es keinen gelernten Wert: Probespiele laufen bis zum Ende der Runde.
value-no-fit = Ohne --fit werden keine Gewichte geschrieben; --out { $where } bewirkt nichts.

## Requests

bridge-internal = Die Spiellogik hat einen Fehler gemacht ({ $where }). Bitte sag uns, was du getan hast.
bridge-failed = Die Spiellogik hat nicht geantwortet. Lade die Seite neu und versuche es noch einmal.
bridge-no-table = Es ist kein Tisch aufgebaut.
bridge-unknown-op = Die Spiellogik kennt „{ $where }“ nicht.
bridge-bad-json = Die Anfrage ist nicht lesbar. { $reason } { $where }
bridge-bad-argument = Die Anfrage ist nicht brauchbar. { $where } muss sein: { $expected }.

## Files and work of the shell

file-unreadable = Die Datei { $where } ist nicht lesbar ({ $reason }).
file-unwritable = Die Datei { $where } lässt sich nicht schreiben ({ $reason }).
file-exists = Die Datei { $where } gibt es schon; es wurde nichts geschrieben.
file-no-site = In { $where } ist kein Tisch: Baue ihn zuerst mit „python build.py build“.
file-no-port = Port { $where } lässt sich nicht verwenden: Nenne mit --port einen anderen oder keinen.
file-not-utf-8 = { $where } hat eine andere Zeichenkodierung, wie Zeile { $line } zeigt. Speichere die Datei als UTF-8.
arena-bad-file = { $where } enthält keine Paare eines Wettkampfs.
arena-house-rules = Die Tabelle der Spielstärken enthält keine Spiele mit Hausregeln: { $where }.
arena-no-interval = Es sind zu wenige Paare, oder alle sind gleich, also hat das Ergebnis kein Intervall und wird nicht vermerkt ({ $where }).
arena-other-run = { $where } enthält die Paare eines anderen Wettkampfs.
cluster-unreachable = Bei { $where } antwortet kein Cluster ({ $reason }).
extra-not-installed = Dieser Befehl braucht die Bibliothek „{ $where }“. Im Ordner der Quellen: pip install ".[lab]".
regret-hint-at-table = Wie viele Probespiele ein Tipp am Tisch hat, ist nicht gemessen; --at-table bewirkt mit --level { $where } nichts.
teach-bad-file = { $where } enthält keine Entscheidungen der Suche.
teach-other-run = { $where } enthält die Entscheidungen eines anderen Befehls.
tune-bad-file = { $where } enthält keine Feinabstimmung.
tune-no-weights = In { $where } gibt es nichts fein abzustimmen.
tune-other-family = Die Gewichte in { $where } sind für eine andere Spielfamilie.
tune-other-run = { $where } enthält die Feinabstimmung eines anderen Befehls.
problem-no-partners = Kein Endspiel von { $where } lässt sich beweisen, weil mehr als zwei ohne feste Partner spielen. „problems find --drawn“ findet Aufgaben durch Probespiele.
problem-no-theme = Keine Aufgabe von { $where } kann das Thema „{ $theme }“ haben. Mögliche Themen: { $possible }.
problem-bad-row = Diese Zeile einer Sammlung von Aufgaben ist nicht lesbar: { $where }.{ $field ->
    [none] {""}
   *[other] {" "}„{ $field }“ fehlt oder ist falsch.
  }
weights-bad-header = Die erste Zeile der Gewichtsdatei ist falsch: { $where }.
weights-bad-toml = Die Gewichtsdatei ist nicht lesbar: { $where }. { $reason }
weights-missing = In der Gewichtsdatei fehlt { $where }.
weights-no-number = In der Gewichtsdatei ist { $where } keine Zahl.
weights-unknown = In der Gewichtsdatei ist { $where } kein Gewicht dieses Spiels.

## Lessons that are played

lesson-not-open = Es ist keine Lektion offen ({ $where }).
lesson-not-begun = Es hat kein Schritt begonnen ({ $where }).
lesson-no-such-step = Diesen Schritt gibt es nicht ({ $where }). Schritte der Lektion: { $steps }.
lesson-no-hint = Diesen Tipp gibt es nicht ({ $where }). Tipps des Schritts: { $hints }.
lesson-no-question = Dieser Schritt fragt nichts ({ $where }).
lesson-no-table = In diesem Schritt gibt es nichts zu spielen ({ $where }).
lesson-no-next-deal = Eine Lektion hat keine nächste Runde ({ $where }).
lesson-no-claim = In einer Lektion lässt sich die Runde nicht vorzeitig beenden ({ $where }).
lesson-no-problems = Solche Endspiele wurden nicht gefunden ({ $where }).
lesson-step-over = Der Schritt ist vorbei. Beginne ihn neu ({ $where }).

## Lessons that are proved

lesson-true-from-start = Das Ziel ist erreicht, bevor der Spieler etwas tut.
lesson-lost-from-start = Das Ziel ist nicht erreichbar.
lesson-then-after-end = Die Runde endet vor diesem Schritt.
lesson-no-turn = Dieser Platz ist nie dran.
lesson-illegal-right = Das kann hier nicht gespielt werden: { $given }. Möglich wäre: { $legal }
lesson-illegal-reply = Diese Antwort kann hier nicht gespielt werden: { $given }. Möglich wäre: { $legal }
lesson-right-misses = Die Lösung erreicht das Ziel nicht: { $given }
lesson-right-too-long = Die Lösung geht weiter, wenn das Ziel schon erreicht ist: { $given }
lesson-wrong-impossible = Der Platz hat diese Karte nicht: { $given }
lesson-illegal-wrong = Dieser falsche Versuch kann hier nicht gespielt werden: { $given }. Möglich wäre: { $legal }
lesson-impossible-count = So viel kann der Rest der Runde nicht bringen: höchstens { $most }, nicht { $given }
lesson-best-hidden = Das ist nicht in jeder Verteilung der verdeckten Karten das Beste: { $given }
lesson-best-not-clear = Das ist nicht deutlich das Beste: { $given } liegt { $lead } Punkte zurück, auf { $error } genau
lesson-best-is-other = Etwas anderes ist besser: { $given } liegt { $lead } Punkte vorn, auf { $error } genau
lesson-wrong-never = Kein Versuch passt dazu: { $given }
lesson-wrong-reaches-goal = Dieser Versuch erreicht das Ziel: { $given }
lesson-best-not-alone = Eine andere Aktion ist ebenso gut, mit { $worth }, und keine Lösung beginnt damit: { $given }
lesson-best-too-far = Das ist zu weit vom Ende entfernt, um gelöst zu werden.

## What is wrong with a field of a position

edit-reason-wrong-size = die falsche Zahl von Karten für diesen Moment der Runde.
edit-reason-other-size = die falsche Zahl von Karten. In diesem Moment der Runde sind es: { $size }.
edit-reason-not-a-card = Das ist keine Karte.
edit-reason-number-alone = Das ist keine Karte. Vor die Zahl von Karten, die nicht genannt sind, gehört ein ?.
edit-reason-not-in-pack = Diese Karte gibt es in diesem Spiel nicht.
edit-reason-one-for-each-seat = eins für jeden Platz.
edit-reason-one-for-each-side = eins für jede Seite.
edit-reason-not-a-number = Hier muss eine Zahl stehen, die hier möglich ist.
edit-reason-not-a-count = Nach ? und * steht nur die Zahl der Karten, die nicht genannt sind.
edit-reason-not-a-suit = Hier muss eine Farbe stehen.
edit-reason-one-card = nur eine Karte.
edit-reason-missing = Solange der Talon liegt, muss eine Karte aufgeschlagen sein.
edit-reason-not-a-trump = Die aufgeschlagene Karte muss Trumpf sein.
edit-reason-deal-over = Niemand hat noch eine Karte, also ist die Runde zu Ende.
edit-reason-empty-hand = Diese Hand ist leer, eine andere nicht. Schreib ? für Karten, die nicht genannt sind.
edit-reason-card-not-won = Dieser Platz hat nicht alle diese Karten gewonnen.
edit-reason-card-spent = Eine dieser Karten ist schon gemeldet.
edit-reason-not-a-brisque = Das müssen Asse und Zehnen sein, jede Karte nur einmal geschrieben.
edit-reason-not-won-yet = Dieser Stich ist noch nicht gewonnen.
edit-reason-not-a-meld = Etwas hier ist keine Meldung.
edit-reason-not-a-seven = Hier muss eine Trumpf-Sieben stehen.
edit-reason-no-trick = Die Karten des eben gewonnenen Stichs werden gebraucht.
edit-reason-nothing-to-declare = Es gibt nichts zu melden.
edit-reason-not-to-move = Ein anderer Platz ist dran.
edit-reason-not-a-phase = Diese Phase gibt es nicht.
edit-reason-fewer-than-before = Jetzt sind es weniger Punkte als vor dieser Runde.
edit-reason-deal-ended = Mit so vielen Punkten hat eine Seite die Runde beendet.
edit-reason-not-a-status = Schreib Herren, Seite, Hüte, Knecht, Trumpf, Alter, mit Punkten dazwischen.
edit-reason-not-a-party = Diese Plätze sind keine Seite.
edit-reason-not-of-this-game = Das gibt es in diesem Spiel nicht.
edit-reason-must-be-carried = Ein Strich geht hier nicht: In diesem Spiel geht das von Runde zu Runde weiter.
edit-reason-servant-is-master = Der Knecht ist einer der Herren.
edit-reason-no-old-man = Zu dieser Seite gehören der Alte und höchstens ein Partner.
edit-reason-not-now = Das gehört nicht in diesen Moment der Runde.
edit-reason-not-the-trump = Nach der aufgeschlagenen oder gerufenen Karte ist eine andere Farbe Trumpf.
edit-reason-not-the-winner = Einen dieser Stiche hat ein anderer Platz gewonnen.
edit-reason-not-the-old-man = Der Alte wurde einem anderen Platz gegeben.
edit-reason-not-the-party = Die Seite sind der Alte und der Platz, dem die gerufene Karte gegeben wurde.
edit-reason-not-shown-yet = Die gerufene Karte ist nicht gespielt, also ist der Partner noch nicht bekannt.
edit-reason-not-the-called-card = Hier wird keine Karte gerufen, oder eine andere.
edit-reason-not-callable = Diese Karte darf nicht gerufen werden.
edit-reason-own-card = Diese Karte hat der Alte selbst.
edit-reason-dealt-again = Ein Platz hat beide höchsten Ober, also wird neu gegeben.
edit-reason-deal-goes-on = Die Runde ist noch nicht zu Ende.
edit-reason-no-servant-to-choose = Jetzt ist kein Knecht zu wählen.
edit-reason-not-a-partner = Nur der Partner des Gewinners kann an dessen Stelle melden.
edit-reason-cards-dealt = In diesem Moment ist noch keine Karte gegeben.
edit-reason-twice-or-no-value = zweimal geschrieben oder ohne Wert.
edit-reason-too-many-cards = Das Kartenspiel hat weniger Karten.
edit-reason-no-card-to-turn = Von dieser Farbe ist keine Karte mehr zum Aufschlagen da.
edit-reason-not-a-rest = Hier steht „random“ oder „seed:“ und ein Wort.
edit-reason-no-copy-left = Alle Exemplare dieser Karte sind schon in der Stellung.

## Places in a text, inside the sentences above as $where

place-line = Zeile { $number }
place-line-column = Zeile { $number }, Spalte { $at }
place-deal = Runde { $number }
place-deal-action = Runde { $number }, Zug { $at }
