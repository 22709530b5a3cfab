# A person's record in German: the matches played, statistics, texts, the deals of the day.

record-views = Was angezeigt wird
record-matches = Partien
record-statistics = Statistik
record-daily = Tagesrunden
record-branch = neu versucht
record-position = ab einer Stellung
record-search = Suche
record-game = Spiel
record-level = Stufe
record-result = Ergebnis
record-any = alle
record-count = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
  }
record-none = Hier ist noch keine Partie gespeichert. Jede Partie, die du spielst, bleibt auf diesem Gerät.
record-none-found = Keine Partie passt dazu. Ändere die Suche oder die Auswahl oben.
record-result-won = Gewonnen
record-result-lost = Verloren
record-result-drawn = Remis
record-result-drawn-filko = Gleichstand
record-result-undecided = Kein Sieger
record-result-open = Nicht beendet
record-unknown = Eine Partie einer älteren Version
record-title = { $variant } mit { $name }
record-score = { $me } zu { $them }
record-deals = { $deals ->
    [0] erste Runde
    [one] eine Runde
   *[other] { $deals } Runden
  }
record-games-won = { $won } von { $games } gewonnen
record-assisted = mit Hilfe
record-deal = Runde
record-mine = Du
record-theirs = Bester der anderen
record-points = Punkte jeder Runde
record-review = Rückblick
record-text = Als Text
record-delete = Löschen
record-save = Alles als Datei sichern
record-read = Datei einlesen
record-saved-note = In der Datei sind deine Partien mit allen Karten, deine Statistik, dein Fortschritt in Lektionen und Aufgaben, deine Einstellungen und Hausregeln.
record-saved = Dein Archiv ist als Datei gesichert.
record-added = { $added ->
    [0] Keine Partie kam dazu
    [one] Eine Partie kam dazu
   *[other] { $added } Partien kamen dazu
  }{ $known ->
    [0] .
    [one] ; eine war schon da.
   *[other] ; { $known } waren schon da.
  }
record-merged = Dein Fortschritt in Lektionen und Aufgaben und deine Hausregeln wurden mit denen der Datei zusammengeführt. { $settings ->
    [taken] Die Einstellungen sind jetzt die der Datei.
   *[kept] Deine Einstellungen blieben, wie sie waren.
  }
record-rules-left = { $left ->
    [one] Ein Satz Hausregeln aus der Datei fand keinen Platz
   *[other] { $left } Sätze Hausregeln aus der Datei fanden keinen Platz
  }: Höchstens { $most } werden hier gespeichert. Vergiss einige in der Liste der Spiele und lies die Datei noch einmal ein.
record-reading = Partie { $done } von { $of } wird geprüft …
record-refused = Es wurde nichts eingelesen. { $reason }
record-watched = zugesehen
record-shared = mehrere Personen
record-refused-match = Partie { $number } der Datei stimmt nicht: { $reason }
record-file-not-ours = Das ist kein Archiv, das Brisques gesichert hat.
record-file-newer = Eine neuere Version von Brisques hat diese Datei gesichert. Lade die Seite neu, um sie zu bekommen, und versuche es noch einmal.
record-file-broken = Die Datei ist beschädigt, oder ein Teil fehlt.
record-file-too-large = Die Datei ist zu groß.
record-unkept = Dieser Browser speichert nichts für diese Seite, also kann nichts dazukommen.
record-rest-unkept = Dieser Browser konnte nicht alles speichern, was außer den Partien in der Datei ist.

## Texts

text-title = Die Partie als Text
text-line = Jede Runde mit allen Karten und Zügen. Brisques kann das wieder lesen.
text-record = Protokoll der Partie
text-copy = Kopieren
text-copied = Kopiert.
text-not-copied = Dieser Browser erlaubt das Kopieren nicht. Markiere den Text und kopiere ihn selbst.
link-newer = Dieser Link stammt von einer neueren Version von Brisques. Lade die Seite neu, um sie zu bekommen, und versuche es noch einmal.
link-too-long = Diese Partie ist zu lang für einen Link. Sichere sie stattdessen als Text.
text-save = Als Datei sichern

link-title = Link zu diesem Moment
link-line = Der Link enthält die Regeln, alle Karten und alle Züge. Er öffnet sich hier oder in jeder anderen Kopie dieser Seite; gesendet wird nichts.
link-label = Link
link-copy = Link zu diesem Moment
report-play = Zug beanstanden
report-title = Zug beanstanden
report-line = Kopiere diesen Text in ein Issue, und schreib hinter den ersten Doppelpunkt, was falsch ist. Er enthält die ganze Partie mit allen Karten.
report-label = Bericht
report-what = Was falsch ist
report-where = Moment
report-moment = Runde { $deal }, { $place ->
    [one] { $place } Zug gespielt
   *[other] { $place } Züge gespielt
  }
report-last-moment = Runde { $deal }, nach dem letzten Zug
report-link = Link
report-version = Version
report-browser = Browser
report-box = Fenster
report-settings = Einstellungen

## Deals of the day by date

calendar-before = Monat davor
calendar-after = Monat danach
calendar-open = nicht beendet
calendar-none = Hier stehen die Tagesrunden, die du spielst, nach Datum.

## Statistics

statistics-none = Spiel eine Runde zu Ende, dann stehen hier ihre Zahlen.
statistics-title = { $variant }, { $level }
statistics-level-mixed = mehrere Stufen
statistics-level-people = Personen
statistics-deals = Runden
statistics-games = Spiele
statistics-won = Gewonnen
statistics-lost = Verloren
statistics-drawn = Remis
statistics-drawn-filko = Nicht entschieden
statistics-share = { $won } ({ $percent } %)
statistics-streak = Siege in Folge
statistics-streak-now = jetzt { $now }, längste { $longest }
statistics-average = Punkte pro Runde im Schnitt
statistics-assisted = Spiele mit Hilfe
statistics-points = Deine Punkte in den letzten { $count } Runden und ihr Schnitt
statistics-since = Gezählt werden Partien, die seit { $when } begonnen haben.
statistics-reset = Neu bei null anfangen
statistics-all = Wieder alles zählen
statistics-were-reset = Die Statistik fängt neu bei null an. Keine Partie wird gelöscht.
statistics-count-all = Alle Partien zählen wieder.
statistics-note = Ein Spiel mit Hilfe (ein Tipp oder ein zurückgenommener Zug) wird getrennt gezählt; es macht keine Siegesserie und beendet auch keine. Nicht gezählt wird ein Spiel, das nicht beendet ist, und was du aus einem Rückblick neu versucht hast.
