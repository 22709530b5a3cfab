# Start page and panels in German. In causes and sums, what stands after a comma is left out where
# there is little room.

## Start page

tagline = Zwei alte Kartenspielfamilien: Fildinski mit Bézique, Filicău mit Filkó.
start-lead = Spiel aus: Tippe eine Karte an.
start-wait = Die erste Runde wird gegeben
start-no-hand = Es konnte nicht gegeben werden. Lade die Seite neu und versuche es noch einmal.
games-missing = Die Liste der Spiele konnte nicht geladen werden. Prüfe die Verbindung und lade die Seite neu.
are-trumps = ist Trumpf
fildinski-pack = zu zweit, französische Karten
fildinski-line = Hol dir Asse und Zehnen, und bilde aus deinen gewonnenen Karten Mariagen, Sequenzen und Béziques.
filicau-pack = zu viert, deutsche Karten
filicau-line = Zwei gegen zwei um acht Asse und Zehnen. Die vier Ober sind immer Trumpf, egal welche Farbe gilt.
games = Alle Spiele
games-note = such dir eins aus
new-match-note = Plätze, Stufen, Regeln
help-note = so wird gespielt
your-match = Deine Partie
your-matches = Deine Partien
your-matches-more = { $count ->
    [one] Noch eine Partie
   *[other] Noch { $count } Partien
  }
match-opening = Wird geöffnet …
match-put-away-button = Weglegen
match-put-away = Die Partie ist weggelegt. Du findest sie in deinem Archiv.
match-deleted = Die Partie ist gelöscht.
match-unchanged = Die Partie bleibt, wie sie war: Dieser Browser konnte die Änderung nicht speichern.
record = Dein Archiv
record-note = Partien, Statistik
daily = Tagesrunde
when-today = heute, { $time }
when-yesterday = gestern, { $time }
when-date = { $date }, { $time }
your-match-line = { $variant } mit { $name }, Runde { $deal }
your-match-score = *{ $me }* zu *{ $them }*
your-match-saved = Auf diesem Gerät ist eine Partie gespeichert
go-on = Weiter
contents = Inhalt
learn = Lernen
learn-note = Stellungen selbst spielen
new-match = Neue Partie
rules = Regeln, mit ihren Quellen
rules-short = Regeln und Quellen
rules-note = alle belegt
settings = Einstellungen
settings-note = Aussehen, Tempo
other-hand = Andere Karten
private-note = Nichts verlässt dieses Gerät.

stage-downloading = Das Spiel wird heruntergeladen …
stage-starting = Das Spiel wird gestartet …
stage-loading = Die Regeln werden geladen …
stage-ready = Bereit.
stage-failed = Das Spiel konnte nicht gestartet werden.
stage-failed-help = Lade die Seite neu und versuche es noch einmal. Deine Partie ist auf diesem Gerät sicher.
engine-failed = Der Tisch konnte hier nicht gestartet werden. Lade die Seite neu und versuche es noch einmal.
loading = Wird geladen …
reload = Neu laden
queued = { $card } wird gespielt, sobald das Spiel bereit ist.
recovered = Die Spiellogik war ausgefallen und läuft wieder. Nichts ist verloren.
unkept = Dieser Browser speichert nichts für diese Seite, wie in einem privaten Fenster: Deine Partie geht verloren, wenn du die Seite schließt oder neu lädst.
single-broken = Diese Datei lässt sich nicht spielen. Entweder ist sie unvollständig oder beschädigt, dann brauchst du eine neue Kopie; oder dieser Browser ist zu alt für sie.
trouble = Etwas ist schiefgegangen: { $code }
page-part-missing = Dieser Teil der Seite konnte nicht geladen werden. Du kannst weiterspielen. Lade die Seite neu, sobald du online bist.
elsewhere = Du spielst diese Partie in einem anderen Tab.
elsewhere-status = Du spielst sie in einem anderen Tab. Dieser Tab zeigt sie.
play-here = Hier spielen
aside-title = Eine beiseitegelegte Partie
aside-why = { $why ->
    [newer] Eine neuere Version von Brisques hat sie gespeichert, und diese Version kann sie nicht öffnen. Lade die Seite neu, um die neuere zu bekommen, und versuche es noch einmal.
    [silent] Die Spiellogik ist beim Öffnen dieser Partie zweimal ausgefallen. Von der Partie ist nichts verloren.
   *[unreadable] Sie war nicht lesbar ({ $code }). Sie wird aufbewahrt, wie sie ist.
  }
aside-export = Als Datei sichern
aside-retry = Noch einmal
aside-delete = Löschen
leave-match-title = Neue Partie anfangen?
leave-match-unkept = Dieser Browser speichert nichts für diese Seite: Eine neue Partie beendet die auf dem Tisch.
begin-new = Neue Partie anfangen
keep-match = Partie behalten
reload-title = Seite neu laden?
reload-unkept = Dieser Browser speichert nichts für diese Seite: Neu laden beendet die Partie auf dem Tisch.

## The games

group-won = Fildinski
group-hand = Bézique
group-many = Viele Karten
group-more = Zu dritt und zu viert
variant-house = { $name }, Hausregeln
variant-fildinski = Fildinski
variant-fildinski-penguin = Fildinski, Penguin
variant-fildinski-catsatcards = Fildinski, Cats at Cards
variant-open-bezique = Offenes Bézique
variant-bezique = Bézique
variant-bezique-penguin = Bézique, Penguin
variant-bezique-1500 = Bézique auf 1500
variant-bezique-no-trump = Bézique ohne Aufschlagen
variant-bezique-pinochle = Bézique, Pinochle-Art
variant-foster-polish = Polnisches Bézique, Foster
variant-rubicon = Rubicon-Bézique
variant-six-pack = Sechser-Bézique
variant-six-pack-pokerwiner = Sechser-Bézique, Pokerwiner
variant-eight-pack = Achter-Bézique
variant-three-hand = Bézique zu dritt
variant-four-hand = Bézique zu viert
variant-four-hand-partners = Zu viert, mit Partnern

