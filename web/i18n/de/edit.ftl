# The editing table, on which a position is made, in German.

edit-paper = Die Stellung
edit-right = Diese Stellung lässt sich spielen.
edit-hands = { $me ->
    [yes] Deine Hand
   *[other] Hand von { $name }
  }
edit-won = { $me ->
    [yes] Von dir gewonnen
   *[other] Gewonnen von { $name }
  }
edit-tricks = Stich { $number }, gespielt
edit-trick = Stich
edit-stock = Talon, nächste Karte zuerst
edit-up = Aufgeschlagen
edit-aside = Beiseite
edit-cards = { $count } Karten
edit-put = Wohin damit: { $what }?
edit-choose-none = So lassen
edit-moved = { $what }, jetzt hier: { $to }
edit-no-trump = noch keiner
edit-marks = Gemeldet, gezeigt oder gezählt
edit-marks-about = Die Runde bisher. Vergiss sie, wenn sie nicht mehr zu den Karten passt.
edit-marks-forget = Alles vergessen
edit-line = Die Stellung als Zeile. Du kannst sie ändern oder eine andere einfügen.
edit-open = Bild öffnen
edit-play = Ab hier spielen
edit-copy-line = Zeile kopieren
edit-copy-short = Kurzform kopieren
edit-copy-html = HTML kopieren
edit-copy-markdown = Markdown-Block kopieren
edit-copy-link = Link kopieren
edit-copy-svg = SVG kopieren
edit-save-svg = SVG sichern
edit-save-png = PNG sichern
edit-copied = Fertig: { $what }
edit-not-copied = Der Browser erlaubt das Kopieren nicht. Kopiere die Zeile von Hand.
edit-no-line = Das ist keine Stellung.
edit-picture = Eine Stellung am Kartentisch
edit-nothing = nichts
edit-words-hand = Auf der Hand: { $cards }.
edit-words-trick = Im Stich: { $cards }.
edit-words-trump = Trumpf: { $suit }.
edit-words-stock = Im Talon: { $count }.

## Fields

edit-field-trump = Trumpf
edit-field-dealer = Geber
edit-field-leader = Spielt aus
edit-field-turn = Ist dran
edit-field-winner = Gewinner, der meldet
edit-field-declarer = Wer meldet
edit-field-points = Punkte jetzt
edit-field-base = Punkte vor dieser Runde
edit-field-phase = Phase der Runde
edit-field-melds = Gemachte Meldungen
edit-field-brisques = Schon gezählte Brisquen
edit-field-sevens = Schon gezählte Siebenen
edit-field-shown = Bisher gezeigt
edit-field-laid = Ausgelegte Karten
edit-field-fresh = Karten des eben gewonnenen Stichs
edit-field-slots = Meldungen zu diesem Stich
edit-field-exposed = Karten, die alle gesehen haben
edit-field-called = Gerufene Karte
edit-field-oldman = Wer ruft
edit-field-party = Plätze, die zusammenspielen
edit-field-status = Was frühere Runden hinterlassen haben
edit-field-order = Kartenstapel vor dem Abheben
edit-field-aims = Gesagte Ziele
edit-field-signals = Erbetene Farben
edit-field-said = Zu diesem Stich gesagt
edit-field-swap = Sieben, die getauscht werden darf
edit-field-carte = Carte blanche, die weitergeht
edit-field-bar = Farbe, die nicht Trumpf werden darf
edit-field-target = Ziel in Punkten
edit-field-slips = Wie weit Hand und Auge irren
edit-field-lifted = Abgehobener Packen
edit-field-hands = Hände
edit-field-won = Gewonnene Karten
edit-field-trick = Stich
edit-field-tricks = Gespielte Stiche
edit-field-stock = Talon
edit-field-up = Aufgeschlagene Karte

## What is wrong

edit-at = { $place }: { $reason }
edit-at-word = { $place }, „{ $word }“: { $reason }
edit-missing = { $place }: Das fehlt.
edit-card-missing = { $count ->
    [one] Eine Karte fehlt in der Stellung: Leg sie in eine Hand, auf einen Stapel oder in den Talon.
   *[other] { $count } Karten fehlen in der Stellung: Leg sie in eine Hand, auf einen Stapel oder in den Talon.
  }
edit-card-twice = Diese Karte ist zweimal da: { $card }