companion-1 = Halina
companion-2 = Bruno
companion-3 = Teresa

## End of a deal and of a match

deal-number = Runde { $deal }
you-lead-by = Du führst mit { $points }
they-lead-by = { $name } { $count ->
    [one] führt
   *[other] führen
  } mit { $points }
level-score = Gleichstand
better-deal-you = Die beste Runde hattest du. Vorsprung: { $points }.
better-deal-they = Die beste Runde ging an { $name }. Vorsprung: { $points }.
better-deal-none = In dieser Runde lag niemand vorn.
points-by-cause = Woher die Punkte kommen
times = ×{ $count }
carried = { $deals ->
    [one] Übertrag aus Runde 1
    [2] Übertrag aus Runde 1 und 2
   *[other] Übertrag aus Runde 1 bis { $deals }
  }
total = Summe
total-at = Summe, Ziel { $target }
next-deal = Nächste Runde
rematch = Revanche
next-game = Nächstes Spiel
deal-sheet = Rundenblatt
sheet-assisted = Mit Hilfe gespielt: Das zählt in deiner Statistik getrennt.
branch-line = Runde { $deal }, weitergespielt { $place ->
    [0] von Anfang an
    [one] nach einem Zug
   *[other] nach { $place } Zügen
  }
branch-back = Zurück zur Partie
branch-note = Du kennst die Karten hier vielleicht schon, darum zählt es nicht. Es bleibt bei der Partie gespeichert.
daily-kept = Dieses Ergebnis gilt für heute. Morgen gibt es eine neue Runde.
daily-kept-earlier = Dieses Ergebnis steht fest. Heute gibt es eine neue Runde.
next-dealer-you = Du gibst als Nächstes.
next-dealer-they = { $name } gibt als Nächstes.
match-over = Ende der Partie
match-won = Du gewinnst { $unit ->
    [deal] das Spiel
   *[match] die Partie
  }
match-lost = { $name } { $count ->
    [one] gewinnt
   *[other] gewinnen
  } { $unit ->
    [deal] das Spiel
   *[match] die Partie
  }
match-drawn = { $unit ->
    [deal] Das Spiel
   *[match] Die Partie
  } endet unentschieden
match-line = { $winner } zu { $loser } nach { $deals ->
    [one] einer Runde
   *[other] { $deals } Runden
  }.
match-pays = Der Verlierer zahlt { $points } Punkte.
match-stake = Es zählt { $stake }-fach.
match-double = Es zählt doppelt.
to-start = Zur Startseite
cause-sequence = Sequenz, in Trumpf
cause-marriage = Mariagen, in Nebenfarben
cause-plain-sequence = Einfache Sequenzen
cause-packet-lift = Packen, genau abgehoben
cause-packet-guess = Packen, richtig geschätzt
cause-match-bonus = Prämie, für den Sieg
cause-match-rubicon-bonus = Prämie, für den Rubikon
cause-match-rubicon = Punkte des Verlierers, durch den Rubikon
cause-match-rubicon-brisques = Brisquen, durch den Rubikon
cause-seven-points = Trumpf-Sieben
cause-brisque-points = Brisquen, Asse und Zehnen
position-points = Vor dieser Stellung

## Small words, and lines of the menu

done = Fertig
yes = ja
no = nein
zoom = Hand vergrößern
zoom-end = Hand in normaler Größe
sort = Hand neu sortieren
sound-on = Ton einschalten
sound-off = Ton ausschalten
news = Neuigkeiten
print = Drucken
score-save = Als CSV sichern
score-file = brisques-punkte.csv
csv-deal = Runde
csv-trick = Stich
csv-player = Spieler
csv-cause = Wofür
csv-cards = Karten
csv-points = Punkte
csv-earlier = ganze Runde
fullscreen = Vollbild

## Several persons at one device, and the computer alone

person-number = Person { $number }
curtain-turn = { $name } ist dran
curtain-wait = Die anderen spielen …
curtain-note = Gib das Gerät an { $name } weiter. Bis dahin bleiben die Karten verdeckt.
curtain-look = { $name }: Karten zeigen
take-seats = Plätze
watch = Der Computer spielt auf allen Plätzen
watch-pause = Pause
watch-go = Weiter
watch-step = Ein Zug
watch-speed = Tempo
watch-speed-slow = langsam
watch-speed-normal = normal
watch-speed-fast = schnell
watch-speed-none = ohne Bewegung

## Links to rules, and what may be wrong with them

link-trouble = Der Link zu diesen Regeln funktioniert nicht: { $reason }
link-damaged = Dieser Link ist beschädigt: Ein Teil fehlt oder wurde geändert.
link-bad = Er ist beschädigt oder ändert zu viele Regeln.
link-without-engine = Die Spiellogik läuft nicht, darum ist er nicht lesbar.
variant-unknown = Ein Spiel namens „{ $where }“ gibt es nicht.
variant-unknown-key = Eine Regel namens „{ $where }“ gibt es nicht.
variant-bad-value = „{ $where }“ kann diesen Wert nicht haben.
variant-key-twice = „{ $where }“ ist zweimal angegeben.
variant-conflict = Diese Regeln passen nicht zusammen. { $reason }

## The way to the position editor and from it

edit = Stellung aufbauen
share = Link zur Partie
report = Zug beanstanden
edit-note = Karte für Karte
edit-leave = Verlassen
edit-fresh = Frisch gegeben:
